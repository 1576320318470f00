#!/usr/bin/env python3
"""scripts/check.sh and scripts/tidy.py, with programs that stand in for the tools."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# What the scripts themselves use.
SYSTEM = ("awk bash cat cksum cmake cut dirname env find flock getconf git head mkdir mktemp python3 rm sed sh sha256sum sort tail xargs").split()


class Tools(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        for name in SYSTEM:
            (self.bin / name).symlink_to(shutil.which(name))
        self.project = self.folder / "project"
        shutil.copytree(ROOT / "scripts", self.project / "scripts")
        self.write("src/a.cpp", "int a;\n")
        self.write("tool", "#!/usr/bin/env bash\n")
        subprocess.run(["git", "init", "-q", self.project], check=True)

    def write(self, name, text):
        path = self.project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def tool(self, name, script):
        (self.bin / name).write_text("#!/usr/bin/env bash\n" + script)
        (self.bin / name).chmod(0o755)

    def run_in_project(self, *command):
        return subprocess.run(command, cwd=self.project, capture_output=True, text=True, env={**os.environ, "PATH": str(self.bin)})


class Check(Tools):
    def check(self, *arguments):
        return self.run_in_project("scripts/check.sh", *arguments)

    def test_what_is_missing_is_said_and_fails_only_with_all(self):
        done = self.check("format", "shell", "python", "page-lint")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.splitlines(), [
            "format       skipped: clang-format is not installed", "shell        skipped: shellcheck is not installed",
            "python       skipped: flake8 is not installed", "page-lint    skipped: npm is not installed"])
        self.assertEqual(self.check("--all", "python").returncode, 1)
        self.assertIn("tidy ", self.check("--all").stdout)
        self.assertNotIn("tidy ", self.check().stdout)

    def test_another_version_of_the_formatter_does_not_count(self):
        self.tool("clang-format", "echo Debian clang-format version 14.0.6")
        self.assertEqual(self.check("format").stdout, "format       skipped: clang-format is not version 19\n")

    def test_a_failure_is_shown_below_its_line_and_the_others_go_on(self):
        self.tool("clang-format-19", 'case $1 in --version) echo version 19.1 ;; *) echo "bad: ${*: -1}"; exit 1 ;; esac')
        self.tool("flake8", "echo said nothing")
        done = self.check("format", "python")
        self.assertEqual((done.returncode, done.stdout), (1, "format       failed\n  bad: src/a.cpp\npython       ok\n"))

    def test_all_shell_scripts_are_found(self):
        self.tool("shellcheck", 'shift; printf "%s\\n" "$@"; exit 1')
        found = {line.strip() for line in self.check("shell").stdout.splitlines()}
        self.assertLessEqual({"tool", "scripts/check.sh"}, found)
        self.assertFalse({"src/a.cpp", "scripts/tidy.py"} & found)

    def test_sources_without_version_control_are_checked_too(self):
        shutil.rmtree(self.project / ".git")
        self.write("web/node_modules/b.cpp", "int b;\n")
        self.write("build/c.cpp", "int c;\n")
        self.tool("clang-format-19", 'case $1 in --version) echo version 19.1 ;; *) printf "%s\\n" "${@:3}"; exit 1 ;; esac')
        self.assertEqual(self.check("format").stdout, "format       failed\n  ./src/a.cpp\n")

    def test_fix_formats(self):
        self.tool("clang-format-19", 'case $1 in --version) echo version 19.1 ;; -i) echo formatted >"$2" ;; *) exit 1 ;; esac')
        self.assertEqual(self.check("--fix", "format").stdout, "format       ok\n")
        self.assertEqual((self.project / "src/a.cpp").read_text(), "formatted\n")

    def test_the_page_is_linted_again_only_after_a_change(self):
        self.write("web/package-lock.json", "{}\n")
        source = self.write("web/a.ts", "BAD\n")
        self.tool("node", "exit 0")
        self.tool("npm", """
            case $1 in
              ci) mkdir node_modules ;;
              *) echo linted >>../linted; grep -n BAD a.ts && exit 1; exit 0 ;;
            esac""")
        (self.bin / "grep").symlink_to(shutil.which("grep"))
        failed = (1, "page-lint    failed\n  1:BAD\n")
        for text, said, times in (("BAD\n", failed, 1), ("BAD\n", failed, 2), ("a;\n", (0, "page-lint    ok\n"), 3),
                                  ("a;\n", (0, "page-lint    ok\n"), 3), ("BAD\n", failed, 4)):
            source.write_text(text)
            done = self.check("page-lint")
            self.assertEqual((done.returncode, done.stdout), said)
            self.assertEqual(len((self.project / "linted").read_text().split()), times)

    def test_arguments(self):
        self.assertEqual(self.check("--list").stdout.split(), ["format", "shell", "python", "page-format", "page-lint", "page-types", "tidy"])
        done = self.check("formt")
        self.assertEqual((done.returncode, done.stderr), (2, "check.sh: formt is neither a check nor an option; see --help.\n"))


class Tidy(Tools):
    """The stand-in complains of a source that says BAD, or whose header b.hpp does, and notes what it looked at."""

    def setUp(self):
        super().setUp()
        self.write(".clang-tidy", "Checks: '*'\n")
        self.write("src/a.cpp", '#include "b.hpp"\n')
        self.write("src/c.cpp", '#include "b.hpp"\n')
        self.write("src/d.cpp", "int d;\n")
        self.header = self.write("src/b.hpp", "int b;\n")
        entries = [{"directory": str(self.project), "file": f"src/{name}.cpp", "command": f"c++ -Isrc -c src/{name}.cpp"} for name in "acd"]
        self.write("build/clang/compile_commands.json", json.dumps(entries))
        self.tool("clang-tidy-19", """
            [[ $1 == --version ]] && echo 19 && exit
            echo "${*: -1}" >>looked
            for file in "${*: -1}" src/b.hpp; do
              if grep -q BAD "$file" && grep -q b.hpp "${*: -1}"; then echo "$PWD/$file:1:1: error: it is bad [bugprone-bad]"; status=1; fi
            done
            exit ${status:-0}""")
        (self.bin / "grep").symlink_to(shutil.which("grep"))

    def tidy(self):
        """The status, what is said, and which sources were looked at."""
        looked = self.project / "looked"
        looked.unlink(missing_ok=True)
        done = self.run_in_project(sys.executable, "scripts/tidy.py", "build/clang")
        self.assertEqual(done.stderr, "")
        names = sorted(pathlib.Path(line).stem for line in looked.read_text().split()) if looked.exists() else []
        return done.returncode, done.stdout, "".join(names)

    def test_only_what_changed_is_looked_at_again(self):
        self.assertEqual(self.tidy(), (0, "", "acd"))
        self.assertEqual(self.tidy(), (0, "", ""))
        self.header.write_text("int bb;\n")
        self.assertEqual(self.tidy(), (0, "", "ac"))
        self.write("src/d.cpp", "int dd;\n")
        self.assertEqual(self.tidy(), (0, "", "d"))
        self.write(".clang-tidy", "Checks: 'bugprone-*'\n")
        self.assertEqual(self.tidy(), (0, "", "acd"))

    def test_a_finding_in_a_header_is_told_once_and_stays(self):
        self.header.write_text("BAD\n")
        said = "src/b.hpp:1:1: error: it is bad [bugprone-bad]\n"
        self.assertEqual(self.tidy(), (1, said, "acd"))
        self.assertEqual(self.tidy(), (1, said, "ac"))


if __name__ == "__main__":
    unittest.main()
