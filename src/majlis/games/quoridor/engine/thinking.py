"""The engine as a bot: it begins from a view, overlooks what its level overlooks, and says what it thinks."""

from typing import Any

from majlis.games.quoridor.engine.board import LOWER, SLOT, set_up
from majlis.games.quoridor.engine.endgame import count_races, worth_of_step
from majlis.games.quoridor.engine.evaluation import WORTH, judge
from majlis.games.quoridor.engine.features import MOST_LEFT, SIZE
from majlis.games.quoridor.engine.moves import AROUND, list_steps
from majlis.games.quoridor.engine.record import Board, EngineScratch, Node
from majlis.games.quoridor.engine.search import INFINITE, OPEN, prepare
from majlis.games.quoridor.engine.strength import (
    BLUR,
    BUDGET,
    DEEPEST,
    GUARDS,
    LEARNED,
    RACES_FROM,
    SEES,
    STEP,
    TEMPERATURE,
    TEMPO,
)
from majlis.games.quoridor.record import State
from majlis.games.quoridor.state import ACROSS, ANCHORS, FENCES, SQUARES
from majlis.kernel.candidates import picked, sort_places
from majlis.kernel.elementary import exp
from majlis.kernel.forks import fork
from majlis.kernel.jit import kernel, rule, scratch_floats, scratch_ints
from majlis.kernel.ops import UNBOUND, Ints, Ops, States, Streams, Weights
from majlis.kernel.rng import word

ops: Ops = UNBOUND

NOT_PLAYED = -1
"""What the engine says of a match that it does not play: with four."""
FACTS = 7 + FENCES + 1
CHANCE_SCALE = 150.0
"""So much ahead is worth three chances in four."""
WORD = 4294967296.0


