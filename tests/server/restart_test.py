#!/usr/bin/env python3
"""How a server ends, and what it finds in its store when it is started again."""

import contextlib
import hashlib
import hmac
import json
import sqlite3
import subprocess
import threading
import time
import unittest

from kit.documents import PROTOCOL
from kit.environment import ROOT, eventually, patience, program, run
from kit.http import Http
from kit.line import Line, level, move, settle
from kit.listener import Listener
from kit.people import Person, seat_all
from kit.server import Server
from kit.store import replayed, store_file
from kit.websocket import TEXT, Socket, frame


class Restarted(unittest.TestCase):
    """What a server finds in its store when it is started again."""

    def setUp(self):
        self.server = Server("--private-webhooks").start()
        self.addCleanup(self.server.close)
        self.people = [Person(self.server, "Anna"), Person(self.server, "Boris")]

    def lines(self, table):
        lines = [Line(self.server, person, PROTOCOL.check) for person in self.people]
        for line in lines:
            self.addCleanup(line.close)
            self.assertEqual(line.join(table)["type"], "joined")
            self.assertEqual(line.ask("forced", on=False)["type"], "ack")  # every move is one of ours
        settle(lines)
        return lines

    def store(self, sql, *values):
        with contextlib.closing(sqlite3.connect(store_file(self.server.data))) as base, base:
            return base.execute(sql, values).fetchall()

    def listed(self, person, table):
        tables = person.get("/api/tables?show=mine").json["tables"]
        return next(line for line in tables if line["table"] == table)

    def test_a_game_that_the_rules_left_behind_waits_for_nobody(self):
        table = seat_all("calimala", self.people, clock={"kind": "move", "limit": 86_400_000})
        lines = self.lines(table)
        for _ in range(8):
            move(lines)
        mover = next(line for line in lines if line.present["deciders"] == [line.you])
        self.assertTrue(self.listed(self.people[mover.you], table)["your_move"])
        self.server.kill()
        self.store("UPDATE entries SET text = 'finish' WHERE what = 'act' AND seq = "
                   "(SELECT max(seq) - 3 FROM entries WHERE what = 'act')")  # as if a rule were mended
        self.server.start()
        with Line(self.server, self.people[0], PROTOCOL.check) as line:
            self.assertEqual(line.join(table)["present"]["status"], "diverged")
        shown = lambda: self.listed(self.people[mover.you], table)
        self.assertTrue(eventually(lambda: shown()["status"] == "diverged"), "The lobby should say so, too.")
        self.assertEqual((shown()["your_move"], shown()["due"]), (False, None))

    def test_a_fork_of_what_the_rules_left_behind_can_still_be_looked_at(self):
        table = seat_all("calimala", self.people)
        lines = self.lines(table)
        for _ in range(8):
            move(lines)
        for line in lines:
            self.assertEqual(line.ask("resign")["type"], "ack")
        made = self.people[0].post(f"/api/tables/{table}/fork", {"decisions": 8, "seat": 0, "level": 1})
        fork = made.json["table"]
        self.server.kill()
        setup = json.loads(self.store("SELECT setup FROM tables WHERE id = ?", fork)[0][0])
        rows = setup["record"].splitlines()
        last = next(index for index, row in enumerate(rows) if row.startswith("8 "))
        rows[last] = "8 0 finish"
        setup["record"] = "\n".join(rows) + "\n"
        self.store("UPDATE tables SET setup = ? WHERE id = ?", json.dumps(setup), fork)
        self.server.start()
        with Line(self.server, self.people[0], PROTOCOL.check) as line:
            joined = line.join(fork)
            self.assertEqual(joined["type"], "joined", f"All should be kept, but: {joined}")
            self.assertEqual((joined["present"]["status"], joined["present"]["decisions"]), ("diverged", 7))

    def test_a_hook_that_was_not_reached_before_the_end_is_called_after_the_start(self):
        listener = Listener()
        self.addCleanup(listener.close)
        listener.held = threading.Event()
        self.addCleanup(listener.held.set)
        table = seat_all("calimala", self.people)
        lines = self.lines(table)
        told = lambda: [post[1]["at"] for post in listener.posts]

        def until_turn():
            """Moves until it has become Boris' move; gives the moment."""
            for _ in range(100):
                before = lines[1].present["deciders"]
                move(lines)
                level(lines)
                if lines[1].present["deciders"] == [1] and 1 not in before:
                    return lines[1].present["at"]
            self.fail("The turn should have come round.")

        while lines[1].present["deciders"] != [0]:
            move(lines)
        self.people[1].put(f"/api/tables/{table}/webhook", {"url": f"{listener.url}/boris"})
        first = until_turn()
        self.assertTrue(eventually(lambda: told() == [first]), "Boris should be called.")
        self.server.kill()
        listener.held = None
        self.server.start()  # and nobody comes
        self.assertTrue(eventually(lambda: told() == [first, first]), "What got no answer is told again.")
        self.assertTrue(eventually(lambda: self.store("SELECT sum(owed) FROM seats") == [(0,)]))
        self.server.kill()
        self.server.start()
        lines[:] = self.lines(table)
        second = until_turn()
        self.assertTrue(eventually(lambda: len(told()) > 2))
        self.assertEqual(told(), [first, first, second], "What was told is not told once more.")

    def test_a_table_that_another_program_spoilt_is_refused_and_no_more(self):
        table = seat_all("calimala", self.people)
        lines = self.lines(table)
        self.store("UPDATE entries SET seq = seq + 1000 WHERE seq = (SELECT max(seq) FROM entries)")
        self.store("INSERT INTO entries SELECT number, seq - 1000 + 1, time, seat, what, amount, text, 'x' "
                   "FROM entries WHERE seq > 1000")
        self.store("UPDATE tables SET setup = 'x'")
        chats = [{"type": "chat", "id": f"c{number}", "text": "Is anybody there?"} for number in range(20)]
        # All at once: the others are there before the first turns out not to fit.
        lines[0].socket.send_raw(b"".join(frame(TEXT, json.dumps(chat).encode()) for chat in chats))
        codes = [lines[0].wait(lambda m: m.get("id") == chat["id"])["code"] for chat in chats]
        self.assertLessEqual(set(codes), {"store_unavailable", "no_such_table", "not_joined"})
        self.assertTrue(self.server.running())
        self.assertEqual(self.people[0].get("/health").status, 200)


