"""Whole matches between bots, played and measured without Python: each row of a plan is one match."""

from math import log2
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from majlis.kernel.candidates import equals, least
from majlis.kernel.impressions import AT_ONCE, strikes, tempted
from majlis.kernel.jit import copied, copy_into, kernel, rule, shared
from majlis.kernel.ops import UNBOUND, Ints, Ops, Scores, States, Streams
from majlis.kernel.policy import drawn
from majlis.kernel.rng import ROUNDS, below, fill_block, open_stream, word

NEEDS_INSTINCT = True

DEAL, TURN, OPENING, BOTS = range(4)
"""Columns of a plan: the number of the deal, which of its games, random actions at the beginning, each seat's bot."""

CONSIDERS, NAIVE, SHARPNESS, SPEAKS, FORGETS, IS_RANDOM = range(6)
"""Columns of the bots: what makes a level, see `majlis.bots.levels`."""

PLIES, CHOICES, FORCED, DOUBLINGS, FIRST, LOOKS, STRIDE, SEATED = range(8)
"""Columns of the notes: actions; legal actions, summed; actions without alternative; thousandths of doublings of the
number of legal actions, summed; the seat that played first, after what all do at once; how often all actions were
checked; plies from one estimate to the next; and then for each seat its place, its score, the estimate half-way and the
lowest one (both in thousandths of a return), and for each reason in how many looks it forbade something."""

A_SEAT = 4
"""Columns that each seat has from SEATED on."""

UNKNOWN, SILENT, TOGETHER = -1, -1, -2
MATCH_SEED, POLICY_RNG = 220, 221
"""Labels of the streams from which a match's seed and the bots' actions are drawn."""

SAMPLES = 256
"""Estimates that are remembered of a match; of longer ones every second, every fourth ... ply."""
LOOK_EVERY = 64
"""Plies from one look at all refusals to the next."""
LONGEST = 1_000_000

TOO_LONG, NOBODY_ACTS, NOT_LEGAL = -1, -2, -3
"""What the notes have for the plies of a match that did not come to an end."""

Rows: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int64]]

ops: Ops = UNBOUND


class Impressed(NamedTuple):
    """Room for what comes to a bot's mind."""

    order: Any
    quiet: Any
    lures: Any


@rule
def begin_streams(root: Any, rng: Any, policy_rng: Any, deal: int, turn: int) -> None:
    """Open the streams of a match and of its bots, both by the seed that follows for it from the simulation's."""
    open_stream(root, MATCH_SEED, deal, 0)
    fill_block(root, ROUNDS)
    for k in range(8):
        rng.key[k] = root.words[k]
        policy_rng.key[k] = root.words[k]
    rng.world = 0
    policy_rng.world = 0
    open_stream(rng, 0, 0, 0)
    open_stream(policy_rng, POLICY_RNG, turn, 0)


@rule
def uniform(policy_rng: Any) -> float:
    """A number from 0 to 1, 1 excluded."""
    return word(policy_rng) / 4294967296.0


@rule
def without_waits(actions: Any, count: int, weights: Any, waits: Any) -> int:
    """Leave out what only engines say; how many actions are left."""
    kept = 0
    for k in range(count):
        is_wait = False
        for wait in range(waits.size):
            if actions[k] == waits[wait]:
                is_wait = True
        if not is_wait:
            actions[kept] = actions[k]
            weights[kept] = weights[k]
            kept += 1
    return kept


@rule
def noticed(order: Any, count: int, considers: float, remembers: float, quiet: Any, policy_rng: Any) -> int:
    """Write the places of what comes to mind, as `candidates.notice` does; how many, one at least."""
    plainest = least(quiet, count)
    kept = equals(quiet, count, plainest, order)
    if plainest == AT_ONCE:
        return kept
    spare = order[below(policy_rng, kept)]
    kept = 0
    for k in range(count):
        if uniform(policy_rng) < strikes(considers, remembers, quiet[k]):
            order[kept] = k
            kept += 1
    if kept == 0:
        order[0] = spare
        kept = 1
    return kept


