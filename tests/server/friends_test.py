#!/usr/bin/env python3
"""Playing with friends: what an invitation tells, names of tables and of people at one screen, talk before the game
begins, tables that are put away or closed.
"""

import json

from kit.environment import run
from kit.people import seat_all
from kit.served import CLOCK, AtATable, Routes

OPEN = [{"me": True}, {"open": True}, {"bot": 2}]
# What nobody could read, or could mistake for something else.
BAD_NAMES = (" ", " Olga", "Olga ", "Ol  ga", "Ol\u200bga", "Ol\u202ega", "x" * 41, "ж" * 41)
BROKEN_NAMES = ("Ol\nga", "Ol\u0007ga", 7, None)


class Invitations(Routes):
    """What somebody may know who has a link and no name yet."""

    def test_an_invitation_tells_what_one_is_invited_to(self):
        table, invites = self.anna.make_table("calimala", OPEN, name="Пятница, вечер", clock=CLOCK,
                                              options={"obligation": "strict"})
        self.secrets.update(invites.values())
        told = self.assert_answer(self.nobody.post(f"/api/tables/{table}/invitation", {"invite": invites[1]}), 200).json
        self.assertEqual((told["game"], told["name"], told["host"], told["seat"]),
                         ("calimala", "Пятница, вечер", "Anna", 1))
        self.assertEqual(told["seats"], [{"person": "Anna"}, {"open": True}, {"bot": 2}])
        self.assertEqual((told["about"]["clock"], told["about"]["options"]["obligation"]), (CLOCK, "strict"))
        self.assertNotIn("invites", told, "A link is for one seat.")
        self.assertEqual(self.nobody.get(f"/api/tables/{table}").json["seats"][1], {"open": True},
                         "Reading an invitation takes no seat.")

    def test_without_the_link_nothing_more_is_told_than_before(self):
        table, invites = self.anna.make_table("calimala", OPEN, name="Family")
        for invite in ("", "nonsense", "1-" + "0" * 24, invites[1][:-1], "0" + invites[1][1:]):
            with self.subTest(invite=invite):
                answer = self.nobody.post(f"/api/tables/{table}/invitation", {"invite": invite})
                self.assert_answer(answer, 403, "bad_invite")
                self.assertNotIn("Anna", json.dumps(answer.json))
        self.assert_answer(self.nobody.post(f"/api/tables/{table}/invitation"), 400, "bad_message")
        self.assertIsNone(self.boris.get(f"/api/tables/{table}").json["host"])
        self.assertEqual(self.anna.get(f"/api/tables/{table}").json["host"], "Anna")
        self.assert_answer(self.nobody.get(f"/api/tables/{table}/invitation?invite={'1-' + '0' * 24}"), 405,
                           "no_such_method")
        listed, _ = self.anna.make_table("calimala", OPEN, listed=True)
        self.assertEqual(self.nobody.get(f"/api/tables/{listed}").json["host"], "Anna")

    def test_whoever_made_the_table_is_told_also_if_they_do_not_sit_there(self):
        table, invites = self.anna.make_table("tuscany", [{"open": True}, {"open": True}])
        told = self.nobody.post(f"/api/tables/{table}/invitation", {"invite": invites[0]}).json
        self.assertEqual(told["host"], "Anna")
        self.boris.sit(table, invites[0])
        told = self.boris.post(f"/api/tables/{table}/invitation", {"invite": invites[0]}).json
        self.assertEqual((told["yours"], told["host"]), ([0], "Anna"))

    def test_names_of_tables_are_shown_in_lists(self):
        table, _ = self.anna.make_table("calimala", OPEN, name="Friday", listed=True)
        without, _ = self.anna.make_table("calimala", OPEN, listed=True)
        lines = {line["table"]: line for line in self.boris.get("/api/tables?show=open").json["tables"]}
        self.assertEqual((lines[table]["name"], lines[without]["name"]), ("Friday", None))

    def test_names_that_deceive_are_refused(self):
        for code, names in (("bad_name", BAD_NAMES), ("bad_message", BROKEN_NAMES)):
            for name in names:
                with self.subTest(name=name):
                    for wish in ({"seats": OPEN, "name": name}, {"seats": [{"me": True, "name": name}, {"me": True}]}):
                        self.assert_answer(self.anna.post("/api/tables", {"game": "tuscany", **wish}), 400, code)
        seats = [{"me": True, "name": "Bot of the East"}, {"me": True}]
        self.assert_answer(self.anna.post("/api/tables", {"game": "tuscany", "seats": seats}), 400, "bad_name")
        for seats in ([{"me": True, "name": "Olga"}, {"bot": 1}], [{"me": True}, {"open": True, "name": "Olga"}]):
            self.assert_answer(self.anna.post("/api/tables", {"game": "tuscany", "seats": seats}), 400, "bad_message")


