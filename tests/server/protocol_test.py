#!/usr/bin/env python3
"""The protocol (docs/protocol.md), its schema and openapi.json: that they agree with each other, and that a
server keeps them. Whole games, every message and every route, each checked against the documents.

FONDACO=build/release/fondaco python3 tests/server/protocol_test.py
"""

import contextlib
import hashlib
import http.server
import json
import re
import secrets
import sqlite3
import threading
import time
import unittest

from kit import (GAMES, ROOT, TEXT, Http, Interface, Line, Person, Player, Protocol, Refused, Server,
                 Socket, eventually, fresh_address, frame, level, limit_time, move, patience,
                 program, replayed, seat_all, settle, store_file)

PROTOCOL, INTERFACE = Protocol(), Interface()
SERVER = None
SECRETS = []    # that must never stand in a log
CLOCK = {"kind": "bank", "limit": 3600000, "increment": 1000}

# What each code means in HTTP.
STATUS = {"bad_json": 400, "bad_message": 400, "bad_name": 400, "bad_password": 400, "bad_record": 400,
          "bad_url": 400,
          "no_such_position": 400, "not_signed_in": 401, "wrong_password": 403, "not_seated": 403,
          "bad_invite": 403,
          "listed_only": 403, "not_owner": 403, "foreign_origin": 403, "not_found": 404, "no_such_table": 404,
          "no_such_method": 405, "taken": 409, "begun": 409, "not_over": 409, "name_taken": 409, "has_account": 409,
          "one_seat": 409,
          "too_large": 413,
          "too_fast": 429, "busy": 503, "store_unavailable": 503}


def setUpModule():
    global SERVER
    limit_time(240)
    SERVER = Server("--private-webhooks").start()


def tearDownModule():
    log = SERVER.log()
    SERVER.close()
    for line in log.splitlines():
        try:
            json.loads(line)
        except ValueError:
            raise AssertionError(f"Every line of the log should be JSON, but one is {line!r}.") from None
    for secret in SECRETS:
        if secret in log:
            raise AssertionError("A token, a password or an invitation stands in the log.")


def watch(method, path, body, answer):
    """Checks an answer against the document, and that nothing was accepted that the document forbids."""
    INTERFACE.check(method, path, body, answer)
    operation, _ = INTERFACE.operation(method, path)
    if answer.status >= 400 and (operation is not None or path.startswith("/api")):
        if (path, answer.status) != ("/health", 503) and STATUS.get(answer.code) != answer.status:
            raise AssertionError(f"{method} {path} answered {answer.code} with the status {answer.status}.")
    if answer.status < 400 and operation and "requestBody" in operation and not isinstance(body, bytes):
        wrong = INTERFACE.complaint(operation["requestBody"]["content"]["application/json"]["schema"], body)
        if wrong:
            raise AssertionError(f"{method} {path} accepted a body that the document forbids: {wrong}")


def guest(name):
    """Somebody who comes from where the present test comes from."""
    person = Person(SERVER, name, source=Served.address, watch=watch)
    SECRETS.append(person.token)
    return person


def line_of(person, table, since=0, **fields):
    line = Line(SERVER, person, PROTOCOL.check, source=person.source if person else "127.0.0.1")
    joined = line.join(table, since=since, **fields)
    if joined["type"] != "joined":
        raise AssertionError(f"The table should be joined, but the answer was {joined}.")
    line.joined = joined
    return line


class Documents(unittest.TestCase):
    """Without a server: the three documents say the same."""

    @classmethod
    def setUpClass(cls):
        cls.text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
        cls.examples = []
        for block in re.findall(r"```json\n(.*?)```", cls.text, re.S):
            block, decoder = block.strip(), json.JSONDecoder()
            while block:
                value, end = decoder.raw_decode(block)
                cls.examples.append(value)
                block = block[end:].strip()

    def test_the_schema_is_a_schema(self):
        from jsonschema import Draft202012Validator
        Draft202012Validator.check_schema(PROTOCOL.schema)
        for name, schema in INTERFACE.document["components"]["schemas"].items():
            with self.subTest(schema=name):
                Draft202012Validator.check_schema(schema)

    def test_every_reference_leads_somewhere(self):
        for name, document in (("protocol.schema.json", PROTOCOL.schema),
                               ("openapi.json", INTERFACE.document)):
            for path in re.findall(r'"\$ref": "([^"]*)"', json.dumps(document)):
                node = document
                for part in path.removeprefix("#/").split("/"):
                    self.assertIn(part, node, f"In {name}, {path} leads nowhere.")
                    node = node[part]

    def test_every_example_of_the_protocol_is_as_the_schema_has_it(self):
        self.assertGreater(len(self.examples), 25, "The protocol should show an example of everything.")
        for example in self.examples:
            wrongs = {side: PROTOCOL.complaint(side, example) for side in ("from_client", "from_server",
                                                                           "webhook")}
            shown = json.dumps(example)[:200]
            self.assertIn(None, wrongs.values(), f"The example {shown} is none of them: {wrongs}")

    def test_every_message_of_the_schema_has_an_example_in_the_protocol(self):
        for side in ("from_client", "from_server"):
            for part in PROTOCOL.schema["$defs"][side]["anyOf"]:
                name = part["$ref"].rsplit("/", 1)[1]
                shown = any(PROTOCOL.complaint(name, example) is None for example in self.examples)
                self.assertTrue(shown, f"The protocol shows no example of {name}.")

    def test_every_message_is_in_one_of_the_two_lists(self):
        listed = {part["$ref"].rsplit("/", 1)[1] for side in ("from_client", "from_server")
                  for part in PROTOCOL.schema["$defs"][side]["anyOf"]}
        defined = {name for name in PROTOCOL.schema["$defs"] if name.startswith(("client_", "server_"))}
        self.assertEqual(listed, defined, "A message is defined but not listed, or the other way round.")

    def test_the_codes_of_the_three_documents_are_the_same(self):
        table = self.text.split("| code | |")[1].split("\n\n")[0]
        cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
        told = {code for cell in cells for code in re.findall(r"`(\w+)`", cell)}
        self.assertEqual(told, set(PROTOCOL.schema["$defs"]["code"]["enum"]),
                         "The protocol and its schema know different codes.")
        self.assertEqual(told, set(INTERFACE.document["components"]["schemas"]["Code"]["enum"]),
                         "The protocol and openapi.json know different codes.")
        self.assertEqual(set(STATUS) - told, set(), "A test expects a code that the protocol does not know.")

    def test_entries_and_states_of_a_table_are_those_of_the_protocol(self):
        for status in PROTOCOL.schema["$defs"]["status"]["enum"]:
            self.assertIn(f"`{status}`", self.text, "The protocol does not tell of a status.")
        whats = [w for entry in PROTOCOL.schema["$defs"]["entry"]["oneOf"]
                 for w in (entry["properties"]["what"].get("enum") or [entry["properties"]["what"]["const"]])]
        for what in whats:
            self.assertIn(f"`{what}`", self.text, "The protocol does not tell of an entry.")

    def test_the_schema_is_strict(self):
        good = {"type": "act", "id": "a-77", "at": "41.0", "action": "place white 5"}
        self.assertIsNone(PROTOCOL.complaint("from_client", good))
        for field, value in (("at", "41"), ("at", 41), ("action", 5), ("id", ""), ("id", "x" * 65),
                             ("more", 1)):
            self.assertIsNotNone(PROTOCOL.complaint("from_client", {**good, field: value}),
                                 f"An act with {field} = {value!r} should not fit the schema.")


