#!/usr/bin/env python3
"""All four games from the first move to the last, by people who do anything that is legal; and ratings."""

import hashlib
import re
import time

from kit.documents import PROTOCOL
from kit.environment import GAMES, patience, run
from kit.line import Line
from kit.people import seat_all
from kit.player import Player
from kit.served import CLOCK, Served
from kit.store import replayed


class WholeGames(Served):
    """All four games, as fast as can be: the server has no limits."""

    options = ("--no-limits",)

    def finish(self, players):
        deadline = time.monotonic() + patience(50)
        for player in players:
            player.start()
        for player in players:
            player.join(max(0.1, deadline - time.monotonic()))
        for player in players:
            player.halt.set()
            player.join(patience(5))
            self.assertEqual(player.notes.faults, [], f"{player.name} should have found nothing wrong.")
            self.assertTrue(player.over, f"{player.name} should have come to the end of the game.")

    def check_end(self, table, players, spectator):
        joined = spectator.join(table, since=0)
        result, about = joined["present"]["result"], joined["about"]
        for player in players:
            self.assertEqual(player.result, result, "Everybody should be told the same result.")
        text = f"fondaco-seed {result['seed']} {result['nonce']}"
        self.assertEqual(hashlib.sha256(text.encode()).hexdigest(), about["commitment"],
                         "The seed should be the one that was promised before the first move.")
        log = joined["entries"]
        self.assertEqual([e["seq"] for e in log], list(range(1, joined["present"]["seq"] + 1)),
                         "The log should be whole.")
        for player in players:
            for seq, told in player.notes.told.items():
                for field in ("seq", "time", "what", "seat", "decision"):
                    self.assertEqual(told.get(field), log[seq - 1].get(field),
                                     f"{field} should be the same for all.")
                if told["what"] == "act":
                    self.assertEqual("action" in told, told["seat"] == player.seat,
                                     "An action should be told to the seat whose own it is and to no other.")
            for which, seq in player.notes.acknowledged.items():
                said, told = player.notes.sent[which], player.notes.told[seq]
                whats = ("undo", "ask") if said["type"] == "undo" else (said["type"],)
                self.assertIn(told["what"], whats, "What was acknowledged should stand at that number.")
                self.assertEqual(told["seat"], player.seat)
                if said["type"] == "act":
                    self.assertEqual(told["action"], said["action"])
        self.assertFalse(any("action" in entry for entry in log), "A spectator should be told no action.")
        record = self.http().get(f"/api/tables/{table}/record")
        self.assertEqual(record.status, 200, "The record of a game that is over should be given to anybody.")
        self.assertEqual(replayed(record.body.decode()), "", "The record should replay.")
        ends = re.search(r"^end (.*)$", record.body.decode(), re.M)
        points = [standing["points"] for standing in result["standings"]]
        self.assertEqual(ends and ends[1].split(), [str(p) for p in points],
                         "The record should end as the game did.")

    def test_people_and_bots_play_all_four_games_to_the_end(self):
        tables, players = {}, []
        for game in GAMES:
            people = [self.guest("Anna"), self.guest("Boris")]
            tables[game] = seat_all(game, people, bots=1)
            players += [Player(self.server, p, tables[game], PROTOCOL.check, True, chat=0.02, undo=0.03) for p in people]
        self.finish(players)
        with Line(self.server, None, PROTOCOL.check) as spectator:
            for game, table in tables.items():
                with self.subTest(game=game):
                    self.check_end(table, [p for p in players if p.table == table], spectator)

    def test_a_rated_game_of_two_accounts_moves_their_ratings(self):
        people = []
        for name in ("Anna Rossi", "Boris Bianchi"):
            person = self.guest(name)
            answer = person.post("/api/account", {"name": name, "password": "correct horse"})
            self.assertEqual(answer.status, 200, "A guest should be able to make an account.")
            people.append(person)
        table = seat_all("millefiori", people, rated=True, clock=CLOCK)
        players = [Player(self.server, person, table, PROTOCOL.check, True) for person in people]
        self.finish(players)
        ranks = [standing["rank"] for standing in players[0].result["standings"]]
        ratings = []
        for person, rank in zip(people, ranks):
            me = person.get("/api/me").json
            self.assertEqual([(s["game"], s["players"], s["games"], s["wins"]) for s in me["statistics"]],
                             [("millefiori", 2, 1, int(rank == 1))],
                             "The statistics should tell of this one game.")
            self.assertEqual([(r["game"], r["games"]) for r in me["ratings"]], [("millefiori", 1)])
            ratings.append(me["ratings"][0]["rating"])
            public = people[0].get(f"/api/people/{person.name.replace(' ', '%20')}")
            self.assertEqual(public.json["ratings"], me["ratings"], "Everybody should see the same rating.")
        if ranks[0] != ranks[1]:
            winner = ranks.index(1)
            self.assertGreater(ratings[winner], ratings[1 - winner], "The winner should now be rated higher.")
        best = people[0].get("/api/ratings/millefiori").json["ratings"]
        self.assertEqual({p.name for p in people} - {line["name"] for line in best}, set(),
                         "Both should be listed.")
        sure = [line["rating"] - 2 * line["deviation"] for line in best]
        # They are rounded.
        self.assertTrue(all(after <= before + 3 for before, after in zip(sure, sure[1:])),
                        "The best should come first.")


if __name__ == "__main__":
    run()
