#!/usr/bin/env python3
"""Two terminals and a bot finish a game of each of the four over a server that is killed in the middle.

The record that one of them saves replays. And a terminal on a slow line, whose game ends elsewhere; what
people may type, and when; who one is at a server; servers that are none; and a game that is played on from a record.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

import kit
from terminal_kit import FONDACO, PATIENCE, Impostor, Screen, Server, SlowLine, Terminal

ROOT = Path(__file__).parents[2]


class TwoTerminalsAndABot(unittest.TestCase):
    def play(self, game, language):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = Server(folder)
            self.addCleanup(server.end)
            anna = Terminal(folder, game, "--server", server.address, "--name", "Anna", "--players", "3",
                            "--humans", "2", "--level", "1", "--lang", language)
            self.addCleanup(anna.end)
            link = anna.wait_for(r"http://\S+#invite=\S+(?=\s)", 20).group(0)
            boris = Terminal(folder, "--server", link, "--name", "Boris")
            self.addCleanup(boris.end)
            time.sleep(2)
            server.kill()
            for terminal in (anna, boris):
                terminal.wait_for("The line is lost|Связь потеряна", 20)
            server.start()
            for terminal in (anna, boris):
                terminal.wait_for("The line is back|Связь восстановлена", 20)
                terminal.wait_for("Final result|Итог игры", PATIENCE)
            record = folder / "evening.fgn"
            anna.type(f"save {record}\n")
            anna.wait_for("Saved to|Сохранено в", 30)
            self.assertEqual(anna.close(), 0)
            self.assertEqual(boris.close(), 0)
            server.stop()
            self.assertEqual(server.process.returncode, 0, "the server did not stop politely")
            replayed = subprocess.run([FONDACO, "replay", str(record)], capture_output=True, text=True)
            self.assertEqual(replayed.returncode, 0, replayed.stdout + replayed.stderr)
            text = record.read_text()
            self.assertIn("seat 0 Anna\nseat 1 Boris\nseat 2 bot newcomer\n", text)
            self.assertRegex(text, r"\nend -?\d+ -?\d+ -?\d+\n$")

    def test_calimala(self):
        self.play("calimala", "en")

    def test_mille_fiori(self):
        self.play("millefiori", "ru")

    def test_tuscany(self):
        self.play("tuscany", "en")

    def test_serenissima(self):
        self.play("serenissima", "en")


class AnotherTerminalEndsTheGame(unittest.TestCase):
    def test_an_answer_that_comes_after_the_end(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = Server(folder)
            self.addCleanup(server.end)
            slow = SlowLine(server.port)
            self.addCleanup(slow.close)
            anna = Terminal(folder, "calimala", "--server", slow.address, "--name", "Anna", "--players", "2",
                            "--level", "1")
            self.addCleanup(anna.end)
            table = anna.wait_for(r"Table ([\w-]+)", 20).group(1)
            other = Terminal(folder, "--server", f"{slow.address}/t/{table}", "--name", "Anna")
            self.addCleanup(other.end)
            other.wait_for(r"\] > ", 20)
            other.type("resign\ny\n")
            anna.wait_for("Enter leaves", 20)
            self.assertNotIn("] > ", anna.text, "the first terminal was not held up")
            slow.on.set()
            time.sleep(0.5)
            anna.type("b\n")
            anna.wait_for("(?s)Enter leaves.*Influence", 10)
            self.assertNotIn("] > ", anna.text, "a question was put after the end")
            self.assertEqual(anna.close(), 0, anna.text[-500:])
            self.assertEqual(other.close(), 0, other.text[-500:])
            server.stop()


class Talk(unittest.TestCase):
    def test_what_is_no_text_or_too_long_is_not_the_end(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = Server(folder)
            self.addCleanup(server.end)
            anna = Terminal(folder, "calimala", "--server", server.address, "--name", "Anna",
                            "--players", "2", "--humans", "2", plays=False)
            self.addCleanup(anna.end)
            link = anna.wait_for(r"http://\S+#invite=\S+(?=\s)", 20).group(0)
            boris = Terminal(folder, "--server", link, "--name", "Boris", plays=False)
            self.addCleanup(boris.end)
            boris.wait_for(r"Table [\w-]+", 20)
            anna.process.stdin.buffer.write("say Grüße\n".encode("latin-1"))
            anna.process.stdin.buffer.flush()
            anna.wait_for("Nothing was said", 20)
            anna.type("say x" + "ы" * 600 + "\n")  # byte 900 is in the middle of a letter
            anna.type("say and on\n")
            boris.wait_for("and on", 20)
            self.assertEqual(boris.text.count("ы"), 449)
            self.assertEqual(anna.close(), 0, anna.text[-500:])
            self.assertEqual(boris.close(), 0, boris.text[-500:])
            server.stop()


class AtAServer(unittest.TestCase):
    """Tests at a server of their own."""

    def setUp(self):
        name = tempfile.TemporaryDirectory()
        self.addCleanup(name.cleanup)
        self.folder = Path(name.name)
        self.server = Server(self.folder)
        self.addCleanup(self.server.end)

    def post(self, path, body, token=None):
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.server.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    @property
    def kept(self):
        """Where terminals keep who they are."""
        file = self.folder / "state/fondaco/guests.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        return file

    def play_on(self, record, decisions):
        """Anna's table, with a game that goes on from there."""
        token = self.post("/api/guest", {"name": "Anna", "token": True})["token"]
        wish = {"record": record, "decisions": decisions, "seat": 0, "level": 1}
        self.kept.write_text(json.dumps({f"{self.server.address} Anna": token}))
        return self.post("/api/records", wish, token)["table"]

    def terminal(self, *arguments, kind=Terminal, server=None, **settings):
        terminal = kind(self.folder, *arguments, "--server", server or self.server.address,
                        **({"plays": False} | settings))
        self.addCleanup(terminal.end)
        return terminal

    def anna_and_boris(self):
        """Two who answer nothing by themselves. Only Anna is asked."""
        anna = self.terminal("serenissima", "--name", "Anna", "--players", "2", "--humans", "2")
        link = anna.wait_for(r"http://\S+#invite=\S+(?=\s)", 20).group(0)
        boris = self.terminal("--name", "Boris", server=link)
        anna.wait_for(r"\] > $", 20)
        boris.wait_for("Waiting for", 20)
        return anna, boris

    def address_of(self, terminal):
        return f"{self.server.address}/t/" + terminal.wait_for(r"Table ([\w-]+)\.", 20).group(1)

    def alone(self, *arguments, **settings):
        """Anna against a bot, at her first question."""
        anna = self.terminal("calimala", "--name", "Anna", "--players", "2", "--level", "1", *arguments, **settings)
        anna.wait_for(r"\] > $", 20)
        return anna

    def play(self, *arguments, typed=""):
        """A terminal with all that it will ever be told."""
        return subprocess.run([FONDACO, "play", *arguments], input=typed, capture_output=True, text=True, timeout=60,
                              env=dict(os.environ, XDG_STATE_HOME=str(self.folder / "state")), cwd=self.folder)


