"""Kernels that only training needs: what the network sees of many positions, and how they are judged without it."""

from majlis.games.quoridor.engine.board import set_up
from majlis.games.quoridor.engine.features import PRESENT, list_features
from majlis.games.quoridor.engine.network import insight
from majlis.games.quoridor.engine.record import Board, EngineScratch
from majlis.games.quoridor.engine.search import INFINITE, frontier
from majlis.games.quoridor.engine.thinking import FACTS
from majlis.kernel.jit import kernel, scratch_ints
from majlis.kernel.ops import UNBOUND, Ints, Ops, Rows, SmallInts, States

ops: Ops = UNBOUND


@kernel
def look_at(
    boards: States, scratch: States, facts_of: Rows, weights: SmallInts, features: Rows, values: Ints, added: Ints
) -> None:
    """Write of each position, given by what `set_up` reads: its features, its value and what the network adds.

    Without weights nothing is added.
    """
    b: Board = boards[0]
    d: EngineScratch = scratch[0]
    facts, found = scratch_ints(FACTS), scratch_ints(PRESENT)
    for row in range(values.size):
        for k in range(FACTS):
            facts[k] = facts_of[row, k]
        set_up(b, facts)
        list_features(b, found)
        for k in range(PRESENT):
            features[row, k] = found[k]
        values[row] = frontier(b, d, INFINITE)
        added[row] = insight(b, weights) if weights.size > 0 else 0
