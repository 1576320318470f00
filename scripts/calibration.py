#!/usr/bin/env python3
"""calibration.py [GAME…]: whether the chances that hints state come true.

Equal bots play matches; in positions spread over each game the seat to decide is told its chance, and the table compares what was
stated with the share of these games that the seat won. FONDACO names another binary.

  --players N    at each table (default 2)
  --games N      of each match (default 100)
  --positions N  of each game (default 6)
  --bot BOT      who plays and who is asked (default level4)
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONDACO = os.environ.get("FONDACO", str(ROOT / "build/release/fondaco"))
GAMES = ["calimala", "millefiori", "tuscany", "serenissima"]
WIDTH = 20  # of a row of the table, in percent


def asked(*words):
    return subprocess.run([FONDACO, *words], check=True, capture_output=True, text=True).stdout


def sample(game, arguments):
    """Pairs of the chance stated and the part of the win that came of it."""
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder) / "games.fgn")
        bots = ",".join([arguments.bot] * 2)
        asked("arena", game, "--players", str(arguments.players), "--bots", bots, "--games", str(arguments.games),
              "--seed", "9001", "--threads", "2", "--out", path)
        for number, played in enumerate(json.loads(asked("replay", path, "--json")), 1):
            winners = played["ranks"].count(1)
            for position in range(arguments.positions):
                at = played["decisions"] * (2 * position + 1) // (2 * arguments.positions)
                hint = json.loads(asked("hint", path, "--game", str(number), "--decisions", str(at), "--bot", arguments.bot, "--json"))
                if hint["iterations"] == 0:  # nothing to choose
                    continue
                won = 1 / winners if played["ranks"][hint["seat"]] == 1 else 0
                pairs.append((hint["options"][0]["chance"], won))
    return pairs


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", metavar="GAME", nargs="*", default=[])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--bot", default="level4")
    arguments = parser.parse_args()
    for game in arguments.chosen:
        if game not in GAMES:
            sys.exit(f"calibration.py: there is no game '{game}'; there is: {', '.join(GAMES)}")
    print("| game | stated | positions | stated on average | won |\n|---|---|---|---|---|")
    for game in arguments.chosen or GAMES:
        pairs = sample(game, arguments)
        for low in range(0, 100, WIDTH):
            row = [pair for pair in pairs if low <= pair[0] < low + WIDTH or pair[0] == 100 == low + WIDTH]
            if row:
                stated = sum(pair[0] for pair in row) / len(row)
                won = 100 * sum(pair[1] for pair in row) / len(row)
                print(f"| {game} | {low}–{low + WIDTH} % | {len(row)} | {stated:.0f} % | {won:.0f} % |", flush=True)


if __name__ == "__main__":
    main()
