#!/usr/bin/env python3
"""build_times.py [BUILD]: what a build cost, by area and by file, from ninja's log.

BUILD is a build folder (build/release unless told otherwise), a ninja log, or figures saved with --json.

  --most N        how many of the dearest files to list (15)
  --bytes         also how much source the compiler read, summed over all objects
  --deps FILE     take that from a saved `ninja -t deps` instead of asking ninja
  --root FOLDER   what relative paths in FILE are relative to (the build folder)
  --against OLD   compare with OLD, which is given like BUILD
  --json          print the figures as JSON
  --weights       print the table of steps that scripts/progress.awk reads

Seconds are summed over steps that ran at the same time, so they are more than the time on the clock. Files that a precompiled header
brings count once, where that header is compiled, and the precompiled form is not source.
"""
import argparse
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPILED = (".o", ".gch", ".pch")
PRECOMPILED = (".gch", ".pch")
# What the steps that make no object are called, in cmake/ and src/CMakeLists.txt.
COMMENTS = {"page.pack": "Building the page"}


class Problem(Exception):
    pass


def area(output):
    """src/terminal for what belongs to fondaco_terminal, in a unity file or not; elsewhere the top folder."""
    if not output.endswith(COMPILED):
        name = output.rsplit("/", 1)[-1]
        return "page" if name in COMMENTS else "links" if output.endswith(".a") or "." not in name else "other"
    match = re.match(r"(?:(.*)/)?CMakeFiles/([^/]+)\.dir/", output)
    if not match:
        return "other"
    folder, target = match[1] or "", match[2]
    if target.endswith("fuzz") or target.endswith("fuzz_smoke"):
        return "fuzz"
    if folder == "src":
        return "src/" + (target.removeprefix("fondaco_") if target != "fondaco" else "cli")
    return folder.split("/")[0] if folder else "tools"


def steps_of(log):
    """{output: seconds}: the last run of each step; one that makes several files counts once."""
    try:
        lines = log.read_text(errors="replace").splitlines()
    except OSError as error:
        raise Problem(f"There is no ninja log at {log} ({error.strerror}).") from None
    if not lines or not re.fullmatch(r"# ninja log v[56]", lines[0]):
        raise Problem(f"{log} is not a ninja log of version 5 or 6.")
    last = {}
    for number, line in enumerate(lines[1:], 2):
        fields = line.split("\t")
        if len(fields) != 5 or not (fields[0].isdigit() and fields[1].isdigit()):
            raise Problem(f"{log} is damaged in line {number}.")
        last[fields[3]] = (int(fields[0]), int(fields[1]), fields[4])
    made = {}
    for output, (start, end, command) in last.items():
        made.setdefault((start, end, command), (output, (end - start) / 1000))
    return dict(made.values())


def bytes_of(listing, root):
    """({object: bytes of source}, files that are gone), from the text of `ninja -t deps`."""
    files = {}
    for line in listing.splitlines():
        if line.startswith(" "):
            if not files:
                break
            files[list(files)[-1]].append(line.strip())
        elif match := re.match(r"(.+): #deps \d+, deps mtime \d+ \(\w+\)$", line):
            files[match[1]] = []
    if not files:
        raise Problem("The list of dependencies is empty; build first.")
    sizes, gone = {}, set()
    for name in {name for names in files.values() for name in names}:
        try:
            sizes[name] = (root / name).stat().st_size
        except OSError:
            gone.add(name)
    relative = {str(root / name): name for name in files}
    read = {}
    for output, names in files.items():
        names = set(names)
        for name in [name for name in names if name.endswith(PRECOMPILED)]:
            # What stands in the precompiled header was read when that was made.
            names -= set(files.get(relative.get(str(root / name), name), [])) | {name}
        read[output] = sum(sizes.get(name, 0) for name in names)
    return read, gone


def figures(place, options, with_bytes):
    path = pathlib.Path(place)
    if path.suffix == ".json":
        try:
            found = json.loads(path.read_text())
            found["areas"], found["steps"]
        except (OSError, ValueError, KeyError, TypeError):
            raise Problem(f"{path} does not hold figures that --json printed.") from None
        return found
    log = path / ".ninja_log" if path.is_dir() else path
    steps = steps_of(log)
    read, gone = {}, set()
    if with_bytes:
        if options.deps:
            listing, folder = pathlib.Path(options.deps), pathlib.Path(options.root or log.parent)
            try:
                read, gone = bytes_of(listing.read_text(), folder)
            except OSError as error:
                raise Problem(f"{listing} can't be read ({error.strerror}).") from None
        else:
            answer = subprocess.run(["ninja", "-C", str(log.parent), "-t", "deps"], capture_output=True, text=True)
            if answer.returncode != 0:
                raise Problem(f"ninja can't list the dependencies in {log.parent}; give a saved list with --deps.")
            read, gone = bytes_of(answer.stdout, log.parent)
    if gone:
        print(f"{len(gone)} files that were read are gone and not counted, {min(gone)} for one.", file=sys.stderr)

    areas = collections.defaultdict(lambda: {"objects": 0, "seconds": 0.0, "bytes": 0})
    for output, seconds in steps.items():
        of = areas[area(output)]
        of["objects"] += output.endswith(COMPILED)
        of["seconds"] += seconds
    for output, size in read.items():
        areas[area(output)]["bytes"] += size
    every = {key: sum(of[key] for of in areas.values()) for key in ("objects", "seconds", "bytes")}
    return {"areas": dict(areas), "all": every,
            "steps": {output: {"seconds": seconds, "bytes": read.get(output, 0)} for output, seconds in steps.items()}}