class Served(unittest.TestCase):
    """Whatever kills the server fails, and the next test has a new one on the same data."""

    address = "127.0.0.1"

    def setUp(self):
        Served.address = fresh_address()
        if not SERVER.running():
            SERVER.start()
        self.addCleanup(lambda: self.assertTrue(SERVER.running(),
                                                f"The server died.\n{SERVER.log()[-2000:]}"))


class WholeGames(Served):
    """All four games from the first move to the last, by people who do anything that is legal."""

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
        record = Http(SERVER, watch=watch).get(f"/api/tables/{table}/record")
        self.assertEqual(record.status, 200, "The record of a game that is over should be given to anybody.")
        self.assertEqual(replayed(record.body.decode()), "", "The record should replay.")
        ends = re.search(r"^end (.*)$", record.body.decode(), re.M)
        points = [standing["points"] for standing in result["standings"]]
        self.assertEqual(ends and ends[1].split(), [str(p) for p in points],
                         "The record should end as the game did.")

    def test_people_and_bots_play_all_four_games_to_the_end(self):
        tables, players = {}, []
        for game in GAMES:
            people = [guest("Anna"), guest("Boris")]
            tables[game] = seat_all(game, people, bots=1)
            players += [Player(SERVER, p, tables[game], PROTOCOL.check, chat=0.02, undo=0.03) for p in people]
        self.finish(players)
        with Line(SERVER, None, PROTOCOL.check) as spectator:
            for game, table in tables.items():
                with self.subTest(game=game):
                    self.check_end(table, [p for p in players if p.table == table], spectator)

    def test_a_rated_game_of_two_accounts_moves_their_ratings(self):
        people = []
        for name in ("Anna Rossi", "Boris Bianchi"):
            person = guest(name)
            answer = person.post("/api/account", {"name": name, "password": "correct horse"})
            self.assertEqual(answer.status, 200, "A guest should be able to make an account.")
            people.append(person)
        table = seat_all("millefiori", people, rated=True, clock=CLOCK)
        players = [Player(SERVER, person, table, PROTOCOL.check) for person in people]
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
        self.assertTrue(all(after <= before + 3 for before, after in zip(sure, sure[1:])),  # they are rounded
                         "The best should come first.")


