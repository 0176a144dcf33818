"""Kernels that let the tests call rules from Python."""

from typing import Any

from majlis.kernel import cards, elementary, net, rng
from majlis.kernel.jit import copied, copy_into, kernel, rule, scratch_bytes, scratch_ints, scratch_sums
from majlis.kernel.ops import UNBOUND, Ints, Ops, SmallInts, States, Streams, Weights

ops: Ops = UNBOUND


@kernel
def block(states: States, stream: Streams, rounds: int, out: Ints) -> None:
    rng.fill_block(stream[0], rounds)
    out[:] = stream[0].words


@kernel
def numbers(states: States, stream: Streams, n: int, out: Ints) -> None:
    for i in range(out.size):
        out[i] = rng.below(stream[0], n)


@kernel
def opened(states: States, stream: Streams, purpose: int, number: int, sub: int) -> None:
    rng.open_stream(stream[0], purpose, number, sub)


@kernel
def shuffled(states: States, stream: Streams, out: Ints) -> None:
    rng.shuffle(stream[0], out, out.size)


@kernel
def one_of(states: States, stream: Streams, counts: Ints) -> int:
    return cards.one_of(stream[0], counts)


@kernel
def pile_of(states: States, stream: Streams, counts: Ints, pile: Ints) -> int:
    return cards.shuffled_from(stream[0], counts, pile)


@kernel
def copies(states: States, i: int, out: Ints) -> None:
    """Change a copy of a record, and put it back."""
    state = states[i]
    twin = copied(state)
    twin.turn = 77
    out[0] = state.turn
    out[1] = twin.turn
    copy_into(state, twin)
    out[2] = state.turn


@rule
def filled(array: Any, value: int) -> int:
    array[:] = value
    total = 0
    for item in array:
        total += item
    return total


@kernel
def scratches(states: States, out: Ints) -> None:
    out[0] = filled(scratch_ints(100), 1 << 40)
    out[1] = filled(scratch_bytes(100), 3)


@kernel
def elementaries(states: States, numbers: Weights, out: Weights) -> None:
    """exp of each number, then log of the same."""
    for i in range(numbers.size):
        out[i] = elementary.exp(numbers[i])
        out[numbers.size + i] = elementary.log(out[i])


NET = net.NetShape(features=50, first=24, second=12, outputs=3)
FIRST, SECOND, OUTPUTS = NET.first, NET.second, NET.outputs
SECOND_AT, OUTPUTS_AT = NET.second_at, NET.outputs_at


@kernel
def network(states: States, weights: SmallInts, features: Ints, taken: int, out: Ints) -> None:
    """What a network makes of the features; the first so many of them are added, and taken away, and added again."""
    first, second, outputs = scratch_sums(FIRST), scratch_sums(SECOND), scratch_sums(OUTPUTS)
    net.begin_sums(weights, first)
    for i in range(features.size):
        net.add_row(weights, features[i], first)
    for i in range(taken):
        net.take_row(weights, features[i], first)
    for i in range(taken):
        net.add_row(weights, features[i], first)
    net.layer(weights, SECOND_AT, first, 1, second)
    net.layer(weights, OUTPUTS_AT, second, net.ONE, outputs)
    for j in range(OUTPUTS):
        out[j] = outputs[j]
