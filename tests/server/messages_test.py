#!/usr/bin/env python3
"""Messages and bodies that make no sense: every field of every message with everything that it can't be."""

import contextlib

from kit.attack import NONSENSE, Attack
from kit.documents import PROTOCOL
from kit.environment import fresh_address, run
from kit.line import Line
from kit.websocket import Closed


class WrongMessages(Attack):
    """Every field of every message with everything that it can't be."""

    VALUES = [None, True, 0, -1, 1.5, 1e300, 10 ** 30, "", "x" * 300, "\u0000", "\ud800", [], [[]], {},
              {"a": 1}]
    EXAMPLES = {
        "join": {"table": "k3v9q2m7xw4t", "since": 0, "seat": 0},
        "act": {"at": "0.0", "action": "place white 5"},
        "undo": {}, "answer": {"yes": True}, "pause": {}, "go_on": {}, "hand_over": {}, "return": {}, "resign": {},
        "forced": {"on": False}, "orders": {"orders": {"otherwise": "never"}}, "chat": {"text": "Hello"},
        "fill": {"seat": 1, "level": 1}, "leave": {}, "hint": {}, "preview": {"action": "place white 5"},
        "history": {"decisions": 0}, "log": {"since": 0, "as": "public"}, "world": {}, "ping": {}}
    CHANGING = ["act", "undo", "answer", "pause", "go_on", "hand_over", "return", "resign", "forced", "orders", "chat",
                "fill", "leave", "hint"]

    def wrong_messages(self):
        for kind, fields in self.EXAMPLES.items():
            good = {"type": kind, "id": "w", **fields}
            yield {**good, "unknown": 1}
            for field in ("id", *fields):
                for value in self.VALUES:
                    yield {**good, field: value}
            for field in fields:
                if (kind, field) not in (("join", "since"), ("join", "seat"), ("log", "since"), ("log", "as")):
                    yield {key: value for key, value in good.items() if key != field}
            if kind in self.CHANGING:
                yield {key: value for key, value in good.items() if key != "id"}

    def test_every_field_of_every_message(self):
        sent = 0
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        line, left = None, 0
        for message in self.wrong_messages():
            if PROTOCOL.complaint("from_client", message) is None and "\u0000" not in str(message.values()):
                continue  # by chance it makes sense
            if "" in message.values() and message["type"] != "chat":
                continue  # an empty text is a text; that it leads nowhere shows later
            if left == 0:
                if line is not None:
                    line.close()
                line, left = Line(self.server, person, hurry=True, source=self.address), 55
                self.open.append(line)
                line.join(table)
            line.send(message)
            answer = line.wait(lambda m: m["type"] not in ("update", "presence"))
            left, sent = left - 1, sent + 1
            self.assertEqual(answer["type"], "error", f"{message} should have been refused, but: {answer}")
            self.assertIn(answer["code"], NONSENSE, f"{message} makes no sense, but was refused so: {answer}")
        self.assertGreater(sent, 300)
        with Line(self.server, person) as fresh:
            self.assertEqual(fresh.join(table, since=0)["entries"], [],
                             "Nothing of that should stand in the log.")

    def test_texts_that_are_no_messages(self):
        line = self.line()
        for text in ("", " ", "null", "true", "5", '"join"', "[]", "{}", "{", '{"type"}', "{'type': 'ping'}",
                     "\ufeff{}", '{"type": "ping"} {"type": "ping"}', '{"type": "ping",}', "// hello", '{"type": null}',
                     '{"type": ["ping"]}', '{"type": "ping", "id": 1}', '{"type": "PING"}',
                     '{"type": "ping\\u0000"}', '{"type": "__proto__"}', '{"type": "ping", "id": "\\ud800"}',
                     "NaN", '{"type": "ping", "id": NaN}', '{"type": "history", "decisions": 1e999}',
                     '{"type": "history", "decisions": 9223372036854775808}',
                     '{"type": "history", "decisions": -9223372036854775809}',
                     '{"type": "' + "x" * 5000 + '"}'):
            with self.subTest(text=text[:60]):
                line.socket.send(text)
                answer = line.next()
                self.assertEqual(answer["type"], "error", f"The answer was {answer}.")
                self.assertIn(answer["code"], NONSENSE)

    def test_every_body_of_every_route(self):
        person = self.person()
        table, _ = person.make_table("tuscany", [{"me": True}, {"open": True}])
        bodies = [b"", b"null", b"5", b"[]", b"{}", b'"x"', b"{", b"\xff\xfe", b"\x00",
                  b'{"name": {"a": []}}', b'{"name": null, "password": null}', b'{"seat": 99}', b'{"seat": -1}',
                  b'{"invite": 5}', b'{"url": 5}', b'{"url": ["x"]}',
                  b'{"record": 5, "seat": 0, "level": 1}', b'{"decisions": 1e300, "seat": 0, "level": 1}',
                  b'{"game": "tuscany", "seats": "all"}', b'{"game": "tuscany", "seats": [[], {}]}']
        routes = [("POST", "/api/guest"), ("POST", "/api/tables"), ("POST", f"/api/tables/{table}/sit"),
                  ("POST", f"/api/tables/{table}/fork"), ("POST", "/api/records"),
                  ("PUT", f"/api/tables/{table}/webhook")]
        for method, path in routes:
            person.close()
            person.source = fresh_address()
            for body in bodies:
                with self.subTest(path=path, body=body):
                    answer = person.request(method, path, body)
                    self.assertIn(answer.status, (400, 403, 409), f"Not refused: {answer}")
                    self.assertEqual(answer.json["type"], "error")

    def test_json_that_nests_without_end(self):
        line = self.line()
        for text in ("[" * 8000, '{"a":' * 1600, '{"type":"chat","id":"x","text":' + "[" * 8000):
            with self.subTest(text=text[:40]):
                line.socket.send(text)
                self.assertIn(line.next()["code"], NONSENSE)
        for text in ("[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 100_000 + "1" + "}" * 100_000):
            line = self.socket()
            with contextlib.suppress(Closed):  # while this is still being sent, perhaps
                line.send(text)
            self.assertIn(line.ending()[0], (1009, None))
        for path in ("/api/guest", "/api/records", "/api/login"):
            for text in ("[" * 100_000, '{"name":' + "[" * 30_000 + "]" * 30_000 + "}",
                         '{"record":' + '{"a":' * 100_000):
                with self.subTest(path=path, text=text[:20]):
                    answer = self.http().post(path, text.encode())
                    self.assertIn(answer.status, (400, 401, 413, 429), f"Not refused: {answer}")


if __name__ == "__main__":
    run()