class FromEarlierRules(unittest.TestCase):
    """Tables in a store that a program left whose rules of Serenissima were version 1: Antalya produced spices."""

    # What that program made: a game under way, one that was given up, and one from a position in Antalya.
    RUNNING, OVER, POSITION = "dfhszyfqb4tk", "svy3hx8e6nzh", "997g8ztufky5"

    def setUp(self):
        self.server = Server("--no-limits")
        self.addCleanup(self.server.close)
        self.server.data.mkdir()
        stored = (ROOT / "tests/server/stores/serenissima-rules-1.sql").read_text(encoding="utf-8")
        with contextlib.closing(sqlite3.connect(self.server.data / "fondaco.sqlite")) as base:
            base.executescript(stored)
            secret = base.execute("SELECT value FROM house WHERE key = 'secret'").fetchone()[0]
            anna = base.execute("SELECT id FROM people").fetchone()[0]
        self.server.start()
        body = f"{anna}.{int(time.time())}"
        signed = hmac.new(secret.encode(), f"token\n{body}".encode(), hashlib.sha256).hexdigest()
        self.anna = Http(self.server, f"{body}.{signed}")

    def line(self, table):
        line = Line(self.server, self.anna, PROTOCOL.check, hurry=True)
        self.addCleanup(line.close)
        joined = line.join(table, since=0)
        self.assertEqual(joined["type"], "joined", joined)
        self.assertEqual((joined["about"]["rules"], joined["you"]), (1, 0))
        return line, joined

    def test_all_tables_stand_as_they_stood(self):
        for table, status, seq, closed in ((self.RUNNING, "playing", 194, 4), (self.OVER, "abandoned", 63, 4),
                                           (self.POSITION, "playing", 3, 0)):
            with self.subTest(table=table):
                _, joined = self.line(table)
                present = joined["present"]
                self.assertEqual((present["status"], present["seq"]), (status, seq))
                ports = present["view"]["ports"]
                self.assertEqual(sum(port["closed"] for port in ports.values()), closed)
                self.assertEqual([name for name in ports if ports[name]["produces"] == "spice"], ["TRI", "ANT"])

    def test_a_game_under_way_is_played_on_under_its_rules(self):
        for table in (self.RUNNING, self.POSITION):
            line, _ = self.line(table)
            for _ in range(20):
                line.wait_present(lambda present: present.get("legal") or present["status"] != "playing")
                self.assertEqual(line.present["status"], "playing")
                self.assertEqual(line.act()["type"], "ack")
                line.heard = []

    def test_antalya_gives_spices_there_and_wood_at_a_new_table(self):
        line, joined = self.line(self.POSITION)
        self.assertEqual(joined["present"]["view"]["galleys"]["4"]["cargo"], {"spice": 2})
        record = ("fondaco-record 1\ngame serenissima\nrules 2\nseed 1\noption players 4\nposition "
                  '{"phase": "load", "decider": 0, "wheel": 4, "galleys": {"4": {"owner": 0, "zone": "ANT", "sailors": 3}, '
                  '"15": {"owner": 3, "zone": "CON", "sailors": 3}}, "players": [{"ducats": 9}], '
                  '"ports": {"VAL": {"owner": 0, "garrison": 3}, "GEN": {"owner": 1, "garrison": 3}, '
                  '"VEN": {"owner": 2, "garrison": 3}, "CON": {"owner": 3, "garrison": 3}}}\n\nopen\n')
        for rules, good in ((1, "spice"), (2, "wood")):
            with self.subTest(rules=rules):
                made = self.anna.post("/api/records", {"record": record.replace("rules 2", f"rules {rules}"),
                                                       "seat": 0, "level": 1})
                self.assertEqual(made.status, 201, made)
                fresh = Line(self.server, self.anna, PROTOCOL.check, hurry=True)
                self.addCleanup(fresh.close)
                self.assertEqual(fresh.join(made.json["table"])["about"]["rules"], rules)
                self.assertEqual(fresh.act("load")["type"], "ack")
                self.assertEqual(fresh.present["view"]["galleys"]["4"]["cargo"], {good: 1})

    def test_a_game_played_on_from_there_keeps_the_rules(self):
        made = self.anna.post(f"/api/tables/{self.POSITION}/fork", {"decisions": 2, "seat": 0, "level": 1})
        self.assertEqual(made.status, 201, made)
        _, joined = self.line(made.json["table"])
        self.assertEqual(joined["present"]["view"]["ports"]["ANT"]["produces"], "spice")
        again = self.anna.post(f"/api/tables/{self.OVER}/fork", {"decisions": 8, "seat": 0, "level": 1})
        self.assertEqual(again.status, 201, again)
        self.line(again.json["table"])

    def test_the_record_of_a_game_of_then_says_its_rules(self):
        record = self.anna.get(f"/api/tables/{self.OVER}/record").body.decode()
        self.assertIn("\nrules 1\n", record)
        self.assertEqual(replayed(record), "")


