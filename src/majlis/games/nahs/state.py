"""The state of Wajh Al-Nahs: one flat record, its constants, its options and the reasons for a refusal.

A kind is its number, 0 to 13, then BU (bottoms up) and TI (take it). Hands and face-up cards are counts a kind; the
pile and the draw pile are lists with their length beside them, the last card on top, zero beyond their end.
"""

import numpy as np

from majlis.games.definition import Choice, Number, Observed, Options, Reasons

VERSION = 1

SEATS = 12
KINDS = 16
CARDS = 128
COPIES = 4
"""Cards of each kind in one deck (N-1)."""
ZONE = 3
"""Cards in each zone at the deal, and the hand one draws up to (N-2, N-7)."""
LIMIT = 3000
"""Plays after which a stage ends (N-23)."""

ZERO, FIVE, SIX, SEVEN, EIGHT, NINE, LAST_NUMBER, BU, TI = 0, 5, 6, 7, 8, 9, 13, 14, 15

NOBODY = -1
NONE = -1
"""No kind: a face-down place that is empty, no forced lead, no blind card turned, nothing chosen."""
ANYTHING = -1
"""The standing value of a pile on which anything goes because nothing of value lies there (N-6)."""

EXCHANGE, PLAY, AIM, ASKED, OVER = 0, 1, 2, 3, 4  # phase
RIGHT, LEFT = -1, 1  # direction

NO_EFFECT, BURNT, FOUR, SKIPPED, REVERSED, LIFTED, FREED, DEMANDED, MISFIT = range(9)  # effect

SETS = KINDS * (KINDS + 1) * (KINDS + 2) // 6
"""Sets of three kinds, equal ones allowed: 816; `exchange.set_number` numbers them."""

# Action ids: lay 1 to 8 of a kind from the hand, 1 to 3 face-up ones, a TI and its target from hand, from the face-up
# cards and as a counter, accept, take, the face-down places, ready, and the sets that may be swapped in.
MOST_OF_A_KIND = 2 * COPIES
LAY = 0
LAY_UP = LAY + TI * MOST_OF_A_KIND
GIVE = LAY_UP + TI * ZONE
GIVE_UP = GIVE + SEATS
COUNTER = GIVE_UP + SEATS
ACCEPT = COUNTER + SEATS
TAKE = ACCEPT + 1
DOWN = TAKE + 1
READY = DOWN + ZONE
SWAP = READY + 1
ACTIONS = SWAP + SETS

MOST_LEGAL = LAY_UP + SEATS + 1
"""A hand of all cards, a target for a TI, and a free take."""

MOST_OF_ONE_DECK = 6
"""Players that one deck is enough for (N-1)."""

OPTIONS = Options()
OPTIONS.add(Number("players", 4, range(2, SEATS + 1), rule="N-1"))
OPTIONS.add(
    Number(
        "decks",
        lambda chosen: 1 if chosen["players"] <= MOST_OF_ONE_DECK else 2,
        (1, 2),
        rule="N-1",
        observed=Observed(least=1, is_late=True),
    )
)
ANY, ONE_PAIR, NO_SWAP = OPTIONS.add(
    Choice("swap", "any", ("any", "one_pair", "none"), rule="N-3", observed=Observed(one_a_value=True))
)
IF_STUCK, FREE = OPTIONS.add(Choice("take", "only_if_stuck", ("only_if_stuck", "free"), rule="N-8"))
# These two stand for equal_effect and burn_through_nine as well.
NO, YES = OPTIONS.add(Choice("strict_five", "no", ("no", "yes"), rule="N-11"))
WILD, REFUSED = OPTIONS.add(Choice("wilds_under_five", "yes", ("yes", "no"), rule="N-11"))
OPTIONS.add(Choice("equal_effect", "no", ("no", "yes"), rule="N-12"))
OPTIONS.add(Choice("burn_through_nine", "no", ("no", "yes"), rule="N-15"))
FIRST, TAKER = OPTIONS.add(Choice("after_take", "first", ("first", "taker"), rule="N-18"))
OPTIONS.add(Number("stages", 3, range(1, 13), rule="N-22", observed=Observed(is_late=True)))

