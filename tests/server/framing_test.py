#!/usr/bin/env python3
"""Frames that RFC 6455 forbids or that never end, and HTTP as it should not be."""

import contextlib
import json
import socket
import struct

from kit.attack import MEGABYTE, NONSENSE, Attack
from kit.environment import patience, run
from kit.websocket import BINARY, CLOSE, CONTINUATION, PING, TEXT, Closed, Refused, frame


class BrokenFrames(Attack):
    """What RFC 6455 forbids ends the line; nothing of it is taken for a message."""

    PING = json.dumps({"type": "ping", "id": "evil"}).encode()

    def assert_ended(self, line, codes=(1002,)):
        code, heard = line.ending()
        self.assertNotIn("evil", "".join(map(str, heard)), "This was taken for a message.")
        self.assertIn(code, (*codes, None), f"The line should have been closed with {codes}.")

    def test_a_frame_without_a_mask(self):
        line = self.socket()
        line.send_frame(TEXT, self.PING, masked=False)
        self.assert_ended(line)

    def test_reserved_bits(self):
        for bits in (1, 2, 4, 7):
            with self.subTest(bits=bits):
                line = self.socket()
                line.send_frame(TEXT, self.PING, reserved=bits)
                self.assert_ended(line)

    def test_reserved_opcodes(self):
        for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
            with self.subTest(opcode=opcode):
                line = self.socket()
                line.send_frame(opcode, self.PING)
                self.assert_ended(line)

    def test_control_frames_in_pieces_or_too_long(self):
        for opcode in (PING, 10, CLOSE):
            with self.subTest(opcode=opcode):
                line = self.socket()
                line.send_frame(opcode, b"x", fin=False)
                line.send_frame(TEXT, self.PING)
                self.assert_ended(line)
                line = self.socket()
                line.send_frame(opcode, b"\x03\xe8" + b"x" * 200)
                self.assert_ended(line)

    def test_pieces_in_the_wrong_order(self):
        line = self.socket()
        line.send_frame(CONTINUATION, self.PING)
        self.assert_ended(line)
        line = self.socket()
        line.send_frame(TEXT, self.PING[:5], fin=False)
        line.send_frame(TEXT, self.PING)
        self.assert_ended(line)

    def test_lengths_that_are_written_too_long_or_negative(self):
        for head in (b"\x81\xfe\x00\x05", b"\x81\xff\x00\x00\x00\x00\x00\x00\x00\x05",
                     b"\x81\xff" + b"\xff" * 8):
            with self.subTest(head=head):
                line = self.socket()
                line.send_raw(head + b"\0\0\0\0" + b"x" * 5)
                self.assert_ended(line, (1002, 1009))

    def test_text_that_is_no_text(self):
        for bad in (b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xc0\xaf",
                    b'{"type":"ping\xc3'):
            with self.subTest(bytes=bad):
                line = self.socket()
                line.send_frame(TEXT, bad)
                self.assert_ended(line, (1007,))

    def test_close_frames_that_make_no_sense(self):
        for payload in (b"x", struct.pack("!H", 999), struct.pack("!H", 1005), struct.pack("!H", 1006),
                        struct.pack("!H", 1000) + b"\xff\xff"):
            with self.subTest(payload=payload):
                line = self.socket()
                line.closing = True
                line.send_frame(CLOSE, payload)
                self.assert_ended(line, (1002, 1007))

    def test_bytes_instead_of_text(self):
        line = self.line()
        line.socket.send_frame(BINARY, self.PING)
        try:
            self.assertIn(line.next()["code"], NONSENSE)
        except Closed as closed:
            self.assertIn(closed.code, (1003, 1008))

    def test_a_polite_end_is_answered(self):
        line = self.socket()
        self.assertEqual(line.goodbye(1000), 1000)
        line = self.socket()
        line.send_frame(PING, b"hello")
        line.send_frame(TEXT, self.PING[:10], fin=False)
        line.send_frame(PING, b"between the pieces")
        line.send_frame(CONTINUATION, b"", fin=False)
        line.send_frame(CONTINUATION, self.PING[10:])
        self.assertEqual(json.loads(line.receive())["id"], "evil", "A message in pieces is a message.")
        self.assertEqual(line.pongs, [b"hello", b"between the pieces"],
                         "Every ping should be answered in order.")

    def test_handshakes_that_are_none(self):
        for wrong in ({"Sec-WebSocket-Key": None}, {"Sec-WebSocket-Version": "12"},
                      {"Sec-WebSocket-Version": None}, {"Upgrade": "h2c"}, {"Connection": "close"}, {"Host": None}):
            with self.subTest(header=wrong):
                try:
                    line = self.socket(headers=wrong)
                except (Refused, Closed, TimeoutError) as refused:
                    if isinstance(refused, Refused):
                        self.assertIn(refused.answer.status, range(400, 500))
                else:
                    self.assertEqual(wrong, {"Host": None}, f"A socket was given in spite of {wrong}.")
                    line.close()
        with self.assertRaises(Refused):
            self.socket(path="/api/me")