class Ending(unittest.TestCase):
    def test_a_server_that_stops_says_goodbye_and_loses_nothing(self):
        server = Server().start()
        self.addCleanup(server.close)
        people = [Person(server, "Anna"), Person(server, "Boris")]
        table = seat_all("calimala", people)
        lines = [Line(server, person, PROTOCOL.check) for person in people]
        idle = Socket(server.port)
        for line in lines:
            line.join(table, since=0)
        for number in range(10):
            self.assertEqual(lines[number % 2].say(f"word {number}")["type"], "ack")
        start = time.monotonic()
        self.assertEqual(server.stop(), 0, "The server should end well when it is asked to.")
        self.assertLess(time.monotonic() - start, patience(5), "The server should end within a few seconds.")
        for line in [line.socket for line in lines] + [idle]:
            self.assertEqual(line.ending()[0], 1001, "Every line should be closed with 1001.")
            line.close()
        server.start()
        again = Line(server, people[0], PROTOCOL.check)
        entries = again.join(table, since=0)["entries"]
        said = [e["text"] for e in entries if e["what"] == "chat"]
        self.assertEqual(said, [f"word {number}" for number in range(10)],
                         "All that was said should still stand there.")
        for line in lines:
            for seq, told in line.log.items():
                self.assertEqual({**entries[seq - 1], "action": 0}, {**told, "action": 0})
        again.close()

    def test_a_port_that_is_taken_is_told_in_a_sentence(self):
        with Server() as server:
            done = subprocess.run([program(), "serve", "--bind", "127.0.0.1", "--port", str(server.port), "--data",
                                   str(server.folder / "other")], capture_output=True, text=True, timeout=patience(20))
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "", "A server that listens nowhere should not say that it does.")
        self.assertTrue(done.stderr.strip(), "It should say what is wrong.")


if __name__ == "__main__":
    run()
