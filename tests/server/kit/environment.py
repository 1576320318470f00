"""What the tests of the server run in: the program, the time they have, the addresses they come from.

FONDACO names the program to be tested. FONDACO_SLOW=1 gives everything more time, for builds with sanitizers.
"""

import faulthandler
import itertools
import os
import pathlib
import sys
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
GAMES = ["calimala", "millefiori", "serenissima", "tuscany"]
SLOW = 5 if os.environ.get("FONDACO_SLOW", "0") not in ("", "0") else 1
ADDRESSES = itertools.count()


def program():
    """The program to be tested."""
    path = os.environ.get("FONDACO", "")
    if not os.access(path, os.X_OK) or os.path.isdir(path):
        sys.exit("FONDACO must name the program to be tested, for example FONDACO=build/release/fondaco.")
    return os.path.abspath(path)


def patience(seconds):
    """So long, or longer where everything is slow."""
    return seconds * SLOW


def limit_time(seconds):
    """Ends the whole test, and with it every server that it started, if it takes longer."""
    faulthandler.dump_traceback_later(patience(seconds), exit=True)


def fresh_address():
    """An address of this machine that nobody has come from yet, so that no limit of the server is used up."""
    number = next(ADDRESSES)
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def eventually(condition, seconds=5, every=0.02):
    """The first true value of the condition, or its last one when the time is up."""
    deadline = time.monotonic() + patience(seconds)
    while True:
        value = condition()
        if value or time.monotonic() > deadline:
            return value
        time.sleep(every)


def run(seconds=240):
    """Runs the tests of the file that calls this, for at most so long."""
    program()
    limit_time(seconds)
    unittest.main(warnings="ignore")
