#!/usr/bin/env python3
"""Two terminals and a bot finish a game of each of the four over a server that is killed in the middle.

The record that one of them saves replays. And a terminal on a slow line, whose game ends elsewhere; what
people may type when they talk; and a game that is played on from a record.
"""

import codecs
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from pathlib import Path

FONDACO = os.environ.get("FONDACO") and os.path.abspath(os.environ["FONDACO"])
ROOT = Path(__file__).parents[2]
PATIENCE = 120 * (4 if os.environ.get("FONDACO_SLOW") else 1)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server at a fixed port, so that a second one can take the place of a first that was killed."""

    def __init__(self, folder):
        self.folder, self.port, self.process = folder, free_port(), None
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [FONDACO, "serve", "--port", str(self.port), "--data", str(self.folder / "data"), "--quiet"],
            stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def end(self):
        """Whatever happened, nothing is left running."""
        if self.process.poll() is None:
            self.kill()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)
        self.process.stdout.close()


class Terminal:
    """A `fondaco play --server` whose output is read as it comes; every question gets one of its numbers, if
    it plays."""

    def __init__(self, folder, *arguments, plays=True):
        self.plays = plays
        environment = dict(os.environ, XDG_STATE_HOME=str(folder / "state"))
        self.process = subprocess.Popen([FONDACO, "play", *arguments], stdin=subprocess.PIPE, env=environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1,
                                        cwd=folder)
        self.text = ""
        self.chance = random.Random(arguments[0])
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while piece := os.read(self.process.stdout.fileno(), 65536):
            self.text += decoder.decode(piece)
            if self.plays and (asked := re.search(r"\[(\d[^\]]*)\] > $", self.text)):
                self.type(f"{self.choose(asked.group(1))}\n")

    def choose(self, numbers):
        """One of "1, 4–6; 0 goes back"."""
        choices = []
        for part in re.split(r"[;]", numbers)[0].split(","):
            first, _, last = part.strip().partition("–")
            choices += range(int(first), int(last or first) + 1)
        return self.chance.choice(choices)

    def type(self, text):
        try:
            self.process.stdin.write(text)
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass  # it has left

    def wait_for(self, pattern, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := re.search(pattern, self.text):
                return found
            time.sleep(0.02)
        raise AssertionError(f"a terminal never said {pattern!r}; its last words: {self.text[-1500:]}")

    def end(self):
        """Whatever happened, nothing is left running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.reader.join()
        self.process.stdout.close()
        return self.process.returncode


class TwoTerminalsAndABot(unittest.TestCase):
    def play(self, game, language):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = Server(folder)
            self.addCleanup(server.end)
            anna = Terminal(folder, game, "--server", server.address, "--name", "Anna", "--players", "3",
                            "--humans", "2", "--level", "1", "--lang", language)
            self.addCleanup(anna.end)
            link = anna.wait_for(r"http://\S+#invite=\S+(?=\s)", 20).group(0)
            boris = Terminal(folder, "--server", link, "--name", "Boris")
            self.addCleanup(boris.end)
            time.sleep(2)
            server.kill()
            for terminal in (anna, boris):
                terminal.wait_for("The line is lost|Связь потеряна", 20)
            server.start()
            for terminal in (anna, boris):
                terminal.wait_for("The line is back|Связь восстановлена", 20)
                terminal.wait_for("Final result|Итог игры", PATIENCE)
            record = folder / "evening.fgn"
            anna.type(f"save {record}\n")
            anna.wait_for("Saved to|Сохранено в", 30)
            self.assertEqual(anna.close(), 0)
            self.assertEqual(boris.close(), 0)
            server.stop()
            self.assertEqual(server.process.returncode, 0, "the server did not stop politely")
            replayed = subprocess.run([FONDACO, "replay", str(record)], capture_output=True, text=True)
            self.assertEqual(replayed.returncode, 0, replayed.stdout + replayed.stderr)
            text = record.read_text()
            self.assertIn("seat 0 Anna\nseat 1 Boris\nseat 2 bot newcomer\n", text)
            self.assertRegex(text, r"\nend -?\d+ -?\d+ -?\d+\n$")

    def test_calimala(self):
        self.play("calimala", "en")

    def test_mille_fiori(self):
        self.play("millefiori", "ru")

    def test_tuscany(self):
        self.play("tuscany", "en")

    def test_serenissima(self):
        self.play("serenissima", "en")


class SlowLine:
    """Stands between the terminals and a server. What is said after the join on the first line waits."""

    def __init__(self, port):
        self.port, self.lines, self.on = port, 0, threading.Event()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self):
        while True:
            try:
                guest, _ = self.door.accept()
            except OSError:
                return  # closed
            house = socket.create_connection(("127.0.0.1", self.port))
            threading.Thread(target=self.carry, args=(guest, house, True), daemon=True).start()
            threading.Thread(target=self.carry, args=(house, guest, False), daemon=True).start()

    def carry(self, source, target, asks):
        held, pieces = False, 0
        try:
            while piece := source.recv(65536):
                if asks and piece.startswith(b"GET /play"):
                    self.lines += 1
                    held = self.lines == 1
                pieces += 1
                if held and pieces > 2:  # the handshake and the join have passed
                    self.on.wait(60)
                target.sendall(piece)
        except OSError:
            pass  # one of the two has gone
        for end in (source, target):
            end.close()

    def close(self):
        self.on.set()
        self.door.close()


