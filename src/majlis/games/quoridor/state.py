"""Quoridor's state: one flat record, its constants, its options and the reasons for a refusal.

Squares are numbered file + 9 * rank, anchors of fences file + 8 * rank, on every board size alike. The inner post (the
corner of four squares) in the middle of a fence has the number of the fence's anchor. Fields from `free` on follow from
the fences laid; they are kept so that a move costs little.
"""

import numpy as np

from majlis.games.definition import Choice, Number, Options, Reason

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

STATE = np.dtype(
    [
        ("quoridor", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        ("opt_starter", np.int64),  # 0: drawn by lot, else the seat counted from 1
        ("opt_fences", np.int64),
        ("opt_size", np.int64),
        ("opt_third_pawn", np.int64),
        ("opt_teams", np.int64),
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
    ]
)

FORBIDDEN, DIAGONAL = 0, 1  # third_pawn
NO, YES = 0, 1  # teams

OPTIONS = Options(
    Number("players", 2, (2, 4), rule="Q-2"),
    Number("starter", 0, range(SEATS + 1), rule="Q-3"),
    Number("fences", lambda chosen: 10 if chosen["players"] == 2 else 5, range(21), rule="Q-3"),
    Number("size", 9, (5, 7, 9), rule="Q-3"),
    Choice("third_pawn", "forbidden", ("forbidden", "diagonal"), rule="Q-10"),
    Choice("teams", "no", ("no", "yes"), rule="Q-12"),
)


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
(
    OVER,
    NOT_YOUR_TURN,
    OFF_BOARD,
    TOO_FAR,
    FENCE_BETWEEN,
    OCCUPIED,
    NO_NEIGHBOUR,
    BEHIND_BLOCKED,
    STRAIGHT_OPEN,
    SIDE_BLOCKED,
    THIRD_PAWN,
    NO_FENCES,
    FENCE_LAID,
    FENCE_CROSSES,
    FENCE_OVERLAPS,
    CLOSES_WAY,
    MAY_MOVE,
) = range(1, 18)

REASONS = {
    OVER: Reason("Q-12", "over"),
    NOT_YOUR_TURN: Reason("Q-4", "not_your_turn"),
    OFF_BOARD: Reason("Q-1", "off_board"),
    TOO_FAR: Reason("Q-5", "too_far"),
    FENCE_BETWEEN: Reason("Q-5", "fence_between"),
    OCCUPIED: Reason("Q-8", "occupied"),
    NO_NEIGHBOUR: Reason("Q-8", "no_neighbour"),
    BEHIND_BLOCKED: Reason("Q-9", "behind_blocked"),
    STRAIGHT_OPEN: Reason("Q-9", "straight_open"),
    SIDE_BLOCKED: Reason("Q-9", "side_blocked"),
    THIRD_PAWN: Reason("Q-10", "third_pawn"),
    NO_FENCES: Reason("Q-4", "no_fences"),
    FENCE_LAID: Reason("Q-6", "fence_laid"),
    FENCE_CROSSES: Reason("Q-6", "fence_crosses"),
    FENCE_OVERLAPS: Reason("Q-6", "fence_overlaps"),
    CLOSES_WAY: Reason("Q-7", "closes_way"),
    MAY_MOVE: Reason("Q-11", "may_move"),
}
