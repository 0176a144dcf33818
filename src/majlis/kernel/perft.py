"""Perft: how many lines of play a position has, the usual proof that a move generator is right."""

from majlis.kernel.jit import copy_into, kernel
from majlis.kernel.ops import UNBOUND, Ints, Ops, Rows, States, Streams

ops: Ops = UNBOUND


@kernel
def perft(stack: States, rng: Streams, depth: int, seats: Ints, lists: Rows, places: Rows) -> int:
    """Count the lines of exactly `depth` plies that begin at the first state of the stack.

    The stack has `depth` states, and `lists` and `places` as many rows: the legal actions at each ply, and how many
    they are, which comes next and whose they are. At the last ply the actions are counted, not played.
    """
    if depth == 0:
        return 1
    lines, ply, is_new = 0, 0, True
    while ply >= 0:
        if is_new:
            is_new = False
            places[ply, 0] = 0
            places[ply, 1] = 0
            if ops.actors(stack[ply], seats) > 0:
                places[ply, 2] = seats[0]
                places[ply, 0] = ops.legal(stack[ply], seats[0], lists[ply])
        if ply == depth - 1:
            lines += places[ply, 0]
            ply -= 1
        elif places[ply, 1] == places[ply, 0]:
            ply -= 1
        else:
            action = lists[ply, places[ply, 1]]
            places[ply, 1] += 1
            copy_into(stack[ply + 1], stack[ply])
            ops.play(stack[ply + 1], rng[0], places[ply, 2], action)
            ply += 1
            is_new = True
    return lines
