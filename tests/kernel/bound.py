"""The probes, bound to the smallest game at hand."""

from collections.abc import Callable
from typing import Any

from majlis.games import definition
from majlis.kernel.seeds import blank
from tests.kernel import probes

GAME = definition("quoridor")


def probe(name: str) -> Callable[..., Any]:
    """A probe by name; those that need no states are given some."""
    kernel = GAME.bound(probes)[name]
    states = blank(GAME.record)
    return lambda *args: kernel(states, *args)
