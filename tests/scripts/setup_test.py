"""scripts/setup.sh: what it asks of a processor."""
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Processor(unittest.TestCase):
    def will_do(self, cpuinfo):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(cpuinfo)
            file.flush()
            script = 'set -euo pipefail; uname() { echo x86_64; }; . "$1"; cpuinfo=$2; processor_will_do'
            return subprocess.run(["bash", "-c", script, "-", ROOT / "scripts/setup.sh", file.name]).returncode == 0

    def test_one_of_2009_will_do(self):
        self.assertTrue(self.will_do("flags\t\t: fpu ssse3 sse4_1 sse4_2 popcnt lm\n" * 2))

    def test_an_older_one_will_not(self):
        self.assertFalse(self.will_do("flags\t\t: fpu ssse3 sse4_1 lm\n"))
        self.assertFalse(self.will_do("flags\t\t: fpu ssse3 sse4_2 lm\n"))

    def test_one_that_says_nothing_is_taken_to_have_it(self):
        self.assertTrue(self.will_do("processor\t: 0\n"))


if __name__ == "__main__":
    unittest.main()
