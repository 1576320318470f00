"""What the tests of the server share: a server of their own, people, sockets, players, the store.

FONDACO names the program to be tested. FONDACO_SLOW=1 gives everything more time, for builds with sanitizers.
All of it talks to 127.0.0.0/8 alone; what was started here ends with the test, also when that is killed.
"""

import base64
import contextlib
import ctypes
import faulthandler
import hashlib
import http.client
import itertools
import json
import os
import pathlib
import random
import re
import secrets
import select
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = ["calimala", "millefiori", "serenissima", "tuscany"]
SLOW = 5 if os.environ.get("FONDACO_SLOW", "0") not in ("", "0") else 1
LIBC = ctypes.CDLL(None)
ADDRESSES = itertools.count()


def program():
    """The program to be tested."""
    path = os.environ.get("FONDACO", "")
    if not os.access(path, os.X_OK) or os.path.isdir(path):
        sys.exit("FONDACO must name the program to be tested, for example FONDACO=build/release/fondaco.")
    return os.path.abspath(path)


def patience(seconds):
    """So long, or longer where everything is slow."""
    return seconds * SLOW


def limit_time(seconds):
    """Ends the whole test, and with it every server that it started, if it takes longer."""
    faulthandler.dump_traceback_later(patience(seconds), exit=True)


def fresh_address():
    """An address of this machine that nobody has come from yet, so that no limit of the server is used up."""
    number = next(ADDRESSES)
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def eventually(condition, seconds=5, every=0.02):
    """The first true value of the condition, or its last one when the time is up."""
    deadline = time.monotonic() + patience(seconds)
    while True:
        value = condition()
        if value or time.monotonic() > deadline:
            return value
        time.sleep(every)


# -------------------------------------------------------------------------------------------------- a server

class Server:
    """`fondaco serve` on data of its own. Start it from the main thread: it ends with the one that did."""

    def __init__(self, *options, limits=()):
        self.options = list(options)
        self.limits = list(limits)          # (resource, soft limit), in force from the start
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fondaco-test-"))
        self.data = self.folder / "data"
        self.log_path = self.folder / "log"
        self.process = None
        self.port = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.close()

    def _before(self):
        """In the new process: it dies with us, and a file that may not grow is an error, not a death."""
        import resource
        LIBC.prctl(1, signal.SIGKILL)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        for what, soft in self.limits:
            resource.setrlimit(what, (soft, resource.getrlimit(what)[1]))

    def start(self):
        command = [program(), "serve", "--bind", "127.0.0.1", "--port", "0", "--data", str(self.data)]
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(command + self.options, cwd=self.folder, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.PIPE, stderr=log, preexec_fn=self._before)
        line = self._first_line(patience(20))
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)\n", line)
        if not found:
            self.kill()
            raise AssertionError(f"The server should say where it listens, but said {line!r}.\n{self.log()}")
        self.port = int(found[1])
        return self

    def _first_line(self, seconds):
        deadline, line = time.monotonic() + seconds, b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            byte = os.read(self.process.stdout.fileno(), 1) if ready else b""
            if not byte:
                break
            line += byte
        return line.decode(errors="replace")

    def running(self):
        return self.process is not None and self.process.poll() is None

    def stop(self):
        """Asks it to end; gives its exit status, None if it did not end in time."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(patience(10))
        except subprocess.TimeoutExpired:
            return None

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()

    def close(self):
        """Ends it and removes its data. A sanitizer's complaint in its log is a failure."""
        if self.running():
            self.stop()
        self.kill()
        log = self.log()
        shutil.rmtree(self.folder, ignore_errors=True)
        found = re.search(r"(ERROR: \w+Sanitizer|WARNING: ThreadSanitizer|runtime error:|LeakSanitizer)", log)
        if found:
            complaint = log[found.start():found.start() + 8000]
            raise AssertionError(f"A sanitizer complained about the server:\n{complaint}")

    def log(self):
        return self.log_path.read_text(errors="replace") if self.log_path.exists() else ""

    def memory(self):
        """Bytes that it holds in memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024


# ------------------------------------------------------------------------------------------------------ HTTP

class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def code(self):
        """Of an error."""
        try:
            return self.json.get("code")
        except (ValueError, AttributeError):
            return None

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


class Http:
    """Requests of one client, one after the other. `watch` sees each of them with its answer."""

    def __init__(self, server, token=None, source="127.0.0.1", watch=None):
        self.server, self.token, self.source, self.watch = server, token, source, watch
        self.connection, self.port = None, None

    def request(self, method, path, body=None, headers=None):
        sent = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        sent.update(headers or {})
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        if data is not None:
            sent.setdefault("Content-Type", "application/json")
        answer = self._exchange(method, path, data, sent)
        if self.watch:
            self.watch(method, path, body, answer)
        return answer

    def _exchange(self, method, path, data, headers):
        reused = self.connection is not None and self.port == self.server.port
        if not reused:
            self.close()
            self.port = self.server.port
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=patience(15),
                                                         source_address=(self.source, 0))
        try:
            self.connection.request(method, path, data, headers)
            answer = self.connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        except (OSError, http.client.HTTPException):
            self.close()
            if not reused:
                raise
        return self._exchange(method, path, data, headers)  # it was an old line that the server had closed

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def get(self, path, **more):
        return self.request("GET", path, **more)

    def post(self, path, body=None, **more):
        return self.request("POST", path, body, **more)

    def put(self, path, body, **more):
        return self.request("PUT", path, body, **more)


class Person(Http):
    """A guest with a token."""

    def __init__(self, server, name, source="127.0.0.1", watch=None):
        super().__init__(server, source=source, watch=watch)
        self.name = name
        answer = self.post("/api/guest", {"name": name, "token": True})
        if answer.status != 200:
            raise AssertionError(f"{name} should be let in as a guest, but the answer was {answer}.")
        self.token = answer.json["token"]

    def make_table(self, game, seats, **wish):
        """The table's id and its invitations by seat."""
        answer = self.post("/api/tables", {"game": game, "seats": seats, **wish})
        if answer.status != 201:
            raise AssertionError(f"{self.name} should get a table of {game}, but the answer was {answer}.")
        return answer.json["table"], {i["seat"]: i["invite"] for i in answer.json["invites"]}

    def sit(self, table, invite):
        answer = self.post(f"/api/tables/{table}/sit", {"invite": invite})
        if answer.status != 200:
            raise AssertionError(f"{self.name} should sit down by invitation, but the answer was {answer}.")
        return answer.json["seat"]


