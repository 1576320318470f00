#!/usr/bin/env python3
"""More than a server allows: messages, lines and guests without end, and those who are too slow.

FONDACO_LONG=1 also waits for what takes more than a minute.
"""

import contextlib
import os
import resource
import socket
import threading
import time
import unittest

from kit.attack import MEGABYTE, NONSENSE, Attack, Honest
from kit.environment import SLOW, eventually, fresh_address, patience, run
from kit.http import Http
from kit.line import Line
from kit.people import Person
from kit.server import Server
from kit.websocket import Closed, Socket

LONG = os.environ.get("FONDACO_LONG", "0") not in ("", "0")


def setUpModule():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))


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


class Limited(Attack):
    """What takes its time is begun before all tests and, by the name of its class, looked at last."""

    late = None

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        if Limited.late is None:
            Limited.late = Late(cls.server)
            unittest.addModuleCleanup(Limited.end_late)

    @staticmethod
    def end_late():
        late, Limited.late = Limited.late, None
        late.close()

    def begin_anew(self):
        super().begin_anew()
        self.late.close()
        Limited.late = Late(self.server)


class Floods(Limited):
    """Messages without end."""

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
        start, answers = time.monotonic(), []
        line = self.line(person, hurry=True)
        line.join(table)
        with contextlib.suppress(Closed):
            for number in range(400):
                line.send({"type": "chat", "id": f"n{number}", "text": "flood"})
        with self.assertRaises(Closed) as closed:
            while True:
                answers.append(line.next())
        self.assertEqual(closed.exception.code, 1008, "A flood should end the line with 1008.")
        fast = sum(a.get("code") == "too_fast" for a in answers)
        self.assertEqual(fast, 100, "A hundred times one is told to slow down.")
        allowed = 60 + 20 * (time.monotonic() - start)
        self.assertLess(sum(a["type"] == "ack" for a in answers), allowed + 1, "A flood should not get through.")

    def test_many_lines_from_one_address_store_no_more_than_a_few(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        stored, start = 0, time.monotonic()
        for _ in range(12):
            with Line(self.server, person, hurry=True, source=self.address) as line:
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


class SlowReaders(Limited):
    """Those who ask and do not listen to the answers."""

    def talk(self, person, table, lines, text):
        """Fifty remarks on each of so many lines, one line after the other, each of them allowed."""
        for _ in range(lines):
            with Line(self.server, person, hurry=True, source=fresh_address()) as line:
                line.join(table)
                for _ in range(50):
                    line.send({"type": "chat", "id": line.new_id(), "text": text})
                for _ in range(50):
                    self.assertEqual(line.wait(lambda m: "id" in m, 30)["type"], "ack", "This was allowed.")

    def test_who_does_not_read_is_cut_off_and_costs_no_memory(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        self.talk(person, table, 6, "x" * 1000)
        before, lines = self.server.memory(), []
        for _ in range(15):
            line = self.line(person, receive_buffer=4096, hurry=True)
            lines.append(line)
            with contextlib.suppress(Closed, TimeoutError):
                for number in range(55):
                    line.send({"type": "join", "id": f"j{number}", "table": table, "since": 0})
        highest = 0
        for _ in range(15):
            time.sleep(0.1)
            highest = max(highest, self.server.memory() - before)
        bound = (120 if patience(1) == 1 else 700) * MEGABYTE
        self.assertLess(highest, bound, "15 lines asked for 15 MB each; about 1 MB each may wait.")
        self.honest.play_on()
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
            line.send({"type": "join", "id": "j", "table": self.honest.table, "since": 0})
        start = time.monotonic()
        for _ in range(5):
            self.honest.move()
        self.assertLess(time.monotonic() - start, patience(8),
                        "Whoever reads should not wait for whoever does not.")

    def test_a_log_that_somebody_made_very_long_can_still_be_read(self):
        person, anna = self.person(), Person(self.server, "Anna")
        table, invites = anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        person.sit(table, invites[1])
        self.talk(person, table, 14, '"' * 1000)
        with Line(self.server, anna) as line:
            try:
                joined = line.join(table, since=0)
            except Closed as closed:
                self.fail(f"Anna reads as fast as she can, and {closed}: she can never know what happened.")
            self.assertEqual(sum(e["what"] == "chat" for e in joined["entries"]), 700)


class ManyLines(Limited):
    """More connections than there should be."""

    def test_one_address_can_not_take_all_places(self):
        lines = []
        for _ in range(400):
            with contextlib.suppress(OSError):
                lines.append(socket.create_connection(("127.0.0.1", self.server.port), 2,
                                                      source_address=(self.address, 0)))
        self.open += lines
        self.honest.play_on()
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
        self.assertEqual(Person(self.server, "Boris", source=fresh_address()).get("/api/me").status, 200,
                         "Others should still be let in.")

    def test_passwords_can_not_be_tried_without_end(self):
        start = time.monotonic()
        codes = [self.http().post("/api/login", {"name": "Anna", "password": f"guess {n:06}"}).code
                 for n in range(40)]
        self.assertGreater(codes.count("too_fast"), 15, "One address should not try forty passwords at once.")
        self.assertEqual(set(codes), {"wrong_password", "too_fast"})
        self.assertLess(time.monotonic() - start, patience(20))

    def test_lines_that_come_and_go(self):
        before = self.server.memory()
        for number in range(150):
            line = Line(self.server, source=self.address)
            line.send({"type": "join", "id": "j", "table": self.honest.table, "since": 0})
            if number % 3 == 0:
                line.next()
            line.socket.break_off() if number % 2 else line.close()
        self.assertLess(self.server.memory() - before, patience(50) * MEGABYTE,
                        "Those who left should leave nothing behind.")
        with Line(self.server, self.honest.people[0]) as fresh:
            watching = lambda: fresh.join(self.honest.table)["presence"]["watching"]
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


class TimeRunsOut(Limited):
    """Lines that have said nothing since the start of all tests, or almost nothing."""

    def test_silent_lines_are_pinged_and_requests_that_never_end_are_ended(self):
        # 30 s of silence; and that should be enough for anybody to finish a request.
        self.assertTrue(eventually(lambda: self.late.alive.pings >= 1, 33), "The server should ping after 30 s of silence.")
        for number, raw in enumerate(self.late.slow + self.late.crowd):
            got, closed = self.replies(raw, 1)
            self.assertTrue(closed, f"Slow line {number} should have been closed; it got {got[:100]!r}.")
        with Line(self.server, self.late.anna) as line:
            watching = lambda: line.join(self.late.table)["presence"]["watching"]
            self.assertTrue(eventually(lambda: watching() == 0, 33 - self.late.age(), 0.2),
                            "Who has said goodbye is gone, also when his connection is not.")

    @unittest.skipUnless(LONG, "FONDACO_LONG=1 waits more than a minute")
    def test_who_is_silent_for_a_minute_is_gone(self):
        if self.late.age() < 55:
            time.sleep(55 - self.late.age())
            with self.assertRaises(TimeoutError, msg="A minute of silence has not yet passed."):
                while True:
                    self.late.silent.receive(0.05)
        while self.late.age() < 80:
            time.sleep(0.5)
        with self.assertRaises(Closed, msg="After a minute of silence the line should be closed."):
            while True:
                self.late.silent.receive(1)
        self.assertGreaterEqual(self.late.alive.pings, 2, "Who answers pings may stay.")


if __name__ == "__main__":
    run(400 if LONG else 240)
