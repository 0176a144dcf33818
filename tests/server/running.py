"""A real server in a process of its own, that can be killed like one."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
QUICK = {
    "MAJLIS_REQUESTS_A_MINUTE": "100000",
    "MAJLIS_TABLES_AN_HOUR": "100000",
    "MAJLIS_TABLES_AN_HOUR_ADDRESS": "100000",
    "MAJLIS_MESSAGES_A_SECOND": "100000",
    "MAJLIS_MESSAGES_A_SECOND_ADDRESS": "100000",
    "MAJLIS_CONNECTIONS": "1000",
    "MAJLIS_CONNECTIONS_ADDRESS": "10000",
    "MAJLIS_WINDOW_SECONDS": "asking=0.2, last_card=0.1, choosing=0.5",
    "MAJLIS_BOT_PACE": "0",
    "MAJLIS_LOG_FORMAT": "json",
}
"""Everybody comes from one address, nobody waits for show."""


class Running:
    """`majlis serve` on a port of its own choice; a context that ends it."""

    program = "majlis"

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.database = database
        self.settings = settings
        self.process: subprocess.Popen[str] | None = None
        self.base = ""
        self.files: int | None = None
        """How many files it may have open; None: as many as the machine lets it."""
        self.log = folder / "server.log"
        self._reader: threading.Thread | None = None

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(self, *what: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        command = [sys.executable, "-m", self.program, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
        command += ["--data-dir", str(self.folder)]
        command += ["--database", self.database] if self.database else []
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(SRC), str(ROOT))), **QUICK, **self.settings}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        if self.files is not None:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (self.files, self.files))
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("port "):
                self.base = f"http://127.0.0.1:{line.split()[1]}"
                # What else it prints is read away, or a full pipe would hold it up.
                self._reader = threading.Thread(target=self.process.stdout.read, daemon=True)
                self._reader.start()
                return
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """As a power cut would: no last word, nothing flushed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self._ended()

    def _ended(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(60)
        if self._reader is not None:
            self._reader.join()
        self.process.stdout.close()
        self.process = None


class Dealing(Running):
    """The same, where the cards and what bots do with them are the same at every run."""

    program = "tests.server.dealing"
