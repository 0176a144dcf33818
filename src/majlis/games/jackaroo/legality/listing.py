"""Which of Jackaroo's plays are legal, compiled: each lister asks the judges about its own range of ids.

Each writes the legal ids after the `count` there are, rising, and stops when there are `enough`; the new count.
"""

from typing import Any

from majlis.games.jackaroo.effects.board import colour_played, is_on_ring
from majlis.games.jackaroo.effects.marbles import steps_to_fill, walk_part
from majlis.games.jackaroo.effects.plays import walk_way
from majlis.games.jackaroo.legality.marbles import (
    failing_later,
    judge_drop,
    judge_own_parts,
    judge_part,
    judge_rest,
    judge_swapped,
    judge_walk,
)
from majlis.games.jackaroo.legality.plays import judge_any_swap, judge_five, judge_own_swap, judge_stop
from majlis.games.jackaroo.record import State
from majlis.games.jackaroo.state import (
    A_11,
    A_DROP,
    ACE,
    ANY,
    ENTERING,
    FIRST,
    FIVE,
    FIVE_AND_TEN,
    GRAVE,
    HANDED_ON,
    JACK,
    K_DROP,
    KINDS,
    KING,
    MARBLES,
    MORE_SPLITS,
    MOVE_5,
    MOVE_7,
    OK,
    OWN_ROWS,
    OWN_SEVENS,
    OWN_STEPS,
    QUEEN,
    REST,
    SEATS,
    SEVEN,
    SEVENS,
    SKIPS,
    SPLIT_MORE,
    SPLITS,
    STEPS,
    STOP_10,
    STOP_Q,
    SWAP,
    SWAP_ANY,
    TEN,
    THROW,
    YES,
)
from majlis.kernel.jit import copied, copy_into, rule, scratch_ints


@rule
def is_closed(s: State, colour: int, kind: int) -> bool:
    """Whether a card can only drop: all marbles are in the graveyard, and no house rule helps (J-27)."""
    if s.graves[colour] < MARBLES:
        return False
    return s.opt_locked_out != FIVE_AND_TEN or kind not in (FIVE, TEN, QUEEN)


@rule
def list_walks(s: State, colour: int, first: int, move: tuple[int, int], out: Any, span: tuple[int, int]) -> int:
    """A plain move by each of the four marbles, its ids from `first` on (J-6 to J-8, J-11, J-14)."""
    (steps, way), (count, enough) = move, span
    for marble in range(MARBLES):
        if s.marbles[colour, marble] != GRAVE and count < enough:
            if judge_walk(s, colour, marble, steps, way) == OK:
                out[count] = first + marble
                count += 1
    return count


@rule
def list_fives(s: State, colour: int, out: Any, count: int, enough: int) -> int:
    """A 5 on each marble of the ring (J-9)."""
    for other in range(s.players):
        for marble in range(MARBLES):
            if is_on_ring(s.marbles[other, marble]) and count < enough:
                if judge_five(s, colour, other, marble) == OK:
                    out[count] = MOVE_5 + MARBLES * other + marble
                    count += 1
    return count


@rule
def list_sevens(s: State, colour: int, rows: tuple[int, int, int], out: Any, count: int, enough: int) -> int:
    """Rows of the table of sevens (J-10); a forbidden part rules out all that begin alike."""
    row, end, offset = rows
    board, begun = copied(s), 0
    while row < end and count < enough:
        first = SEVENS[row, 0]
        if first != begun:
            if judge_part(s, colour, first) != OK:
                row = SKIPS[row, 0]
                continue
            copy_into(board, s)
            walk_part(board, colour, first)
            begun = first
        failing = failing_later(s, board, colour, row)
        if failing == OK:
            out[count] = row + offset
            count += 1
            row += 1
        else:
            row = SKIPS[row, failing % 4]
    return count


@rule
def list_rests(s: State, colour: int, out: Any, count: int, enough: int) -> int:
    """Sevens that fill the base and hand their rest on (J-10); only parts that take just the steps needed can do so."""
    needed = steps_to_fill(s, colour)
    if needed < 1 or needed > 6:
        return count
    board = copied(s)
    for row in range(OWN_ROWS):
        if OWN_STEPS[row] != needed or count >= enough:
            continue
        if s.opt_seven_parts == 2 and OWN_SEVENS[row, 2] > 0:
            break
        if judge_own_parts(s, board, colour, row) != OK:
            continue
        for marble in range(MARBLES):
            if count < enough and judge_rest(board, colour, row, marble) == OK:
                out[count] = REST + MARBLES * row + marble
                count += 1
    return count


