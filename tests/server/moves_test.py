#!/usr/bin/env python3
"""Joining a table, moving, taking back, watching and talking there."""

import time

from kit.environment import patience, run
from kit.line import settle
from kit.people import seat_all
from kit.served import CLOCK, AtATable


class Moves(AtATable):
    """Who acts, and who is told."""

    def test_a_move_is_acknowledged_before_it_is_told_and_told_to_everybody(self):
        anna, boris = self.two()
        mover, other = (anna, boris) if anna.present["legal"] else (boris, anna)
        legal = mover.present["legal"][0]
        message = {"type": "act", "id": "move-1", "at": mover.present["at"], "action": legal["do"]}
        mover.send(message)
        first = mover.wait(lambda m: m["type"] in ("ack", "update", "error"))
        self.assertEqual((first["type"], first.get("id")), ("ack", "move-1"),
                         "The update comes after the ack.")
        update = mover.wait_type("update")
        self.assertEqual(update["entries"][0]["seq"], first["seq"])
        self.assertEqual(update["entries"][0]["action"], legal["do"])
        told = other.wait_type("update")["entries"][0]
        self.assertEqual((told["seq"], told["seat"], told["what"]), (first["seq"], mover.you, "act"))
        self.assertNotIn("action", told, "The action itself may be a secret.")

    def test_one_who_comes_later_is_told_all_that_happened_since(self):
        anna, boris = self.two()
        self.play_until([anna, boris], lambda: anna.present["decisions"] >= 6)
        everything = self.line(self.people[0], self.table).joined["entries"]
        self.assertEqual(everything, [anna.log[seq] for seq in sorted(anna.log)],
                         "The log told later should be the log told as it happened.")
        known = everything[3]["seq"]
        later = self.line(self.people[0], self.table, since=known)
        self.assertEqual(later.joined["entries"], everything[4:],
                         "Only what comes after `since` should be told.")
        late = self.connect(self.people[0])
        self.assertNotIn("entries", late.join(self.table), "Who does not say since when is told no entries.")
        self.assertEqual(late.present["view"], anna.present["view"])

    def test_nothing_can_be_said_before_joining(self):
        line = self.connect(self.guest("Anna"))
        self.assert_refused(line.say(), "not_joined")
        self.assert_refused(line.ask("world"), "not_joined")
        self.assert_refused(line.join("nosuchtable1"), "no_such_table")
        self.assertEqual(line.ask("ping")["type"], "pong", "A ping needs no table.")

    def test_a_spectator_watches_and_touches_nothing(self):
        anna, boris = self.two()
        spectator = self.line(None, self.table)
        self.assertIsNone(spectator.you)
        self.assertEqual(spectator.joined["yours"], [])
        self.assertFalse({"legal", "undo", "forced"} & set(spectator.present))
        presence = anna.wait(lambda m: m["type"] == "presence" and m["watching"] == 1)
        self.assertEqual(presence["seats"], [True, True])
        move = (anna.present["legal"] or boris.present["legal"])[0]["do"]
        before = anna.present["seq"]
        for kind, fields in (("act", {"at": anna.present["at"], "action": move}), ("undo", {}), ("pause", {}),
                             ("resign", {}), ("chat", {"text": "Hello"}), ("hand_over", {}), ("leave", {}),
                             ("answer", {"yes": True}), ("forced", {"on": False}), ("hint", {})):
            self.assert_refused(spectator.ask(kind, **fields), "not_seated")
        settle([anna])
        self.assertEqual(anna.present["seq"], before, "Nothing of that should stand in the log.")
        spectator.socket.goodbye()
        spectator.close()
        self.assertEqual(anna.wait(lambda m: m["type"] == "presence" and m["watching"] == 0)["watching"], 0)

    def test_news_say_of_which_table_they_are(self):
        anna, boris = self.two()
        self.assert_done(anna.say())
        self.assertEqual(boris.wait_type("update")["table"], self.table)
        self.line(None, self.table)
        self.assertEqual(boris.wait_type("presence")["table"], self.table)

    def test_presence_says_who_is_there(self):
        people = [self.guest("Anna"), self.guest("Boris")]
        table = seat_all("tuscany", people)
        anna = self.line(people[0], table)
        self.assertEqual(anna.joined["presence"], {"seats": [True, False], "watching": 0})
        boris = self.line(people[1], table)
        self.assertEqual(anna.wait_type("presence")["seats"], [True, True])
        boris.socket.break_off()
        self.assertEqual(anna.wait_type("presence")["seats"], [True, False], "Boris has gone.")

    def test_what_is_said_reaches_everybody_as_it_was_said(self):
        anna, boris = self.two()
        text = 'Хорошо сыграно, "Anna" \\ <b>&amp;</b> 🎲'
        seq = self.assert_done(anna.say(text))
        for line in (anna, boris):
            entry = line.wait_type("update")["entries"][0]
            self.assertEqual((entry["seq"], entry["what"], entry["seat"], entry["text"]),
                             (seq, "chat", 0, text))
        self.assert_done(anna.say("x" * 1000))
        for bad in ("x" * 1001, "   ", "", "line\nbreak"):
            with self.subTest(text=bad[:10]):
                line = self.connect(self.people[0], check=None)
                line.join(self.table)
                self.assert_refused(line.say(bad), "bad_message")

    def test_a_repeated_id_is_acknowledged_again_and_done_once(self):
        anna, boris = self.two()
        first = self.assert_done(anna.say("once"))
        again = {"type": "chat", "id": f"{anna.prefix}-{anna.number}", "text": "once"}
        anna.send(again)
        self.assertEqual(anna.wait_type("ack"), {"type": "ack", "id": again["id"], "seq": first})
        settle([anna, boris])
        self.assertEqual([e["seq"] for e in boris.log.values() if e["what"] == "chat"], [first])

    def test_what_the_rules_forbid_is_refused_with_their_reason(self):
        anna, boris = self.two()
        mover, other = (anna, boris) if anna.present["legal"] else (boris, anna)
        answer = mover.act("fly to the moon")
        self.assert_refused(answer, "illegal")
        self.assertEqual(answer["reason"], "unknown_action")
        self.play_until([anna, boris], lambda: len(anna.present["deciders"]) == 1)
        mover, other = (anna, boris) if anna.present["legal"] else (boris, anna)
        self.assert_refused(other.act(mover.present["legal"][0]["do"]), "not_your_decision")
        late = {"at": mover.present["at"], "action": mover.present["legal"][0]["do"]}
        self.assert_done(mover.ask("act", **late))
        self.assert_refused(mover.ask("act", **late), "stale", "not_your_decision")

    def test_steps_without_a_choice_can_be_left_to_the_player(self):
        anna, _ = self.two()
        self.assertTrue(anna.present["forced"])
        seq = self.assert_done(anna.ask("forced", on=False))
        anna.wait_present(lambda p: p["seq"] >= seq)
        self.assertFalse(anna.present["forced"])
        self.assertEqual((anna.log[seq]["what"], anna.log[seq]["on"]), ("forced", False))

    def test_standing_orders_are_kept_and_told_to_nobody_else(self):
        anna, boris = self.two("serenissima")
        self.assertEqual(anna.present["orders"], {})
        orders = {"otherwise": "ask", "players": {"1": "never"}, "zones": {"ALG": "always"}}
        seq = self.assert_done(anna.ask("orders", orders=orders))
        for line in (anna, boris):
            line.wait_present(lambda p: p["seq"] >= seq)
        self.assertEqual((anna.present["orders"], boris.present["orders"]), (orders, {}))
        self.assertEqual((anna.log[seq]["what"], anna.log[seq]["orders"]), ("orders", orders))
        self.assertEqual((boris.log[seq]["what"], "orders" in boris.log[seq]), ("orders", False))
        self.assert_refused(anna.ask("orders", orders={"zones": {"Atlantis": "never"}}), "bad_message")
        self.assertEqual(self.two("calimala")[0].ask("orders", orders={})["code"], "bad_message")

    def test_pong_tells_the_time(self):
        anna = self.alone()
        answer = anna.ask("ping")
        self.assertEqual(answer["type"], "pong")
        self.assertLess(abs(answer["now"] - time.time() * 1000), patience(2000),
                        "These should be milliseconds.")
        anna.send({"type": "ping"})
        self.assertNotIn("id", anna.wait_type("pong"))

    def test_what_makes_no_sense_is_answered_with_its_id(self):
        self.alone()
        line = self.connect(self.people[0], check=None)
        line.join(self.table)
        self.assert_refused(line.ask("dance"), "unknown_type")
        self.assert_refused(line.ask("act", at="0.0"), "bad_message")
        self.assert_refused(line.ask("chat", text="Hello", colour="red"), "bad_message")
        line.socket.send("{")
        self.assert_refused(line.wait_type("error"), "bad_json")
        line.send({"type": "resign"})
        self.assert_refused(line.wait_type("error"), "bad_message")
        self.assertEqual(line.ask("ping")["type"], "pong", "The line should still be open.")


