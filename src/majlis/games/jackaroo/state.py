"""Jackaroo's state: one flat record, its constants, its options and the reasons for a refusal.

A marble's place is one number: GRAVE, a ring cell from 0 on, or BASE to BASE + 3 for B1 to B4. Fields from `ring` on
follow from `marbles`; they are kept so that a move costs little.
"""

from itertools import combinations, pairwise, permutations

import numpy as np

from majlis.games.definition import Choice, Number, Observed, Options, Reasons

VERSION = 2

SEATS = 6
MARBLES = 4
CELLS = 114
SECTION = 19
PACK = 104
LIMIT = 4000
REMOVED = 8

GRAVE = -1
BASE = 120
FULL = 15
"""The `bases` of a colour whose four marbles are in."""
EMPTY = 0

KINDS = 13
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(KINDS)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13)
"""How far a card moves a marble; an ace also 11."""

ENTERING, PASSING_BY, BACKWARDS, AS_KING = 0, 1, 2, 3
"""The ways to move: into the base where the mouth is met; past the mouth; backwards; entering and killing all."""

RUNNING, WON, DRAWN = 0, 1, 2
NOBODY = -1

# The labels of the random streams.
LEAD_DRAW, REMOVAL, SHUFFLE, STOPPED_CARD = 1, 2, 3, 4

# Action ids: the plays of each card in the order of kinds, the throws, and then what only house rules allow.
A_DROP = 0
A_1 = 1
A_11 = A_1 + MARBLES
MOVE_2 = A_11 + MARBLES
MOVE_3 = MOVE_2 + MARBLES
MOVE_4 = MOVE_3 + MARBLES
MOVE_5 = MOVE_4 + MARBLES
MOVE_6 = MOVE_5 + SEATS * MARBLES
MOVE_7 = MOVE_6 + MARBLES
SPLITS = 72
MOVE_8 = MOVE_7 + MARBLES + SPLITS
MOVE_9 = MOVE_8 + MARBLES
MOVE_10 = MOVE_9 + MARBLES
STOP_10 = MOVE_10 + MARBLES
SWAP = STOP_10 + 1
MOVE_Q = SWAP + MARBLES * SEATS * MARBLES
K_DROP = MOVE_Q + MARBLES
K_13 = K_DROP + 1
THROW = K_13 + MARBLES
THROW_HAND = THROW + KINDS
STOP_Q = THROW_HAND + 1
SWAP_ANY = STOP_Q + 1
SEAT_PAIRS = 15
SPLIT_MORE = SWAP_ANY + SEAT_PAIRS * MARBLES * MARBLES
MORE_SPLITS = 840
REST = SPLIT_MORE + MORE_SPLITS
OWN_ROWS = 1044
ACTIONS = REST + OWN_ROWS * MARBLES
MOST_LEGAL = REST + 24 * MARBLES
"""To fill a base the marbles have their ways laid down; only their order is free, and who walks the rest."""

FIRST = (A_DROP, MOVE_2, MOVE_3, MOVE_4, MOVE_5, MOVE_6, MOVE_7, MOVE_8, MOVE_9, MOVE_10, SWAP, MOVE_Q, K_DROP, THROW)
"""Where the plays of each kind begin, and where the last kind's end."""

PAIRS = tuple((a, b) for a in range(SEATS) for b in range(a + 1, SEATS))
"""The pairs of seats of a swap with no own marble, lower seat first."""


def _sevens() -> list[list[tuple[int, int]]]:
    """All ways to play a 7 as lists of (marble, steps): whole, in two parts, then in three and four."""
    rows: list[list[tuple[int, int]]] = []
    for parts in (1, 2, 3, 4):
        ways = [[b - a for a, b in pairwise((0, *cuts, 7))] for cuts in combinations(range(1, 7), parts - 1)]
        rows += sorted(
            list(zip(order, steps, strict=True)) for order in permutations(range(MARBLES), parts) for steps in ways
        )
    return rows


SEVEN_PARTS = _sevens()
SEVENS = np.array([[m + 4 * k for m, k in row] + [0] * (4 - len(row)) for row in SEVEN_PARTS], np.int64)
"""Each way to play a 7: its parts in playing order as marble + 4 * steps, 0 beyond the last."""


def _skips() -> list[list[int]]:
    """For each way and part, the next way that does not begin with the same parts up to this one."""
    skips = [[len(SEVEN_PARTS)] * MARBLES]
    for here in range(len(SEVEN_PARTS) - 2, -1, -1):
        row, after = SEVEN_PARTS[here], SEVEN_PARTS[here + 1]
        same = [row[: part + 1] == after[: part + 1] for part in range(MARBLES)]
        skips.append([skips[-1][part] if same[part] else here + 1 for part in range(MARBLES)])
    return skips[::-1]


