"""What the numbers of Super Taki's actions and observations mean."""

from majlis.games.legend import ActionRange, EachSeat, Legend, Part, one
from majlis.games.taki.state import (
    CATCH,
    CHANGE,
    CLOSE,
    COLOURS,
    COMBO,
    DRAW,
    END,
    KINDS,
    LAST,
    LAY_BREAKER,
    LAY_KING,
    LAY_THREE,
    OBSERVATION,
    OPEN,
    PASS,
    SEATS,
    SUPER,
    SUPER_AS,
    WAIT,
)

PHASES = ("in turn", "after a Plus", "after a King", "in a run", "others are asked", "over")
SEAT = (
    one("is_there", "1 if somebody sits there"),
    one("to_act", "1 if it is its turn"),
    one("in_debt", '1 if it owes "last card!"'),
    one("hand_size", "cards in its hand / 10"),
    one("stage", "its stage of the pyramid / 10"),
    one("wins", "rounds won / 10"),
    one("has_passed", "1 if it was asked and has passed, as far as the observer knows"),
    Part("shown", (KINDS,), "cards of each kind that everybody saw go into its hand / 4"),
    Part("lacks", (KINDS,), "1 for a kind that it has shown not to hold"),
)

LEGEND = Legend(
    OBSERVATION,
    (
        Part(
            "hand", (KINDS,), "the observer's cards of each kind / 4; 13 figures a colour, then those without a colour"
        ),
        Part("pile", (KINDS,), "cards of each kind laid / 4"),
        Part("lead", (KINDS,), "1 for the card that leads"),
        Part("deck_bottom", (KINDS,), "cards of each kind known at the bottom of the draw pile / 4"),
        Part("deck_bounds", (KINDS,), "the most of each kind that may lie unseen in the draw pile / 4"),
        Part("colour", (COLOURS,), "1 for the colour that leads: red, blue, green, yellow"),
        Part("run", (COLOURS,), "1 for the colour of the run"),
        Part("phase", (len(PHASES),), "1 for the phase: " + ", ".join(PHASES)),
        one("direction", "1 clockwise, -1 the other way"),
        one("penalty", "cards that the active +2s demand / 10"),
        one("run_laid", "cards laid in the run in this turn / 10"),
        one("deck_size", "cards in the draw pile / 116"),
        one("pile_size", "cards laid / 116"),
        one("actions", "actions of this round / the most there can be"),
        one("round", "number of the round, from 0, / rounds of the match"),
        EachSeat(SEATS, SEAT),
    ),
    (
        ActionRange(0, "lay this coloured card"),
        ActionRange(CHANGE, "lay a Changer and name this colour"),
        ActionRange(SUPER, "lay a Super Taki that takes the leading colour"),
        ActionRange(SUPER_AS, "lay a Super Taki and choose this colour"),
        ActionRange(LAY_KING, "lay a King"),
        ActionRange(LAY_THREE, "lay a +3"),
        ActionRange(LAY_BREAKER, "lay a Breaker"),
        ActionRange(DRAW, "draw"),
        ActionRange(CLOSE, "close the run"),
        ActionRange(OPEN, "leave the run open"),
        ActionRange(END, "end the turn after a King"),
        ActionRange(LAST, 'say "last card!"'),
        ActionRange(CATCH, "catch this seat, who forgot to say it"),
        ActionRange(PASS, "do not answer"),
        ActionRange(COMBO, "answer with a Plus and a 3 of this colour"),
        ActionRange(WAIT, "say nothing yet; only for programs"),
    ),
)
