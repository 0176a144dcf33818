"""Values of a position read from JSON: each is checked, and refused by its name, itself and what would be right."""

from collections.abc import Mapping
from typing import Any, TypeGuard

from majlis.errors import PositionError
from majlis.kernel.viewers import REFEREE, SPECTATOR


def wrong(key: str, value: object, right: str) -> PositionError:
    """The refusal of a value."""
    return PositionError(f"{key} is {value!r}; {right}")


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether it is a whole number in the range; truth values, which Python counts among them, are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def whole(key: str, value: object, low: int, high: int, what: str = "whole number") -> int:
    """A whole number in the range."""
    if not is_whole(value, low, high):
        raise wrong(key, value, f"it is a {what} from {low} to {high}")
    return value


def whole_or(key: str, value: object, nothing: int, low: int, high: int) -> int:
    """A whole number in the range, or what stands for null."""
    return nothing if value is None else whole(key, value, low, high)


def items(key: str, value: object, count: int | None = None, right: str = "it is a list") -> list[Any]:
    """A list, of so many items where that is asked for."""
    if not isinstance(value, list) or count not in (None, len(value)):
        raise wrong(key, value, right)
    return value


def different_seats(key: str, value: object, players: int, right: str) -> list[int]:
    """A list of seats, none twice."""
    seats = items(key, value, right=right)
    if not all(is_whole(seat, 0, players - 1) for seat in seats) or len(set(seats)) < len(seats):
        raise wrong(key, value, right)
    return seats


def viewer_of(position: Mapping[str, Any], players: int, what: str = "whole number") -> int:
    """Whose knowledge a position is: the referee's where nobody is named, a spectator's where it says null."""
    if "viewer" not in position:
        return REFEREE
    viewer = position["viewer"]
    return SPECTATOR if viewer is None else whole("viewer", viewer, 0, players - 1, what)