class AGameThatIsPlayedOn(AtAServer):
    def log(self, terminal):
        """What the terminal tells of the game so far."""
        start = len(terminal.text)
        terminal.type("log\n")
        terminal.wait_for(r"(?s).{%d}.*\] > $" % start, 10)
        return [line for line in terminal.text[start:].splitlines()[1:] if line.startswith("  ")]

    def test_what_came_before_is_known_but_no_news(self):
        record = (ROOT / "tests/records/calimala/3p-all-discs-placed.fgn").read_text()
        seats = [int(seat) for seat in re.findall(r"^\d+ (\d) ", record, re.MULTILINE)]
        # Anna is asked after a turn of each of the others.
        decisions = next(i for i in range(60, len(seats)) if seats[i] == 0 != seats[i - 1])
        table = self.play_on(record, decisions)
        anna = self.terminal("--name", "Anna", server=f"{self.server.address}/t/{table}")
        anna.wait_for(r"\] > $", 20)
        before = anna.text
        told = self.log(anna)
        self.assertGreater(len(told), 10)
        for line in told:
            self.assertNotIn(line, before, "What happened long ago was told as news.")
        self.server.kill()
        anna.wait_for("The line is lost", 20)
        self.server.start()
        anna.wait_for(r"(?s)The line is back.*\] > $", 20)
        again = anna.text[anna.text.rindex("The line is back"):]
        for line in told:
            self.assertNotIn(line, again, "What happened long ago was told as news.")
        self.assertEqual(self.log(anna), told)
        anna.type("quit\n")
        self.assertEqual(anna.close(), 0)
        self.server.stop()

    def test_a_move_that_leaves_the_same_options_is_followed_by_the_next_question(self):
        record = (ROOT / "tests/records/serenissima/2p-basilica.fgn").read_text()
        for kind in (Screen, Terminal):
            with self.subTest(kind.__name__):
                table = self.play_on(record, 20)
                anna = self.terminal("--name", "Anna", server=f"{self.server.address}/t/{table}", kind=kind)
                anna.wait_for(r"\] > $", 20)
                start = len(anna.text)
                anna.type("wood to 9\n")
                anna.wait_for(r"(?s)^.{%d}.*\n.*\] > $" % start, 20)
                anna.type("quit\n")
                self.assertEqual(anna.close(), 0)

    def test_the_game_knows_its_words_first(self):
        """In Serenissima "go" is a way to row, and at other times the end of a pause."""
        record = (ROOT / "tests/records/serenissima/2p-basilica.fgn").read_text()
        table = self.play_on(record, 12)
        anna = self.terminal("--name", "Anna", server=f"{self.server.address}/t/{table}")
        anna.wait_for(r"\] > $", 20)
        anna.type("go\n")
        anna.wait_for("The game is not paused", 10)
        anna.type("go to Barcelona\n")
        anna.wait_for(r"(?s)go to Barcelona\n.*\] > $", 10)
        self.assertEqual(anna.text.count("The game is not paused"), 1, anna.text[-800:])
        self.assertNotIn("not possible", anna.text)


