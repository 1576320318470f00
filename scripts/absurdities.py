#!/usr/bin/env python3
"""absurdities.py [GAME…]: how often bots do what makes a person wonder, by the definitions in docs/bots.md.

Bots of one level play each other; every step of the recorded games is looked at. Prints, for each game and level, how often each
absurdity occurred in 100 games of one seat. FONDACO names another binary.

  --players N    at each table (default 3)
  --games N      of each level (default 20)
  --levels LIST  which (default 1,2,3)
  --seed N       of the first game (default 0)
  --most FILE    fail where a number is above the one in this file (lines: game level absurdity number)
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONDACO = os.environ.get("FONDACO", str(ROOT / "build/release/fondaco"))


def calimala(steps):
    """White discs of whose four actions two or more were declined; goods and cloth that were there for the taking, left."""
    white = None  # who placed one, and how many actions were declined
    for step in steps:
        word, *rest = step["notation"].split()
        if word == "decline" and rest[0] in ("wood", "brick", "marble", "weave") and rest[0] in step["legal"]:
            yield "good left"
        for event in step["events"]:
            if event["type"] == "placed" and event["disc"] == "white":
                white = [event["seat"], 0]
            elif event["type"] == "declined" and white and event["seat"] == white[0]:
                white[1] += 1
            elif event["type"] == "finished" and white:
                if event["seat"] == white[0] and white[1] > 1:
                    yield "white disc wasted"
                white = None


def millefiori(steps):
    """An extra card that was not taken."""
    for step in steps:
        for event in step["events"]:
            if event["type"] == "declined":
                yield "extra card left"


def tuscany(steps):
    """A tile given up right after it was taken; a castle's tile not placed; marble left at the end."""
    taken = {}
    for step in steps:
        for event in step["events"]:
            if event["type"] == "took":
                taken[event["seat"]] = event["tile"]
            elif event["type"] == "gave_up" and taken.get(event["seat"]) == event["item"]:
                yield "taken and given up"
            elif event["type"] == "declined":
                yield "castle left"
            elif event["type"] == "turn_over":
                taken.pop(event["seat"], None)


TRACK = {2: 12, 3: 12, 4: 10}  # its length, by players


def serenissima(steps):
    """Rowing in a circle within a turn, to and fro over two turns, with nothing done; attacks at long odds while there is much to lose."""
    zones = {}       # of galleys, as they stand
    came_from = {}   # galleys that did nothing but row in their last turn: where from
    row = None       # of the galley that is active: [number, zones, whether anything else was done]
    attack = False
    left = 99        # on the track, before the end
    for step in steps:
        for event in step["events"]:
            kind = event["type"]
            if kind in ("launched", "bought"):
                zones[event["galley"]] = event.get("zone", event.get("port"))
            if kind == "activated":
                row = [event["galley"], [zones.get(event["galley"])], False]
            elif kind == "moved":
                zones[event["galley"]] = event["zone"]
                if row:
                    row[1].append(event["zone"])
            elif kind == "turn_over":
                if row:
                    galley, path, done = row
                    if len(path) > 1 and not done:
                        if path[0] == path[-1]:
                            yield "rowed in a circle"
                        elif came_from.get(galley) == path[-1]:
                            yield "rowed to and fro"
                    came_from.pop(galley, None)
                    if len(path) > 1 and not done:
                        came_from[galley] = path[0]
                row = None
            elif row and kind in ("loaded", "sold", "landed", "attacked", "good", "sailor", "built", "blockade"):
                row[2] = True
            if kind == "advanced":
                left = TRACK[len(step["state"]["players"])] - event["track"]
            if kind == "attacked":
                attack = True
            elif kind == "rolled" and attack:
                attack = False
                if event["dice"] + 2 <= event["against_dice"] and left > 2:
                    yield "attack at long odds"


COUNTS = {"calimala": calimala, "millefiori": millefiori, "tuscany": tuscany, "serenissima": serenissima}
NAMES = {"calimala": ["white disc wasted", "good left"], "millefiori": ["extra card left"],
         "tuscany": ["taken and given up", "castle left"],
         "serenissima": ["rowed in a circle", "rowed to and fro", "attack at long odds"]}


def run(*words):
    return subprocess.run([FONDACO, *words], check=True, capture_output=True, text=True).stdout


def counted(game, level, arguments):
    """How often each absurdity occurred, and over how many seats and games."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder) / "games.fgn")
        bots = ",".join([f"level{level}"] * arguments.players)
        run("arena", game, "--players", str(arguments.players), "--bots", bots, "--games", str(arguments.games),
            "--seed", str(arguments.seed), "--threads", "2", "--out", path)
        counts, games, steps = collections.Counter(), 0, []
        for line in run("replay", path, "--trace").splitlines():
            row = json.loads(line)
            if "seq" in row:
                steps.append(row)
            elif "end" in row:
                counts.update(COUNTS[game](steps))
                games, steps = games + 1, []
        return counts, games * arguments.players


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", metavar="GAME", nargs="*", default=[])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", default="1,2,3")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most")
    arguments = parser.parse_args()
    for game in arguments.chosen:
        if game not in COUNTS:
            sys.exit(f"absurdities.py: there is no game '{game}'; there is: {', '.join(COUNTS)}")
    most = {}
    if arguments.most:
        for line in pathlib.Path(arguments.most).read_text().splitlines():
            if line and not line.startswith("#"):
                game, level, *name, number = line.split()
                most[game, level, " ".join(name)] = float(number)
    levels = arguments.levels.split(",")
    print(f"| game | absurdity, in 100 games of a seat | {' | '.join('level ' + level for level in levels)} |")
    print("|---|---|" + "---|" * len(levels))
    worse = []
    for game in arguments.chosen or COUNTS:
        found = {level: counted(game, level, arguments) for level in levels}
        for name in NAMES[game]:
            rates = {level: 100 * counts[name] / seats for level, (counts, seats) in found.items()}
            print(f"| {game} | {name} | {' | '.join(f'{rates[level]:.0f}' for level in levels)} |", flush=True)
            worse += [f"{game}, level {level}: {name} {rates[level]:.0f} times in 100 games, at most {most[game, level, name]:.0f}"
                      for level in levels if (game, level, name) in most and rates[level] > most[game, level, name]]
    for line in worse:
        print(line, file=sys.stderr)
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    main()
