#!/usr/bin/env python3
"""calibration.py [GAME…]: whether the chances that hints state come true.

Equal bots play; in positions drawn from each game the chance of every seat is compared with the share of these games that it won, by
tenths of what was said. Fails if a tenth that was said often is off by 4 points or more. FONDACO names another binary.

  --players N    only at tables of so many (default: each number that the game allows)
  --games N      at each table (default 1000)
  --positions N  of each game (default 12)
  --seed N       of the first game (default 500000: by others the chances were fitted)
  --bot BOT      who plays (default greedy)
  --asked BOT    ask this bot for hints in the positions, as a player does, instead of reading off chances
  --fit          fit the tables anew and print them; what is shown then are other games than those fitted to
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONDACO = os.environ.get("FONDACO", str(ROOT / "build/release/fondaco"))
GAMES = {"calimala": 5, "millefiori": 4, "tuscany": 4, "serenissima": 4}
OFTEN = 1000  # so often a tenth must have been said to tell something
MOST = 4.0  # points between what was said and what came true


def calibrated(game, players, arguments):
    words = [FONDACO, "calibrate", game, "--players", str(players), "--json"]
    for name in ("games", "positions", "seed", "bot", "asked"):
        if getattr(arguments, name) is not None:
            words += [f"--{name}", str(getattr(arguments, name))]
    if arguments.fit:
        words.append("--fit")
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def cell(tenth):
    if tenth["said_so"] == 0:
        return "–"
    mark = "" if tenth["said_so"] >= OFTEN else "°"
    return f"{tenth['said']:.0f} → {tenth['won']:.0f}{mark}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("chosen", metavar="GAME", nargs="*", default=[])
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--asked")
    parser.add_argument("--fit", action="store_true")
    arguments = parser.parse_args()
    for game in arguments.chosen:
        if game not in GAMES:
            sys.exit(f"calibration.py: there is no game '{game}'; there is: {', '.join(GAMES)}")
    print("| game | players | " + " | ".join(f"{low}–{low + 10}" for low in range(0, 100, 10)) + " | most off |")
    print("|---" * 13 + "|")
    fine = True
    for game in arguments.chosen or GAMES:
        for players in range(2, GAMES[game] + 1):
            if arguments.players not in (None, players):
                continue
            found = calibrated(game, players, arguments)
            off = [abs(t["said"] - t["won"]) for t in found["tenths"] if t["said_so"] >= OFTEN]
            fine = fine and max(off, default=0) < MOST
            cells = " | ".join(cell(tenth) for tenth in found["tenths"])
            print(f"| {game} | {players} | {cells} | {max(off, default=0):.1f} |", flush=True)
            if arguments.fit:
                print(f"  firmness: {', '.join(str(firm) for firm in found['firmness'])}", flush=True)
    if not fine:
        sys.exit(f"calibration.py: what was said is off by {MOST:.0f} points or more somewhere")


if __name__ == "__main__":
    main()
