"""Quoridor's rules, compiled: deal, actors, check, legal, play, result, sample."""

from typing import Any

import numpy as np

from majlis.games.quoridor.layout import (
    ACROSS,
    ACTIONS,
    ANCHORS,
    BARRED,
    BEHIND_BLOCKED,
    CLOSES_WAY,
    DIAGONAL,
    DRAWN,
    EAST,
    FENCE_BETWEEN,
    FENCE_CROSSES,
    FENCE_LAID,
    FENCE_OVERLAPS,
    FENCES,
    FREE,
    LAID,
    MAY_MOVE,
    NO_FENCES,
    NO_NEIGHBOUR,
    NOBODY,
    NORTH,
    NOT_YOUR_TURN,
    OCCUPIED,
    OFF_BOARD,
    OK,
    OVER,
    PASS,
    RUNNING,
    SIDE_BLOCKED,
    SOUTH,
    SQUARES,
    STRAIGHT_OPEN,
    THIRD_PAWN,
    TOO_FAR,
    UPRIGHT,
    VERSION,
    WEST,
    WON,
    YES,
)
from majlis.kernel.jit import rule
from majlis.kernel.rng import below
from majlis.kernel.viewers import REFEREE

REACH = (-18, -10, -9, -8, -2, -1, 1, 2, 8, 9, 10, 18)
"""What a pawn's move may add to its square, rising."""

# ------------------------------------------------------------------------------------------------------ set-up


@rule
def deal(s: Any, rng: Any) -> None:
    """Put up the board and the pawns (Q-1, Q-2); options and players are in the record already."""
    size = s.opt_size
    s.quoridor = VERSION
    s.viewer = REFEREE
    s.turn = 0
    s.plies = 0
    s.outcome = RUNNING
    s.winner = NOBODY
    s.left[:] = 0
    s.left[: s.players] = s.opt_fences
    middle = size // 2
    s.pawns[:] = NOBODY
    if s.players == 2:
        s.pawns[0] = middle
        s.pawns[1] = middle + 9 * (size - 1)
    else:
        s.pawns[0] = middle
        s.pawns[1] = 9 * middle
        s.pawns[2] = middle + 9 * (size - 1)
        s.pawns[3] = 9 * middle + size - 1
    clear_fences(s)
    s.trail_length = 0
    s.trail[:] = 0
    remember(s)


@rule
def clear_fences(s: Any) -> None:
    """An empty board: only its edges bar the way."""
    size = s.opt_size
    for square in range(SQUARES):
        x, y = square % 9, square // 9
        s.walls[square] = 0
        if y >= size - 1:
            s.walls[square] |= NORTH
        if x >= size - 1:
            s.walls[square] |= EAST
        if y == 0:
            s.walls[square] |= SOUTH
        if x == 0:
            s.walls[square] |= WEST
    for fence in range(FENCES):
        anchor = fence % ANCHORS
        s.fences[fence] = FREE if anchor % 8 < size - 1 and anchor // 8 < size - 1 else BARRED
    for post in range(100):
        x, y = post % 10, post // 10
        s.posts[post] = post if 0 < x < size and 0 < y < size else 0


# ------------------------------------------------------------------------------------------------------ fences


@rule
def start_post(fence: int) -> int:
    """The post at a fence's left or lower end; the others follow at one and two steps of `post_step`."""
    anchor = fence % ANCHORS
    x, y = anchor % 8, anchor // 8
    return x + 10 * (y + 1) if fence < ANCHORS else x + 1 + 10 * y


@rule
def post_step(fence: int) -> int:
    return 1 if fence < ANCHORS else 10


