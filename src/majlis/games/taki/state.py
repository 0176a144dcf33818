"""Super Taki's state: one flat record, its constants, its options and the reasons for a refusal.

Kinds of cards are numbered by colour (r b g y), then by figure (1 3 4 5 6 7 8 9 +2 stop rev + taki); behind the 52
coloured kinds come Changer, Super Taki, King, +3 and Breaker. Sets of seats and of kinds are bits of one integer.
"""

import numpy as np

from majlis.games.definition import Choice, Number, Options, Reasons

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
MOST_LEGAL = ACTIONS

OPTIONS = Options()
OPTIONS.add(Number("players", 4, range(2, 11), rule="T-2"))
SUPER116, SUPER112 = OPTIONS.add(Choice("deck", "super116", ("super116", "super112"), rule="T-1"))
OPTIONS.add(Number("hand", 8, range(4, 13), rule="T-2"))
IGNORE, BURY = OPTIONS.add(Choice("opening", "ignore", ("ignore", "bury"), rule="T-3"))
OPTIONS.add(Number("starter", 0, range(SEATS + 1), rule="T-4"))  # 0: drawn by lot, else the seat counted from 1
FREE, ONLY_IF_STUCK = OPTIONS.add(Choice("draw", "free", ("free", "only_if_stuck"), rule="T-6"))
NOTHING, AGAIN = OPTIONS.add(Choice("reverse_two", "nothing", ("nothing", "again"), rule="T-9"))
NO, ADDS_THREE = OPTIONS.add(Choice("three_on_two", "no", ("no", "adds_three"), rule="T-10"))
DECLINE_FREE, DRAW_ONE = OPTIONS.add(Choice("king_decline", "free", ("free", "draw_one"), rule="T-13"))
DECLARE, AUTOMATIC = OPTIONS.add(Choice("close", "declare", ("declare", "automatic"), rule="T-15"))
CLOSABLE, STAYS_OPEN = OPTIONS.add(Choice("lone_taki", "closable", ("closable", "stays_open"), rule="T-16"))
CHANGER_LAST, NO_WILD = OPTIONS.add(Choice("wild_in_run", "changer_last", ("changer_last", "none"), rule="T-17"))
AS_LEAD, FREE_COLOUR = OPTIONS.add(Choice("super_colour", "lead", ("lead", "free"), rule="T-19"))
COMBINED, NEVER_COMBINED = OPTIONS.add(Choice("combination", "yes", ("yes", "no"), rule="T-24"))
OWN_KIND, EITHER_KIND = OPTIONS.add(Choice("cross_answers", "no", ("no", "yes"), rule="T-24"))
PENALTY, CATCHING, OFF = OPTIONS.add(Choice("last_card", "penalty", ("penalty", "catch", "off"), rule="T-25"))
OPTIONS.add(Number("last_card_draw", 4, range(1, 9), rule="T-25"))
OPTIONS.add(Number("rounds", 1, range(1, 21), rule="T-27"))
MATCH, PYRAMID = OPTIONS.add(Choice("mode", "match", ("match", "pyramid"), rule="T-28"))

STATE = np.dtype(
    [
        ("taki", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        *OPTIONS.fields(SEATS),
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
        ("run_before", np.int64),  # the card laid in it before its last one, or NONE
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
        *OPTIONS.later_fields(),
    ]
)


ROUND_LIMIT, PYRAMID_LIMIT = 2_000, 20_000

OBSERVED_SEAT = 7 + 2 * KINDS
OBSERVATION = (5 * KINDS + 2 * COLOURS + 6 + 7 + SEATS * OBSERVED_SEAT,)
"""The length of an observation: five rows of kinds, colours, phases, seven numbers, and a part for each seat."""


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
REASONS = Reasons()
OVER = REASONS.add("T-26", "over")
NO_SUCH_ACTION = REASONS.add("T-5", "no_such_action")
NOT_YOUR_TURN = REASONS.add("T-4", "not_your_turn")
OTHERS_ASKED = REASONS.add("T-21", "others_asked")
ANSWER_FIRST = REASONS.add("T-21", "answer_first")
ANSWERED = REASONS.add("T-21", "answered")
NOT_ASKED = REASONS.add("T-21", "not_asked")
BREAKER_WANTED = REASONS.add("T-21", "breaker_wanted")
COMBINATION_WANTED = REASONS.add("T-24", "combination_wanted")
NO_COMBINATION = REASONS.add("T-24", "no_combination")
NOT_HELD = REASONS.add("T-5", "not_held")
NO_FIT = REASONS.add("T-5", "no_fit")
ACTIVE_TWO = REASONS.add("T-10", "active_two")
OTHER_COLOUR = REASONS.add("T-14", "other_colour")
NOT_IN_A_RUN = REASONS.add("T-17", "not_in_a_run")
NO_CHANGER_IN_RUN = REASONS.add("T-17", "no_changer_in_run")
COLOUR_IS_CHOSEN = REASONS.add("T-19", "colour_is_chosen")
COLOUR_IS_GIVEN = REASONS.add("T-19", "colour_is_given")
CAN_LAY = REASONS.add("T-6", "can_lay")
KING_LAID = REASONS.add("T-13", "king_laid")
RUN_GOES_ON = REASONS.add("T-15", "run_goes_on")
NO_RUN = REASONS.add("T-15", "no_run")
TAKI_STAYS_OPEN = REASONS.add("T-16", "taki_stays_open")
MUST_CLOSE = REASONS.add("T-15", "must_close")
NO_KING = REASONS.add("T-13", "no_king")
OWES_NOTHING = REASONS.add("T-25", "owes_nothing")
NO_CATCHING = REASONS.add("T-25", "no_catching")
NO_SUCH_PLAYER = REASONS.add("T-25", "no_such_player")
NOT_ONESELF = REASONS.add("T-25", "not_oneself")
NOBODY_TO_CATCH = REASONS.add("T-25", "nobody_to_catch")
HAS_WAITED = REASONS.add("T-25", "has_waited")
NO_WAITING = REASONS.add("T-25", "no_waiting")
