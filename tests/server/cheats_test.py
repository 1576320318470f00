#!/usr/bin/env python3
"""Things that make sense and are not allowed, webhooks that turn inward among them."""

import json

from kit.attack import Attack
from kit.environment import run
from kit.line import Line
from kit.people import Person, seat_all


class Cheats(Attack):
    """Things that make sense and are not allowed."""

    def assert_refused(self, answer, *codes):
        self.assertEqual(answer["type"], "error", f"This should have been refused, but: {answer}")
        self.assertIn(answer["code"], codes)

    def log_length(self):
        self.honest.settle()
        return self.honest.lines[0].present["seq"]

    def test_a_stranger_moves_for_nobody(self):
        before = self.log_length()
        mover = next(line for line in self.honest.lines if line.present["legal"])
        move = {"at": mover.present["at"], "action": mover.present["legal"][0]["do"]}
        stranger = self.line(self.person())
        self.assertIsNone(stranger.join(self.honest.table)["you"])
        self.assertNotIn("legal", stranger.present)
        self.assert_refused(stranger.ask("act", **move), "not_seated")
        for seat in range(5):
            self.assert_refused(stranger.join(self.honest.table, seat=seat), "not_seated")
        self.assertIsNone(stranger.join(self.honest.table)["you"])
        self.assert_refused(stranger.ask("fill", seat=1, level=5), "not_seated", "not_owner")
        self.assert_refused(stranger.ask("hint"), "not_seated")
        self.assert_refused(stranger.ask("preview", action=move["action"]), "not_your_decision", "not_seated")
        self.assertEqual(self.log_length(), before, "Nothing of that should stand in the log.")

    def test_a_player_moves_only_for_himself_and_only_now(self):
        before = self.log_length()
        lines = self.honest.lines
        mover = next(line for line in lines if line.present["legal"])
        other = lines[1] if mover is lines[0] else lines[0]
        legal = mover.present["legal"][0]["do"]
        if other.you not in mover.present["deciders"]:
            self.assert_refused(other.ask("act", at=other.present["at"], action=legal), "not_your_decision")
        now, undos = map(int, mover.present["at"].split("."))
        for at in (f"{now - 1}.{undos}", f"{now + 1}.{undos}", f"{now}.{undos + 1}", f"{10 ** 18}.0",
                   f"0.{10 ** 18}"):
            if not at.startswith("-"):
                self.assert_refused(mover.ask("act", at=at, action=legal), "stale", "bad_message")
        for action in ("place white 99", "'; DROP TABLE entries; --", "../../etc/passwd", "%s%s%n", "👻" * 50,
                       legal + " x"):
            self.assert_refused(mover.ask("act", at=mover.present["at"], action=action), "illegal")
        self.assertEqual(self.log_length(), before, "Nothing of that should stand in the log.")

    def test_who_left_a_seat_no_longer_holds_it(self):
        anna, boris, evil = Person(self.server, "Anna"), Person(self.server, "Boris"), self.person()
        table, invites = anna.make_table("millefiori", [{"me": True}, {"open": True}, {"open": True}])
        evil.sit(table, invites[1])
        line = self.line(evil)
        self.assertEqual(line.join(table, since=0)["you"], 1)
        self.assertEqual(line.ask("leave")["type"], "ack")
        boris.sit(table, invites[1])
        boris.sit(table, invites[2])
        line.ask("ping")
        with Line(self.server, boris) as his:
            his.join(table, since=0, seat=1)
            before = his.present["seq"]
            line.wait(lambda m: m["type"] == "update" and m["present"]["status"] == "playing")
            hand = his.present["view"]["players"][1].get("hand")
            seen = line.present["view"]["players"][1].get("hand")
            self.assertTrue(hand, "Boris should see his own cards.")
            self.assertNotEqual(seen, hand, "Whoever left should not see the cards of whoever came after.")
            for kind, fields in (("chat", {"text": "I am Boris"}), ("resign", {}), ("hand_over", {})):
                self.assert_refused(line.ask(kind, **fields), "not_seated")
            his.ask("ping")
            self.assertEqual(his.present["seq"], before, "Nothing may be done in the name of Boris.")

    def test_an_id_said_twice_counts_once(self):
        line, message, seq = self.honest.move()
        again = self.line(self.honest.people[line.you])
        again.join(self.honest.table)
        for where in (line, line, again):
            where.send(message)
            answer = where.wait(lambda m: m.get("id") == message["id"])
            self.assertEqual(answer, {"type": "ack", "id": message["id"], "seq": seq},
                             "What was done should only be acknowledged again, with its own number.")
        line.send({**message, "action": "something else"})
        self.assertEqual(line.wait(lambda m: m.get("id") == message["id"]).get("seq"), seq,
                         "An id stands for what was done under it.")

    def test_an_id_said_twice_at_once_on_two_lines_counts_once(self):
        self.honest.settle()
        person = self.honest.people[0]
        lines = [self.line(person), self.line(person)]
        for line in lines:
            line.join(self.honest.table, since=0)
        for number in range(10):
            message = {"type": "chat", "id": f"race-{self.honest.table}-{number}", "text": f"race {number}"}
            for line in lines:
                line.send(message)
            answers = [line.wait(lambda m: m.get("id") == message["id"]) for line in lines]
            self.assertEqual([a["type"] for a in answers], ["ack", "ack"])
            self.assertEqual(answers[0]["seq"], answers[1]["seq"])
        self.honest.settle()
        said = [entry.get("text") for entry in self.honest.lines[1].log.values()]
        self.assertEqual([text for text in said if text and text.startswith("race")],
                         [f"race {number}" for number in range(10)])

    def test_an_id_is_known_however_long_ago_it_was(self):
        person = self.person()
        table = seat_all("calimala", [person], bots=1)
        line = self.line(person)
        line.join(table)
        line.wait_present(lambda p: p["legal"], 20)
        move = {"type": "act", "id": "the first", "at": line.present["at"],
                "action": line.present["legal"][0]["do"]}
        line.send(move)
        seq = line.wait(lambda m: m.get("id") == "the first")["seq"]
        for number in range(120):
            if number % 40 == 39:  # as many as one line may say without a pause
                line = self.line(person)
                line.join(table)
            line.send({"type": "chat", "id": f"c{number}", "text": "and so on"})
            self.assertEqual(line.wait(lambda m: m.get("id") == f"c{number}")["type"], "ack")
        line.send(move)
        self.assertEqual(line.wait(lambda m: m.get("id") == "the first"),
                         {"type": "ack", "id": "the first", "seq": seq},
                         "What was done long ago should be acknowledged again, too.")

    def test_ids_of_one_seat_do_not_stand_in_the_way_of_another(self):
        self.honest.settle()
        ids = [f"common-{self.honest.table}-{self.honest.lines[0].present['seq']}"] * 2
        seqs = []
        for line, which in zip(self.honest.lines, ids):
            line.send({"type": "chat", "id": which, "text": f"said by {line.you}"})
            seqs.append(line.wait(lambda m: m.get("id") == which)["seq"])
        self.assertNotEqual(seqs[0], seqs[1], "Both have said something.")

    def test_nobody_learns_from_a_line_what_his_seat_may_not_know(self):
        person = self.person()
        table, _ = person.make_table("millefiori", [{"me": True}, {"bot": 1}])
        line = self.line(person)
        answers = [line.join(table, since=0), line.ask("history", decisions=0), line.ask("world")]
        for answer in answers:
            text = json.dumps(answer)
            self.assertNotIn('"seed"', text, "The seed is told at the end.")
            self.assertNotIn('"nonce"', text)
        for answer in answers[:2]:
            view = answer.get("view") or answer["present"]["view"]
            self.assertNotIn("hand", view["players"][1], "The cards of the others are hidden.")
            self.assertNotIn("deck", view)
            self.assertNotIn("rng", view)
        self.assertEqual(self.http().get(f"/api/tables/{table}/record").status, 409)