class PutAway(Routes):
    """Tables that somebody no longer wants to see."""

    def listed(self, person, show="mine"):
        return [line["table"] for line in person.get(f"/api/tables?show={show}").json["tables"]]

    def hide(self, person, table, hidden=True):
        return person.put(f"/api/tables/{table}/hidden", {"hidden": hidden})

    def test_a_table_is_put_away_for_oneself_and_taken_out_again(self):
        table = seat_all("calimala", [self.anna, self.boris])
        for _ in range(2):
            self.assertEqual(self.assert_answer(self.hide(self.anna, table), 200).json, {"hidden": True})
        self.assertNotIn(table, self.listed(self.anna))
        self.assertIn(table, self.listed(self.anna, "hidden"))
        self.assertIn(table, self.listed(self.boris))
        self.assertEqual(self.anna.get(f"/api/tables/{table}").json["yours"], [0], "The seat stays hers.")
        self.assert_answer(self.hide(self.anna, table, False), 200)
        self.assertIn(table, self.listed(self.anna))
        self.assertNotIn(table, self.listed(self.anna, "hidden"))

    def test_only_tables_of_ones_own_are_put_away(self):
        table = seat_all("calimala", [self.anna, self.boris])
        self.assert_answer(self.hide(self.guest("Clara"), table), 403, "not_seated")
        self.assert_answer(self.hide(self.nobody, table), 401, "not_signed_in")
        self.assert_answer(self.hide(self.anna, "nosuchtable1"), 404, "no_such_table")
        self.assert_answer(self.anna.put(f"/api/tables/{table}/hidden", {"hidden": 1}), 400, "bad_message")
        self.assert_answer(self.nobody.get("/api/tables?show=hidden"), 401, "not_signed_in")

    def test_who_made_a_table_closes_it_before_it_begins(self):
        table, invites = self.anna.make_table("calimala", OPEN, listed=True)
        clara = self.guest("Clara")
        self.assert_answer(clara.delete(f"/api/tables/{table}"), 403, "not_owner")
        self.assert_answer(self.nobody.delete(f"/api/tables/{table}"), 401, "not_signed_in")
        self.assert_answer(self.anna.delete("/api/tables/nosuchtable1"), 404, "no_such_table")
        with self.line(self.anna, table) as line:
            for _ in range(2):
                self.assertEqual(self.assert_answer(self.anna.delete(f"/api/tables/{table}"), 200).json,
                                 {"status": "closed"})
            line.wait_present(lambda p: p["status"] == "closed")
            self.assertNotIn("view", line.present)
            self.assertEqual(line.log[line.present["seq"]]["what"], "close")
            self.assert_refused(line.say("Anybody here?"), "closed")
        self.assert_answer(clara.post(f"/api/tables/{table}/sit", {"invite": invites[1]}), 409, "closed")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/leave"), 409, "closed")
        self.assert_answer(self.nobody.get(f"/api/tables/{table}/record"), 409, "not_over")
        self.assertEqual(self.nobody.get(f"/api/tables/{table}").json["status"], "closed")
        self.assertNotIn(table, self.listed(self.anna))
        self.assertNotIn(table, self.listed(clara, "open"))
        self.assertEqual(self.anna.get("/api/me").json["statistics"], [], "There was no game.")

    def test_a_game_that_has_begun_is_not_closed(self):
        table = seat_all("calimala", [self.anna, self.boris])
        self.assert_answer(self.anna.delete(f"/api/tables/{table}"), 409, "begun")

    def test_who_set_a_table_up_for_others_finds_it_until_it_begins(self):
        clara = self.guest("Clara")
        table, invites = clara.make_table("calimala", [{"open": True}, {"open": True}])
        line, = clara.get("/api/tables?show=mine").json["tables"]
        self.assertEqual((line["table"], line["owner"], line["yours"]), (table, True, []))
        self.anna.sit(table, invites[0])
        self.boris.sit(table, invites[1])
        self.assertEqual(self.listed(clara), [])


