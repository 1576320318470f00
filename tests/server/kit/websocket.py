"""A WebSocket client that can also break the rules of RFC 6455."""

import base64
import contextlib
import hashlib
import secrets
import socket
import struct
import time

from kit.environment import SLOW, patience
from kit.http import Answer

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
ACCEPT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Closed(Exception):
    """The line has ended. `code` is None if it ended without a close frame."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"the line was closed with {code} {reason!r}" if code else "the line broke off")
        self.code, self.reason = code, reason


class Refused(Exception):
    """The server answered the request for a socket in HTTP."""

    def __init__(self, answer):
        super().__init__(f"no socket was given: {answer}")
        self.answer = answer


def frame(opcode, payload=b"", fin=True, masked=True, reserved=0, length=None):
    """A frame as RFC 6455 has it, or with lies in it: `length` is what it claims to hold."""
    length = len(payload) if length is None else length
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    bit = 0x80 if masked else 0
    if length < 126:
        head += bytes([bit | length])
    elif length < 1 << 16:
        head += bytes([bit | 126]) + struct.pack("!H", length)
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + payload
    key = secrets.token_bytes(4)
    stretched = (key * (len(payload) // 4 + 1))[:len(payload)]
    mixed = int.from_bytes(payload, "big") ^ int.from_bytes(stretched, "big")
    return head + key + mixed.to_bytes(len(payload), "big")


class Socket:
    """A WebSocket client, blocking. It answers pings, unless it is mute, and a close."""

    def __init__(self, port, headers=(), path="/play", source="127.0.0.1", receive_buffer=None):
        self.raw = socket.socket()
        self.mute, self.buffer, self.pings, self.pongs, self.closing = False, bytearray(), 0, [], False
        try:
            if receive_buffer:
                self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            self.raw.bind((source, 0))
            self.raw.settimeout(patience(10))
            self.raw.connect(("127.0.0.1", port))
            self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._shake_hands(port, path, dict(headers))
        except BaseException:
            self.raw.close()
            raise

    def _shake_hands(self, port, path, headers):
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket",
                 "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers}
        text = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value is not None)
        self.send_raw(f"GET {path} HTTP/1.1\r\n{text}\r\n".encode())
        deadline = time.monotonic() + patience(10)
        while b"\r\n\r\n" not in self.buffer:
            self._fill(deadline)
        head, _, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        first, *others = head.decode("latin-1").split("\r\n")
        found = {k.strip().lower(): v.strip() for k, _, v in (line.partition(":") for line in others)}
        status = int(first.split()[1])
        if status != 101:
            with contextlib.suppress(Closed, TimeoutError):
                while len(self.buffer) < len(head) + 4 + int(found.get("content-length", 0)):
                    self._fill(deadline)
            raise Refused(Answer(status, found, bytes(self.buffer[len(head) + 4:])))
        self.buffer = bytearray(rest)
        expected = base64.b64encode(hashlib.sha1((key + ACCEPT).encode()).digest()).decode()
        if found.get("sec-websocket-accept") != expected:
            raise AssertionError("The server's answer to the handshake does not belong to our key.")
        if "sec-websocket-extensions" in found:
            raise AssertionError("The server uses an extension that nobody asked for.")

    def _fill(self, deadline):
        remaining = deadline - time.monotonic()
        if remaining <= 0:
            raise TimeoutError("nothing came in time")
        self.raw.settimeout(remaining)
        try:
            data = self.raw.recv(1 << 16)
        except TimeoutError:
            raise TimeoutError("nothing came in time") from None
        except OSError:
            data = b""
        if not data:
            raise Closed()
        self.buffer += data

    def _take(self, count, deadline):
        while len(self.buffer) < count:
            self._fill(deadline)
        taken = bytes(self.buffer[:count])
        del self.buffer[:count]
        return taken

    def _frame(self, deadline):
        """The next frame: fin, opcode, payload. What came of it in time is kept for the next attempt."""
        while True:
            size = self._whole_frame()
            if size is not None:
                break
            self._fill(deadline)
        first, second = self._take(2, deadline)
        length = second & 0x7F
        if length >= 126:
            length = int.from_bytes(self._take(2 if length == 126 else 8, deadline), "big")
        if first & 0x70 or second & 0x80:
            raise AssertionError("The server sent a frame with reserved bits or a mask.")
        return bool(first & 0x80), first & 0x0F, self._take(length, deadline)

    def _whole_frame(self):
        if len(self.buffer) < 2:
            return None
        length, head = self.buffer[1] & 0x7F, 2
        if length >= 126:
            head += 2 if length == 126 else 8
            if len(self.buffer) < head:
                return None
            length = int.from_bytes(self.buffer[2:head], "big")
        return head + length if len(self.buffer) >= head + length else None

    def receive(self, seconds=10):
        """The next message, text as str. TimeoutError if none comes, Closed if the line ends."""
        deadline = time.monotonic() + patience(seconds)
        parts, kind = [], None
        while True:
            fin, opcode, payload = self._frame(deadline)
            if opcode == PING:
                self.pings += 1
                if not self.mute:
                    self.send_frame(PONG, payload)
            elif opcode == PONG:
                self.pongs.append(payload)
            elif opcode == CLOSE:
                if not self.mute and not self.closing:
                    with contextlib.suppress(OSError, Closed):
                        self.send_frame(CLOSE, payload)
                code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode())
            else:
                kind = opcode if opcode != CONTINUATION else kind
                parts.append(payload)
                if fin:
                    whole = b"".join(parts)
                    return whole.decode() if kind == TEXT else whole

    def send_raw(self, data):
        self.raw.settimeout(patience(10))
        try:
            self.raw.sendall(data)
        except TimeoutError:
            raise
        except OSError:
            raise Closed() from None

    def send_frame(self, opcode, payload=b"", **lies):
        self.send_raw(frame(opcode, payload, **lies))

    def send(self, text):
        self.send_frame(TEXT, text.encode() if isinstance(text, str) else text)

    def ending(self, seconds=10):
        """Reads on until the line ends; gives the close code (None without one) and what came before it."""
        heard, deadline = [], time.monotonic() + patience(seconds)
        while True:
            try:
                heard.append(self.receive((deadline - time.monotonic()) / SLOW))
            except Closed as closed:
                return closed.code, heard

    def goodbye(self, code=1000):
        """Closes politely; gives the code that the server answers."""
        self.closing = True
        self.send_frame(CLOSE, struct.pack("!H", code))
        return self.ending()[0]

    def break_off(self):
        """Ends the line as a cut cable would be noticed: with a reset."""
        with contextlib.suppress(OSError):
            self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.raw.close()

    def close(self):
        self.raw.close()
