#!/usr/bin/env python3
"""A disk that is full and a store that somebody else has locked: nothing is acknowledged that is not kept,
everything can still be read, and the game goes on as soon as the store can be written again.
"""

import contextlib
import os
import resource
import sqlite3
import time
import unittest

from kit.environment import eventually, patience, run
from kit.line import Line, settle
from kit.people import Person, seat_all
from kit.server import Server
from kit.store import StoredTables, own_id, store_file

UNLIMITED = resource.RLIM_INFINITY


class Keeper:
    """Anna and Boris at a table, and what they were promised."""

    def __init__(self, server):
        self.server = server
        self.people = [Person(server, "Anna"), Person(server, "Boris")]
        self.table = seat_all("calimala", self.people)
        self.kept, self.number, self.lines = {}, 0, []
        self.come()

    def go(self):
        for line in self.lines:
            line.close()

    def come(self):
        self.go()
        self.lines = [Line(self.server, person) for person in self.people]
        for line in self.lines:
            line.join(self.table, since=0)
            self.send(line, {"type": "forced", "id": f"forced-{line.prefix}", "on": False})

    def settle(self):
        settle(self.lines)

    def move(self, message=None):
        """The next move, or this one again; gives its message and the answer."""
        self.settle()
        line = next(line for line in self.lines if line.present["legal"])
        if message is None:
            self.number += 1
            message = {"type": "act", "id": f"move-{self.number}", "at": line.present["at"],
                       "action": line.present["legal"][0]["do"]}
        return message, self.send(line, message)

    def say(self, text="x" * 900):
        self.number += 1
        return self.send(self.lines[0], {"type": "chat", "id": f"chat-{self.number}", "text": text})

    def send(self, line, message):
        line.send(message)
        answer = line.wait(lambda m: m.get("id") == message["id"], 15, "an answer")
        if answer["type"] == "ack":
            self.kept[line.you, message["id"]] = answer["seq"]
        return answer


