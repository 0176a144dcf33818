"""Random matches of any game, with random house rules, to stop and look at along the way."""

import random
from collections.abc import Iterator
from typing import Any

import majlis
from tests.oracles.duel import random_options


def configured(key: str, seed: int) -> dict[str, Any]:
    """The default house rules for seed 0, random ones for any other."""
    return dict(majlis.game(key).options) if seed == 0 else random_options(key, random.Random(f"{key} {seed}"))


def started(key: str, seed: int) -> majlis.Match:
    return majlis.game(key, **configured(key, seed)).start(seed=seed)


def step(match: majlis.Match, policy_rng: random.Random) -> None:
    """Play one random action of one of the seats that may act."""
    seat = policy_rng.choice(match.actors())
    match.play(seat, policy_rng.choice(match.legal(seat)))


def walk(key: str, seed: int, every: int, most: int) -> Iterator[majlis.Match]:
    """A random match, given out at every few plies and at its end."""
    policy_rng = random.Random(seed)
    match = started(key, seed)
    for ply in range(most):
        if ply % every == 0:
            yield match
        if not match.actors():
            break
        step(match, policy_rng)
    yield match