class AtOneScreen(AtATable):
    """Names of those who share a screen, and talk in the waiting room."""

    def test_each_of_several_people_at_a_screen_has_a_name(self):
        anna = self.guest("Anna")
        table, invites = anna.make_table("calimala", [{"me": True, "name": "Olga"}, {"me": True}, {"open": True}])
        line = self.line(anna, table)
        self.assertEqual(line.present["seats"][:2], [{"person": "Olga"}, {"person": "Anna"}])
        seq = self.assert_done(line.ask("name", seat=1, name="Пётр"))
        line.wait_present(lambda p: p["seq"] == seq)
        self.assertEqual(line.present["seats"][1], {"person": "Пётр"})
        self.assertEqual((line.log[seq]["what"], line.log[seq]["seat"], line.log[seq]["person"]), ("name", 1, "Пётр"))
        for name in BAD_NAMES + ("", "Bot", "bot 3"):
            with self.subTest(name=name):
                line.socket.send(json.dumps({"type": "name", "id": f"bad{name}"[:20], "seat": 1, "name": name}))
                self.assert_refused(line.wait_type("error"), "bad_name")
        boris = self.guest("Boris")
        boris.sit(table, invites[2])
        his = self.line(boris, table)
        self.assert_refused(his.ask("name", seat=2, name="Anna"), "own_name")
        self.assert_refused(his.ask("name", seat=0, name="Boris"), "own_name")
        self.assert_refused(line.ask("name", seat=2, name="Olga"), "own_name")
        self.assertEqual(anna.get(f"/api/tables/{table}").json["seats"][1], {"person": "Пётр"})

    def test_names_stay_when_the_server_was_away(self):
        anna = self.guest("Anna")
        table, _ = anna.make_table("calimala", [{"me": True, "name": "Olga"}, {"me": True}], name="Friday")
        line = self.line(anna, table)
        self.assert_done(line.ask("name", seat=1, name="Pavel"))
        self.server.kill()
        self.server.start()
        line = self.line(anna, table)
        self.assertEqual(line.present["seats"], [{"person": "Olga"}, {"person": "Pavel"}])
        self.assertEqual(line.joined["about"]["name"], "Friday")

    def test_people_talk_before_the_game_begins(self):
        anna, boris = self.guest("Anna"), self.guest("Boris")
        table, invites = anna.make_table("calimala", [{"me": True}, {"open": True}, {"open": True}])
        boris.sit(table, invites[1])
        hers, his = self.line(anna, table), self.line(boris, table)
        seq = self.assert_done(his.say("Is Clara coming?"))
        hers.wait_present(lambda p: p["seq"] == seq)
        self.assertEqual((hers.log[seq]["seat"], hers.log[seq]["text"]), (1, "Is Clara coming?"))
        seq = self.assert_done(his.ask("leave"))
        hers.wait_present(lambda p: p["seq"] == seq)
        self.assertEqual(hers.log[seq]["person"], "Boris", "or what he said would be of whoever sits there next")


if __name__ == "__main__":
    run()
