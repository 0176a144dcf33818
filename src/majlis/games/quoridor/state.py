"""Quoridor's state: one flat record, its constants, its options and the reasons for a refusal.

Squares are numbered file + 9 * rank, anchors of fences file + 8 * rank, on every board size alike. The inner post (the
corner of four squares) in the middle of a fence has the number of the fence's anchor. Fields from `free` on follow from
the fences laid; they are kept so that a move costs little.
"""

import numpy as np

from majlis.games.definition import Choice, Number, Options, Reasons

VERSION = 2

SEATS = 4
SQUARES = 81
ANCHORS = 64
FENCES = 2 * ANCHORS
TRAIL = 801

LOWER = 54
"""Squares from this one on have their bits in the second word of `north` and `east`: six ranks, then three."""

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Bits of `walls`: the ways out of a square that an edge or a fence bars."""

RUNNING, WON, DRAWN = 0, 1, 2
NOBODY = -1

LOT = 1
"""The label of the random stream that draws who moves first."""

# Action ids: the square a pawn goes to, then horizontal fences, vertical fences, and the pass.
ACROSS = SQUARES
UPRIGHT = SQUARES + ANCHORS
PASS = SQUARES + FENCES
ACTIONS = PASS + 1
MOST_LEGAL = ACTIONS

OPTIONS = Options()
OPTIONS.add(Number("players", 2, (2, 4), rule="Q-2"))
OPTIONS.add(Number("starter", 0, range(SEATS + 1), rule="Q-3"))  # 0: drawn by lot, else the seat counted from 1
OPTIONS.add(Number("fences", lambda chosen: 10 if chosen["players"] == 2 else 5, range(21), rule="Q-3"))
OPTIONS.add(Number("size", 9, (5, 7, 9), rule="Q-3"))
FORBIDDEN, DIAGONAL = OPTIONS.add(Choice("third_pawn", "forbidden", ("forbidden", "diagonal"), rule="Q-10"))
NO, YES = OPTIONS.add(Choice("teams", "no", ("no", "yes"), rule="Q-12"))

STATE = np.dtype(
    [
        ("quoridor", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        *OPTIONS.fields(SEATS),
        ("turn", np.int64),  # the seat to act; after the end, the seat that would be next
        ("plies", np.int64),  # actions played
        ("outcome", np.int64),  # RUNNING, WON or DRAWN
        ("winner", np.int64),  # the seat whose pawn arrived, or NOBODY
        ("trail_length", np.int64),
        ("trail", np.int32, TRAIL),  # positions since the last fence, packed; zero beyond trail_length
        ("pawns", np.int8, SEATS),  # the square of each pawn, NOBODY for seats not played
        ("left", np.int8, SEATS),  # fences still in hand
        ("goal_low", np.int64, SEATS),  # bits of each seat's goal line: squares 0 to 53
        ("goal_high", np.int64, SEATS),  # squares 54 to 80
        ("laid", np.int64, 2),  # bits of the anchors where a fence lies: across, then upright
        ("free", np.int64, 2),  # bits of the anchors where one fits as far as Q-6 goes
        ("rings", np.int64, 2),  # bits of the anchors where one would link posts that fences link already
        ("edge", np.int64),  # bits of the inner posts that fences link to the edge of the board, or that lie on it
        ("north", np.int64, 2),  # bits of the squares whose way up is open: squares 0 to 53, then 54 to 80
        ("east", np.int64, 2),  # bits of the squares whose way to the right is open
        ("walls", np.int8, SQUARES),  # bits of the barred ways out of each square
        *OPTIONS.later_fields(),
    ]
)

OBSERVATION = (3 * SEATS + 2, 9, 9)
"""Planes of the largest board: pawns, goals and fences in hand a seat, and two of fences."""


def refuse(options: dict[str, int | str]) -> tuple[str, str] | None:
    """An option that does not go with the others, and the word for why."""
    if int(options["starter"]) > int(options["players"]):
        return "starter", "no_such_starter"
    if int(options["players"]) * int(options["fences"]) > 20:
        return "fences", "too_many_fences"
    if options["teams"] == "yes" and options["players"] != 4:
        return "teams", "teams_need_four"
    return None


OK = 0
REASONS = Reasons()
OVER = REASONS.add("Q-12", "over")
NOT_YOUR_TURN = REASONS.add("Q-4", "not_your_turn")
OFF_BOARD = REASONS.add("Q-1", "off_board")
TOO_FAR = REASONS.add("Q-5", "too_far")
FENCE_BETWEEN = REASONS.add("Q-5", "fence_between")
OCCUPIED = REASONS.add("Q-8", "occupied")
NO_NEIGHBOUR = REASONS.add("Q-8", "no_neighbour")
BEHIND_BLOCKED = REASONS.add("Q-9", "behind_blocked")
STRAIGHT_OPEN = REASONS.add("Q-9", "straight_open")
SIDE_BLOCKED = REASONS.add("Q-9", "side_blocked")
THIRD_PAWN = REASONS.add("Q-10", "third_pawn")
NO_FENCES = REASONS.add("Q-4", "no_fences")
FENCE_LAID = REASONS.add("Q-6", "fence_laid")
FENCE_CROSSES = REASONS.add("Q-6", "fence_crosses")
FENCE_OVERLAPS = REASONS.add("Q-6", "fence_overlaps")
CLOSES_WAY = REASONS.add("Q-7", "closes_way")
MAY_MOVE = REASONS.add("Q-11", "may_move")
