"""What is offered: check and legal agree on every number, and random actions are drawn evenly."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

import majlis
from majlis.kernel import playout
from majlis.kernel.seeds import new_stream
from majlis.match.game_ops import digest
from tests.games.toitoi.tables import SECOND, match_at, wander


@pytest.mark.parametrize("flying", ["any", "partner"])
def test_legal_lists_are_what_check_allows(flying: str) -> None:
    """For every seat and number, those that are none included; lists rise and never exceed the announced length."""
    match = majlis.game("toitoi", players=3, rounds=2, flying=flying).start(seed=1)
    ops, game = match.game.ops, match.game.definition
    for _ in wander(match, 1, patience=0.3):
        before = match.hash()
        for seat in range(-1, 5):
            allowed = [a for a in range(-2, game.actions + 2) if ops.check(match._states, seat, a) == 0]
            assert ops.legal(match._states, seat) == allowed
            assert len(allowed) <= game.most_legal
        assert match.hash() == before


@pytest.mark.parametrize("held", [None, "9"])
@pytest.mark.parametrize("flying", ["any", "partner"])
@pytest.mark.parametrize("box", ["T T (2) 3 / 9 (4) 5 (6)", "T 1 2 3 / 9 4 5 (6)", "0 1 2 3 / (9) 4 5 (6)"])
def test_sampled_actions_are_uniform_over_the_legal_ones(box: str, flying: str, held: str | None) -> None:
    match = match_at(box, SECOND, pile="9", bank="8", held=held, options={"flying": flying})
    ops, one = match.game.ops, match.game.definition.bound(playout)["playout"]
    # Two actions may lead to the same state, as throwing a 9 and laying it on an open 9 do.
    ways: Counter[str] = Counter()
    for action in ops.legal(match._states, 0):
        world = match._states.copy()
        ops.play(world, new_stream(0), 0, action)
        ways[digest(world)] += 1
    found: Counter[str] = Counter()
    policy_rng, seats = new_stream(8), np.zeros(6, np.int64)
    for _ in range(200 * ways.total()):
        world = match._states.copy()
        one(world, 0, new_stream(0), policy_rng, 1, seats)
        found[digest(world)] += 1
    assert set(found) == set(ways)
    assert chisquare([found[each] for each in ways], [200 * count for count in ways.values()]).pvalue > 1e-4
