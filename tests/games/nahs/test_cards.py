"""Cards are neither made nor lost, whatever happens (N-1)."""

import random
from collections import Counter

import pytest

import majlis
from tests.games.nahs.tables import KINDS, pack_of
from tests.oracles.duel import random_options


@pytest.mark.parametrize("seed", range(12))
def test_every_card_is_somewhere_after_every_action_n_1(seed: int) -> None:
    """N-1: burnt and removed cards included; TIs and 8s never lie on the pile."""
    policy_rng = random.Random(seed)
    options = random_options("nahs", policy_rng, decks=1 + seed % 2, stages=1 + seed % 2)
    match = majlis.game("nahs", **options).start(seed=seed)
    whole = Counter(dict.fromkeys(KINDS, 4 * options["decks"]))
    while match.actors():
        state = match.state()
        assert pack_of(state) == whole
        assert not {"8", "ti"} & set(state["pile"])
        for seat in range(options["players"]):
            hand = Counter(state["hands"][seat])
            assert not Counter(state["shown"][seat]) - hand
            assert all(hand[kind] == state["shown"][seat].count(kind) for kind in state["lacks"][seat])
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
    assert pack_of(match.state()) == whole


@pytest.mark.interpreted
def test_a_short_match_interpreted_and_compiled_alike() -> None:
    """N-22: a whole stage at random, with the cards counted at its end."""
    policy_rng = random.Random(4)
    match = majlis.game("nahs", players=3, stages=1).start(seed=4)
    while match.actors() and match.ply < 400:
        seat = policy_rng.choice(match.actors())
        match.play(seat, policy_rng.choice(match.legal(seat)))
    assert pack_of(match.state()) == Counter(dict.fromkeys(KINDS, 4))
