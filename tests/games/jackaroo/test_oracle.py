"""The engine and the slow referee agree on every legal list and every state."""

import random
from typing import Any

import pytest

import majlis
from tests.games.jackaroo.tables import position
from tests.oracles.chance import Chance
from tests.oracles.duel import duel, random_options
from tests.oracles.jackaroo import Oracle


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


def near_the_end(policy_rng: random.Random, players: int) -> list[list[int | str | None]]:
    """Marbles of a seat that is about to fill its base, of a teammate on the way, and of some others."""
    section = 19
    cells = section * players
    free = [cell for cell in range(cells) if cell % section]
    policy_rng.shuffle(free)
    rows: list[list[int | str | None]] = []
    for seat in range(players):
        depth = policy_rng.randrange(2, 4) if seat == 0 else policy_rng.randrange(4)
        row: list[int | str | None] = [f"B{place}" for place in policy_rng.sample(range(1, 5), depth)]
        close = [(section * seat - back) % cells for back in range(2, 10)]
        while len(row) < 4:
            choice = policy_rng.random()
            spots = [cell for cell in close if cell in free] if choice < (0.9 if seat == 0 else 0.4) else free
            cell = policy_rng.choice(spots or free)
            if seat and choice > 0.9 and section * seat not in row:
                cell = section * seat
            if cell in free:
                free.remove(cell)
            row.append(None if seat and 0.8 < choice < 0.9 else cell)
        policy_rng.shuffle(row)
        rows.append(row)
    return rows


def placed(options: dict[str, Any], facts: dict[str, Any]) -> Oracle:
    """The referee at a position of the last deal."""
    oracle = Oracle(options, Chance(1))
    oracle.marbles = [[(text.split()[0], int((text + " 0").split()[1])) for text in row] for row in facts["marbles"]]
    oracle.hands = [list(hand) for hand in facts["hands"]]
    oracle.deck, oracle.removed = list(facts["deck"]), list(facts["removed"])
    oracle.leader, oracle.block, oracle.turn, oracle.plays = facts["leader"], facts["block"], 0, facts["plays"]
    oracle.deal = 2
    return oracle


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("rank", ["7", "5"])
def test_engine_and_oracle_agree_near_the_end(players: int, rank: str) -> None:
    """J-9, J-10: sevens whose rest goes to the teammate, and fives off homes, from positions made for them."""
    told = 0
    for seed in range(150):
        policy_rng = random.Random(f"{players} {rank} {seed}")
        options = random_options(
            "jackaroo", policy_rng, players=players, seven_rest=policy_rng.choice(["partner", "partner", "no"])
        )
        facts = position(*near_the_end(policy_rng, players), hand=f"{rank} 2", players=players)
        match, oracle = majlis.game("jackaroo", **options).position(facts), placed(options, facts)
        texts = oracle.legal(0)
        assert sorted(match.legal(0)) == sorted(texts), f"{options} {facts}"
        handed = [text for text in texts if " p" in text]
        told += bool(handed)
        text = policy_rng.choice(handed or texts)
        match.play(0, text)
        oracle.play(0, text)
        assert {name: match.state()[name] for name in oracle.state()} == oracle.state(), f"{options} {facts} {text}"
        assert (None if (result := match.result()) is None else result.places) == oracle.result()
    assert rank == "5" or told > 8


DEFAULTS = {
    "mouth": 2,
    "queen_burns": "no",
    "five_on_home": "immune",
    "five_at_mouth": "passes",
    "seven_parts": 2,
    "seven_rest": "no",
    "stopped_card": "chosen",
    "jack": "own",
    "king_spares_own": "no",
    "own_landing": "kills",
    "jump_limit": "one",
    "first_player": "leader",
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