class FullTest(unittest.TestCase):
    def serve(self, **how):
        server = Server("--no-limits", **how).start()
        self.addCleanup(server.close)
        return server, Keeper(server)

    def assert_kept(self, server, keeper):
        """What was acknowledged stands in the store, once, under its number, and nothing else does."""
        stored = StoredTables(server.data)
        self.assertEqual(stored.sound, "ok", "The store should be sound.")
        rows = stored.logs[keeper.table]
        self.assertEqual([row["seq"] for row in rows], list(range(1, len(rows) + 1)),
                         "The log should have no gaps.")
        found = {(row["seat"], own_id(row)): row["seq"] for row in rows if row["id"]}
        sat = {key: seq for key, seq in found.items() if rows[seq - 1]["what"] != "sit"}
        self.assertEqual(sat, keeper.kept, "What was acknowledged, and only that, should stand in the store.")
        for line in keeper.lines:
            self.assertEqual(line.faults, [], "Nothing that was told may change.")
            for seq, entry in line.log.items():
                row = rows[seq - 1]
                self.assertEqual((row["what"], row["seat"], row["time"]),
                                 (entry["what"], entry["seat"], entry["time"]),
                                 f"Entry {seq} was told and then changed.")

    def assert_readable(self, keeper):
        """Whoever only wants to look is served as ever."""
        anna, table = keeper.people[0], keeper.table
        for path in (f"/api/tables/{table}", "/api/tables?show=mine", "/api/tables?show=open", "/api/me",
                     "/api/games"):
            self.assertEqual(anna.get(path).status, 200, f"{path} should still be readable.")
        with Line(keeper.server, anna) as line:
            joined = line.join(table, since=0)
            self.assertEqual(joined["type"], "joined", "Tables should still be joined.")
            self.assertEqual(joined["present"]["seq"], keeper.lines[0].present["seq"])
            for kind, fields in (("history", {"decisions": 0}), ("log", {}), ("world", {})):
                self.assertEqual(line.ask(kind, **fields)["type"], kind)
            self.assertEqual(line.ask("ping")["type"], "pong")

    def assert_unwritable(self, keeper):
        """Whatever would change something is refused and does not happen."""
        keeper.settle()
        before = [(line.present["seq"], line.present["at"]) for line in keeper.lines]
        message, answer = keeper.move()
        self.assertEqual((answer["type"], answer.get("code")), ("error", "store_unavailable"))
        anna = keeper.people[0]
        for path, body in (("/api/guest", {"name": "Clara"}),
                           ("/api/tables", {"game": "tuscany", "seats": [{"me": True}, {"bot": 1}]})):
            refused = anna.post(path, body)
            self.assertEqual((refused.status, refused.code), (503, "store_unavailable"))
        health = anna.get("/health")
        self.assertEqual((health.status, health.json), (503, {"ok": False}),
                         "The server should say that it can't store.")
        keeper.settle()
        self.assertEqual([(line.present["seq"], line.present["at"]) for line in keeper.lines], before,
                         "What could not be stored did not happen.")
        return message

    def assert_goes_on(self, keeper, message):
        """The refused message is accepted now, once; then play goes on."""
        healthy = eventually(lambda: keeper.people[0].get("/health").status == 200, 15, 0.2)
        self.assertTrue(healthy, "The server should notice that it can store again.")
        _, answer = keeper.move(message)
        self.assertEqual(answer["type"], "ack", f"The same message should be accepted now: {answer}")
        for _ in range(5):
            self.assertEqual(keeper.move()[1]["type"], "ack")
        keeper.settle()

    def limit(self, server, size):
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, UNLIMITED))

    def test_a_server_that_runs_into_the_end_of_its_disk(self):
        server, keeper = self.serve(limits=[(resource.RLIMIT_FSIZE, 400_000)])
        for _ in range(5):
            self.assertEqual(keeper.move()[1]["type"], "ack")
        # Large messages and small ones, until not even the smallest fits.
        anna, deadline = keeper.people[0], time.monotonic() + patience(30)
        refused, health = 0, None
        while not (refused >= 5 and health.status == 503) and time.monotonic() < deadline:
            for text in ("x" * 900, "x"):
                answer = keeper.say(text)
                if answer["type"] == "error":
                    self.assertEqual(answer["code"], "store_unavailable")
                    refused += 1
            health = anna.get("/health")
        self.assertGreater(refused, 0, "At some point the disk should have been full.")
        self.assertEqual((health.status, health.json), (503, {"ok": False}),
                         "The server should say that it can't store.")
        keeper.settle()
        self.assert_readable(keeper)
        at = keeper.lines[0].present["at"]
        # With the disk full the server dies, as badly as can be.
        server.kill()
        self.assert_kept(server, keeper)
        server.limits = []
        server.start()
        keeper.come()
        self.assertEqual(keeper.lines[0].present["at"], at, "The game should go on where it was.")
        for _ in range(5):
            self.assertEqual(keeper.move()[1]["type"], "ack")
        keeper.go()
        self.assertEqual(server.stop(), 0)
        self.assert_kept(server, keeper)

    def test_a_disk_that_is_full_for_a_while(self):
        server, keeper = self.serve()
        for _ in range(5):
            self.assertEqual(keeper.move()[1]["type"], "ack")
        for size in (0, 4096, "in the middle of the next write"):
            with self.subTest(size=size):
                log = f"{store_file(server.data)}-wal"
                self.limit(server, os.path.getsize(log) + 1000 if isinstance(size, str) else size)
                message = self.assert_unwritable(keeper)
                for _ in range(3):
                    self.assertEqual(keeper.say().get("code"), "store_unavailable")
                self.assert_readable(keeper)
                self.limit(server, UNLIMITED)
                self.assert_goes_on(keeper, message)
                self.assert_kept(server, keeper)
        keeper.go()
        self.assertEqual(server.stop(), 0)
        self.assert_kept(server, keeper)

    def test_killed_in_the_middle_of_a_write_that_did_not_fit(self):
        server, keeper = self.serve()
        for extra in (30, 1000, 5000, 9000):
            self.assertEqual(keeper.move()[1]["type"], "ack")
            self.limit(server, os.path.getsize(f"{store_file(server.data)}-wal") + extra)
            for _ in range(3):
                keeper.say()
            server.kill()
            self.assert_kept(server, keeper)
            server.start()
            keeper.come()
            self.assert_kept(server, keeper)

    def test_bots_go_on_when_the_disk_does(self):
        server, keeper = self.serve()
        anna = keeper.people[0]
        table = seat_all("tuscany", [anna], bots=1)
        with Line(server, anna) as line:
            line.join(table, since=0)
            for _ in range(30):
                line.wait_present(lambda p: p["legal"], 20, "Anna's turn")
                line.act()
                line.ask("ping")
                if 1 in line.present["deciders"]:
                    break
            line.wait_present(lambda p: p["legal"], 20, "Anna's turn")
            self.limit(server, 0)
            self.assertEqual(line.act().get("code"), "store_unavailable")
            self.limit(server, UNLIMITED)
            for _ in range(60):
                eventually(lambda: line.act()["type"] == "ack" if line.present["legal"] else True, 5, 0.3)
                line.ask("ping")
                if 1 in line.present["deciders"]:
                    break
                line.wait_present(lambda p: p["legal"] or p["deciders"] == [1], 20)
            self.limit(server, 0)
            time.sleep(patience(0.5))
            self.limit(server, UNLIMITED)
            line.wait_present(lambda p: p["legal"], 20, "the bot's move")

    def test_a_store_that_somebody_else_has_locked(self):
        server, keeper = self.serve()
        for _ in range(5):
            self.assertEqual(keeper.move()[1]["type"], "ack")
        path = store_file(server.data)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=5)) as other:
            other.execute("BEGIN EXCLUSIVE")
            message = self.assert_unwritable(keeper)
            self.assert_readable(keeper)
            other.execute("ROLLBACK")
            self.assert_goes_on(keeper, message)
            other.execute("BEGIN EXCLUSIVE")
            line = next(line for line in keeper.lines if line.present["legal"])
            line.send({"type": "chat", "id": "patient", "text": "A lock that is soon gone is waited for."})
            time.sleep(0.2)
            other.execute("ROLLBACK")
            answer = line.wait(lambda m: m.get("id") == "patient")
            self.assertEqual(answer["type"], "ack", "A lock that is soon gone should trouble nobody.")
            keeper.kept[line.you, "patient"] = answer["seq"]
        keeper.go()
        self.assertEqual(server.stop(), 0)
        self.assert_kept(server, keeper)


if __name__ == "__main__":
    run()