class AtATable(Served):
    """Every message over the socket, one after the other."""

    def setUp(self):
        super().setUp()
        self.lines = []

    def tearDown(self):
        for line in self.lines:
            line.close()
            self.assertEqual(line.faults, [], "Nothing that was told may change.")

    def line(self, person, table, **fields):
        self.lines.append(line_of(person, table, **fields))
        return self.lines[-1]

    def two(self, game="calimala", **wish):
        """Anna and Boris at a table, their lines."""
        self.people = [guest("Anna"), guest("Boris")]
        self.table = seat_all(game, self.people, **wish)
        return [self.line(person, self.table) for person in self.people]

    def alone(self, game="calimala", bots=1, **wish):
        self.people = [guest("Anna")]
        self.table = seat_all(game, self.people, bots=bots, **wish)
        return self.line(self.people[0], self.table)

    def play_until(self, lines, wanted, moves=60):
        """The first legal moves, one after the other, until the table is as wanted."""
        for _ in range(moves):
            settle(lines)
            if wanted():
                return
            move(lines)
        self.fail(f"After {moves} moves the game should have come to what the test needs.")

    def assert_done(self, answer):
        self.assertEqual(answer["type"], "ack", f"This should have been done, but: {answer}")
        return answer["seq"]

    def assert_refused(self, answer, *codes):
        self.assertEqual(answer["type"], "error", f"This should have been refused, but: {answer}")
        self.assertIn(answer["code"], codes, f"It was refused for another reason: {answer['text']}")

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
        late = Line(SERVER, self.people[0], PROTOCOL.check)
        self.lines.append(late)
        self.assertNotIn("entries", late.join(self.table), "Who does not say since when is told no entries.")
        self.assertEqual(late.present["view"], anna.present["view"])

    def test_nothing_can_be_said_before_joining(self):
        line = Line(SERVER, guest("Anna"), PROTOCOL.check)
        self.lines.append(line)
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

    def test_one_person_can_hold_several_seats(self):
        anna = guest("Anna")
        table, invites = anna.make_table("millefiori", [{"me": True}, {"me": True}])
        self.assertEqual(invites, {})
        lines = [self.line(anna, table, seat=seat) for seat in (0, 1)]
        self.assertEqual([line.you for line in lines], [0, 1])
        self.assertEqual(lines[0].joined["yours"], [0, 1])
        self.play_until(lines, lambda: lines[0].present["decisions"] >= 8)
        self.assertEqual({e["seat"] for e in lines[0].log.values()}, {0, 1}, "Both seats should have moved.")

    def test_news_say_of_which_table_they_are(self):
        anna, boris = self.two()
        self.assert_done(anna.say())
        self.assertEqual(boris.wait_type("update")["table"], self.table)
        self.line(None, self.table)
        self.assertEqual(boris.wait_type("presence")["table"], self.table)

    def test_nobody_joins_at_another_ones_seat(self):
        self.two()
        line = Line(SERVER, self.people[1], PROTOCOL.check)
        self.lines.append(line)
        self.assert_refused(line.join(self.table, seat=0), "not_seated")
        self.assert_refused(line.say(), "not_joined")

    def test_presence_says_who_is_there(self):
        people = [guest("Anna"), guest("Boris")]
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
                line = Line(SERVER, self.people[0])
                self.lines.append(line)
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

    def test_a_free_choice_is_taken_back_at_once(self):
        anna, boris = self.two()
        for line in (anna, boris):
            self.assert_refused(line.ask("undo"), "nothing_to_undo")
        lines = [anna, boris]
        free = lambda: [l for l in lines if (l.present["undo"] or {}).get("kind") in ("free", "secret")]
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
        self.play_until(lines, lambda: any((l.present["undo"] or {}).get("kind") == "agreed" for l in lines))
        mine = next(l for l in lines if (l.present["undo"] or {}).get("kind") == "agreed")
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
            if (anna.present["undo"] or {}).get("kind") == "alone":
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

    def test_who_sits_on_several_seats_is_asked_once(self):
        anna, boris = guest("Anna"), guest("Boris")
        table, invites = anna.make_table("serenissima", [{"me": True}, {"me": True}, {"open": True}])
        boris.sit(table, invites[2])
        first, other = self.line(anna, table, seat=0), self.line(boris, table)
        self.assert_done(first.ask("pause"))
        other.wait_present(lambda p: p.get("asked", {}).get("agreed") == [0, 1])
        self.assert_done(other.ask("answer", yes=True))
        first.wait_present(lambda p: p["status"] == "paused")
        alone = guest("Clara")
        table, _ = alone.make_table("serenissima", [{"me": True}, {"me": True}])
        line = self.line(alone, table, seat=1)
        self.assert_done(line.ask("pause"))
        line.wait_present(lambda p: p["status"] == "paused")

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
        time.sleep(0.3)
        self.assert_done(boris.ask("go_on"))
        anna.wait_present(lambda p: p["status"] == "playing")
        for before, after in zip(left, anna.present["clock"]["left"]):
            self.assertLess(before - after, 250, "A pause should cost nobody time.")

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

    def test_an_open_seat_is_filled_by_who_made_the_table(self):
        anna, boris = guest("Anna"), guest("Boris")
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
        teacher, pupil = guest("Teacher"), guest("Pupil")
        table, invites = teacher.make_table("serenissima", [{"open": True}, {"open": True}])
        pupil.sit(table, invites[0])
        hers, his = self.line(teacher, table), self.line(pupil, table)
        self.assertIsNone(hers.you)
        self.assert_refused(self.line(guest("Clara"), table).ask("fill", seat=1, level=1), "not_owner")
        self.assert_refused(hers.ask("fill", seat=0, level=1), "taken")
        self.assert_refused(hers.say("I only look on."), "not_seated")
        fill = {"type": "fill", "id": "f1", "seat": 1, "level": 2}
        seq = None
        for _ in range(2):
            hers.send(fill)
            seq = self.assert_done(hers.wait(lambda m: m.get("id") == "f1"))
        his.wait_present(lambda p: p["status"] == "playing")
        self.assertEqual((his.log[seq]["what"], his.log[seq]["seat"], his.log[seq]["bot"]), ("sit", 1, 2))

    def test_bots_alone_play_while_somebody_looks(self):
        maker = guest("Maker")
        table, _ = maker.make_table("calimala", [{"bot": 1}, {"bot": 1}])
        anna = self.alone()
        for _ in range(3):  # whose bot comes to think at least as often as those would
            anna.wait_present(lambda p: p["legal"], 20, "the bot's move")
            self.assert_done(anna.act())
        self.assertEqual(maker.get(f"/api/tables/{table}").json["at"], "0.0", "Nobody waits for these bots.")
        spectator = self.line(None, table)
        spectator.wait_present(lambda p: p["decisions"] > 5, 30, "the bots to play before spectators")

    def test_a_seat_can_be_left_before_the_game_begins(self):
        anna, boris = guest("Anna"), guest("Boris")
        table, invites = anna.make_table("serenissima", [{"me": True}, {"open": True}, {"open": True}])
        mine = self.line(anna, table)
        boris.sit(table, invites[1])
        his = self.line(boris, table)
        self.assert_done(his.ask("leave"))
        mine.wait_present(lambda p: p["seq"] >= 2)
        self.assertEqual(mine.present["seats"][1], {"open": True})
        self.assertEqual((mine.log[2]["what"], mine.log[2]["seat"]), ("leave", 1))

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
            line = next(l for l in lines if l.present["legal"])
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
        line = next(l for l in lines if l.present["legal"])
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
        line = Line(SERVER, self.people[0])
        self.lines.append(line)
        line.join(self.table)
        self.assert_refused(line.ask("dance"), "unknown_type")
        self.assert_refused(line.ask("act", at="0.0"), "bad_message")
        self.assert_refused(line.ask("chat", text="Hello", colour="red"), "bad_message")
        line.socket.send("{")
        self.assert_refused(line.wait_type("error"), "bad_json")
        line.send({"type": "resign"})
        self.assert_refused(line.wait_type("error"), "bad_message")
        self.assertEqual(line.ask("ping")["type"], "pong", "The line should still be open.")


