"""The engine and the slow referee agree on every legal list and every state."""

import random

import pytest

from tests.oracles.duel import duel, random_options


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("part", range(30))
def test_engine_and_oracle_agree(players: int, part: int) -> None:
    """300 random games over sizes, fences and house rules."""
    for seed in range(5 * part, 5 * part + 5):
        duel("quoridor", random_options("quoridor", random.Random(seed), players=players), seed)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("part", range(2))
def test_engine_and_oracle_agree_without_house_rules(players: int, part: int) -> None:
    """The rules as they stand."""
    plain = {"size": 9, "fences": 20 // players, "third_pawn": "forbidden", "teams": "no", "starter": 0}
    for seed in range(1000 + 3 * part, 1003 + 3 * part):
        duel("quoridor", {"players": players, **plain}, seed)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(60))
def test_engine_and_oracle_agree_for_long(part: int) -> None:
    """Three thousand more."""
    for seed in range(10_000 + 50 * part, 10_050 + 50 * part):
        duel("quoridor", random_options("quoridor", random.Random(seed)), seed)
