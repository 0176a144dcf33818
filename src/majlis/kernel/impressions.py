"""How an action strikes a player below the highest level: how quietly it lies there, and how it tempts."""

from typing import Any

from majlis.kernel.elementary import exp, log
from majlis.kernel.jit import rule

AT_ONCE = 0.0
"""How quietly an action lies there that ends the matter: nobody overlooks it, and who sees it looks no further."""
USUAL = 1.0
"""How quietly an action lies there that comes to mind as often as the level says; twice that, and its chance is
squared."""

SAID = -1.0
"""Of what is only said, such as "last card!" in one's own turn: it comes to mind as often as the level remembers."""


@rule
def impress(s: Any, seat: int, actions: Any, count: int, quiet: Any, lures: Any) -> None:
    """Of a game that says nothing about it: everything lies there alike, and nothing tempts."""
    for k in range(count):
        quiet[k] = USUAL
        lures[k] = 0.0


@rule
def strikes(considers: float, remembers: float, quiet: float) -> float:
    """The chance that an action comes to mind, to who thinks of such a share of the usual ones."""
    return remembers if quiet == SAID else exp(quiet * log(considers))


@rule
def tempted(weight: float, naive: float, lure: float) -> float:
    """How much an action is liked by who is taken in by its looks: a lure of 1 is worth e times the liking."""
    return weight * exp(naive * lure)
