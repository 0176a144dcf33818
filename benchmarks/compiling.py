"""What compiling a game costs, and how fast what comes out is: python -m benchmarks.compiling [GAME ...]

Each game is compiled into an empty folder by `majlis warm --one`, and processor time is counted. `--beside SRC` does
the same with another checkout's sources in turn (the `src` folder, run by this very Python) and then compares both by
processor time: random play with and without the full list, trials of a search, and a batch, in slices that alternate.
`--together TIMES` compiles all games at once so often, as `majlis warm` does it, and says the least and the middle of
the processor time of the program and of all that it starts; with `--beside` in turn, and as a share of the other's.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

SOURCES = Path(__file__).resolve().parent.parent / "src"
SLICES, SLICE = 7, 0.4
"""How often each way of playing is measured, and for how many seconds of processor time."""


def environment(sources: Path, cache: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(sources), "MAJLIS_CACHE": str(cache)}


def compiled(games: Sequence[str], sources: Path, cache: Path) -> float:
    """Run `majlis warm` with a folder to compile into; the seconds of processor time, its children's included."""
    began = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "majlis", "warm", *games]
    subprocess.run(command, env=environment(sources, cache), check=True, stdout=subprocess.DEVNULL)
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime - began.ru_utime - began.ru_stime


def together(games: Sequence[str], checkouts: Sequence[Path], times: int) -> None:
    """Compile games at once, by each checkout in turn, and tell what that takes."""
    taken: list[list[float]] = [[] for _ in checkouts]
    for _ in range(times):
        for sources, seconds in zip(checkouts, taken, strict=True):
            with tempfile.TemporaryDirectory() as cache:
                seconds.append(compiled(games, sources, Path(cache)))
        told = ", ".join(f"{seconds[-1]:.1f} s" for seconds in taken)
        print(f"{told}, at a load of {os.getloadavg()[0]:.1f}", flush=True)
    for sources, seconds in zip(checkouts, taken, strict=True):
        print(f"{sources}: least {min(seconds):.1f} s, middle {median(seconds):.1f} s")
    if len(taken) > 1:
        ratios = [here / beside for here, beside in zip(*taken, strict=True)]
        print(f"here as a share of beside: {median(ratios):.2f}, {min(ratios):.2f} to {max(ratios):.2f}")


def ways(key: str) -> dict[str, Callable[[], int]]:
    """Ways to play a game; each counts what it does."""
    import numpy as np

    import majlis
    from majlis.bots.search import TreeSearch
    from majlis.kernel import playout
    from majlis.kernel.seeds import new_stream

    game = majlis.game(key)
    kernels, bound = game.ops, game.definition.bound(playout)
    states, seats = kernels.blank(game.options), np.zeros(game.definition.seats, np.int64)
    actions = np.zeros(game.definition.most_legal, np.int64)
    seeds = iter(range(10**9))

    def played(name: str, *lists: object) -> int:
        rng = new_stream(next(seeds) % 50)
        kernels.deal(states, rng)
        return int(bound[name](states, 0, rng, new_stream(1), 10**6, seats, *lists))

    match = game.start(seed=5)
    while match.ply < 12 or len(match.legal(match.actors()[0])) < 2:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    view, batch = match.hidden(match.actors()[0]), majlis.Batch(game, 64, seed=1, threads=1)

    def searched() -> int:
        TreeSearch(game, view.copy(), match.actors()[0], 5, new_stream(9), iterations=400).work(400)
        return 400

    def batched() -> int:
        batch.play_random(50)
        return 64 * 50

    return {
        "playout": lambda: played("playout"),
        "listed": lambda: played("listed", actions),
        "search": searched,
        "batch": batched,
    }


def answer(key: str) -> None:
    """For each line of input a line with the rates of a game's ways, a second of processor time."""
    found = ways(key)
    for run in found.values():
        run()
    print("ready", flush=True)
    for _ in sys.stdin:
        rates = {}
        for name, run in found.items():
            done, began = 0, time.process_time()
            while time.process_time() - began < SLICE:
                done += run()
            rates[name] = done / (time.process_time() - began)
        print(json.dumps(rates), flush=True)


def compared(key: str, here: Path, beside: Path, caches: tuple[Path, Path]) -> dict[str, float]:
    """The rates here as shares of those beside: the middle of several slices, each next to the other's."""
    command = [sys.executable, __file__, "--answer", key]
    pair = [
        subprocess.Popen(command, env=environment(*where), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for where in zip((here, beside), caches, strict=True)
    ]
    ratios: dict[str, list[float]] = {}

    def told(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        return process.stdout.readline()

    for process in pair:
        told(process)
    for _ in range(SLICES):
        rates = []
        for process in pair:
            print("more", file=process.stdin, flush=True)
            rates.append(json.loads(told(process)))
        for name in rates[0]:
            ratios.setdefault(name, []).append(rates[0][name] / rates[1][name])
    for process in pair:
        process.communicate()
    return {name: median(found) for name, found in ratios.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--beside", type=Path, help="the src folder of another checkout")
    parser.add_argument("--together", type=int, metavar="TIMES", help="compile all at once, so often")
    parser.add_argument("--answer", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.answer:
        answer(chosen.answer)
        return
    if chosen.together:
        together(chosen.games, [SOURCES, *filter(None, [chosen.beside])], chosen.together)
        return
    import majlis

    for key in chosen.games or majlis.games():
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            line = f"{key:<9} {compiled(['--one', key], SOURCES, Path(one)):.1f} s"
            if chosen.beside:
                line += f"; beside {compiled(['--one', key], chosen.beside, Path(other)):.1f} s; speed: "
                found = compared(key, SOURCES, chosen.beside, (Path(one), Path(other)))
                line += ", ".join(f"{name} {ratio:.2f}" for name, ratio in found.items())
            print(line, flush=True)


if __name__ == "__main__":
    main()
