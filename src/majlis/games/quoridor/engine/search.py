"""The engine's search: iterative deepening with principal variation search, on a stack of its own.

The stack lies in arrays, one board and one node a ply, so that a search can stop after any number of nodes and go on
later exactly where it was. A step of the search is one of: open an iteration, enter a node, choose its next action,
absorb what came back from below. Values are hundredths of a step, from the view of the seat to move.
"""

from typing import Any

from majlis.games.quoridor.engine.board import SHUT_IN, make, steps, trace
from majlis.games.quoridor.engine.evaluation import WIN, judge
from majlis.games.quoridor.engine.moves import EVERY, MOST, NARROW, WIDE, list_cuts, list_moves, list_steps, steps_from
from majlis.games.quoridor.engine.network import DOUBT, insight
from majlis.games.quoridor.engine.record import Board, EngineScratch, Node
from majlis.games.quoridor.engine.scratch import PLIES
from majlis.games.quoridor.engine.strength import NODES
from majlis.games.quoridor.state import ACROSS, ACTIONS
from majlis.kernel.jit import copy_into, kernel, rule, scratch_ints
from majlis.kernel.ops import UNBOUND, Ints, Ops, SmallInts, States

ops: Ops = UNBOUND

INFINITE = 30000
LIMIT = 400
"""The ply that draws the game (Q-13)."""
OPEN, ENTER, CHOOSE, ABSORB = 0, 1, 2, 3
REDUCED, NULL_WINDOW, FULL = 0, 1, 2
AT_LEAST, AT_MOST, EXACT = 1, 2, 3
"""What a value in the table says."""
DECIDED = 2000
"""A judgement beyond this is of a race that is decided: the network adds nothing to it."""


@rule
def frontier(b: Board, d: EngineScratch, beta: int) -> int:
    """The value of the best action, each judged at once; stops when it reaches beta."""
    seat = b.turn
    left, yours = b.left[seat], b.far[1 - seat]
    found = scratch_ints(MOST)
    best = -INFINITE
    own = b.far[seat]
    for i in range(list_steps(b, found)):
        far = steps_from(b, found[i])
        value = -judge(b, d, yours, far, 0)
        if value > best:
            best = value
            if best >= beta:
                return best
    if left == 0:
        return best
    ways = scratch_ints(4)
    trace(b, 1 - seat, ways)
    for i in range(list_cuts(b, ways, found)):
        far = steps(b, 1 - seat, found[i])
        if far in (SHUT_IN, yours) or -judge(b, d, far, own, 1) <= best:
            continue
        mine = steps(b, seat, found[i])
        if mine == SHUT_IN:
            continue
        value = -judge(b, d, far, mine, 1)
        if value > best:
            best = value
            if best >= beta:
                return best
    return best


@rule
def last_word(b: Board, n: Node, d: EngineScratch, weights: Any) -> int:
    """The value of a node below which nothing is looked at; the network is asked only where it could matter."""
    if d.learned == 0 or weights.size == 0:
        return frontier(b, d, n.beta)
    value = frontier(b, d, n.beta + DOUBT)
    if abs(value) > DECIDED or value >= n.beta + DOUBT or value <= n.alpha - DOUBT:
        return value
    return value + insight(b, weights)


@rule
def prepare(b: Board, n: Node, d: EngineScratch, ply: int, first: int) -> None:
    """List a node's actions and say in which order they are taken up, `first` in front."""
    seat = b.turn
    scope = EVERY if ply == 0 else (WIDE if ply <= d.wide else NARROW)
    n.count = list_moves(b, n, scope, d.guards == 1)
    for i in range(n.count):
        action = n.moves[i]
        merit = 128 * (n.yours[i] - n.mine[i])
        if action >= ACROSS:
            merit -= 100
            if n.yours[i] - b.far[1 - seat] <= n.mine[i] - b.far[seat]:
                merit -= 64
        merit += min(d.history[ACTIONS * seat + action], 120)
        if action == n.killers[0] or action == n.killers[1]:
            merit += 160
        if action == first:
            merit += 1 << 20
        n.merit[i] = merit


