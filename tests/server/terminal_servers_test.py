#!/usr/bin/env python3
"""Who one is at a server, as a terminal keeps it; and servers that are none."""

import json
import subprocess
import time

from kit.environment import patience, run
from kit.http import Http
from kit.impostor import Impostor
from kit.line import Line
from kit.server import Server
from kit.terminal import AtAServer


class WhoOneIs(AtAServer):
    def test_terminals_that_start_together_all_keep_their_seats(self):
        names = [f"Guest {i}" for i in range(8)] + ["Twin", "Twin"]
        started = [self.terminal("calimala", "--name", name, "--players", "2", "--level", "1") for name in names]
        for terminal in started:
            terminal.wait_for(r"\] > $", 30)
        tokens = json.loads(self.kept.read_text())
        self.assertEqual(set(tokens), {f"{self.server.address} {name}" for name in names})
        for terminal, name in zip(started, names):
            again = self.play("--server", self.address_of(terminal), "--name", name, typed="q\n")
            self.assertIn("You play", again.stdout, f"{name} has lost the seat")

    def test_a_token_is_given_up_only_if_the_server_does_not_know_it(self):
        key = f"{self.server.address} Anna"
        self.kept.write_text(json.dumps({key: "of another house", "else": "kept"}))
        anna = self.alone()
        anna.wait_for("no longer knows")
        tokens = json.loads(self.kept.read_text())
        self.assertEqual(tokens["old " + key], ["of another house"])
        self.assertEqual(tokens["else"], "kept")
        self.assertNotEqual(tokens[key], "of another house")

    def test_a_server_in_trouble_takes_nothing_away(self):
        with Impostor({"/api/me": (503, {"code": "busy", "text": "Busy."}),
                       "/api/guest": (200, {"name": "Anna", "token": "new"})}) as impostor:
            before = {f"{impostor.address} Anna": "good"}
            self.kept.write_text(json.dumps(before))
            refused = self.play("--server", impostor.address, "--name", "Anna")
            self.assertEqual(refused.returncode, 2)
            self.assertIn("The server has a lot to do", refused.stderr)
            self.assertEqual(json.loads(self.kept.read_text()), before)

    def test_a_file_that_is_none_is_set_aside(self):
        self.kept.write_text("{ broken")
        anna = self.alone()
        self.assertIn("guests.json.broken", anna.text.replace("\n  ", ""))
        self.assertEqual(self.kept.with_name("guests.json.broken").read_text(), "{ broken")
        self.assertIn(f"{self.server.address} Anna", json.loads(self.kept.read_text()))


class ServersThatAreNone(AtAServer):
    def at_impostor(self, messages, guest=None, answers=None):
        """What a terminal does at somebody's who answers a join with these messages."""
        with Impostor({"/api/guest": (200, guest or {"name": "Anna", "token": "t"})}, messages, answers) as impostor:
            terminal = self.terminal("--name", "Anna", server=f"{impostor.address}/t/abc")
            try:
                terminal.process.wait(patience(20))
            except subprocess.TimeoutExpired:
                self.fail(f"a terminal waits for ever; its last words: {terminal.text[-500:]}")
            return terminal

    def test_what_makes_no_sense_ends_with_a_sentence(self):
        for messages in (['{"type":"joined"}'], ['{"type":"update","present":5}'], ["5"], ["no"],
                         ['{"type":"joined","about":{"game":"calimala","options":{}},"present":{"seats":[]},"entries":[]}']):
            with self.subTest(messages):
                terminal = self.at_impostor(messages)
                self.assertEqual(terminal.close(), 2, terminal.text)
                self.assertIn("does not speak the language of Fondaco", terminal.text)

    def test_a_token_that_is_none(self):
        terminal = self.at_impostor([], guest={"name": "Anna", "token": 5})
        self.assertEqual(terminal.close(), 2)
        self.assertIn("is no server of Fondaco", terminal.text)

    def test_another_store_at_the_same_address_has_no_such_table(self):
        server = Server().start()
        self.addCleanup(server.close)
        anna = self.alone(server=server.address)
        server.kill()
        anna.wait_for("The line is lost")
        server.data = server.folder / "other"
        server.start()
        anna.process.wait(patience(20))
        self.assertEqual(anna.close(), 2)
        self.assertIn("fondaco: There is no such table.", anna.text)

    def test_a_question_that_has_passed_is_not_put(self):
        """While a world is on its way, a step is played for Anna: what comes is a later moment's."""
        anna = self.alone()
        token = json.loads(self.kept.read_text())[f"{self.server.address} Anna"]
        table = anna.wait_for(r"Table ([\w-]+)\.").group(1)
        with Line(self.server, Http(self.server, token)) as line:
            heard, world = {**line.join(table, since=0), "id": "join"}, line.ask("world")["world"]
        passed = json.loads(json.dumps(heard["present"]))
        passed.update(at="99.0", legal=[], deciders=[1])

        def answers(message):
            if message["type"] != "world":
                return []
            return [json.dumps({"type": "update", "table": table, "entries": [], "present": passed}),
                    json.dumps({"type": "world", "id": message["id"], "at": "99.0", "world": world})]

        with Impostor({"/api/guest": (200, {"name": "Anna", "token": "t"})}, [json.dumps(heard)], answers) as impostor:
            other = self.terminal("--name", "Anna", server=f"{impostor.address}/t/{table}")
            other.wait_for("Waiting for Red")
            time.sleep(0.3)
            self.assertNotIn("] > ", other.text)
            self.assertIsNone(other.process.poll())


if __name__ == "__main__":
    run()