SKIPS = np.array(_skips(), np.int64)


def _own_rows() -> list[list[tuple[int, int]]]:
    """All first parts of a 7 that leave steps over, as lists of (marble, steps): of one marble, then of two to four."""
    rows: list[list[tuple[int, int]]] = []
    for parts in (1, 2, 3, 4):
        sums = range(parts, 7)
        ways = [
            [b - a for a, b in pairwise((0, *cuts, k))] for k in sums for cuts in combinations(range(1, k), parts - 1)
        ]
        rows += sorted(
            list(zip(order, steps, strict=True)) for order in permutations(range(MARBLES), parts) for steps in ways
        )
    return rows


OWN_PARTS = _own_rows()
OWN_SEVENS = np.array([[m + 4 * k for m, k in row] + [0] * (4 - len(row)) for row in OWN_PARTS], np.int64)
"""Each way to begin a 7 whose rest the teammate's marble walks: its parts like those of SEVENS."""
OWN_STEPS = np.array([sum(k for _, k in row) for row in OWN_PARTS], np.int64)
"""How many steps they take."""

LATE = Observed(is_late=True)

OPTIONS = Options()
OPTIONS.add(Number("players", 4, (2, 4, 6), rule="J-2"))
OPTIONS.add(Number("mouth", 2, (2, 1), rule="J-3"))
NO, YES = OPTIONS.add(Choice("queen_burns", "no", ("no", "yes"), rule="J-7"))  # king_spares_own, too
SPARED, MOVED = OPTIONS.add(Choice("five_on_home", "immune", ("immune", "moves"), rule="J-9", observed=LATE))
PASSES, FIVE_ILLEGAL = OPTIONS.add(Choice("five_at_mouth", "passes", ("passes", "illegal"), rule="J-9"))
OPTIONS.add(Number("seven_parts", 2, (2, 4), rule="J-10"))
KEPT, HANDED_ON = OPTIONS.add(Choice("seven_rest", "no", ("no", "partner"), rule="J-10", observed=LATE))
CHOSEN, RANDOM = OPTIONS.add(Choice("stopped_card", "chosen", ("chosen", "random"), rule="J-12"))
OWN, ANY = OPTIONS.add(Choice("jack", "own", ("own", "any"), rule="J-13"))
OPTIONS.add(Choice("king_spares_own", "no", ("no", "yes"), rule="J-14"))
KILLS, LANDING_ILLEGAL = OPTIONS.add(Choice("own_landing", "kills", ("kills", "illegal"), rule="J-16"))
ONE, PAIR, NONE = OPTIONS.add(Choice("jump_limit", "one", ("one", "pair", "none"), rule="J-18"))
LEADER, AFTER_LEADER = OPTIONS.add(
    Choice("first_player", "leader", ("leader", "after_leader"), rule="J-21", observed=LATE)
)
ONCE, EACH_BLOCK = OPTIONS.add(Choice("removed", "once", ("once", "each_block"), rule="J-22"))
RIGHT, LEFT = OPTIONS.add(Choice("leader_moves", "right", ("right", "left"), rule="J-23"))
CARD, HAND = OPTIONS.add(Choice("no_play", "card", ("card", "hand"), rule="J-26"))
STRICT, FIVE_AND_TEN = OPTIONS.add(Choice("locked_out", "strict", ("strict", "five_and_ten"), rule="J-27"))