@rule
def lower_square(fence: int) -> int:
    """The lower left of the four squares a fence touches (Q-6)."""
    anchor = fence % ANCHORS
    return anchor % 8 + 9 * (anchor // 8)


@rule
def lay(s: Any, fence: int) -> None:
    """Put a fence into its groove and note what it bars (Q-6)."""
    anchor = fence % ANCHORS
    s.fences[fence] = LAID
    s.fences[(fence + ANCHORS) % FENCES] = BARRED
    square = lower_square(fence)
    if fence < ANCHORS:
        along, place, way, back, beside = 1, anchor % 8, NORTH, SOUTH, 9
    else:
        along, place, way, back, beside = 8, anchor // 8, EAST, WEST, 1
    if place > 0 and s.fences[fence - along] == FREE:
        s.fences[fence - along] = BARRED
    if place < 7 and s.fences[fence + along] == FREE:
        s.fences[fence + along] = BARRED
    second = square + 1 if fence < ANCHORS else square + 9
    s.walls[square] |= way
    s.walls[second] |= way
    s.walls[square + beside] |= back
    s.walls[second + beside] |= back
    join_posts(s, fence)


@rule
def join_posts(s: Any, fence: int) -> None:
    """Give all posts that the fence links to each other the lowest number among them."""
    first, step = start_post(fence), post_step(fence)
    a, b, c = s.posts[first], s.posts[first + step], s.posts[first + 2 * step]
    lowest = min(a, b, c)
    for post in range(100):
        label = s.posts[post]
        if label == a or label == b or label == c:
            s.posts[post] = lowest


@rule
def closes_ring(s: Any, fence: int) -> bool:
    """Whether the fence joins posts that are joined already: only then can it cut squares off."""
    first, step = start_post(fence), post_step(fence)
    a, b, c = s.posts[first], s.posts[first + step], s.posts[first + 2 * step]
    return a == b or b == c or a == c  # type: ignore[no-any-return]


@rule
def judge_fence(s: Any, seat: int, fence: int) -> int:
    """The first reason against laying a fence (Q-4, Q-6, Q-7)."""
    if s.left[seat] == 0:
        return NO_FENCES
    anchor = fence % ANCHORS
    if anchor % 8 >= s.opt_size - 1 or anchor // 8 >= s.opt_size - 1:
        return OFF_BOARD
    if s.fences[fence] != FREE:
        if s.fences[fence] == LAID:
            return FENCE_LAID
        return FENCE_CROSSES if s.fences[(fence + ANCHORS) % FENCES] == LAID else FENCE_OVERLAPS
    return judge_closing(s, fence)


@rule
def judge_closing(s: Any, fence: int) -> int:
    """Every pawn must keep a way to its goal (Q-7)."""
    if closes_ring(s, fence):
        for seat in range(s.players):
            if not has_way(s, seat, fence):
                return CLOSES_WAY
    return OK


@rule
def is_goal(s: Any, seat: int, square: int) -> bool:
    """Whether the square lies on the seat's goal line (Q-1, Q-2)."""
    last = s.opt_size - 1
    if s.players == 2 or seat % 2 == 0:
        return square // 9 == (last if seat == 0 else 0)
    return square % 9 == (last if seat == 1 else 0)


@rule
def goal_side(s: Any, seat: int) -> int:
    """The way towards the seat's goal line."""
    if seat == 0:
        return NORTH
    if seat == 2 or s.players == 2:
        return SOUTH
    return EAST if seat == 1 else WEST


@rule
def step_of(way: int) -> int:
    if way == NORTH:
        return 9
    if way == SOUTH:
        return -9
    return 1 if way == EAST else -1


@rule
def barred_way(fence: int, square: int) -> int:
    """The bits of the ways out of a square that a fence not yet laid would bar."""
    lower = lower_square(fence)
    if fence < ANCHORS:
        if square == lower or square == lower + 1:
            return NORTH
        if square == lower + 9 or square == lower + 10:
            return SOUTH
        return 0
    if square == lower or square == lower + 9:
        return EAST
    if square == lower + 1 or square == lower + 10:
        return WEST
    return 0


@rule
def has_way(s: Any, seat: int, fence: int) -> bool:
    """Whether the seat's pawn could still walk to its goal with the fence laid, pawns ignored (Q-7).

    Depth first, towards the goal first: on most boards it is there in a dozen steps.
    """
    ahead = goal_side(s, seat)
    seen = np.zeros(SQUARES, np.int8)
    stack = np.empty(4 * SQUARES, np.int8)
    stack[0] = s.pawns[seat]
    height = 1
    while height > 0:
        height -= 1
        square = stack[height]
        if is_goal(s, seat, square):
            return True
        if seen[square]:
            continue
        seen[square] = 1
        walls = s.walls[square] | barred_way(fence, square)
        way = ahead
        for _ in range(4):
            way = way * 2 if way < WEST else NORTH
            if walls & way == 0:
                stack[height] = square + step_of(way)
                height += 1
    return False


# ------------------------------------------------------------------------------------------------------- pawns


@rule
def is_taken(s: Any, square: int) -> bool:
    """Whether a pawn stands on the square."""
    for seat in range(s.players):
        if s.pawns[seat] == square:
            return True
    return False


@rule
def way_between(here: int, there: int) -> int:
    """The way from a square to its neighbour."""
    if there == here + 9:
        return NORTH
    if there == here - 9:
        return SOUTH
    return EAST if there == here + 1 else WEST


@rule
def is_open(s: Any, here: int, there: int) -> bool:
    """Whether neither fence nor edge lies between two neighbours."""
    return s.walls[here] & way_between(here, there) == 0  # type: ignore[no-any-return]


@rule
def judge_step(s: Any, here: int, there: int) -> int:
    """One square straight (Q-5)."""
    if not is_open(s, here, there):
        return FENCE_BETWEEN
    return OCCUPIED if is_taken(s, there) else OK


@rule
def judge_jump(s: Any, here: int, there: int) -> int:
    """Straight over a neighbour (Q-8, Q-9, Q-10)."""
    over = (here + there) // 2
    if not is_taken(s, over):
        return TOO_FAR
    if not is_open(s, here, over):
        return FENCE_BETWEEN
    if not is_open(s, over, there):
        return BEHIND_BLOCKED
    return THIRD_PAWN if is_taken(s, there) else OK


@rule
def judge_aside(s: Any, here: int, over: int, there: int) -> int:
    """To the side of the neighbour on `over` (Q-9, Q-10)."""
    if not is_taken(s, over):
        return NO_NEIGHBOUR
    if not is_open(s, here, over):
        return FENCE_BETWEEN
    way = way_between(here, over)
    if s.walls[over] & way == 0:
        if not is_taken(s, over + step_of(way)):
            return STRAIGHT_OPEN
        if s.opt_third_pawn != DIAGONAL:
            return THIRD_PAWN
    if not is_open(s, over, there):
        return SIDE_BLOCKED
    return OCCUPIED if is_taken(s, there) else OK


@rule
def judge_pawn(s: Any, seat: int, there: int) -> int:
    """The first reason against moving the pawn to a square (Q-5, Q-8 to Q-10)."""
    here = s.pawns[seat]
    if there % 9 >= s.opt_size or there // 9 >= s.opt_size:
        return OFF_BOARD
    across = abs(there % 9 - here % 9)
    along = abs(there // 9 - here // 9)
    if across + along == 1:
        return judge_step(s, here, there)
    if across + along == 2:
        if across != 1:
            return judge_jump(s, here, there)
        first = judge_aside(s, here, here + (there // 9 - here // 9) * 9, there)
        second = judge_aside(s, here, here + there % 9 - here % 9, there)
        if first == OK or second == OK:
            return OK
        return second if first == NO_NEIGHBOUR else first
    return TOO_FAR


# --------------------------------------------------------------------------------------------------------- ops


@rule
def actors(s: Any, out: Any) -> int:
    """The seat whose turn it is (Q-4)."""
    if s.outcome != RUNNING:
        return 0
    out[0] = s.turn
    return 1


@rule
def check(s: Any, seat: int, action: int) -> int:
    """OK, or the code of the rule that forbids the action."""
    if s.outcome != RUNNING:
        return OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if action < 0 or action >= ACTIONS:
        return OFF_BOARD
    if action < ACROSS:
        return judge_pawn(s, seat, action)
    if action < PASS:
        return judge_fence(s, seat, action - ACROSS)
    return MAY_MOVE if can_move(s, seat) else OK


@rule
def can_move(s: Any, seat: int) -> bool:
    """Whether the seat has anything to do but pass (Q-11)."""
    for i in range(len(REACH)):
        there = s.pawns[seat] + REACH[i]
        if 0 <= there < SQUARES and judge_pawn(s, seat, there) == OK:
            return True
    for fence in range(FENCES):
        if judge_fence(s, seat, fence) == OK:
            return True
    return False


@rule
def list_pawn(s: Any, seat: int, out: Any) -> int:
    """Write the squares the pawn may go to, rising; how many."""
    count = 0
    for i in range(len(REACH)):
        there = s.pawns[seat] + REACH[i]
        if 0 <= there < SQUARES and judge_pawn(s, seat, there) == OK:
            out[count] = there
            count += 1
    return count


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the legal actions of a seat, rising; how many."""
    if s.outcome != RUNNING or seat != s.turn:
        return 0
    count = list_pawn(s, seat, out)
    if s.left[seat] > 0:
        for fence in range(FENCES):
            if s.fences[fence] == FREE and judge_closing(s, fence) == OK:
                out[count] = ACROSS + fence
                count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@rule
def sample(s: Any, seat: int, whim: Any) -> int:
    """A uniformly random legal action, without listing them all where that can be helped."""
    slots = len(REACH) + FENCES if s.left[seat] > 0 else len(REACH)
    for _ in range(200):
        slot = below(whim, slots)
        if slot >= len(REACH):
            fence = slot - len(REACH)
            if s.fences[fence] == FREE and judge_closing(s, fence) == OK:
                return ACROSS + fence
        else:
            there = s.pawns[seat] + REACH[slot]
            if 0 <= there < SQUARES and judge_pawn(s, seat, there) == OK:
                return there  # type: ignore[no-any-return]
    out = np.empty(ACTIONS, np.int64)
    return out[below(whim, legal(s, seat, out))]  # type: ignore[no-any-return]


@rule
def play(s: Any, rng: Any, seat: int, action: int) -> None:
    """Carry out a legal action and see whether it ends the game (Q-4, Q-12, Q-13)."""
    s.plies += 1
    s.turn = (s.turn + 1) % s.players
    if ACROSS <= action < PASS:
        lay(s, action - ACROSS)
        s.left[seat] -= 1
        s.trail[: s.trail_length] = 0
        s.trail_length = 0
    elif action < ACROSS:
        s.pawns[seat] = action
        if is_goal(s, seat, action):
            s.outcome = WON
            s.winner = seat
    remember(s)
    if s.outcome == RUNNING and (times_seen(s) >= 3 or s.plies >= 200 * s.players):
        s.outcome = DRAWN


@rule
def packed(s: Any) -> int:
    """The pawns and the turn as one number, never zero."""
    key = s.turn + 1
    for seat in range(s.players):
        key = key * SQUARES + s.pawns[seat]
    return key  # type: ignore[no-any-return]


@rule
def remember(s: Any) -> None:
    """Add the position to those seen since the last fence; older ones cannot come back."""
    s.trail[s.trail_length] = packed(s)
    s.trail_length += 1


@rule
def times_seen(s: Any) -> int:
    """How often the present position has stood, this time included (Q-13)."""
    last = s.trail_length - 1
    times = 0
    for i in range(last, -1, -s.players):
        if s.trail[i] == s.trail[last]:
            times += 1
    return times


@rule
def result(s: Any, places: Any, scores: Any) -> int:
    """Write places and scores (Q-12): the winner or winning side is first, the others share second place."""
    places[:] = 0
    scores[:] = 0
    for seat in range(s.players):
        wins = s.outcome == DRAWN or seat == s.winner
        if s.opt_teams == YES and s.outcome == WON and seat % 2 == s.winner % 2:
            wins = True
        places[seat] = 1 if wins else 2
        scores[seat] = 1 if wins and s.outcome == WON else 0
    return s.outcome != RUNNING  # type: ignore[no-any-return]
