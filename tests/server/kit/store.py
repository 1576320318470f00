"""What a server keeps: its store, and the records of games."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile

from kit.environment import patience, program


def store_file(data):
    """The SQLite file among a server's data."""
    for path in sorted(data.iterdir()):
        if path.is_file():
            with open(path, "rb") as file:
                if file.read(16) == b"SQLite format 3\0":
                    return path
    raise AssertionError("The server keeps no SQLite file among its data.")


class StoredTables:
    """The logs as they stand in the store, read from a copy of its files: reading must change nothing."""

    def __init__(self, data):
        original = store_file(data)
        with tempfile.TemporaryDirectory(prefix="fondaco-copy-") as folder:
            for ending in ("", "-wal"):
                if os.path.exists(f"{original}{ending}"):
                    shutil.copy(f"{original}{ending}", f"{folder}/copy{ending}")
            with contextlib.closing(sqlite3.connect(f"{folder}/copy")) as base:
                base.row_factory = sqlite3.Row
                self.sound = base.execute("PRAGMA integrity_check").fetchone()[0]
                ids = {row["number"]: row["id"] for row in base.execute("SELECT number, id FROM tables")}
                self.logs = {table: [] for table in ids.values()}
                self.strays = 0
                for row in base.execute("SELECT * FROM entries ORDER BY number, seq"):
                    if row["number"] in ids:
                        self.logs[ids[row["number"]]].append(dict(row))
                    else:
                        self.strays += 1


def own_id(row):
    """The client's id of a stored entry: in the store a seat and a colon stand before it."""
    return row["id"].split(":", 1)[1] if row["id"] and ":" in row["id"] else row["id"]


def replayed(record):
    """Checks a record with `fondaco replay`; gives what it complains about, nothing if all is well."""
    with tempfile.NamedTemporaryFile("w", suffix=".fgn", encoding="utf-8") as file:
        file.write(record)
        file.flush()
        done = subprocess.run([program(), "replay", file.name], capture_output=True, text=True,
                              timeout=patience(20))
    return "" if done.returncode == 0 else (done.stderr or done.stdout or f"status {done.returncode}")
