"""How a sensible person plays Quoridor: run while ahead, fence the one in front where it costs them most steps."""

from typing import Any

import numpy as np

from majlis.games.quoridor.engine.board import BARS, BITS, LAYERS, NO_FENCE, SHUT_IN, spread
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import ACROSS, PASS, SQUARES, YES
from majlis.kernel.elementary import exp
from majlis.kernel.jit import rule, scratch_ints

HORIZON = 4
"""Plies of a rollout before `evaluate` speaks."""
ITERATIONS = 8_000
"""What the strongest bot of a table of four spends on a move: under a second."""
ONLY_FIRST = True
"""Whoever is not first has lost, so `evaluate` knows of nothing else."""

KEENNESS = 2.2
"""How much likelier an action becomes with each step it gains."""
FENCE_COST = 0.7
"""What a fence in hand is worth, in steps."""
BYSTANDER = 0.3
"""What a step of an opponent counts who is not in front."""
ALARM = 4.0
"""What it is worth to stop somebody who would arrive with their next move."""

_LINE = np.array([[9 * line + k for k in range(9)] for line in range(9)], np.int64)
RANK_WORDS = np.array([[sum(int(BITS[square, word]) for square in row) for word in (0, 1)] for row in _LINE], np.int64)
FILE_WORDS = np.array(
    [[sum(int(BITS[square, word]) for square in row) for word in (0, 1)] for row in _LINE.T], np.int64
)
"""By rank and by file: the squares of the line, as two words."""


@rule
def goal_words(s: State, seat: int) -> tuple[int, int]:
    """The squares of a seat's goal line (Q-1, Q-2)."""
    last = s.opt_size - 1
    if s.players == 2 or seat % 2 == 0:
        rank = last if seat == 0 else 0
        return RANK_WORDS[rank, 0], RANK_WORDS[rank, 1]
    file = last if seat == 1 else 0
    return FILE_WORDS[file, 0], FILE_WORDS[file, 1]


@rule
def walk(s: State, seat: int, square: int, fence: int) -> int:
    """Steps from a square to the seat's goal once a further fence lies there (or NO_FENCE); pawns ignored."""
    north_low, north_high = s.north[0] & ~BARS[fence, 0], s.north[1] & ~BARS[fence, 1]
    east_low, east_high = s.east[0] & ~BARS[fence, 2], s.east[1] & ~BARS[fence, 3]
    goal_low, goal_high = goal_words(s, seat)
    low, high = BITS[square, 0], BITS[square, 1]
    count = 0
    while (low & goal_low) | (high & goal_high) == 0 and count < SHUT_IN:
        low, high = spread(low, high, north_low, north_high, east_low, east_high)
        count += 1
    return count


@rule
def find_path(s: State, seat: int, ways: Any) -> int:
    """Write the ways of one shortest path, up (two words) and to the right (two); how many steps it has.

    A fence that bars none of them leaves the pawn as far from its goal as it is.
    """
    layers = scratch_ints(LAYERS)
    goal_low, goal_high = goal_words(s, seat)
    low, high = BITS[s.pawns[seat], 0], BITS[s.pawns[seat], 1]
    count = 0
    while (low & goal_low) | (high & goal_high) == 0:
        layers[2 * count] = low
        layers[2 * count + 1] = high
        count += 1
        low, high = spread(low, high, s.north[0], s.north[1], s.east[0], s.east[1])
    low &= goal_low
    high &= goal_high
    here = 0
    while (low & BITS[here, 0]) | (high & BITS[here, 1]) == 0:
        here += 1
    ways[:4] = 0
    for k in range(count - 1, -1, -1):
        here = step_back(s, here, layers[2 * k], layers[2 * k + 1], ways)
    return count


@rule
def step_back(s: State, here: int, low: int, high: int, ways: Any) -> int:
    """The neighbour of a square that lies in the set of squares and is open to it; the way between is noted."""
    for up in (1, 0):
        stride = 9 if up == 1 else 1
        for there in (here - stride, here + stride):
            below = min(here, there)
            if there < 0 or there >= SQUARES or (low & BITS[there, 0]) | (high & BITS[there, 1]) == 0:
                continue
            for word in range(2):
                if (s.north[word] if up == 1 else s.east[word]) & BITS[below, word] != 0:
                    ways[(0 if up == 1 else 2) + word] |= BITS[below, word]
                    return there
    return here


@rule
def is_friend(s: State, seat: int, other: int) -> bool:
    """Whether two seats win together (Q-12)."""
    return other == seat or (s.opt_teams == YES and s.players == 4 and other % 2 == seat % 2)


@rule
def instinct(s: State, seat: int, actions: Any, count: int, weights: Any) -> None:
    """Write how much a sensible person likes each action."""
    ways, far = scratch_ints(16), scratch_ints(4)
    for other in range(s.players):
        far[other] = find_path(s, other, ways[4 * other : 4 * other + 4])
    front = leader(s, seat, far)
    for i in range(count):
        action = actions[i]
        gain = 0.0
        if action < ACROSS:
            gain = far[seat] - walk(s, seat, action, NO_FENCE)
            if far[seat] - gain == 0:
                gain += 2 * ALARM
        elif action < PASS:
            gain = fence_gain(s, seat, action - ACROSS, front, far, ways)
        weights[i] = exp(KEENNESS * max(-3.0, min(gain, 5.0)))


@rule
def leader(s: State, seat: int, far: Any) -> int:
    """The opponent with the shortest way; of equals the one who moves first."""
    front = -1
    for turn in range(1, s.players):
        other = (seat + turn) % s.players
        if not is_friend(s, seat, other) and (front < 0 or far[other] < far[front]):
            front = other
    return front


@rule
def fence_gain(s: State, seat: int, fence: int, front: int, far: Any, ways: Any) -> float:
    """Steps that a fence costs the opponents, less those it costs one's own side and the fence itself."""
    gain = -FENCE_COST
    for other in range(s.players):
        at = 4 * other
        up = (ways[at] & BARS[fence, 0]) | (ways[at + 1] & BARS[fence, 1])
        if up | (ways[at + 2] & BARS[fence, 2]) | (ways[at + 3] & BARS[fence, 3]) == 0:
            continue
        more = walk(s, other, s.pawns[other], fence) - far[other]
        if is_friend(s, seat, other):
            gain -= more
        elif other != front:
            gain += BYSTANDER * more
        else:
            gain += more
            if more > 0 and far[other] == 1:
                gain += ALARM
    # Whoever is ahead by the move runs; whoever is behind must stop the other.
    return gain if far[front] < far[seat] else gain - 0.5


@rule
def evaluate(s: State, values: Any) -> None:
    """Each seat's estimated return: total from steps to go, the order of turns and fences in hand."""
    total = 0.0
    for seat in range(s.players):
        waits = (seat - s.turn) % s.players
        strength = -walk(s, seat, s.pawns[seat], NO_FENCE) - waits / s.players + 0.35 * s.left[seat]
        values[seat] = exp(0.8 * strength)
        total += values[seat]
    together = 2 if s.opt_teams == YES and s.players == 4 else 1
    if together == 2:
        for seat in range(2):
            values[seat] = values[seat + 2] = values[seat] + values[seat + 2]
    for seat in range(s.players):
        # A win is worth as many of the others as it beats, a loss as many as have won.
        values[seat] = (s.players * values[seat] / total - together) / (s.players - 1)


@rule
def forget(s: State) -> None:
    """Nothing: all that there is to know lies on the board."""
