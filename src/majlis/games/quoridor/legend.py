"""What the numbers of Quoridor's actions and observations mean."""

from majlis.games.legend import ActionRange, EachSeat, Legend, Part
from majlis.games.quoridor.state import ANCHORS, FENCES, OBSERVATION, SEATS, SQUARES

BOARD = (9, 9)
FENCE = "1 where one lies: at the lower left of the four squares it touches"

LEGEND = Legend(
    OBSERVATION,
    (
        EachSeat(
            SEATS, (Part("pawn", BOARD, "1 where its pawn stands; rank by rank from below, each from file a on"),)
        ),
        EachSeat(SEATS, (Part("goal", BOARD, "1 on its goal line"),)),
        EachSeat(SEATS, (Part("fences_left", BOARD, "its fences in hand / 10, on every square of the board"),)),
        Part("fences_across", BOARD, FENCE),
        Part("fences_upright", BOARD, FENCE),
    ),
    (
        ActionRange(0, "move the pawn to this square"),
        ActionRange(SQUARES, "lay a fence across"),
        ActionRange(SQUARES + ANCHORS, "lay a fence upright"),
        ActionRange(SQUARES + FENCES, "pass, where no other action is legal"),
    ),
)
