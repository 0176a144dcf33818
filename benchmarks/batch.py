"""How batches scale: random play with full legal lists in every game, on one thread and on two, turn and turn about.

Two ratios of one thread to two. By the clock: the best of several runs, which says little where the cores are busy with
other work. By processor time: what one thread took for all matches, to what the slower of two took for its half while
the other ran beside it, which is the ratio that two free cores would show; it is below two where halves are uneven or
where threads hinder each other. A run is long enough that waking a thread does not matter.
"""

import statistics
import threading
import time

from rich.console import Console
from rich.table import Table

import majlis

MATCHES, RUNS, SECONDS = 512, 7, 0.1


def by_clock(batch: majlis.Batch, plies: int) -> float:
    """The seconds of one run."""
    begin = time.perf_counter()
    batch.play_random(plies)
    return time.perf_counter() - begin


def by_processor(game: majlis.Game, plies: int, threads: int) -> float:
    """The processor time of the thread that took longest for its share of the matches, all beginning together."""
    together, taken = threading.Barrier(threads), [0.0] * threads
    shares = [majlis.Batch(game, MATCHES // threads, seed=k, threads=1) for k in range(threads)]

    def play(k: int) -> None:
        together.wait()
        begin = time.thread_time()
        shares[k].play_random(plies)
        taken[k] = time.thread_time() - begin

    workers = [threading.Thread(target=play, args=(k,)) for k in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return max(taken)


def main() -> None:
    table = Table("game", "1 thread, actions/s", "by the clock", "by processor time", title="Two threads to one")
    for key in majlis.games():
        game = majlis.game(key)
        one, two = (majlis.Batch(game, MATCHES, seed=1, threads=threads) for threads in (1, 2))
        for batch in (one, two):
            batch.play_random(10)
        plies = round(100 * SECONDS / min(by_clock(one, 100) for _ in range(3)))
        clock = [(by_clock(one, plies), by_clock(two, plies)) for _ in range(RUNS)]
        single, double = (min(pair[k] for pair in clock) for k in range(2))
        ratios = [by_processor(game, plies, 1) / by_processor(game, plies, 2) for _ in range(RUNS)]
        speed = MATCHES * plies / single
        table.add_row(key, f"{speed:,.0f}", f"{single / double:.2f}", f"{statistics.median(ratios):.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
