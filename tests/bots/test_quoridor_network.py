"""The network in Quoridor's engine: it sees what it must see, is the same for both seats, and says nothing without weights."""

from typing import Any

import numpy as np
import pytest

import majlis
from majlis.games.quoridor import engine
from majlis.games.quoridor.engine.features import (
    AHEAD,
    AHEAD_AT,
    LEFT_AT,
    MOST_LEFT,
    NUMBERS,
    PRESENT,
    SIDE,
    SIDES_AT,
)
from majlis.games.quoridor.engine.network import SHAPE
from majlis.kernel.net import NO_WEIGHTS
from majlis.kernel.seeds import new_stream
from majlis.lab.training.labelled import POSITION
from majlis.lab.training.teaching import seen

MIDDLE = "e4 e6 / d4h f5v c6h / 8 9 / 1"
MIRRORED = "e4 e6 / e4h c5v f6h / 8 9 / 1"
TURNED = "e4 e6 / e5h c4v f3h / 9 8 / 2"
"""The same as MIDDLE, seen from the other side, with the seats exchanged."""
WEIGHTS = np.random.default_rng(4).integers(-60, 61, SHAPE.size).astype(np.int8)


def position(line: str) -> np.ndarray[Any, Any]:
    view = majlis.game("quoridor").position(line).hidden(0)[0]
    row = (0, view["turn"], view["pawns"][:2], view["left"][:2], 10, view["laid"], 0, 0)
    return np.array([row], POSITION)


def features(line: str, mirrored: bool = False) -> list[int]:
    listed: list[int] = seen(position(line), mirrored)[0][0].tolist()
    return listed


def numbers(line: str) -> dict[str, tuple[int, int]]:
    """What is seen of the mover's way and of the other's, by name."""
    listed, sizes = features(line), list(SIDE.values())
    ends = np.cumsum([SIDES_AT, *sizes, *sizes])
    values = [listed[5 + k] - int(ends[k]) for k in range(2 * NUMBERS)]
    return {name: (values[k], values[NUMBERS + k]) for k, name in enumerate(SIDE)}


def test_every_feature_is_there_once_and_in_its_group() -> None:
    listed = features(MIDDLE)
    assert len(set(listed)) == PRESENT
    assert all(0 <= feature < SHAPE.features for feature in listed)
    assert listed[2:4] == [LEFT_AT + 8, LEFT_AT + MOST_LEFT + 1 + 9]


def test_both_seats_see_a_position_turned_round_alike() -> None:
    assert features(MIDDLE) == features(TURNED)


def test_left_and_right_differ_in_the_pawns_alone() -> None:
    assert features(MIDDLE, mirrored=True) == features(MIRRORED)
    assert numbers(MIDDLE) == numbers(MIRRORED)


def test_ways_are_measured() -> None:
    """On an open board each has eight steps, straight on, and every fence in front costs one."""
    found = numbers("e1 e9 / - / 10 10 / 1")
    assert found["steps"] == (8, 8)
    assert found["breadth"] == (0, 0)
    assert found["longest"] == (1, 1)
    assert found["barred"] == (0, 0)
    assert features("e1 e9 / - / 10 10 / 1")[4] == AHEAD_AT + AHEAD // 2


def test_where_the_other_has_no_fences_nothing_can_be_done_to_a_way() -> None:
    found = numbers("e1 e9 / - / 10 0 / 1")
    assert found["cuts"][0] == found["longest"][0] == 0
    assert found["cuts"][1] > 0


def test_in_a_corridor_cuts_are_barred() -> None:
    """A pawn between two rows of upright fences goes straight on: what would close its way may not be laid."""
    found = numbers("e1 a9 / d1v e1v d3v e3v d5v e5v / 7 7 / 1")
    assert found["barred"][0] > 0


def thought(line: str, weights: Any, pieces: int = 1) -> list[tuple[int, float, float]]:
    match = majlis.game("quoridor").position(line)
    thinking = engine.EngineSearch(match.hidden(0), 5, new_stream(1), weights)
    for _ in range(pieces):
        thinking.work(4 // pieces)
    return thinking.decision().candidates


def test_weights_of_nothing_change_nothing_and_others_do() -> None:
    plain = thought(MIDDLE, NO_WEIGHTS)
    assert thought(MIDDLE, np.zeros(SHAPE.size, np.int8))[0][0] == plain[0][0]
    assert thought(MIDDLE, WEIGHTS) != plain


def test_with_a_network_it_thinks_the_same_in_pieces() -> None:
    assert thought(MIDDLE, WEIGHTS, 4) == thought(MIDDLE, WEIGHTS)


@pytest.mark.parametrize("size", [5, 7])
def test_where_it_was_not_trained_the_network_is_not_asked(size: int) -> None:
    match = majlis.game("quoridor", size=size, fences=4).start(seed=1)
    found = []
    for weights in (NO_WEIGHTS, WEIGHTS):
        thinking = engine.EngineSearch(match.hidden(match.actors()[0]), 5, new_stream(1), weights)
        thinking.work(2)
        found.append(thinking.decision().candidates)
    assert found[0] == found[1]


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(IndexError):
        thought(MIDDLE, WEIGHTS[:100])
