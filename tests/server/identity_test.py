#!/usr/bin/env python3
"""Who one is at a server: guests and accounts; and that neither other sites' pages nor forged cookies pass for anybody."""

import secrets

from kit.attack import Attack
from kit.environment import run
from kit.people import Person, seat_all
from kit.server import Server
from kit.served import Routes
from kit.websocket import Refused, Socket


class WhoOneIs(Routes):
    """Guests and accounts."""

    def test_a_guest_has_a_name_and_a_cookie(self):
        answer = self.assert_answer(self.nobody.post("/api/guest", {"name": "Анна"}), 200)
        self.assertEqual(answer.json, {"name": "Анна", "account": False},
                         "Without being asked for, no token is told.")
        cookie = answer.headers["Set-Cookie"]
        for part in ("HttpOnly", "SameSite", "Path=/"):
            self.assertIn(part.lower(), cookie.lower(), "Scripts and other sites should not get the cookie.")
        value = cookie.split(";")[0]
        self.secrets.add(value.split("=", 1)[1])
        me = self.nobody.get("/api/me", headers={"Cookie": f"theme=dark; {value}; lang=ru"})
        self.assertEqual((me.json["name"], me.json["account"]), ("Анна", False))
        self.assertEqual(self.nobody.post("/api/guest", {"name": "ж" * 40}).status, 200, "Forty letters are a name.")
        for name in ("", " ", "x" * 41, "ж" * 41, "a\nb", "a\x00b", 5, None):
            with self.subTest(name=name):
                answer = self.nobody.post("/api/guest", {"name": name})
                self.assertEqual(answer.status, 400, f"This is no name, but the answer was {answer}.")
        for name in ("", "x" * 41):
            with self.subTest(bytes=len(name)):
                self.assert_answer(self.nobody.post("/api/guest", {"name": name}), 400, "bad_name")

    def test_a_new_visitor_is_nobody_and_that_is_no_mistake(self):
        self.assertIsNone(self.assert_answer(self.nobody.get("/api/me"), 200).json)

    def test_who_is_not_signed_in_is_told_so(self):
        for method, path, body in (("PUT", "/api/me", {"name": "Clara"}), ("GET", "/api/tables?show=mine", None),
                                   ("POST", "/api/account", {"name": "Clara", "password": "long enough"}),
                                   ("POST", "/api/tables", {"game": "tuscany",
                                                            "seats": [{"me": True}, {"bot": 1}]})):
            with self.subTest(path=path):
                self.assert_answer(self.nobody.request(method, path, body), 401, "not_signed_in")

    def test_an_account_is_a_guest_with_a_password(self):
        clara, other = self.guest("Clara"), self.http()
        table = seat_all("tuscany", [clara], bots=1)
        self.secrets.add("a secret of Clara")
        for password in ("short", "x" * 201):
            with self.subTest(bytes=len(password)):
                answer = clara.post("/api/account", {"name": "Clara Neri", "password": password})
                self.assert_answer(answer, 400, "bad_password")
        self.assert_answer(clara.post("/api/account", {"name": "", "password": "a secret of Clara"}), 400,
                           "bad_name")
        made = clara.post("/api/account", {"name": "Clara Neri", "password": "a secret of Clara"})
        self.assertEqual(self.assert_answer(made, 200).json, {"name": "Clara Neri", "account": True})
        taken = self.guest("Clara").post("/api/account", {"name": "Clara Neri", "password": "another secret"})
        self.assert_answer(taken, 409, "name_taken")
        for name, password in (("Clara Bianchi", "a secret of Clara"), ("Clara Neri", "another secret")):
            again = clara.post("/api/account", {"name": name, "password": password})
            self.assert_answer(again, 409, "has_account")
        wrong = other.post("/api/login", {"name": "Clara Neri", "password": "another secret"})
        self.assert_answer(wrong, 403, "wrong_password")
        unknown = other.post("/api/login", {"name": "Nobody Known", "password": "another secret"})
        self.assert_answer(unknown, 403, "wrong_password")
        self.assertEqual(wrong.json["text"], unknown.json["text"],
                         "A login should not tell which accounts there are.")
        signed = other.post("/api/login", {"name": "Clara Neri", "password": "a secret of Clara",
                                           "token": True}).json
        self.secrets.add(signed["token"])
        self.assertEqual((signed["name"], signed["account"]), ("Clara Neri", True))
        device = self.http(signed["token"])
        self.assertEqual([line["table"] for line in device.get("/api/tables?show=mine").json["tables"]],
                         [table],
                         "With the account come its seats.")
        self.assertEqual(device.get("/api/people/clara%20neri").status, 200,
                         "Names differ by more than their case.")
        self.assert_answer(self.nobody.get("/api/people/Nobody%20Known"), 404, "not_found")
        self.assert_answer(self.nobody.get("/api/people/Anna"), 404, "not_found")

    def test_logging_out_takes_the_cookie_away(self):
        answer = self.assert_answer(self.nobody.post("/api/logout"), 204)
        cookie = answer.headers["Set-Cookie"] or ""
        self.assertTrue(cookie.startswith("fondaco=;") and "Max-Age=0" in cookie, f"It was {cookie!r}.")

    def test_names_that_look_alike_are_one_name(self):
        for invisible in ("Anna\u200b", "\u202eAnna", "An\u00adna", "Anna\ufeff"):
            self.assert_answer(self.anna.put("/api/me", {"name": invisible}), 400, "bad_name")
        first, second = self.guest("Жанна"), self.guest("Клара")
        name = f"Жанна {secrets.token_hex(3)}"
        self.assert_answer(first.post("/api/account", {"name": name, "password": "correct horse"}), 200)
        self.assert_answer(second.post("/api/account", {"name": name.upper(), "password": "correct horse"}),
                           409, "name_taken")
        self.assert_answer(second.post("/api/login", {"name": name.lower(), "password": "correct horse"}), 200)

    def test_a_foreign_page_changes_nothing(self):
        foreign, own = {"Origin": "http://foreign.example"}, {"Origin": f"http://127.0.0.1:{self.server.port}"}
        wish = {"game": "tuscany", "seats": [{"me": True}, {"bot": 1}]}
        self.assert_answer(self.anna.post("/api/tables", wish, headers=foreign), 403, "foreign_origin")
        self.assert_answer(self.anna.post("/api/tables", wish, headers=own), 201)
        with self.assertRaises(Refused) as refused:
            Socket(self.server.port, foreign)
        self.assertEqual((refused.exception.answer.status, refused.exception.answer.code),
                         (403, "foreign_origin"))
        Socket(self.server.port, own).goodbye()