def seat_all(game, people, bots=0, level=1, **wish):
    """A table where these people sit in this order, and after them so many bots; gives its id."""
    seats = [{"me": True}] + [{"open": True}] * (len(people) - 1) + [{"bot": level}] * bots
    table, invites = people[0].make_table(game, seats, **wish)
    for seat, person in enumerate(people[1:], 1):
        person.sit(table, invites[seat])
    return table


# --------------------------------------------------------------------------------------------------- sockets

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
ACCEPT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Closed(Exception):
    """The line has ended. `code` is None if it ended without a close frame."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"the line was closed with {code} {reason!r}" if code else "the line broke off")
        self.code, self.reason = code, reason


class Refused(Exception):
    """The server answered the request for a socket in HTTP."""

    def __init__(self, answer):
        super().__init__(f"no socket was given: {answer}")
        self.answer = answer


def frame(opcode, payload=b"", fin=True, masked=True, reserved=0, length=None):
    """A frame as RFC 6455 has it, or with lies in it: `length` is what it claims to hold."""
    length = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    bit = 0x80 if masked else 0
    if length < 126:
        head += bytes([bit | length])
    elif length < 1 << 16:
        head += bytes([bit | 126]) + struct.pack("!H", length)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + payload
    key = secrets.token_bytes(4)
    stretched = (key * (len(payload) // 4 + 1))[:len(payload)]
    mixed = int.from_bytes(payload, "big") ^ int.from_bytes(stretched, "big")
    return head + key + mixed.to_bytes(len(payload), "big")


class Socket:
    """A WebSocket client, blocking. It answers pings, unless it is mute, and a close."""

    def __init__(self, port, headers=(), path="/play", source="127.0.0.1", receive_buffer=None):
        self.raw = socket.socket()
        self.mute, self.buffer, self.pings, self.pongs, self.closing = False, bytearray(), 0, [], False
        try:
            if receive_buffer:
                self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            self.raw.bind((source, 0))
            self.raw.settimeout(patience(10))
            self.raw.connect(("127.0.0.1", port))
            self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._shake_hands(port, path, dict(headers))
        except BaseException:
            self.raw.close()
            raise

    def _shake_hands(self, port, path, headers):
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket",
                 "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers}
        text = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value is not None)
        self.send_raw(f"GET {path} HTTP/1.1\r\n{text}\r\n".encode())
        deadline = time.monotonic() + patience(10)
        while b"\r\n\r\n" not in self.buffer:
            self._fill(deadline)
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        first, *others = head.decode("latin-1").split("\r\n")
        found = {k.strip().lower(): v.strip() for k, _, v in (line.partition(":") for line in others)}
        status = int(first.split()[1])
        if status != 101:
            with contextlib.suppress(Closed, TimeoutError):
                while len(self.buffer) < len(head) + 4 + int(found.get("content-length", 0)):
                    self._fill(deadline)
            raise Refused(Answer(status, found, bytes(self.buffer[len(head) + 4:])))
        self.buffer = bytearray(rest)
        expected = base64.b64encode(hashlib.sha1((key + ACCEPT).encode()).digest()).decode()
        if found.get("sec-websocket-accept") != expected:
            raise AssertionError("The server's answer to the handshake does not belong to our key.")
        if "sec-websocket-extensions" in found:
            raise AssertionError("The server uses an extension that nobody asked for.")

    def _fill(self, deadline):
        remaining = deadline - time.monotonic()
        if remaining <= 0:
            raise TimeoutError("nothing came in time")
        self.raw.settimeout(remaining)
        try:
            data = self.raw.recv(1 << 16)
        except TimeoutError:
            raise TimeoutError("nothing came in time") from None
        except OSError:
            data = b""
        if not data:
            raise Closed()
        self.buffer += data

    def _take(self, count, deadline):
        while len(self.buffer) < count:
            self._fill(deadline)
        taken = bytes(self.buffer[:count])
        del self.buffer[:count]
        return taken

    def _frame(self, deadline):
        """The next frame: fin, opcode, payload. What came of it in time is kept for the next attempt."""
        while True:
            size = self._whole_frame()
            if size is not None:
                break
            self._fill(deadline)
        first, second = self._take(2, deadline)
        length = second & 0x7F
        if length >= 126:
            length = int.from_bytes(self._take(2 if length == 126 else 8, deadline), "big")
        if first & 0x70 or second & 0x80:
            raise AssertionError("The server sent a frame with reserved bits or a mask.")
        return bool(first & 0x80), first & 0x0F, self._take(length, deadline)

    def _whole_frame(self):
        if len(self.buffer) < 2:
            return None
        length, head = self.buffer[1] & 0x7F, 2
        if length >= 126:
            head += 2 if length == 126 else 8
            if len(self.buffer) < head:
                return None
            length = int.from_bytes(self.buffer[2:head], "big")
        return head + length if len(self.buffer) >= head + length else None

    def receive(self, seconds=10):
        """The next message, text as str. TimeoutError if none comes, Closed if the line ends."""
        deadline = time.monotonic() + patience(seconds)
        parts, kind = [], None
        while True:
            fin, opcode, payload = self._frame(deadline)
            if opcode == PING:
                self.pings += 1
                if not self.mute:
                    self.send_frame(PONG, payload)
            elif opcode == PONG:
                self.pongs.append(payload)
            elif opcode == CLOSE:
                if not self.mute and not self.closing:
                    with contextlib.suppress(OSError, Closed):
                        self.send_frame(CLOSE, payload)
                code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode())
            else:
                kind = opcode if opcode != CONTINUATION else kind
                parts.append(payload)
                if fin:
                    whole = b"".join(parts)
                    return whole.decode() if kind == TEXT else whole

    def send_raw(self, data):
        self.raw.settimeout(patience(10))
        try:
            self.raw.sendall(data)
        except TimeoutError:
            raise
        except OSError:
            raise Closed() from None

    def send_frame(self, opcode, payload=b"", **lies):
        self.send_raw(frame(opcode, payload, **lies))

    def send(self, text):
        self.send_frame(TEXT, text.encode() if isinstance(text, str) else text)

    def ending(self, seconds=10):
        """Reads on until the line ends; gives the close code (None without one) and what came before it."""
        heard, deadline = [], time.monotonic() + patience(seconds)
        while True:
            try:
                heard.append(self.receive((deadline - time.monotonic()) / SLOW))
            except Closed as closed:
                return closed.code, heard

    def goodbye(self, code=1000):
        """Closes politely; gives the code that the server answers."""
        self.closing = True
        self.send_frame(CLOSE, struct.pack("!H", code))
        return self.ending()[0]

    def break_off(self):
        """Ends the line as a cut cable would be noticed: with a reset."""
        with contextlib.suppress(OSError):
            self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.raw.close()

    def close(self):
        self.raw.close()


class Pace:
    """Never more messages than the protocol allows."""

    def __init__(self):
        self.allowance, self.counted = 50.0, time.monotonic()

    def spend(self):
        while True:
            now = time.monotonic()
            self.allowance = min(50.0, self.allowance + 18 * (now - self.counted))
            self.counted = now
            if self.allowance >= 1:
                self.allowance -= 1
                return
            time.sleep((1 - self.allowance) / 18)


class Line:
    """Messages over a socket. Keeps what the table told: `present`, and `log`, the entries by number.
    `check(side, message)` sees every message; `faults` are sentences about what can't be. In a `hurry` it
    sends faster than the protocol allows."""

    def __init__(self, server, person=None, check=None, hurry=False, **how):
        headers = {} if person is None else {"Authorization": f"Bearer {person.token}"}
        self.socket = Socket(server.port, {**headers, **how.pop("headers", {})}, **how)
        self.check = check or (lambda side, message: None)
        self.pace = None if hurry else Pace()
        self.heard, self.present, self.you, self.log, self.number, self.faults = [], None, None, {}, 0, []
        self.prefix = secrets.token_hex(4)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, message):
        self.check("client", message)
        if self.pace:
            self.pace.spend()
        self.socket.send(json.dumps(message))

    def next(self, seconds=10):
        """The next message that was not yet looked at."""
        return self.heard.pop(0) if self.heard else self._read(seconds)

    def _read(self, seconds):
        message = json.loads(self.socket.receive(seconds))
        self.check("server", message)
        if message["type"] == "joined":
            self.you = message["you"]
            self._tell(message.get("entries", []), message["present"], False)
        elif message["type"] == "update":
            self._tell(message["entries"], message["present"], True)
        return message

    def _tell(self, entries, present, all_new):
        for entry in entries:
            if entry["seq"] == 0:  # decided before the table was made
                continue
            known = self.log.setdefault(entry["seq"], entry)
            if known != entry:
                self.faults.append(f"entry {entry['seq']} was told as {known} and then as {entry}")
        if all_new and self.present is not None and entries:
            expected = list(range(self.present["seq"] + 1, present["seq"] + 1))
            if [entry["seq"] for entry in entries] != expected:
                self.faults.append(f"after entry {self.present['seq']} came {[e['seq'] for e in entries]}")
        if self.present is not None and present["seq"] < self.present["seq"]:
            self.faults.append(f"the table went back from entry {self.present['seq']} to {present['seq']}")
        self.present = present

    def wait(self, wanted, seconds=10, what="a message"):
        """The next message that is wanted; what comes before it can be looked at later."""
        deadline = time.monotonic() + patience(seconds)
        for index, message in enumerate(self.heard):
            if wanted(message):
                return self.heard.pop(index)
        while True:
            remaining = (deadline - time.monotonic()) / SLOW
            try:
                message = self._read(max(remaining, 0.001))
            except TimeoutError:
                kinds = [m.get("code", m["type"]) for m in self.heard]
                sentence = f"Within {seconds} s {what} should have come; only {kinds} came."
                raise AssertionError(sentence) from None
            if wanted(message):
                return message
            self.heard.append(message)

    def wait_type(self, kind, seconds=10):
        return self.wait(lambda m: m["type"] == kind, seconds, f"a message of the type {kind}")

    def wait_present(self, wanted, seconds=10, what="the table to be as wanted"):
        """Reads on until the table stands as wanted, and gives how it stands."""
        self.heard = [m for m in self.heard if m["type"] not in ("update", "joined")]
        if self.present is None or not wanted(self.present):
            self.wait(lambda m: m["type"] in ("update", "joined") and wanted(m["present"]), seconds, what)
        return self.present

    def new_id(self):
        self.number += 1
        return f"{self.prefix}-{self.number}"

    def ask(self, kind, seconds=10, **fields):
        """Sends a message and gives the first answer to it."""
        message = {"type": kind, "id": self.new_id(), **fields}
        self.send(message)
        return self.wait(lambda m: m.get("id") == message["id"], seconds, f"an answer to {kind}")

    def join(self, table, **fields):
        return self.ask("join", table=table, **fields)

    def catch_up(self, seq, seconds=10):
        """Reads on until this entry has been told."""
        deadline = time.monotonic() + patience(seconds)
        while self.present["seq"] < seq:
            try:
                self.heard.append(self._read(max(0.001, (deadline - time.monotonic()) / SLOW)))
            except TimeoutError:
                raise AssertionError(f"Within {seconds} s entry {seq} should have been told.") from None

    def act(self, action=None):
        """Does the first thing that is legal, or this one; gives the answer."""
        action = action or self.present["legal"][0]["do"]
        answer = self.ask("act", at=self.present["at"], action=action)
        if answer["type"] == "ack":
            self.catch_up(answer["seq"])
        return answer

    def say(self, text="Well played!"):
        return self.ask("chat", text=text)


def level(lines):
    """Everybody at a table has heard what any of them has heard."""
    newest = max(line.present["seq"] for line in lines)
    for line in lines:
        line.catch_up(newest)


def settle(lines):
    """Everybody at a table has heard all that has happened until now."""
    for line in lines:
        if line.ask("ping")["type"] != "pong":
            raise AssertionError("A ping was not answered with a pong.")
    level(lines)


def move(lines):
    """A move by the first of them who may; gives the line, the message and the number of its entry. A step
    without a choice may have been played for somebody meanwhile: then the next one is tried."""
    for _ in range(20):
        level(lines)
        line = next((line for line in lines if line.present["legal"]), None)
        if line is None:
            time.sleep(0.02)
            settle(lines)
            continue
        message = {"type": "act", "id": line.new_id(), "at": line.present["at"],
                   "action": line.present["legal"][0]["do"]}
        line.send(message)
        answer = line.wait(lambda m: m.get("id") == message["id"], what="the answer to a move")
        if answer["type"] == "ack":
            for other in lines:
                other.catch_up(answer["seq"])
            return line, message, answer["seq"]
        if answer["code"] not in ("stale", "not_your_decision"):
            raise AssertionError(f"A legal move should have been done, but the answer was {answer}.")
        settle(lines)
    raise AssertionError("Nobody could make a move.")


# --------------------------------------------------------------------------------------------------- players

class Notes:
    """What a player said and was told; enough to prove later that the server kept its word."""

    def __init__(self):
        self.sent = {}          # messages by id
        self.acknowledged = {}  # entry numbers by id
        self.refused = {}       # codes by id; an answer to one that may be tried again is none
        self.told = {}          # entries by number
        self.moments = {}       # how the table stood, by the number of its latest entry
        self.seen = 0           # the highest number of entries that was ever told
        self.lines = 0          # how often the player came
        self.faults = []


class Player(threading.Thread):
    """Plays random legal moves to the end of the game. Comes back whenever the line breaks, and then sends
    again what was not acknowledged, with the same id. `chat`, `undo` and `whole_log` are chances: to say
    something, to take back, to ask for the log from its beginning."""

    AGAIN = ("store_unavailable", "busy", "too_fast")

    def __init__(self, server, person, table, check=None, pause=0.0, chat=0.0, undo=0.0, whole_log=0.2):
        super().__init__(daemon=True, name=f"{person.name} at {table}")
        self.server, self.person, self.table, self.check = server, person, table, check
        self.chance = random.Random(f"{person.name} at {table}")
        self.pause, self.chat, self.undo, self.whole_log = pause, chat, undo, whole_log
        self.notes, self.pending, self.line, self.result = Notes(), None, None, None
        self.halt, self.connected, self.over = threading.Event(), False, False
        self.seat, self.count, self.awaited = None, 0, 0

    def run(self):
        try:
            while not self.over and not self.halt.is_set():
                try:
                    self._visit()
                except (Closed, Refused, OSError):
                    self.halt.wait(0.03)
                finally:
                    self.connected = False
        except Exception as error:  # what is wrong here must not be lost with the thread
            self.notes.faults.append(f"{type(error).__name__}: {error}")

    def _visit(self):
        since = 0 if self.chance.random() < self.whole_log else max(self.notes.told, default=0)
        with Line(self.server, self.person, self.check) as self.line:
            self.connected = True
            self.notes.lines += 1
            try:
                self.line.send({"type": "join", "id": self._new_id(), "table": self.table, "since": since})
                while not self.over and not self.halt.is_set():
                    with contextlib.suppress(TimeoutError):
                        self._hear(self.line.next(0.5 / SLOW))
            finally:
                self.notes.faults += self.line.faults

    def _hear(self, message):
        kind, notes = message["type"], self.notes
        if kind in ("joined", "update"):
            self._remember(message.get("entries", []), message["present"])
            if kind == "joined":
                self.seat = message["you"]
                if self.pending:
                            self.line.send(self.pending)
        elif kind == "ack":
            before = notes.acknowledged.setdefault(message["id"], message["seq"])
            if before != message["seq"]:
                notes.faults.append(f"{message['id']} was acknowledged as {before}, then as {message['seq']}")
            if self.pending and self.pending["id"] == message["id"]:
                self.pending, self.awaited = None, message["seq"]
        elif kind == "error":
            self._refused(message)
        self._decide()

    def _refused(self, message):
        code, which = message["code"], message.get("id")
        if self.pending is None or which != self.pending["id"]:
            if code not in self.AGAIN:
                self.notes.faults.append(f"the server refused {which} with {code}: {message['text']}")
            self.halt.wait(0.2)
            raise Closed()  # the table could not be joined: once more
        elif code in self.AGAIN:
            self.halt.wait(0.2)
            self.line.send(self.pending)
        else:
            self.notes.refused[which] = code
            self.pending = None

    def _remember(self, entries, present):
        notes = self.notes
        for entry in entries:
            known = notes.told.setdefault(entry["seq"], entry)
            if known != entry:
                notes.faults.append(f"entry {entry['seq']} was told as {known} and later as {entry}")
        if present["seq"] < notes.seen:
            notes.faults.append(f"entry {notes.seen} was told, and later the table had only {present['seq']}")
        notes.seen = max(notes.seen, present["seq"])
        if notes.moments.setdefault(present["seq"], present["at"]) != present["at"]:
            notes.faults.append(f"after entry {present['seq']} the table stood at two moments")

    def _decide(self):
        present = self.line.present
        if self.pending or present is None or present["seq"] < self.awaited:
            return  # what was acknowledged is told a moment later
        if present["status"] in ("over", "abandoned"):
            self.result, self.over = present["result"], True
            return
        asked, dice = present.get("asked"), self.chance.random()
        if asked and self.seat not in asked["agreed"]:
            self._say("answer", yes=True)
        elif not present.get("legal"):
            return
        elif dice < self.chat:
            self._say("chat", text=self.chance.choice(["Hm.", "Well played!", "Хороший ход."]))
        elif dice < self.chat + self.undo and present.get("undo") and not asked:
            self._say("undo")
        else:
            self._say("act", at=present["at"], action=self.chance.choice(present["legal"])["do"])

    def _new_id(self):
        self.count += 1
        return f"{self.person.name}-{self.count}"

    def _say(self, kind, **fields):
        if self.pause:
            self.halt.wait(self.pause)
        self.pending = {"type": kind, "id": self._new_id(), **fields}
        self.notes.sent[self.pending["id"]] = self.pending
        self.line.send(self.pending)


# ------------------------------------------------------------------------------------------------- the store

def store_file(data):
    """The SQLite file among a server's data."""
    for path in sorted(data.iterdir()):
        if path.is_file():
            with open(path, "rb") as file:
                if file.read(16) == b"SQLite format 3\0":
                    return path
    raise AssertionError("The server keeps no SQLite file among its data.")


