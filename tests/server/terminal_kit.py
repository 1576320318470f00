"""What the tests of terminals share: a server that can be killed, terminals, and what stands between or in place of one.

FONDACO names the program to be tested.
"""

import base64
import codecs
import hashlib
import json
import os
import pty
import random
import re
import signal
import socket
import struct
import subprocess
import threading
import time
import tty

FONDACO = os.environ.get("FONDACO") and os.path.abspath(os.environ["FONDACO"])
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
        self.process.stdout.close()

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
        self.text = ""
        self.open([FONDACO, "play", *arguments], environment, folder)
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
        self.reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=20)
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
        self.process.wait(timeout=20)
        self.end()
        return self.process.returncode


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


class Impostor:
    """Answers HTTP by paths, and at /play a join with some messages; then what `answers` gives for a message."""

    def __init__(self, pages, messages=(), answers=None):
        self.pages, self.messages, self.answers = pages, messages, answers or (lambda message: [])
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def __enter__(self):
        threading.Thread(target=self.welcome, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.door.close()

    def welcome(self):
        while True:
            try:
                guest, _ = self.door.accept()
            except OSError:
                return  # closed
            threading.Thread(target=self.serve, args=(guest,), daemon=True).start()

    def serve(self, guest):
        with guest, guest.makefile("rb") as lines:
            path = lines.readline().split()[1].decode()
            headers = {}
            while (line := lines.readline().strip()):
                name, _, value = line.decode().partition(":")
                headers[name.lower()] = value.strip()
            lines.read(int(headers.get("content-length", 0)))
            if path == "/play":
                return self.talk(guest, lines, headers["sec-websocket-key"])
            status, body = self.pages.get(path, (404, {}))
            text = json.dumps(body).encode()
            guest.sendall(f"HTTP/1.1 {status} So\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n"
                          "Connection: close\r\n\r\n".encode() + text)

    def talk(self, guest, lines, key):
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        guest.sendall(b"HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                      b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        try:
            while (message := self.hear(lines)) is not None:
                said = self.messages if message["type"] == "join" else self.answers(message)
                guest.sendall(b"".join(self.frame(text.encode()) for text in said))
        except OSError:
            pass  # it has gone

    @staticmethod
    def frame(payload):
        size = len(payload)
        head = bytes([size]) if size < 126 else b"\x7e" + struct.pack(">H", size) if size < 65536 else \
            b"\x7f" + struct.pack(">Q", size)
        return b"\x81" + head + payload

    @staticmethod
    def hear(lines):
        """The next message of a client; None at its end."""
        while len(head := lines.read(2)) == 2:
            size = head[1] & 0x7F
            if size >= 126:
                size = int.from_bytes(lines.read(2 if size == 126 else 8), "big")
            mask, payload = lines.read(4), lines.read(size)
            if head[0] & 0x0F == 1:
                return json.loads(bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))
        return None
