"""What it costs that players of one table are at two servers: python -m benchmarks.server.cluster [--quick]

Quoridor on PostgreSQL as in `benchmarks.server`, by turns: one server; one with NATS; two that tell each other by
PostgreSQL; and two and four with NATS, where a table lives at one of them and its second player is at another.
Seconds of processor time are those of all servers together (NATS beside them, PostgreSQL not counted). All of them
share one core.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
from rich.console import Console
from rich.table import Table

from benchmarks.server.measure import LOAD_CORE, our_load, ours, pinned, postgres, processor_time, serving, warm_up
from tests.server.faults import Nats

SECRET = {"MAJLIS_SECRET": "the servers of this benchmark know the same guests"}


class Setup(NamedTuple):
    """Servers that are compared."""

    name: str
    servers: int
    has_nats: bool


SETUPS = (
    Setup("one server", 1, False),
    Setup("one server, NATS", 1, True),
    Setup("two servers, PostgreSQL between them", 2, False),
    Setup("two servers, NATS between them", 2, True),
    Setup("four servers, NATS between them", 4, True),
)


class Cost(NamedTuple):
    """What was measured of one set-up in one span."""

    moves: float
    """A second."""
    micros: float
    """Of the servers' processor time, a move."""
    nats_micros: float
    ack: tuple[float, float]
    """Milliseconds: half of all, 99 of 100."""
    bytes: float
    """Sent by NATS, a move."""


def sent(ports: list[int]) -> float:
    """Bytes that the servers have sent by NATS."""
    texts = [httpx.get(f"http://127.0.0.1:{port}/metrics").text for port in ports]
    return sum(
        float(found[1]) for text in texts for found in re.finditer(r'majlis_bus_bytes_total\{way="out"\} (\S+)', text)
    )


@contextlib.contextmanager
def opened(setup: Setup, database: str) -> Iterator[tuple[list[int], list[int], int | None]]:
    """The ports and processes of the servers, and the process of NATS."""
    with contextlib.ExitStack() as stack:
        nats = stack.enter_context(Nats()) if setup.has_nats else None
        ports, processes = [], []
        for _ in range(setup.servers):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            command, environment = ours(folder, database)
            command += ["--nats", nats.address] if nats is not None else []
            port, process = stack.enter_context(serving(command, folder, {**environment, **SECRET}))
            warm_up(port, process)
            ports.append(port)
            processes.append(process)
        yield ports, processes, None if nats is None else nats.pid


def measured(setup: Setup, database: str, tables: int, seconds: float) -> Cost:
    with opened(setup, database) as (ports, processes, nats):
        load = [*our_load(ports[0], tables, seconds), "--others", *map(str, ports[1:])]
        running = subprocess.Popen(pinned(LOAD_CORE, load), stdout=subprocess.PIPE, text=True)
        assert running.stdout is not None

        def spent() -> tuple[float, float, float]:
            return sum(map(processor_time, processes)), processor_time(nats) if nats else 0.0, sent(ports)

        before = spent()
        for line in running.stdout:
            if line.startswith("begin"):
                before = spent()
            elif line.startswith("end "):
                after = spent()
                facts = json.loads(line[4:])
                running.wait(30)
                servers, broker, bytes_sent = (now - then for now, then in zip(after, before, strict=True))
                moves = max(facts["moves"], 1)
                micros = (1e6 * servers / moves, 1e6 * broker / moves)
                return Cost(moves / seconds, *micros, tuple(facts["ack"]), bytes_sent / moves)
    raise RuntimeError(f"the load of {setup.name} ended before it was measured")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one short span each, few tables")
    asked = parser.parse_args()
    tables, seconds, rounds = (20, 3.0, 1) if asked.quick else (100, 8.0, 3)
    costs: dict[Setup, list[Cost]] = {setup: [] for setup in SETUPS}
    for _ in range(rounds):
        for setup in SETUPS:
            with postgres() as database:
                costs[setup].append(measured(setup, database, tables, seconds))
            print(f"{setup.name}: {costs[setup][-1].micros:,.0f} microseconds a move", file=sys.stderr, flush=True)
    shown = Table("set-up", "moves/s", "µs a move", "least", "NATS", "of one", "ack p50", "p99 (ms)", "bytes a move")
    one = statistics.median(cost.micros for cost in costs[SETUPS[0]])
    for setup, found in costs.items():
        middle = sorted(found, key=lambda cost: cost.micros)[len(found) // 2]
        least = min(cost.micros for cost in found)
        cells = [f"{middle.moves:,.0f}", f"{middle.micros:,.0f}", f"{least:,.0f}", f"{middle.nats_micros:,.0f}"]
        cells += [f"{middle.micros / one:.2f}x", *(f"{value:.1f}" for value in middle.ack), f"{middle.bytes:,.0f}"]
        shown.add_row(setup.name, *cells)
    Console(width=130).print(shown)


if __name__ == "__main__":
    main()
