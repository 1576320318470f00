#!/usr/bin/env python3
"""kill -9 at any moment loses nothing. People and bots play all four games while the server is killed again
and again and started anew on the same data; the players come back by themselves. After each death the store
is compared with what everybody was told.

kill_test.py [--kills N] [--seed N]
"""

import argparse
import http.client
import random
import sys
import threading
import time
import unittest

from kit.environment import eventually, fresh_address, limit_time, patience, program
from kit.http import Http
from kit.people import Person
from kit.player import Player
from kit.server import Server
from kit.store import StoredTables, own_id, replayed

KILLS, SEED = 20, random.randrange(1 << 32)

# Who plays what: the game, the people, how many bots.
GROUPS = [("calimala", ["Anna", "Boris"], 0), ("millefiori", ["Anna", "Boris"], 1),
          ("serenissima", ["Anna", "Boris", "Clara"], 0), ("tuscany", ["Anna"], 1),
          ("millefiori", ["Boris", "Clara"], 0)]
# By what names the store has the fields of an entry.
STORED = {"act": {"text": "action"}, "chat": {"text": "text"}, "sit": {"text": "person", "amount": "bot"},
          "ask": {"text": "asked", "amount": "decision"}, "undo": {"text": "kind", "amount": "decision"},
          "answer": {"amount": "yes"}, "forced": {"amount": "on"}}
# What may happen to one who comes back late; anything else would be a fault.
EXPECTED = {"stale", "not_your_decision", "nothing_to_undo", "nothing_asked", "already_asked", "game_over"}


class Group(threading.Thread):
    """Some people who play one game after the other at a new table, whatever befalls the server."""

    def __init__(self, server, number, game, names, bots):
        super().__init__(daemon=True, name=f"group {number}")
        self.server, self.game, self.names, self.bots = server, game, names, bots
        self.source = fresh_address()
        self.ends, self.players, self.faults = threading.Event(), [], []

    def persist(self, call):
        """Until it succeeds: the server may be dead at the moment."""
        while True:
            try:
                return call()
            except (OSError, http.client.HTTPException):
                time.sleep(0.05)

    def run(self):
        try:
            people = [self.persist(lambda: Person(self.server, name, source=self.source)) for name in self.names]
            while not self.ends.is_set():
                self.play(people)
        except Exception as error:
            self.faults.append(f"{type(error).__name__}: {error}")

    def play(self, people):
        seats = [{"me": True}] + [{"open": True}] * (len(people) - 1) + [{"bot": 1}] * self.bots
        table, invites = self.persist(lambda: people[0].make_table(self.game, seats))
        for seat, person in enumerate(people[1:], 1):
            self.persist(lambda: person.sit(table, invites[seat]))
        players = [Player(self.server, person, table, hurry=True, chat=0.05, undo=0.06, whole_log=0.4)
                   for person in people]
        self.players += players
        for player in players:
            player.start()
        for player in players:
            player.join()


def course(rows):
    """The decisions that count after these entries; and the moment, as the table tells it, after each of them."""
    decisions, undos, moments = [], 0, []
    for row in rows:
        if row["what"] == "act":
            decisions.append((row["seat"], row["text"]))
        elif row["what"] == "undo":
            undos += 1
            if row["text"] == "secret":
                del decisions[row["amount"]]
            else:
                del decisions[row["amount"]:]
        moments.append(f"{len(decisions)}.{undos}")
    return decisions, moments


def as_stored(entry):
    """The fields of an entry that was told, by the names they have in the store."""
    fields = {"seq": entry["seq"], "time": entry["time"], "seat": entry["seat"], "what": entry["what"]}
    for stored, told in STORED.get(entry["what"], {}).items():
        if told in entry:
            fields[stored] = int(entry[told]) if stored == "amount" else entry[told]
    return fields


