#!/usr/bin/env python3
"""scripts/odr.sh, on a program in which one of two functions is called from everywhere."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NINJA = """rule cxx
  command = c++ -O0 -g -c $in -o $out
rule link
  command = : && c++ -g $in -o $out && cd . && :
build a.o: cxx a.cpp
build b.o: cxx b.cpp
build program: link a.o b.o
"""
ONE = "struct Shelf { int room(int x) { return x + 1; } };\n"
OTHER = "\n\nstruct Shelf { long room(int x) { x *= 2; return x; } };\n"


@unittest.skipUnless(shutil.which("ld.gold"), "ld.gold is not there")
class Odr(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def said(self, one, other):
        for name, text in (("build.ninja", NINJA), ("a.cpp", one + "int main() { return Shelf().room(1); }\n"),
                           ("b.cpp", other + "long b() { return Shelf().room(2); }\n")):
            (self.folder / name).write_text(text)
        subprocess.run(["ninja", "-C", self.folder], check=True, capture_output=True)
        return subprocess.run([ROOT / "scripts/odr.sh", self.folder], capture_output=True, text=True)

    def test_two_functions_of_one_name(self):
        done = self.said(ONE, OTHER)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertRegex(done.stdout, r"^Shelf::room\(int\) is defined in several places:\n  \S*[ab]\.cpp:\d\n  \S*[ab]\.cpp:\d\n$")

    def test_different_names_are_fine(self):
        done = self.said(ONE, OTHER.replace("Shelf", "Rack") + "using Shelf = Rack;\n")
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)

    def test_no_build(self):
        done = subprocess.run([ROOT / "scripts/odr.sh", self.folder], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (2, f"odr.sh: there is no build in {self.folder}.\n"))


if __name__ == "__main__":
    unittest.main()