class AnotherTerminalEndsTheGame(unittest.TestCase):
    def test_an_answer_that_comes_after_the_end(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = Server(folder)
            self.addCleanup(server.end)
            slow = SlowLine(server.port)
            self.addCleanup(slow.close)
            anna = Terminal(folder, "calimala", "--server", slow.address, "--name", "Anna", "--players", "2",
                            "--level", "1")
            self.addCleanup(anna.end)
            table = anna.wait_for(r"Table ([\w-]+)", 20).group(1)
            other = Terminal(folder, "--server", f"{slow.address}/t/{table}", "--name", "Anna")
            self.addCleanup(other.end)
            other.wait_for(r"\] > ", 20)
            other.type("resign\ny\n")
            anna.wait_for("Enter leaves", 20)
            self.assertNotIn("] > ", anna.text, "the first terminal was not held up")
            slow.on.set()
            time.sleep(0.5)
            anna.type("b\n")
            anna.wait_for("(?s)Enter leaves.*Influence", 10)
            self.assertNotIn("] > ", anna.text, "a question was put after the end")
            self.assertEqual(anna.close(), 0, anna.text[-500:])
            self.assertEqual(other.close(), 0, other.text[-500:])
            server.stop()


class Talk(unittest.TestCase):
    def test_what_is_no_text_or_too_long_is_not_the_end(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = Server(folder)
            self.addCleanup(server.end)
            anna = Terminal(folder, "calimala", "--server", server.address, "--name", "Anna",
                            "--players", "2", "--humans", "2", plays=False)
            self.addCleanup(anna.end)
            link = anna.wait_for(r"http://\S+#invite=\S+(?=\s)", 20).group(0)
            boris = Terminal(folder, "--server", link, "--name", "Boris", plays=False)
            self.addCleanup(boris.end)
            boris.wait_for(r"Table [\w-]+", 20)
            anna.process.stdin.buffer.write("say Grüße\n".encode("latin-1"))
            anna.process.stdin.buffer.flush()
            anna.wait_for("Nothing was said", 20)
            anna.type("say x" + "ы" * 600 + "\n")  # byte 900 is in the middle of a letter
            anna.type("say and on\n")
            boris.wait_for("and on", 20)
            self.assertEqual(boris.text.count("ы"), 449)
            self.assertEqual(anna.close(), 0, anna.text[-500:])
            self.assertEqual(boris.close(), 0, boris.text[-500:])
            server.stop()


class AGameThatIsPlayedOn(unittest.TestCase):
    def post(self, path, body, token=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.server.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def log(self, terminal):
        """What the terminal tells of the game so far."""
        start = len(terminal.text)
        terminal.type("log\n")
        terminal.wait_for(r"(?s).{%d}.*\] > $" % start, 10)
        return [line for line in terminal.text[start:].splitlines()[1:] if line.startswith("  ")]

    def test_what_came_before_is_known_but_no_news(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            self.server = Server(folder)
            self.addCleanup(self.server.end)
            record = (ROOT / "tests/records/calimala/3p-all-discs-placed.fgn").read_text()
            seats = [int(seat) for seat in re.findall(r"^\d+ (\d) ", record, re.MULTILINE)]
            # Anna is asked after a turn of each of the others.
            decisions = next(i for i in range(60, len(seats)) if seats[i] == 0 != seats[i - 1])
            token = self.post("/api/guest", {"name": "Anna", "token": True})["token"]
            wish = {"record": record, "decisions": decisions, "seat": 0, "level": 1}
            table = self.post("/api/records", wish, token)["table"]
            kept = folder / "state/fondaco/guests.json"
            kept.parent.mkdir(parents=True)
            kept.write_text(json.dumps({f"{self.server.address} Anna": token}))
            anna = Terminal(folder, "--server", f"{self.server.address}/t/{table}", "--name", "Anna",
                            plays=False)
            self.addCleanup(anna.end)
            anna.wait_for(r"\] > $", 20)
            before = anna.text
            told = self.log(anna)
            self.assertGreater(len(told), 10)
            for line in told:
                self.assertNotIn(line, before, "What happened long ago was told as news.")
            self.server.kill()
            anna.wait_for("The line is lost", 20)
            self.server.start()
            anna.wait_for(r"(?s)The line is back.*\] > $", 20)
            again = anna.text[anna.text.rindex("The line is back"):]
            for line in told:
                self.assertNotIn(line, again, "What happened long ago was told as news.")
            self.assertEqual(self.log(anna), told)
            anna.type("quit\n")
            self.assertEqual(anna.close(), 0)
            self.server.stop()


if __name__ == "__main__":
    if not FONDACO:
        sys.exit("Set FONDACO to the program that is to be tested.")
    unittest.main()
