#!/usr/bin/env python3
"""An evil client: everything that somebody could send to hurt a server or to cheat, over real sockets. After
each attack Anna and Boris play on at their table of the same server, and its log is as it was.

FONDACO=build/release/fondaco python3 tests/server/evil_test.py
FONDACO_LONG=1 also waits for what takes more than a minute.
"""

import contextlib
import json
import os
import resource
import socket
import struct
import threading
import time
import unittest

from kit import (BINARY, CLOSE, CONTINUATION, PING, SLOW, TEXT, Closed, Http, Line, Person, Protocol, Refused,
                 Server, Socket,
                 StoredTables, eventually, frame, fresh_address, limit_time, move, patience, program,
                 seat_all,
                 settle)

LONG = os.environ.get("FONDACO_LONG", "0") not in ("", "0")
SERVER = HONEST = LATE = None
NONSENSE = ("bad_json", "bad_message", "unknown_type", "too_large")
MEGABYTE = 1 << 20


def setUpModule():
    global SERVER, HONEST, LATE
    limit_time(400 if LONG else 240)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    SERVER = Server().start()
    HONEST = Honest(SERVER)
    LATE = Late(SERVER)


def tearDownModule():
    LATE.close()
    HONEST.close()
    SERVER.close()


class Honest:
    """Anna and Boris, who only want to play, and all that they were ever told."""

    def __init__(self, server):
        self.server = server
        self.people = [Person(server, "Anna"), Person(server, "Boris")]
        self.lines = []
        self.begin()

    def begin(self):
        self.close()
        self.table = seat_all("calimala", self.people)
        self.lines = [Line(self.server, person) for person in self.people]
        for line in self.lines:
            line.join(self.table, since=0)

    def close(self):
        for line in self.lines:
            line.close()

    def settle(self):
        settle(self.lines)

    def move(self):
        return move(self.lines)

    def play_on(self):
        """A move, as ever; and whoever comes now is told the log as it was told before."""
        self.move()
        self.settle()
        with Line(self.server, self.people[0]) as fresh:
            entries = fresh.join(self.table, since=0)["entries"]
        if [e["seq"] for e in entries] != list(range(1, len(entries) + 1)):
            raise AssertionError("The log of the honest table has gaps.")
        told = self.lines[0].log
        for seq, entry in told.items():
            if entries[seq - 1] != entry:
                raise AssertionError(f"Entry {seq} has changed: {entry} became {entries[seq - 1]}.")
        for line in self.lines:
            if line.faults:
                raise AssertionError(f"At the honest table something can't be: {line.faults}")
        if self.lines[0].present["decisions"] > 150 or self.lines[0].present["status"] != "playing":
            self.begin()


class Late:
    """What takes its time: begun at once, looked at in the end."""

    def __init__(self, server):
        self.began = time.monotonic()
        self.silent = Socket(server.port, source="127.0.0.3")
        self.silent.mute = True
        self.alive = Socket(server.port, source="127.0.0.3")
        self.slow = []
        for start in (b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
                      b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"name\"",
                      b"GET /play HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"):
            raw = socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.3", 0))
            raw.sendall(start)
            self.slow.append(raw)
        # Somebody watches, says goodbye and then holds on to the connection.
        self.anna = Person(server, "Anna")
        self.table, _ = self.anna.make_table("tuscany", [{"me": True}, {"open": True}])
        self.lingering = Line(server)
        self.lingering.join(self.table)
        self.lingering.socket.goodbye()
        self.crowd = []
        for _ in range(60):
            raw = socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.4", 0))
            raw.sendall(b"GET / HTTP/1.1\r\n")
            self.crowd.append(raw)
        threading.Thread(target=self.stay, daemon=True).start()

    def stay(self):
        """Answers pings and says nothing; sends a slow request's header on, one letter at a time."""
        with contextlib.suppress(Closed, OSError):
            while True:
                with contextlib.suppress(TimeoutError):
                    self.alive.receive(0.3)
                with contextlib.suppress(OSError):
                    self.slow[1].sendall(b"a")

    def age(self):
        return time.monotonic() - self.began

    def close(self):
        for raw in self.slow + self.crowd:
            raw.close()
        for line in (self.silent, self.alive, self.lingering):
            line.close()


class Evil(unittest.TestCase):
    """The beginning and the end of each attack."""

    def setUp(self):
        self.open, self.address = [], fresh_address()
        if not SERVER.running():  # another attack was its end
            global LATE
            SERVER.start()
            HONEST.begin()
            LATE.close()
            LATE = Late(SERVER)

    def tearDown(self):
        for thing in self.open:
            thing.close()
        self.assertTrue(SERVER.running(), f"The server should have survived.\n{SERVER.log()[-2000:]}")
        HONEST.play_on()

    def socket(self, **how):
        self.open.append(Socket(SERVER.port, source=self.address, **how))
        return self.open[-1]

    def line(self, person=None, **how):
        self.open.append(Line(SERVER, person, source=self.address, **how))
        return self.open[-1]

    def raw(self, data=b""):
        """A connection without any manners."""
        raw = socket.create_connection(("127.0.0.1", SERVER.port), patience(10),
                                       source_address=(self.address, 0))
        self.open.append(raw)
        with contextlib.suppress(OSError):
            raw.sendall(data)
        return raw

    def replies(self, raw, seconds=5):
        """All that comes back until the server closes or falls silent: (the bytes, whether it closed)."""
        got, deadline = b"", time.monotonic() + patience(seconds)
        while time.monotonic() < deadline:
            raw.settimeout(max(0.01, deadline - time.monotonic()))
            try:
                data = raw.recv(1 << 16)
            except TimeoutError:
                return got, False
            except OSError:
                return got, True
            if not data:
                return got, True
            got += data
        return got, False

    def person(self, name="Clara"):
        return Person(SERVER, name, source=self.address)

    def http(self):
        return Http(SERVER, source=self.address)


