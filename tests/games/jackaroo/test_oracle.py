"""The engine and the slow referee agree on every legal list and every state."""

import random

import pytest

from tests.oracles.duel import duel, random_options


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("part", range(7))
def test_engine_and_oracle_agree(players: int, part: int) -> None:
    """315 random games under random house rules."""
    for seed in range(15 * part, 15 * part + 15):
        duel("jackaroo", random_options("jackaroo", random.Random(seed), players=players), seed)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_engine_and_oracle_agree_without_house_rules(players: int) -> None:
    """The rules as they stand."""
    for seed in range(1000, 1005):
        duel("jackaroo", random_options("jackaroo", random.Random(seed), players=players, **DEFAULTS), seed)


DEFAULTS = {
    "mouth": 2,
    "queen_burns": "no",
    "five_at_mouth": "passes",
    "seven_parts": 2,
    "stopped_card": "chosen",
    "jack": "own",
    "king_spares_own": "no",
    "own_landing": "kills",
    "jump_limit": "one",
    "removed": "once",
    "leader_moves": "right",
    "no_play": "card",
    "locked_out": "strict",
}


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("part", range(60))
def test_engine_and_oracle_agree_for_long(part: int) -> None:
    """Three thousand more."""
    for seed in range(10_000 + 50 * part, 10_050 + 50 * part):
        duel("jackaroo", random_options("jackaroo", random.Random(seed)), seed)