class KillTest(unittest.TestCase):
    maxDiff = 2000

    def test_nothing_is_lost_when_the_server_is_killed(self):
        print(f"kill_test.py: {KILLS} kills, --seed {SEED}", file=sys.stderr)
        chance = random.Random(SEED)
        server = Server("--no-limits").start()
        self.addCleanup(server.close)
        groups = [Group(server, number, *who) for number, who in enumerate(GROUPS)]
        for group in groups:
            group.start()
        players = lambda: [player for group in groups for player in group.players]
        kept = lambda: sum(len(player.notes.acknowledged) for player in players())
        for kill in range(1, KILLS + 1):
            # Somewhere after so many messages, however fast the machine is.
            enough = kept() + chance.choice([5, 50, 200, 350, 500])
            self.assertTrue(eventually(lambda: kept() >= enough, 30, 0.01), "The games should go on.")
            time.sleep(chance.uniform(0, 0.02))
            self.assertTrue(server.running(), f"The server ended by itself:\n{server.log()[-3000:]}")
            server.kill()
            gone = eventually(lambda: not any(player.connected for player in players()))
            self.assertTrue(gone, "Everybody should have noticed that the server is dead.")
            self.examine(server, players(), f"After kill {kill}")
            server.start()
        for group in groups:
            group.ends.set()
        deadline = time.monotonic() + patience(60)
        for group in groups:
            group.join(max(0.1, deadline - time.monotonic()))
            self.assertEqual(group.faults, [], f"{group.name} should have found nothing wrong.")
            for player in group.players:
                self.assertTrue(player.over, f"{player.name} ({group.game}) should have come to the end.")
        self.examine(server, players(), "In the end")
        self.check_records(server, players())
        self.assertEqual(server.stop(), 0, "The server should end well when it is asked to.")
        tables = {player.table for player in players()}
        told = sum(len(player.notes.told) for player in players())
        again = sum(player.notes.lines for player in players()) - len(players())
        print(f"kill_test.py: {len(tables)} games ended, {kept()} messages acknowledged, {told} entries told, "
              f"{again} times somebody came back", file=sys.stderr)

    def examine(self, server, players, when):
        """The store against what everybody was told."""
        stored = StoredTables(server.data)
        self.assertEqual(stored.sound, "ok", f"{when} the store should be sound.")
        self.assertEqual(stored.strays, 0, f"{when} every entry should belong to a table.")
        for table, rows in stored.logs.items():
            self.assertEqual([row["seq"] for row in rows], list(range(1, len(rows) + 1)),
                             f"{when} the log of {table} should have no gaps.")
        for player in list(players):
            self.assertEqual(player.notes.faults, [], f"{when} {player.name} had seen something impossible.")
            if player.seat is not None:
                self.compare(player, stored.logs[player.table], f"{when}, for {player.name},")

    def compare(self, player, rows, when):
        notes = player.notes
        mine = [(own_id(row), row) for row in rows if row["id"] and row["seat"] == player.seat]
        by_id = dict(mine)
        self.assertEqual(len(by_id), len(mine), f"{when} an id stands twice.")
        acknowledged = [(notes.sent[which], seq, by_id.get(which)) for which, seq in list(notes.acknowledged.items())]
        self.assertEqual([one for one in acknowledged if not self.stands(*one)], [],
                         f"{when} what was acknowledged should be there, with the same number, as it was said.")
        refused = {which: code for which, code in list(notes.refused.items()) if which in by_id or code not in EXPECTED}
        self.assertEqual(refused, {}, f"{when} this should not have been refused, or should not be there.")
        self.assertLessEqual(notes.seen, len(rows), f"{when} more was told than is in the store.")
        told = [(entry, rows[seq - 1]) for seq, entry in list(notes.told.items())]
        self.assertEqual([(entry, row) for entry, row in told if not as_stored(entry).items() <= row.items()], [],
                         f"{when} what was told should be in the store as it was told.")
        moments = dict(enumerate(["0.0", *course(rows)[1]]))
        self.assertLessEqual(notes.moments.copy().items(), moments.items(), f"{when} the table stood otherwise.")

    def stands(self, said, seq, row):
        """Whether what was acknowledged under this number stands there."""
        if row is None or row["seq"] != seq:
            return False
        text = said.get("action", said.get("text"))
        return said["type"] not in ("act", "chat") or (row["what"], row["text"]) == (said["type"], text)

    def check_records(self, server, players):
        stored, asker = StoredTables(server.data), Http(server, source=fresh_address())
        for table in sorted({player.table for player in players}):
            answer = asker.get(f"/api/tables/{table}/record")
            self.assertEqual(answer.status, 200, f"The game is over, so its record should be given: {answer}")
            record = answer.body.decode()
            self.assertEqual(replayed(record), "", "The record of a game that survived should replay.")
            lines = record.split("\n\n", 1)[1].splitlines()
            played = [line.split(" ", 2)[1:] for line in lines if line[0].isdigit()]
            self.assertEqual([(int(seat), action) for seat, action in played], course(stored.logs[table])[0],
                             "The record should hold the log's decisions.")


if __name__ == "__main__":
    program()
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=KILLS, help="how often the server is killed")
    parser.add_argument("--seed", type=int, default=SEED, help="of the moments at which it is")
    arguments, rest = parser.parse_known_args()
    KILLS, SEED = arguments.kills, arguments.seed
    limit_time(150 + 8 * KILLS)
    unittest.main(argv=[sys.argv[0], *rest], warnings="ignore")
