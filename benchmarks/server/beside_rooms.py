"""Moves beside a room of Colyseus and one of socket.io: python -m benchmarks.server.beside_rooms [--quick]

The same Quoridor and the same load as in `benchmarks.server`: two players a table, each acting as soon as they see the
other's act. The peers keep everything in memory and lose it with their process; a move here is acknowledged after its
transaction is committed. Their Quoridor does not search for ways, and Colyseus sends changes at once instead of twenty
times a second. They are installed by npm from `rooms/package-lock.json`. Each server has one core, the load the other,
and they come by turns.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.server.__main__ import HERE, Span, measured, our_load, ours, postgres, serving, settle, warm_up
from hatch_build import node_in_wheel, node_on_path

ROOMS = HERE / "rooms"
PEERS = {"socket.io 4.8": "socketio", "Colyseus 0.18": "colyseus"}
DURABLE = ("majlis, SQLite", "majlis, PostgreSQL")


def rooms_node() -> str:
    """Node, with the rooms installed by its npm; Colyseus wants a newer one than some systems have."""
    command = node_in_wheel() or node_on_path()
    if command is None:
        raise SystemExit("The peers need Node: `python dev.py setup` installs one.")
    if not (ROOMS / "node_modules").exists():
        path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        subprocess.run([*command, "ci"], cwd=ROOMS, check=True, env={**os.environ, "PATH": path})
    return str(Path(command[0]).parent / "node")


def spans_of_room(name: str, sizes: list[int], seconds: float) -> Iterator[Span]:
    node = rooms_node()
    with tempfile.TemporaryDirectory() as folder:
        kind = PEERS[name]
        with serving([node, str(ROOMS / f"{kind}.cjs")], Path(folder), {}) as (port, process):
            for tables in sizes:
                load = [node, str(ROOMS / "load.cjs"), kind, str(port), str(tables), str(seconds)]
                yield measured(name, load, tables, process)
                settle(process)


def spans_of_ours(name: str, database: str | None, sizes: list[int], seconds: float) -> Iterator[Span]:
    with tempfile.TemporaryDirectory() as folder:
        command, environment = ours(Path(folder), database)
        with serving(command, Path(folder), environment) as (port, process):
            warm_up(port, process)
            for tables in sizes:
                yield measured(name, our_load(port, tables, seconds), tables, process)
                settle(process)


def all_spans(sizes: list[int], seconds: float) -> Iterator[Span]:
    yield from spans_of_ours(DURABLE[0], None, sizes, seconds)
    for name in PEERS:
        yield from spans_of_room(name, sizes, seconds)
    with postgres() as address:
        yield from spans_of_ours(DURABLE[1], address, sizes, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="one short round, few tables")
    asked = parser.parse_args()
    sizes, seconds, rounds = ([20], 4.0, 1) if asked.quick else ([1, 100, 1000], 8.0, 3)
    spans: dict[tuple[str, int], list[Span]] = {}
    for _ in range(rounds):
        for span in all_spans(sizes, seconds):
            spans.setdefault((span.who, span.tables), []).append(span)
            print(f"{span.who}, {span.tables} tables: {span.per_core:,.0f} moves per core and second", flush=True)
    middle = {key: statistics.median(each.per_core for each in found) for key, found in spans.items()}
    shown = Table(
        "server", "tables", "moves a core and second", *(f"of {name}" for name in PEERS), "ack p50", "p99 (ms)"
    )
    for (who, tables), found in spans.items():
        ratios = [f"{middle[who, tables] / middle[name, tables]:.2f}x" for name in PEERS]
        acks = [f"{value:.1f}" if value is not None else "-" for value in found[0].facts["ack"]]
        shown.add_row(who, f"{tables:,}", f"{middle[who, tables]:,.0f}", *ratios, *acks)
    Console(width=130).print(shown)


if __name__ == "__main__":
    main()
