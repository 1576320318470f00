#!/usr/bin/env python3
"""Games that are played on from another game or from a record."""

import re

from kit.environment import ROOT, run
from kit.line import move
from kit.people import seat_all
from kit.served import Routes
from kit.store import replayed


class Forks(Routes):
    def played(self, decisions):
        """A game that was given up after so many decisions or a few more."""
        table = seat_all("millefiori", [self.anna, self.boris])
        with self.line(self.anna, table) as one, self.line(self.boris, table) as other:
            while one.present["decisions"] < decisions:
                move([one, other])
            for line in (one, other):
                self.assertEqual(line.ask("resign")["type"], "ack")
        return table

    def test_an_unfinished_game_is_forked_only_by_those_who_play_it(self):
        table = seat_all("calimala", [self.anna, self.boris])
        lines = [self.line(person, table) for person in (self.anna, self.boris)]
        for _ in range(8):
            move(lines)
        decisions = min(6, lines[0].present["decisions"])
        then = lines[0].ask("history", decisions=decisions)["view"]
        for line in lines:
            line.close()
        fork = {"decisions": decisions, "seat": 0, "level": 1}
        self.assert_answer(self.guest("Clara").post(f"/api/tables/{table}/fork", fork), 403, "not_seated")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", {**fork, "seat": 1}), 403,
                           "not_seated")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", {**fork, "decisions": 9999}), 400,
                           "no_such_position")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", {**fork, "level": 9}), 400,
                           "bad_message")
        made = self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", fork), 201).json["table"]
        self.assertNotEqual(made, table)
        with self.line(self.anna, made) as line:
            about = line.joined["about"]
            self.assertEqual((line.you, about["forked_from"], about["from_position"]), (0, table, True))
            self.assertNotIn(0, [entry["seq"] for entry in line.joined["entries"]],
                             "What came before is hidden with the world that it happened in.")
            self.assertEqual(line.present["seats"], [{"person": "Anna"}, {"bot": 1}])
            self.assertFalse(line.present["counts"])
            self.assertEqual(line.ask("history", decisions=0)["view"], then,
                             "The fork should begin with what Anna saw then.")
            line.wait_present(lambda p: p["legal"], 20, "a decision for Anna in the fork")
            self.assertEqual(line.act()["type"], "ack", "The fork should be playable.")

    def test_a_fork_of_a_running_game_is_advised_only_where_that_game_is(self):
        for hints in (True, False):
            table = seat_all("millefiori", [self.anna, self.boris], hints=hints)
            fork = self.anna.post(f"/api/tables/{table}/fork", {"decisions": 0, "seat": 0, "level": 1})
            with self.line(self.anna, self.assert_answer(fork, 201).json["table"]) as line:
                self.assertEqual(line.joined["about"]["hints"], hints)
                answer = line.ask("hint")
                self.assertEqual(answer["type"] if hints else answer["code"], "ack" if hints else "hints_off")

    def test_a_game_that_is_over_is_forked_and_exported_by_anybody(self):
        table = seat_all("millefiori", [self.anna, self.boris])
        self.assert_answer(self.anna.get(f"/api/tables/{table}/record"), 409, "not_over")
        self.assert_answer(self.anna.get("/api/tables/nosuchtable1/record"), 404, "no_such_table")
        over, clara = self.ended(), self.guest("Clara")
        record = self.assert_answer(self.nobody.get(f"/api/tables/{over}/record"), 200).body.decode()
        self.assertEqual(replayed(record), "")
        self.assertIn("seat 0 Anna\nseat 1 Boris\n", record)
        fork = {"decisions": 1, "seat": 1, "level": 1}
        for made in (clara.post(f"/api/tables/{over}/fork", fork),
                     clara.post("/api/records", {"record": record, **fork})):
            with self.line(clara, self.assert_answer(made, 201).json["table"]) as line:
                self.assertEqual(line.present["seats"], [{"bot": 1}, {"person": "Clara"}])
                self.assertEqual(line.you, 1)
                line.wait_present(lambda p: p["legal"], 20, "a decision for Clara")
                self.assertGreaterEqual(line.present["decisions"], 1)
                self.assertEqual(line.act()["type"], "ack")

    def test_a_game_that_is_played_on_tells_first_what_was_decided_before(self):
        over, clara = self.played(12), self.guest("Clara")
        with self.line(self.boris, over) as line:
            then = [entry for entry in line.joined["entries"] if entry["what"] == "act"][:10]
        record = self.nobody.get(f"/api/tables/{over}/record").body.decode()
        fork = {"decisions": 10, "seat": 1, "level": 1}
        for source, made in ((over, clara.post(f"/api/tables/{over}/fork", fork)),
                             ("record", clara.post("/api/records", {"record": record, **fork}))):
            with self.subTest(source=source), \
                    self.line(clara, self.assert_answer(made, 201).json["table"]) as line:
                about = line.joined["about"]
                self.assertEqual((about["forked_from"], about["from_position"]), (source, False))
                line.wait_present(lambda p: p["legal"], 20, "a decision for Clara")
                line.act()
                log = line.ask("log")
                self.assertEqual(log["entries"][:10],
                                 [{**entry, "seq": 0, "time": about["created"]} for entry in then],
                                 "Clara, at Boris's seat, should be told what Boris was told.")
                self.assertEqual(log["entries"][:10], line.joined["entries"][:10])
                self.assertEqual([entry["seq"] for entry in log["entries"][10:]],
                                 list(range(1, log["seq"] + 1)))
                self.assertEqual(log["entries"][10]["decision"], 10)
                later = line.ask("log", since=1)["entries"]
                self.assertEqual(later[:log["seq"] - 1], log["entries"][11:])

    def test_a_record_of_a_whole_game_can_be_looked_at(self):
        record = (ROOT / "tests/records/millefiori/2p-end-by-deck.fgn").read_text(encoding="utf-8")
        made = self.anna.post("/api/records", {"record": record, "seat": 0, "level": 1})
        with self.line(self.anna, self.assert_answer(made, 201).json["table"]) as line:
            self.assertEqual((line.present["status"], line.present["seq"]), ("over", 0))
            self.assertEqual(line.joined["entries"], line.ask("log")["entries"])
            told = line.ask("log", **{"as": "all"})["entries"]
            self.assertEqual([f"{entry['seat']} {entry['action']}" for entry in told],
                             re.findall(r"^\d+ (\d .+)$", record, re.MULTILINE))
            self.assertEqual([entry["decision"] for entry in told], list(range(line.present["decisions"])))

    def test_a_record_that_makes_no_sense_is_not_imported(self):
        good = (ROOT / "tests/records/millefiori/2p-end-by-deck.fgn").read_text(encoding="utf-8")
        import_of = lambda record, **more: self.anna.post("/api/records",
                                                          {"record": record, "seat": 0, "level": 1, **more})
        made = self.assert_answer(import_of(good, decisions=20), 201).json["table"]
        with self.line(self.anna, made) as line:
            self.assertGreaterEqual(line.present["decisions"], 20)
        for record in ("", "nonsense", good[:len(good) // 2], good.replace("seed ", "seed x"),
                       good.replace("\n5 ", "\n6 ", 1), "fondaco-record 1\ngame chess\n"):
            with self.subTest(record=record[:30]):
                self.assert_answer(import_of(record), 400, "bad_record")
        self.assert_answer(import_of(good, decisions=99999), 400, "no_such_position")
        self.assert_answer(import_of(good, level=7), 400, "bad_message")
        self.assertIn(import_of("x" * ((1 << 20) + 1)).code, ("bad_record", "too_large"))
        self.assertEqual(import_of("x" * (5 << 19)).status, 413)


if __name__ == "__main__":
    run()