STATE = np.dtype(
    [
        ("jackaroo", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        *OPTIONS.fields(SEATS),
        ("turn", np.int64),  # the seat to act, NOBODY when the match is over
        ("stopped", np.int64),  # 1 while the seat to act owes the throw of a stop
        ("plays", np.int64),  # plays made, throws included
        ("leader", np.int64),  # who leads the block
        ("block", np.int64),  # the number of the block, from 0
        ("outcome", np.int64),  # RUNNING, WON or DRAWN
        ("winner", np.int64),  # the lowest seat of the winning side, or NOBODY
        ("deck_size", np.int64),  # cards of the block not dealt yet
        ("deck", np.int8, PACK),  # their kinds, the last on top; UNKNOWN in a view; zero beyond deck_size
        ("hand_sizes", np.int8, SEATS),  # how many cards each seat holds
        ("hands", np.int8, (SEATS, KINDS)),  # each seat's cards by kind; zeroed where the viewer does not know them
        ("removed", np.int8, KINDS),  # the cards out of the block by kind; zeroed while nobody can know them
        ("spent", np.int8, KINDS),  # the cards played and thrown in this block by kind
        ("newest", np.int8, KINDS),  # the cards that the last play spent by kind
        ("lacks", np.int8, (SEATS, KINDS)),  # 1: a throw has shown that the seat holds no such card in this deal
        ("marbles", np.int8, (SEATS, MARBLES)),  # the place of each marble, by colour; zero for colours not played
        ("ring", np.int8, CELLS),  # who stands on each cell: 1 + 4 * colour + marble, or EMPTY
        ("bases", np.int8, SEATS),  # bits of the base cells each colour occupies
        ("graves", np.int8, SEATS),  # marbles of each colour in its graveyard
        *OPTIONS.later_fields(),
    ]
)

# The observation: for each colour from the seat's own on its ring cells from the seat's home on, its base cells and
# its graveyard; for each seat its lacking kinds, its hand's size, whose turn, who leads, whose colour is played; for
# each kind own cards, spent, newest and known removed ones; block, plays, deck, stop, players; and the options.
SEEN_COLOUR = CELLS + MARBLES + 1
SEEN_SEAT = KINDS + 4
SEEN_CARDS = 4 * KINDS
SEEN_TABLE = 5
OBSERVED_OPTIONS = OPTIONS.observed_slots(STATE)
OBSERVATION = (SEATS * (SEEN_COLOUR + SEEN_SEAT) + SEEN_CARDS + SEEN_TABLE + OPTIONS.observed_size,)


def refuse(options: dict[str, int | str]) -> tuple[str, str] | None:
    """An option that does not go with the others, and the word for why."""
    if options["removed"] == "each_block" and options["players"] != 6:
        return "removed", "each_block_needs_six"
    if options["seven_rest"] == "partner" and options["players"] == 2:
        return "seven_rest", "rest_needs_teams"
    return None


OK = 0
REASONS = Reasons()
OVER = REASONS.add("J-31", "over")
NOT_YOUR_TURN = REASONS.add("J-24", "not_your_turn")
NO_SUCH_ACTION = REASONS.add("J-24", "no_such_action")
NO_SUCH_SEAT = REASONS.add("J-2", "no_such_colour")
NOT_IN_HAND = REASONS.add("J-29", "not_in_hand")
STOPPED = REASONS.add("J-12", "stopped")
MUST_PLAY = REASONS.add("J-25", "must_play")
THROW_THE_HAND = REASONS.add("J-26", "throw_the_hand")
THROW_ONE_CARD = REASONS.add("J-26", "throw_one_card")
QUEEN_ONLY_MOVES = REASONS.add("J-7", "queen_only_moves")
NO_OWN_MARBLE = REASONS.add("J-13", "no_own_marble")
TOO_MANY_PARTS = REASONS.add("J-10", "too_many_parts")
LOCKED_OUT = REASONS.add("J-27", "locked_out")
NOBODY_TO_STOP = REASONS.add("J-12", "nobody_to_stop")
NONE_TO_DROP = REASONS.add("J-15", "none_to_drop")
HOME_TAKEN = REASONS.add("J-15", "home_taken")
IN_GRAVEYARD = REASONS.add("J-29", "in_graveyard")
KILLED_BEFORE = REASONS.add("J-10", "killed_before")
BASE_FILLED_BEFORE = REASONS.add("J-10", "base_filled_before")
NOT_BACK_OUT = REASONS.add("J-8", "not_back_out")
FIVE_IN_BASE = REASONS.add("J-9", "five_in_base")
IMMUNE = REASONS.add("J-9", "immune")
LEAVES_MOUTH = REASONS.add("J-9", "leaves_mouth")
OVERSHOOT = REASONS.add("J-4", "overshoot")
BASE_BLOCKED = REASONS.add("J-5", "base_blocked")
PASSES_OWN = REASONS.add("J-17", "passes_own")
TOO_MANY_PASSED = REASONS.add("J-18", "too_many_passed")
PASSES_PAIR = REASONS.add("J-18", "passes_pair")
LANDS_ON_OWN = REASONS.add("J-16", "lands_on_own")
PROTECTED = REASONS.add("J-20", "protected")
KING_SPARES_OWN = REASONS.add("J-14", "king_spares_own")
SAME_COLOUR = REASONS.add("J-13", "same_colour")
NOT_ON_RING = REASONS.add("J-13", "not_on_ring")
ON_OWN_HOME = REASONS.add("J-13", "on_own_home")
OWN_MARBLE_FIRST = REASONS.add("J-13", "own_marble_first")
NO_REST = REASONS.add("J-10", "no_rest")
HELPER_KEEPS_REST = REASONS.add("J-10", "helper_keeps_rest")
BASE_NOT_FILLED = REASONS.add("J-10", "base_not_filled")