class WhatIsTyped(AtAServer):
    def test_an_existing_file_is_replaced_only_after_a_yes(self):
        anna = self.alone()
        anna.type("resign\ny\n")
        anna.wait_for("Enter leaves", 20)
        precious = self.folder / "precious.fgn"
        precious.write_text("precious")
        anna.type("save precious.fgn\n")
        anna.wait_for("Replace it", 10)
        anna.type("n\n")
        anna.wait_for("Nothing was written", 10)
        self.assertEqual(precious.read_text(), "precious")
        anna.type("save precious.fgn\ny\n")
        anna.wait_for("Saved to precious.fgn", 10)
        self.assertIn("game calimala", precious.read_text())
        self.assertEqual(anna.close(), 0)

    def test_nobody_gives_up_by_mistake(self):
        anna = self.alone()
        for line in ("resign please not", "quit x", "u x", "pause x", "b x"):
            anna.type(line + "\n")
            word, _, rest = line.partition(" ")
            anna.wait_for(f"'{word}' is typed alone, without '{rest}'", 10)
        anna.type("resign\nperhaps\nn\n")
        anna.wait_for(r"(?s)Give up for good.*Please answer y or n.*You play on.*\] > $", 10)
        self.assertNotIn("gives up", anna.text)
        anna.type("quit\n")
        self.assertEqual(anna.close(), 0)
        self.assertIn("/t/", anna.text[anna.text.index("The seat stays yours"):])

    def test_the_prompt_stands_last_whatever_others_say(self):
        anna, boris = self.anna_and_boris()
        boris.type("say Good luck\n")
        anna.wait_for(r"\] > \nRed \(Boris\): Good luck\n.*\] > $", 10)

    def test_there_is_an_answer_to_what_is_typed_while_nothing_is_asked(self):
        _, boris = self.anna_and_boris()
        screen = self.terminal("--name", "Boris", server=self.address_of(boris), kind=Screen)
        screen.wait_for("Waiting for", 20)
        for line, reply in (("foo", "nothing for you to decide"), ("5", "nothing for you to decide"),
                            ("load x", "can't be replaced")):
            start = len(screen.text)
            screen.type(line + "\n")
            screen.wait_for(r"(?s)^.{%d}.*%s" % (start, reply), 10)
        screen.type("q\n")
        self.assertEqual(screen.close(), 0)

    def test_a_line_that_is_too_long_is_not_read(self):
        anna = self.alone()
        anna.type(" " * 9000 + "quit\n")
        anna.wait_for(r"(?s)too long and was not read.*\] > $", 10)
        anna.type("quit\n")
        self.assertEqual(anna.close(), 0)

    def test_one_answer_is_kept_while_the_line_is_lost(self):
        anna = self.alone(kind=Screen)
        self.server.kill()
        anna.wait_for("The line is lost", 20)
        anna.type("1\n")
        anna.wait_for("It is sent when the line is back", 10)
        anna.type("2\n")
        anna.wait_for("The table has not answered yet", 10)
        self.server.start()
        anna.wait_for(r"(?s)The line is back.*Blue keeps.*\] > $", 20)
        self.assertNotIn("Blue lays open", anna.text, "a question was answered before it was put")

    def test_refusals_are_in_the_language_of_the_game(self):
        anna, _ = self.anna_and_boris()
        ru = self.terminal("--name", "Anna", "--lang", "ru", server=self.address_of(anna))
        ru.wait_for(r"\] > $", 20)
        ru.type("дальше\n")
        ru.wait_for("Ничего не сделано: Партия не на паузе.", 10)


