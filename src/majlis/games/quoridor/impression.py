"""How Quoridor's moves strike somebody who is not a master: what lies there plainly, and what tempts them.

A step forward is seen at once, a fence right before the pawn of whoever is in front soon, and a fence elsewhere late,
however good it is. Beginners fence the one before them as soon as they can.
"""

from typing import Any

from majlis.games.quoridor.engine.board import BARS, NO_FENCE
from majlis.games.quoridor.instinct import find_path, is_friend, leader, walk
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import ACROSS, PASS
from majlis.kernel.impressions import AT_ONCE, USUAL
from majlis.kernel.jit import rule, scratch_ints

FORWARD, ASIDE = 0.1, 0.8
"""How quietly steps lie there: those that bring the goal nearer, and others."""
IN_THE_WAY, ELSEWHERE = 0.8, 2.0
"""The same of a fence that bars the way of an opponent, and of any other."""

BARRED = 0.7
"""How tempting it is to bar the way of whoever is in front, beyond what it is worth."""


@rule
def bars(fence: int, ways: Any, other: int) -> bool:
    """Whether a fence lies across the shortest way of a seat."""
    found = 0
    for word in range(4):
        found |= ways[4 * other + word] & BARS[fence, word]
    return found != 0


@rule
def impress(s: State, seat: int, actions: Any, count: int, quiet: Any, lures: Any) -> None:
    """Write how quietly each move lies there, and how it tempts a beginner (Q-4 to Q-9)."""
    ways, far = scratch_ints(16), scratch_ints(4)
    for other in range(s.players):
        far[other] = find_path(s, other, ways[4 * other : 4 * other + 4])
    front = leader(s, seat, far)
    for k in range(count):
        action = actions[k]
        quiet[k], lures[k] = USUAL, 0.0
        if action < ACROSS:
            left = walk(s, seat, action, NO_FENCE)
            quiet[k] = AT_ONCE if left == 0 else FORWARD if left < far[seat] else ASIDE
        elif action < PASS:
            quiet[k] = ELSEWHERE
            for other in range(s.players):
                if not is_friend(s, seat, other) and bars(action - ACROSS, ways, other):
                    quiet[k] = IN_THE_WAY
            if bars(action - ACROSS, ways, front):
                lures[k] = BARRED
