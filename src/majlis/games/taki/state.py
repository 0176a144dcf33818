"""Super Taki's state: one flat record, its constants, its options and the reasons for a refusal.

Kinds of cards are numbered by colour (r b g y), then by figure (1 3 4 5 6 7 8 9 +2 stop rev + taki); behind the 52
coloured kinds come Changer, Super Taki, King, +3 and Breaker. Sets of seats and of kinds are bits of one integer.
"""

import numpy as np

from majlis.games.definition import Choice, Number, Options, Reason

VERSION = 2

SEATS = 10
CARDS = 116
COLOURS = 4
FIGURES = 13
COLOURED = COLOURS * FIGURES

ONE, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TWO_MORE, STOP, REVERSE, PLUS, TAKI = range(FIGURES)
"""Figures of coloured cards."""
CHANGER, SUPER_TAKI, KING, THREE_MORE, BREAKER = range(COLOURED, COLOURED + 5)
"""Kinds of cards without a colour."""
KINDS = COLOURED + 5

NOBODY = -1
NONE = -1
"""No colour, no figure, no card, no run."""

IN_TURN, AFTER_PLUS, AFTER_KING, IN_RUN, ASKING, ENDED = range(6)
"""Phases: what the player in turn is in the middle of; ASKING: the others may answer; ENDED: the match is over."""

# Action ids. A coloured card has its kind's number.
CHANGE = COLOURED  # + the colour named
SUPER = CHANGE + COLOURS  # a Super Taki that takes the leading colour
SUPER_AS = SUPER + 1  # + the colour chosen
LAY_KING = SUPER_AS + COLOURS
LAY_THREE = LAY_KING + 1
LAY_BREAKER = LAY_THREE + 1
DRAW = LAY_BREAKER + 1
CLOSE = DRAW + 1
OPEN = CLOSE + 1
END = OPEN + 1
LAST = END + 1
CATCH = LAST + 1  # + the seat caught
PASS = CATCH + SEATS
COMBO = PASS + 1  # + the colour of the Plus and the 3
WAIT = COMBO + COLOURS
ACTIONS = WAIT + 1

