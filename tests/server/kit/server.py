"""A server of one's own. It listens at 127.0.0.1 and ends with the test, also when that is killed."""

import ctypes
import os
import pathlib
import re
import resource
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from kit.environment import patience, program

LIBC = ctypes.CDLL(None)


class Server:
    """`fondaco serve` on data and at a port of its own, which it keeps when it is started again. Start it from the
    main thread: it ends with the one that did."""

    def __init__(self, *options, limits=()):
        self.options = list(options)
        self.limits = list(limits)          # (resource, soft limit), in force from the start
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fondaco-test-"))
        self.data = self.folder / "data"
        self.log_path = self.folder / "log"
        self.process = self.address = None
        # Bound, but not listening: nobody else is given the port, and the server can still listen there.
        self.holder = socket.socket()
        self.holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.holder.bind(("127.0.0.1", 0))
        self.port = self.holder.getsockname()[1]

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.close()

    def _before(self):
        """In the new process: it dies with us, and a file that may not grow is an error, not a death."""
        LIBC.prctl(1, signal.SIGKILL)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        for what, soft in self.limits:
            resource.setrlimit(what, (soft, resource.getrlimit(what)[1]))

    def start(self):
        command = [program(), "serve", "--bind", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(command + self.options, cwd=self.folder, stdin=subprocess.DEVNULL,
                                            stdout=subprocess.PIPE, stderr=log, preexec_fn=self._before)
        line = self._first_line(patience(20))
        if not re.fullmatch(rf"https?://127\.0\.0\.1:{self.port}\n", line):
            self.kill()
            raise AssertionError(f"The server should say where it listens, but said {line!r}.\n{self.log()}")
        self.address = line.strip()
        return self

    def _first_line(self, seconds):
        deadline, line = time.monotonic() + seconds, b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))
            byte = os.read(self.process.stdout.fileno(), 1) if ready else b""
            if not byte:
                break
            line += byte
        return line.decode(errors="replace")

    def running(self):
        return self.process is not None and self.process.poll() is None

    def stop(self):
        """Asks it to end; gives its exit status, None if it did not end in time."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(patience(10))
        except subprocess.TimeoutExpired:
            return None

    def kill(self):
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()

    def close(self):
        """Ends it and removes its data. A sanitizer's complaint in its log is a failure."""
        if self.running():
            self.stop()
        self.kill()
        self.holder.close()
        log = self.log()
        shutil.rmtree(self.folder, ignore_errors=True)
        found = re.search(r"(ERROR: \w+Sanitizer|WARNING: ThreadSanitizer|runtime error:|LeakSanitizer)", log)
        if found:
            complaint = log[found.start():found.start() + 8000]
            raise AssertionError(f"A sanitizer complained about the server:\n{complaint}")

    def log(self):
        return self.log_path.read_text(errors="replace") if self.log_path.exists() else ""

    def memory(self):
        """Bytes that it holds in memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024
