"""The engine and the slow referee agree, action by action: at random, with patience, and with birthdays."""

import random
from typing import Any

import pytest

import majlis
from tests.games.toitoi.tables import patient
from tests.oracles.chance import Chance
from tests.oracles.duel import duel, random_options
from tests.oracles.toitoi import Oracle


def duels(players: int, first: int, count: int) -> None:
    policy_rng = random.Random(1000 * players + first)
    for seed in range(first, first + count):
        rounds = policy_rng.choice((1, 1, 2, 3))
        duel("toitoi", random_options("toitoi", policy_rng, players=players, rounds=rounds, tie="lot"), seed)


def patient_duel(options: dict[str, Any], seed: int, patience: float) -> dict[str, Any]:
    """A duel in which most turns open nothing, so that banks run out; the greatest counts that came up."""
    policy_rng = random.Random(seed)
    match, oracle = majlis.game("toitoi", **options).start(seed=seed), Oracle(options, Chance(seed))
    most = {"new_banks": 0, "turns": 0}
    while match.actors():
        facts, wanted = match.state(), oracle.state()
        assert {name: facts[name] for name in wanted} == wanted, f"{options} seed {seed} ply {match.ply}"
        assert match.actors() == oracle.actors()
        seat = policy_rng.choice(match.actors())
        texts = match.legal(seat)
        assert sorted(texts) == sorted(oracle.legal(seat))
        if len(match.actors()) == 1 and policy_rng.random() < patience:
            texts = patient(match, texts)
        text = policy_rng.choice(texts)
        match.play(seat, text)
        oracle.play(seat, text)
        most = {name: max(count, wanted[name]) for name, count in most.items()}
    result = match.result()
    assert result is not None
    assert result.places == oracle.result()
    facts, wanted = match.state(), oracle.state()
    assert {name: facts[name] for name in wanted} == wanted
    return most


@pytest.mark.parametrize("first", range(0, 60, 20))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_matches_with_random_house_rules(players: int, first: int) -> None:
    """O-1 to O-16: 300 matches."""
    duels(players, first, 20)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_matches_with_birthdays(players: int) -> None:
    """O-3, tie: birthday."""
    policy_rng = random.Random(players)
    for seed in range(8):
        days = tuple(policy_rng.choice((3, 3, 90)) for _ in range(players))
        duel(
            "toitoi",
            random_options("toitoi", policy_rng, players=players, rounds=4, tie="birthday", birthdays=days),
            seed,
        )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_patient_matches_run_through_banks_and_turns(players: int) -> None:
    """O-8, O-12: new banks, the second one, and 100 turns a player."""
    most = {"new_banks": 0, "turns": 0}
    for seed in range(4):
        policy_rng = random.Random(seed)
        options = random_options("toitoi", policy_rng, players=players, rounds=1, tie="lot", final_tie="share")
        found = patient_duel(options, seed, patience=(1.0, 0.98)[seed % 2])
        most = {name: max(count, found[name]) for name, count in most.items()}
    assert most["new_banks"] >= 1
    assert most["new_banks"] == 2 or most["turns"] >= 100 * players


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 3000, 100))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_many_random_matches(players: int, first: int) -> None:
    """O-1 to O-16: 10,000 matches."""
    duels(players, first, 100)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_many_patient_matches(players: int) -> None:
    """O-12: 300 of them."""
    for seed in range(100, 160):
        options = random_options("toitoi", random.Random(seed), players=players, rounds=1, tie="lot")
        patient_duel(options, seed, patience=random.Random(seed).choice((0.9, 0.97, 1.0)))
