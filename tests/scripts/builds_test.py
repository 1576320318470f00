#!/usr/bin/env python3
"""scripts/builds.sh, with programs that stand in for cmake, ctest and what they build."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CMAKE = """#!/bin/bash
case "$*" in
  *--build*debug*) echo 'x.cpp:1: error: no such word'; exit 1 ;;
  *--build*fuzz*) mkdir -p build/fuzz/fuzz; printf '#!/bin/bash\\nexit 77\\n' >build/fuzz/fuzz/text_fuzz
    printf '#!/bin/bash\\n' >build/fuzz/fuzz/a_fuzz; chmod +x build/fuzz/fuzz/* ;;
  *--build*) for preset in release clang tsan wodr; do
      if [[ $* == *$preset* ]]; then
        mkdir -p build/$preset
        printf '#!/bin/bash\\necho %s\\n' "${SIGNATURE:-same} $([[ $preset == tsan ]] && echo other)" >build/$preset/fondaco
        chmod +x build/$preset/fondaco
      fi
    done ;;
esac
"""
CTEST = """#!/bin/bash
if [[ $* == *clang* ]]; then
  printf '98%% tests passed, 2 tests failed out of 50\\n\\nThe following tests FAILED:\\n\\t  3 - Past.Ends (Failed)\\n\\t 12 - Wire (Timeout)\\n'
  exit 8
fi
printf '100%% tests passed, 0 tests failed out of 50\\n'
"""


class Builds(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name, text in (("cmake", CMAKE), ("ctest", CTEST)):
            (self.folder / name).write_text(text)
            (self.folder / name).chmod(0o755)
        (self.folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts/builds.sh", self.folder / "scripts")

    def run_script(self, *presets):
        path = f"{self.folder}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run([self.folder / "scripts/builds.sh", *presets], capture_output=True, text=True, env={**os.environ, "PATH": path})
        self.assertEqual(done.stderr, "")
        rows = [line.split() for line in done.stdout.split("\n\n")[-1].splitlines()]
        return done, {row[0]: row[1:5] for row in rows[1:]}

    def test_all_is_well(self):
        done, table = self.run_script("release", "wodr")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(table["release"][:3], ["yes", "50", "0"])
        self.assertEqual(table["wodr"], ["yes", "-", "-", "same"])

    def test_one_that_fails_does_not_stop_the_others(self):
        done, table = self.run_script("debug", "release", "clang", "tsan", "fuzz")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(table["debug"], ["no", "-", "-", "-"])
        self.assertIn("  x.cpp:1: error: no such word\n", done.stdout)
        self.assertEqual(table["clang"], ["yes", "48", "2", "same"])
        self.assertIn("  Past.Ends: Failed\n  Wire: Timeout\n", done.stdout)
        self.assertEqual(table["tsan"], ["yes", "50", "0", "differs"])
        self.assertEqual(table["fuzz"], ["yes", "1", "1", "-"])

    def test_each_kind_of_failure_counts(self):
        for preset in ("debug", "clang", "fuzz"):
            self.assertEqual(self.run_script(preset)[0].returncode, 1, preset)
        self.assertEqual(self.run_script("release", "tsan")[0].returncode, 1)
        self.assertEqual(self.run_script("release")[0].returncode, 0)


if __name__ == "__main__":
    unittest.main()
