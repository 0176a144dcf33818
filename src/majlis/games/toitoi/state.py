"""Toi Toi's state: one flat record, its constants, its options and the reasons for a refusal.

Cards are kinds: 0 to 12 are the numbers, 13 is the Toi. Places of a box are 0 to 7 here (1 to 8 in the notation): 0 to
3 the upper row, 4 to 7 the lower, so that `place` and `(place + 4) % 8` are a column. Piles have their top card last
and are zero beyond their ends; so are the rows of seats not played.
"""

import numpy as np

from majlis.games.definition import Choice, Number, Numbers, Options, Reasons

VERSION = 1

SEATS = 6
PLACES = 8
COLUMNS = 4
KINDS = 14
TOI = 13
COPIES = 8
"""Of each number; the sorted pack is `i // COPIES` for each i, which leaves four Tois at its end."""
PACK = 108
MOST_PILED = PACK - 2 * PLACES
ALL_OPEN = (1 << PLACES) - 1

NOBODY = -1
NO_CARD = -1
NOT_RUNNING = -1
"""Of `last_turns`: they have not begun."""

OPENING, TURN, LOOKED, OVER = 0, 1, 2, 3
"""Phases: two cards are being chosen, a turn begins, the bank's card has been looked at, the match is over."""

PHASES = ("open", "turn", "bank", "over")
CARDS = (*(str(number) for number in range(TOI)), "T")
"""How phases and cards are written."""

MOST_TURNS = 100
"""Turns a player before the last ones (O-12)."""
MOST_BANKS = 2
"""The new bank that brings the last turns (O-12)."""
MOST_EXTRA = 5
"""Extra rounds at most (O-16)."""

BEST, WORST = -20, 92
"""The points of a box lie between them: an octet, and four columns of an 11 and a 12."""

DEALING, LOT, NEW_BANK = 1, 2, 3
"""Labels of the random streams; their number is that of the round."""

# Action ids: what to open, then what begins a turn, then what the bank's card may do.
PAIRS = 28
FLIGHTS = PLACES * (PLACES - 1)
OPEN = 0
PILE = OPEN + PAIRS
PILE_FLY = PILE + PLACES
BANK = PILE_FLY + FLIGHTS
PLACE = BANK + 1
THROW_OPEN = PLACE + PLACES
THROW = THROW_OPEN + PLACES
FLY = THROW + 1
ACTIONS = FLY + FLIGHTS
MOST_LEGAL = PAIRS

LOWER = tuple(first for first in range(PLACES) for second in range(first + 1, PLACES))
UPPER = tuple(second for first in range(PLACES) for second in range(first + 1, PLACES))
"""The two places of each pair to open, by `action - OPEN`."""

_NO_DAYS = (0,) * SEATS

OPTIONS = Options()
OPTIONS.add(Number("players", 4, (2, 3, 4, 5, 6), rule="O-1"))
OPTIONS.add(Number("rounds", 5, range(1, 11), rule="O-1", observed=None))
BY_LOT, BIRTHDAY = OPTIONS.add(Choice("tie", "lot", ("lot", "birthday"), rule="O-3", observed=None))
# Days until each seat's next one. Where nobody says when, all are equal, and equal ones go by lot.
OPTIONS.add(
    Numbers(
        "birthdays",
        lambda chosen: _NO_DAYS[: chosen["players"]] if chosen["tie"] == "birthday" else (),
        range(367),
        rule="O-3",
    )
)
ANY_FLIGHT, PARTNER = OPTIONS.add(Choice("flying", "any", ("any", "partner"), rule="O-9"))
NOTHING, DOUBLED = OPTIONS.add(Choice("closer", "nothing", ("nothing", "doubled"), rule="O-11"))
ZERO, WILD = OPTIONS.add(Choice("two_toi", "zero", ("zero", "wild"), rule="O-15"))
SHARED, EXTRA_ROUND = OPTIONS.add(Choice("final_tie", "share", ("share", "extra_round"), rule="O-16"))