@rule
def list_own_swaps(s: State, colour: int, out: Any, count: int, enough: int) -> int:
    """Swaps of a marble of the colour played (J-13)."""
    for marble in range(MARBLES):
        if judge_swapped(s, colour, marble) != OK:
            continue
        first = marble * SEATS * MARBLES
        for swapped in range(first, first + s.players * MARBLES):
            if count < enough and judge_own_swap(s, colour, swapped) == OK:
                out[count] = SWAP + swapped
                count += 1
    return count


@rule
def list_any_swaps(s: State, colour: int, out: Any, count: int, enough: int) -> int:
    """Swaps of two marbles of other colours (J-13)."""
    for swapped in range(SPLIT_MORE - SWAP_ANY):
        if count < enough and judge_any_swap(s, colour, swapped) == OK:
            out[count] = SWAP_ANY + swapped
            count += 1
    return count


@rule
def list_stop(s: State, seat: int, action: int, out: Any, count: int) -> int:
    """A stop by a 10 or a queen (J-7, J-12)."""
    if judge_stop(s, seat, action) == OK:
        out[count] = action
        count += 1
    return count


@rule
def list_drop(s: State, colour: int, action: int, out: Any, count: int) -> int:
    """A drop by an ace or a king (J-15)."""
    if judge_drop(s, colour) == OK:
        out[count] = action
        count += 1
    return count


@rule
def list_plays(s: State, seat: int, kind: int, out: Any, count: int, enough: int) -> int:
    """The legal plays of a card that need no house rule."""
    colour = colour_played(s, seat)
    if kind in (ACE, KING):
        count = list_drop(s, colour, A_DROP if kind == ACE else K_DROP, out, count)
    if is_closed(s, colour, kind) or count >= enough:
        return count
    if kind == FIVE:
        return list_fives(s, colour, out, count, enough)
    if kind == SEVEN:
        return list_sevens(s, colour, (0, MARBLES + SPLITS, MOVE_7), out, count, enough)
    if kind == JACK:
        return list_own_swaps(s, colour, out, count, enough)
    first = FIRST[kind] + 1 if kind in (ACE, KING) else FIRST[kind]
    count = list_walks(s, colour, first, (STEPS[kind], walk_way(kind)), out, (count, enough))
    if kind == ACE:
        count = list_walks(s, colour, A_11, (11, ENTERING), out, (count, enough))
    return list_stop(s, seat, STOP_10, out, count) if kind == TEN and count < enough else count


@rule
def list_house_plays(s: State, seat: int, kind: int, out: Any, count: int, enough: int) -> int:
    """The legal plays of a card that only a house rule allows (J-7, J-10, J-13)."""
    colour = colour_played(s, seat)
    if is_closed(s, colour, kind):
        return count
    if kind == QUEEN and s.opt_queen_burns == YES:
        return list_stop(s, seat, STOP_Q, out, count)
    if kind == JACK and s.opt_jack == ANY:
        return list_any_swaps(s, colour, out, count, enough)
    if kind == SEVEN and s.opt_seven_parts > 2:
        start = MARBLES + SPLITS
        count = list_sevens(s, colour, (start, start + MORE_SPLITS, SPLIT_MORE - start), out, count, enough)
    if kind == SEVEN and s.opt_seven_rest == HANDED_ON and colour == seat:
        count = list_rests(s, colour, out, count, enough)
    return count


@rule
def has_house_plays(s: State) -> bool:
    """Whether any house rule adds plays of its own."""
    more_sevens = s.opt_seven_parts > 2 or s.opt_seven_rest == HANDED_ON
    return s.opt_queen_burns == YES or s.opt_jack == ANY or more_sevens


@rule
def playable(s: State, seat: int) -> int:
    """The kinds of which the seat could play a card if it held one, as bits."""
    out = scratch_ints(1)
    kinds = 0
    for kind in range(KINDS):
        count = list_plays(s, seat, kind, out, 0, 1)
        if count == 0 and has_house_plays(s):
            count = list_house_plays(s, seat, kind, out, 0, 1)
        kinds |= count << kind
    return kinds


@rule
def list_throws(s: State, seat: int, out: Any) -> int:
    """Write one throw a rank in hand, rising; how many (J-12, J-26)."""
    count = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[count] = THROW + kind
            count += 1
    return count
