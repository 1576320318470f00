#!/usr/bin/env python3
"""Tables before their game begins, and as lists show them: wishes, seats, invitations, whose move it is."""

import time

from kit.environment import patience, run
from kit.people import seat_all
from kit.served import CLOCK, AtATable, Routes


class OverHttp(Routes):
    """Making tables, finding them, sitting down and leaving."""

    def test_wishes_that_make_no_table_are_refused(self):
        seats = [{"me": True}, {"bot": 1}]
        for wish in ({}, {"game": "chess", "seats": seats}, {"game": "tuscany"},
                     {"game": "tuscany", "seats": [{"me": True}]},
                     {"game": "tuscany", "seats": seats * 4},
                     {"game": "tuscany", "seats": [{"me": True}, {"bot": 6}]},
                     {"game": "tuscany", "seats": [{"me": True}, {"person": "Boris"}]},
                     {"game": "tuscany", "seats": [{"me": False}, {"bot": 1}]},
                     {"game": "tuscany", "seats": seats, "options": {"players": 3}},
                     {"game": "tuscany", "seats": seats, "options": {"colour": "red"}},
                     {"game": "tuscany", "seats": seats, "clock": {"kind": "move"}},
                     {"game": "tuscany", "seats": seats, "clock": {"kind": "move", "limit": -5}},
                     {"game": "tuscany", "seats": seats, "clock": {"kind": "sand"}},
                     {"game": "tuscany", "seats": seats, "stand_in": 0},
                     {"game": "tuscany", "seats": seats, "listed": 1},
                     {"game": "tuscany", "seats": seats, "seating": "upside down"},
                     {"game": "tuscany", "seats": seats, "seed": 7}, []):
            with self.subTest(wish=wish):
                self.assert_answer(self.anna.post("/api/tables", wish), 400, "bad_message")
        self.assert_answer(self.anna.post("/api/tables", b"{"), 400, "bad_json")

    def test_a_rated_game_has_no_hints_and_one_seat_for_each(self):
        seats = [{"me": True}, {"open": True}, {"open": True}]
        for wish in ({"seats": seats, "hints": True}, {"seats": [{"me": True}, {"me": True}]}):
            with self.subTest(wish=wish):
                self.assert_answer(self.anna.post("/api/tables", {"game": "tuscany", "rated": True, "clock": CLOCK, **wish}),
                                   400, "bad_message")
        table, invites = self.anna.make_table("tuscany", seats, rated=True, clock=CLOCK)
        self.boris.sit(table, invites[1])
        for person in (self.anna, self.boris):
            second = person.post(f"/api/tables/{table}/sit", {"invite": invites[2]})
            self.assert_answer(second, 409, "one_seat")
        self.assertEqual(self.boris.sit(table, invites[1]), 1, "An invitation may be opened twice.")
        table, invites = self.anna.make_table("tuscany", seats)
        self.assertEqual(self.anna.sit(table, invites[1]), 1, "Where nothing is at stake one may have two.")

    def listed(self, show, **query):
        parts = "".join(f"&{key}={value}" for key, value in query.items())
        tables = self.boris.get(f"/api/tables?show={show}{parts}").json["tables"]
        return {line["table"]: line for line in tables}

    def test_lists_show_what_is_listed(self):
        seats = [{"me": True}, {"open": True}]
        shown, _ = self.anna.make_table("serenissima", seats, listed=True)
        hidden, _ = self.anna.make_table("serenissima", seats)
        self.assertIn(shown, self.listed("open"))
        self.assertNotIn(hidden, self.listed("open"), "A table that is not listed is nobody else's business.")
        self.assertIn(shown, self.listed("open", game="serenissima"))
        self.assertNotIn(shown, self.listed("open", game="tuscany"))
        self.assertNotIn(shown, self.listed("running"))
        self.assert_answer(self.boris.post(f"/api/tables/{hidden}/sit", {"seat": 1}), 403, "listed_only")
        self.assert_answer(self.boris.post(f"/api/tables/{shown}/sit", {"seat": 0}), 409, "taken")
        self.assertEqual(self.assert_answer(self.boris.post(f"/api/tables/{shown}/sit", {"seat": 1}),
                                            200).json["seat"], 1)
        self.assertNotIn(shown, self.listed("open"))
        self.assertEqual(self.listed("running")[shown]["yours"], [1])
        self.assertEqual(set(self.listed("mine")), {shown})
        self.assert_answer(self.boris.get("/api/tables?show=everything"), 400, "bad_message")

    def test_a_line_says_whose_move_it_is_and_until_when(self):
        table = seat_all("calimala", [self.anna, self.boris], clock={"kind": "move", "limit": 3600000})
        with self.line(self.anna, table) as line:
            deciders = line.present["deciders"]
        for seat, person in enumerate((self.anna, self.boris)):
            shown = person.get(f"/api/tables/{table}").json
            self.assertEqual((shown["status"], shown["waiting"]), ("playing", deciders))
            self.assertEqual((shown["yours"], shown["your_move"]), ([seat], seat in deciders))
            self.assertLess(abs(shown["due"] - time.time() * 1000 - 3600000), patience(10000))
            self.assertEqual(shown["owner"], person is self.anna)
        stranger = self.nobody.get(f"/api/tables/{table}").json
        self.assertEqual((stranger["yours"], stranger["your_move"], stranger["owner"]), ([], False, False))
        without = seat_all("calimala", [self.anna, self.boris])
        self.assertIsNone(self.anna.get(f"/api/tables/{without}").json["due"])
        self.assert_answer(self.anna.get("/api/tables/nosuchtable1"), 404, "no_such_table")

    def test_invitations_are_for_who_made_the_table_to_give(self):
        table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        self.secrets.update(invites.values())
        self.assertEqual(sorted(invites), [1, 2])
        shown = self.anna.get(f"/api/tables/{table}").json["invites"]
        self.assertEqual({i["seat"]: i["invite"] for i in shown}, invites)
        for other in (self.boris, self.nobody):
            self.assertNotIn("invites", other.get(f"/api/tables/{table}").json)
        foreign, _ = self.anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        self.assert_answer(self.boris.post(f"/api/tables/{foreign}/sit", {"invite": invites[1]}), 403,
                           "bad_invite")
        self.assert_answer(self.boris.post(f"/api/tables/{table}/sit", {"invite": "nonsense"}), 403,
                           "bad_invite")
        self.assert_answer(self.nobody.post(f"/api/tables/{table}/sit", {"invite": invites[1]}), 401,
                           "not_signed_in")
        self.assertEqual(self.boris.sit(table, invites[1]), 1)
        second = self.guest("Clara").post(f"/api/tables/{table}/sit", {"invite": invites[1]})
        self.assert_answer(second, 409, "taken")
        self.assertEqual(self.boris.get(f"/api/tables/{table}").json["yours"], [1])
        nowhere = self.boris.post("/api/tables/nosuchtable1/sit", {"invite": invites[1]})
        self.assertIn((nowhere.status, nowhere.code), ((404, "no_such_table"), (403, "bad_invite")))

    def test_leaving_is_for_before_the_beginning(self):
        table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        self.boris.sit(table, invites[1])
        clara = self.guest("Clara")
        self.assert_answer(clara.post(f"/api/tables/{table}/leave"), 403, "not_seated")
        self.assertEqual(self.assert_answer(self.boris.post(f"/api/tables/{table}/leave"), 200).json,
                         {"seat": 1})
        self.assertEqual(self.anna.get(f"/api/tables/{table}").json["seats"][1], {"open": True})
        self.assert_answer(self.boris.post(f"/api/tables/{table}/leave"), 403, "not_seated")
        clara.sit(table, invites[1])
        self.boris.sit(table, invites[2])
        self.assert_answer(self.boris.post(f"/api/tables/{table}/leave"), 409, "begun")

    def test_an_id_is_its_person_s_and_not_its_seat_s(self):
        table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        self.boris.sit(table, invites[1])
        with self.line(self.boris, table) as line:
            for kind, fields in (("chat", {"text": "Hello"}), ("leave", {})):
                message = {"type": kind, "id": kind, **fields}
                answers = []
                for _ in range(2):
                    line.send(message)
                    answers.append(line.wait(lambda m: m.get("id") == message["id"]))
                self.assertEqual([answer["type"] for answer in answers], ["ack", "ack"])
                self.assertEqual(answers[0]["seq"], answers[1]["seq"], "It should have been done once.")
        clara = self.guest("Clara")
        clara.sit(table, invites[1])
        with self.line(clara, table) as line:
            line.send({"type": "chat", "id": "chat", "text": "The same id, somebody else's."})
            self.assertEqual(line.wait(lambda m: m.get("id") == "chat")["seq"], line.present["seq"] + 1)