class InputThatEnds(AtAServer):
    def test_nobody_waits_for_ever(self):
        anna, _ = self.anna_and_boris()
        table = self.address_of(anna)
        for name, typed in (("Boris", ""), ("Boris", "q\n"), ("Watcher", ""), ("Watcher", "b\nq\n")):
            with self.subTest(name=name, typed=typed):
                left = self.play("--server", table, "--name", name, typed=typed)
                self.assertEqual(left.returncode, 0, left.stderr)
                self.assertIn("Goodbye", left.stdout)

    def test_the_lines_of_a_script_wait_for_their_questions(self):
        played = self.play("calimala", "--server", self.server.address, "--name", "Anna", "--players", "2", "--level", "1",
                           typed="1\n" * 6)
        self.assertEqual(played.returncode, 0)
        self.assertEqual(len(re.findall(r"\] > 1\n", played.stdout)), 6, played.stdout[-2000:])
        self.assertNotIn("nothing for you to decide", played.stdout)


class TheLobby(AtAServer):
    def test_only_one_of_the_numbers_is_a_table(self):
        anna = self.alone()
        anna.close()
        typed = self.play("--server", self.server.address, "--name", "Anna", typed="7\n1abc\n1\nb\nq\n")
        self.assertEqual(typed.returncode, 0, typed.stderr)
        self.assertIn("'7' is none of them", typed.stdout)
        self.assertIn("'1abc' is none of them", typed.stdout)
        self.assertRegex(typed.stdout, r"(?s)\] > b\n.*\] > q\n")  # what came after was not lost
        for line in typed.stdout.splitlines():
            self.assertLessEqual(len(line), 80, line)

    def test_a_number_that_no_port_has_reaches_none(self):
        for port in (65536 + 8080, 65536, 0):
            refused = self.play("--server", f"http://127.0.0.1:{port}")
            self.assertEqual(refused.returncode, 2)
            self.assertIn("is no server", refused.stderr)

    def test_a_name_is_plain_text(self):
        for name in (b"\xff", b"a\tb", b""):
            refused = self.play("--server", self.server.address, "--name", name)
            self.assertEqual((refused.returncode, refused.stdout), (2, ""))
            self.assertIn("A name is 1 to 40 letters of plain text", refused.stderr)

    def test_what_would_be_ignored_is_refused(self):
        for arguments in (["--server", ""], ["--server", self.server.address, "--players", "3"], ["--name", "Anna"],
                          ["calimala", "--server", self.server.address, "--players", "9"]):
            with self.subTest(arguments):
                refused = self.play(*arguments)
                self.assertEqual((refused.returncode, refused.stdout), (2, ""), refused.stderr)
        self.assertFalse(self.kept.exists(), "somebody became a guest for nothing")


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
        anna.wait_for("no longer knows", 5)
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
                terminal.process.wait(timeout=20)
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
        anna = self.alone()
        self.server.kill()
        anna.wait_for("The line is lost", 20)
        self.server.folder = self.folder / "other"
        self.server.start()
        anna.process.wait(timeout=20)
        self.assertEqual(anna.close(), 2)
        self.assertIn("fondaco: There is no such table.", anna.text)

    def test_a_question_that_has_passed_is_not_put(self):
        """While a world is on its way, a step is played for Anna: what comes is a later moment's."""
        anna = self.alone()
        token = json.loads(self.kept.read_text())[f"{self.server.address} Anna"]
        table = anna.wait_for(r"Table ([\w-]+)\.", 20).group(1)
        heard, world = self.joined(table, token)
        passed = json.loads(json.dumps(heard["present"]))
        passed.update(at="99.0", legal=[], deciders=[1])

        def answers(message):
            if message["type"] != "world":
                return []
            return [json.dumps({"type": "update", "table": table, "entries": [], "present": passed}),
                    json.dumps({"type": "world", "id": message["id"], "at": "99.0", "world": world})]

        with Impostor({"/api/guest": (200, {"name": "Anna", "token": "t"})}, [json.dumps(heard)], answers) as impostor:
            other = self.terminal("--name", "Anna", server=f"{impostor.address}/t/{table}")
            other.wait_for("Waiting for Red", 20)
            time.sleep(0.3)
            self.assertNotIn("] > ", other.text)
            self.assertIsNone(other.process.poll())

    def joined(self, table, token):
        """What a table says to who joins it, and a world there."""
        line = kit.Socket(self.server.port, {"Authorization": f"Bearer {token}"})
        for message in ({"type": "join", "id": "join", "table": table, "since": 0}, {"type": "world", "id": "w"}):
            line.send_frame(kit.TEXT, json.dumps(message).encode())
        heard = {}
        try:
            while not {"joined", "world"} <= set(heard):
                message = json.loads(line.receive())
                heard[message["type"]] = message
            return heard["joined"], heard["world"]["world"]
        finally:
            line.raw.close()


if __name__ == "__main__":
    if not FONDACO:
        sys.exit("Set FONDACO to the program that is to be tested.")
    unittest.main()
