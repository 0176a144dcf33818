"""Rules called from Python: whatever tells of a position or reads one asks them, and does not say them again."""

import functools
import types
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

RECORDS = (np.void, np.record)

_MADE: dict[Any, Callable[..., Any]] = {}
"""The Python function of each rule asked for so far; entered before it is whole, for rules that ask each other."""


def in_python(rule: F) -> F:
    """A rule as a function that takes the records of a match, or their fields, and gives a plain number or truth.

    It is the rule's own code run by the interpreter, so what it says cannot differ from what is played. Neither it nor
    the rules it asks may need scratch room.
    """
    function = _plain(rule)

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        given = []
        for arg in args:
            given.append(_Fields(arg) if type(arg) in RECORDS else _Read(arg) if type(arg) is dict else arg)
        result = function(*given)
        return result.item() if isinstance(result, np.generic) else result

    return call  # type: ignore[return-value]


def _plain(rule: Any) -> Callable[..., Any]:
    """The rule's code, with the code of the rules it asks under their names."""
    if rule not in _MADE:
        function = getattr(rule, "py_func", rule)
        scope = dict(function.__globals__)
        _MADE[rule] = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        functools.update_wrapper(_MADE[rule], function)
        for name in function.__code__.co_names:
            if hasattr(scope.get(name), "py_func"):
                scope[name] = _plain(scope[name])
    return _MADE[rule]


class _Read:
    """Fields of a record that were read already, as attributes."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__ = fields


class _Fields:
    """A record's fields as attributes, as rules write them, each read once; NumPy's own takes ten times as long."""

    def __init__(self, record: np.void) -> None:
        self.__dict__[""] = record

    def __getattr__(self, name: str) -> Any:
        try:
            value = self.__dict__[name] = self.__dict__[""][name]
        except ValueError:
            raise AttributeError(f"the record has no field {name!r}") from None
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        self.__dict__[""][name] = value
        self.__dict__.pop(name, None)