@rule
def write_facts(view: State, facts: Any) -> None:
    """Write what `set_up` reads of a position."""
    facts[0] = view.opt_size
    facts[1] = view.turn
    facts[2] = view.plies
    for seat in range(2):
        facts[3 + seat] = int(view.pawns[seat])
        facts[5 + seat] = int(view.left[seat])
    at = 7
    for fence in range(FENCES):
        if int(view.laid[fence // ANCHORS]) >> (fence % ANCHORS) & 1 == 1:
            facts[at] = fence
            at += 1
    facts[at] = -1


@rule
def note_past(b: Board, d: EngineScratch, view: State, facts: Any) -> None:
    """Keep the hashes of the positions since the last fence, the present one excepted."""
    turn, first, second = facts[1], facts[3], facts[4]
    d.past_count = view.trail_length - 1
    for i in range(d.past_count):
        key = int(view.trail[i])
        facts[1] = key // (SQUARES * SQUARES) - 1
        facts[3] = key // SQUARES % SQUARES
        facts[4] = key % SQUARES
        set_up(b, facts)
        d.past[i] = b.hash
    facts[1], facts[3], facts[4] = turn, first, second


@rule
def judge_after(b: Board, d: EngineScratch, n: Node, i: int) -> int:
    """The value of the position after a listed action, for the opponent."""
    return judge(b, d, n.yours[i], n.mine[i], 1 if n.moves[i] >= ACROSS else 0)


@rule
def list_root(b: Board, n: Node, d: EngineScratch) -> None:
    """List the actions at the root, and judge each at once."""
    n.killers[:] = -1
    prepare(b, n, d, 0, -1)
    d.action = n.moves[0]
    best = -INFINITE
    for i in range(n.count):
        value = -judge_after(b, d, n, i)
        d.scores[n.moves[i]] = value
        if value > best:
            best = value
            d.action = n.moves[i]
    d.score = best
    d.stage = OPEN


@rule
def comes_to_mind(b: Board, action: int, share: float, rng: Any) -> bool:
    """Whether a weak player thinks of an action: of every step, and of some of the fences near the pawns."""
    if action < ACROSS:
        return True
    slot = SLOT[action - ACROSS]
    half, bit = (0, slot) if slot < LOWER else (1, slot - LOWER)
    near = AROUND[b.pawns[0], half] | AROUND[b.pawns[1], half]
    return near >> bit & 1 == 1 and word(rng) / WORD < share


@rule
def overlook(b: Board, n: Node, d: EngineScratch, share: float, rng: Any) -> None:
    """Leave out what does not come to mind."""
    kept = 0
    for i in range(n.count):
        if comes_to_mind(b, n.moves[i], share, rng):
            n.moves[kept], n.mine[kept] = n.moves[i], n.mine[i]
            n.yours[kept], n.merit[kept] = n.yours[i], n.merit[i]
            kept += 1
    n.count = kept
    d.action = n.moves[0]
    for i in range(1, kept):
        if d.scores[n.moves[i]] > d.scores[d.action]:
            d.action = n.moves[i]


@kernel
def engine_begin(
    views: States,
    boards: States,
    nodes: States,
    scratch: States,
    outcomes: Ints,
    rng: Streams,
    own: Streams,
    level: int,
) -> int:
    """Begin to think about a view; how many iterations the level asks for, or NOT_PLAYED.

    `own` is room to work in; a search draws from `rng` once, a race that is counted out does not.
    """
    view: State = views[0]
    b: Board = boards[0]
    n: Node = nodes[0]
    d: EngineScratch = scratch[0]
    if view.players != 2:
        return NOT_PLAYED
    facts = scratch_ints(FACTS)
    write_facts(view, facts)
    if level >= RACES_FROM and facts[5] == 0 and facts[6] == 0:
        d.racing = 1
        d.done = 1
        count_races(b, facts, outcomes)
        return 0
    strength = level - 1
    fork(rng[0], own[0])
    d.budget, d.deepest, d.blur, d.wide = BUDGET[strength], DEEPEST[strength], BLUR[strength], 1
    d.guards = GUARDS[strength]
    d.learned = LEARNED[strength] if view.opt_size == SIZE and view.opt_fences <= MOST_LEFT else 0
    d.step, d.tempo, d.temperature = STEP, TEMPO, TEMPERATURE[strength]
    for k in range(len(WORTH)):
        d.worth[k] = WORTH[k]
    d.salt = word(own[0]) << 30 | word(own[0]) >> 2
    note_past(b, d, view, facts)
    set_up(b, facts)
    list_root(b, n, d)
    if SEES[strength] < 1.0:
        overlook(b, n, d, SEES[strength], own[0])
    d.mood = word(own[0])
    if n.count == 1:
        d.done = 1
    return d.budget


@rule
def win_probability(score: int) -> float:
    """The chance of winning that a value of the search stands for."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(score / CHANCE_SCALE, 40.0))))


@rule
def conclude_race(
    b: Board, d: EngineScratch, view: State, outcomes: Any, actions: Any, win_probabilities: Any, shares: Any
) -> int:
    """Write the steps, the one that wins soonest or loses latest first; probabilities are certainties."""
    order, worth = scratch_ints(8), scratch_floats(8)
    steps = scratch_ints(8)
    count = list_steps(b, steps)
    for k in range(count):
        order[k] = k
        worth[k] = -steps[k]
    sort_places(order, 0, count, worth)
    for k in range(count):
        worth[k] = worth_of_step(b, view, steps[k], outcomes)
    sort_places(order, 0, count, worth)
    for k in range(count):
        certain = worth[order[k]]
        actions[k] = steps[order[k]]
        win_probabilities[k] = certain if certain == 0.5 else (1.0 if certain > 0.5 else 0.0)
        shares[k] = 1.0 / count
    d.chosen = actions[0]
    return count


@rule
def is_before(d: EngineScratch, one: int, other: int) -> bool:
    """Whether an action is ranked before another: the best, then by value, by effort, by number."""
    if one == d.action or other == d.action:
        return one == d.action
    if d.scores[one] != d.scores[other]:
        return d.scores[one] > d.scores[other]
    if d.efforts[one] != d.efforts[other]:
        return d.efforts[one] > d.efforts[other]
    return one < other


@rule
def rank(n: Node, d: EngineScratch, actions: Any) -> None:
    """Write the root's actions, the best first."""
    for i in range(n.count):
        action = n.moves[i]
        k = i
        while k > 0 and is_before(d, action, actions[k - 1]):
            actions[k] = actions[k - 1]
            k -= 1
        actions[k] = action


@kernel
def engine_conclude(
    views: States,
    boards: States,
    nodes: States,
    scratch: States,
    outcomes: Ints,
    actions: Ints,
    win_probabilities: Weights,
    shares: Weights,
) -> int:
    """Write what it thinks so far, best first: actions, win probabilities, shares of the effort; how many.

    Actions that were refuted at once have at most the probability that they are given. What it would do is `chosen`:
    the best action, or now and then, at a level whose temperature is above 0, one that is nearly as good.
    """
    n: Node = nodes[0]
    d: EngineScratch = scratch[0]
    if d.racing == 1:
        return conclude_race(boards[0], d, views[0], outcomes, actions, win_probabilities, shares)
    rank(n, d, actions)
    best, effort = d.scores[actions[0]], 0
    for k in range(n.count):
        effort += d.efforts[actions[k]]
        lag = min(0, d.scores[actions[k]] - best)
        shares[k] = exp(max(-30.0, lag / d.temperature)) if d.temperature > 0 else 0.0
    d.chosen = actions[picked(shares, n.count, d.mood / WORD)] if d.temperature > 0 else actions[0]
    for k in range(n.count):
        win_probabilities[k] = win_probability(min(d.scores[actions[k]], best))
        shares[k] = d.efforts[actions[k]] / max(1, effort)
    return n.count
