"""How batches scale: random play with full legal lists in every game, on one thread and on two, turn and turn about.

The ratio of the best of several short runs is printed; on a machine whose cores are busy it says little.
"""

import time

from rich.console import Console
from rich.table import Table

import majlis

MATCHES, PLIES, RUNS = 512, 100, 7


def rate(batch: majlis.Batch) -> float:
    """Actions a second of one run."""
    begin = time.perf_counter()
    batch.play_random(PLIES)
    return MATCHES * PLIES / (time.perf_counter() - begin)


def main() -> None:
    table = Table("game", "1 thread, actions/s", "2 threads, actions/s", "ratio", title="Batches")
    for key in majlis.games():
        game = majlis.game(key)
        one, two = (majlis.Batch(game, MATCHES, seed=1, threads=threads) for threads in (1, 2))
        for batch in (one, two):
            batch.play_random(PLIES)
        rates = [(rate(one), rate(two)) for _ in range(RUNS)]
        single, double = max(first for first, _ in rates), max(second for _, second in rates)
        table.add_row(key, f"{single:,.0f}", f"{double:,.0f}", f"{double / single:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