class StoredTables:
    """The logs as they stand in the store, read from a copy of its files: reading must change nothing."""

    def __init__(self, data):
        original = store_file(data)
        with tempfile.TemporaryDirectory(prefix="fondaco-copy-") as folder:
            for ending in ("", "-wal"):
                if os.path.exists(f"{original}{ending}"):
                    shutil.copy(f"{original}{ending}", f"{folder}/copy{ending}")
            with contextlib.closing(sqlite3.connect(f"{folder}/copy")) as base:
                base.row_factory = sqlite3.Row
                self.sound = base.execute("PRAGMA integrity_check").fetchone()[0]
                ids = {row["number"]: row["id"] for row in base.execute("SELECT number, id FROM tables")}
                self.logs = {table: [] for table in ids.values()}
                self.strays = 0
                for row in base.execute("SELECT * FROM entries ORDER BY number, seq"):
                    if row["number"] in ids:
                        self.logs[ids[row["number"]]].append(dict(row))
                    else:
                        self.strays += 1


def own_id(row):
    """The client's id of a stored entry: in the store a seat and a colon stand before it."""
    return row["id"].split(":", 1)[1] if row["id"] and ":" in row["id"] else row["id"]


def replayed(record):
    """Checks a record with `fondaco replay`; gives what it complains about, nothing if all is well."""
    with tempfile.NamedTemporaryFile("w", suffix=".fgn", encoding="utf-8") as file:
        file.write(record)
        file.flush()
        done = subprocess.run([program(), "replay", file.name], capture_output=True, text=True,
                              timeout=patience(20))
    return "" if done.returncode == 0 else (done.stderr or done.stdout or f"status {done.returncode}")


