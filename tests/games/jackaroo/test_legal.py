"""Legal lists: exactly what `check` allows, in rising order, for every id."""

import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

import majlis
from majlis.games.jackaroo.state import ACTIONS
from majlis.kernel import playout
from majlis.kernel.seeds import new_stream
from tests.games.jackaroo.tables import legal, play, table
from tests.oracles.duel import random_options

GENEROUS = {"queen_burns": "yes", "seven_parts": 4, "jack": "any", "locked_out": "five_and_ten", "jump_limit": "none"}


@pytest.mark.parametrize("seed", range(9))
def test_a_legal_list_is_what_check_allows(seed: int) -> None:
    """J-25 and all the rest, over every id, for every seat; under generous house rules every third time."""
    policy_rng = random.Random(seed)
    fixed = GENEROUS if seed < 3 else {}
    options = random_options("jackaroo", policy_rng, players=(2, 4, 6)[seed % 3], **fixed)
    match = majlis.game("jackaroo", **options).start(seed)
    ops = match.game.ops
    while match.actors() and match.ply < 250:
        for seat in (-1, *range(options["players"] + 1)) if match.ply % 10 == 0 else match.actors():
            found = [a for a in range(-2, ACTIONS + 2) if ops.check(match._states, seat, a) == 0]
            assert ops.legal(match._states, seat) == found
            assert found == sorted(set(found))
        play(match, policy_rng.choice(legal(match)))


def test_asking_changes_nothing() -> None:
    """`check` and `legal` read only, however a 7 is tried out."""
    match = majlis.game("jackaroo", **GENEROUS).start(3)
    policy_rng = random.Random(3)
    for _ in range(150):
        before = match._states.tobytes()
        for action in range(ACTIONS):
            match.game.ops.check(match._states, match.actors()[0], action)
        texts = legal(match)
        assert match._states.tobytes() == before
        play(match, policy_rng.choice(texts))


def test_sampling_is_uniform_over_the_list() -> None:
    """Playouts choose each legal play equally often."""
    match = table([5, 30], [40, 50], hand="7 5 10")
    bound = match.game.definition.bound(playout)
    seats, policy_rng = np.zeros(6, np.int64), new_stream(1)
    wanted = Counter(play(match.copy(), text).hash() for text in legal(match))
    found = dict.fromkeys(wanted, 0)
    for _ in range(1500):
        twin = match.copy()
        bound["playout"](twin._states, 0, new_stream(0), policy_rng, 1, seats)
        found[twin.hash()] += 1
    total = sum(wanted.values())
    assert chisquare(list(found.values()), [1500 * count / total for count in wanted.values()]).pvalue > 1e-4
