"""What is shown to people is the chance to win: of all sides it comes to one, and a sure second place is none."""

import numpy as np
import pytest

import majlis
from majlis.kernel import firsts
from majlis.kernel.interpreted import in_python
from majlis.kernel.seeds import new_stream
from tests import instincts
from tests.bots.seats import undecided
from tests.conformance.walks import walk
from tests.games.taki.tables import table


def chances(match: majlis.Match) -> list[float]:
    """How likely each seat's side is first, as a search estimates it where it stops."""
    found, game = np.zeros(match.game.definition.seats), match.game.definition
    game.bound(instincts)["first_chances"](match._states, 0, game.side(match.game.options), found)
    return [float(chance) for chance in found[: match.game.players]]


@pytest.mark.parametrize("seed", range(3))
def test_the_chances_of_all_sides_come_to_one(with_instinct: str, seed: int) -> None:
    for match in walk(with_instinct, seed, every=9, most=250):
        found, side = chances(match), match.game.definition.side(match.game.options)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(found) / side == pytest.approx(1)


def test_a_sure_second_place_is_no_chance_to_win() -> None:
    values, found = np.array([1.0, 1 / 3, -1 / 3, -1.0]), np.zeros(4)
    in_python(firsts.part_by_odds)(values, 4, 1, 1.0, found)
    assert found.sum() == pytest.approx(1)
    assert found[0] > 0.95 > 0.05 > found[1] > found[2] > found[3]


def test_equal_seats_have_equal_chances_and_partners_the_same() -> None:
    found, evenly = np.zeros(4), in_python(firsts.part_evenly)
    evenly(np.zeros(4), 4, 1, found)
    assert found.tolist() == [0.25] * 4
    evenly(np.array([2 / 3, -2 / 3, 2 / 3, -2 / 3]), 4, 2, found)
    assert found.tolist() == pytest.approx([1, 0, 1, 0])
    in_python(firsts.part_by_odds)(np.zeros(4), 4, 1, 1.3, found)
    assert found.tolist() == pytest.approx([0.25] * 4)


def test_who_shares_the_first_place_has_a_part_of_it() -> None:
    found = np.zeros(4)
    in_python(firsts.share_first)(np.array([1, 1, 3, 4]), 4, 1, found)
    assert found.tolist() == [0.5, 0.5, 0, 0]
    in_python(firsts.share_first)(np.array([1, 3, 1, 3]), 4, 2, found)
    assert found.tolist() == [1, 0, 1, 0]


@pytest.mark.parametrize("goal", ["win", "place"])
def test_a_search_says_the_chance_to_win_whatever_it_plays_for(with_instinct: str, goal: str) -> None:
    """The last trial is a win or is not: what is shown lies where the returns of those trials put it."""
    match = undecided(with_instinct, 1)
    seat = match.actors()[0]
    said = {}
    for aim in ("win", goal):
        thought = majlis.bot("search", 4, aim).think(match.game, match.hidden(seat), seat, new_stream(3))
        said[aim] = thought.candidates[0][1]
        assert all(0 <= chance <= 1 for _, chance, _ in thought.candidates)
    assert said["win"] == pytest.approx(said[goal], abs=0.15)


@pytest.mark.parametrize(("goal", "wanted"), [("win", "r+2"), ("place", "r5")])
def test_the_next_player_is_let_out_by_who_counts_places_alone(goal: str, wanted: str) -> None:
    """Who is content with a second place goes for it; who wants to win makes the next player draw."""
    match = table("r+2 r5 | r7 | g1 g3 g4 y5 y6 y7 y8 | y1 y3 y4 y9 b5 b6", "r9")
    thinking = majlis.bot("search", 5, goal).begin(match.game, match.hidden(0), 0, new_stream(1), 2_000)
    thinking.work(thinking.budget)
    decision = thinking.decision()
    said = {match.text(action): chance for action, chance, _ in decision.candidates}
    assert match.text(decision.action) == wanted
    assert said["r+2"] > said["r5"]
