"""Players who play by themselves and note what they said and were told."""

import contextlib
import random
import threading

from kit.environment import SLOW
from kit.line import Line
from kit.websocket import Closed, Refused


class Notes:
    """What a player said and was told; enough to prove later that the server kept its word."""

    def __init__(self):
        self.sent = {}          # messages by id
        self.acknowledged = {}  # entry numbers by id
        self.refused = {}       # codes by id; an answer to one that may be tried again is none
        self.told = {}          # entries by number
        self.moments = {}       # how the table stood, by the number of its latest entry
        self.seen = 0           # the highest number of entries that was ever told
        self.lines = 0          # how often the player came
        self.faults = []


class Player(threading.Thread):
    """Plays random legal moves to the end of the game. Comes back whenever the line breaks, and then sends
    again what was not acknowledged, with the same id. `chat`, `undo` and `whole_log` are chances: to say
    something, to take back, to ask for the log from its beginning. In a `hurry` for a server without limits."""

    AGAIN = ("store_unavailable", "busy", "too_fast")

    def __init__(self, server, person, table, check=None, hurry=False, chat=0.0, undo=0.0, whole_log=0.2):
        super().__init__(daemon=True, name=f"{person.name} at {table}")
        self.server, self.person, self.table, self.check = server, person, table, check
        self.chance = random.Random(f"{person.name} at {table}")
        self.hurry, self.chat, self.undo, self.whole_log = hurry, chat, undo, whole_log
        self.notes, self.pending, self.line, self.result = Notes(), None, None, None
        self.halt, self.connected, self.over = threading.Event(), False, False
        self.seat, self.count, self.awaited = None, 0, 0

    def run(self):
        try:
            while not self.over and not self.halt.is_set():
                try:
                    self._visit()
                except (Closed, Refused, OSError):
                    self.halt.wait(0.03)
                finally:
                    self.connected = False
        except Exception as error:  # what is wrong here must not be lost with the thread
            self.notes.faults.append(f"{type(error).__name__}: {error}")

    def _visit(self):
        since = 0 if self.chance.random() < self.whole_log else max(self.notes.told, default=0)
        with Line(self.server, self.person, self.check, self.hurry) as self.line:
            self.connected = True
            self.notes.lines += 1
            try:
                self.line.send({"type": "join", "id": self._new_id(), "table": self.table, "since": since})
                while not self.over and not self.halt.is_set():
                    with contextlib.suppress(TimeoutError):
                        self._hear(self.line.next(0.5 / SLOW))
            finally:
                self.notes.faults += self.line.faults

    def _hear(self, message):
        kind, notes = message["type"], self.notes
        if kind in ("joined", "update"):
            self._remember(message.get("entries", []), message["present"])
            if kind == "joined":
                self.seat = message["you"]
                if self.pending:
                    self.line.send(self.pending)
        elif kind == "ack":
            before = notes.acknowledged.setdefault(message["id"], message["seq"])
            if before != message["seq"]:
                notes.faults.append(f"{message['id']} was acknowledged as {before}, then as {message['seq']}")
            if self.pending and self.pending["id"] == message["id"]:
                self.pending, self.awaited = None, message["seq"]
        elif kind == "error":
            self._refused(message)
        self._decide()

    def _refused(self, message):
        code, which = message["code"], message.get("id")
        if self.pending is None or which != self.pending["id"]:
            if code not in self.AGAIN:
                self.notes.faults.append(f"the server refused {which} with {code}: {message['text']}")
            self.halt.wait(0.2)
            raise Closed()  # the table could not be joined: once more
        elif code in self.AGAIN:
            self.halt.wait(0.2)
            self.line.send(self.pending)
        else:
            self.notes.refused[which] = code
            self.pending = None

    def _remember(self, entries, present):
        notes = self.notes
        for entry in entries:
            known = notes.told.setdefault(entry["seq"], entry)
            if known != entry:
                notes.faults.append(f"entry {entry['seq']} was told as {known} and later as {entry}")
        if present["seq"] < notes.seen:
            notes.faults.append(f"entry {notes.seen} was told, and later the table had only {present['seq']}")
        notes.seen = max(notes.seen, present["seq"])
        if notes.moments.setdefault(present["seq"], present["at"]) != present["at"]:
            notes.faults.append(f"after entry {present['seq']} the table stood at two moments")

    def _decide(self):
        present = self.line.present
        if self.pending or present is None or present["seq"] < self.awaited:
            return  # what was acknowledged is told a moment later
        if present["status"] in ("over", "abandoned"):
            self.result, self.over = present["result"], True
            return
        asked, dice = present.get("asked"), self.chance.random()
        if asked and self.seat not in asked["agreed"]:
            self._say("answer", yes=True)
        elif not present.get("legal"):
            return
        elif dice < self.chat:
            self._say("chat", text=self.chance.choice(["Hm.", "Well played!", "Хороший ход."]))
        elif dice < self.chat + self.undo and present.get("undo") and not asked:
            self._say("undo")
        else:
            self._say("act", at=present["at"], action=self.chance.choice(present["legal"])["do"])

    def _new_id(self):
        self.count += 1
        return f"{self.person.name}-{self.count}"

    def _say(self, kind, **fields):
        self.pending = {"type": kind, "id": self._new_id(), **fields}
        self.notes.sent[self.pending["id"]] = self.pending
        self.line.send(self.pending)
