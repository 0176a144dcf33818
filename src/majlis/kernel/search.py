"""Tree search for any game: worlds guessed from a view, tried action by action.

An iteration guesses a world, plays one of the root's actions in it, goes down the tree by PUCT, adds the first node
it does not know, follows instinct from there as far as the game's horizon, and credits each action on the way with
what its actor got. All actions that are still compared are tried in one world, then in the next: under the same luck.
"""

from typing import Any

import numpy as np

from majlis.kernel.candidates import notice, sort_places
from majlis.kernel.firsts import judge_leaf
from majlis.kernel.forks import fork, fraction
from majlis.kernel.halving import (
    ACTION,
    PRIOR,
    SUM,
    VISITS,
    advance,
    begin_halving,
    choose_by_doubt,
    round_length,
    score_before,
    score_root,
    trials_in_all,
)
from majlis.kernel.impressions import tempted
from majlis.kernel.jit import copy_into, kernel, rule, shared
from majlis.kernel.ops import UNBOUND, Ints, Ops, Rows, Scores, States, Streams, Thoughts, Weights
from majlis.kernel.policy import PLAYING, POLICY, draw_world, rollout
from majlis.kernel.rng import open_stream
from majlis.kernel.thought import TO_WIN
from majlis.kernel.tree import DEEPEST, EDGES, PLAYED, VIEW, WORLD, Path, Scratch, add_edges, descend

NEEDS_INSTINCT = True

WORLDS, ROLLOUTS, OWN = 0, 1, 2
"""Places in `rngs`: the luck of the worlds, that of the rollouts, and what the bot itself draws from."""

ops: Ops = UNBOUND


@shared
def try_candidates(
    states: Any,
    words: Any,
    thought: Any,
    rngs: Any,
    nodes: Any,
    edges: Any,
    order: Any,
    firsts: Any,
    seat: int,
    count: int,
    path: Any,
    scratch: Any,
) -> None:
    """The next trials of a round; it does not matter in how many pieces a round is tried."""
    rng, policy_rng, state = rngs[WORLDS], rngs[ROLLOUTS], states[PLAYED]
    remaining, start = thought.remaining, thought.trials
    for trial in range(start, start + count):
        number = thought.world + trial // remaining
        if trial == start or trial % remaining == 0:
            draw_world(states[WORLD], states[VIEW], rng, number)
        else:
            open_stream(rng, PLAYING, number, 0)
        copy_into(state, states[WORLD])
        edge = order[trial % remaining]
        path.edges[0] = edge
        path.seats[0] = seat
        ops.play(state, rng, seat, int(edges[edge, ACTION]))
        length = descend(states, words, rng, nodes, edges, path, scratch)
        policy_rng.world = number
        open_stream(policy_rng, POLICY, number, 0)
        rollout(state, rng, policy_rng, ops.HORIZON, scratch.asked, scratch.actions, scratch.weights)
        judge_leaf(state, thought.side, scratch.values, scratch.chances, scratch.places, scratch.scores)
        firsts[edge] += scratch.chances[seat]
        if thought.goal == TO_WIN:
            for other in range(state.players):
                scratch.values[other] = return_of(scratch.chances[other], state.players, thought.side)
        for step in range(length):
            edges[path.edges[step], VISITS] += 1.0
            edges[path.edges[step], SUM] += scratch.values[path.seats[step]]


@rule
def return_of(chance: float, players: int, side: int) -> float:
    """What a chance of the first place is worth to who plays for nothing else: 1 if it is certain, 0 if all are equal.

    With two sides it is the return.
    """
    return (players * chance - side) / (players - 1)


@rule
def write_chances(thought: Any, players: int, edges: Any, firsts: Any, worth: Any, chances: Any) -> None:
    """Write how likely each root action wins: as often as it did, with the prior's opinion counting as a few trials.

    `worth` is what the actions are worth before any trial, against each other.
    """
    visits, total = 0.0, 0.0
    for place in range(thought.legal):
        visits += edges[place, VISITS]
        total += firsts[place]
    mean = total / max(visits, 1.0) if visits > 0 else thought.side / players
    for place in range(thought.legal):
        before = mean + worth[place] * (players - 1) / players
        chance = (firsts[place] + thought.trust * before) / (edges[place, VISITS] + thought.trust)
        chances[place] = min(max(chance, 0.0), 1.0)


