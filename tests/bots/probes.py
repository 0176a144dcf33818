"""A kernel that lets the tests call from Python what is a part of others."""

from majlis.kernel.candidates import notice
from majlis.kernel.jit import kernel
from majlis.kernel.ops import UNBOUND, Ints, Ops, Streams, Thoughts, Weights

ops: Ops = UNBOUND


@kernel
def noticed(thoughts: Thoughts, rng: Streams, actions: Ints, quiet: Weights, order: Ints) -> int:
    return notice(thoughts[0], rng[0], actions, actions.size, quiet, order)