@rule
def bring_up(n: Node) -> int:
    """Move the best of the actions not yet taken to its place; which place."""
    i = n.tried
    best = i
    for j in range(i + 1, n.count):
        if n.merit[j] > n.merit[best]:
            best = j
    if best != i:
        n.moves[i], n.moves[best] = n.moves[best], n.moves[i]
        n.mine[i], n.mine[best] = n.mine[best], n.mine[i]
        n.yours[i], n.yours[best] = n.yours[best], n.yours[i]
        n.merit[i], n.merit[best] = n.merit[best], n.merit[i]
    n.tried += 1
    return i


@rule
def reduction(b: Board, n: Node, i: int) -> int:
    """How many plies less a late action is looked ahead."""
    if i < 3 or n.depth < 3:
        return 0
    if n.moves[i] < ACROSS:
        return 1 if n.mine[i] > b.far[b.turn] else 0
    if n.merit[i] > 0 and i < 8:
        return 0
    return 2 if i >= 12 and n.depth > 3 else 1


@rule
def send_down(n: Node, c: Node, trust: int, less: int) -> None:
    """Set the window and depth of the node below."""
    n.trust = trust
    c.depth = n.depth - 1 - less
    c.alpha = -n.beta if trust == FULL else -n.alpha - 1
    c.beta = -n.alpha


@rule
def accept(b: Board, n: Node, d: EngineScratch, value: int) -> bool:
    """Take over the value of the present action; whether it refutes the node."""
    action = n.moves[n.tried - 1]
    if value > n.best:
        n.best = value
        n.choice = action
    if value > n.alpha:
        n.alpha = value
        n.exact = 1
    if n.alpha < n.beta:
        return False
    if action != n.killers[0]:
        n.killers[1] = n.killers[0]
        n.killers[0] = action
    slot = ACTIONS * b.turn + action
    d.history[slot] += n.depth
    if d.history[slot] > 120:
        for k in range(d.history.size):
            d.history[k] >>= 1
    return True


@rule
def note_root(n: Node, d: EngineScratch, value: int) -> None:
    """At the root: remember what the present action came to and what it cost."""
    action = n.moves[n.tried - 1]
    d.efforts[action] += d.nodes - n.since
    d.scores[action] = value
    if value > d.low and n.choice == action:
        d.action = action


@rule
def open_iteration(n: Node, d: EngineScratch) -> None:
    """Begin the next iteration, or the same one again with a wider window."""
    if d.depth > 0 and d.score <= d.low and d.low > -INFINITE:
        d.low = -INFINITE
    elif d.depth > 0 and d.score >= d.high and d.high < INFINITE:
        d.high = INFINITE
    else:
        if d.depth >= d.deepest or (d.depth > 0 and abs(d.score) > WIN - PLIES):
            d.done = 1
            return
        d.depth += 1
        d.low = d.score - 70 if d.depth > 3 else -INFINITE
        d.high = d.score + 70 if d.depth > 3 else INFINITE
    if d.depth > 1:
        for i in range(n.count):
            action = n.moves[i]
            n.merit[i] = d.scores[action] if action != d.action else INFINITE
    n.depth = d.depth
    n.alpha = d.low
    n.beta = d.high
    clear_node(n)
    d.ply = 0
    d.stage = CHOOSE


@rule
def packed(n: Node, ply: int, kind: int) -> int:
    """What a finished node leaves in the table: value, depth, kind of value and action; wins count from the node."""
    value = n.best
    if value > WIN - PLIES:
        value += ply
    elif value < PLIES - WIN:
        value -= ply
    return (value + 32768) | n.depth << 16 | kind << 24 | n.choice << 26


@rule
def is_known(n: Node, ply: int, entry: int) -> bool:
    """Whether a table entry settles the node; then its value is the node's best."""
    if entry >> 16 & 0xFF < n.depth:
        return False
    value, kind = (entry & 0xFFFF) - 32768, entry >> 24 & 3
    if value > WIN - PLIES:
        value -= ply
    elif value < PLIES - WIN:
        value += ply
    if (kind == AT_LEAST and value < n.beta) or (kind == AT_MOST and value > n.alpha):
        return False
    n.best = value
    return True


