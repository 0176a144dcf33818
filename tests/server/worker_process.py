"""A real worker in a process of its own, that can be killed like one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any

from tests.server.running import ROOT, SRC

PATIENCE = 300
"""Seconds to wait for it, which no busy machine needs."""


class WorkerProcess:
    """`majlis worker`; a context that ends it."""

    def __init__(self, folder: Path, nats: str, *options: str, source: Path = SRC, **settings: str) -> None:
        folder.mkdir(exist_ok=True)
        self.log = folder / "worker.log"
        command = [sys.executable, "-m", "majlis", "worker", "--nats", nats, *options]
        environment = {**os.environ, "MAJLIS_LOG_FORMAT": "json", **settings}
        environment["PYTHONPATH"] = os.pathsep.join((str(source), str(ROOT)))
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def __enter__(self) -> WorkerProcess:
        return self

    def __exit__(self, *what: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def said(self, event: str) -> list[dict[str, Any]]:
        """What it wrote down of one kind."""
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [found for line in lines if (found := json.loads(line))["event"] == event]

    def ready(self, games: Collection[str]) -> WorkerProcess:
        """Wait until it thinks about these games."""
        return self.until("worker ready", lambda: {each["game"] for each in self.said("worker ready")} >= set(games))

    def until(self, what: str, is_so: Any) -> WorkerProcess:
        ends = time.monotonic() + PATIENCE
        while not is_so():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < ends, f"{what}: {self.log.read_text()}"
            time.sleep(0.05)
        return self

    @property
    def name(self) -> str:
        [opened] = self.said("worker open")
        return str(opened["worker"])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """Its connection stays open, and nothing comes on it."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def terminate(self) -> None:
        """Ask it to end."""
        self.process.terminate()
