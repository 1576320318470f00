#!/usr/bin/env python3
"""The protocol (docs/protocol.md), its schema and openapi.json: that they agree with each other, and that a server
does on every route what they say.
"""

import json
import re
import unittest

from jsonschema import Draft202012Validator

from kit.documents import INTERFACE, PROTOCOL, STATUS
from kit.environment import GAMES, ROOT, run
from kit.served import Routes
from kit.shared import check_metrics


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


class EveryRoute(Routes):
    """A server and openapi.json."""

    def test_every_route_of_the_document_answers_as_described(self):
        over, account = self.ended(), {"name": "Anna Verdi", "password": "correct horse battery"}
        open_table, invites = self.anna.make_table("tuscany", [{"me": True}, {"open": True}])
        invite = {"invite": invites[1]}
        other, _ = self.anna.make_table("tuscany", [{"me": True}, {"open": True}])
        record = self.nobody.get(f"/api/tables/{over}/record").body.decode()
        wish = {"game": "calimala", "name": "Friday evening", "seats": [{"me": True}, {"bot": 1}, {"open": True}], "options": {"players": 3},
                "clock": {"kind": "bank", "limit": 60000, "increment": 1000}, "listed": True, "rated": False,
                "hints": True, "stand_in": 2, "seating": "random"}
        fork = {"decisions": 0, "seat": 0, "level": 1}
        anna, boris, nobody = self.anna, self.boris, self.nobody
        sweep = {
            "POST /api/guest": (200, lambda: nobody.post("/api/guest", {"name": "Clara"})),
            "GET /api/me": (200, lambda: anna.get("/api/me")),
            "PUT /api/me": (200, lambda: boris.put("/api/me", {"name": "Boris Verdi"})),
            "POST /api/account": (200, lambda: anna.post("/api/account", account)),
            "POST /api/login": (200, lambda: nobody.post("/api/login", account)),
            "POST /api/logout": (204, lambda: nobody.post("/api/logout")),
            "GET /api/games": (200, lambda: nobody.get("/api/games")),
            "GET /api/tables": (200, lambda: nobody.get("/api/tables?show=open&game=tuscany")),
            "POST /api/tables": (201, lambda: anna.post("/api/tables", wish)),
            "GET /api/tables/{id}": (200, lambda: anna.get(f"/api/tables/{open_table}")),
            "POST /api/tables/{id}/invitation": (
                200, lambda: nobody.post(f"/api/tables/{open_table}/invitation", invite)),
            "POST /api/tables/{id}/sit": (200, lambda: boris.post(f"/api/tables/{open_table}/sit", invite)),
            "POST /api/tables/{id}/leave": (200, lambda: anna.post(f"/api/tables/{other}/leave")),
            "DELETE /api/tables/{id}": (200, lambda: anna.delete(f"/api/tables/{other}")),
            "PUT /api/tables/{id}/hidden": (200, lambda: anna.put(f"/api/tables/{over}/hidden", {"hidden": True})),
            "POST /api/tables/{id}/fork": (201, lambda: anna.post(f"/api/tables/{over}/fork", fork)),
            "GET /api/tables/{id}/record": (200, lambda: nobody.get(f"/api/tables/{over}/record")),
            "POST /api/records": (201, lambda: anna.post("/api/records", {"record": record, **fork, "seat": 1})),
            "PUT /api/tables/{id}/webhook": (200, lambda: anna.put(f"/api/tables/{over}/webhook", {"url": None})),
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
                    answer = self.nobody.request(method, target, None if method == "GET" else {})
                    self.assert_answer(answer, 405, "no_such_method")

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
        with self.line(self.anna, self.ended()) as line:
            line.say("This is refused, and counted.")
        check_metrics(self.nobody.get("/metrics").body.decode())


if __name__ == "__main__":
    run()