class InwardHooks(Attack):
    """Webhooks must not turn the server against the network it stands in."""

    URLS = ["http://127.0.0.1/", "http://127.0.0.1:{port}/", "https://127.0.0.1/", "http://127.1/",
            "http://127.255.255.254/", "http://2130706433/", "http://0x7f000001/", "http://0177.0.0.1/",
            "http://0/", "http://0.0.0.0/", "http://10.0.0.1/", "http://172.16.0.1/", "http://172.31.255.255/",
            "http://192.168.1.1/", "http://169.254.1.1/", "http://169.254.169.254/latest/meta-data/",
            "http://100.64.0.1/", "http://224.0.0.1/", "http://240.0.0.1/", "http://255.255.255.255/",
            "http://192.0.0.1/", "http://198.18.0.1/", "http://[::1]/", "http://[::]/",
            "http://[::ffff:127.0.0.1]/", "http://[::ffff:10.0.0.1]/", "http://[::ffff:7f00:1]/",
            "http://[fe80::1]/", "http://[fc00::1]/", "http://[fd12:3456::1]/", "http://[ff02::1]/",
            "http://[::127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/",
            "http://[fe80::1%25lo]/", "http://localhost/", "http://localhost:{port}/", "http://LOCALHOST./",
            "http://anna@127.0.0.1/", "http://8.8.8.8@127.0.0.1/", "http://127.0.0.1#@8.8.8.8/",
            "ftp://8.8.8.8/", "file:///etc/passwd", "gopher://8.8.8.8/", "javascript:alert(1)",
            "http://", "http:///x", "http://:80/", "http://8.8.8.8:0/", "http://8.8.8.8:99999/",
            "http://8.8.8.8:x/", "http://8.8.8.8/a b", "http://8.8.8.8/\\r\\nX: y", "http://[::1", "x",
            "//8.8.8.8/"]

    def test_only_public_addresses(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        for pattern in self.URLS:
            url = pattern.replace("{port}", str(self.server.port))
            with self.subTest(url=url[:60]):
                answer = person.put(f"/api/tables/{table}/webhook", {"url": url})
                self.assertEqual((answer.status, answer.code), (400, "bad_url"), f"Not refused: {answer}")
        for url in ("http://8.8.8.8/\r\nX: y", "http://8.8.8.8/\u0000", "http://8.8.8.8/" + "x" * 5000):
            answer = person.put(f"/api/tables/{table}/webhook", {"url": url})
            self.assertIn((answer.status, answer.code), ((400, "bad_url"), (400, "bad_message")))


class TheStore(Attack):
    def test_the_log_of_the_honest_table_is_sound_in_the_store(self):
        self.honest.play_on()
        self.honest.check_store()


if __name__ == "__main__":
    run()
