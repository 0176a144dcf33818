"""What the numbers of Wajh Al-Nahs's actions and observations mean."""

from majlis.games.legend import ActionRange, EachSeat, Legend, Part, gap, one, option_parts
from majlis.games.nahs.state import (
    ACCEPT,
    BOTTOM,
    COUNTER,
    DOWN,
    GIVE,
    GIVE_UP,
    KINDS,
    LAY,
    LAY_UP,
    OBSERVATION,
    OPTIONS,
    READY,
    SEATS,
    SWAP,
    TAKE,
    TOP,
    ZONE,
)

PHASES = ("exchange", "play", "aim a take it", "asked", "over")
TABLE_NUMBERS = (
    Part("phase", (len(PHASES),), "1 for the phase: " + ", ".join(PHASES)),
    one("direction", "1 to the left, -1 to the right"),
    one("draw_size", "cards in the draw pile / 128"),
    one("pile_size", "cards on the pile / 128"),
    one("plays", "plays of this stage / 3000"),
    one("stage", "number of the stage, from 0, / 12"),
    one("players", "players / 12"),
)
SEAT_NUMBERS = (
    one("is_there", "1 if somebody sits there"),
    one("hand_size", "cards in its hand / 16"),
    Part("face_down", (ZONE,), "1 where a face-down card lies"),
    one("to_act", "1 if it is its turn"),
    one("is_asked", "1 if it is asked to answer a take it"),
    one("deals", "1 if it deals"),
    one("is_out", "1 if it has no cards left"),
    one("place", "its place among those who are out, from 1, / 12; else 0"),
    one("chain", "its place in the chain of take its, from 1, / 12; else 0"),
    one("has_chosen", "1 if it has chosen what to lay face up"),
    one("jinxes", "stages it has lost / 12"),
    one("place_sum", "sum of its places / 144"),
)

LEGEND = Legend(
    OBSERVATION,
    (
        Part("hand", (KINDS,), "the observer's cards of each kind / 8: 0 to 13, bottoms up, take it"),
        Part("own_choice", (KINDS,), "the three cards that the observer has chosen to lay face up, each 1/3"),
        Part("pile", (KINDS,), "cards of each kind on the pile / 8"),
        Part("gone", (KINDS,), "cards of each kind out of the stage / 8"),
        Part("must_lead", (KINDS,), "1 for the card that has to be led"),
        Part("standing", (KINDS,), "1 for the value that stands; for bottoms up where anything goes"),
        *TABLE_NUMBERS,
        gap(KINDS - sum(part.size for part in TABLE_NUMBERS)),
        *option_parts(OPTIONS),
        gap(KINDS - OPTIONS.observed_size),
        Part("pile_top", (TOP, KINDS), "the pile's top cards one by one, 1 for the kind"),
        Part("pile_bottom", (BOTTOM, KINDS), "the pile's lowest cards one by one, 1 for the kind"),
        EachSeat(
            SEATS,
            (
                Part("face_up", (KINDS,), "its face-up cards of each kind / 3"),
                Part("shown", (KINDS,), "cards of each kind that everybody saw go into its hand / 8"),
                Part("lacks", (KINDS,), "1 for a kind that it has shown not to hold"),
                *SEAT_NUMBERS,
                gap(KINDS - sum(part.size for part in SEAT_NUMBERS)),
            ),
        ),
    ),
    (
        ActionRange(LAY, "lay so many of this card from the hand"),
        ActionRange(LAY_UP, "lay so many of this card from the face-up ones"),
        ActionRange(GIVE, "lay a take it from the hand and give this seat the pile"),
        ActionRange(GIVE_UP, "lay a take it from the face-up cards and give this seat the pile"),
        ActionRange(COUNTER, "answer a take it with another one and give this seat the pile"),
        ActionRange(ACCEPT, "take the pile when chosen"),
        ActionRange(TAKE, "take the pile"),
        ActionRange(DOWN, "turn this face-down card"),
        ActionRange(READY, "keep the face-up cards as they are"),
        ActionRange(SWAP, "lay these three cards face up before the first play"),
    ),
)