@rule
def sharpened(weights: Any, count: int, sharpness: float) -> None:
    """Raise the weights to a power, as shares of the greatest."""
    most = 0.0
    for k in range(count):
        most = max(most, weights[k])
    for k in range(count):
        weights[k] = (weights[k] / most) ** sharpness


@shared
def narrowed(
    state: Any, seat: int, actions: Any, count: int, weights: Any, bots: Any, bot: int, policy_rng: Any, room: Any
) -> int:
    """Leave what comes to mind, the more liked the more it tempts; how many.

    Impressions go by what the seat knows, whatever they are shown, and need no memory.
    """
    order, quiet, lures = room.order, room.quiet, room.lures
    ops.impress(state, seat, actions, count, quiet, lures)
    left = noticed(order, count, bots[bot, CONSIDERS], bots[bot, SPEAKS], quiet, policy_rng)
    for k in range(left):
        place = order[k]
        actions[k], weights[k] = actions[place], tempted(weights[place], bots[bot, NAIVE], lures[place])
    return left


@shared
def bot_action(
    state: Any,
    seat: int,
    actions: Any,
    count: int,
    weights: Any,
    bots: Any,
    bot: int,
    waits: Any,
    policy_rng: Any,
    room: Any,
) -> int:
    """What a bot does, out of its legal actions, or SILENT where it merely may speak; the lists are used up."""
    if bots[bot, IS_RANDOM]:
        picked: int = actions[below(policy_rng, count)]
        for wait in range(waits.size):
            if picked == waits[wait]:
                return SILENT
        return picked
    if bots[bot, FORGETS]:
        view = copied(state)
        ops.hide(view, seat)
        ops.forget(view)
        ops.instinct(view, seat, actions, count, weights)
    else:
        # Instinct goes by what the seat knows, whatever it is shown; a conformance test holds every game to it.
        ops.instinct(state, seat, actions, count, weights)
    left = without_waits(actions, count, weights, waits)
    sharpened(weights, left, bots[bot, SHARPNESS])
    if left < count:
        if uniform(policy_rng) >= bots[bot, SPEAKS]:
            return SILENT
    elif count > 1 and bots[bot, CONSIDERS] < 1.0:
        left = narrowed(state, seat, actions, count, weights, bots, bot, policy_rng, room)
    if left > 1:
        found: int = actions[drawn(weights, left, policy_rng)]
        return found
    only: int = actions[0]
    return only


@shared
def begin_notes(notes: Any, row: int) -> None:
    """An empty row."""
    for column in range(notes.shape[1]):
        notes[row, column] = 0
    notes[row, FIRST] = UNKNOWN
    notes[row, STRIDE] = 1