class BrokenFrames(Evil):
    """What RFC 6455 forbids ends the line; nothing of it is taken for a message."""

    PING = json.dumps({"type": "ping", "id": "evil"}).encode()

    def assert_ended(self, line, codes=(1002,)):
        code, heard = line.ending()
        self.assertNotIn("evil", "".join(map(str, heard)), "This was taken for a message.")
        self.assertIn(code, (*codes, None), f"The line should have been closed with {codes}.")

    def test_a_frame_without_a_mask(self):
        line = self.socket()
        line.send_frame(TEXT, self.PING, masked=False)
        self.assert_ended(line)

    def test_reserved_bits(self):
        for bits in (1, 2, 4, 7):
            with self.subTest(bits=bits):
                line = self.socket()
                line.send_frame(TEXT, self.PING, reserved=bits)
                self.assert_ended(line)

    def test_reserved_opcodes(self):
        for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
            with self.subTest(opcode=opcode):
                line = self.socket()
                line.send_frame(opcode, self.PING)
                self.assert_ended(line)

    def test_control_frames_in_pieces_or_too_long(self):
        for opcode in (PING, 10, CLOSE):
            with self.subTest(opcode=opcode):
                line = self.socket()
                line.send_frame(opcode, b"x", fin=False)
                line.send_frame(TEXT, self.PING)
                self.assert_ended(line)
                line = self.socket()
                line.send_frame(opcode, b"\x03\xe8" + b"x" * 200)
                self.assert_ended(line)

    def test_pieces_in_the_wrong_order(self):
        line = self.socket()
        line.send_frame(CONTINUATION, self.PING)
        self.assert_ended(line)
        line = self.socket()
        line.send_frame(TEXT, self.PING[:5], fin=False)
        line.send_frame(TEXT, self.PING)
        self.assert_ended(line)

    def test_lengths_that_are_written_too_long_or_negative(self):
        for head in (b"\x81\xfe\x00\x05", b"\x81\xff\x00\x00\x00\x00\x00\x00\x00\x05",
                     b"\x81\xff" + b"\xff" * 8):
            with self.subTest(head=head):
                line = self.socket()
                line.send_raw(head + b"\0\0\0\0" + b"x" * 5)
                self.assert_ended(line, (1002, 1009))

    def test_text_that_is_no_text(self):
        for bad in (b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf",
                    b'{"type":"ping\xc3'):
            with self.subTest(bytes=bad):
                line = self.socket()
                line.send_frame(TEXT, bad)
                self.assert_ended(line, (1007,))

    def test_close_frames_that_make_no_sense(self):
        for payload in (b"x", struct.pack("!H", 999), struct.pack("!H", 1005), struct.pack("!H", 1006),
                        struct.pack("!H", 1000) + b"\xff\xff"):
            with self.subTest(payload=payload):
                line = self.socket()
                line.closing = True
                line.send_frame(CLOSE, payload)
                self.assert_ended(line, (1002, 1007))

    def test_bytes_instead_of_text(self):
        line = self.line()
        line.socket.send_frame(BINARY, self.PING)
        try:
            self.assertIn(line.next()["code"], NONSENSE)
        except Closed as closed:
            self.assertIn(closed.code, (1003, 1008))

    def test_a_polite_end_is_answered(self):
        line = self.socket()
        self.assertEqual(line.goodbye(1000), 1000)
        line = self.socket()
        line.send_frame(PING, b"hello")
        line.send_frame(TEXT, self.PING[:10], fin=False)
        line.send_frame(PING, b"between the pieces")
        line.send_frame(CONTINUATION, b"", fin=False)
        line.send_frame(CONTINUATION, self.PING[10:])
        self.assertEqual(json.loads(line.receive())["id"], "evil", "A message in pieces is a message.")
        self.assertEqual(line.pongs, [b"hello", b"between the pieces"],
                         "Every ping should be answered in order.")

    def test_handshakes_that_are_none(self):
        for wrong in ({"Sec-WebSocket-Key": None}, {"Sec-WebSocket-Version": "12"},
                      {"Sec-WebSocket-Version": None},
                      {"Upgrade": "h2c"}, {"Connection": "close"}, {"Host": None}):
            with self.subTest(header=wrong):
                try:
                    line = self.socket(headers=wrong)
                except (Refused, Closed, TimeoutError) as refused:
                    if isinstance(refused, Refused):
                        self.assertIn(refused.answer.status, range(400, 500))
                else:
                    self.assertEqual(wrong, {"Host": None}, f"A socket was given in spite of {wrong}.")
                    line.close()
        with self.assertRaises(Refused):
            self.socket(path="/api/me")


