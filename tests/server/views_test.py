#!/usr/bin/env python3
"""Looking ahead and back: hints, previews, the past, worlds that could be, and the log once a game is over."""

import json

from kit.environment import GAMES, run
from kit.line import move, settle
from kit.served import AtATable, Routes


class Views(AtATable):
    """Without limits, since these ask much."""

    options = ("--no-limits",)

    def test_a_hint_names_legal_actions_and_is_told_to_the_table(self):
        anna = self.alone("millefiori", hints=True)
        anna.wait_present(lambda p: p["deciders"] == [0], 20, "the bot's choice")
        legal, at = {action["do"] for action in anna.present["legal"]}, anna.present["at"]
        anna.send({"type": "hint", "id": "h1"})
        ack = anna.wait(lambda m: m.get("id") == "h1")
        self.assertEqual(ack["type"], "ack", "First it is acknowledged, then it is thought over.")
        hint = anna.wait_type("hint", 30)
        self.assertEqual((hint["id"], hint["at"]), ("h1", at))
        self.assertLessEqual({option["do"] for option in hint["options"]}, legal)
        self.assertEqual(anna.log[ack["seq"]]["what"], "hint")

    def test_a_hint_gets_better_meanwhile_and_is_told_once_a_turn(self):
        anna = self.alone("tuscany", hints=True)
        anna.wait_present(lambda p: p["deciders"] == [0] and len(p["legal"]) > 1, 20, "a choice")
        told = []
        for name in ("h1", "h2"):
            anna.send({"type": "hint", "id": name, "meanwhile": True})
            told.append(anna.wait(lambda m: m.get("id") == name and m["type"] == "ack")["seq"])
            answers = [anna.wait(lambda m: m["type"] == "hint" and m["id"] == name, 30)]
            while not answers[-1]["last"]:
                answers.append(anna.wait(lambda m: m["type"] == "hint" and m["id"] == name, 30))
            self.assertGreater(len(answers), 1, "The first comes before the best.")
        self.assertEqual(told[0], told[1], "The table was told already.")

    def test_no_hints_where_they_were_not_agreed_upon(self):
        anna = self.alone(hints=False)
        anna.wait_present(lambda p: p["legal"])
        self.assert_refused(anna.ask("hint"), "hints_off")

    def test_a_preview_comes_true_where_it_is_sure(self):
        anna, boris = self.two()
        lines, sure, unsure = [anna, boris], 0, 0
        for line in lines:
            self.assert_done(line.ask("forced", on=False))
        for _ in range(40):
            settle(lines)
            line = next(line for line in lines if line.present["legal"])
            action, at = line.present["legal"][-1]["do"], line.present["at"]
            preview = line.ask("preview", action=action)
            self.assertEqual((preview["type"], preview["at"], preview["action"]), ("preview", at, action))
            seq = self.assert_done(line.act(action))
            update = line.wait(lambda m: m["type"] == "update" and m["entries"][0]["seq"] == seq)
            events = update["entries"][0]["events"]
            if preview["sure"]:
                sure += 1
                self.assertEqual(preview["view"], update["present"]["view"],
                                 f"{action} should do what was foreseen.")
                self.assertEqual(preview["events"], events)
                self.assertEqual(len(preview["points"]), 2)
            else:
                unsure += 1
                self.assertEqual(preview["events"], events[:len(preview["events"])],
                                 "What was foreseen should be where the true events begin.")
        self.assertGreater(sure, 5, "Most of a game can be foreseen.")
        settle(lines)
        line = next(line for line in lines if line.present["legal"])
        answer = line.ask("preview", action="fly to the moon")
        self.assert_refused(answer, "illegal")
        self.assertIn("reason", answer)
        self.assert_refused(self.line(None, self.table).ask("preview", action=line.present["legal"][0]["do"]),
                            "not_your_decision", "not_seated")

    def test_history_is_what_one_saw_then(self):
        for game in GAMES:
            with self.subTest(game=game):
                lines = self.two(game)
                views = [{line.present["decisions"]: line.present["view"]} for line in lines]
                for _ in range(10):
                    settle(lines)
                    for line, seen in zip(lines, views):
                        seen[line.present["decisions"]] = line.present["view"]
                    move(lines)
                settle(lines)
                for line, seen in zip(lines, views):
                    for decisions, view in seen.items():
                        answer = line.ask("history", decisions=decisions)
                        self.assertEqual((answer["type"], answer.get("decisions")), ("history", decisions))
                        self.assertEqual(answer["view"], view,
                                         f"After {decisions} decisions the view was another.")
                beyond = lines[0].present["decisions"] + 1
                self.assert_refused(lines[0].ask("history", decisions=beyond), "no_such_position")
                for eyes in (1, "all"):
                    for kind, fields in (("history", {"decisions": 0}), ("log", {})):
                        self.assert_refused(lines[0].ask(kind, **{"as": eyes}, **fields), "not_over")

    def fits(self, known, whole, path=""):
        """What is known holds in the whole, too."""
        if isinstance(known, dict) and isinstance(whole, dict):
            for key, value in known.items():
                self.assertIn(key, whole, f"{path}/{key} is known but not in the world.")
                self.fits(value, whole[key], f"{path}/{key}")
        elif isinstance(known, list) and isinstance(whole, list) and len(known) == len(whole):
            for index, value in enumerate(known):
                self.fits(value, whole[index], f"{path}/{index}")
        elif known is not None:
            self.assertEqual(known, whole, f"{path} is known to be otherwise.")

    def test_a_world_is_one_that_could_be(self):
        for game in GAMES:
            with self.subTest(game=game):
                lines = self.two(game)
                self.play_until(lines, lambda: lines[0].present["decisions"] >= 8)
                for line in lines:
                    world = line.ask("world")
                    self.assertEqual((world["type"], world["at"]), ("world", line.present["at"]))
                    self.fits(line.present["view"], world["world"])
                    self.assertGreater(len(json.dumps(world["world"])), len(json.dumps(line.present["view"])),
                                       "A world should hold what a view hides.")
                    self.assertEqual(line.ask("world")["world"], world["world"],
                                     "Asking twice should tell nothing more.")


class TheEnd(Routes):
    """A game that is over hides nothing."""

    options = Views.options

    def test_the_log_of_a_game_that_is_over_is_told_with_any_eyes(self):
        table = self.ended()
        with self.line(self.anna, table) as line, self.line(self.boris, table) as other, \
                self.line(None, table) as spectator:
            told = {eyes: line.ask("log", **{"as": eyes})["entries"] for eyes in (0, 1, "public", "all")}
            self.assertEqual(told[0], line.ask("log")["entries"])
            self.assertEqual(told[1], other.ask("log")["entries"])
            self.assertEqual(told["public"], spectator.ask("log")["entries"])
            for entry in told["all"]:
                if entry["what"] == "act":
                    self.assertIn("action", entry)
            last = line.ask("log", since=len(told[0]) - 2)
            self.assertEqual((last["seq"], last["entries"]), (len(told[0]), told[0][-2:]))
            views = line.ask("history", decisions=0, count=2, **{"as": "public"})["views"]
            self.assertEqual(views, spectator.ask("history", decisions=0, count=2)["views"])


if __name__ == "__main__":
    run()