def undo_of(line):
    """How somebody could take back now, None if not at all."""
    return (line.present["undo"] or {}).get("kind")


class Undo(AtATable):
    """At once, when the others agree, or not at all."""

    def test_a_free_choice_is_taken_back_at_once(self):
        anna, boris = self.two()
        for line in (anna, boris):
            self.assert_refused(line.ask("undo"), "nothing_to_undo")
        lines = [anna, boris]
        free = lambda: [line for line in lines if undo_of(line) in ("free", "secret")]
        self.play_until(lines, free)
        mine = free()[0]
        offer, before = mine.present["undo"], mine.present
        self.assert_done(mine.ask("undo"))
        settle(lines)
        entry = mine.log[mine.present["seq"]]
        self.assertEqual((entry["what"], entry["decision"], entry["kind"]),
                         ("undo", offer["decision"], offer["kind"]))
        if offer["kind"] == "free":
            self.assertEqual(mine.present["decisions"], offer["decision"],
                             "It and all after it no longer count.")
        decisions, undos = map(int, mine.present["at"].split("."))
        self.assertEqual((decisions, undos), (mine.present["decisions"], int(before["at"].split(".")[1]) + 1))
        self.assertTrue(mine.present["legal"], "Whoever took back decides anew.")

    def test_what_others_have_acted_on_is_taken_back_when_they_agree(self):
        anna, boris = self.two()
        lines = [anna, boris]
        self.play_until(lines, lambda: any(undo_of(line) == "agreed" for line in lines))
        mine = next(line for line in lines if undo_of(line) == "agreed")
        other = boris if mine is anna else anna
        decision, before = mine.present["undo"]["decision"], mine.present
        self.assert_refused(other.ask("answer", yes=True), "nothing_asked")
        self.assert_done(mine.ask("undo"))
        settle(lines)
        self.assertEqual(other.present["asked"],
                         {"what": "undo", "seat": mine.you, "decision": decision, "agreed": [mine.you]})
        self.assertEqual(other.present["at"], before["at"], "Nothing is taken back before they agree.")
        self.assert_refused(mine.ask("undo"), "already_asked")
        self.assert_refused(mine.ask("answer", yes=True), "nothing_asked")
        self.assert_done(other.ask("answer", yes=False))
        settle(lines)
        self.assertNotIn("asked", mine.present, "One no is an answer.")
        self.assertEqual(mine.present["at"], before["at"])
        self.assert_done(mine.ask("undo"))
        settle(lines)
        self.assert_done(other.ask("answer", yes=True))
        mine.wait_present(lambda p: p["at"] != before["at"], what="the undo")
        settle(lines)
        undone = [e for e in mine.log.values() if e["what"] == "undo"]
        self.assertEqual([(e["decision"], e["kind"]) for e in undone], [(decision, "agreed")])
        self.assertEqual(mine.present["decisions"], decision)
        self.assertEqual(other.log, {**other.log, **{e["seq"]: e for e in undone}}, "Both should know of it.")

    def test_against_bots_everything_can_be_taken_back(self):
        anna = self.alone()
        for _ in range(30):
            anna.wait_present(lambda p: p["legal"])
            if undo_of(anna) == "alone":
                break
            self.assert_done(anna.act())
        self.assertEqual(anna.present["undo"]["kind"], "alone",
                         "There should be something revealed to take back.")
        decision = anna.present["undo"]["decision"]
        seq = self.assert_done(anna.ask("undo"))
        anna.wait_present(lambda p: p["seq"] >= seq)
        self.assertEqual(anna.log[seq]["decision"], decision)

    def test_what_was_revealed_in_a_rated_game_against_bots_stays(self):
        anna, chosen = self.alone(rated=True, clock=CLOCK), False
        for _ in range(30):
            anna.wait_present(lambda p: p["legal"])
            if chosen and anna.present["undo"] is None:
                break
            chosen = chosen or len(anna.present["legal"]) > 1
            self.assert_done(anna.act())
        self.assert_refused(anna.ask("undo"), "rated")
        self.assertTrue(anna.present["counts"])
        self.assert_refused(anna.ask("hint"), "hints_off")


if __name__ == "__main__":
    run()
