#!/usr/bin/env python3
"""Webhooks, where the operator allows addresses of this machine."""

import threading
import time

from kit.documents import INTERFACE, PROTOCOL
from kit.environment import eventually, fresh_address, patience, run
from kit.line import Line, level, move, settle
from kit.listener import Listener
from kit.people import Person, seat_all
from kit.served import Served


class Hooked:
    """A table of Anna and Boris, and a listener for Boris to be called at."""

    def __init__(self, server):
        self.listener, source = Listener(), fresh_address()
        self.people = [Person(server, name, source, INTERFACE.watch) for name in ("Anna", "Boris")]
        self.table = seat_all("calimala", self.people)
        self.lines = [Line(server, person, PROTOCOL.check, source=source) for person in self.people]
        for line in self.lines:
            line.join(self.table, since=0)
        self.deciders, self.turns = self.lines[0].present["deciders"], []
        self.lines[0].check = self.note
        for line in self.lines:  # every move is one of ours
            if line.ask("forced", on=False)["type"] != "ack":
                raise AssertionError("Everybody should be allowed to make the steps without a choice.")
        settle(self.lines)

    def close(self):
        for line in self.lines:
            line.close()
        self.listener.close()

    def note(self, side, message):
        """Whenever it became Boris' move, by what the table itself tells."""
        PROTOCOL.check(side, message)
        if side == "server" and message["type"] == "update":
            now = message["present"]["deciders"]
            if 1 in now and 1 not in self.deciders:
                self.turns.append(message["present"]["at"])
            self.deciders = now

    def hook(self, url):
        """Boris wants to be called there from now on."""
        self.turns.clear()
        answer = self.people[1].put(f"/api/tables/{self.table}/webhook", {"url": url})
        if (answer.status, answer.json) != (200, {"url": url}):
            raise AssertionError(f"The hook should be set, but the answer was {answer}.")

    def until_turn(self, count):
        """Moves until it has become Boris' move so often since the hook was set."""
        for _ in range(200):
            level(self.lines)
            if len(self.turns) >= count:
                return
            move(self.lines)
        raise AssertionError("The turn should have come round.")

    def told(self):
        return [post[1]["at"] for post in self.listener.posts if post[1]["event"] == "your_move"]


class Hooks(Served):
    """Each with a table of its own. What could not be told is tried again after five seconds: that is begun first
    and, by its name, looked at last."""

    options = ("--private-webhooks",)

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.failed = Hooked(cls.server)
        cls.addClassCleanup(cls.failed.close)
        cls.failed.listener.answer = (500, {})
        cls.failed.hook(f"{cls.failed.listener.url}/boris")
        cls.failed.until_turn(1)
        eventually(cls.failed.told)
        cls.failed.listener.answer = (200, {})

    def setUp(self):
        super().setUp()
        self.at = Hooked(self.server)
        self.addCleanup(self.at.close)

    def assert_told(self, at):
        """Every turn has been told, once and in order."""
        eventually(lambda: at.told() == at.turns)
        self.assertEqual(at.told(), at.turns, "Each time that it became Boris' move should be told once.")

    def test_the_hook_is_called_when_it_becomes_your_move_and_at_the_end(self):
        self.at.hook(f"{self.at.listener.url}/boris?a=b")
        self.at.until_turn(3)
        self.assert_told(self.at)
        path, body, kind = self.at.listener.posts[0]
        self.assertIsNone(PROTOCOL.complaint("webhook", body))
        self.assertEqual((path, body["table"], body["game"], body["seat"], kind.split(";")[0]),
                         ("/boris?a=b", self.at.table, "calimala", 1, "application/json"))
        for line in self.at.lines:
            self.assertEqual(line.ask("resign")["type"], "ack")
        self.assertTrue(eventually(lambda: self.at.listener.posts[-1][1]["event"] == "over"),
                        "The end should be told.")
        time.sleep(0.3)
        self.assertEqual([post[1]["event"] for post in self.at.listener.posts].count("over"), 1,
                         "The end comes once.")

    def test_a_hook_can_be_taken_away(self):
        self.at.hook(f"{self.at.listener.url}/boris")
        self.at.hook(None)
        self.at.until_turn(1)
        time.sleep(0.3)
        self.assertEqual(self.at.listener.posts, [])

    def test_redirects_are_not_followed(self):
        self.at.listener.answer = (302, {"Location": f"{self.at.listener.url}/elsewhere"})
        self.at.hook(f"{self.at.listener.url}/boris")
        self.at.until_turn(1)
        self.assert_told(self.at)
        time.sleep(0.3)
        self.assertEqual({post[0] for post in self.at.listener.posts}, {"/boris"})
        self.assertEqual(self.at.listener.others, [], "Nobody should go where a redirect points.")

    def test_a_hook_that_fails_five_times_in_a_row_is_dropped(self):
        self.at.listener.answer = (500, {})
        self.at.hook(f"{self.at.listener.url}/boris")
        for turn in (1, 2, 3, 4, 5):
            self.at.until_turn(turn)
            self.assert_told(self.at)
            time.sleep(0.1)
        self.at.until_turn(6)
        time.sleep(0.5)
        self.assertEqual(len(self.at.listener.posts), 5, "After five failures nobody is called any more.")

    def test_a_hook_that_fails_now_and_then_is_kept(self):
        self.at.hook(f"{self.at.listener.url}/boris")
        for turn, status in enumerate((500, 500, 200, 500, 200), 1):
            self.at.listener.answer = (status, {})
            self.at.until_turn(turn)
            self.assert_told(self.at)
            time.sleep(0.1)

    def test_a_game_waits_for_no_hook(self):
        self.at.listener.held = threading.Event()
        self.addCleanup(self.at.listener.held.set)
        self.at.hook(f"{self.at.listener.url}/boris")
        self.at.until_turn(1)
        start = time.monotonic()
        self.assertEqual(self.at.lines[0].say("Is anybody waiting?")["type"], "ack")
        move(self.at.lines)
        self.assertLess(time.monotonic() - start, patience(2), "A hook that hangs should hold nobody up.")

    def test_only_who_sits_there_sets_a_hook(self):
        stranger = self.guest("Clara")
        answer = stranger.put(f"/api/tables/{self.at.table}/webhook", {"url": self.at.listener.url})
        self.assertEqual((answer.status, answer.code), (403, "not_seated"))
        for url in ("", "nonsense", "ftp://127.0.0.1/", "file:///etc/passwd", "http://",
                    "http://user:pw@127.0.0.1/", "//x"):
            with self.subTest(url=url):
                answer = self.at.people[0].put(f"/api/tables/{self.at.table}/webhook", {"url": url})
                self.assertEqual((answer.status, answer.code), (400, "bad_url"))

    def test_what_could_not_be_told_is_told_again_while_it_is_so(self):
        posts = self.failed.listener.posts
        self.assertTrue(eventually(lambda: len(posts) == 2, 20), "It should be tried once more.")
        self.assertEqual([post[1]["at"] for post in posts], self.failed.turns * 2)
        self.assertEqual(posts[0][1], posts[1][1])


if __name__ == "__main__":
    run()
