"""Whatever is played, marbles and cards are neither lost nor made."""

import random
from collections import Counter

import pytest

import majlis
from tests.oracles.duel import random_options


@pytest.mark.parametrize("seed", range(12))
def test_marbles_and_cards_are_conserved(seed: int) -> None:
    """J-1, J-22: four marbles a colour, no two on a cell, and the full pack, after every play."""
    policy_rng = random.Random(seed)
    options = random_options("jackaroo", policy_rng, players=(2, 4, 6)[seed % 3])
    match = majlis.game("jackaroo", **options).start(seed)
    copies = 8 if options["players"] == 6 else 4
    while match.actors():
        [seat] = match.actors()
        match.play(seat, policy_rng.choice(match.legal(seat)))
        state = match.state()
        cells = [place for row in state["marbles"] for place in row if place.startswith("ring")]
        assert len(cells) == len(set(cells))
        for row in state["marbles"]:
            inside = [place for place in row if place.startswith("base")]
            assert len(row) == 4
            assert len(inside) == len(set(inside))
        hands = [card for hand in state["hands"] for card in hand]
        cards = Counter([*hands, *state["deck"], *state["removed"], *state["spent"]])
        assert set(cards.values()) == {copies}
        assert len(cards) == 13


@pytest.mark.parametrize("seed", range(4))
def test_the_kept_fields_follow_from_the_marbles(seed: int) -> None:
    """The ring, bases and graveyards of the record say what its marbles say: a restored state has the same bytes."""
    policy_rng = random.Random(seed)
    game = majlis.game("jackaroo", players=(2, 4, 6)[seed % 3])
    match = game.start(seed)
    while match.actors() and match.ply < 300:
        [seat] = match.actors()
        match.play(seat, policy_rng.choice(match.legal(seat)))
        assert game.position(match.state()).hash() == match.hash()
