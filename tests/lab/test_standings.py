"""Scores, first places and ratings out of games written by hand."""

import pytest

from majlis.lab.players import PlayerSpec
from majlis.lab.runner import DealPlayed, GamePlayed, Setup
from majlis.lab.standings import Standings, first_share, pair_score

pytestmark = pytest.mark.interpreted


def setup(bots: int, players: int, together: bool = False) -> Setup:
    return Setup("nahs", {"players": players}, (PlayerSpec("random"),) * bots, tuple(range(players)), together=together)


def deal(number: int, *games: tuple[tuple[int, ...], tuple[int, ...]], meeting: int = 0) -> DealPlayed:
    return DealPlayed(meeting, number, tuple(GamePlayed(seating, places, 10) for seating, places in games))


def test_a_score_is_the_share_of_the_others_seats_that_were_beaten() -> None:
    played = deal(0, ((0, 1, 0, 1), (1, 2, 4, 3)), ((1, 0, 1, 0), (1, 1, 3, 3)))
    assert pair_score(played, 0, 1) == pytest.approx((2 / 4 + 2 / 4) / 2)
    assert pair_score(played, 1, 0) == pytest.approx(1 - pair_score(played, 0, 1))


def test_a_shared_first_place_is_shared() -> None:
    assert first_share(GamePlayed((0, 1, 0), (1, 1, 3), 9), 0) == 0.5
    assert first_share(GamePlayed((0, 1, 0), (1, 1, 1), 9), 0) == pytest.approx(2 / 3)


def test_the_winner_of_everything_stands_first_with_the_highest_rating() -> None:
    standings = Standings(setup(3, 2))
    for number in range(10):
        for meeting, (one, other) in enumerate(((0, 1), (0, 2), (1, 2))):
            games = ((one, other), (2, 1)), ((other, one), (1, 2))
            standings.add(deal(number, *games, meeting=meeting), {one: (0.5, 5), other: (1.0, 5)})
    rows = standings.rows()
    assert [row.bot for row in rows] == [2, 1, 0]
    assert [row.score.mean for row in rows] == [1.0, 0.5, 0.0]
    assert rows[0].rating.strength > rows[1].rating.strength > rows[2].rating.strength
    assert [(pair.first, pair.second, pair.score.verdict, pair.games) for pair in standings.pairs()] == [
        (0, 1, -1, 20),
        (0, 2, -1, 20),
        (1, 2, -1, 20),
    ]
    assert standings.games == 60
    assert rows[0].seconds == pytest.approx(0.2)


def test_at_one_table_all_are_compared_with_all() -> None:
    standings = Standings(setup(3, 3, together=True))
    for number in range(8):
        games = [(seating, tuple(1 + bot for bot in seating)) for seating in ((0, 1, 2), (1, 2, 0), (2, 0, 1))]
        standings.add(deal(number, *games), {})
    assert [row.bot for row in standings.rows()] == [0, 1, 2]
    assert [row.wins.mean for row in standings.rows()] == [1.0, 0.0, 0.0]
    assert [row.score.mean for row in standings.rows()] == [1.0, 0.5, 0.0]
    assert [pair.games for pair in standings.pairs()] == [24, 24, 24]


def test_equal_results_leave_the_ratings_equal() -> None:
    standings = Standings(setup(2, 2))
    for number in range(20):
        standings.add(deal(number, ((0, 1), (1, 1)), ((1, 0), (1, 1))), {})
    one, other = standings.rows()
    assert one.rating.strength == pytest.approx(other.rating.strength)
