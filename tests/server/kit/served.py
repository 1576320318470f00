"""Tests of the protocol: people and their lines, each message and each answer checked against the documents."""

from kit.documents import INTERFACE, PROTOCOL
from kit.http import Http
from kit.line import Line, move, settle
from kit.people import Person, seat_all
from kit.shared import Shared

CLOCK = {"kind": "bank", "limit": 3600000, "increment": 1000}


class Served(Shared):
    """Guests and their lines come from the address of the test."""

    def setUp(self):
        super().setUp()
        self.lines = []

    def tearDown(self):
        for line in self.lines:
            line.close()
            self.assertEqual(line.faults, [], "Nothing that was told may change.")

    def http(self, token=None):
        return Http(self.server, token, source=self.address, watch=INTERFACE.watch)

    def guest(self, name):
        """Somebody who comes from where the present test comes from."""
        person = Person(self.server, name, source=self.address, watch=INTERFACE.watch)
        self.secrets.add(person.token)
        return person

    def connect(self, person, check=PROTOCOL.check):
        """A line that has not yet joined a table."""
        self.lines.append(Line(self.server, person, check, hurry="--no-limits" in self.options,
                               source=person.source if person else "127.0.0.1"))
        return self.lines[-1]

    def line(self, person, table, since=0, **fields):
        line = self.connect(person)
        line.joined = line.join(table, since=since, **fields)
        self.assertEqual(line.joined["type"], "joined", f"The table should be joined, but: {line.joined}")
        return line

    def assert_done(self, answer):
        self.assertEqual(answer["type"], "ack", f"This should have been done, but: {answer}")
        return answer["seq"]

    def assert_refused(self, answer, *codes):
        self.assertEqual(answer["type"], "error", f"This should have been refused, but: {answer}")
        self.assertIn(answer["code"], codes, f"It was refused for another reason: {answer['text']}")

    def assert_answer(self, answer, status, code=None):
        self.assertEqual((answer.status, answer.code if status >= 400 else None), (status, code),
                         f"Not as expected: {answer}")
        return answer


class AtATable(Served):
    """Messages over the socket, one after the other."""

    def two(self, game="calimala", **wish):
        """Anna and Boris at a table, their lines."""
        self.people = [self.guest("Anna"), self.guest("Boris")]
        self.table = seat_all(game, self.people, **wish)
        return [self.line(person, self.table) for person in self.people]

    def alone(self, game="calimala", bots=1, **wish):
        self.people = [self.guest("Anna")]
        self.table = seat_all(game, self.people, bots=bots, **wish)
        return self.line(self.people[0], self.table)

    def play_until(self, lines, wanted, moves=60):
        """The first legal moves, one after the other, until the table is as wanted."""
        for _ in range(moves):
            settle(lines)
            if wanted():
                return
            move(lines)
        self.fail(f"After {moves} moves the game should have come to what the test needs.")


class Routes(Served):
    """Anna and Boris, who ask over HTTP, and somebody without a name."""

    def setUp(self):
        super().setUp()
        self.anna, self.boris, self.nobody = self.guest("Anna"), self.guest("Boris"), self.http()

    def ended(self):
        """A game that is over because everybody gave it up."""
        table = seat_all("millefiori", [self.anna, self.boris])
        for person in (self.anna, self.boris):
            with self.line(person, table) as line:
                if line.present["legal"]:
                    line.act()
                self.assert_done(line.ask("resign"))
        return table
