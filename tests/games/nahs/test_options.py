"""House rules: every one has its default and its values; what does not make sense is refused at once."""

import random

import pytest

import majlis
from majlis.games.nahs import GAME
from tests.oracles.duel import random_options

DEFAULTS = {
    "players": 4,
    "decks": 1,
    "swap": "any",
    "take": "only_if_stuck",
    "strict_five": "no",
    "wilds_under_five": "yes",
    "equal_effect": "no",
    "burn_through_nine": "no",
    "after_take": "first",
    "stages": 3,
}


def test_defaults() -> None:
    assert dict(majlis.game("nahs").options) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [("decks", 3), ("swap", "two"), ("take", "never"), ("strict_five", "maybe"), ("stages", 0), ("stages", 13)],
)
def test_values_an_option_does_not_list_are_refused(name: str, value: object) -> None:
    with pytest.raises(majlis.OptionError) as error:
        majlis.game("nahs", **{name: value})
    assert error.value.option == name


def test_more_than_six_need_two_decks_n_1() -> None:
    """N-1."""
    with pytest.raises(majlis.OptionError, match="two decks"):
        majlis.game("nahs", players=7, decks=1)
    assert [majlis.game("nahs", players=players).options["decks"] for players in (2, 6, 7, 12)] == [1, 1, 2, 2]
    assert majlis.game("nahs", players=2, decks=2).options["decks"] == 2


@pytest.mark.parametrize("seed", range(5))
def test_every_listed_action_is_checked_and_every_other_refused(seed: int) -> None:
    """Over all ids and all seats, with random house rules."""
    policy_rng = random.Random(seed)
    options = random_options("nahs", policy_rng, stages=1)
    match = majlis.game("nahs", **options).start(seed=seed)
    ops = match.game.ops
    while match.actors() and match.ply < 120:
        for seat in range(options["players"]) if match.ply % 5 == 0 else ():
            checked = [action for action in range(GAME.actions) if ops.check(match._states, seat, action) == 0]
            assert ops.legal(match._states, seat) == checked
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