STATE = np.dtype(
    [
        ("toitoi", np.int64),  # the rules version
        ("viewer", np.int64),  # who sees this: a seat, -1 the referee, -2 a spectator
        ("players", np.int64),
        *OPTIONS.fields(SEATS),
        ("phase", np.int64),  # OPENING, TURN, LOOKED or OVER
        ("round_number", np.int64),  # from 0; extra rounds count on
        ("turn", np.int64),  # the seat whose turn it is, NOBODY while opening and after the end
        ("turns", np.int64),  # turns finished in this round by all seats together
        ("new_banks", np.int64),  # how often a new bank was made in this round
        ("closer", np.int64),  # the seat that closed this round, or NOBODY
        ("last_turns", np.int64),  # last turns not finished yet, or NOT_RUNNING; 0 after the end
        ("held", np.int64),  # the bank's card that was looked at, or NO_CARD
        ("bank_size", np.int64),
        ("pile_size", np.int64),
        ("past_top", np.int64),  # the pile's top card when the round before ended, or NO_CARD
        ("totals", np.int64, SEATS),  # points of all finished rounds
        ("earned", np.int64, SEATS),  # points of the round that was finished last
        ("opened", np.int64, SEATS),  # a bit for each open place of a box
        ("boxes", np.int8, (SEATS, PLACES)),  # the cards, hidden or open
        ("past", np.int8, (SEATS, PLACES)),  # the boxes of the round finished last, NO_CARD if there is none
        ("chosen", np.int8, SEATS),  # while opening: 0, or 1 + the pair that the seat has chosen
        ("bank", np.int8, PACK),  # zero beyond bank_size
        ("pile", np.int8, MOST_PILED),  # zero beyond pile_size
        ("bag", np.int8, KINDS),  # in a view: which cards a new bank (and an unseen held card) consists of
        *OPTIONS.later_fields(),
    ]
)

SEEN_BOX = PLACES * (KINDS + 1)
SEEN_TABLE = 12
OBSERVED_OPTIONS = OPTIONS.observed_slots(STATE)
OBSERVATION = (SEATS * (SEEN_BOX + 5) + 5 * KINDS + PLACES + SEEN_TABLE + OPTIONS.observed_size,)
"""Numbers in an observation: a part a seat, five counts of kinds, the own choice, the table, and the house rules."""


def refuse(options: dict[str, object]) -> tuple[str, str] | None:
    """An option that does not go with the others, and the word for why."""
    if options["tie"] == "birthday" and not options["birthdays"]:
        return "birthdays", "birthdays_needed"
    if options["tie"] != "birthday" and options["birthdays"]:
        return "birthdays", "birthdays_unused"
    return None


OK = 0
REASONS = Reasons()
MATCH_OVER = REASONS.add("O-16", "match_over")
NOT_YOUR_TURN = REASONS.add("O-3", "not_your_turn")
NO_SUCH_ACTION = REASONS.add("O-4", "no_such_action")
HAS_CHOSEN = REASONS.add("O-3", "has_chosen")
OPEN_TWO_FIRST = REASONS.add("O-3", "open_two_first")
OPENING_IS_OVER = REASONS.add("O-3", "opening_is_over")
LOOK_FIRST = REASONS.add("O-4", "look_first")
NO_WAY_BACK = REASONS.add("O-4", "no_way_back")
IS_OPEN = REASONS.add("O-7", "is_open")
ONE_HIDDEN_ONLY = REASONS.add("O-8", "one_hidden_only")
NOTHING_HIDDEN = REASONS.add("O-9", "nothing_hidden")
NO_OPEN_TOI = REASONS.add("O-9", "no_open_toi")
LANDS_ON_OPEN = REASONS.add("O-9", "lands_on_open")
PARTNER_HIDDEN = REASONS.add("O-9", "partner_hidden")
PARTNER_DIFFERS = REASONS.add("O-9", "partner_differs")
