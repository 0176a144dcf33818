"""Moves beside a room of Colyseus and one of socket.io: python -m benchmarks.server.beside_rooms [--quick]

The same Quoridor and the same load as in `benchmarks.server`. The peers keep everything in memory and lose it with
their process; a move here is acknowledged after its transaction is committed. Their Quoridor does not search for ways,
and Colyseus sends changes at once instead of twenty times a second. They come by turns.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from benchmarks.server.measure import HERE, Span, postgres, spans_of_ours, spans_of_peer

PEERS = {"socket.io 4.8": "socketio", "Colyseus 0.18": "colyseus"}
DURABLE = ("majlis, SQLite", "majlis, PostgreSQL")


def all_spans(sizes: list[int], seconds: float) -> Iterator[Span]:
    yield from spans_of_ours(DURABLE[0], None, sizes, seconds)
    for name, kind in PEERS.items():
        yield from spans_of_peer(name, HERE / "rooms", kind, [f"{kind}.cjs"], sizes, seconds)
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
