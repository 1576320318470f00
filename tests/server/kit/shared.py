"""Tests that share one server."""

import json
import re
import unittest

from kit.environment import fresh_address
from kit.http import Http
from kit.server import Server


def check_metrics(text):
    """Raises an AssertionError unless this is in the format of Prometheus."""
    if not re.search(r"^# TYPE \w+ (counter|gauge|histogram)$", text, re.MULTILINE):
        raise AssertionError("The metrics should tell of what type they are.")
    for line in text.splitlines():
        if line and not line.startswith("#") and not re.match(r"[a-zA-Z_:][a-zA-Z0-9_:]*(\{.*\})? [-+0-9.eInfNa]+$", line):
            raise AssertionError(f"This is no metric: {line!r}")


class Shared(unittest.TestCase):
    """All tests of a file whose `options` are the same share one server. Whatever kills it fails, and the next test
    has a new one on the same data."""

    options = ()
    servers = {}
    secrets = set()     # that must never stand in a log

    @classmethod
    def setUpClass(cls):
        if cls.options not in cls.servers:
            cls.servers[cls.options] = Server(*cls.options).start()
            unittest.addModuleCleanup(Shared.end, cls.options)
        cls.server = cls.servers[cls.options]

    @staticmethod
    def end(options):
        server = Shared.servers.pop(options)
        if server.running():
            check_metrics(Http(server, source=fresh_address()).get("/metrics").body.decode())
        log = server.log()
        server.close()
        for line in log.splitlines():
            try:
                json.loads(line)
            except ValueError:
                raise AssertionError(f"Every line of the log should be JSON, but one is {line!r}.") from None
        for secret in Shared.secrets:
            if secret in log:
                raise AssertionError("A token, a password or an invitation stands in the log.")

    def setUp(self):
        self.address = fresh_address()
        if not self.server.running():
            self.server.start()
            self.begin_anew()
        self.addCleanup(self.assert_alive)

    def begin_anew(self):
        """Another test was the end of the server."""

    def assert_alive(self):
        self.assertTrue(self.server.running(), f"The server died.\n{self.server.log()[-2000:]}")
