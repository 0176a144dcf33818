"""What a translated expression is, as far as its TypeScript depends on it."""

from __future__ import annotations

import collections.abc
import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Kind:
    """The kind of a value; `of` are the kinds it holds, `cls` the class of an instance or the record of a game."""

    name: str
    of: tuple[Kind, ...] = ()
    cls: Any = None

    def __repr__(self) -> str:
        return self.name + (f"[{', '.join(map(repr, self.of))}]" if self.of else "")


ANY, NEVER, NONE = Kind("any"), Kind("never"), Kind("none")
INT, FLOAT, BOOL, STR = Kind("int"), Kind("float"), Kind("bool"), Kind("str")
SIMPLE = {"int", "float", "bool", "str", "none"}
"""Kinds whose values JavaScript compares, and takes for true or false, as Python does."""
ORDERED = {"list", "tuple", "array"}
"""Kinds that are JavaScript arrays."""


def list_of(item: Kind) -> Kind:
    return Kind("list", (item,))


def tuple_of(*items: Kind) -> Kind:
    return Kind("tuple", items)


def dict_of(key: Kind, value: Kind) -> Kind:
    return Kind("dict", (key, value))


def set_of(item: Kind) -> Kind:
    return Kind("set", (item,))


def array_of(dimensions: int) -> Kind:
    """A field of a record with that many dimensions; a number where there are none."""
    return INT if dimensions == 0 else Kind("array", (array_of(dimensions - 1),))


def record_of(dtype: np.dtype[Any]) -> Kind:
    return Kind("record", cls=dtype)


def instance_of(cls: type) -> Kind:
    return Kind("instance", cls=cls)


def members(kind: Kind) -> tuple[Kind, ...]:
    return kind.of if kind.name == "union" else (kind,)


def joined(kinds: Iterable[Kind]) -> Kind:
    """What a value is that may be any of these."""
    found: list[Kind] = []
    for kind in (member for each in kinds for member in members(each)):
        if kind == ANY:
            return ANY
        if kind == NEVER or kind in found:
            continue
        for number, other in enumerate(found):
            if (both := _one(other, kind)) is not None:
                found[number] = both
                break
        else:
            found.append(kind)
    if not found:
        return NEVER
    return found[0] if len(found) == 1 else Kind("union", tuple(sorted(found, key=repr)))


def _one(a: Kind, b: Kind) -> Kind | None:
    """Two kinds as one that is no union, where there is such a one."""
    if a.name == b.name and a.name in ("list", "set", "array", "dict") and a.cls == b.cls:
        return Kind(a.name, tuple(joined(pair) for pair in zip(a.of, b.of, strict=True)))
    if a.name == b.name == "tuple":
        if len(a.of) == len(b.of):
            return tuple_of(*(joined(pair) for pair in zip(a.of, b.of, strict=True)))
        return list_of(joined((*a.of, *b.of)))
    if {a.name, b.name} <= ORDERED:
        return list_of(joined((item_of(a), item_of(b))))
    return None


def item_of(kind: Kind) -> Kind:
    """What one gets by going through a value."""
    if kind.name == "union":
        return joined(item_of(member) for member in kind.of)
    if kind.name == "tuple":
        return joined(kind.of)
    if kind.name in ("list", "array", "set", "dict"):
        return kind.of[0]
    return STR if kind.name == "str" else ANY


def without_none(kind: Kind) -> Kind:
    return joined(member for member in members(kind) if member != NONE)


def is_simple(kind: Kind) -> bool:
    return all(member.name in SIMPLE for member in members(kind))


def is_object(kind: Kind) -> bool:
    """Whether a dictionary is a JavaScript object, as JSON has it; other keys than texts need a Map."""
    return kind.name == "dict" and all(member in (STR, ANY, NEVER) for member in members(kind.of[0]))


def of_value(value: Any) -> Kind:
    """The kind of a constant."""
    if isinstance(value, bool | np.bool_):
        return BOOL
    if isinstance(value, int | np.integer):
        return INT
    for cls, kind in ((float, FLOAT), (str, STR), (type(None), NONE)):
        if isinstance(value, cls):
            return kind
    if isinstance(value, np.ndarray):
        return array_of(value.ndim)
    if type(value) is tuple and len(value) <= 4:
        return tuple_of(*map(of_value, value))
    if isinstance(value, list | tuple | range):
        return list_of(joined(map(of_value, value)))
    if isinstance(value, dict):
        return dict_of(joined(map(of_value, value)), joined(map(of_value, value.values())))
    if isinstance(value, set | frozenset):
        return set_of(joined(map(of_value, value)))
    return instance_of(type(value))


PLAIN = {int: INT, float: FLOAT, bool: BOOL, str: STR, None: NONE, type(None): NONE, Any: ANY, object: ANY}
ROWS = (list, collections.abc.Sequence, collections.abc.Iterable, collections.abc.Collection, collections.abc.Iterator)


def of_annotation(annotation: Any, records: Mapping[type, np.dtype[Any]]) -> Kind:
    """The kind that an annotation names; `records` are the classes that stand for a game's record."""
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is collections.abc.Callable:
        return ANY
    if origin is typing.Annotated:
        return of_annotation(args[0], records)
    if annotation in PLAIN:
        return PLAIN[annotation]
    if annotation in records:
        return record_of(records[annotation])
    of = [of_annotation(arg, records) for arg in args if arg is not ... and origin is not typing.Literal]
    if origin is typing.Literal:
        return joined(map(of_value, args))
    if origin in (types.UnionType, typing.Union):
        return joined(of)
    if origin in ROWS:
        return list_of(*of)
    if origin is tuple:
        return list_of(of[0]) if ... in args else tuple_of(*of)
    if origin in (dict, collections.abc.Mapping):
        return dict_of(*of)
    if origin in (set, frozenset):
        return set_of(*of)
    if isinstance(annotation, type) and origin is None and annotation.__module__.startswith(("majlis", "tests")):
        return ANY if annotation.__name__ in ("IntRow", "IntGrid") else instance_of(annotation)
    return ANY


def typescript(kind: Kind, named: typing.Callable[[Kind], str]) -> str:
    """A kind as TypeScript writes it; `named` names records and classes."""
    inner = [typescript(each, named) for each in kind.of]
    if kind.name in ("list", "array"):
        return f"({inner[0]})[]" if " " in inner[0] and not inner[0].endswith("]") else f"{inner[0]}[]"
    if kind.name == "tuple":
        return f"[{', '.join(inner)}]"
    if kind.name == "set":
        return f"Set<{inner[0]}>"
    if kind.name == "dict":
        return f"Record<string, {inner[1]}>" if is_object(kind) else f"Map<{', '.join(inner)}>"
    if kind.name == "union":
        return " | ".join(sorted(set(inner)))
    if kind.name in ("record", "instance"):
        return named(kind)
    names = {"int": "number", "float": "number", "bool": "boolean", "str": "string", "none": "null", "never": "never"}
    return names.get(kind.name, "any")