STATE = np.dtype(
    [
        ("taki", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        ("opt_deck", np.int64),
        ("opt_hand", np.int64),
        ("opt_opening", np.int64),
        ("opt_starter", np.int64),  # 0: drawn by lot, else the seat counted from 1
        ("opt_draw", np.int64),
        ("opt_reverse_two", np.int64),
        ("opt_three_on_two", np.int64),
        ("opt_king_decline", np.int64),
        ("opt_close", np.int64),
        ("opt_lone_taki", np.int64),
        ("opt_wild_in_run", np.int64),
        ("opt_super_colour", np.int64),
        ("opt_combination", np.int64),
        ("opt_cross_answers", np.int64),
        ("opt_last_card", np.int64),
        ("opt_last_card_draw", np.int64),
        ("opt_rounds", np.int64),
        ("opt_mode", np.int64),
        ("round_number", np.int64),  # from 0; the last round's when the match is over
        ("starter", np.int64),  # the seat that started this round
        ("turn", np.int64),  # the seat in turn; while others are asked, the one they answer; NOBODY at the end
        ("direction", np.int64),  # 1 clockwise, -1 the other way
        ("phase", np.int64),  # IN_TURN .. ENDED
        ("lead", np.int64),  # the kind of the card that leads: the topmost that is not transparent
        ("colour", np.int64),  # the colour that leads, or NONE: anything may be laid
        ("penalty", np.int64),  # the cards that the active +2s demand
        ("run", np.int64),  # the colour of the run the player is in, or that was left open; or NONE
        ("run_laid", np.int64),  # cards that the player in turn has laid in the run this turn
        ("run_before", np.int64),  # the card he laid in it before its last one, or NONE
        ("actions", np.int64),  # accepted actions of this round; a view does not count passes it does not know
        ("reshuffles", np.int64),  # new draw piles made in this round
        ("winner", np.int64),  # the seat that ended the match by emptying its hand, or NOBODY
        ("passed", np.int64),  # bits: the asked who have passed; a view knows only its own
        ("debts", np.int64),  # bits: the seats that owe "last card!"
        ("waited", np.int64),  # bits: the seats that may speak and chose to wait; no match ever has any
        ("known", np.int64),  # the lowest cards of the draw pile that everybody has seen (buried openings)
        ("deck_size", np.int64),
        ("pile_size", np.int64),
        ("wins", np.int64, SEATS),  # rounds won
        ("stages", np.int64, SEATS),  # pyramid: the stage each seat is at; 0 above the last
        ("sizes", np.int64, SEATS),  # cards in each hand
        ("lacks", np.int64, SEATS),  # bits: the kinds that a seat forced to draw has shown not to hold
        ("newer", np.int64, SEATS),  # cards that may have come since: no more of its cards are of those kinds
        ("deck", np.int8, CARDS),  # the draw pile, its top last; UNKNOWN where a view cannot know; zero beyond
        ("pile", np.int8, CARDS),  # the cards laid, the top last; zero beyond
        ("hands", np.int8, (SEATS, KINDS)),  # cards of each kind in each hand; zero for hands a view cannot know
        ("shown", np.int8, (SEATS, KINDS)),  # cards everybody saw go into a hand and not come out of it
        ("bounds", np.int8, (SEATS + 1, KINDS)),  # the most of a kind that may lie unseen in the draw pile, as far as
        # each seat can tell (row SEATS: as everybody can); a view has only its own row and the last
    ]
)

SUPER116, SUPER112 = 0, 1  # deck
IGNORE, BURY = 0, 1  # opening
FREE, ONLY_IF_STUCK = 0, 1  # draw
NOTHING, AGAIN = 0, 1  # reverse_two
NO, ADDS_THREE = 0, 1  # three_on_two
DECLINE_FREE, DRAW_ONE = 0, 1  # king_decline
DECLARE, AUTOMATIC = 0, 1  # close
CLOSABLE, STAYS_OPEN = 0, 1  # lone_taki
CHANGER_LAST, NO_WILD = 0, 1  # wild_in_run
AS_LEAD, FREE_COLOUR = 0, 1  # super_colour
COMBINED, NEVER_COMBINED = 0, 1  # combination
OWN_KIND, EITHER_KIND = 0, 1  # cross_answers
PENALTY, CATCHING, OFF = 0, 1, 2  # last_card
MATCH, PYRAMID = 0, 1  # mode

ROUND_LIMIT, PYRAMID_LIMIT = 2_000, 20_000

OBSERVED_SEAT = 7 + 2 * KINDS
OBSERVED = 5 * KINDS + 2 * COLOURS + 6 + 7 + SEATS * OBSERVED_SEAT
"""The length of an observation: five rows of kinds, colours, phases, seven numbers, and a part for each seat."""

OPTIONS = Options(
    Number("players", 4, range(2, 11), rule="T-2"),
    Choice("deck", "super116", ("super116", "super112"), rule="T-1"),
    Number("hand", 8, range(4, 13), rule="T-2"),
    Choice("opening", "ignore", ("ignore", "bury"), rule="T-3"),
    Number("starter", 0, range(SEATS + 1), rule="T-4"),
    Choice("draw", "free", ("free", "only_if_stuck"), rule="T-6"),
    Choice("reverse_two", "nothing", ("nothing", "again"), rule="T-9"),
    Choice("three_on_two", "no", ("no", "adds_three"), rule="T-10"),
    Choice("king_decline", "free", ("free", "draw_one"), rule="T-13"),
    Choice("close", "declare", ("declare", "automatic"), rule="T-15"),
    Choice("lone_taki", "closable", ("closable", "stays_open"), rule="T-16"),
    Choice("wild_in_run", "changer_last", ("changer_last", "none"), rule="T-17"),
    Choice("super_colour", "lead", ("lead", "free"), rule="T-19"),
    Choice("combination", "yes", ("yes", "no"), rule="T-24"),
    Choice("cross_answers", "no", ("no", "yes"), rule="T-24"),
    Choice("last_card", "penalty", ("penalty", "catch", "off"), rule="T-25"),
    Number("last_card_draw", 4, range(1, 9), rule="T-25"),
    Number("rounds", 1, range(1, 21), rule="T-27"),
    Choice("mode", "match", ("match", "pyramid"), rule="T-28"),
)


def refuse(options: dict[str, int | str]) -> tuple[str, str] | None:
    """An option that does not go with the others, and the word for why (T-2, T-4, T-24, T-27)."""
    cards = 116 if options["deck"] == "super116" else 112
    if int(options["players"]) * int(options["hand"]) + 1 > cards:
        return "hand", "too_many_cards"
    if int(options["starter"]) > int(options["players"]):
        return "starter", "no_such_starter"
    if options["deck"] == "super112" and options["three_on_two"] == "adds_three":
        return "three_on_two", "no_three_in_deck"
    if options["cross_answers"] == "yes" and options["combination"] == "no":
        return "cross_answers", "no_combination_to_cross"
    if options["cross_answers"] == "yes" and options["deck"] == "super112":
        return "cross_answers", "no_three_to_cross"
    if options["mode"] == "pyramid" and int(options["rounds"]) > 1:
        return "rounds", "pyramid_is_one_round"
    return None


OK = 0
(
    OVER,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OTHERS_ASKED,
    ANSWER_FIRST,
    ANSWERED,
    NOT_ASKED,
    BREAKER_WANTED,
    COMBINATION_WANTED,
    NO_COMBINATION,
    NOT_HELD,
    NO_FIT,
    ACTIVE_TWO,
    OTHER_COLOUR,
    NOT_IN_A_RUN,
    NO_CHANGER_IN_RUN,
    COLOUR_IS_CHOSEN,
    COLOUR_IS_GIVEN,
    CAN_LAY,
    KING_LAID,
    RUN_GOES_ON,
    NO_RUN,
    TAKI_STAYS_OPEN,
    MUST_CLOSE,
    NO_KING,
    OWES_NOTHING,
    NO_CATCHING,
    NO_SUCH_PLAYER,
    NOT_ONESELF,
    NOBODY_TO_CATCH,
    HAS_WAITED,
    NO_WAITING,
) = range(1, 33)

REASONS = {
    OVER: Reason("T-26", "over"),
    NO_SUCH_ACTION: Reason("T-5", "no_such_action"),
    NOT_YOUR_TURN: Reason("T-4", "not_your_turn"),
    OTHERS_ASKED: Reason("T-21", "others_asked"),
    ANSWER_FIRST: Reason("T-21", "answer_first"),
    ANSWERED: Reason("T-21", "answered"),
    NOT_ASKED: Reason("T-21", "not_asked"),
    BREAKER_WANTED: Reason("T-21", "breaker_wanted"),
    COMBINATION_WANTED: Reason("T-24", "combination_wanted"),
    NO_COMBINATION: Reason("T-24", "no_combination"),
    NOT_HELD: Reason("T-5", "not_held"),
    NO_FIT: Reason("T-5", "no_fit"),
    ACTIVE_TWO: Reason("T-10", "active_two"),
    OTHER_COLOUR: Reason("T-14", "other_colour"),
    NOT_IN_A_RUN: Reason("T-17", "not_in_a_run"),
    NO_CHANGER_IN_RUN: Reason("T-17", "no_changer_in_run"),
    COLOUR_IS_CHOSEN: Reason("T-19", "colour_is_chosen"),
    COLOUR_IS_GIVEN: Reason("T-19", "colour_is_given"),
    CAN_LAY: Reason("T-6", "can_lay"),
    KING_LAID: Reason("T-13", "king_laid"),
    RUN_GOES_ON: Reason("T-15", "run_goes_on"),
    NO_RUN: Reason("T-15", "no_run"),
    TAKI_STAYS_OPEN: Reason("T-16", "taki_stays_open"),
    MUST_CLOSE: Reason("T-15", "must_close"),
    NO_KING: Reason("T-13", "no_king"),
    OWES_NOTHING: Reason("T-25", "owes_nothing"),
    NO_CATCHING: Reason("T-25", "no_catching"),
    NO_SUCH_PLAYER: Reason("T-25", "no_such_player"),
    NOT_ONESELF: Reason("T-25", "not_oneself"),
    NOBODY_TO_CATCH: Reason("T-25", "nobody_to_catch"),
    HAS_WAITED: Reason("T-25", "has_waited"),
    NO_WAITING: Reason("T-25", "no_waiting"),
}
