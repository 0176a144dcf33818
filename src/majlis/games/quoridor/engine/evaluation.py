"""What the engine thinks of a position without looking ahead: races that are decided, steps, fences and the move."""

from majlis.games.quoridor.engine.record import Board, EngineScratch
from majlis.kernel.jit import rule

WIN = 10000
SURE = 6000
"""A pawn that arrives with the next move, as far as steps tell."""
RACE = 4000
"""A race that steps decide, nobody being able to lengthen the way of the one who is ahead."""
CLOSE_RACE = 500
"""A race that is decided by a single step while the pawns may still meet."""

WORTH = tuple(120 * count for count in range(21))
"""What so many fences in hand are worth; found by games of the engine against itself."""


@rule
def judge(b: Board, d: EngineScratch, mine: int, yours: int, fence: int) -> int:
    """The value for the seat to move, with so many steps to go each.

    `b` is the board before the last action: its mover is the opponent now and has `fence` fences less than there; with
    `fence` -1 the board is as it is.
    """
    me = b.turn if fence < 0 else 1 - b.turn
    my_left = b.left[me]
    your_left = b.left[1 - me] - max(fence, 0)
    if yours == 0:
        return -WIN
    if mine == 1:
        return SURE
    ahead = yours - mine
    hunch = hunch_of(b, d, mine, yours, fence)
    if hunch & 1023 < d.blur:
        ahead += (hunch >> 10 & 3) - (hunch >> 12 & 3)
    if your_left == 0 and ahead >= 0:
        certain = RACE if ahead > 1 or have_passed(b) else CLOSE_RACE
        return certain - 10 * mine + 5 * my_left
    if my_left == 0 and ahead < 0:
        certain = RACE if ahead < -2 or have_passed(b) else CLOSE_RACE
        return 10 * yours - certain - 5 * your_left
    fences = d.worth[my_left] - d.worth[your_left]
    return d.step * ahead + d.tempo + fences + (hunch >> 14 & 7)


@rule
def hunch_of(b: Board, d: EngineScratch, mine: int, yours: int, fence: int) -> int:
    """Bits that look random and are always the same for a position and a bot's salt: taste, and miscounting."""
    mixed = b.hash ^ d.salt ^ (mine << 40) ^ (yours << 20) ^ (fence << 33)
    return mixed ^ mixed >> 17 ^ mixed >> 31


@rule
def have_passed(b: Board) -> bool:
    """Whether the pawns are beyond each other: each is nearer to its goal line than the other pawn is."""
    return b.pawns[0] // 9 > b.pawns[1] // 9