@shared
def note_ply(state: Any, asking: int, seat: int, count: int, notes: Any, row: int, curve: Any) -> None:
    """Note the state in which a seat, one of `asking`, is about to do one of `count` actions."""
    ply, stride = notes[row, PLIES], notes[row, STRIDE]
    notes[row, CHOICES] += count
    notes[row, FORCED] += count == 1
    notes[row, DOUBLINGS] += int(1000.0 * log2(float(count)))
    if notes[row, FIRST] < 0:
        # Who is left of several that were asked together is not yet the one who plays first.
        is_left = asking == 1 and notes[row, FIRST] == TOGETHER
        notes[row, FIRST] = TOGETHER if asking > 1 else UNKNOWN if is_left else seat
    if ply == stride * SAMPLES:
        for k in range(SAMPLES // 2):
            for other in range(ops.SEATS):
                curve[k, other] = curve[2 * k, other]
        stride *= 2
        notes[row, STRIDE] = stride
    if ply % stride == 0:
        ops.evaluate(state, curve[ply // stride])
    notes[row, PLIES] += 1


@shared
def note_refusals(state: Any, seat: int, notes: Any, row: int, forbids: Any) -> None:
    """Note for each reason whether it forbids the seat anything here."""
    forbids[:] = 0
    for action in range(ops.ACTIONS):
        forbids[ops.check(state, seat, action)] = 1
    base = SEATED + A_SEAT * ops.SEATS - 1
    for code in range(1, forbids.size):
        notes[row, base + code] += forbids[code]
    notes[row, LOOKS] += 1


@shared
def note_end(state: Any, notes: Any, row: int, curve: Any, places: Any, scores: Any) -> None:
    """Note how the match ended, and what was thought of each seat half-way and when it stood worst."""
    ops.result(state, places, scores)
    stride, plies = notes[row, STRIDE], notes[row, PLIES]
    half, samples = plies // 2 // stride, (plies + stride - 1) // stride
    for seat in range(state.players):
        lowest = 1.0
        for k in range(samples):
            lowest = min(lowest, curve[k, seat])
        at = SEATED + A_SEAT * seat
        notes[row, at] = places[seat]
        notes[row, at + 1] = scores[seat]
        notes[row, at + 2] = int(1000.0 * curve[half, seat])
        notes[row, at + 3] = int(1000.0 * lowest)


@kernel
def simulate(
    states: States, streams: Streams, plan: Rows, bots: Scores, waits: Ints, logs: Rows, notes: Rows, follows: int
) -> None:
    """Play every match of the plan, by its bots or by the logs that it `follows`, and note what is measured.

    `states[0]` holds the house rules, `states[1]` is room to play in. A log that is wide enough holds each action as
    number * SEATS + seat, and UNKNOWN after the last.
    """
    asked, actions = np.empty(ops.SEATS, np.int64), np.empty(ops.MOST_LEGAL, np.int64)
    scores, weights = np.empty(ops.SEATS, np.int64), np.empty(ops.MOST_LEGAL)
    room = Impressed(np.empty(ops.MOST_LEGAL, np.int64), np.empty(ops.MOST_LEGAL), np.empty(ops.MOST_LEGAL))
    curve = np.zeros((SAMPLES, ops.SEATS))
    forbids = np.zeros(notes.shape[1] - SEATED - A_SEAT * ops.SEATS + 1, np.int64)
    state, rng, policy_rng = states[1], streams[1], streams[2]
    for row in range(plan.shape[0]):
        copy_into(state, states[0])
        begin_streams(streams[0], rng, policy_rng, plan[row, DEAL], plan[row, TURN])
        begin_notes(notes, row)
        ops.deal(state, rng)
        asking = ops.actors(state, asked)
        failed = 0
        while asking > 0 and failed == 0:
            ply = notes[row, PLIES]
            action, seat, count = SILENT, 0, 0
            if follows:
                entry = logs[row, ply] if ply < logs.shape[1] else UNKNOWN
                seat, action = max(entry, 0) % ops.SEATS, max(entry, 0) // ops.SEATS
                if entry < 0 or ops.check(state, seat, action) != 0:
                    failed = NOT_LEGAL
                    continue
                count = ops.legal(state, seat, actions)
            else:
                for k in range(asking):
                    seat = asked[k]
                    count = ops.legal(state, seat, actions)
                    if ply < plan[row, OPENING]:
                        action = actions[below(policy_rng, count)]
                    else:
                        bot = plan[row, BOTS + seat]
                        action = bot_action(state, seat, actions, count, weights, bots, bot, waits, policy_rng, room)
                    if action != SILENT:
                        break
                if action == SILENT or ply >= LONGEST:
                    failed = NOBODY_ACTS if action == SILENT else TOO_LONG
                    continue
                if ply < logs.shape[1]:
                    logs[row, ply] = action * ops.SEATS + seat
            note_ply(state, asking, seat, count, notes, row, curve)
            if (ply + plan[row, DEAL]) % LOOK_EVERY == 0:
                note_refusals(state, seat, notes, row, forbids)
            ops.play(state, rng, seat, action)
            asking = ops.actors(state, asked)
        if failed < 0:
            notes[row, PLIES] = failed
            continue
        if not follows and notes[row, PLIES] < logs.shape[1]:
            logs[row, notes[row, PLIES]] = UNKNOWN
        note_end(state, notes, row, curve, asked, scores)
