"""The messages of the protocol over a socket, and moves of all who sit at a table."""

import json
import secrets
import time

from kit.environment import SLOW, patience
from kit.websocket import Socket


class Pace:
    """Never more messages than the protocol allows."""

    def __init__(self):
        self.allowance, self.counted = 50.0, time.monotonic()

    def spend(self):
        while True:
            now = time.monotonic()
            self.allowance = min(50.0, self.allowance + 18 * (now - self.counted))
            self.counted = now
            if self.allowance >= 1:
                self.allowance -= 1
                return
            time.sleep((1 - self.allowance) / 18)


class Line:
    """Messages over a socket. Keeps what the table told: `present`, and `log`, the entries by number.
    `check(side, message)` sees every message; `faults` are sentences about what can't be. In a `hurry` it
    sends faster than the protocol allows."""

    def __init__(self, server, person=None, check=None, hurry=False, **how):
        headers = {} if person is None else {"Authorization": f"Bearer {person.token}"}
        self.socket = Socket(server.port, {**headers, **how.pop("headers", {})}, **how)
        self.check = check or (lambda side, message: None)
        self.pace = None if hurry else Pace()
        self.heard, self.present, self.you, self.log, self.number, self.faults = [], None, None, {}, 0, []
        self.prefix = secrets.token_hex(4)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, message):
        self.check("client", message)
        if self.pace:
            self.pace.spend()
        self.socket.send(json.dumps(message))

    def next(self, seconds=10):
        """The next message that was not yet looked at."""
        return self.heard.pop(0) if self.heard else self._read(seconds)

    def _read(self, seconds):
        message = json.loads(self.socket.receive(seconds))
        self.check("server", message)
        if message["type"] == "joined":
            self.you = message["you"]
            self._tell(message.get("entries", []), message["present"], False)
        elif message["type"] == "update":
            self._tell(message["entries"], message["present"], True)
        return message

    def _tell(self, entries, present, all_new):
        for entry in entries:
            if entry["seq"] == 0:  # decided before the table was made
                continue
            known = self.log.setdefault(entry["seq"], entry)
            if known != entry:
                self.faults.append(f"entry {entry['seq']} was told as {known} and then as {entry}")
        if all_new and self.present is not None and entries:
            expected = list(range(self.present["seq"] + 1, present["seq"] + 1))
            if [entry["seq"] for entry in entries] != expected:
                self.faults.append(f"after entry {self.present['seq']} came {[e['seq'] for e in entries]}")
        if self.present is not None and present["seq"] < self.present["seq"]:
            self.faults.append(f"the table went back from entry {self.present['seq']} to {present['seq']}")
        self.present = present

    def wait(self, wanted, seconds=10, what="a message"):
        """The next message that is wanted; what comes before it can be looked at later."""
        deadline = time.monotonic() + patience(seconds)
        for index, message in enumerate(self.heard):
            if wanted(message):
                return self.heard.pop(index)
        while True:
            remaining = (deadline - time.monotonic()) / SLOW
            try:
                message = self._read(max(remaining, 0.001))
            except TimeoutError:
                kinds = [m.get("code", m["type"]) for m in self.heard]
                sentence = f"Within {seconds} s {what} should have come; only {kinds} came."
                raise AssertionError(sentence) from None
            if wanted(message):
                return message
            self.heard.append(message)

    def wait_type(self, kind, seconds=10):
        return self.wait(lambda m: m["type"] == kind, seconds, f"a message of the type {kind}")

    def wait_present(self, wanted, seconds=10, what="the table to be as wanted"):
        """Reads on until the table stands as wanted, and gives how it stands."""
        self.heard = [m for m in self.heard if m["type"] not in ("update", "joined")]
        if self.present is None or not wanted(self.present):
            self.wait(lambda m: m["type"] in ("update", "joined") and wanted(m["present"]), seconds, what)
        return self.present

    def new_id(self):
        self.number += 1
        return f"{self.prefix}-{self.number}"

    def ask(self, kind, seconds=10, **fields):
        """Sends a message and gives the first answer to it."""
        message = {"type": kind, "id": self.new_id(), **fields}
        self.send(message)
        return self.wait(lambda m: m.get("id") == message["id"], seconds, f"an answer to {kind}")

    def join(self, table, **fields):
        return self.ask("join", table=table, **fields)

    def catch_up(self, seq, seconds=10):
        """Reads on until this entry has been told."""
        deadline = time.monotonic() + patience(seconds)
        while self.present["seq"] < seq:
            try:
                self.heard.append(self._read(max(0.001, (deadline - time.monotonic()) / SLOW)))
            except TimeoutError:
                raise AssertionError(f"Within {seconds} s entry {seq} should have been told.") from None

    def act(self, action=None):
        """Does the first thing that is legal, or this one; gives the answer."""
        action = action or self.present["legal"][0]["do"]
        answer = self.ask("act", at=self.present["at"], action=action)
        if answer["type"] == "ack":
            self.catch_up(answer["seq"])
        return answer

    def say(self, text="Well played!"):
        return self.ask("chat", text=text)


def level(lines):
    """Everybody at a table has heard what any of them has heard."""
    newest = max(line.present["seq"] for line in lines)
    for line in lines:
        line.catch_up(newest)


def settle(lines):
    """Everybody at a table has heard all that has happened until now."""
    for line in lines:
        if line.ask("ping")["type"] != "pong":
            raise AssertionError("A ping was not answered with a pong.")
    level(lines)


def move(lines):
    """A move by the first of them who may; gives the line, the message and the number of its entry. A step
    without a choice may have been played for somebody meanwhile: then the next one is tried."""
    for _ in range(20):
        level(lines)
        line = next((line for line in lines if line.present["legal"]), None)
        if line is None:
            time.sleep(0.02)
            settle(lines)
            continue
        message = {"type": "act", "id": line.new_id(), "at": line.present["at"],
                   "action": line.present["legal"][0]["do"]}
        line.send(message)
        answer = line.wait(lambda m: m.get("id") == message["id"], what="the answer to a move")
        if answer["type"] == "ack":
            for other in lines:
                other.catch_up(answer["seq"])
            return line, message, answer["seq"]
        if answer["code"] not in ("stale", "not_your_decision"):
            raise AssertionError(f"A legal move should have been done, but the answer was {answer}.")
        settle(lines)
    raise AssertionError("Nobody could make a move.")
