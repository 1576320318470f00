#!/usr/bin/env python3
"""scripts/build_times.py, on logs and lists of dependencies that are written here."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LOG = """# ninja log v5
0\t9000\t1\tsrc/CMakeFiles/fondaco_core.dir/core/text.cpp.o\taa
0\t2000\t1\tsrc/CMakeFiles/fondaco_core.dir/core/text.cpp.o\taa
0\t30500\t1\tsrc/CMakeFiles/fondaco_terminal.dir/Unity/unity_0_cxx.cxx.o\tbb
2000\t3000\t1\ttests/CMakeFiles/core_test.dir/core_test.cpp.o\tcc
1000\t1500\t1\tgenerated/one.hpp\tdd
1000\t1500\t1\tgenerated/two.cpp\tdd
4000\t4250\t1\tsrc/libfondaco_core.a\tee
"""


class BuildTimes(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return str(self.folder / name)

    def run_tool(self, *arguments):
        return subprocess.run([sys.executable, ROOT / "scripts/build_times.py", *arguments], capture_output=True, text=True)

    def figures(self, *arguments):
        done = self.run_tool(*arguments, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_the_last_run_of_a_step_counts_and_each_step_once(self):
        found = self.figures(self.write("log", LOG))
        seconds = {area: of["seconds"] for area, of in found["areas"].items()}
        self.assertEqual(seconds, {"src/core": 2.0, "src/terminal": 30.5, "tests": 1.0, "other": 0.5, "links": 0.25})
        self.assertEqual(found["all"]["objects"], 3)

    def test_what_a_precompiled_header_brings_is_read_once(self):
        for name, size in (("big.hpp", 1000), ("small.hpp", 10), ("a.cpp", 3), ("b.cpp", 5), ("pch.hxx.gch", 99999)):
            self.write(name, "x" * size)
        folder = "src/CMakeFiles/fondaco_core.dir"
        deps = self.write("deps", f"{folder}/a.cpp.o: #deps 4, deps mtime 1 (VALID)\n"
                          "    a.cpp\n    small.hpp\n    big.hpp\n    pch.hxx.gch\n\n"
                          "tests/CMakeFiles/b_test.dir/b.cpp.o: #deps 2, deps mtime 1 (VALID)\n    b.cpp\n    big.hpp\n\n"
                          "pch.hxx.gch: #deps 1, deps mtime 1 (VALID)\n    big.hpp\n\n")
        found = self.figures(self.write("log", LOG), "--deps", deps)
        self.assertEqual(found["areas"]["src/core"]["bytes"], 13)
        self.assertEqual(found["areas"]["tests"]["bytes"], 1005)
        self.assertEqual(found["all"]["bytes"], 13 + 1005 + 1000)

    def test_two_builds_side_by_side(self):
        old = self.write("old", LOG)
        new = self.write("new", LOG.replace("30500", "6100"))
        rows = {line.split()[0]: line.split()[1:] for line in self.run_tool(new, "--against", old).stdout.splitlines()}
        self.assertEqual(rows["src/terminal"], ["1", "1", "1.00", "30.5", "6.1", "0.20"])
        self.assertEqual(rows["all"], ["3", "3", "1.00", "34.2", "9.8", "0.29"])
        saved = self.write("old.json", self.run_tool(old, "--json").stdout)
        self.assertEqual(self.run_tool(new, "--against", saved).stdout, self.run_tool(new, "--against", old).stdout)

    def test_weights_name_the_dear_file_and_the_usual_ones(self):
        lines = ["# ninja log v5"] + [f"0\t{3000 + i}\t1\tsrc/CMakeFiles/fondaco_client.dir/client/f{i}.cpp.o\t{i}" for i in range(9)]
        lines.append("0\t47000\t1\tsrc/CMakeFiles/fondaco_client.dir/client/link.cpp.o\tff")
        table = self.run_tool(self.write("log", "\n".join(lines)), "--weights").stdout.splitlines()
        self.assertEqual(table[2:4], ["47.0 object src/CMakeFiles/fondaco_client.dir/client/link.cpp.o",
                                      "3.0 object src/CMakeFiles/fondaco_client.dir/"])

    def test_one_sentence_for_what_is_no_log(self):
        odd = (str(self.folder / "none"), self.write("other", "hello\n"), self.write("torn", LOG + "12\t"), self.write("x.json", "[]"))
        for place in odd:
            done = self.run_tool(place)
            self.assertEqual((done.returncode, done.stdout, done.stderr.count("\n")), (2, "", 1), done.stderr)
            self.assertIn(place, done.stderr)


if __name__ == "__main__":
    unittest.main()
