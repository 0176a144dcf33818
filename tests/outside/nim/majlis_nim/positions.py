"""Positions of Nim read from JSON."""

from collections.abc import Mapping
from typing import Any

from majlis.errors import PositionError
from majlis.kernel.viewers import REFEREE, SPECTATOR
from majlis_nim.notation import COINS
from majlis_nim.state import MOST, SEATS


def restore(position: Mapping[str, Any], states: Any, ops: Any) -> None:
    """Fill a dealt state with described facts; a position that cannot be raises PositionError."""
    s = states[0]
    number, turn, viewer = int(s["opt_heaps"]), position.get("turn"), position.get("viewer", REFEREE)
    heaps = _several(position, "heaps", number, range(MOST + 1))
    coins = _several(position, "coins", SEATS, ("heads", "tails", None))
    passed = _several(position, "passed", SEATS, (False, True))
    if turn not in (0, 1) or isinstance(turn, bool):
        raise PositionError(f"turn is {turn!r}; it is 0 or 1")
    if viewer not in (None, 0, 1, REFEREE) or isinstance(viewer, bool):
        raise PositionError(f"viewer is {viewer!r}; it is null, 0 or 1")
    known = {word: code for code, word in COINS.items()}
    s["heaps"][:number] = heaps
    s["coins"] = [known[coin] for coin in coins]
    s["passed"] = passed
    s["turn"] = turn
    s["winner"] = 1 - turn if sum(heaps) == 0 else -1
    s["viewer"] = SPECTATOR if viewer is None else viewer


def _several(position: Mapping[str, Any], name: str, count: int, allowed: Any) -> list[Any]:
    values = position.get(name)
    if not isinstance(values, list) or len(values) != count or not all(value in allowed for value in values):
        raise PositionError(f"{name} is {values!r}; it is a list of {count}, each one of {list(allowed)}")
    return values
