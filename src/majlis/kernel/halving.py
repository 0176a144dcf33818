"""Sequential halving: each round gets the same share of the trials, on the better half of the actions.

The order lists places of the root: those still compared, then those that were dropped, the last first, then those that
came to mind and were never tried.
"""

from typing import Any

from majlis.kernel.candidates import picked, sort_places
from majlis.kernel.elementary import exp, log
from majlis.kernel.jit import rule

ACTION, PRIOR, VISITS, SUM = 0, 1, 2, 3
"""Columns of an edge."""
LIKING = 0.05
"""By how much, in estimated return, an action e times more liked is taken to be better before any trial."""
LEAST_PRIOR = 1e-4
"""Actions that are liked less than this are taken to be liked so much."""


@rule
def rounds_of(compared: int) -> int:
    """How many rounds it takes until one action is left, at least one."""
    rounds, left = 1, (compared - 1) >> 1
    while left > 0:
        rounds += 1
        left >>= 1
    return rounds


@rule
def round_length(thought: Any, number: int) -> int:
    """The trials of a round: as many for each action that is still compared in it, one at least."""
    size: int = thought.compared
    for _ in range(number):
        size = (size + 1) // 2
    each: int = thought.iterations // (rounds_of(thought.compared) * size)
    return max(each, 1) * size


@rule
def trials_in_all(thought: Any) -> int:
    """The trials of all rounds; none where there is nothing to compare."""
    total = 0
    if thought.compared > 1:
        for number in range(rounds_of(thought.compared)):
            total += round_length(thought, number)
    return total


@rule
def begin_halving(thought: Any, order: Any, edges: Any, worth: Any) -> None:
    """Compare those that came to mind and are liked best; `worth` is room to work in."""
    for place in range(thought.legal):
        worth[place] = edges[place, PRIOR]
    sort_places(order, 0, thought.noticed, worth)
    thought.compared = min(thought.noticed, thought.width)
    thought.remaining = thought.compared
    for place in range(thought.legal):
        worth[place] = -place
    sort_places(order, thought.compared, thought.noticed, worth)


@rule
def score_before(thought: Any, edges: Any, worth: Any) -> None:
    """Write what each root action is taken to be worth before any trial, beyond what they are on average."""
    most, usual = 0.0, 0.0
    for place in range(thought.legal):
        most = max(most, edges[place, PRIOR])
    for place in range(thought.legal):
        worth[place] = LIKING * log(max(edges[place, PRIOR], LEAST_PRIOR) / most)
        usual += edges[place, PRIOR] * worth[place]
    for place in range(thought.legal):
        worth[place] -= usual


@rule
def score_root(thought: Any, edges: Any, worth: Any) -> None:
    """Write what each root action is worth: what it got, with the prior's opinion counting as a few trials."""
    visits, total = 0.0, 0.0
    for place in range(thought.legal):
        visits += edges[place, VISITS]
        total += edges[place, SUM]
    mean = total / max(visits, 1.0)
    score_before(thought, edges, worth)
    for place in range(thought.legal):
        before = mean + worth[place]
        worth[place] = (edges[place, SUM] + thought.trust * before) / (edges[place, VISITS] + thought.trust)


@rule
def advance(thought: Any, order: Any, edges: Any, count: int, worth: Any) -> None:
    """So many trials are done; at the end of a round the worse half is dropped."""
    thought.trials += count
    length = round_length(thought, thought.halvings)
    if thought.trials < length:
        return
    score_root(thought, edges, worth)
    sort_places(order, 0, thought.remaining, worth)
    thought.world += length // thought.remaining
    thought.remaining = (thought.remaining + 1) // 2
    thought.halvings += 1
    thought.trials = 0


@rule
def choose_by_doubt(thought: Any, ranked: Any, edges: Any, worth: Any, weights: Any) -> int:
    """The place that is chosen among those compared, best first: who cannot tell which is better goes by instinct."""
    if thought.doubt == 0.0:
        return int(ranked[0])
    for k in range(thought.compared):
        lag = abs(worth[ranked[0]] - worth[ranked[k]])
        weights[k] = edges[ranked[k], PRIOR] * exp(-lag / thought.doubt)
    return int(ranked[picked(weights, thought.compared, thought.mood)])
