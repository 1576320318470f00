#!/usr/bin/env python3
"""What ./run and ./test show while they build: scripts/progress.awk, and quietly in scripts/setup.sh."""
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PATIENCE = 60


class Line(unittest.TestCase):
    """The line, from steps that cost what the test says."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def line(self, costs, ends, now, width=90, jobs=1, before="", plan=None, log=None):
        """Steps with these costs, of which the first ones ended at `ends`."""
        names = plan or [f"Building CXX object step{i}.o" for i in range(len(costs))]
        of = len(names)
        (self.folder / "weights").write_text("# seconds\n" + "".join(f"{cost} {name}\n" for cost, name in zip(costs, names)))
        (self.folder / "plan").write_text("".join(f"[{i + 1}/{of}] {name}\n" for i, name in enumerate(names)))
        steps = "".join(f"[{i + 1}/{of} {end:.3f}] {names[i]}\nsomething about it\n" for i, end in enumerate(ends))
        (self.folder / "log").write_text(log or "[0/2 0.010] Re-checking globbed directories...\n" + steps)
        files = [f"part={i}\n{self.folder / name}" for i, name in enumerate(("weights", "plan", "log"), 1)]
        done = subprocess.run(["awk", "-v", "what=Building", "-v", f"now={now}", "-v", f"width={width}", "-v", f"jobs={jobs}",
                               "-v", f"before={before}", "-f", str(ROOT / "scripts/progress.awk")] + "\n".join(files).split("\n"),
                              capture_output=True, text=True, check=True)
        self.assertEqual(done.stderr, "")
        self.state, line = done.stdout.splitlines()
        return line

    def test_nothing_is_foretold_in_the_first_seconds(self):
        self.assertEqual(self.line([10] * 10, [], 3), "Building  [" + 30 * "-" + "]  0 of 10")
        self.assertNotIn("left", self.line([1] * 100, [1, 2, 3, 4], 5))

    def test_equal_steps(self):
        line = self.line([10] * 10, [10, 20, 30, 40, 50], 50)
        self.assertEqual(line, "Building  [" + 15 * "#" + 15 * "-" + "]  5 of 10, about 50 s left")

    def test_a_dear_step_at_the_end_is_seen_to_come(self):
        self.assertIn("4 of 5, about 5 min left", self.line([10] * 4 + [300], [10, 20, 30, 40], 40))

    def test_a_slow_machine_takes_longer(self):
        self.assertIn("about 5 min left", self.line([10] * 10, [60, 120, 180, 240, 300], 300))

    def test_steps_go_on_at_the_same_time(self):
        self.assertIn("about 40 s left", self.line([20] * 8, [20, 20.1, 40, 40.1], 40, jobs=2))

    def test_between_two_steps_the_time_goes_on(self):
        self.assertIn("about 30 s left", self.line([10, 10, 10, 60], [10, 20, 30], 60))

    def test_a_step_that_hangs_brings_the_end_no_nearer(self):
        self.assertIn("about 3 min left", self.line([10, 10, 10, 10] + [100], [10, 20, 30], 60))
        late = self.line([10] * 4, [10, 20, 30], 500)
        self.assertTrue(late.endswith("3 of 4"), late)

    def test_what_came_out_of_a_cache_says_nothing_of_the_rest(self):
        cached = [0.01 * i for i in range(100)]
        self.assertNotIn("left", self.line([10] * 110, cached, 3))
        self.assertIn("about 70 s left", self.line([10] * 110, cached + [11, 21, 31], 31))

    def test_it_does_not_jump(self):
        line = self.line([10] * 10, [10, 20, 30, 40, 50], 50, before="49 200")
        self.assertIn("about 3 min left", line)
        self.assertAlmostEqual(float(self.state.split()[1]), 184.1, places=1)

    def test_a_narrow_terminal(self):
        for width in range(1, 90):
            self.assertLess(len(self.line([10] * 10, [10, 20, 30, 40, 50], 50, width=width)), max(width, 1))
        self.assertEqual(self.line([10] * 10, [10, 20, 30, 40, 50], 50, width=40), "Building  5 of 10, about 50 s left")

    def test_elsewhere_a_line_without_a_bar(self):
        self.assertEqual(self.line([10] * 10, [10, 20, 30, 40, 50], 50, width=0), "Building: 5 of 10, about 50 s left")
        self.assertEqual(self.line([], [], 0, width=0), "Building…")

    def test_the_page_is_named_when_all_waits_for_it(self):
        plan = ["Building CXX object a.o", "Building the page", "Building CXX object b.o", "Linking CXX executable c"]
        self.assertRegex(self.line([10, 90, 10, 10], [10], 12, plan=plan), "^Building the page  ")
        self.assertRegex(self.line([10, 90, 10, 10], [], 2, plan=plan), "^Building  ")

    def test_without_a_plan_steps_count_alike(self):
        log = "".join(f"[{i}/10 {10 * i}.0] step {i}\n" for i in range(1, 5))
        self.assertEqual(self.line([], [], 40, width=0, log=log), "Building: 4 of 10, about 60 s left")

    def test_steps_that_turn_out_needless_are_behind(self):
        log = "".join(f"[{i}/{10 if i < 4 else 6} {10 * i}.0] Building CXX object step{i}.o\n" for i in range(1, 5))
        self.assertIn("4 of 6", self.line([10] * 10, [], 40, log=log))

    def test_packages(self):
        log = ("Get:1 mirror stable InRelease\n0 upgraded, 4 newly installed, 0 to remove and 0 not upgraded.\n"
               "Get:1 mirror g++\nGet:2 mirror cmake\nUnpacking cmake (3.25) ...\n")
        self.assertEqual(self.line([], [], 99, width=0, log=log), "Building: 3 of 12")


class Quietly(unittest.TestCase):
    """quietly, around a build that is none."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def script(self, build):
        (self.folder / "build.sh").write_text(build)
        return ["bash", "-c", f'set -euo pipefail; . "{ROOT}/scripts/setup.sh"; cd "{self.folder}"; '
                'quietly "Building it" log/build.log bash build.sh; echo went on >&2']

    def on_terminal(self, build, until, send=None, columns=80):
        """What a terminal is shown, and the status; `send` is typed as soon as `until` stands there."""
        child, terminal = pty.fork()
        if child == 0:
            os.environ["TERM"] = "xterm"
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # what runs in the background ignores it
            os.execvp("bash", ["bash", "-c", f"stty cols {columns}; exec \"$@\"", "-"] + self.script(build))
        shown = b""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    piece = os.read(terminal, 4096)
                except OSError:
                    break
                if not piece:
                    break
                shown += piece
            if send and re.search(until, shown.decode(errors="ignore")):
                os.write(terminal, send)
                send = None
        else:
            os.killpg(child, signal.SIGKILL)
        status = os.waitpid(child, 0)[1]
        os.close(terminal)
        self.assertEqual(self.session(child), [])
        return shown.decode(), status

    def session(self, leader):
        """The processes that are left of a session; those that are about to end get a moment."""
        for _ in range(10 * PATIENCE):
            left = []
            for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
                try:
                    fields = entry.read_text().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if int(fields[3]) == leader and fields[0] != "Z":
                    left.append(entry.parent.name)
            if not left:
                break
            time.sleep(0.1)
        return left

    BUILD = "printf '[1/4 0.5] one\\n'; until [[ -e go ]]; do sleep 0.1; done; printf '[4/4 1.0] four\\n'"

    def test_a_terminal_sees_a_bar_and_in_the_end_nothing(self):
        shown, status = self.on_terminal(self.BUILD.replace("-e go", "$SECONDS -gt 2"), "never")
        self.assertEqual(status, 0)
        self.assertIn("\rBuilding it  [", shown)
        self.assertIn("1 of 4\033[K", shown)
        self.assertTrue(shown.endswith("\r\033[Kwent on\r\n"), shown)

    def test_a_narrow_terminal_gets_one_line(self):
        shown, _ = self.on_terminal(self.BUILD.replace("-e go", "$SECONDS -gt 2"), "never", columns=16)
        for line in re.findall("\r([^\r\033]+)\033", shown):
            self.assertLess(len(line), 16)

    def test_an_interrupt_leaves_a_clean_line_and_no_process(self):
        # Not a loop in bash: that would go on if the interrupt came just as one of its commands ended.
        build = f"printf '[1/4 0.5] one\\n'; exec sleep {PATIENCE}"
        shown, status = self.on_terminal(build, "1 of 4", send=b"\x03")
        self.assertEqual(os.waitstatus_to_exitcode(status), -signal.SIGINT)
        self.assertTrue(shown.endswith("\r\033[K"), shown)
        self.assertNotIn("went on", shown)

    def test_elsewhere_a_line_says_what_is_done(self):
        done = subprocess.run(self.script("true"), capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", "Building it…\nwent on\n"))

    def test_a_build_that_fails_shows_why_and_where(self):
        done = subprocess.run(self.script("echo '[1/4 0.5] one'; echo 'no such thing'; exit 3"), capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, f"Building it…\nno such thing\nBuilding it failed with status 3; the whole log is in {ROOT}/log/build.log.\n")


if __name__ == "__main__":
    unittest.main()
