#!/usr/bin/env python3
"""What people may type at a terminal, and when."""

import re

from kit.environment import run
from kit.terminal import AtAServer, Screen


class Talk(AtAServer):
    def test_what_is_no_text_or_too_long_is_not_the_end(self):
        anna = self.terminal("calimala", "--name", "Anna", "--players", "2", "--humans", "2")
        boris = self.terminal("--name", "Boris", server=self.invitation(anna))
        boris.wait_for(r"Table [\w-]+")
        anna.process.stdin.buffer.write("say Grüße\n".encode("latin-1"))
        anna.process.stdin.buffer.flush()
        anna.wait_for("Nothing was said")
        anna.type("say x" + "ы" * 600 + "\n")  # byte 900 is in the middle of a letter
        anna.type("say and on\n")
        boris.wait_for("and on")
        self.assertEqual(boris.text.count("ы"), 449)
        self.assertEqual(anna.close(), 0, anna.text[-500:])
        self.assertEqual(boris.close(), 0, boris.text[-500:])


class WhatIsTyped(AtAServer):
    def test_an_existing_file_is_replaced_only_after_a_yes(self):
        anna = self.alone()
        anna.type("resign\ny\n")
        anna.wait_for("Enter leaves")
        precious = self.folder / "precious.fgn"
        precious.write_text("precious")
        anna.type("save precious.fgn\n")
        anna.wait_for("Replace it")
        anna.type("n\n")
        anna.wait_for("Nothing was written")
        self.assertEqual(precious.read_text(), "precious")
        anna.type("save precious.fgn\ny\n")
        anna.wait_for("Saved to precious.fgn")
        self.assertIn("game calimala", precious.read_text())
        self.assertEqual(anna.close(), 0)

    def test_nobody_gives_up_by_mistake(self):
        anna = self.alone()
        for line in ("resign please not", "quit x", "u x", "pause x", "b x"):
            anna.type(line + "\n")
            word, _, rest = line.partition(" ")
            anna.wait_for(f"'{word}' is typed alone, without '{rest}'")
        anna.type("resign\nperhaps\nn\n")
        anna.wait_for(r"(?s)Give up for good.*Please answer y or n.*You play on.*\] > $")
        self.assertNotIn("gives up", anna.text)
        anna.type("quit\n")
        self.assertEqual(anna.close(), 0)
        self.assertIn("/t/", anna.text[anna.text.index("The seat stays yours"):])

    def test_the_prompt_stands_last_whatever_others_say(self):
        anna, boris = self.anna_and_boris()
        boris.type("say Good luck\n")
        anna.wait_for(r"\] > \nRed \(Boris\): Good luck\n.*\] > $")

    def test_there_is_an_answer_to_what_is_typed_while_nothing_is_asked(self):
        _, boris = self.anna_and_boris()
        screen = self.terminal("--name", "Boris", server=self.address_of(boris), kind=Screen)
        screen.wait_for("Waiting for")
        for line, reply in (("foo", "nothing for you to decide"), ("5", "nothing for you to decide"),
                            ("load x", "can't be replaced")):
            start = len(screen.text)
            screen.type(line + "\n")
            screen.wait_for(r"(?s)^.{%d}.*%s" % (start, reply))
        screen.type("q\n")
        self.assertEqual(screen.close(), 0)

    def test_a_line_that_is_too_long_is_not_read(self):
        anna = self.alone()
        anna.type(" " * 9000 + "quit\n")
        anna.wait_for(r"(?s)too long and was not read.*\] > $")
        anna.type("quit\n")
        self.assertEqual(anna.close(), 0)

    def test_one_answer_is_kept_while_the_line_is_lost(self):
        anna = self.alone(kind=Screen)
        self.server.kill()
        anna.wait_for("The line is lost")
        anna.type("1\n")
        anna.wait_for("It is sent when the line is back")
        anna.type("2\n")
        anna.wait_for("The table has not answered yet")
        self.server.start()
        anna.wait_for(r"(?s)The line is back.*Blue keeps.*\] > $")
        self.assertNotIn("Blue lays open", anna.text, "a question was answered before it was put")

    def test_refusals_are_in_the_language_of_the_game(self):
        anna, _ = self.anna_and_boris()
        ru = self.terminal("--name", "Anna", "--lang", "ru", server=self.address_of(anna))
        ru.wait_for(r"\] > $")
        ru.type("дальше\n")
        ru.wait_for("Ничего не сделано: Партия не на паузе.")


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


if __name__ == "__main__":
    run()
