"""What the network adds to a judgement: how much better or worse a position is than steps and fences tell."""

from typing import Any

from majlis.games.quoridor.engine.features import FEATURES, PRESENT, list_features
from majlis.games.quoridor.engine.record import Board
from majlis.kernel.jit import rule, scratch_ints, scratch_sums
from majlis.kernel.net import ONE, NetShape, add_row, begin_sums, layer

SHAPE = NetShape(features=FEATURES, first=16, second=8, outputs=1)
FIRST, SECOND, OUTPUTS = SHAPE.first, SHAPE.second, SHAPE.outputs
SECOND_AT, OUTPUTS_AT = SHAPE.second_at, SHAPE.outputs_at

POINTS = 300
"""Points of the engine's values that multiply the odds of winning by e; the network learns in these units."""
MOST_ADDED = 900
"""The network moves a value by no more."""
DOUBT = 300
"""Where a value lies outside the window by so much, the network is not asked."""


@rule
def insight(b: Board, weights: Any) -> int:
    """The points that the network adds for the seat to move."""
    features = scratch_ints(PRESENT)
    first, second, output = scratch_sums(FIRST), scratch_sums(SECOND), scratch_sums(OUTPUTS)
    begin_sums(weights, first)
    list_features(b, features)
    for i in range(PRESENT):
        add_row(weights, features[i], first)
    layer(weights, SECOND_AT, first, 1, second)
    layer(weights, OUTPUTS_AT, second, ONE, output)
    return min(max(int(output[0]) * POINTS // (ONE * ONE), -MOST_ADDED), MOST_ADDED)