class ForeignPages(Attack):
    """Other sites' pages, and cookies that are none of ours."""

    ORIGINS = ["http://foreign.example", "https://127.0.0.1.foreign.example", "null", "http://127.0.0.1",
               "http://127.0.0.1:1", "http://localhost", "file://", "x", "http://127.0.0.1:{port}.foreign.example",
               "http://127.0.0.1:{port}@foreign.example", "http://foreign.example/http://127.0.0.1:{port}"]

    def origins(self):
        return [origin.format(port=self.server.port) for origin in self.ORIGINS]

    def test_no_socket_for_a_foreign_page(self):
        token = self.honest.people[0].token
        for origin in self.origins():
            with self.subTest(origin=origin):
                with self.assertRaises(Refused) as refused:
                    self.socket(headers={"Origin": origin, "Authorization": f"Bearer {token}"})
                answer = refused.exception.answer
                self.assertEqual((answer.status, answer.code), (403, "foreign_origin"))

    def test_a_foreign_page_changes_nothing(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        calls = [("POST", "/api/guest", {"name": "Clara"}), ("POST", "/api/logout", None),
                 ("POST", f"/api/tables/{table}/leave", None),
                 ("PUT", f"/api/tables/{table}/webhook", {"url": None}),
                 ("POST", "/api/tables", {"game": "tuscany", "seats": [{"me": True}, {"bot": 1}]}),
                 ("POST", "/api/login", {"name": "Clara", "password": "long enough"})]
        for origin in self.origins()[:4]:
            for method, path, body in calls:
                with self.subTest(origin=origin, path=path):
                    answer = person.request(method, path, body, headers={"Origin": origin})
                    self.assertIn((answer.status, answer.code), ((403, "foreign_origin"), (429, "too_fast")))
                    self.assertNotIn("Set-Cookie", answer.headers)
        self.assertEqual(person.get(f"/api/tables/{table}").json["seats"][0], {"person": "Clara"})

    def test_a_foreign_page_may_not_read_the_answers(self):
        for method in ("GET", "OPTIONS"):
            answer = self.http().request(method, "/api/games", headers={
                "Origin": "http://foreign.example", "Access-Control-Request-Method": "POST"})
            self.assertIsNone(answer.headers.get("Access-Control-Allow-Origin"),
                              "No other site should be let in.")

    def test_cookies_that_were_not_signed_here_are_nobodys(self):
        token = self.honest.people[0].token
        other = Server().start()
        self.addCleanup(other.close)
        foreign = Person(other, "Anna").token
        flip = lambda at: token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1:]
        forged = ["", "x", token[:-1], token[1:], token[:len(token) // 2], token + "A", token + token,
                  flip(0), flip(-1 % len(token)), flip(len(token) // 2), foreign, token.swapcase(), "Anna",
                  "0" * len(token), "." * 10, token.replace(".", ""), "admin", "null",
                  "' OR 1=1 --", "%00", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJBbm5hIn0."]
        parts = token.split(".")
        if len(parts) > 2:  # the time in it is not for the client to choose
            for place in range(len(parts) - 1):
                forged.append(".".join([*parts[:place], "9" * max(1, len(parts[place])), *parts[place + 1:]]))
                forged.append(".".join([*parts[:place], "0", *parts[place + 1:]]))
        for fake in forged:
            if fake == token:
                continue
            for headers in ({"Authorization": f"Bearer {fake}"}, {"Cookie": f"fondaco={fake}"}):
                with self.subTest(fake=fake, how=list(headers)[0]):
                    answer = self.http().get("/api/me", headers=headers)
                    self.assertEqual((answer.status, answer.json), (200, None), "Nobody is signed in.")
        for fake in (token[:-1], flip(0), foreign):
            try:
                line = self.line(headers={"Authorization": f"Bearer {fake}"})
                self.assertIsNone(line.join(self.honest.table)["you"], "A forged token should get no seat.")
            except Refused as refused:
                self.assertIn(refused.answer.status, (401, 403))
        self.assertEqual(self.http().get("/api/me", headers={"Cookie": f"a=b; fondaco={token}"}).json["name"],
                         "Anna")

    def test_invitations_can_not_be_guessed_from_others(self):
        table, invites = self.person().make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        evil = self.person("Boris")
        good = invites[1]
        for fake in (good[:-1], good + "A", good[::-1], "A" * len(good), good.swapcase() + "x", "1", ""):
            with self.subTest(invite=fake):
                answer = evil.post(f"/api/tables/{table}/sit", {"invite": fake})
                self.assertIn((answer.status, answer.code), ((403, "bad_invite"), (400, "bad_message")))
        self.assertNotEqual(invites[1], invites[2])


if __name__ == "__main__":
    run()
