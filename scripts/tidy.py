#!/usr/bin/env python3
"""tidy.py BUILD [FILE…]: clang-tidy 19 on these sources, or on all of ours that the compile database in BUILD names.

A source is not looked at again as long as it, the headers of ours that it includes, its command and .clang-tidy are what they were
when nothing was found. The status is 1 if something was found. scripts/check.sh tidy prepares BUILD and calls this."""
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = "clang-tidy-19"
FINDING = re.compile(r"^(/.*?):\d+:\d+: (?:warning|error): .*\[(.*)\]$")


@functools.cache
def included(path):
    """The files of ours that a file names in #include "…", as they are written there."""
    return re.findall(r'^\s*#\s*include\s+"([^"]+)"', path.read_text(), re.MULTILINE)


@functools.cache
def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def inputs(source, folders):
    found, waiting = {source}, [source]
    while waiting:
        path = waiting.pop()
        for name in included(path):
            for folder in [path.parent, *folders]:
                header = pathlib.Path(os.path.normpath(folder / name))
                if header.is_file():
                    if header not in found:
                        found.add(header)
                        waiting.append(header)
                    break
    return sorted(found)


def key(entry, version):
    command = entry.get("command") or shlex.join(entry["arguments"])
    folders = [pathlib.Path(entry["directory"], folder) for folder in re.findall(r"(?:-I|-isystem) ?(\S+)", command)]
    folders = [folder for folder in folders if not str(folder).startswith("/usr/")]
    source = pathlib.Path(entry["directory"], entry["file"])
    parts = [version, command, digest(ROOT / ".clang-tidy")] + [f"{path} {digest(path)}" for path in inputs(source, folders)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 0 if "--help" in sys.argv else 2
    build = pathlib.Path(sys.argv[1]).resolve()
    try:
        database = json.loads((build / "compile_commands.json").read_text())
    except OSError:
        print(f"There is no compile database in {sys.argv[1]}; configure it with cmake --preset clang.", file=sys.stderr)
        return 2
    wanted = {pathlib.Path(name).resolve() for name in sys.argv[2:]}
    entries = {}
    for entry in database:
        path = pathlib.Path(entry["directory"], entry["file"])
        made = path.is_relative_to(build) and "Unity" not in path.parts  # but not what only includes ours
        if path.is_relative_to(ROOT) and not made and (not wanted or path in wanted):
            entries.setdefault(path, entry)
    if missing := wanted - set(entries):
        print(f"{min(missing)} is not in the compile database.", file=sys.stderr)
        return 2

    version = subprocess.run([TOOL, "--version"], capture_output=True, text=True, check=True).stdout
    clean = build / "tidy"
    clean.mkdir(exist_ok=True)

    def look(path):
        mark = clean / str(path.relative_to(ROOT)).replace("/", "+")
        of = key(entries[path], version)
        if mark.exists() and mark.read_text() == of:
            return 0, ""
        done = subprocess.run([TOOL, "--quiet", "-p", str(build), str(path)], capture_output=True, text=True)
        if done.returncode == 0 and not done.stdout:
            mark.write_text(of)
        return done.returncode, done.stdout or (done.stderr if done.returncode else "")

    failed = False
    told = set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for status, text in pool.map(look, entries):
            failed |= status != 0
            shown = True
            for line in text.splitlines():
                # What is wrong in a header is told once.
                if FINDING.match(line):
                    shown = line not in told
                    told.add(line)
                if shown:
                    print(line.replace(f"{ROOT}/", ""), flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
