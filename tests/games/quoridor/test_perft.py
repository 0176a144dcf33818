"""The number of lines of play from the start, against the rulebook's."""

from pathlib import Path

import numpy as np
import pytest

import majlis
from majlis.kernel import perft
from majlis.kernel.seeds import blank, new_stream

FILE = Path(__file__).parents[2] / "perft" / "quoridor.txt"
LINES = [line.split(" players: ") for line in FILE.read_text().splitlines() if not line.startswith("#")]
COUNTS = {int(players): [int(count) for count in counts.split()] for players, counts in LINES}
CASES = [(players, depth) for players, counts in COUNTS.items() for depth in range(1, len(counts) + 1)]


def counted(players: int, depth: int) -> int:
    """The lines of so many plies from the start, by the compiled kernel."""
    game = majlis.game("quoridor", players=players, starter=1)
    stack, rng = blank(game.definition.record, max(depth, 1)), new_stream(0)
    stack[:1] = game.start(0).hidden(0)
    seats = np.zeros(game.definition.seats, np.int64)
    lists = np.zeros((max(depth, 1), game.definition.most_legal), np.int64)
    places = np.zeros((max(depth, 1), 3), np.int64)
    return int(game.definition.bound(perft)["perft"](stack, rng, depth, seats, lists, places))


def test_the_rulebook_gives_these_depths() -> None:
    assert {players: len(counts) for players, counts in COUNTS.items()} == {2: 4, 4: 3}
    assert counted(2, 0) == 1


@pytest.mark.parametrize(("players", "depth"), [case for case in CASES if case[1] <= 3])
def test_lines_of_play(players: int, depth: int) -> None:
    assert counted(players, depth) == COUNTS[players][depth - 1]


@pytest.mark.soak
@pytest.mark.parametrize(("players", "depth"), [case for case in CASES if case[1] > 3])
def test_long_lines_of_play(players: int, depth: int) -> None:
    assert counted(players, depth) == COUNTS[players][depth - 1]