class TooMuch(Evil):
    """Messages too long, too many, too deep."""

    def test_a_message_has_at_most_8192_bytes(self):
        line = self.line()
        text = '{"type": "ping", "id": "long"'
        line.socket.send(text + " " * (8192 - len(text) - 1) + "}")
        self.assertEqual(line.next()["type"], "pong", "8192 bytes should be allowed.")
        line.socket.send(text + " " * (8193 - len(text) - 1) + "}")
        with self.assertRaises(Closed) as closed:
            line.next()
        self.assertEqual(closed.exception.code, 1009, "A longer one should close the line.")

    def test_huge_frames_are_not_waited_for(self):
        for length in (1 << 20, 1 << 32, (1 << 63) - 1):
            with self.subTest(length=length):
                before = SERVER.memory()
                line = self.socket()
                line.send_frame(TEXT, b"x" * 1000, length=length)
                code, _ = line.ending(5)
                self.assertIn(code, (1009, 1002) if length == 1 << 20 else (1009, 1002, None))
                self.assertLess(SERVER.memory() - before, 50 * MEGABYTE,
                                "Nobody should make room for a promise.")

    def test_pieces_without_end(self):
        before = SERVER.memory()
        for size in (1000, 1, 0):
            with self.subTest(size=size):
                line = self.socket()
                piece = frame(CONTINUATION, b"x" * size, fin=False) * 200
                with contextlib.suppress(Closed, TimeoutError):
                    line.send_frame(TEXT, b"x" * size, fin=False)
                    for _ in range(200 if size else 50):
                        line.send_raw(piece)
                if size:
                    code, _ = line.ending(5)
                    self.assertIn(code, (1009, 1008, 1002, None), "Endless pieces should end the line.")
                line.close()
        self.assertLess(SERVER.memory() - before, patience(50) * MEGABYTE,
                        "Pieces should not be kept without end.")

    def test_json_that_nests_without_end(self):
        line = self.line()
        for text in ("[" * 8000, '{"a":' * 1600, '{"type":"chat","id":"x","text":' + "[" * 8000):
            with self.subTest(text=text[:40]):
                line.socket.send(text)
                self.assertIn(line.next()["code"], NONSENSE)
        for text in ("[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 100_000 + "1" + "}" * 100_000):
            line = self.socket()
            with contextlib.suppress(Closed):  # while this is still being sent, perhaps
                line.send(text)
            self.assertIn(line.ending()[0], (1009, None))
        for path in ("/api/guest", "/api/records", "/api/login"):
            for text in ("[" * 100_000, '{"name":' + "[" * 30_000 + "]" * 30_000 + "}",
                         '{"record":' + '{"a":' * 100_000):
                with self.subTest(path=path, text=text[:20]):
                    answer = self.http().post(path, text.encode())
                    self.assertIn(answer.status, (400, 401, 413, 429), f"Not refused: {answer}")

    def test_sixty_at_once_and_not_many_more(self):
        line = self.line(hurry=True)
        for number in range(60):
            line.send({"type": "ping", "id": f"n{number}"})
        answers = [line.next() for _ in range(60)]
        self.assertEqual({a["type"] for a in answers}, {"pong"}, "Sixty messages at once should be allowed.")
        for number in range(30):
            line.send({"type": "ping", "id": f"m{number}"})
        late = [line.next() for _ in range(30)]
        fast = [a for a in late if a.get("code") == "too_fast"]
        self.assertGreater(len(fast), 5, "Ninety at once should be too fast.")
        for answer in fast:
            self.assertRegex(answer.get("id", "nothing"), "^m", "The answer should repeat the message's id.")
        time.sleep(1.2)
        self.assertEqual(line.ask("ping")["type"], "pong", "After a while one may speak again.")

    def test_whoever_does_not_slow_down_is_shown_the_door(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])  # of which little is told
        line = self.line(person, hurry=True)
        line.join(table)
        answers = []
        with contextlib.suppress(Closed):
            for number in range(400):
                line.send({"type": "chat", "id": f"n{number}", "text": "flood"})
        with self.assertRaises(Closed) as closed:
            while True:
                answers.append(line.next())
        self.assertEqual(closed.exception.code, 1008, "A flood should end the line with 1008.")
        fast = sum(a.get("code") == "too_fast" for a in answers)
        self.assertEqual(fast, 100, "A hundred times one is told to slow down.")
        self.assertLess(sum(a["type"] == "ack" for a in answers), 110, "A flood should not get through.")

    def test_many_lines_from_one_address_store_no_more_than_a_few(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        stored, start = 0, time.monotonic()
        for _ in range(12):
            with Line(SERVER, person, hurry=True, source=self.address) as line:
                line.join(table)
                for _ in range(50):
                    line.send({"type": "chat", "id": line.new_id(), "text": "flood"})
                stored += sum(line.wait(lambda m: "id" in m)["type"] == "ack" for _ in range(50))
        allowed = 300 + 100 * (time.monotonic() - start)
        self.assertGreater(stored, 250, "So much is allowed.")
        self.assertLessEqual(stored, allowed + 1, "What all lines of one address store should be limited.")

    def test_nonsense_a_hundred_times_in_a_row_ends_the_line(self):
        line, said = self.line(), 0
        with self.assertRaises(Closed) as closed:
            while said < 140:
                line.socket.send("nonsense")
                said += 1
                self.assertEqual(line.next()["code"], "bad_json")
                time.sleep(0.052 if said > 45 else 0)
            self.fail("After so much nonsense the line should have been closed.")
        self.assertEqual((closed.exception.code, said), (1008, 101) if said == 101 else (1008, 100))

    def test_nonsense_with_some_sense_in_between_is_borne(self):
        line = self.line()
        for number in range(1, 131):
            line.socket.send("{}")
            self.assertIn(line.next()["code"], NONSENSE)
            if number % 90 == 0:
                self.assertEqual(line.ask("ping")["type"], "pong")
            time.sleep(0.052 if number > 40 else 0)
        self.assertEqual(line.ask("ping")["type"], "pong", "It was never a hundred in a row.")

    def test_a_flood_of_pings_of_the_socket(self):
        before, line = SERVER.memory(), self.socket()
        with contextlib.suppress(Closed, TimeoutError):
            burst = frame(PING, b"x" * 125) * 500
            for _ in range(100):
                line.raw.settimeout(0.2)
                line.raw.sendall(burst)
        self.assertLess(SERVER.memory() - before, patience(60) * MEGABYTE,
                        "Pongs that nobody reads should not pile up.")


class SlowReaders(Evil):
    """Those who ask and do not listen to the answers."""

    def talk(self, person, table, lines, text):
        """Fifty remarks on each of so many lines, one line after the other, each of them allowed."""
        for _ in range(lines):
            with Line(SERVER, person, hurry=True, source=fresh_address()) as line:
                line.join(table)
                for _ in range(50):
                    line.send({"type": "chat", "id": line.new_id(), "text": text})
                for _ in range(50):
                    self.assertEqual(line.wait(lambda m: "id" in m, 30)["type"], "ack", "This was allowed.")

    def test_who_does_not_read_is_cut_off_and_costs_no_memory(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        self.talk(person, table, 6, "x" * 1000)
        before, lines = SERVER.memory(), []
        for _ in range(15):
            line = self.line(person, receive_buffer=4096, hurry=True)
            lines.append(line)
            with contextlib.suppress(Closed, TimeoutError):
                for number in range(55):
                    line.send({"type": "join", "id": f"j{number}", "table": table, "since": 0})
        highest = 0
        for _ in range(15):
            time.sleep(0.1)
            highest = max(highest, SERVER.memory() - before)
        bound = (120 if patience(1) == 1 else 700) * MEGABYTE
        self.assertLess(highest, bound, "15 lines asked for 15 MB each; about 1 MB each may wait.")
        HONEST.play_on()
        for line in lines:
            got, ended, deadline = 0, False, time.monotonic() + patience(20)
            while not ended and time.monotonic() < deadline:
                line.socket.raw.settimeout(patience(3))
                try:
                    data = line.socket.raw.recv(1 << 20)
                    got, ended = got + len(data), not data
                except TimeoutError:
                    break
                except OSError:
                    ended = True
            self.assertTrue(ended, f"After {got} bytes the line should have ended.")
            self.assertLess(got, 12 * MEGABYTE, "A line that was not read should not get all it asked for.")

    def test_a_spectator_who_never_reads_does_not_hold_up_the_table(self):
        for _ in range(3):
            line = self.line(receive_buffer=4096)
            line.send({"type": "join", "id": "j", "table": HONEST.table, "since": 0})
        start = time.monotonic()
        for _ in range(5):
            HONEST.move()
        self.assertLess(time.monotonic() - start, patience(8),
                        "Whoever reads should not wait for whoever does not.")

    def test_a_log_that_somebody_made_very_long_can_still_be_read(self):
        person, anna = self.person(), Person(SERVER, "Anna")
        table, invites = anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        person.sit(table, invites[1])
        self.talk(person, table, 14, '"' * 1000)
        with Line(SERVER, anna) as line:
            try:
                joined = line.join(table, since=0)
            except Closed as closed:
                self.fail(f"Anna reads as fast as she can, and {closed}: she can never know what happened.")
            self.assertEqual(sum(e["what"] == "chat" for e in joined["entries"]), 700)


class WrongMessages(Evil):
    """Every field of every message with everything that it can't be."""

    VALUES = [None, True, 0, -1, 1.5, 1e300, 10 ** 30, "", "x" * 300, "\u0000", "\ud800", [], [[]], {},
              {"a": 1}]
    EXAMPLES = {
        "join": {"table": "k3v9q2m7xw4t", "since": 0, "seat": 0},
        "act": {"at": "0.0", "action": "place white 5"},
        "undo": {}, "answer": {"yes": True}, "pause": {}, "go_on": {}, "hand_over": {}, "return": {},
        "resign": {},
        "forced": {"on": False}, "orders": {"orders": {"otherwise": "never"}}, "chat": {"text": "Hello"}, "fill": {"seat": 1, "level": 1}, "leave": {},
        "hint": {},
        "preview": {"action": "place white 5"}, "history": {"decisions": 0}, "log": {"since": 0, "as": "public"}, "world": {}, "ping": {}}
    CHANGING = ["act", "undo", "answer", "pause", "go_on", "hand_over", "return", "resign", "forced", "orders", "chat",
                "fill",
                "leave", "hint"]

    def wrong_messages(self):
        for kind, fields in self.EXAMPLES.items():
            good = {"type": kind, "id": "w", **fields}
            yield {**good, "unknown": 1}
            for field in ("id", *fields):
                for value in self.VALUES:
                    yield {**good, field: value}
            for field in fields:
                if (kind, field) not in (("join", "since"), ("join", "seat"), ("log", "since"), ("log", "as")):
                    yield {key: value for key, value in good.items() if key != field}
            if kind in self.CHANGING:
                yield {key: value for key, value in good.items() if key != "id"}

    def test_every_field_of_every_message(self):
        protocol, sent = Protocol(), 0
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        line, left = None, 0
        for message in self.wrong_messages():
            if protocol.complaint("from_client", message) is None and "\u0000" not in str(message.values()):
                continue  # by chance it makes sense
            if "" in message.values() and message["type"] != "chat":
                continue  # an empty text is a text; that it leads nowhere shows later
            if left == 0:
                if line is not None:
                    line.close()
                line, left = Line(SERVER, person, hurry=True, source=self.address), 55
                self.open.append(line)
                line.join(table)
            line.send(message)
            answer = line.wait(lambda m: m["type"] not in ("update", "presence"))
            left, sent = left - 1, sent + 1
            self.assertEqual(answer["type"], "error", f"{message} should have been refused, but: {answer}")
            self.assertIn(answer["code"], NONSENSE, f"{message} makes no sense, but was refused so: {answer}")
        self.assertGreater(sent, 300)
        with Line(SERVER, person) as fresh:
            self.assertEqual(fresh.join(table, since=0)["entries"], [],
                             "Nothing of that should stand in the log.")

    def test_texts_that_are_no_messages(self):
        line = self.line()
        for text in ("", " ", "null", "true", "5", '"join"', "[]", "{}", "{", '{"type"}', "{'type': 'ping'}",
                     "\ufeff{}",
                     '{"type": "ping"} {"type": "ping"}', '{"type": "ping",}', "// hello", '{"type": null}',
                     '{"type": ["ping"]}', '{"type": "ping", "id": 1}', '{"type": "PING"}',
                     '{"type": "ping\\u0000"}',
                     '{"type": "__proto__"}', '{"type": "ping", "id": "\\ud800"}', "NaN",
                     '{"type": "ping", "id": NaN}',
                     '{"type": "history", "decisions": 1e999}',
                     '{"type": "history", "decisions": 9223372036854775808}',
                     '{"type": "history", "decisions": -9223372036854775809}',
                     '{"type": "' + "x" * 5000 + '"}'):
            with self.subTest(text=text[:60]):
                line.socket.send(text)
                answer = line.next()
                self.assertEqual(answer["type"], "error", f"The answer was {answer}.")
                self.assertIn(answer["code"], NONSENSE)

    def test_every_body_of_every_route(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        bodies = [b"", b"null", b"5", b"[]", b"{}", b'"x"', b"{", b"\xff\xfe", b"\x00",
                  b'{"name": {"a": []}}',
                  b'{"name": null, "password": null}', b'{"seat": 99}', b'{"seat": -1}', b'{"invite": 5}',
                  b'{"url": 5}',
                  b'{"record": 5, "seat": 0, "level": 1}', b'{"decisions": 1e300, "seat": 0, "level": 1}',
                  b'{"game": "tuscany", "seats": "all"}', b'{"game": "tuscany", "seats": [[], {}]}',
                  b'{"url": ["x"]}']
        routes = [("POST", "/api/guest"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/sit"),
                  ("POST", f"/api/tables/{table}/fork"), ("POST", "/api/records"),
                  ("PUT", f"/api/tables/{table}/webhook")]
        for method, path in routes:
            person.close()
            person.source = fresh_address()
            for body in bodies:
                with self.subTest(path=path, body=body):
                    answer = person.request(method, path, body)
                    self.assertIn(answer.status, (400, 403, 409), f"Not refused: {answer}")
                    self.assertEqual(answer.json["type"], "error")


class Cheats(Evil):
    """Things that make sense and are not allowed."""

    def assert_refused(self, answer, *codes):
        self.assertEqual(answer["type"], "error", f"This should have been refused, but: {answer}")
        self.assertIn(answer["code"], codes)

    def log_length(self):
        HONEST.settle()
        return HONEST.lines[0].present["seq"]

    def test_a_stranger_moves_for_nobody(self):
        before = self.log_length()
        mover = next(line for line in HONEST.lines if line.present["legal"])
        move = {"at": mover.present["at"], "action": mover.present["legal"][0]["do"]}
        stranger = self.line(self.person())
        self.assertIsNone(stranger.join(HONEST.table)["you"])
        self.assertNotIn("legal", stranger.present)
        self.assert_refused(stranger.ask("act", **move), "not_seated")
        for seat in range(5):
            self.assert_refused(stranger.join(HONEST.table, seat=seat), "not_seated")
        self.assertIsNone(stranger.join(HONEST.table)["you"])
        self.assert_refused(stranger.ask("fill", seat=1, level=5), "not_seated", "not_owner")
        self.assert_refused(stranger.ask("hint"), "not_seated")
        self.assert_refused(stranger.ask("preview", action=move["action"]), "not_your_decision", "not_seated")
        self.assertEqual(self.log_length(), before, "Nothing of that should stand in the log.")

    def test_a_player_moves_only_for_himself_and_only_now(self):
        before = self.log_length()
        lines = HONEST.lines
        mover = next(line for line in lines if line.present["legal"])
        other = lines[1] if mover is lines[0] else lines[0]
        legal = mover.present["legal"][0]["do"]
        if other.you not in mover.present["deciders"]:
            self.assert_refused(other.ask("act", at=other.present["at"], action=legal), "not_your_decision")
        now, undos = map(int, mover.present["at"].split("."))
        for at in (f"{now - 1}.{undos}", f"{now + 1}.{undos}", f"{now}.{undos + 1}", f"{10 ** 18}.0",
                   f"0.{10 ** 18}"):
            if not at.startswith("-"):
                self.assert_refused(mover.ask("act", at=at, action=legal), "stale", "bad_message")
        for action in ("place white 99", "'; DROP TABLE entries; --", "../../etc/passwd", "%s%s%n", "👻" * 50,
                       legal + " x"):
            self.assert_refused(mover.ask("act", at=mover.present["at"], action=action), "illegal")
        self.assertEqual(self.log_length(), before, "Nothing of that should stand in the log.")

    def test_who_left_a_seat_no_longer_holds_it(self):
        anna, boris, evil = Person(SERVER, "Anna"), Person(SERVER, "Boris"), self.person()
        table, invites = anna.make_table("millefiori", [{"me": True}, {"open": True}, {"open": True}])
        evil.sit(table, invites[1])
        line = self.line(evil)
        self.assertEqual(line.join(table, since=0)["you"], 1)
        self.assertEqual(line.ask("leave")["type"], "ack")
        boris.sit(table, invites[1])
        boris.sit(table, invites[2])
        line.ask("ping")
        with Line(SERVER, boris) as his:
            his.join(table, since=0, seat=1)
            before = his.present["seq"]
            line.wait(lambda m: m["type"] == "update" and m["present"]["status"] == "playing")
            hand = his.present["view"]["players"][1].get("hand")
            seen = line.present["view"]["players"][1].get("hand")
            self.assertTrue(hand, "Boris should see his own cards.")
            self.assertNotEqual(seen, hand, "Whoever left should not see the cards of whoever came after.")
            for kind, fields in (("chat", {"text": "I am Boris"}), ("resign", {}), ("hand_over", {})):
                self.assert_refused(line.ask(kind, **fields), "not_seated")
            his.ask("ping")
            self.assertEqual(his.present["seq"], before, "Nothing may be done in the name of Boris.")

    def test_an_id_said_twice_counts_once(self):
        line, message, seq = HONEST.move()
        again = self.line(HONEST.people[line.you])
        again.join(HONEST.table)
        for where in (line, line, again):
            where.send(message)
            answer = where.wait(lambda m: m.get("id") == message["id"])
            self.assertEqual(answer, {"type": "ack", "id": message["id"], "seq": seq},
                             "What was done should only be acknowledged again, with its own number.")
        line.send({**message, "action": "something else"})
        self.assertEqual(line.wait(lambda m: m.get("id") == message["id"]).get("seq"), seq,
                         "An id stands for what was done under it.")

    def test_an_id_said_twice_at_once_on_two_lines_counts_once(self):
        HONEST.settle()
        person = HONEST.people[0]
        lines = [self.line(person), self.line(person)]
        for line in lines:
            line.join(HONEST.table, since=0)
        for number in range(10):
            message = {"type": "chat", "id": f"race-{HONEST.table}-{number}", "text": f"race {number}"}
            for line in lines:
                line.send(message)
            answers = [line.wait(lambda m: m.get("id") == message["id"]) for line in lines]
            self.assertEqual([a["type"] for a in answers], ["ack", "ack"])
            self.assertEqual(answers[0]["seq"], answers[1]["seq"])
        HONEST.settle()
        said = [entry.get("text") for entry in HONEST.lines[1].log.values()]
        self.assertEqual([text for text in said if text and text.startswith("race")],
                         [f"race {number}" for number in range(10)])

    def test_an_id_is_known_however_long_ago_it_was(self):
        person = self.person()
        table = seat_all("calimala", [person], bots=1)
        line = self.line(person)
        line.join(table)
        line.wait_present(lambda p: p["legal"], 20)
        move = {"type": "act", "id": "the first", "at": line.present["at"],
                "action": line.present["legal"][0]["do"]}
        line.send(move)
        seq = line.wait(lambda m: m.get("id") == "the first")["seq"]
        for number in range(120):
            line.send({"type": "chat", "id": f"c{number}", "text": "and so on"})
            self.assertEqual(line.wait(lambda m: m.get("id") == f"c{number}")["type"], "ack")
            time.sleep(0.05 if number > 40 else 0)
        line.send(move)
        self.assertEqual(line.wait(lambda m: m.get("id") == "the first"),
                         {"type": "ack", "id": "the first", "seq": seq},
                         "What was done long ago should be acknowledged again, too.")

    def test_ids_of_one_seat_do_not_stand_in_the_way_of_another(self):
        HONEST.settle()
        ids = [f"common-{HONEST.table}-{HONEST.lines[0].present['seq']}"] * 2
        seqs = []
        for line, which in zip(HONEST.lines, ids):
            line.send({"type": "chat", "id": which, "text": f"said by {line.you}"})
            seqs.append(line.wait(lambda m: m.get("id") == which)["seq"])
        self.assertNotEqual(seqs[0], seqs[1], "Both have said something.")

    def test_nobody_learns_from_a_line_what_his_seat_may_not_know(self):
        person = self.person()
        table, _ = person.make_table("millefiori", [{"me": True}, {"bot": 1}])
        line = self.line(person)
        answers = [line.join(table, since=0), line.ask("history", decisions=0), line.ask("world")]
        for answer in answers:
            text = json.dumps(answer)
            self.assertNotIn('"seed"', text, "The seed is told at the end.")
            self.assertNotIn('"nonce"', text)
        for answer in answers[:2]:
            view = answer.get("view") or answer["present"]["view"]
            self.assertNotIn("hand", view["players"][1], "The cards of the others are hidden.")
            self.assertNotIn("deck", view)
            self.assertNotIn("rng", view)
        self.assertEqual(self.http().get(f"/api/tables/{table}/record").status, 409)


class ForeignPages(Evil):
    """Other sites' pages, and cookies that are none of ours."""

    ORIGINS = ["http://foreign.example", "https://127.0.0.1.foreign.example", "null", "http://127.0.0.1",
               "http://127.0.0.1:1", "http://localhost", "file://", "x",
               "http://127.0.0.1:{port}.foreign.example",
               "http://127.0.0.1:{port}@foreign.example", "http://foreign.example/http://127.0.0.1:{port}"]

    def origins(self):
        return [origin.format(port=SERVER.port) for origin in self.ORIGINS]

    def test_no_socket_for_a_foreign_page(self):
        token = HONEST.people[0].token
        for origin in self.origins():
            with self.subTest(origin=origin):
                with self.assertRaises(Refused) as refused:
                    self.socket(headers={"Origin": origin, "Authorization": f"Bearer {token}"})
                answer = refused.exception.answer
                self.assertEqual((answer.status, answer.code), (403, "foreign_origin"))

    def test_a_foreign_page_changes_nothing(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        calls = [("POST", "/api/guest", {"name": "Clara"}), ("POST", "/api/logout", None),
                 ("POST", f"/api/tables/{table}/leave", None),
                 ("PUT", f"/api/tables/{table}/webhook", {"url": None}),
                 ("POST", "/api/tables", {"game": "tuscany", "seats": [{"me": True}, {"bot": 1}]}),
                 ("POST", "/api/login", {"name": "Clara", "password": "long enough"})]
        for origin in self.origins()[:4]:
            for method, path, body in calls:
                with self.subTest(origin=origin, path=path):
                    answer = person.request(method, path, body, headers={"Origin": origin})
                    self.assertIn((answer.status, answer.code), ((403, "foreign_origin"), (429, "too_fast")))
                    self.assertNotIn("Set-Cookie", answer.headers)
        self.assertEqual(person.get(f"/api/tables/{table}").json["seats"][0], {"person": "Clara"})

    def test_a_foreign_page_may_not_read_the_answers(self):
        for method in ("GET", "OPTIONS"):
            answer = self.http().request(method, "/api/games", headers={
                "Origin": "http://foreign.example", "Access-Control-Request-Method": "POST"})
            self.assertIsNone(answer.headers.get("Access-Control-Allow-Origin"),
                              "No other site should be let in.")

    def test_cookies_that_were_not_signed_here_are_nobodys(self):
        token = HONEST.people[0].token
        other = Server().start()
        self.addCleanup(other.close)
        foreign = Person(other, "Anna").token
        flip = lambda at: token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1:]
        forged = ["", "x", token[:-1], token[1:], token[:len(token) // 2], token + "A", token + token,
                  flip(0), flip(-1 % len(token)),
                  flip(len(token) // 2), foreign, token.swapcase(), "Anna", "0" * len(token), "." * 10,
                  token.replace(".", ""),
                  "admin", "null", "' OR 1=1 --", "%00", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJBbm5hIn0."]
        parts = token.split(".")
        if len(parts) > 2:  # the time in it is not for the client to choose
            for place in range(len(parts) - 1):
                forged.append(".".join([*parts[:place], "9" * max(1, len(parts[place])), *parts[place + 1:]]))
                forged.append(".".join([*parts[:place], "0", *parts[place + 1:]]))
        for fake in forged:
            if fake == token:
                continue
            for headers in ({"Authorization": f"Bearer {fake}"}, {"Cookie": f"fondaco={fake}"}):
                with self.subTest(fake=fake, how=list(headers)[0]):
                    self.assertEqual(self.http().get("/api/me", headers=headers).status, 401,
                                     "Nobody is signed in.")
            time.sleep(0.03)
        for fake in (token[:-1], flip(0), foreign):
            try:
                line = self.line(headers={"Authorization": f"Bearer {fake}"})
                self.assertIsNone(line.join(HONEST.table)["you"], "A forged token should get no seat.")
            except Refused as refused:
                self.assertIn(refused.answer.status, (401, 403))
        self.assertEqual(self.http().get("/api/me", headers={"Cookie": f"a=b; fondaco={token}"}).json["name"],
                         "Anna")

    def test_invitations_can_not_be_guessed_from_others(self):
        table, invites = self.person().make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        evil = self.person("Boris")
        good = invites[1]
        for fake in (good[:-1], good + "A", good[::-1], "A" * len(good), good.swapcase() + "x", "1", ""):
            with self.subTest(invite=fake):
                answer = evil.post(f"/api/tables/{table}/sit", {"invite": fake})
                self.assertIn((answer.status, answer.code), ((403, "bad_invite"), (400, "bad_message")))
        self.assertNotEqual(invites[1], invites[2])


class BadRequests(Evil):
    """HTTP as it should not be."""

    GOOD = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"

    def count(self, got):
        return got.count(b"HTTP/1.1 ") + got.count(b"HTTP/1.0 ")

    def test_nothing_but_the_assets_is_given_out(self):
        for path in ("/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd",
                     "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                     "//etc/passwd", "/assets/../../../../etc/passwd", "/assets/..%5c..%5cetc/passwd",
                     "/./etc/passwd",
                     "/%00/etc/passwd", "/etc/passwd%00.html", "/assets/%2e%2e%2f%2e%2e%2fetc/passwd",
                     "/proc/self/environ",
                     "/data/fondaco.sqlite", "/../data/fondaco.sqlite", "/....//....//etc/passwd",
                     "file:///etc/passwd",
                     "http://127.0.0.1/../../etc/passwd", "*", "/t/../../etc/passwd", "/api/../../etc/passwd",
                     "/api/people/..%2f..%2fetc%2fpasswd", "/api/tables/..%2f..%2fetc%2fpasswd",
                     "/api/tables/%",
                     "/api/tables/%zz", "/api/tables/" + "x" * 5000, "/api/people/%ff%fe"):
            with self.subTest(path=path[:60]):
                request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                got, _ = self.replies(self.raw(request.encode()))
                self.assertNotIn(b"root:", got)
                self.assertNotIn(b"SQLite format", got)
                self.assertRegex(got, rb"^(HTTP/1\.[01] 4|$)", "This should have been refused.")

    def test_requests_that_two_readers_could_understand_differently(self):
        smuggled = b"GET /api/info HTTP/1.1\r\nHost: x\r\n\r\n"
        body = b"0\r\n\r\n" + smuggled
        heads = [
            b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n" % len(body),
            b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n" % len(body),
            b"Content-Length: %d\r\nContent-Length: 0\r\n" % len(body),
            b"Content-Length: 0\r\nContent-Length: %d\r\n" % len(body),
            b"Content-Length: 0, %d\r\n" % len(body),
            b"Content-Length: +%d\r\n" % len(body),
            b"Content-Length: -1\r\n",
            b"Content-Length: 0x10\r\n",
            b"Content-Length: 99999999999999999999999\r\n",
            b"Content-Length : 0\r\n",
            b"Transfer-Encoding : chunked\r\n",
            b"Content-Length: %d\r\nTransfer-Encoding:\x0bchunked\r\n" % len(body),
            b"Content-Length: %d\r\nTransfer-Encoding: xchunked\r\n" % len(body),
        ]
        for head in heads:
            with self.subTest(head=head):
                raw = self.raw(b"POST /api/logout HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n" + body)
                got, _ = self.replies(raw, 1.5)
                self.assertNotIn(b'"open_tables"', got, "What was hidden in the body should not be answered.")
                self.assertLessEqual(self.count(got), 1, "One request, one answer.")
                self.assertNotRegex(got, rb"^HTTP/1\.1 5")

    def test_requests_that_are_none(self):
        for data in (b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n",
                     b"GET / HTTP/9.9\r\n\r\n",
                     b"GET / HTTP/1.1\nHost: x\n\n", b"\x00" * 100,
                     b"GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
                     b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n", b"G" * 100_000,
                     b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n",
                     b"POST /api/guest HTTP/1.1\r\nHost: x\r\n"
                     b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nx", b"SSH-2.0-OpenSSH_9.2\r\n"):
            with self.subTest(data=data[:40]):
                got, _ = self.replies(self.raw(data), 1.5)
                self.assertNotRegex(got, rb"^HTTP/1\.1 5", "This is the client's fault.")

    def test_bodies_and_headers_that_are_too_large(self):
        before = SERVER.memory()
        promise = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000000\r\n\r\n"
        got, _ = self.replies(self.raw(promise + b"x" * 100_000), 5)
        self.assertRegex(got, rb"^(HTTP/1\.1 413|$)", "A body that large should not be waited for.")
        answer = self.http().post("/api/guest", b'{"name": "' + b"x" * 200_000 + b'"}')
        self.assertEqual((answer.status, answer.code), (413, "too_large"))
        for head in (b"X: " + b"x" * 200_000, b"".join(b"X%d: y\r\n" % n for n in range(20_000)) + b"Y: y"):
            got, _ = self.replies(self.raw(b"GET /health HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n\r\n"), 5)
            self.assertRegex(got, rb"^(HTTP/1\.1 4|$)", "Headers that large should be refused.")
        got, _ = self.replies(self.raw(b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"), 5)
        self.assertRegex(got, rb"^(HTTP/1\.1 4|$)", "An address that long should be refused.")
        raw = self.raw(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        with contextlib.suppress(OSError):
            for _ in range(300):
                raw.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
        self.assertLess(SERVER.memory() - before, patience(60) * MEGABYTE, "Nothing of that should be kept.")

    def test_requests_one_behind_the_other_are_answered_in_order(self):
        paths = [b"/health", b"/api/info", b"/api/nothing", b"/health"]
        last = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        first = b"".join(b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path for path in paths)
        got, closed = self.replies(self.raw(first + last))
        self.assertTrue(closed, "The last request asked for the end of the line.")
        self.assertEqual(self.count(got), 5)
        marks = [b'"ok"', b'"open_tables"', b'"not_found"', b'"games":[{']
        places = [got.find(mark) for mark in marks]
        self.assertNotIn(-1, places)
        self.assertEqual(places, sorted(places))

    def test_a_thousand_requests_without_reading_an_answer(self):
        before, raw = SERVER.memory(), self.raw()
        raw.settimeout(patience(2))
        with contextlib.suppress(OSError):
            for _ in range(200):
                raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        self.assertLess(SERVER.memory() - before, patience(60) * MEGABYTE,
                        "Answers that nobody reads should not pile up.")

    def test_half_a_line(self):
        for data in (b"", b"GET /health HTTP/1.1\r\n",
                     b"POST /api/guest HTTP/1.1\r\nContent-Length: 50\r\n\r\n{"):
            raw = self.raw(data)
            raw.shutdown(socket.SHUT_WR)
            _, closed = self.replies(raw, 5)
            self.assertTrue(closed, "Who says no more is not waited for.")
        got, _ = self.replies(self.raw(self.GOOD[:-2] + b"Connection: close\r\n\r\n"))
        self.assertTrue(got.startswith(b"HTTP/1.1 200"))
        line = self.line()
        line.join(HONEST.table)
        line.socket.raw.shutdown(socket.SHUT_WR)
        HONEST.move()
        line = self.line()
        line.join(HONEST.table)
        line.socket.break_off()
        HONEST.lines[0].wait(lambda m: m["type"] == "presence" and m["watching"] == 0, 10,
                             "the news that nobody watches any more")


class ManyLines(Evil):
    """More connections than there should be."""

    def test_one_address_can_not_take_all_places(self):
        lines = []
        for _ in range(400):
            with contextlib.suppress(OSError):
                lines.append(socket.create_connection(("127.0.0.1", SERVER.port), 2,
                                                      source_address=(self.address, 0)))
        self.open += lines
        HONEST.play_on()
        refused = 400 - len(lines)
        for raw in lines:
            raw.setblocking(False)
            try:
                refused += raw.recv(1000) == b""
            except BlockingIOError:
                pass  # it may stay
            except OSError:
                refused += 1
        self.assertGreater(refused, 100, "Many of 400 lines from one address should have been refused.")

    def test_one_address_can_not_fill_the_store(self):
        client, made = self.http(), 0
        while made < 2000 and client.post("/api/guest", {"name": "Clara"}).status == 200:
            made += 1
        self.assertLess(made, 2000, "At some point one address has made guests enough.")
        self.assertEqual(client.post("/api/guest", {"name": "Clara"}).code, "too_fast")
        self.assertEqual(Person(SERVER, "Boris", source=fresh_address()).get("/api/me").status, 200,
                         "Others should still be let in.")

    def test_passwords_can_not_be_tried_without_end(self):
        start = time.monotonic()
        codes = [self.http().post("/api/login", {"name": "Anna", "password": f"guess {n:06}"}).code
                 for n in range(40)]
        self.assertGreater(codes.count("too_fast"), 15, "One address should not try forty passwords at once.")
        self.assertEqual(set(codes), {"wrong_password", "too_fast"})
        self.assertLess(time.monotonic() - start, patience(10))

    def test_lines_that_come_and_go(self):
        before = SERVER.memory()
        for number in range(150):
            line = Line(SERVER, source=self.address)
            line.send({"type": "join", "id": "j", "table": HONEST.table, "since": 0})
            if number % 3 == 0:
                line.next()
            line.socket.break_off() if number % 2 else line.close()
        self.assertLess(SERVER.memory() - before, patience(50) * MEGABYTE,
                        "Those who left should leave nothing behind.")
        with Line(SERVER, HONEST.people[0]) as fresh:
            watching = lambda: fresh.join(HONEST.table)["presence"]["watching"]
            self.assertTrue(eventually(lambda: watching() == 0, every=0.3), "Nobody watches any more.")

    @unittest.skipIf(SLOW > 1, "g++'s check of virtual tables needs a descriptor of its own and complains without")
    def test_a_server_without_a_file_descriptor_left_goes_on_with_those_it_has(self):
        small = Server("--per-address", "0").start()
        self.addCleanup(small.close)
        resource.prlimit(small.process.pid, resource.RLIMIT_NOFILE, (100, 100))
        honest = Honest(small)
        honest.play_on()
        crowd = []
        for _ in range(200):
            with contextlib.suppress(OSError):
                crowd.append(socket.create_connection(("127.0.0.1", small.port), 1,
                                                      source_address=(self.address, 0)))
        for _ in range(3):
            honest.move()
        for raw in crowd:
            raw.close()
        self.assertTrue(eventually(lambda: self.answers(small), 15, 0.2),
                        "When they have gone, others are let in again.")
        honest.play_on()
        honest.close()

    def answers(self, server):
        try:
            return Http(server).get("/health").status == 200
        except OSError:
            return False


class InwardHooks(Evil):
    """Webhooks must not turn the server against the network it stands in."""

    URLS = ["http://127.0.0.1/", "http://127.0.0.1:{port}/", "https://127.0.0.1/", "http://127.1/",
            "http://127.255.255.254/",
            "http://2130706433/", "http://0x7f000001/", "http://0177.0.0.1/", "http://0/", "http://0.0.0.0/",
            "http://10.0.0.1/", "http://172.16.0.1/", "http://172.31.255.255/", "http://192.168.1.1/",
            "http://169.254.1.1/",
            "http://169.254.169.254/latest/meta-data/", "http://100.64.0.1/", "http://224.0.0.1/",
            "http://240.0.0.1/",
            "http://255.255.255.255/", "http://192.0.0.1/", "http://198.18.0.1/", "http://[::1]/",
            "http://[::]/",
            "http://[::ffff:127.0.0.1]/", "http://[::ffff:10.0.0.1]/", "http://[::ffff:7f00:1]/",
            "http://[fe80::1]/",
            "http://[fc00::1]/", "http://[fd12:3456::1]/", "http://[ff02::1]/", "http://[::127.0.0.1]/",
            "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://[fe80::1%25lo]/",
            "http://localhost/",
            "http://localhost:{port}/", "http://LOCALHOST./", "http://anna@127.0.0.1/",
            "http://8.8.8.8@127.0.0.1/",
            "http://127.0.0.1#@8.8.8.8/", "ftp://8.8.8.8/", "file:///etc/passwd", "gopher://8.8.8.8/",
            "javascript:alert(1)",
            "http://", "http:///x", "http://:80/", "http://8.8.8.8:0/", "http://8.8.8.8:99999/",
            "http://8.8.8.8:x/",
            "http://8.8.8.8/a b", "http://8.8.8.8/\\r\\nX: y", "http://[::1", 
            "x", "//8.8.8.8/"]

    def test_only_public_addresses(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        for pattern in self.URLS:
            url = pattern.replace("{port}", str(SERVER.port))
            with self.subTest(url=url[:60]):
                answer = person.put(f"/api/tables/{table}/webhook", {"url": url})
                self.assertEqual((answer.status, answer.code), (400, "bad_url"), f"Not refused: {answer}")
        for url in ("http://8.8.8.8/\r\nX: y", "http://8.8.8.8/\u0000", "http://8.8.8.8/" + "x" * 5000):
            answer = person.put(f"/api/tables/{table}/webhook", {"url": url})
            self.assertIn((answer.status, answer.code), ((400, "bad_url"), (400, "bad_message")))


class TheStore(Evil):
    def test_the_log_of_the_honest_table_is_sound_in_the_store(self):
        HONEST.play_on()
        stored = StoredTables(SERVER.data)
        self.assertEqual(stored.sound, "ok")
        self.assertEqual(stored.strays, 0)
        rows = stored.logs[HONEST.table]
        self.assertEqual([row["seq"] for row in rows], list(range(1, len(rows) + 1)))
        for seq, entry in HONEST.lines[0].log.items():
            row = rows[seq - 1]
            self.assertEqual((row["time"], row["seat"], row["what"]),
                             (entry["time"], entry["seat"], entry["what"]))


class TimeRunsOut(Evil):
    """What was begun at the start of all tests: lines that say nothing, or almost nothing."""

    def test_silent_lines_are_pinged_and_requests_that_never_end_are_ended(self):
        # A request that is never finished: 30 s should be enough for anybody.
        while LATE.age() < 33:
            time.sleep(0.2)
        for number, raw in enumerate(LATE.slow + LATE.crowd):
            got, closed = self.replies(raw, 1)
            self.assertTrue(closed, f"Slow line {number} should have been closed; it got {got[:100]!r}.")
        with Line(SERVER, LATE.anna) as line:
            self.assertEqual(line.join(LATE.table)["presence"]["watching"], 0,
                             "Who has said goodbye is gone, also when his connection is not.")
        self.assertGreaterEqual(LATE.alive.pings, 1, "The server should ping after 30 s of silence.")

    @unittest.skipUnless(LONG, "FONDACO_LONG=1 waits more than a minute")
    def test_who_is_silent_for_a_minute_is_gone(self):
        if LATE.age() < 55:
            time.sleep(55 - LATE.age())
            with self.assertRaises(TimeoutError, msg="A minute of silence has not yet passed."):
                while True:
                    LATE.silent.receive(0.05)
        while LATE.age() < 80:
            time.sleep(0.5)
        with self.assertRaises(Closed, msg="After a minute of silence the line should be closed."):
            while True:
                LATE.silent.receive(1)
        self.assertGreaterEqual(LATE.alive.pings, 2, "Who answers pings may stay.")


def load_tests(loader, _, __):
    """In this order: what takes its time is looked at last."""
    suite = unittest.TestSuite()
    for case in (BrokenFrames, TooMuch, WrongMessages, Cheats, ForeignPages, BadRequests, InwardHooks,
                 SlowReaders, ManyLines,
                 TheStore, TimeRunsOut):
        suite.addTests(loader.loadTestsFromTestCase(case))
    return suite


if __name__ == "__main__":
    program()
    unittest.main(warnings="ignore")
