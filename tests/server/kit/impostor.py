"""What stands between a terminal and a server, or in a server's place."""

import base64
import hashlib
import json
import socket
import threading

from kit.environment import patience
from kit.websocket import ACCEPT, TEXT, frame


class Door:
    """Listens at a port of this machine; every guest is served in a thread of its own."""

    def __init__(self):
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.welcome, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def welcome(self):
        while True:
            try:
                guest, _ = self.door.accept()
            except OSError:
                return  # closed
            threading.Thread(target=self.serve, args=(guest,), daemon=True).start()

    def close(self):
        self.door.close()


class SlowLine(Door):
    """Stands between the terminals and a server. What is said after the join on the first line waits."""

    def __init__(self, port):
        self.behind, self.lines, self.begun, self.on = port, 0, threading.Event(), threading.Event()
        super().__init__()

    def serve(self, guest):
        house = socket.create_connection(("127.0.0.1", self.behind))
        threading.Thread(target=self.carry, args=(house, guest, False), daemon=True).start()
        self.carry(guest, house, True)

    def carry(self, source, target, asks):
        held, carried = False, b""
        try:
            while piece := source.recv(65536):
                if asks and not carried and piece.startswith(b"GET /play"):
                    self.lines += 1
                    held = self.lines == 1
                    self.begun.set()
                carried += piece
                end = self.end_of_join(carried) if held else None
                if end is not None and len(carried) > end:
                    late = piece[-(len(carried) - end):]
                    target.sendall(piece[:-len(late)])
                    self.on.wait(patience(60))
                    held, piece = False, late
                target.sendall(piece)
        except OSError:
            pass  # one of the two has gone
        for end in (source, target):
            end.close()

    @staticmethod
    def end_of_join(data):
        """Where the handshake and the first message behind it end; None while they are not whole."""
        start = data.find(b"\r\n\r\n") + 4
        if start < 4 or len(data) < start + 2:
            return None
        size = data[start + 1] & 0x7F
        longer = {126: 2, 127: 8}.get(size, 0)
        if longer:
            size = int.from_bytes(data[start + 2:start + 2 + longer], "big")
        mask = start + 2 + longer
        return mask + 4 + size if len(data) >= mask else None

    def close(self):
        self.on.set()
        super().close()


class Impostor(Door):
    """Answers HTTP by paths, and at /play a join with some messages; then what `answers` gives for a message."""

    def __init__(self, pages, messages=(), answers=None):
        self.pages, self.messages, self.answers = pages, messages, answers or (lambda message: [])
        super().__init__()

    def serve(self, guest):
        with guest, guest.makefile("rb") as lines:
            path = lines.readline().split()[1].decode()
            headers = {}
            while (line := lines.readline().strip()):
                name, _, value = line.decode().partition(":")
                headers[name.lower()] = value.strip()
            lines.read(int(headers.get("content-length", 0)))
            if path == "/play":
                return self.talk(guest, lines, headers["sec-websocket-key"])
            status, body = self.pages.get(path, (404, {}))
            text = json.dumps(body).encode()
            guest.sendall(f"HTTP/1.1 {status} So\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n"
                          "Connection: close\r\n\r\n".encode() + text)

    def talk(self, guest, lines, key):
        accept = base64.b64encode(hashlib.sha1((key + ACCEPT).encode()).digest())
        guest.sendall(b"HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                      b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        try:
            while (message := self.hear(lines)) is not None:
                said = self.messages if message["type"] == "join" else self.answers(message)
                guest.sendall(b"".join(frame(TEXT, text.encode(), masked=False) for text in said))
        except OSError:
            pass  # it has gone

    @staticmethod
    def hear(lines):
        """The next message of a client; None at its end."""
        while len(head := lines.read(2)) == 2:
            size = head[1] & 0x7F
            if size >= 126:
                size = int.from_bytes(lines.read(2 if size == 126 else 8), "big")
            mask, payload = lines.read(4), lines.read(size)
            if head[0] & 0x0F == 1:
                return json.loads(bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))
        return None