# ----------------------------------------------------------------------------------------- the two documents

def _complaint(validator, value):
    from jsonschema.exceptions import best_match
    error = best_match(validator.iter_errors(value))
    return None if error is None else f"/{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"


class Protocol:
    """docs/protocol.schema.json."""

    def __init__(self):
        self.schema = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
        self.made = {}

    def complaint(self, definition, value):
        """What is wrong with a value, None if it is as defined."""
        from jsonschema import Draft202012Validator
        if definition not in self.made:
            part = {"$ref": f"#/$defs/{definition}", "$defs": self.schema["$defs"]}
            self.made[definition] = Draft202012Validator(part)
        return _complaint(self.made[definition], value)

    def check(self, side, message):
        """Raises an AssertionError unless the message is one that this side may send."""
        kind = message.get("type") if isinstance(message, dict) else None
        definition = f"{side}_{kind}"
        if definition not in self.schema["$defs"]:
            raise AssertionError(f"The protocol knows no message of the {side} with the type {kind!r}.")
        wrong = self.complaint(definition, message)
        if wrong:
            raise AssertionError(f"A message of the {side}, {kind}, is not as the schema has it: {wrong}")


class Interface:
    """docs/openapi.json."""

    def __init__(self):
        self.document = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))
        self.made = {}
        self.patterns = []
        for path in sorted(self.document["paths"], key=lambda p: p.count("{")):
            pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path))
            self.patterns.append((re.compile(pattern), path))

    def operations(self):
        """(METHOD, path) of everything that it describes."""
        return [(method.upper(), path) for path, item in self.document["paths"].items()
                for method in item if method in ("get", "put", "post", "delete")]

    def operation(self, method, target):
        path = urllib.parse.urlsplit(target).path
        for pattern, template in self.patterns:
            if pattern.fullmatch(path):
                return self.document["paths"][template].get(method.lower()), template
        return None, None

    def complaint(self, schema, value):
        from jsonschema import Draft202012Validator
        key = json.dumps(schema)
        if key not in self.made:
            self.made[key] = Draft202012Validator({**schema, "components": self.document["components"]})
        return _complaint(self.made[key], value)

    def resolve(self, node):
        """What a reference leads to."""
        if "$ref" in node:
            path, node = node["$ref"], self.document
            for part in path.removeprefix("#/").split("/"):
                node = node[part]
        return node

    def check(self, method, target, body, answer):
        """Raises an AssertionError unless the answer is one that the document describes."""
        operation, _ = self.operation(method, target)
        what = f"{method} {target} answered {answer.status}"
        if operation is None:
            if not (answer.status in (404, 405) or target.startswith("/t/") or target == "/"):
                raise AssertionError(f"{what}, though the document does not know it.")
            return
        described = operation["responses"].get(str(answer.status))
        if described is None and answer.status < 400:
            raise AssertionError(f"{what}, which the document does not describe.")
        described = self.resolve(described or operation["responses"]["default"])
        content = described.get("content")
        if content is None:
            if answer.body:
                raise AssertionError(f"{what} with a body, though there should be none.")
            return
        kind = (answer.headers.get("Content-Type") or "").split(";")[0]
        if kind not in content:
            raise AssertionError(f"{what} with {kind or 'no type'}, and {' or '.join(content)} was expected.")
        value = answer.json if kind == "application/json" else answer.body.decode()
        wrong = self.complaint(content[kind]["schema"], value)
        if wrong:
            raise AssertionError(f"{what} with a body that is not as described: {wrong}")