STATE = np.dtype(
    [
        ("nahs", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        *OPTIONS.fields(SEATS),
        ("phase", np.int64),  # EXCHANGE, PLAY, AIM (a TI found blind), ASKED (a TI lies open) or OVER
        ("stage", np.int64),  # from 0; after the end, the last one
        ("dealer", np.int64),  # of this stage
        ("turn", np.int64),  # who must play or aim; while a TI lies open, who laid the first; else NOBODY
        ("asked", np.int64),  # who must answer the open TI, or NOBODY
        ("direction", np.int64),  # RIGHT (seat - 1) or LEFT
        ("must_lead", np.int64),  # the kind of the stage's forced first lead, or NONE
        ("plays", np.int64),  # actions of this stage after the exchange
        ("turned", np.int64),  # the face-down card that the last action turned, or NONE
        ("effect", np.int64),  # what the last action's cards did, NO_EFFECT to MISFIT
        ("effect_count", np.int64),  # to how many: cards burnt or lifted, turns skipped
        ("draw_size", np.int64),
        ("pile_size", np.int64),
        ("chain_length", np.int64),
        ("finished_count", np.int64),
        ("held", np.int16, SEATS),  # cards in each hand, also where the hand itself is hidden
        ("chosen", np.int16, SEATS),  # in the exchange, the number of the set to lie face up, or NONE
        ("jinxes", np.int16, SEATS),  # stages in which the seat was the jinx
        ("place_sums", np.int16, SEATS),  # the places of all stages that ended, added up
        ("chain", np.int8, SEATS),  # who laid TIs since the first open one, each once, by their latest
        ("finished", np.int8, SEATS),  # who is out, in the order of going out
        ("gone", np.int8, KINDS),  # cards that left the game in this stage: burnt, and TIs laid
        ("hands", np.int8, (SEATS, KINDS)),  # counts; all zero where hidden
        ("ups", np.int8, (SEATS, KINDS)),  # face-up cards, counts
        ("downs", np.int8, (SEATS, ZONE)),  # face-down cards by place, NONE where there is none
        ("shown", np.int8, (SEATS, KINDS)),  # memory: everybody saw that at least so many are in the hand
        ("lacks", np.int8, (SEATS, KINDS)),  # memory: 1 where forced play proved that the hand holds but what is shown
        ("draw", np.int8, CARDS),  # the draw pile
        ("pile", np.int8, CARDS),  # the pile played on
        *OPTIONS.later_fields(),
    ]
)


def refuse(options: dict[str, int | str]) -> tuple[str, str] | None:
    """An option that does not go with the others, and the word for why."""
    if int(options["players"]) > MOST_OF_ONE_DECK and options["decks"] == 1:
        return "decks", "one_deck_seats_six"
    return None


# The observation: rows of sixteen, first the table's, then four for each seat.
TOP, BOTTOM = 8, 4
"""How many cards of the pile an observation tells one by one: those on top, and those a BU would lift."""
TABLE_ROWS = 8 + TOP + BOTTOM
SEAT_ROWS = 4
OBSERVED_OPTIONS = OPTIONS.observed_slots(STATE)
assert OPTIONS.observed_size <= KINDS, "the house rules have one row"
OBSERVATION = (TABLE_ROWS + SEATS * SEAT_ROWS, KINDS)

OK = 0
REASONS = Reasons()
MATCH_OVER = REASONS.add("N-22", "match_over")
NOT_YOUR_TURN = REASONS.add("N-4", "not_your_turn")
NO_SUCH_ACTION = REASONS.add("N-5", "no_such_action")
EXCHANGE_FIRST = REASONS.add("N-3", "exchange_first")
EXCHANGE_OVER = REASONS.add("N-3", "exchange_over")
ALREADY_CHOSEN = REASONS.add("N-3", "already_chosen")
SAME_SET = REASONS.add("N-3", "same_set")
NOT_YOUR_SIX = REASONS.add("N-3", "not_your_six")
ONE_CARD_ONLY = REASONS.add("N-3", "one_card_only")
AIM_FIRST = REASONS.add("N-18", "aim_first")
ANSWER_FIRST = REASONS.add("N-18", "answer_first")
NOT_ASKED = REASONS.add("N-18", "not_asked")
NO_SUCH_PLAYER = REASONS.add("N-18", "no_such_player")
NOT_YOURSELF = REASONS.add("N-18", "not_yourself")
NO_COUNTER = REASONS.add("N-18", "no_counter")
HAND_EMPTY = REASONS.add("N-9", "hand_empty")
NOT_HELD = REASONS.add("N-5", "not_held")
HAND_FIRST = REASONS.add("N-9", "hand_first")
NOT_FACE_UP = REASONS.add("N-9", "not_face_up")
FACE_UP_FIRST = REASONS.add("N-9", "face_up_first")
NO_CARD_THERE = REASONS.add("N-9", "no_card_there")
LEAD_SMALLEST = REASONS.add("N-4", "lead_smallest")
TOO_LOW = REASONS.add("N-5", "too_low")
FIVE_OR_LESS = REASONS.add("N-11", "five_or_less")
NO_FIVE_ON_FIVE = REASONS.add("N-11", "no_five_on_five")
NO_WILD_UNDER_FIVE = REASONS.add("N-11", "no_wild_under_five")
NOTHING_TO_TAKE = REASONS.add("N-8", "nothing_to_take")
CAN_LAY = REASONS.add("N-8", "can_lay")
TURN_BLIND = REASONS.add("N-8", "turn_blind")
