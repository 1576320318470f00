"""What every attack on a server begins and ends with: after it, two honest people play on as if nothing had happened."""

import concurrent.futures
import contextlib
import socket
import time
import unittest

from kit.environment import patience
from kit.http import Http
from kit.line import Line, move, settle
from kit.people import Person, seat_all
from kit.shared import Shared
from kit.store import StoredTables
from kit.websocket import Socket

NONSENSE = ("bad_json", "bad_message", "unknown_type", "too_large")
MEGABYTE = 1 << 20


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

    def check_store(self):
        """What they were told stands in the store, and nothing is broken there."""
        stored = StoredTables(self.server.data)
        if (stored.sound, stored.strays) != ("ok", 0):
            raise AssertionError(f"The store is {stored.sound}, and {stored.strays} entries belong to no table.")
        rows = stored.logs[self.table]
        if [row["seq"] for row in rows] != list(range(1, len(rows) + 1)):
            raise AssertionError("The log of the honest table has gaps in the store.")
        for seq, entry in self.lines[0].log.items():
            for field in ("time", "seat", "what"):
                if rows[seq - 1][field] != entry[field]:
                    raise AssertionError(f"Entry {seq} was told as {entry} and is stored as {rows[seq - 1]}.")


class Attack(Shared):
    """One attack on a server where Anna and Boris play. After all of them their log is as it should be in the store."""

    honest = None

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        if Attack.honest is None:
            Attack.honest = Honest(cls.server)
            unittest.addModuleCleanup(Attack.end_honest)

    @staticmethod
    def end_honest():
        honest, Attack.honest = Attack.honest, None
        honest.check_store()
        honest.close()

    def begin_anew(self):
        self.honest.begin()

    def setUp(self):
        super().setUp()
        self.open = []

    def tearDown(self):
        for thing in self.open:
            thing.close()
        self.assert_alive()
        self.honest.play_on()

    def socket(self, **how):
        self.open.append(Socket(self.server.port, source=self.address, **how))
        return self.open[-1]

    def line(self, person=None, **how):
        self.open.append(Line(self.server, person, source=self.address, **how))
        return self.open[-1]

    def raw(self, data=b""):
        """A connection without any manners."""
        raw = socket.create_connection(("127.0.0.1", self.server.port), patience(10),
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

    def all_replies(self, raws, seconds=5):
        """The same of several connections at once, in their order."""
        with concurrent.futures.ThreadPoolExecutor(len(raws)) as pool:
            return list(pool.map(lambda raw: self.replies(raw, seconds), raws))

    def person(self, name="Clara"):
        return Person(self.server, name, source=self.address)

    def http(self):
        return Http(self.server, source=self.address)
