"""Terminals at a server's table: `fondaco play --server`, at a pipe or at a real terminal."""

import codecs
import json
import os
import pathlib
import pty
import random
import re
import subprocess
import tempfile
import threading
import time
import tty

from kit.environment import patience, program
from kit.http import Http
from kit.shared import Shared


class Terminal:
    """Its output is read as it comes; every question gets one of its numbers, if it plays."""

    def __init__(self, folder, *arguments, plays=True):
        self.plays = plays
        environment = dict(os.environ, XDG_STATE_HOME=str(folder / "state"))
        self.text = ""
        self.open([program(), "play", *arguments], environment, folder)
        self.chance = random.Random(arguments[0])
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def open(self, command, environment, folder):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, env=environment, stdout=subprocess.PIPE,
                                        stderr=subprocess.STDOUT, text=True, bufsize=1, cwd=folder)
        self.output = self.process.stdout.fileno()

    def piece(self):
        return os.read(self.output, 65536)

    def read(self):
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while piece := self.piece():
            self.text += decoder.decode(piece)
            if self.plays and (asked := re.search(r"\[(\d[^\]]*)\] > $", self.text[-500:])):
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

    def wait_for(self, pattern, seconds=20):
        end = time.monotonic() + patience(seconds)
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
        self.reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()

    def close(self):
        self.process.stdin.close()
        self.process.wait(patience(20))
        self.reader.join()
        self.process.stdout.close()
        return self.process.returncode


class Screen(Terminal):
    """The same, at a real terminal."""

    def open(self, command, environment, folder):
        self.output, there = pty.openpty()
        tty.setraw(there)  # nothing is echoed, and lines come as they are
        self.process = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, cwd=folder,
                                        env=dict(environment, TERM="dumb"))
        os.close(there)

    def piece(self):
        try:
            return os.read(self.output, 65536)
        except OSError:
            return b""  # the other end is closed

    def type(self, text):
        os.write(self.output, text.encode())

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.reader.join()
        if self.output is not None:
            os.close(self.output)
            self.output = None

    def close(self):
        self.process.wait(patience(20))
        self.end()
        return self.process.returncode


class AtAServer(Shared):
    """Terminals in a folder of their own, at a server that all tests of a file share."""

    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def post(self, path, body, token=None):
        answer = Http(self.server, token).post(path, body)
        self.assertIn(answer.status, (200, 201), f"The answer was {answer}.")
        return answer.json

    @property
    def kept(self):
        """Where terminals keep who they are."""
        file = self.folder / "state/fondaco/guests.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        return file

    def play_on(self, record, decisions):
        """Anna's table, with a game that goes on from there."""
        token = self.post("/api/guest", {"name": "Anna", "token": True})["token"]
        wish = {"record": record, "decisions": decisions, "seat": 0, "level": 1}
        self.kept.write_text(json.dumps({f"{self.server.address} Anna": token}))
        return self.post("/api/records", wish, token)["table"]

    def terminal(self, *arguments, kind=Terminal, server=None, plays=False):
        terminal = kind(self.folder, *arguments, "--server", server or self.server.address, plays=plays)
        self.addCleanup(terminal.end)
        return terminal

    def invitation(self, terminal):
        return terminal.wait_for(r"http://\S+#invite=\S+(?=\s)").group(0)

    def anna_and_boris(self):
        """Two who answer nothing by themselves. Only Anna is asked."""
        anna = self.terminal("serenissima", "--name", "Anna", "--players", "2", "--humans", "2")
        boris = self.terminal("--name", "Boris", server=self.invitation(anna))
        anna.wait_for(r"\] > $")
        boris.wait_for("Waiting for")
        return anna, boris

    def address_of(self, terminal):
        return f"{self.server.address}/t/" + terminal.wait_for(r"Table ([\w-]+)\.").group(1)

    def alone(self, *arguments, **settings):
        """Anna against a bot, at her first question."""
        anna = self.terminal("calimala", "--name", "Anna", "--players", "2", "--level", "1", *arguments, **settings)
        anna.wait_for(r"\] > $")
        return anna

    def play(self, *arguments, typed=""):
        """A terminal with all that it will ever be told."""
        return subprocess.run([program(), "play", *arguments], input=typed, capture_output=True, text=True,
                              timeout=patience(60), cwd=self.folder,
                              env=dict(os.environ, XDG_STATE_HOME=str(self.folder / "state")))