class Routes(Served):
    """Every route, its answers and its refusals."""

    def setUp(self):
        super().setUp()
        self.anna, self.boris = guest("Anna"), guest("Boris")
        self.nobody = Http(SERVER, source=Served.address, watch=watch)

    def assert_answer(self, answer, status, code=None):
        self.assertEqual((answer.status, answer.code if status >= 400 else None), (status, code),
                         f"Not as expected: {answer}")
        return answer

    def played(self, decisions):
        """A game that was given up after so many decisions or a few more."""
        table = seat_all("millefiori", [self.anna, self.boris])
        with line_of(self.anna, table) as one, line_of(self.boris, table) as other:
            while one.present["decisions"] < decisions:
                move([one, other])
            for line in (one, other):
                self.assertEqual(line.ask("resign")["type"], "ack")
        return table

    def ended(self):
        """A game that is over because everybody gave it up, and its people."""
        table = seat_all("millefiori", [self.anna, self.boris])
        for person in (self.anna, self.boris):
            with line_of(person, table) as line:
                if line.present["legal"]:
                    line.act()
                self.assertEqual(line.ask("resign")["type"], "ack")
        return table

    def test_the_log_of_a_game_that_is_over_is_told_with_any_eyes(self):
        table = self.ended()
        with line_of(self.anna, table) as line, line_of(self.boris, table) as other, \
                line_of(None, table) as spectator:
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

    def test_every_route_of_the_document_answers_as_described(self):
        over, password = self.ended(), "correct horse battery"
        open_table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}])
        other, _ = self.anna.make_table("tuscany", [{"me": True}, {"open": True}])
        record = self.nobody.get(f"/api/tables/{over}/record").body.decode()
        anna, boris, nobody = self.anna, self.boris, self.nobody
        sweep = {
            "POST /api/guest": (200, lambda: nobody.post("/api/guest", {"name": "Clara"})),
            "GET /api/me": (200, lambda: anna.get("/api/me")),
            "PUT /api/me": (200, lambda: boris.put("/api/me", {"name": "Boris Verdi"})),
            "POST /api/account": (200, lambda: anna.post("/api/account",
                                                         {"name": "Anna Verdi", "password": password})),
            "POST /api/login": (200, lambda: nobody.post("/api/login",
                                                         {"name": "Anna Verdi", "password": password})),
            "POST /api/logout": (204, lambda: nobody.post("/api/logout")),
            "GET /api/games": (200, lambda: nobody.get("/api/games")),
            "GET /api/tables": (200, lambda: nobody.get("/api/tables?show=open&game=tuscany")),
            "POST /api/tables": (201, lambda: anna.post("/api/tables", {
                "game": "calimala", "seats": [{"me": True}, {"bot": 1}, {"open": True}],
                "options": {"players": 3},
                "clock": {"kind": "bank", "limit": 60000, "increment": 1000}, "listed": True, "rated": False,
                "hints": True, "stand_in": 2, "seating": "random"})),
            "GET /api/tables/{id}": (200, lambda: anna.get(f"/api/tables/{open_table}")),
            "POST /api/tables/{id}/sit": (200, lambda: boris.post(f"/api/tables/{open_table}/sit",
                                                                  {"invite": invites[1]})),
            "POST /api/tables/{id}/leave": (200, lambda: anna.post(f"/api/tables/{other}/leave")),
            "POST /api/tables/{id}/fork": (201, lambda: anna.post(f"/api/tables/{over}/fork",
                                                                  {"decisions": 0, "seat": 0, "level": 1})),
            "GET /api/tables/{id}/record": (200, lambda: nobody.get(f"/api/tables/{over}/record")),
            "POST /api/records": (201, lambda: anna.post("/api/records",
                                                         {"record": record, "decisions": 0, "seat": 1,
                                                                          "level": 1})),
            "PUT /api/tables/{id}/webhook": (200, lambda: anna.put(f"/api/tables/{over}/webhook",
                                                                   {"url": None})),
            "GET /api/people/{name}": (200, lambda: nobody.get("/api/people/Anna%20Verdi")),
            "GET /api/ratings/{game}": (200, lambda: nobody.get("/api/ratings/serenissima")),
            "GET /api/info": (200, lambda: nobody.get("/api/info")),
            "GET /api/openapi.json": (200, lambda: nobody.get("/api/openapi.json")),
            "GET /health": (200, lambda: nobody.get("/health")),
            "GET /metrics": (200, lambda: nobody.get("/metrics")),
        }
        self.assertEqual(set(sweep), {f"{method} {path}" for method, path in INTERFACE.operations()},
                         "This test and the document should know the same routes.")
        for route, (status, call) in sweep.items():
            with self.subTest(route=route):
                self.assert_answer(call(), status)

    def test_what_nobody_described_is_refused(self):
        for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/me/", "/api//me", "/nothing",
                     "/health/x"):
            with self.subTest(path=path):
                answer = self.nobody.get(path)
                self.assertEqual(answer.status, 404)
                if path.startswith("/api/"):
                    self.assertEqual(answer.code, "not_found")
        for path, item in INTERFACE.document["paths"].items():
            target = path.replace("{id}", "x").replace("{name}", "x").replace("{game}", "tuscany")
            for method in {"GET", "POST", "PUT", "DELETE", "PATCH"} - {m.upper() for m in item}:
                with self.subTest(path=path, method=method):
                    self.assert_answer(self.nobody.request(method, target, None if method == "GET" else {}),
                                       405,
                                       "no_such_method")

    def test_a_guest_has_a_name_and_a_cookie(self):
        answer = self.assert_answer(self.nobody.post("/api/guest", {"name": "Анна"}), 200)
        self.assertEqual(answer.json, {"name": "Анна", "account": False},
                         "Without being asked for, no token is told.")
        cookie = answer.headers["Set-Cookie"]
        for part in ("HttpOnly", "SameSite", "Path=/"):
            self.assertIn(part.lower(), cookie.lower(), "Scripts and other sites should not get the cookie.")
        value = cookie.split(";")[0]
        SECRETS.append(value.split("=", 1)[1])
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

    def test_who_is_not_signed_in_is_told_so(self):
        for method, path, body in (("GET", "/api/me", None), ("GET", "/api/tables?show=mine", None),
                                   ("POST", "/api/account", {"name": "Clara", "password": "long enough"}),
                                   ("POST", "/api/tables", {"game": "tuscany",
                                                            "seats": [{"me": True}, {"bot": 1}]})):
            with self.subTest(path=path):
                self.assert_answer(self.nobody.request(method, path, body), 401, "not_signed_in")

    def test_an_account_is_a_guest_with_a_password(self):
        clara, other = guest("Clara"), Http(SERVER, source=Served.address, watch=watch)
        table = seat_all("tuscany", [clara], bots=1)
        SECRETS.append("a secret of Clara")
        for password in ("short", "x" * 201):
            with self.subTest(bytes=len(password)):
                answer = clara.post("/api/account", {"name": "Clara Neri", "password": password})
                self.assert_answer(answer, 400, "bad_password")
        self.assert_answer(clara.post("/api/account", {"name": "", "password": "a secret of Clara"}), 400,
                           "bad_name")
        made = clara.post("/api/account", {"name": "Clara Neri", "password": "a secret of Clara"})
        self.assertEqual(self.assert_answer(made, 200).json, {"name": "Clara Neri", "account": True})
        taken = guest("Clara").post("/api/account", {"name": "Clara Neri", "password": "another secret"})
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
        SECRETS.append(signed["token"])
        self.assertEqual((signed["name"], signed["account"]), ("Clara Neri", True))
        device = Http(SERVER, signed["token"], source=Served.address, watch=watch)
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

    def test_the_games_are_the_four(self):
        games = {game["key"]: game for game in self.nobody.get("/api/games").json["games"]}
        self.assertEqual(sorted(games), GAMES)
        self.assertEqual((games["calimala"]["min_players"], games["calimala"]["max_players"]), (2, 5))
        self.assertEqual(games["tuscany"]["name"]["en"], "The Castles of Tuscany")
        for game in games.values():
            self.assertIn("players", [option["key"] for option in game["options"]])
        self.assertEqual(sorted(self.nobody.get("/api/info").json["games"]), GAMES)

    def test_the_server_gives_its_own_description(self):
        self.assertEqual(self.nobody.get("/api/openapi.json").json, INTERFACE.document)

    def test_metrics_are_in_the_format_of_prometheus(self):
        text = self.nobody.get("/metrics").body.decode()
        self.assertRegex(text, r"(?m)^# TYPE \w+ (counter|gauge|histogram)$")
        for line in text.splitlines():
            if line and not line.startswith("#"):
                self.assertRegex(line, r"^[a-zA-Z_:][a-zA-Z0-9_:]*(\{.*\})? [-+0-9.eInfNa]+$")

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
        with line_of(self.anna, table) as line:
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
        SECRETS.extend(invites.values())
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
        second = guest("Clara").post(f"/api/tables/{table}/sit", {"invite": invites[1]})
        self.assert_answer(second, 409, "taken")
        self.assertEqual(self.boris.get(f"/api/tables/{table}").json["yours"], [1])
        nowhere = self.boris.post("/api/tables/nosuchtable1/sit", {"invite": invites[1]})
        self.assertIn((nowhere.status, nowhere.code), ((404, "no_such_table"), (403, "bad_invite")))

    def test_leaving_is_for_before_the_beginning(self):
        table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        self.boris.sit(table, invites[1])
        clara = guest("Clara")
        self.assert_answer(clara.post(f"/api/tables/{table}/leave"), 403, "not_seated")
        self.assertEqual(self.assert_answer(self.boris.post(f"/api/tables/{table}/leave"), 200).json,
                         {"seat": 1})
        self.assertEqual(self.anna.get(f"/api/tables/{table}").json["seats"][1], {"open": True})
        self.assert_answer(self.boris.post(f"/api/tables/{table}/leave"), 403, "not_seated")
        clara.sit(table, invites[1])
        self.boris.sit(table, invites[2])
        self.assert_answer(self.boris.post(f"/api/tables/{table}/leave"), 409, "begun")

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

    def test_an_unfinished_game_is_forked_only_by_those_who_play_it(self):
        table = seat_all("calimala", [self.anna, self.boris])
        lines = [line_of(person, table) for person in (self.anna, self.boris)]
        for _ in range(8):
            move(lines)
        decisions = min(6, lines[0].present["decisions"])
        then = lines[0].ask("history", decisions=decisions)["view"]
        for line in lines:
            line.close()
        fork = {"decisions": decisions, "seat": 0, "level": 1}
        self.assert_answer(guest("Clara").post(f"/api/tables/{table}/fork", fork), 403, "not_seated")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", {**fork, "seat": 1}), 403,
                           "not_seated")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", {**fork, "decisions": 9999}), 400,
                           "no_such_position")
        self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", {**fork, "level": 9}), 400,
                           "bad_message")
        made = self.assert_answer(self.anna.post(f"/api/tables/{table}/fork", fork), 201).json["table"]
        self.assertNotEqual(made, table)
        with line_of(self.anna, made) as line:
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

    def test_a_game_that_is_over_is_forked_and_exported_by_anybody(self):
        table = seat_all("millefiori", [self.anna, self.boris])
        self.assert_answer(self.anna.get(f"/api/tables/{table}/record"), 409, "not_over")
        self.assert_answer(self.anna.get("/api/tables/nosuchtable1/record"), 404, "no_such_table")
        over, clara = self.ended(), guest("Clara")
        record = self.assert_answer(self.nobody.get(f"/api/tables/{over}/record"), 200).body.decode()
        self.assertEqual(replayed(record), "")
        self.assertIn("seat 0 Anna\nseat 1 Boris\n", record)
        fork = {"decisions": 1, "seat": 1, "level": 1}
        for made in (clara.post(f"/api/tables/{over}/fork", fork),
                     clara.post("/api/records", {"record": record, **fork})):
            with line_of(clara, self.assert_answer(made, 201).json["table"]) as line:
                self.assertEqual(line.present["seats"], [{"bot": 1}, {"person": "Clara"}])
                self.assertEqual(line.you, 1)
                line.wait_present(lambda p: p["legal"], 20, "a decision for Clara")
                self.assertGreaterEqual(line.present["decisions"], 1)
                self.assertEqual(line.act()["type"], "ack")

    def test_a_game_that_is_played_on_tells_first_what_was_decided_before(self):
        over, clara = self.played(12), guest("Clara")
        with line_of(self.boris, over) as line:
            then = [entry for entry in line.joined["entries"] if entry["what"] == "act"][:10]
        record = self.nobody.get(f"/api/tables/{over}/record").body.decode()
        fork = {"decisions": 10, "seat": 1, "level": 1}
        for source, made in ((over, clara.post(f"/api/tables/{over}/fork", fork)),
                             ("record", clara.post("/api/records", {"record": record, **fork}))):
            with self.subTest(source=source), \
                    line_of(clara, self.assert_answer(made, 201).json["table"]) as line:
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
        with line_of(self.anna, self.assert_answer(made, 201).json["table"]) as line:
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
        with line_of(self.anna, made) as line:
            self.assertGreaterEqual(line.present["decisions"], 20)
        for record in ("", "nonsense", good[:len(good) // 2], good.replace("seed ", "seed x"),
                       good.replace("\n5 ", "\n6 ", 1), "fondaco-record 1\ngame chess\n"):
            with self.subTest(record=record[:30]):
                self.assert_answer(import_of(record), 400, "bad_record")
        self.assert_answer(import_of(good, decisions=99999), 400, "no_such_position")
        self.assert_answer(import_of(good, level=7), 400, "bad_message")
        self.assertIn(import_of("x" * ((1 << 20) + 1)).code, ("bad_record", "too_large"))
        self.assertEqual(import_of("x" * (5 << 19)).status, 413)

    def test_an_id_is_its_person_s_and_not_its_seat_s(self):
        table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}, {"open": True}])
        self.boris.sit(table, invites[1])
        with line_of(self.boris, table) as line:
            for kind, fields in (("chat", {"text": "Hello"}), ("leave", {})):
                message = {"type": kind, "id": kind, **fields}
                answers = []
                for _ in range(2):
                    line.send(message)
                    answers.append(line.wait(lambda m: m.get("id") == message["id"]))
                self.assertEqual([answer["type"] for answer in answers], ["ack", "ack"])
                self.assertEqual(answers[0]["seq"], answers[1]["seq"], "It should have been done once.")
        clara = guest("Clara")
        clara.sit(table, invites[1])
        with line_of(clara, table) as line:
            line.send({"type": "chat", "id": "chat", "text": "The same id, somebody else's."})
            self.assertEqual(line.wait(lambda m: m.get("id") == "chat")["seq"], line.present["seq"] + 1)

    def test_names_that_look_alike_are_one_name(self):
        for invisible in ("Anna\u200b", "\u202eAnna", "An\u00adna", "Anna\ufeff"):
            self.assert_answer(self.anna.put("/api/me", {"name": invisible}), 400, "bad_name")
        first, second = guest("Жанна"), guest("Клара")
        name = f"Жанна {secrets.token_hex(3)}"
        self.assert_answer(first.post("/api/account", {"name": name, "password": "correct horse"}), 200)
        self.assert_answer(second.post("/api/account", {"name": name.upper(), "password": "correct horse"}),
                           409, "name_taken")
        self.assert_answer(second.post("/api/login", {"name": name.lower(), "password": "correct horse"}), 200)

    def test_a_fork_of_a_running_game_is_advised_only_where_that_game_is(self):
        for hints in (True, False):
            table = seat_all("millefiori", [self.anna, self.boris], hints=hints)
            fork = self.anna.post(f"/api/tables/{table}/fork", {"decisions": 0, "seat": 0, "level": 1})
            with line_of(self.anna, self.assert_answer(fork, 201).json["table"]) as line:
                self.assertEqual(line.joined["about"]["hints"], hints)
                answer = line.ask("hint")
                self.assertEqual(answer["type"] if hints else answer["code"], "ack" if hints else "hints_off")

    def test_a_foreign_page_changes_nothing(self):
        foreign = {"Origin": "http://foreign.example"}
        self.assert_answer(self.anna.post("/api/tables", {"game": "tuscany",
                                                          "seats": [{"me": True}, {"bot": 1}]},
                                          headers=foreign), 403, "foreign_origin")
        own = {"Origin": f"http://127.0.0.1:{SERVER.port}"}
        self.assert_answer(self.anna.post("/api/tables", {"game": "tuscany",
                                                          "seats": [{"me": True}, {"bot": 1}]},
                                          headers=own), 201)
        with self.assertRaises(Refused) as refused:
            Socket(SERVER.port, foreign)
        self.assertEqual((refused.exception.answer.status, refused.exception.answer.code),
                         (403, "foreign_origin"))
        Socket(SERVER.port, own).goodbye()


