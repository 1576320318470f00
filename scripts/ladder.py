#!/usr/bin/env python3
"""ladder.py [GAME…]: plays the matches of docs/strength.md that have no result yet and prints the table.

Each result is a file docs/ladder/GAME-PLAYERS-FIRST-SECOND.json as `fondaco arena --json` prints it; whoever changes a bot removes
those that it concerns. A few hours on two cores. Interrupted, it goes on where it was.

  --table       print the table of what is there, play nothing
  --only TEXT   only matches whose name contains TEXT
  --games N     so many games in each match instead (for a trial run)
  --folder DIR  where the results go
  --threads N   how many games at the same time (default 2)
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONDACO = os.environ.get("FONDACO", str(ROOT / "build/release/fondaco"))
GAMES = ["calimala", "millefiori", "tuscany", "serenissima"]
NAMES = {"calimala": "Calimala", "millefiori": "Mille Fiori", "tuscany": "The Castles of Tuscany", "serenissima": "Serenissima"}
# Players, the bot, those around it, games, the share of wins per seat that it must reach.
MATCHES = [
    (2, "level2", "level1", 200, 0.65),
    (2, "level3", "level2", 200, 0.65),
    (2, "level4", "level3", 200, 0.65),
    (2, "level4", "greedy", 200, 0.75),
    (2, "level4", "random", 200, 0.98),
    (3, "level3", "level2", 150, 1 / 3),
    (4, "level3", "level2", 480, 1 / 4),
    (2, "level5", "level4", 60, 0.65),
]
SEED = 1


def command(game, players, first, second, games):
    return ["arena", game, "--players", str(players), "--bots", f"{first},{second}", "--games", str(games), "--seed", str(SEED)]


def row(game, match, path):
    players, first, second, games, least = match
    words = " ".join(["fondaco"] + command(game, players, first, second, games))
    if not path.exists():
        return f"| {NAMES[game]} | {players} | {first} – {second} | | | | | `{words}` |"
    result = json.loads(path.read_text())
    bot = result["bots"][0]
    share, elo = bot["share"], bot["elo"]
    number = lambda value: "∞" if value is None else f"{value:+.0f}"
    held = share["value"] >= least - 1e-9 and share["low"] > 1 / players
    return (f"| {NAMES[game]} | {players} | {first} – {second} | {result['games']} "
            f"| **{100 * share['value']:.1f} %** ({100 * share['low']:.1f}–{100 * share['high']:.1f}) "
            f"| {number(elo['value'])} ({number(elo['low'])} to {number(elo['high'])}) "
            f"| {'yes' if held else 'no'}, {100 * least:.0f} % | `{words}` |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_chosen", metavar="GAME", nargs="*", default=[])
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--games", type=int)
    parser.add_argument("--folder", type=pathlib.Path, default=ROOT / "docs/ladder")
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    for game in arguments.games_chosen:
        if game not in GAMES:
            sys.exit(f"ladder.py: there is no game '{game}'; there is: {', '.join(GAMES)}")
    chosen = arguments.games_chosen or GAMES
    arguments.folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for match in MATCHES:
        for game in chosen:
            players, first, second, games, least = match
            name = f"{game}-{players}-{first}-{second}"
            if arguments.only not in name:
                continue
            path = arguments.folder / f"{name}.json"
            games = arguments.games or games
            if not arguments.table and not path.exists():
                print(f"ladder.py: {name}, {games} games", file=sys.stderr, flush=True)
                run = [FONDACO, *command(game, players, first, second, games), "--threads", str(arguments.threads), "--json"]
                done = subprocess.run(run, stdout=subprocess.PIPE)
                if done.returncode != 0:
                    sys.exit(f"ladder.py: {name} failed")
                path.write_bytes(done.stdout)
            rows.append((GAMES.index(game), MATCHES.index(match), row(game, (players, first, second, games, least), path)))
    print("| game | players | bot – those around it | games | share of wins per seat (95 %) | Elo | as asked | command |")
    print("|---|---|---|---|---|---|---|---|")
    for _, _, text in sorted(rows):
        print(text)


if __name__ == "__main__":
    main()
