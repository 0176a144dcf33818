"""Who sits where: sides, and deals played in turns."""

from collections import Counter

import pytest

import majlis
from majlis.lab.pairings import meetings, seatings, sides


@pytest.mark.parametrize(
    ("key", "options", "wanted"),
    [
        ("quoridor", {}, (0, 1)),
        ("quoridor", {"players": 4}, (0, 1, 2, 3)),
        ("quoridor", {"players": 4, "teams": "yes"}, (0, 1, 0, 1)),
        ("jackaroo", {"players": 2}, (0, 1)),
        ("jackaroo", {"players": 4}, (0, 1, 0, 1)),
        ("jackaroo", {"players": 6}, (0, 1, 2, 0, 1, 2)),
        ("nahs", {"players": 5}, (0, 1, 2, 3, 4)),
        ("taki", {"players": 3}, (0, 1, 2)),
        ("toitoi", {"players": 3, "tie": "birthday", "birthdays": (105, 206, 307)}, (0, 1, 2)),
    ],
)
def test_partners_are_one_side(key: str, options: dict[str, object], wanted: tuple[int, ...]) -> None:
    assert sides(majlis.game(key, **options)) == wanted


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("bots", [(0, 1), (4, 2), (0, 1, 2), (3, 1, 0, 2)])
@pytest.mark.parametrize("deal", range(12))
def test_in_a_deal_every_bot_holds_every_side_once(count: int, bots: tuple[int, ...], deal: int) -> None:
    if len(bots) > count:
        bots = bots[:count]
    found = seatings(range(count), bots, deal)
    assert len(found) == len(bots)
    held = Counter((side, seating[side]) for seating in found for side in range(count))
    assert held == {(side, bot): 1 for side in range(count) for bot in bots}


def test_all_bots_sit_at_every_table() -> None:
    for count in range(2, 11):
        for deal in range(10):
            assert all(set(seating) == {0, 1} for seating in seatings(range(count), (0, 1), deal))


def test_partners_are_the_same_bot() -> None:
    assert seatings((0, 1, 0, 1), (0, 1), 0) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert all(seating[:3] == seating[3:] for seating in seatings((0, 1, 2, 0, 1, 2), (0, 1), 5))


def test_every_two_meet_or_all_together() -> None:
    assert meetings(3, together=False) == [(0, 1), (0, 2), (1, 2)]
    assert meetings(3, together=True) == [(0, 1, 2)]
