#!/usr/bin/env python3
"""branches.py SOURCES FOLDER…: branch coverage of the files below SOURCES, from what gcov counted in object folders.

Prints a line for each folder in SOURCES, then each line of code with a branch that was not taken. A branch of a template is taken when
any instance takes it. Not counted: lines without code of their own (closing brackets, comparison by default), the way past a switch that
has no default (the compiler sees to it that every value is named), and lines marked LCOV_EXCL_BR_LINE.
"""
import collections
import glob
import json
import os
import re
import subprocess
import sys

NO_CODE = re.compile(r"[{}()]*;?\s*(//.*)?$|.*operator==.*default|.*LCOV_EXCL_BR_LINE")


def counted(folder):
    """The files of the sources as gcov describes them."""
    for data in glob.glob(f"{folder}/**/*.gcda", recursive=True):
        command = ["gcov", "--json-format", "--stdout", "--branch-probabilities", "--branch-counts", data]
        for line in subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines():
            yield from json.loads(line)["files"]


def is_whole_switch(text, number):
    """Whether a switch without default begins in this line."""
    head = re.match(r"( *)switch \(", text[number - 1])
    if not head:
        return False
    inside = text[number:text.index(head[1] + "}", number)]
    return not any(line.strip().startswith("default:") for line in inside)


def main():
    sources = os.path.abspath(sys.argv[1]) + "/"
    taken = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
    for folder in sys.argv[2:]:
        for file in counted(folder):
            if not file["file"].startswith(sources):
                continue
            starts = {f["name"]: (f["start_line"], f["start_column"]) for f in file["functions"]}
            for line in file["lines"]:
                # The instances of a template begin at the same place.
                key = line["line_number"], starts.get(line.get("function_name"))
                for index, branch in enumerate(b for b in line["branches"] if not b["throw"]):
                    taken[file["file"]][key][index] += branch["count"]

    all_of, taken_of, missing = collections.Counter(), collections.Counter(), []
    for name in sorted(taken):
        group = name[len(sources):].split("/")[0]
        text = open(name, encoding="utf-8").read().splitlines()
        left = collections.defaultdict(list)
        for (number, _), counts in taken[name].items():
            branches = [counts[index] > 0 for index in range(len(counts))]
            if is_whole_switch(text, number):
                branches.pop()
            if not NO_CODE.match(text[number - 1].strip()):
                left[number] += branches
        for number, branches in sorted(left.items()):
            all_of[group] += len(branches)
            taken_of[group] += sum(branches)
            if not all(branches):
                missing.append(f"{os.path.relpath(name)}:{number}: {branches.count(False)} of {len(branches)} not taken: "
                               + text[number - 1].strip())
    for group in sorted(all_of):
        print(f"{group} {taken_of[group]}/{all_of[group]} {100 * taken_of[group] / all_of[group]:.1f} %")
    for line in missing:
        print(line)


main()
