"""Nim's state: heaps of sticks, and a coin for each player."""

import numpy as np

from majlis.games.definition import Choice, Number, Options, Reasons

VERSION = 1

SEATS = 2
HEAPS = 5
MOST_TAKEN = 3
LEAST, MOST = 4, 12
"""Sticks in a heap at the beginning."""

TAILS, HEADS = 0, 1
UNKNOWN = -100
NOBODY = -1

DEALING = 1
"""The label of the random stream that lays the heaps and tosses the coins."""

# Action ids: heap by heap, how many sticks less one; then the pass.
PASS = HEAPS * MOST_TAKEN
ACTIONS = PASS + 1
MOST_LEGAL = ACTIONS

OPTIONS = Options()
OPTIONS.add(Number("players", 2, (2,), rule="M-1"))
OPTIONS.add(Number("heaps", 4, range(2, HEAPS + 1), rule="M-1"))
OPTIONS.add(Choice("coin", "yes", ("no", "yes"), rule="M-3"))

STATE = np.dtype(
    [
        ("nim", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        *OPTIONS.fields(SEATS),
        ("turn", np.int64),
        ("winner", np.int64),  # the seat that took the last stick, or NOBODY
        ("heaps", np.int8, HEAPS),
        ("coins", np.int8, SEATS),  # TAILS, HEADS or UNKNOWN
        ("passed", np.int8, SEATS),  # whether the pass is used up, which shows the coin
        *OPTIONS.later_fields(),
    ]
)

OBSERVATION = (HEAPS + 4,)

OK = 0
REASONS = Reasons()
OVER = REASONS.add("M-5", "over")
NOT_YOUR_TURN = REASONS.add("M-2", "not_your_turn")
NO_STICKS = REASONS.add("M-2", "no_sticks")
NO_COIN = REASONS.add("M-3", "no_coin")
TAILS_UP = REASONS.add("M-3", "tails_up")
PASSED_ALREADY = REASONS.add("M-4", "passed_already")
