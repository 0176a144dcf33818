"""How long the strongest bots think about a move: python -m benchmarks.thinking

At each game's smallest, usual and largest table it lets `search:5` think to the end in positions of a few matches that
instinct plays, and prints the processor time of a move: the mean, and the longest. A level 5 move is to take less than
a second on one core.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

import majlis
from benchmarks.bots import configured
from majlis.bots.bot import bot
from majlis.kernel.seeds import new_stream

MATCHES, MOVES, PLIES = 3, 4, 120
"""Matches a table, moves measured in each, and plies among which they are taken."""


def positions(game: majlis.Game, seed: int) -> Iterator[tuple[majlis.Match, int]]:
    """Some positions of a match with a choice to make, and the seat that makes it."""
    match, rng, left = game.start(seed=seed), new_stream(seed), MOVES
    marks = iter(sorted(random.Random(seed).sample(range(PLIES), MOVES)))
    mark = next(marks)
    while match.actors() and left:
        seat = match.actors()[0]
        if match.ply >= mark and len(match.legal(seat)) > 1:
            yield match, seat
            left, mark = left - 1, next(marks, PLIES)
        decision = bot("instinct", 5).think(game, match.hidden(seat), seat, rng)
        match.play_action(seat, decision.action)


def spent(match: majlis.Match, seat: int) -> float:
    """Seconds of processor time that the strongest bot needs there."""
    began = time.process_time()
    bot("search", 5).think(match.game, match.hidden(seat), seat, new_stream(match.ply))
    return time.process_time() - began


def measured(game: majlis.Game) -> list[float]:
    times = [spent(match, seat) for seed in range(MATCHES) for match, seat in positions(game, seed)]
    # The first move of a process loads what is compiled.
    return times[1:]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=majlis.games(), help="only this game; may be repeated")
    for key in parser.parse_args(arguments).game or majlis.games():
        detail = majlis.game(key).options.detail("players")
        for players in sorted({detail.choices[0], detail.default, detail.choices[-1]}):
            times = measured(configured(key, players))
            mean = sum(times) / len(times)
            print(
                f"{key:<9} {players:>2} players: {mean:.2f} s a move, at most {max(times):.2f} s ({len(times)} moves)"
            )


if __name__ == "__main__":
    main()
