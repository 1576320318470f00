#!/usr/bin/env python3
"""A server as an operator runs it: with TLS, behind a proxy, alone on its folder; and what its neighbours on
the same machine may read.
"""

import contextlib
import http.client
import json
import os
import socket
import ssl
import stat
import subprocess
import tempfile
import time
import unittest

from kit.environment import eventually, fresh_address, patience, program, run
from kit.http import Http
from kit.line import Line
from kit.people import Person, seat_all
from kit.server import Server
from kit.websocket import Refused, Socket


class Behind(unittest.TestCase):
    """A proxy hands on what it was sent, and puts the address of who sent it last."""

    def setUp(self):
        self.server = Server("--behind-proxy", "--per-address", "3").start()
        self.addCleanup(self.server.close)

    def login(self, name, *forwarded):
        """A try from there; gives the status. Without a name there is no password to check, but it counts as a try."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=patience(15))
        with contextlib.closing(connection):
            body = json.dumps({"password": "not the one"} | ({"name": name} if name else {}))
            connection.putrequest("POST", "/api/login")
            for line in forwarded:
                connection.putheader("X-Forwarded-For", line)
            connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body.encode())
            return connection.getresponse().status

    def tries(self, *forwarded, count=16, name=None):
        """So many tries, each with its number, or as many until there were too many."""
        statuses = []
        while len(statuses) < count and 429 not in statuses:
            statuses.append(self.login(name, *(text.format(len(statuses)) for text in forwarded)))
        self.assertLessEqual(set(statuses), {403 if name else 400, 429})
        return statuses

    def test_what_a_client_says_of_its_address_is_not_believed(self):
        self.assertIn(429, self.tries("10.0.0.{}, 198.51.100.1"), "The last word is the proxy's.")
        self.assertIn(429, self.tries("10.0.0.{}", "198.51.100.2"), "The last line is the proxy's.")
        self.assertIn(429, self.tries("nonsense {}"), "Without an address it is the proxy itself that comes.")

    def test_each_address_has_its_own_limits_and_ipv6_by_networks(self):
        self.assertNotIn(429, self.tries("198.51.100.{}"), "Everybody comes once.")
        self.assertIn(429, self.tries("2001:db8:1:1::{}"), "These all belong to one household.")
        self.assertNotIn(429, self.tries("2001:db8:2:{}::1", count=3))

    def test_an_account_is_not_tried_without_end_from_everywhere(self):
        statuses = self.tries("203.0.113.{}", count=30, name="Nobody")
        self.assertEqual(statuses[:10], [403] * 10)
        self.assertIn(429, statuses, "Wherever the guesses come from, there are too many for one name.")

    def test_lines_are_counted_by_who_comes(self):
        def line(address):
            return Socket(self.server.port, headers={"X-Forwarded-For": address})

        lines = [line("198.51.100.7") for _ in range(3)]
        with self.assertRaises(Refused) as refused:
            line("198.51.100.7")
        self.assertEqual(refused.exception.answer.status, 429)
        line("198.51.100.8").close()
        lines.pop().close()
        self.assertTrue(eventually(lambda: self.opens(line, "198.51.100.7")), "Who has gone makes room.")
        for one in lines:
            one.close()

    def opens(self, line, address):
        with contextlib.suppress(Refused):
            line(address).close()
            return True
        return False


class Tls(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.certificate, cls.key = (os.path.join(cls.folder.name, name) for name in ("cert.pem", "key.pem"))
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-keyout", cls.key, "-out", cls.certificate, "-days", "2", "-subj", "/CN=localhost",
                        "-addext", "subjectAltName=IP:127.0.0.1"], check=True, capture_output=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.server = Server("--tls", f"{self.certificate},{self.key}").start()
        self.addCleanup(self.server.close)
        self.assertRegex(self.server.address, r"^https://127\.0\.0\.1:\d+$")
        self.context = ssl.create_default_context(cafile=self.certificate)

    def test_the_page_the_api_and_the_socket_come_by_tls(self):
        connection = http.client.HTTPSConnection("127.0.0.1", self.server.port, timeout=patience(15),
                                                 context=self.context)
        with contextlib.closing(connection):
            connection.request("POST", "/api/guest", json.dumps({"name": "Anna"}))
            answer = connection.getresponse()
            answer.read()
            self.assertEqual(answer.status, 200)
            self.assertIn("; Secure", answer.headers["Set-Cookie"], "The cookie is for secure lines only.")
        raw = self.context.wrap_socket(socket.create_connection(("127.0.0.1", self.server.port), patience(10)),
                                       server_hostname="127.0.0.1")
        with contextlib.closing(raw):
            raw.sendall(b"GET /play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
            self.assertIn(b"101", raw.recv(4096).split(b"\r\n")[0])
            payload = b'{"type":"ping","id":"p"}'
            raw.sendall(bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
            self.assertIn(b'"pong"', raw.recv(4096))

    def test_who_never_finishes_the_handshake_does_not_hold_up_the_end(self):
        silent = socket.create_connection(("127.0.0.1", self.server.port), patience(10))
        self.addCleanup(silent.close)
        time.sleep(0.2)
        start = time.monotonic()
        self.assertEqual(self.server.stop(), 0)
        self.assertLess(time.monotonic() - start, patience(2.5))


class Folder(unittest.TestCase):
    def test_it_belongs_to_one_server(self):
        with Server() as first:
            second = subprocess.run([program(), "serve", "--port", "0", "--data", str(first.data)], text=True,
                                    capture_output=True, timeout=patience(20))
            self.assertEqual((second.returncode, second.stdout), (2, ""))
            self.assertIn("another server already keeps its tables in", second.stderr)
            first.kill()
            first.start()  # however it ended, the folder is free

    def test_nobody_else_reads_it(self):
        with Server() as server:
            people = [Person(server, "Anna"), Person(server, "Boris")]
            with Line(server, people[0]) as line:
                line.join(seat_all("calimala", people))
            for path in [server.data, *server.data.iterdir()]:
                self.assertEqual(stat.S_IMODE(path.stat().st_mode) & 0o077, 0, f"Others may touch {path.name}.")


class Crowds(unittest.TestCase):
    def test_presence_is_told_when_it_changes_and_not_for_each_who_comes(self):
        with Server() as server:
            people = [Person(server, "Anna"), Person(server, "Boris")]
            table = seat_all("tuscany", people)
            with Line(server, people[0]) as anna:
                anna.join(table)
                crowd = [Line(server, source=fresh_address()) for _ in range(10)]
                for _ in range(4):
                    for line in crowd:
                        line.join(table)
                seen = anna.wait(lambda m: m["type"] == "presence" and m["watching"] == 10)
                self.assertEqual(seen["seats"], [True, False])
                time.sleep(0.5)
                anna.ask("ping")
                told = sum(message["type"] == "presence" for message in anna.heard)
                self.assertLess(told, 10, "Who joins again and again should not be heard of each time.")
                for line in crowd:
                    line.close()

    def test_large_bodies_are_for_where_they_belong(self):
        with Server() as server:
            before = server.memory()
            raws = []
            for _ in range(40):
                raw = socket.create_connection(("127.0.0.1", server.port), patience(10))
                raws.append(raw)
                raw.sendall(b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 2500000\r\n\r\n")
                with contextlib.suppress(OSError):
                    raw.sendall(b"x" * 2_000_000)
            self.assertLess(server.memory() - before, patience(40) << 20, "What is refused should not be kept.")
            for raw in raws:
                raw.close()
            anna = Http(server)
            self.assertEqual(anna.request("HEAD", "/health").status, 200)


if __name__ == "__main__":
    run()