class TooLong(Attack):
    """Frames and pieces without end."""

    def test_a_message_has_at_most_8192_bytes(self):
        line = self.line()
        text = '{"type": "ping", "id": "long"'
        line.socket.send(text + " " * (8192 - len(text) - 1) + "}")
        self.assertEqual(line.next()["type"], "pong", "8192 bytes should be allowed.")
        line.socket.send(text + " " * (8193 - len(text) - 1) + "}")
        with self.assertRaises(Closed) as closed:
            line.next()
        self.assertEqual(closed.exception.code, 1009, "A longer one should close the line.")

    def test_huge_frames_are_not_waited_for(self):
        for length in (1 << 20, 1 << 32, (1 << 63) - 1):
            with self.subTest(length=length):
                before = self.server.memory()
                line = self.socket()
                line.send_frame(TEXT, b"x" * 1000, length=length)
                code, _ = line.ending(5)
                self.assertIn(code, (1009, 1002) if length == 1 << 20 else (1009, 1002, None))
                self.assertLess(self.server.memory() - before, 50 * MEGABYTE,
                                "Nobody should make room for a promise.")

    def test_pieces_without_end(self):
        before = self.server.memory()
        for size in (1000, 1, 0):
            with self.subTest(size=size):
                line = self.socket()
                piece = frame(CONTINUATION, b"x" * size, fin=False) * 200
                with contextlib.suppress(Closed, TimeoutError):
                    line.send_frame(TEXT, b"x" * size, fin=False)
                    for _ in range(200 if size else 50):
                        line.send_raw(piece)
                if size:
                    code, _ = line.ending(5)
                    self.assertIn(code, (1009, 1008, 1002, None), "Endless pieces should end the line.")
                line.close()
        self.assertLess(self.server.memory() - before, patience(50) * MEGABYTE,
                        "Pieces should not be kept without end.")

    def test_a_flood_of_pings_of_the_socket(self):
        before, line = self.server.memory(), self.socket()
        with contextlib.suppress(Closed, TimeoutError):
            burst = frame(PING, b"x" * 125) * 500
            for _ in range(100):
                line.raw.settimeout(0.2)
                line.raw.sendall(burst)
        self.assertLess(self.server.memory() - before, patience(60) * MEGABYTE,
                        "Pongs that nobody reads should not pile up.")