class Listener:
    """A web server on this machine that notes what is posted to it and answers as it is told."""

    def __init__(self):
        self.posts, self.others, self.answer = [], [], (200, {})
        listener = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                listener.posts.append((self.path, json.loads(body), self.headers.get("Content-Type")))
                self.reply()

            def do_GET(self):
                listener.others.append(self.path)
                self.reply()

            def reply(self):
                status, headers = listener.answer
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Hooks(Served):
    """Webhooks, where the operator allows addresses of this machine."""

    def setUp(self):
        super().setUp()
        self.listener = Listener()
        self.people = [guest("Anna"), guest("Boris")]
        self.table = seat_all("calimala", self.people)
        self.lines = [line_of(person, self.table) for person in self.people]
        self.deciders, self.turns = self.lines[0].present["deciders"], []
        self.lines[0].check = self.note
        for line in self.lines:  # every move is one of ours
            self.assertEqual(line.ask("forced", on=False)["type"], "ack")
        settle(self.lines)

    def tearDown(self):
        for line in self.lines:
            line.close()
        self.listener.close()

    def note(self, side, message):
        """Whenever it became Boris' move, by what the table itself tells."""
        if side == "server" and message["type"] == "update":
            now = message["present"]["deciders"]
            if 1 in now and 1 not in self.deciders:
                self.turns.append(message["present"]["at"])
            self.deciders = now

    def hook(self, url):
        """Boris wants to be called there from now on."""
        self.turns.clear()
        answer = self.people[1].put(f"/api/tables/{self.table}/webhook", {"url": url})
        self.assertEqual((answer.status, answer.json), (200, {"url": url}))

    def until_turn(self, count):
        """Moves until it has become Boris' move so often since the hook was set."""
        for _ in range(200):
            level(self.lines)
            if len(self.turns) >= count:
                return
            move(self.lines)
        self.fail("The turn should have come round.")

    def assert_told(self):
        """Every turn has been told, once and in order."""
        told = lambda: [post[1]["at"] for post in self.listener.posts if post[1]["event"] == "your_move"]
        eventually(lambda: told() == self.turns)
        self.assertEqual(told(), self.turns, "Each time that it became Boris' move should be told once.")

    def test_the_hook_is_called_when_it_becomes_your_move_and_at_the_end(self):
        self.hook(f"{self.listener.url}/boris?a=b")
        self.until_turn(3)
        self.assert_told()
        path, body, kind = self.listener.posts[0]
        self.assertIsNone(PROTOCOL.complaint("webhook", body))
        self.assertEqual((path, body["table"], body["game"], body["seat"], kind.split(";")[0]),
                         ("/boris?a=b", self.table, "calimala", 1, "application/json"))
        for line in self.lines:
            self.assertEqual(line.ask("resign")["type"], "ack")
        self.assertTrue(eventually(lambda: self.listener.posts[-1][1]["event"] == "over"),
                        "The end should be told.")
        time.sleep(0.3)
        self.assertEqual([post[1]["event"] for post in self.listener.posts].count("over"), 1,
                         "The end comes once.")

    def test_a_hook_can_be_taken_away(self):
        self.hook(f"{self.listener.url}/boris")
        self.hook(None)
        self.until_turn(1)
        time.sleep(0.3)
        self.assertEqual(self.listener.posts, [])

    def test_redirects_are_not_followed(self):
        self.listener.answer = (302, {"Location": f"{self.listener.url}/elsewhere"})
        self.hook(f"{self.listener.url}/boris")
        self.until_turn(1)
        self.assert_told()
        time.sleep(0.3)
        self.assertEqual({post[0] for post in self.listener.posts}, {"/boris"})
        self.assertEqual(self.listener.others, [], "Nobody should go where a redirect points.")

    def test_a_hook_that_fails_five_times_in_a_row_is_dropped(self):
        self.listener.answer = (500, {})
        self.hook(f"{self.listener.url}/boris")
        for turn in (1, 2, 3, 4, 5):
            self.until_turn(turn)
            self.assert_told()
            time.sleep(0.1)
        self.until_turn(6)
        time.sleep(0.5)
        self.assertEqual(len(self.listener.posts), 5, "After five failures nobody is called any more.")

    def test_what_could_not_be_told_is_told_again_while_it_is_so(self):
        self.listener.answer = (500, {})
        self.hook(f"{self.listener.url}/boris")
        self.until_turn(1)
        self.assert_told()
        self.listener.answer = (200, {})
        self.assertTrue(eventually(lambda: len(self.listener.posts) == 2, 20), "It should be tried once more.")
        self.assertEqual(self.listener.posts[0][1], self.listener.posts[1][1])

    def test_a_hook_that_fails_now_and_then_is_kept(self):
        self.hook(f"{self.listener.url}/boris")
        for turn, status in enumerate((500, 500, 200, 500, 200), 1):
            self.listener.answer = (status, {})
            self.until_turn(turn)
            self.assert_told()
            time.sleep(0.1)

    def test_a_game_waits_for_no_hook(self):
        held = threading.Event()
        self.listener.server.RequestHandlerClass.reply = lambda handler: held.wait(patience(6))
        self.hook(f"{self.listener.url}/boris")
        self.until_turn(1)
        start = time.monotonic()
        self.assertEqual(self.lines[0].say("Is anybody waiting?")["type"], "ack")
        move(self.lines)
        self.assertLess(time.monotonic() - start, patience(2), "A hook that hangs should hold nobody up.")
        held.set()

    def test_only_who_sits_there_sets_a_hook(self):
        stranger = guest("Clara")
        answer = stranger.put(f"/api/tables/{self.table}/webhook", {"url": self.listener.url})
        self.assertEqual((answer.status, answer.code), (403, "not_seated"))
        for url in ("", "nonsense", "ftp://127.0.0.1/", "file:///etc/passwd", "http://",
                    "http://user:pw@127.0.0.1/", "//x"):
            with self.subTest(url=url):
                answer = self.people[0].put(f"/api/tables/{self.table}/webhook", {"url": url})
                self.assertEqual((answer.status, answer.code), (400, "bad_url"))


