#!/usr/bin/env python3
"""Whole games of terminals over a server that is killed in the middle, and games that are played on from a record."""

import pathlib
import re
import tempfile
import time
import unittest

from kit.environment import GAMES, ROOT, eventually, patience, run
from kit.impostor import SlowLine
from kit.server import Server
from kit.store import replayed
from kit.terminal import AtAServer, Screen, Terminal


class Evening:
    """Anna and Boris at two terminals, and a bot."""

    def __init__(self, server, folder, game, language):
        self.folder = folder / game
        self.folder.mkdir()
        self.anna = Terminal(self.folder, game, "--server", server.address, "--name", "Anna", "--players", "3",
                             "--humans", "2", "--level", "1", "--lang", language)
        invitation = self.anna.wait_for(r"http://\S+#invite=\S+(?=\s)").group(0)
        self.boris = Terminal(self.folder, "--server", invitation, "--name", "Boris")

    def asked(self):
        """How often each of them has been asked."""
        return [terminal.text.count("] > ") for terminal in (self.anna, self.boris)]

    def wait_for(self, pattern, seconds=20):
        for terminal in (self.anna, self.boris):
            terminal.wait_for(pattern, seconds)

    def end(self):
        self.anna.end()
        self.boris.end()


class TwoTerminalsAndABot(unittest.TestCase):
    """A game of each of the four, all at once, at a server that is killed in the middle."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.server = Server().start()
        cls.addClassCleanup(cls.server.close)
        cls.evenings = {}
        for game in GAMES:
            language = "ru" if game == "millefiori" else "en"
            cls.evenings[game] = Evening(cls.server, pathlib.Path(folder.name), game, language)
            cls.addClassCleanup(cls.evenings[game].end)
        evenings = cls.evenings.values()
        if not eventually(lambda: all(min(evening.asked()) > 5 for evening in evenings), 30):
            raise AssertionError("Everybody should have been asked a few times.")
        cls.server.kill()
        for evening in evenings:
            evening.wait_for("The line is lost|Связь потеряна")
        cls.server.start()
        for evening in evenings:
            evening.wait_for("The line is back|Связь восстановлена")

    @classmethod
    def tearDownClass(cls):
        if cls.server.stop() != 0:
            raise AssertionError("The server did not stop politely.")

    def finish(self, game):
        evening = self.evenings[game]
        evening.wait_for("Final result|Итог игры", 120)
        record = evening.folder / "evening.fgn"
        evening.anna.type(f"save {record}\n")
        evening.anna.wait_for("Saved to|Сохранено в", 30)
        self.assertEqual(evening.anna.close(), 0)
        self.assertEqual(evening.boris.close(), 0)
        text = record.read_text()
        self.assertEqual(replayed(text), "")
        self.assertIn("seat 0 Anna\nseat 1 Boris\nseat 2 bot newcomer\n", text)
        self.assertRegex(text, r"\nend -?\d+ -?\d+ -?\d+\n$")

    def test_calimala(self):
        self.finish("calimala")

    def test_mille_fiori(self):
        self.finish("millefiori")

    def test_tuscany(self):
        self.finish("tuscany")

    def test_serenissima(self):
        self.finish("serenissima")


class AnotherTerminalEndsTheGame(AtAServer):
    def test_an_answer_that_comes_after_the_end(self):
        slow = SlowLine(self.server.port)
        self.addCleanup(slow.close)
        anna = self.terminal("calimala", "--name", "Anna", "--players", "2", "--level", "1", server=slow.address, plays=True)
        table = anna.wait_for(r"Table ([\w-]+)").group(1)
        self.assertTrue(slow.begun.wait(patience(20)), "the first terminal does not come to the table")
        other = self.terminal("--name", "Anna", server=f"{slow.address}/t/{table}", plays=True)
        other.wait_for(r"\] > ")
        other.type("resign\ny\n")
        anna.wait_for("Enter leaves")
        self.assertNotIn("] > ", anna.text, "the first terminal was not held up")
        slow.on.set()
        time.sleep(0.5)
        anna.type("b\n")
        anna.wait_for("(?s)Enter leaves.*Influence")
        self.assertNotIn("] > ", anna.text, "a question was put after the end")
        self.assertEqual(anna.close(), 0, anna.text[-500:])
        self.assertEqual(other.close(), 0, other.text[-500:])


class AGameThatIsPlayedOn(AtAServer):
    def log(self, terminal):
        """What the terminal tells of the game so far."""
        start = len(terminal.text)
        terminal.type("log\n")
        terminal.wait_for(r"(?s).{%d}.*\] > $" % start)
        return [line for line in terminal.text[start:].splitlines()[1:] if line.startswith("  ")]

    def test_what_came_before_is_known_but_no_news(self):
        record = (ROOT / "tests/records/calimala/3p-all-discs-placed.fgn").read_text()
        seats = [int(seat) for seat in re.findall(r"^\d+ (\d) ", record, re.MULTILINE)]
        # Anna is asked after a turn of each of the others.
        decisions = next(i for i in range(60, len(seats)) if seats[i] == 0 != seats[i - 1])
        table = self.play_on(record, decisions)
        anna = self.terminal("--name", "Anna", server=f"{self.server.address}/t/{table}")
        anna.wait_for(r"\] > $")
        before = anna.text
        told = self.log(anna)
        self.assertGreater(len(told), 10)
        for line in told:
            self.assertNotIn(line, before, "What happened long ago was told as news.")
        self.server.kill()
        anna.wait_for("The line is lost")
        self.server.start()
        anna.wait_for(r"(?s)The line is back.*\] > $")
        again = anna.text[anna.text.rindex("The line is back"):]
        for line in told:
            self.assertNotIn(line, again, "What happened long ago was told as news.")
        self.assertEqual(self.log(anna), told)
        anna.type("quit\n")
        self.assertEqual(anna.close(), 0)

    def test_a_move_that_leaves_the_same_options_is_followed_by_the_next_question(self):
        record = (ROOT / "tests/records/serenissima/2p-basilica.fgn").read_text()
        for kind in (Screen, Terminal):
            with self.subTest(kind.__name__):
                table = self.play_on(record, 20)
                anna = self.terminal("--name", "Anna", server=f"{self.server.address}/t/{table}", kind=kind)
                anna.wait_for(r"\] > $")
                start = len(anna.text)
                anna.type("wood to 9\n")
                anna.wait_for(r"(?s)^.{%d}.*\n.*\] > $" % start)
                anna.type("quit\n")
                self.assertEqual(anna.close(), 0)

    def test_the_game_knows_its_words_first(self):
        """In Serenissima "go" is a way to row, and at other times the end of a pause."""
        record = (ROOT / "tests/records/serenissima/2p-basilica.fgn").read_text()
        table = self.play_on(record, 12)
        anna = self.terminal("--name", "Anna", server=f"{self.server.address}/t/{table}")
        anna.wait_for(r"\] > $")
        anna.type("go\n")
        anna.wait_for("The game is not paused")
        anna.type("go to Barcelona\n")
        anna.wait_for(r"(?s)go to Barcelona\n.*\] > $")
        self.assertEqual(anna.text.count("The game is not paused"), 1, anna.text[-800:])
        self.assertNotIn("not possible", anna.text)


if __name__ == "__main__":
    run()
