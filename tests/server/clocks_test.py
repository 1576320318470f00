#!/usr/bin/env python3
"""Time, and being away: pauses, stand-ins, resigning, and what happens to those whose time has run out."""

import time

from kit.environment import patience, run
from kit.line import settle
from kit.served import AtATable


class Clocks(AtATable):
    def test_a_pause_needs_the_others_and_its_end_needs_nobody(self):
        anna, boris = self.two(clock={"kind": "bank", "limit": 600000, "increment": 1000})
        self.assertTrue(anna.present["clock"]["running"], "The clock of whoever decides should run.")
        self.assert_refused(anna.ask("go_on"), "not_paused")
        self.assert_done(anna.ask("pause"))
        settle([anna, boris])
        self.assertEqual(boris.present["asked"], {"what": "pause", "seat": 0, "agreed": [0]})
        self.assertEqual(boris.present["status"], "playing")
        self.assert_done(boris.ask("answer", yes=True))
        for line in (anna, boris):
            line.wait_present(lambda p: p["status"] == "paused")
        self.assertEqual(anna.present["clock"]["running"], [], "No clock should run in a pause.")
        self.assertEqual(anna.present["deciders"], [])
        left = anna.present["clock"]["left"]
        self.assert_refused(anna.act("anything"), "paused")
        time.sleep(patience(0.3))
        self.assert_done(boris.ask("go_on"))
        anna.wait_present(lambda p: p["status"] == "playing")
        for before, after in zip(left, anna.present["clock"]["left"]):
            self.assertLess(before - after, patience(250), "A pause should cost nobody time.")

    def test_who_sits_on_several_seats_is_asked_once(self):
        anna, boris = self.guest("Anna"), self.guest("Boris")
        table, invites = anna.make_table("serenissima", [{"me": True}, {"me": True}, {"open": True}])
        boris.sit(table, invites[2])
        first, other = self.line(anna, table, seat=0), self.line(boris, table)
        self.assert_done(first.ask("pause"))
        other.wait_present(lambda p: p.get("asked", {}).get("agreed") == [0, 1])
        self.assert_done(other.ask("answer", yes=True))
        first.wait_present(lambda p: p["status"] == "paused")
        alone = self.guest("Clara")
        table, _ = alone.make_table("serenissima", [{"me": True}, {"me": True}])
        line = self.line(alone, table, seat=1)
        self.assert_done(line.ask("pause"))
        line.wait_present(lambda p: p["status"] == "paused")

    def test_a_bot_plays_for_whoever_hands_over(self):
        anna, boris = self.two("millefiori")
        self.assert_refused(anna.ask("return"), "not_away")
        self.assert_done(anna.ask("hand_over"))
        settle([anna, boris])
        self.assertEqual(boris.present["seats"][0], {"person": "Anna", "stand_in": 3})
        self.assert_refused(anna.act("select"), "away")
        self.assert_refused(anna.ask("hand_over"), "away")
        moved = boris.wait_present(lambda p: 0 not in p["deciders"], 30, "the bot's move")
        self.assertIn(0, [e["seat"] for e in boris.log.values() if e["what"] == "act"],
                      f"The bot should move: {moved}")
        self.assert_done(anna.ask("return"))
        settle([anna, boris])
        self.assertEqual(boris.present["seats"][0], {"person": "Anna"})
        self.assertEqual([e["what"] for e in boris.log.values() if e["what"] != "act"][-2:],
                         ["hand_over", "return"])

    def test_who_resigns_comes_after_who_does_not(self):
        anna, boris = self.two("tuscany")
        self.assert_done(boris.ask("resign"))
        settle([anna, boris])
        self.assertEqual(anna.present["seats"][1], {"person": "Boris", "stand_in": 3, "resigned": True})
        self.assert_refused(boris.ask("resign"), "resigned")
        self.assert_refused(boris.ask("return"), "not_away")
        self.assert_done(anna.ask("resign"))
        settle([anna, boris])
        self.assertEqual(anna.present["status"], "abandoned")
        self.assertEqual([s["rank"] for s in anna.present["result"]["standings"]], [1, 2],
                         "The first to give up should be the last.")
        self.assert_refused(anna.act("anything"), "game_over")

    def test_who_has_no_time_left_is_played_for(self):
        anna, boris = self.two("millefiori", clock={"kind": "move", "limit": 1000})
        start = time.monotonic()
        anna.wait_present(lambda p: any("stand_in" in s for s in p["seats"]), 10,
                          "somebody's time to run out")
        self.assertGreater(time.monotonic() - start, 0.3, "A second is a second.")
        entry = next(e for e in anna.log.values() if e["what"] == "time_out")
        self.assertIn("stand_in", anna.present["seats"][entry["seat"]])
        late = anna if entry["seat"] == 0 else boris
        self.assert_refused(late.act("anything"), "away")
        answer = late.ask("return")
        while answer["type"] == "error":  # the bot makes this decision
            self.assert_refused(answer, "no_time_left")
            time.sleep(0.05)
            answer = late.ask("return")
        self.assert_done(answer)

    def test_an_empty_bank_stays_empty(self):
        anna, boris = self.two("millefiori", clock={"kind": "bank", "limit": 1000})
        anna.wait_present(lambda p: "stand_in" in p["seats"][0], 10, "Anna's time to run out")
        self.assert_refused(anna.ask("return"), "no_time_left")


if __name__ == "__main__":
    run()