class Restarted(unittest.TestCase):
    """What a server finds in its store when it is started again."""

    def setUp(self):
        self.server = Server("--private-webhooks").start()
        self.addCleanup(self.server.close)
        self.people = [Person(self.server, "Anna"), Person(self.server, "Boris")]

    def lines(self, table):
        lines = [Line(self.server, person, PROTOCOL.check) for person in self.people]
        for line in lines:
            self.addCleanup(line.close)
            self.assertEqual(line.join(table)["type"], "joined")
            self.assertEqual(line.ask("forced", on=False)["type"], "ack")  # every move is one of ours
        settle(lines)
        return lines

    def store(self, sql, *values):
        with contextlib.closing(sqlite3.connect(store_file(self.server.data))) as base, base:
            return base.execute(sql, values).fetchall()

    def listed(self, person, table):
        tables = person.get("/api/tables?show=mine").json["tables"]
        return next(line for line in tables if line["table"] == table)

    def test_a_game_that_the_rules_left_behind_waits_for_nobody(self):
        table = seat_all("calimala", self.people, clock={"kind": "move", "limit": 86_400_000})
        lines = self.lines(table)
        for _ in range(8):
            move(lines)
        mover = next(line for line in lines if line.present["deciders"] == [line.you])
        self.assertTrue(self.listed(self.people[mover.you], table)["your_move"])
        self.server.kill()
        self.store("UPDATE entries SET text = 'finish' WHERE what = 'act' AND seq = "
                   "(SELECT max(seq) - 3 FROM entries WHERE what = 'act')")  # as if a rule were mended
        self.server.start()
        with Line(self.server, self.people[0], PROTOCOL.check) as line:
            self.assertEqual(line.join(table)["present"]["status"], "diverged")
        shown = lambda: self.listed(self.people[mover.you], table)
        self.assertTrue(eventually(lambda: shown()["status"] == "diverged"), "The lobby should say so, too.")
        self.assertEqual((shown()["your_move"], shown()["due"]), (False, None))

    def test_a_fork_of_what_the_rules_left_behind_can_still_be_looked_at(self):
        table = seat_all("calimala", self.people)
        lines = self.lines(table)
        for _ in range(8):
            move(lines)
        for line in lines:
            self.assertEqual(line.ask("resign")["type"], "ack")
        made = self.people[0].post(f"/api/tables/{table}/fork", {"decisions": 8, "seat": 0, "level": 1})
        fork = made.json["table"]
        self.server.kill()
        setup = json.loads(self.store("SELECT setup FROM tables WHERE id = ?", fork)[0][0])
        rows = setup["record"].splitlines()
        last = next(index for index, row in enumerate(rows) if row.startswith("8 "))
        rows[last] = "8 0 finish"
        setup["record"] = "\n".join(rows) + "\n"
        self.store("UPDATE tables SET setup = ? WHERE id = ?", json.dumps(setup), fork)
        self.server.start()
        with Line(self.server, self.people[0], PROTOCOL.check) as line:
            joined = line.join(fork)
            self.assertEqual(joined["type"], "joined", f"All should be kept, but: {joined}")
            self.assertEqual((joined["present"]["status"], joined["present"]["decisions"]), ("diverged", 7))

    def test_a_hook_that_was_not_reached_before_the_end_is_called_after_the_start(self):
        listener, held = Listener(), threading.Event()
        self.addCleanup(listener.close)
        self.addCleanup(held.set)
        reply = listener.server.RequestHandlerClass.reply
        listener.server.RequestHandlerClass.reply = lambda handler: held.wait(patience(20))
        table = seat_all("calimala", self.people)
        lines = self.lines(table)
        told = lambda: [post[1]["at"] for post in listener.posts]

        def until_turn():
            """Moves until it has become Boris' move; gives the moment."""
            for _ in range(100):
                before = lines[1].present["deciders"]
                move(lines)
                level(lines)
                if lines[1].present["deciders"] == [1] and 1 not in before:
                    return lines[1].present["at"]
            self.fail("The turn should have come round.")

        while lines[1].present["deciders"] != [0]:
            move(lines)
        self.people[1].put(f"/api/tables/{table}/webhook", {"url": f"{listener.url}/boris"})
        first = until_turn()
        self.assertTrue(eventually(lambda: told() == [first]), "Boris should be called.")
        self.server.kill()
        listener.server.RequestHandlerClass.reply = reply
        self.server.start()  # and nobody comes
        self.assertTrue(eventually(lambda: told() == [first, first]), "What got no answer is told again.")
        self.assertTrue(eventually(lambda: self.store("SELECT sum(owed) FROM seats") == [(0,)]))
        self.server.kill()
        self.server.start()
        lines[:] = self.lines(table)
        second = until_turn()
        self.assertTrue(eventually(lambda: len(told()) > 2))
        self.assertEqual(told(), [first, first, second], "What was told is not told once more.")

    def test_a_table_that_another_program_spoilt_is_refused_and_no_more(self):
        table = seat_all("calimala", self.people)
        lines = self.lines(table)
        self.store("UPDATE entries SET seq = seq + 1000 WHERE seq = (SELECT max(seq) FROM entries)")
        self.store("INSERT INTO entries SELECT number, seq - 1000 + 1, time, seat, what, amount, text, 'x' "
                   "FROM entries WHERE seq > 1000")
        self.store("UPDATE tables SET setup = 'x'")
        chats = [{"type": "chat", "id": f"c{number}", "text": "Is anybody there?"} for number in range(20)]
        # All at once: the others are there before the first turns out not to fit.
        lines[0].socket.send_raw(b"".join(frame(TEXT, json.dumps(chat).encode()) for chat in chats))
        codes = [lines[0].wait(lambda m: m.get("id") == chat["id"])["code"] for chat in chats]
        self.assertLessEqual(set(codes), {"store_unavailable", "no_such_table", "not_joined"})
        self.assertTrue(self.server.running())
        self.assertEqual(self.people[0].get("/health").status, 200)


