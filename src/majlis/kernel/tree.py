"""The tree of a search, for any game: nodes by what their actor knows, instinct as the guide.

A node is all worlds that look the same to the seat that acts in it, so nobody uses what they cannot know, and
simultaneous choices and windows need no care. The tree is two tables. A row of `nodes` is a place of an open-addressing
hash table; the row after the last counts nodes and edges. A row of `edges` is an action of a node; those of the root
come first.
"""

from math import sqrt
from typing import Any, NamedTuple

from majlis.kernel.halving import ACTION, PRIOR, SUM, VISITS
from majlis.kernel.jit import copy_into, rule, shared
from majlis.kernel.ops import UNBOUND, Ops

KEY, FIRST, COUNT = 0, 1, 2
NODES, EDGES = 0, 1

SEEN, VIEW, WORLD, PLAYED = 0, 1, 2, 3
"""Places in `states`: what an actor knows, the view searched, a world guessed from it, and the same played on."""

DEEPEST = 64
EXPLORE = 1.0
"""How strongly the prior and few visits draw attention."""
UNTRIED = 0.1
"""How much worse than its node's average an action is taken to be before it is tried."""
MASK = (1 << 63) - 1
MULTIPLIER = 0x2545F4914F6CDD1D

MOST_EDGES = 1 << 21
EDGES_A_NODE = 40
"""Room in the tree, by iterations and in all; where it is full, rollouts begin at the last node there was room for."""

ops: Ops = UNBOUND


def rows_of_tree(iterations: int, most_legal: int) -> tuple[int, int]:
    """How many rows of nodes and of edges so many iterations need: nodes lie in a table half of which stays empty."""
    places = 1 << max(2 * iterations - 1, 16).bit_length()
    return places + 1, min(EDGES_A_NODE * iterations, MOST_EDGES) + most_legal


class Scratch(NamedTuple):
    """Room to work in."""

    asked: Any
    actions: Any
    weights: Any
    values: Any
    chances: Any
    places: Any
    scores: Any


class Path(NamedTuple):
    """The edges gone along, and whose they are."""

    edges: Any
    seats: Any


@rule
def mixed(value: int, word: int) -> int:
    """A hash with a word more in it, 0 to 2**63 - 1."""
    value = ((value ^ word) * MULTIPLIER) & MASK
    return value ^ (value >> 29)


@rule
def hashed(words: Any) -> int:
    """A hash of words, 1 to 2**63 - 1: four at a time, which do not wait for each other."""
    one, two, three, four = 0x1B873593, 0x2545F491, 0x38495AB5, 0x4CF5AD43
    size = words.size
    whole = size - size % 4
    for i in range(0, whole, 4):
        one = mixed(one, int(words[i]))
        two = mixed(two, int(words[i + 1]))
        three = mixed(three, int(words[i + 2]))
        four = mixed(four, int(words[i + 3]))
    for i in range(whole, size):
        one = mixed(one, int(words[i]))
    return mixed(mixed(mixed(one, two), three), four) | 1


@rule
def row_of(nodes: Any, key: int) -> int:
    """The row of the node with this key, or the empty one where it would be."""
    last = nodes.shape[0] - 2
    row: int = (key >> 7) & last
    while nodes[row, KEY] != 0 and nodes[row, KEY] != key:
        row = (row + 1) & last
    return row


@rule
def best_edge(edges: Any, first: int, count: int) -> int:
    """The edge that PUCT goes along."""
    visits, total = 0.0, 0.0
    for edge in range(first, first + count):
        visits += edges[edge, VISITS]
        total += edges[edge, SUM]
    untried = total / visits - UNTRIED if visits > 0 else 0.0
    push = EXPLORE * sqrt(visits + 1.0)
    best, highest = first, -1e9
    for edge in range(first, first + count):
        tried = edges[edge, VISITS]
        score = edges[edge, SUM] / tried if tried > 0 else untried
        score += push * edges[edge, PRIOR] / (1.0 + tried)
        if score > highest:
            best, highest = edge, score
    return best


@shared
def add_edges(edges: Any, first: int, state: Any, seat: int, scratch: Any) -> int:
    """Write the seat's legal actions with their priors from row `first` on; how many, or 0 if there is no room."""
    count = ops.legal(state, seat, scratch.actions)
    if first + count > edges.shape[0]:
        return 0
    total = 0.0
    if count > 1:
        ops.instinct(state, seat, scratch.actions, count, scratch.weights)
        for k in range(count):
            total += scratch.weights[k]
    for k in range(count):
        edge = first + k
        edges[edge, ACTION] = scratch.actions[k]
        edges[edge, PRIOR] = scratch.weights[k] / total if count > 1 else 1.0
        edges[edge, VISITS] = 0.0
        edges[edge, SUM] = 0.0
    return count


@shared
def add_node(nodes: Any, edges: Any, row: int, key: int, state: Any, seat: int, scratch: Any) -> int:
    """Add a node in an empty row; how many actions it has, or 0 if there is no room."""
    used = nodes.shape[0] - 1
    if 2 * nodes[used, NODES] >= used:
        return 0
    first = nodes[used, EDGES]
    count = add_edges(edges, first, state, seat, scratch)
    if count > 0:
        nodes[row, KEY] = key
        nodes[row, FIRST] = first
        nodes[row, COUNT] = count
        nodes[used, NODES] += 1
        nodes[used, EDGES] += count
    return count


@shared
def descend(states: Any, words: Any, rng: Any, nodes: Any, edges: Any, path: Any, scratch: Any) -> int:
    """Go down the tree from the world already one action on, to a new node or the end; the length of the path."""
    seen, state = states[SEEN], states[PLAYED]
    for depth in range(1, DEEPEST):
        if ops.actors(state, scratch.asked) == 0:
            return depth
        seat = scratch.asked[0]
        copy_into(seen, state)
        ops.hide(seen, seat)
        key = hashed(words)
        row = row_of(nodes, key)
        if nodes[row, KEY] == 0:
            # Where there is but one action there is nothing to learn: go on.
            if add_node(nodes, edges, row, key, seen, seat, scratch) != 1:
                return depth
        edge = best_edge(edges, nodes[row, FIRST], nodes[row, COUNT])
        path.edges[depth] = edge
        path.seats[depth] = seat
        ops.play(state, rng, seat, int(edges[edge, ACTION]))
    return DEEPEST
