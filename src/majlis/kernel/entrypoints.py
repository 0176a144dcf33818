"""What Python calls of a game: each op on state `i` of an array of states."""

from majlis.kernel.jit import kernel
from majlis.kernel.ops import UNBOUND, Floats, Ints, Ops, States, Streams

ops: Ops = UNBOUND


@kernel
def deal(states: States, i: int, rng: Streams) -> None:
    ops.deal(states[i], rng[0])


@kernel
def actors(states: States, i: int, out: Ints) -> int:
    return ops.actors(states[i], out)


@kernel
def check(states: States, i: int, seat: int, action: int) -> int:
    return ops.check(states[i], seat, action)


@kernel
def legal(states: States, i: int, seat: int, out: Ints) -> int:
    return ops.legal(states[i], seat, out)


@kernel
def play(states: States, i: int, rng: Streams, seat: int, action: int) -> None:
    ops.play(states[i], rng[0], seat, action)


@kernel
def result(states: States, i: int, places: Ints, scores: Ints) -> int:
    return ops.result(states[i], places, scores)


@kernel
def hide(states: States, i: int, viewer: int) -> None:
    ops.hide(states[i], viewer)


@kernel
def determinize(states: States, i: int, rng: Streams) -> None:
    ops.determinize(states[i], rng[0])


@kernel
def observe(states: States, i: int, seat: int, out: Floats) -> None:
    ops.observe(states[i], seat, out)
