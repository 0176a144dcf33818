"""Tree search for any game: worlds guessed from a view, nodes by what their actor knows, instinct as the guide.

An iteration guesses a world, plays one of the root's actions in it, goes down the tree by PUCT, adds the first node
it does not know, follows instinct from there as far as the game's horizon, and credits each action on the way with
what its actor got. A node is all worlds that look the same to the seat that acts in it, so nobody uses what they
cannot know, and simultaneous choices and windows need no care. Which root actions are tried how often is the caller's
plan: all of `candidates` in one world, then in the next, so that they are compared under the same luck.

The tree is two tables. A row of `nodes` is a place of an open-addressing hash table; the row after the last counts
nodes and edges. A row of `edges` is an action of a node; those of the root come first.
"""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from majlis.kernel.jit import copy_into, kernel, rule, shared
from majlis.kernel.ops import UNBOUND, Ints, Ops, Rows, Scores, States, Streams
from majlis.kernel.policy import PLAYING, WHIM, draw_world, leaf_values, rollout
from majlis.kernel.rng import open_stream

NEEDS_INSTINCT = True

KEY, FIRST, COUNT = 0, 1, 2
NODES, EDGES = 0, 1
ACTION, PRIOR, VISITS, SUM = 0, 1, 2, 3

SEEN, VIEW, WORLD, PLAYED = 0, 1, 2, 3
"""Places in `states`: what an actor knows, the view searched, a world guessed from it, and the same played on."""

DEEPEST = 64
EXPLORE = 1.0
"""How strongly the prior and few visits draw attention."""
UNTRIED = 0.1
"""How much worse than its node's average an action is taken to be before it is tried."""
MASK = (1 << 63) - 1
MULTIPLIER = 0x2545F4914F6CDD1D

ops: Ops = UNBOUND


class Scratch(NamedTuple):
    """Room to work in."""

    asked: Any
    actions: Any
    weights: Any
    values: Any
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


@kernel
def init_root(states: States, nodes: Rows, edges: Scores, seat: int) -> int:
    """Begin a tree with the actions of the view's seat; how many."""
    scratch = Scratch(
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.MOST_LEGAL, np.int64),
        np.empty(ops.MOST_LEGAL),
        np.empty(ops.SEATS),
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.SEATS, np.int64),
    )
    count = add_edges(edges, 0, states[VIEW], seat, scratch)
    nodes[nodes.shape[0] - 1, EDGES] = count
    return count


@kernel
def search(
    states: States,
    words: Ints,
    rngs: Streams,
    nodes: Rows,
    edges: Scores,
    candidates: Ints,
    seat: int,
    world: int,
    start: int,
    iterations: int,
) -> None:
    """Iterations `start` and following of a round over the root's edges `candidates`, in the worlds from `world` on.

    `words` are the bytes of `states[SEEN]`, `rngs` the luck of the worlds and of the rollouts.
    """
    scratch = Scratch(
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.MOST_LEGAL, np.int64),
        np.empty(ops.MOST_LEGAL),
        np.empty(ops.SEATS),
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.SEATS, np.int64),
    )
    path = Path(np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64))
    rng, policy_rng, state = rngs[0], rngs[1], states[PLAYED]
    for iteration in range(start, start + iterations):
        number = world + iteration // candidates.size
        if iteration == start or iteration % candidates.size == 0:
            draw_world(states[WORLD], states[VIEW], rng, number)
        else:
            open_stream(rng, PLAYING, number, 0)
        copy_into(state, states[WORLD])
        edge = candidates[iteration % candidates.size]
        path.edges[0] = edge
        path.seats[0] = seat
        ops.play(state, rng, seat, int(edges[edge, ACTION]))
        length = descend(states, words, rng, nodes, edges, path, scratch)
        policy_rng.world = number
        open_stream(policy_rng, WHIM, number, 0)
        rollout(state, rng, policy_rng, ops.HORIZON, scratch.asked, scratch.actions, scratch.weights)
        leaf_values(state, scratch.values, scratch.places, scratch.scores)
        for step in range(length):
            edges[path.edges[step], VISITS] += 1.0
            edges[path.edges[step], SUM] += scratch.values[path.seats[step]]