@rule
def is_settled(b: Board, n: Node, d: EngineScratch, weights: Any, ply: int, repeated: bool) -> bool:
    """Whether a node's value is found without looking further: the game is over, or the search ends here."""
    if b.far[1 - b.turn] == 0:
        n.best = ply - WIN
    elif repeated or b.plies >= LIMIT:
        n.best = 0
    elif n.depth <= 0:
        n.best = judge(b, d, b.far[b.turn], b.far[1 - b.turn], -1)
    elif n.depth == 1 or ply >= PLIES - 2:
        n.best = last_word(b, n, d, weights)
        if n.best == WIN:
            n.best -= ply + 1
    else:
        return False
    return True


@rule
def clear_node(n: Node) -> None:
    """Nothing is found yet."""
    n.best = -INFINITE
    n.choice = -1
    n.exact = 0
    n.tried = 0


@rule
def is_unsure(n: Node, c: Node, value: int) -> bool:
    """Whether the present action did better than expected and is to be searched again, more widely; `c` is ready."""
    if n.trust == REDUCED and value > n.alpha:
        send_down(n, c, NULL_WINDOW, 0)
        return True
    if n.trust == NULL_WINDOW and n.alpha < value < n.beta:
        send_down(n, c, FULL, 0)
        return True
    return False


@rule
def is_repeated(b: Board, d: EngineScratch, ply: int) -> bool:
    """Whether the position has stood twice in the match since its last fence (Q-13)."""
    if b.since_fence < ply:
        return False
    times = 0
    for i in range(d.past_count):
        if d.past[i] == b.hash:
            times += 1
    return times >= 2


@kernel
def engine_work(
    boards: States, nodes: States, scratch: States, table: Ints, weights: SmallInts, iterations: int
) -> int:
    """Search on for so many iterations, within the budget; whether there is nothing more to gain.

    `weights` are the network's, or none.
    """
    d: EngineScratch = scratch[0]
    if d.done == 1:
        return 1
    last = min(d.nodes + NODES * iterations, NODES * d.budget)
    mask = table.size // 2 - 1
    while d.nodes < last:
        if d.stage == OPEN:
            open_iteration(nodes[0], d)
            if d.done == 1:
                break
            continue
        ply = d.ply
        b, n, c = boards[ply], nodes[ply], nodes[ply + 1]
        at = 2 * (b.hash & mask)
        refuted = False
        if d.stage == ENTER:
            d.nodes += 1
            clear_node(n)
            repeated = is_repeated(b, d, ply)
            for back in range(ply - 2, max(ply - b.since_fence, 0) - 1, -2):
                repeated = repeated or boards[back].hash == b.hash
            entry = table[at + 1] if table[at] == b.hash else -1
            if is_settled(b, n, d, weights, ply, repeated) or (entry >= 0 and is_known(n, ply, entry)):
                d.value = n.best
                d.ply = ply - 1
                d.stage = ABSORB
                continue
            prepare(b, n, d, ply, entry >> 26)
            c.killers[:] = -1
        elif d.stage == ABSORB:
            if is_unsure(n, c, -d.value):
                d.ply = ply + 1
                d.stage = ENTER
                continue
            refuted = accept(b, n, d, -d.value)
            if ply == 0:
                note_root(n, d, -d.value)
        if n.tried < n.count and not refuted:
            i = bring_up(n)
            copy_into(boards[ply + 1], b)
            make(boards[ply + 1], n.moves[i], n.mine[i], n.yours[i])
            n.since = d.nodes
            less = reduction(b, n, i)
            send_down(n, c, FULL if i == 0 else (REDUCED if less > 0 else NULL_WINDOW), less)
            d.ply = ply + 1
            d.stage = ENTER
        elif ply == 0:
            d.score = n.best
            d.stage = OPEN
        else:
            table[at] = b.hash
            table[at + 1] = packed(n, ply, AT_LEAST if refuted else (EXACT if n.exact == 1 else AT_MOST))
            d.value = n.best
            d.ply = ply - 1
            d.stage = ABSORB
    if d.nodes >= NODES * d.budget:
        d.done = 1
    return d.done
