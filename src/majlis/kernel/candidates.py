"""What comes to a bot's mind, and how it picks: the stronger it is, the less it overlooks."""

from typing import Any

from majlis.kernel.forks import fraction, index_below
from majlis.kernel.impressions import AT_ONCE, SAID, strikes
from majlis.kernel.jit import rule, shared
from majlis.kernel.ops import UNBOUND, Ops

ops: Ops = UNBOUND


@shared
def is_wait(action: int) -> bool:
    """Whether an action is the silence of a seat that merely may speak."""
    for k in range(ops.WAITS.size):
        if ops.WAITS[k] == action:
            return True
    return False


@shared
def notice(thought: Any, rng: Any, actions: Any, count: int, quiet: Any, order: Any) -> int:
    """Write the places of the legal actions that come to mind, one at least; how many. The stream moves on.

    They come to mind by how plainly they lie there: what ends the matter always, and then nothing else does. A seat
    that merely may speak, such as to say "last card!", thinks of nothing else or not of it.
    """
    found, waits = 0, 0
    for place in range(count):
        if is_wait(actions[place]):
            waits += 1
    if waits > 0:
        speaks = fraction(rng) < thought.remembers
        for place in range(count):
            if is_wait(actions[place]) != speaks:
                order[found] = place
                found += 1
        return found
    if thought.considers >= 1.0:
        for place in range(count):
            order[place] = place
        return count
    plainest = least(quiet, count)
    found = equals(quiet, count, plainest, order)
    if plainest == AT_ONCE:
        return found
    spare = order[index_below(rng, found)]
    found = 0
    for place in range(count):
        if fraction(rng) < strikes(thought.considers, thought.remembers, quiet[place]):
            order[found] = place
            found += 1
    if found == 0:
        order[0] = spare
        found = 1
    return found


@rule
def least(quiet: Any, count: int) -> float:
    """How quietly the plainest of so many actions lies there, of those that are more than said if there are any."""
    plainest = SAID
    for place in range(count):
        if quiet[place] != SAID and (plainest == SAID or quiet[place] < plainest):
            plainest = quiet[place]
    return plainest


@rule
def equals(quiet: Any, count: int, wanted: float, order: Any) -> int:
    """Write the places of the actions that lie there just so quietly; how many."""
    found = 0
    for place in range(count):
        if quiet[place] == wanted:
            order[found] = place
            found += 1
    return found


@rule
def sort_places(order: Any, first: int, last: int, worth: Any) -> None:
    """Sort a stretch of places by what each is worth, the best first; equals keep their order."""
    for i in range(first + 1, last):
        place = order[i]
        k = i
        while k > first and worth[order[k - 1]] < worth[place]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = place


@rule
def picked(weights: Any, count: int, at: float) -> int:
    """The first of so many weights with which a fraction of their sum is passed."""
    total = 0.0
    for k in range(count):
        total += weights[k]
    goal, reached = at * total, 0.0
    for k in range(count):
        reached += weights[k]
        if reached > goal:
            return k
    return count - 1
