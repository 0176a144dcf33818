"""What the numbers of Toi Toi's actions and observations mean."""

from majlis.games.legend import ActionRange, EachSeat, Legend, Part, one, option_parts
from majlis.games.toitoi.state import (
    BANK,
    FLY,
    KINDS,
    OBSERVATION,
    OPEN,
    OPTIONS,
    PHASES,
    PILE,
    PILE_FLY,
    PLACE,
    PLACES,
    SEATS,
    THROW,
    THROW_OPEN,
)

SEAT = (
    Part("box", (PLACES, KINDS + 1), "for each place 1 for the card that lies open (0 to 12, Toi), the last if hidden"),
    one("total", "points of the finished rounds / 100"),
    one("hidden_left", "hidden cards / 8"),
    one("has_chosen", "1 if it has chosen which two cards to open"),
    one("to_act", "1 if it is its turn"),
    one("has_closed", "1 if it has closed the round"),
)

LEGEND = Legend(
    OBSERVATION,
    (
        EachSeat(SEATS, SEAT),
        Part("unseen", (KINDS,), "of each card how many the observer has seen nowhere / 8"),
        Part("new_bank", (KINDS,), "of each card how many are in a new bank / 8; 0 before the first new one"),
        Part("pile", (KINDS,), "of each card how many lie on the pile / 8"),
        Part("pile_top", (KINDS,), "1 for the pile's top card"),
        Part("held", (KINDS,), "1 for the bank's card that the observer has looked at"),
        Part("own_choice", (PLACES,), "1 for the two places that the observer has chosen to open"),
        Part("phase", (len(PHASES),), "1 for the phase: " + ", ".join(PHASES)),
        one("bank_size", "cards in the bank / 108"),
        one("are_last_turns", "1 if the last turns have begun"),
        one("last_turns", "last turns not finished yet / 6"),
        one("round", "number of the round, from 0, / 10"),
        one("rounds", "rounds of the match / 10"),
        one("turns", "turns finished in this round / (100 a player)"),
        one("new_banks", "new banks made in this round / 2"),
        one("players", "players / 6"),
        *option_parts(OPTIONS),
    ),
    (
        ActionRange(OPEN, "open these two places at the start of a round"),
        ActionRange(PILE, "take the pile's card and put it on this place"),
        ActionRange(PILE_FLY, "put the pile's card on the Toi at the first place; the Toi lands on the second"),
        ActionRange(BANK, "look at the bank's card"),
        ActionRange(PLACE, "put it on this place"),
        ActionRange(THROW_OPEN, "throw it and open this place"),
        ActionRange(THROW, "throw it and open nothing"),
        ActionRange(FLY, "put it on the Toi at the first place; the Toi lands on the second"),
    ),
)