class OverASocket(AtATable):
    """Seats, as who sits at the table fills and leaves them."""

    def test_one_person_can_hold_several_seats(self):
        anna = self.guest("Anna")
        table, invites = anna.make_table("millefiori", [{"me": True}, {"me": True}])
        self.assertEqual(invites, {})
        lines = [self.line(anna, table, seat=seat) for seat in (0, 1)]
        self.assertEqual([line.you for line in lines], [0, 1])
        self.assertEqual(lines[0].joined["yours"], [0, 1])
        self.play_until(lines, lambda: lines[0].present["decisions"] >= 8)
        self.assertEqual({e["seat"] for e in lines[0].log.values()}, {0, 1}, "Both seats should have moved.")

    def test_nobody_joins_at_another_ones_seat(self):
        self.two()
        line = self.connect(self.people[1])
        self.assert_refused(line.join(self.table, seat=0), "not_seated")
        self.assert_refused(line.say(), "not_joined")

    def test_an_open_seat_is_filled_by_who_made_the_table(self):
        anna, boris = self.guest("Anna"), self.guest("Boris")
        table, invites = anna.make_table("serenissima", [{"me": True}, {"open": True}, {"open": True}])
        mine = self.line(anna, table)
        self.assertEqual(mine.present["status"], "gathering")
        self.assertNotIn("view", mine.present)
        self.assert_refused(mine.act("anything"), "not_begun")
        boris.sit(table, invites[1])
        entry = mine.wait_type("update")["entries"][0]
        self.assertEqual((entry["what"], entry["seat"], entry["person"]), ("sit", 1, "Boris"))
        his = self.line(boris, table)
        self.assert_refused(his.ask("fill", seat=2, level=1), "not_owner")
        self.assert_refused(mine.ask("fill", seat=1, level=1), "taken")
        seq = self.assert_done(mine.ask("fill", seat=2, level=2))
        his.wait_present(lambda p: p["status"] == "playing")
        self.assertEqual((his.log[seq]["what"], his.log[seq]["seat"], his.log[seq]["bot"]), ("sit", 2, 2))
        self.assertEqual(his.present["seats"][2], {"bot": 2})
        self.assert_refused(his.ask("leave"), "begun")

    def test_who_made_the_table_fills_it_without_sitting_there(self):
        teacher, pupil = self.guest("Teacher"), self.guest("Pupil")
        table, invites = teacher.make_table("serenissima", [{"open": True}, {"open": True}])
        pupil.sit(table, invites[0])
        hers, his = self.line(teacher, table), self.line(pupil, table)
        self.assertIsNone(hers.you)
        self.assert_refused(self.line(self.guest("Clara"), table).ask("fill", seat=1, level=1), "not_owner")
        self.assert_refused(hers.ask("fill", seat=0, level=1), "taken")
        self.assert_refused(hers.say("I only look on."), "not_seated")
        fill = {"type": "fill", "id": "f1", "seat": 1, "level": 2}
        seq = None
        for _ in range(2):
            hers.send(fill)
            seq = self.assert_done(hers.wait(lambda m: m.get("id") == "f1"))
        his.wait_present(lambda p: p["status"] == "playing")
        self.assertEqual((his.log[seq]["what"], his.log[seq]["seat"], his.log[seq]["bot"]), ("sit", 1, 2))

    def test_a_seat_can_be_left_before_the_game_begins(self):
        anna, boris = self.guest("Anna"), self.guest("Boris")
        table, invites = anna.make_table("serenissima", [{"me": True}, {"open": True}, {"open": True}])
        mine = self.line(anna, table)
        boris.sit(table, invites[1])
        his = self.line(boris, table)
        self.assert_done(his.ask("leave"))
        mine.wait_present(lambda p: p["seq"] >= 2)
        self.assertEqual(mine.present["seats"][1], {"open": True})
        self.assertEqual((mine.log[2]["what"], mine.log[2]["seat"]), ("leave", 1))

    def test_bots_alone_play_while_somebody_looks(self):
        maker = self.guest("Maker")
        table, _ = maker.make_table("calimala", [{"bot": 1}, {"bot": 1}])
        anna = self.alone()
        for _ in range(3):  # whose bot comes to think at least as often as those would
            anna.wait_present(lambda p: p["legal"], 20, "the bot's move")
            self.assert_done(anna.act())
        self.assertEqual(maker.get(f"/api/tables/{table}").json["at"], "0.0", "Nobody waits for these bots.")
        spectator = self.line(None, table)
        spectator.wait_present(lambda p: p["decisions"] > 5, 30, "the bots to play before spectators")


if __name__ == "__main__":
    run()
