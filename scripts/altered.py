#!/usr/bin/env python3
"""Changes one number at a time in data/GAME.json. Each change must be refused in one sentence that names the entry, leave the tables of the
rules as they are, or make a game that passes its conformance test.

A change that spoils a sum is tried again with the sum corrected.

    scripts/altered.py tuscany                     every number and switch, one up and one down, colours of boards, goods of ports, borders of
                                                   zones (hours)
    scripts/altered.py tuscany /yield_cards /rules only these entries
    scripts/altered.py tuscany --every 20          each twentieth of the changes that make another game

Needs the release build (./test). Ends with status 1 if a change was neither refused nor played."""

import argparse
import concurrent.futures
import copy
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "release"


def leaves(value, path=()):
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, path + (key,))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from leaves(part, path + (index,))
    else:
        yield path, value


def others(path, value):
    """What to put in place of a value."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if path[0] == "region_boards" and path[-1] != "letter" and isinstance(value, str) and len(set(value)) > 2:
        swapped = value[1] + value[0] + value[2:]
        turned = value[:-1] + next(letter for letter in value if letter != value[-1])
        return [text for text in (swapped, turned) if text != value]
    return []


def changed(data, path, value):
    result = copy.deepcopy(data)
    place = result
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return result


def longer(data):
    """A list that may have one entry more, with that entry."""
    for entry in ("yield_cards",):
        if entry in data:
            more = copy.deepcopy(data[entry][-1])
            more.update(id=len(data[entry]), key=more["key"] + "_too")
            yield (entry,), "one entry more", changed(data, (entry,), data[entry] + [more])


def other_goods(data):
    """Each port with each other good of the game."""
    for place, port in enumerate(data.get("ports", [])):
        for good in data["goods"]:
            if good["key"] != port["produces"]:
                path = ("ports", place, "produces")
                yield path, f"{port['produces']} becomes {good['key']}", changed(data, path, good["key"])


def other_seas(data):
    """The map without one of its borders, and with one more: between zones that have a neighbour in common."""
    zones = {zone["key"]: zone for zone in data.get("zones", []) if "neighbours" in zone}
    for one, zone in zones.items():
        near = set(zone["neighbours"])
        further = {key for middle in near for key in zones[middle]["neighbours"]} - near
        for other in sorted(near | further):
            if one < other:
                result = copy.deepcopy(data)
                for end in result["zones"]:
                    if end["key"] in (one, other):
                        end["neighbours"] = [key for key in end["neighbours"] if key not in (one, other)]
                        end["neighbours"] += ({one, other} - {end["key"]}) if other in further else ()
                yield ("zones", one), f"{'a border' if other in further else 'no border'} with {other}", result


def changes_of(data):
    """Where, what is changed, and the data with the change."""
    for path, value in leaves(data):
        for other in others(path, value):
            yield path, f"{value} becomes {other}", changed(data, path, other)
    for more in (longer, other_goods, other_seas):
        yield from more(data)


def advised(data, sentence):
    """The data with the sum or copy of a number put right as the sentence says, if it does."""
    found = re.match(r"/\S+: the .* sum to (?P<value>-?\d+), but (?P<entry>/\S+) is", sentence) or re.match(
        r"(?P<entry>/\S+): is -?\d+, expected (?P<value>-?\d+)", sentence)
    if not found:
        return None
    place = data
    steps = found["entry"].split("/")[1:]
    for step in steps[:-1]:
        place = place[int(step) if isinstance(place, list) else step]
    if steps[-1] == "id" or not isinstance(place, dict):
        return None
    return changed(data, tuple(int(s) if s.isdigit() else s for s in steps), int(found["value"]))


def name(path):
    return "/" + "/".join(str(step) for step in path)


class Workshop:
    """Makes tables of changed data, and plays games by them."""

    def __init__(self, game, folder):
        self.game = game
        self.folder = folder
        commands = json.loads((BUILD / "compile_commands.json").read_text())
        wanted = [f"tests/{game}/conformance_test.cpp"]
        wanted += [f"src/games/{game}/{file}.cpp" for file in (game, "given", "notation", "view")]
        self.commands = [c for c in commands if str(pathlib.Path(c["file"]).relative_to(ROOT)) in wanted]
        assert len(self.commands) == len(wanted), "build first: ./test"

    def tables(self, data, number):
        """The folder of the tables, or what is said against the data."""
        folder = self.folder / str(number)
        (folder / "games" / self.game).mkdir(parents=True)
        file = folder / "data.json"
        file.write_text(json.dumps(data, ensure_ascii=False))
        result = subprocess.run(
            [BUILD / "tools" / "make_tables", self.game, file, folder / "games" / self.game / "tables.hpp", folder / "embedded.cpp"],
            capture_output=True, text=True)
        if result.returncode == 0:
            return folder, ""
        return None, result.stderr.replace(f"{file}: ", "") or f"status {result.returncode} without a word"

    def plays(self, folder):
        """What went wrong, if anything."""
        objects = []
        for command in self.commands:
            words = shlex.split(command["command"])
            target = folder / (pathlib.Path(command["file"]).stem + ".o")
            words[words.index("-o") + 1] = str(target)
            words = [word.replace("-O3", "-O1") for word in words]
            result = subprocess.run([words[0], f"-I{folder}"] + words[1:], capture_output=True, text=True, cwd=BUILD)
            if result.returncode != 0:
                return "does not compile: " + next((line for line in result.stderr.splitlines() if "error" in line), "")
            objects.append(target)
        program = folder / "conformance"
        libraries = [BUILD / "src" / f"libfondaco_{name}.a" for name in ("table", "games", "core")]
        result = subprocess.run(["c++", "-o", program, *objects, *libraries, "-lgtest_main", "-lgtest", "-pthread"],
                                capture_output=True, text=True)
        if result.returncode != 0:
            return "does not link: " + result.stderr.strip().splitlines()[-1]
        try:
            result = subprocess.run([program], capture_output=True, text=True, timeout=600, env={"FONDACO_QUICK": "1"})
        except subprocess.TimeoutExpired:
            return "the conformance test does not end"
        if result.returncode != 0:
            lines = [line for line in result.stdout.splitlines() if "Failure" in line or "[  FAILED" in line]
            return f"conformance fails (status {result.returncode}): {'; '.join(lines[:3])}"
        return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("entries", nargs="*", help="beginnings of entries, like /rules")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    source = ROOT / "data" / f"{options.game}.json"
    if not source.exists():
        sys.exit(f"there is no {source.relative_to(ROOT)}")
    data = json.loads(source.read_text())
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(options.game, pathlib.Path(folder))
        usual = (BUILD / "generated" / "games" / options.game / "tables.hpp").read_text()
        refused, same, bad, games = 0, 0, [], {}
        changes = list(changes_of(data))
        if options.entries:
            changes = [c for c in changes if any(name(c[0]).startswith(entry) for entry in options.entries)]
        for number, (path, change, candidate) in enumerate(changes):
            what, tries = f"{name(path)}: {change}", 0
            tables, sentence = workshop.tables(candidate, f"{number}")
            while tables is None and tries < 3 and (better := advised(candidate, sentence)) and better != data:
                candidate, tries = better, tries + 1
                print(f"         {what}: {sentence.strip()}")
                tables, sentence = workshop.tables(candidate, f"{number}-{tries}")
                what += " and its sum"
            if tables is None:
                refused += 1
                print(f"refused  {what}: {sentence.strip()}")
                if len(sentence.splitlines()) != 1 or not sentence.startswith("/"):
                    bad.append(f"{what}: {sentence}")
                continue
            text = (tables / "games" / options.game / "tables.hpp").read_text()
            if text == usual:
                same += 1
            else:
                games.setdefault(text, (what, tables))
        chosen = list(games.values())[::options.every]
        with concurrent.futures.ThreadPoolExecutor(options.threads) as pool:
            for (what, _), wrong in zip(chosen, pool.map(lambda game: workshop.plays(game[1]), chosen)):
                print(f"{'BAD     ' if wrong else 'plays   '} {what} {wrong}", flush=True)
                if wrong:
                    bad.append(f"{what}: {wrong}")
        print(f"{len(changes)} changes: {refused} refused, {same} leave the rules' tables as they are, "
              f"{len(games)} other games, {len(chosen)} of them tried, {len(bad)} bad")
        return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