class BadRequests(Attack):
    """HTTP as it should not be."""

    GOOD = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"

    def count(self, got):
        return got.count(b"HTTP/1.1 ") + got.count(b"HTTP/1.0 ")

    def test_nothing_but_the_assets_is_given_out(self):
        for path in ("/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                     "//etc/passwd", "/assets/../../../../etc/passwd", "/assets/..%5c..%5cetc/passwd",
                     "/./etc/passwd", "/%00/etc/passwd", "/etc/passwd%00.html",
                     "/assets/%2e%2e%2f%2e%2e%2fetc/passwd", "/proc/self/environ", "/data/fondaco.sqlite",
                     "/../data/fondaco.sqlite", "/....//....//etc/passwd", "file:///etc/passwd",
                     "http://127.0.0.1/../../etc/passwd", "*", "/t/../../etc/passwd", "/api/../../etc/passwd",
                     "/api/people/..%2f..%2fetc%2fpasswd", "/api/tables/..%2f..%2fetc%2fpasswd",
                     "/api/tables/%", "/api/tables/%zz", "/api/tables/" + "x" * 5000, "/api/people/%ff%fe"):
            with self.subTest(path=path[:60]):
                request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                got, _ = self.replies(self.raw(request.encode()))
                self.assertNotIn(b"root:", got)
                self.assertNotIn(b"SQLite format", got)
                self.assertRegex(got, rb"^(HTTP/1\.[01] 4|$)", "This should have been refused.")

    def test_requests_that_two_readers_could_understand_differently(self):
        smuggled = b"GET /api/info HTTP/1.1\r\nHost: x\r\n\r\n"
        body = b"0\r\n\r\n" + smuggled
        heads = [
            b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n" % len(body),
            b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n" % len(body),
            b"Content-Length: %d\r\nContent-Length: 0\r\n" % len(body),
            b"Content-Length: 0\r\nContent-Length: %d\r\n" % len(body),
            b"Content-Length: 0, %d\r\n" % len(body),
            b"Content-Length: +%d\r\n" % len(body),
            b"Content-Length: -1\r\n",
            b"Content-Length: 0x10\r\n",
            b"Content-Length: 99999999999999999999999\r\n",
            b"Content-Length : 0\r\n",
            b"Transfer-Encoding : chunked\r\n",
            b"Content-Length: %d\r\nTransfer-Encoding:\x0bchunked\r\n" % len(body),
            b"Content-Length: %d\r\nTransfer-Encoding: xchunked\r\n" % len(body),
        ]
        for head in heads:
            with self.subTest(head=head):
                raw = self.raw(b"POST /api/logout HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n" + body)
                got, _ = self.replies(raw, 1.5)
                self.assertNotIn(b'"open_tables"', got, "What was hidden in the body should not be answered.")
                self.assertLessEqual(self.count(got), 1, "One request, one answer.")
                self.assertNotRegex(got, rb"^HTTP/1\.1 5")

    def test_requests_that_are_none(self):
        requests = [b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n",
                    b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\nHost: x\n\n", b"\x00" * 100,
                    b"GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n",
                    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n", b"G" * 100_000,
                    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n",
                    b"POST /api/guest HTTP/1.1\r\nHost: x\r\n"
                    b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nx", b"SSH-2.0-OpenSSH_9.2\r\n"]
        for data, (got, _) in zip(requests, self.all_replies([self.raw(data) for data in requests], 1.5)):
            with self.subTest(data=data[:40]):
                self.assertNotRegex(got, rb"^HTTP/1\.1 5", "This is the client's fault.")

    def test_bodies_and_headers_that_are_too_large(self):
        before = self.server.memory()
        promise = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000000\r\n\r\n" + b"x" * 100_000
        headers = [b"GET /health HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n\r\n"
                   for head in (b"X: " + b"x" * 200_000, b"".join(b"X%d: y\r\n" % n for n in range(20_000)) + b"Y: y")]
        address = b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
        body, *heads = self.all_replies([self.raw(data) for data in (promise, *headers, address)])
        self.assertRegex(body[0], rb"^(HTTP/1\.1 413|$)", "A body that large should not be waited for.")
        for got, _ in heads:
            self.assertRegex(got, rb"^(HTTP/1\.1 4|$)", "Headers or an address that large should be refused.")
        answer = self.http().post("/api/guest", b'{"name": "' + b"x" * 200_000 + b'"}')
        self.assertEqual((answer.status, answer.code), (413, "too_large"))
        raw = self.raw(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        with contextlib.suppress(OSError):
            for _ in range(300):
                raw.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
        self.assertLess(self.server.memory() - before, patience(60) * MEGABYTE, "Nothing of that should be kept.")

    def test_requests_one_behind_the_other_are_answered_in_order(self):
        paths = [b"/health", b"/api/info", b"/api/nothing", b"/health"]
        last = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        first = b"".join(b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path for path in paths)
        got, closed = self.replies(self.raw(first + last))
        self.assertTrue(closed, "The last request asked for the end of the line.")
        self.assertEqual(self.count(got), 5)
        marks = [b'"ok"', b'"open_tables"', b'"not_found"', b'"games":[{']
        places = [got.find(mark) for mark in marks]
        self.assertNotIn(-1, places)
        self.assertEqual(places, sorted(places))

    def test_a_thousand_requests_without_reading_an_answer(self):
        before, raw = self.server.memory(), self.raw()
        raw.settimeout(patience(2))
        with contextlib.suppress(OSError):
            for _ in range(200):
                raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        self.assertLess(self.server.memory() - before, patience(60) * MEGABYTE,
                        "Answers that nobody reads should not pile up.")

    def test_half_a_line(self):
        for data in (b"", b"GET /health HTTP/1.1\r\n",
                     b"POST /api/guest HTTP/1.1\r\nContent-Length: 50\r\n\r\n{"):
            raw = self.raw(data)
            raw.shutdown(socket.SHUT_WR)
            _, closed = self.replies(raw, 5)
            self.assertTrue(closed, "Who says no more is not waited for.")
        got, _ = self.replies(self.raw(self.GOOD[:-2] + b"Connection: close\r\n\r\n"))
        self.assertTrue(got.startswith(b"HTTP/1.1 200"))
        line = self.line()
        line.join(self.honest.table)
        line.socket.raw.shutdown(socket.SHUT_WR)
        self.honest.move()
        line = self.line()
        line.join(self.honest.table)
        line.socket.break_off()
        self.honest.lines[0].wait(lambda m: m["type"] == "presence" and m["watching"] == 0, 10,
                                  "the news that nobody watches any more")


if __name__ == "__main__":
    run()