class Ending(unittest.TestCase):
    def test_a_server_that_stops_says_goodbye_and_loses_nothing(self):
        server = Server().start()
        self.addCleanup(server.close)
        people = [Person(server, "Anna"), Person(server, "Boris")]
        table = seat_all("calimala", people)
        lines = [Line(server, person, PROTOCOL.check) for person in people]
        idle = Socket(server.port)
        for line in lines:
            line.join(table, since=0)
        for number in range(10):
            self.assertEqual(lines[number % 2].say(f"word {number}")["type"], "ack")
        start = time.monotonic()
        self.assertEqual(server.stop(), 0, "The server should end well when it is asked to.")
        self.assertLess(time.monotonic() - start, patience(5), "The server should end within a few seconds.")
        for line in [line.socket for line in lines] + [idle]:
            self.assertEqual(line.ending()[0], 1001, "Every line should be closed with 1001.")
            line.close()
        server.start()
        again = Line(server, people[0], PROTOCOL.check)
        entries = again.join(table, since=0)["entries"]
        said = [e["text"] for e in entries if e["what"] == "chat"]
        self.assertEqual(said, [f"word {number}" for number in range(10)],
                         "All that was said should still stand there.")
        for line in lines:
            for seq, told in line.log.items():
                self.assertEqual({**entries[seq - 1], "action": 0}, {**told, "action": 0})
        again.close()

    def test_a_port_that_is_taken_is_told_in_a_sentence(self):
        import subprocess
        done = subprocess.run([program(), "serve", "--bind", "127.0.0.1", "--port", str(SERVER.port),
                               "--data",
                               str(SERVER.folder / "other")], capture_output=True, text=True,
                               timeout=patience(20))
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout, "", "A server that listens nowhere should not say that it does.")
        self.assertTrue(done.stderr.strip(), "It should say what is wrong.")


if __name__ == "__main__":
    program()
    unittest.main(warnings="ignore")
