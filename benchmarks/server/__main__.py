"""How much the server carries, beside boardgame.io's server: python -m benchmarks.server [--quick]

boardgame.io 0.50 is compared by its two storages: its own `FlatFile`, which does not wait for the disk, with our
SQLite, and PostgreSQL (by `bgio-postgres`) with ours; we acknowledge a move after its transaction is committed in both.
The peer plays Quoridor without searching for ways, so its rules cost next to nothing. koa is pinned there because
boardgame.io's routes stay unknown to newer ones. How it is measured: `measure.py`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from rich.console import Console
from rich.table import Table

from benchmarks.server.measure import (
    HERE,
    Span,
    memory,
    ours,
    postgres,
    serving,
    spans_of_ours,
    spans_of_peer,
    warm_up,
)

PACE = 10.0
"""Seconds between two acts at a table of people."""


def spans_of_boardgame(name: str, storage: list[str], sizes: list[int], seconds: float) -> Iterator[Span]:
    server = ["server.cjs", *storage]
    yield from spans_of_peer(f"boardgame.io, {name}", HERE / "peer", "boardgame", server, sizes, seconds)


def peers_storage(address: str) -> list[str]:
    """How the peer is told of the PostgreSQL at an address."""
    parts = urlsplit(address)
    return ["postgres", parse_qs(parts.query)["host"][0], parts.path.strip("/"), parts.username or "postgres"]


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
    with tempfile.TemporaryDirectory() as folder:
        yield from spans_of_boardgame("files", ["flatfile", str(Path(folder) / "store")], sizes, seconds)
    yield from spans_of_ours("majlis, SQLite", None, sizes, seconds, PACE)
    with postgres() as address:
        yield from spans_of_boardgame("PostgreSQL", peers_storage(address), sizes, seconds)
    with postgres() as address:
        yield from spans_of_ours("majlis, PostgreSQL", address, sizes, seconds, PACE)


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