def short(output):
    return re.sub(r"CMakeFiles/[^/]+\.dir/", "", output.replace(str(ROOT) + "/", "")).removesuffix(".o")


def megabytes(size):
    return f"{size / 1e6:,.1f}"


def show(found, most, with_bytes):
    print(f"{'area':<20} {'objects':>7} {'seconds':>9}" + (f" {'MB read':>9}" if with_bytes else ""))
    rows = sorted(found["areas"].items(), key=lambda item: -item[1]["seconds"]) + [("all", found["all"])]
    for name, of in rows:
        print(f"{name:<20} {of['objects']:>7} {of['seconds']:>9.1f}" + (f" {megabytes(of['bytes']):>9}" if with_bytes else ""))
    dearest = sorted(found["steps"].items(), key=lambda item: -item[1]["seconds"])[:most]
    if dearest:
        print("\nThe dearest:")
    for output, of in dearest:
        print(f"{of['seconds']:>9.1f} s" + (f" {megabytes(of['bytes']):>9} MB" if with_bytes else "") + f"  {short(output)}")


def compare(old, new, with_bytes):
    keys = ["objects", "seconds"] + (["bytes"] if with_bytes else [])
    title = {"objects": "objects", "seconds": "seconds", "bytes": "MB read"}
    text = {"objects": str, "seconds": lambda value: f"{value:.1f}", "bytes": megabytes}
    print(f"{'area':<20}" + "".join(f" {title[key]:>9} {'after':>9} {'ratio':>6}" for key in keys))
    nothing = {"objects": 0, "seconds": 0.0, "bytes": 0}
    names = sorted({**old["areas"], **new["areas"]}, key=lambda name: -old["areas"].get(name, nothing)["seconds"])
    rows = [(name, old["areas"].get(name, nothing), new["areas"].get(name, nothing)) for name in names]
    for name, before, after in rows + [("all", old["all"], new["all"])]:
        line = f"{name:<20}"
        for key in keys:
            ratio = f"{after[key] / before[key]:.2f}" if before[key] else "–"
            line += f" {text[key](before[key]):>9} {text[key](after[key]):>9} {ratio:>6}"
        print(line)


def weights(found):
    """A line for each target, and for each file that costs much more than its neighbours."""
    groups = collections.defaultdict(list)
    for output, of in found["steps"].items():
        name = output.rsplit("/", 1)[-1]
        if output.endswith(COMPILED):
            # Each library of src by itself, elsewhere all targets of a folder together.
            pattern = re.match(r"src/CMakeFiles/[^/]+/|.*?CMakeFiles/|", output)
            groups["object " + pattern[0]].append((output, of["seconds"]))
        elif name in COMMENTS:
            groups[COMMENTS[name]].append((output, of["seconds"]))
        elif area(output) == "links":
            groups["Linking"].append((output, of["seconds"]))
    usual = {}
    lone = []
    for pattern, members in groups.items():
        times = sorted(seconds for _, seconds in members)
        middle = times[len(times) // 2]
        dear = [(output, seconds) for output, seconds in members if seconds > 2 * middle + 4]
        rest = [seconds for output, seconds in members if (output, seconds) not in dear]
        usual[pattern] = sum(rest) / len(rest)
        lone += [(seconds, "object " + output if output.endswith(COMPILED) else pattern) for output, seconds in dear]
    objects = [of["seconds"] for output, of in found["steps"].items() if output.endswith(COMPILED)]
    print("# Seconds that a step takes where it was measured, and what its name contains; the first line that fits counts. Only the")
    print("# ratios matter. Made by scripts/build_times.py --weights after ./test; make it anew when ./run estimates badly.")
    for seconds, pattern in sorted(lone, reverse=True) + sorted(((of, pattern) for pattern, of in usual.items()), reverse=True):
        print(f"{seconds:.1f} {pattern}")
    print(f"{sum(objects) / max(1, len(objects)):.1f} Building CXX")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", metavar="BUILD", nargs="?", default=os.path.relpath(ROOT / "build/release"))
    parser.add_argument("--most", metavar="N", type=int, default=15)
    parser.add_argument("--bytes", action="store_true")
    parser.add_argument("--deps", metavar="FILE")
    parser.add_argument("--root", metavar="FOLDER")
    parser.add_argument("--against", metavar="OLD")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--weights", action="store_true")
    options = parser.parse_args()
    with_bytes = options.bytes or bool(options.deps)
    try:
        found = figures(options.build, options, with_bytes)
        if options.json:
            print(json.dumps(found, indent=1, sort_keys=True))
        elif options.weights:
            weights(found)
        elif options.against:
            options.deps = None  # that list is of BUILD
            old_is_saved = options.against.endswith(".json")
            compare(figures(options.against, options, options.bytes and not old_is_saved), found, with_bytes)
        else:
            show(found, options.most, with_bytes)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