@rule
def tempt(edges: Any, count: int, naive: float, lures: Any) -> None:
    """Have the root's actions liked the better the more they tempt; in all they are liked as before."""
    total = 0.0
    for place in range(count):
        edges[place, PRIOR] = tempted(edges[place, PRIOR], naive, lures[place])
        total += edges[place, PRIOR]
    for place in range(count):
        edges[place, PRIOR] /= total


@kernel
def search_begin(
    states: States,
    thoughts: Thoughts,
    rng: Streams,
    rngs: Streams,
    nodes: Rows,
    edges: Scores,
    order: Ints,
    firsts: Weights,
    seat: int,
) -> int:
    """Begin to think about the view `states[VIEW]`; how many trials there will be. Draws from `rng` once."""
    thought = thoughts[0]
    scratch = Scratch(
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.MOST_LEGAL, np.int64),
        np.empty(ops.MOST_LEGAL),
        np.empty(ops.SEATS),
        np.empty(ops.SEATS),
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.SEATS, np.int64),
    )
    fork(rng[0], rngs[OWN])
    fork(rngs[OWN], rngs[WORLDS])
    fork(rngs[OWN], rngs[ROLLOUTS])
    if thought.forgets == 1:
        ops.forget(states[VIEW])
    thought.legal = add_edges(edges, 0, states[VIEW], seat, scratch)
    nodes[nodes.shape[0] - 1, EDGES] = thought.legal
    quiet, lures = np.empty(ops.MOST_LEGAL), np.empty(ops.MOST_LEGAL)
    ops.impress(states[VIEW], seat, scratch.actions, thought.legal, quiet, lures)
    tempt(edges, thought.legal, thought.naive, lures)
    thought.noticed = notice(thought, rngs[OWN], scratch.actions, thought.legal, quiet, order)
    thought.mood = fraction(rngs[OWN])
    for place in range(thought.legal):
        firsts[place] = 0.0
    begin_halving(thought, order, edges, scratch.weights)
    return trials_in_all(thought)


@kernel
def search_on(
    states: States,
    words: Ints,
    thoughts: Thoughts,
    rngs: Streams,
    nodes: Rows,
    edges: Scores,
    order: Ints,
    firsts: Weights,
    seat: int,
    iterations: int,
) -> int:
    """Think on for so many trials, round after round; whether one action is left.

    `words` are the bytes of `states[SEEN]`.
    """
    thought = thoughts[0]
    scratch = Scratch(
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.MOST_LEGAL, np.int64),
        np.empty(ops.MOST_LEGAL),
        np.empty(ops.SEATS),
        np.empty(ops.SEATS),
        np.empty(ops.SEATS, np.int64),
        np.empty(ops.SEATS, np.int64),
    )
    path = Path(np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64))
    left = iterations
    while left > 0 and thought.remaining > 1:
        count = min(left, round_length(thought, thought.halvings) - thought.trials)
        try_candidates(states, words, thought, rngs, nodes, edges, order, firsts, seat, count, path, scratch)
        left -= count
        advance(thought, order, edges, count, scratch.weights)
    return 1 if thought.remaining <= 1 else 0


@kernel
def search_conclude(
    states: States,
    thoughts: Thoughts,
    edges: Scores,
    order: Ints,
    firsts: Weights,
    actions: Ints,
    win_probabilities: Weights,
    shares: Weights,
) -> int:
    """Write what it thinks so far, best first: actions, win probabilities, shares of the trials; how many.

    What it would do is the thought's `action`.
    """
    thought, worth, chances = thoughts[0], np.empty(ops.MOST_LEGAL), np.empty(ops.MOST_LEGAL)
    count: int = thought.noticed
    score_root(thought, edges, worth)
    for k in range(count):
        actions[k] = order[k]
    sort_places(actions, 0, thought.remaining, worth)
    sort_places(actions, thought.compared, count, worth)
    thought.action = int(edges[choose_by_doubt(thought, actions, edges, worth, shares), ACTION])
    score_before(thought, edges, worth)
    write_chances(thought, states[VIEW].players, edges, firsts, worth, chances)
    trials = 0.0
    for place in range(thought.legal):
        trials += edges[place, VISITS]
    for k in range(count):
        place = actions[k]
        actions[k] = int(edges[place, ACTION])
        win_probabilities[k] = chances[place]
        shares[k] = edges[place, VISITS] / max(trials, 1.0)
    return count
