"""The engine and the plain referee agree at every step of random matches (N-1 to N-23)."""

import random

import pytest

from tests.oracles.duel import duel, random_options


def match_both(seed: int, **fixed: int) -> None:
    options = random_options("nahs", random.Random(seed), stages=2 if seed % 5 == 0 else 1, **fixed)
    duel("nahs", options, seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("batch", range(6))
def test_random_matches_of_two_to_six_agree(players: int, batch: int) -> None:
    """300 matches, ten a case."""
    for seed in range(10 * batch, 10 * batch + 10):
        match_both(1000 * players + seed, players=players, decks=1)


@pytest.mark.parametrize("players", [2, 4, 6, 8, 10, 12])
def test_random_matches_with_two_decks_agree(players: int) -> None:
    """30 matches, five a case."""
    for seed in range(5):
        match_both(20_000 + 100 * players + seed, players=players, decks=2)


def test_a_match_of_many_stages_agrees() -> None:
    """N-21, N-22: six stages, house rules at random."""
    duel("nahs", random_options("nahs", random.Random(1), players=4, decks=1, stages=6), 77)


@pytest.mark.soak
@pytest.mark.parametrize("players", range(2, 13))
def test_many_more_random_matches_agree(players: int) -> None:
    """200 matches for every number of players, all house rules at random."""
    for seed in range(200):
        decks = 2 if players > 6 or seed % 3 == 0 else 1
        options = random_options("nahs", random.Random(seed), players=players, decks=decks)
        duel("nahs", options, 50_000 + 1000 * players + seed)
