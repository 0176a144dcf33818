"""An expression in TypeScript, and what every part of the translator knows: the names that stand for something here."""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from tools.translator import kinds
from tools.translator.kinds import NEVER, Kind

if TYPE_CHECKING:
    from tools.translator.program import Program
    from tools.translator.source import Source
    from tools.translator.units import Unit

PRIMARY, UNARY, TIMES, PLUS, LESS, EQUAL, AND, OR, CHOICE, ARROW = 20, 15, 13, 12, 10, 9, 5, 4, 3, 2
"""How strongly the operators of TypeScript bind."""

WORDS = """
arguments await break case catch class const continue debugger default delete do else enum eval export extends false
finally for function if implements import in instanceof interface let new null package private protected public py
return static super switch this throw true try typeof undefined var void while with yield
Array BigInt Boolean Error JSON Map Math Number Object Set String Symbol
"""
RESERVED = frozenset(WORDS.split())
"""Names that a translated one must not have: words of the language, and what translated code takes from it."""
GREATEST_SAFE = 2**53 - 1


class Code(NamedTuple):
    """An expression in TypeScript: its kind, how strongly it binds, and what it is if it is no value (`ref`)."""

    text: str
    kind: Kind
    level: int = PRIMARY
    ref: Any = None


class Method(NamedTuple):
    """A method of a value, before it is called."""

    of: Code
    name: str


def wrapped(code: Code, level: int) -> str:
    return code.text if code.level >= level else f"({code.text})"


def spelled(name: str) -> str:
    """A name as TypeScript may have it."""
    return f"{name}_" if name in RESERVED else name


def key_text(name: str) -> str:
    return name if name.isidentifier() and name.isascii() else json.dumps(name, ensure_ascii=False)


def literal(value: Any) -> str:
    """A constant that was worked out by Python."""
    if isinstance(value, bool) or value is None or isinstance(value, str | float):
        return json.dumps(value, ensure_ascii=False)
    if hasattr(value, "tolist"):
        return literal(value.tolist())
    if isinstance(value, int):
        return str(value) if abs(value) <= GREATEST_SAFE else f"py.wide({value}n)"
    if isinstance(value, list | tuple | range):
        return f"[{', '.join(map(literal, value))}]"
    if isinstance(value, set | frozenset):
        return f"new Set([{', '.join(map(literal, sorted(value)))}])"
    if isinstance(value, dict):
        if kinds.is_object(kinds.of_value(value)):
            return "{ " + ", ".join(f"{key_text(key)}: {literal(each)}" for key, each in value.items()) + " }"
        return f"new Map([{', '.join(f'[{literal(key)}, {literal(each)}]' for key, each in value.items())}])"
    raise TypeError(f"{value!r} is no constant")


class Translator:
    """Translates what stands in one function, or at the top of a module."""

    at: Source

    def __init__(self, program: Program, unit: Unit) -> None:
        self.program, self.unit, self.at = program, unit, unit.at
        self.kinds: dict[str, Kind] = {}
        """What the local names stand for, as far as is known."""
        self.narrowed: dict[str, Kind] = {}
        """What they stand for just here, as a condition has it."""

    def code(self, node: ast.expr) -> Code:
        found: Code = getattr(self, f"_of_{type(node).__name__.lower()}", self._unknown)(node)
        return found

    def text(self, node: ast.expr, level: int = 0) -> str:
        return wrapped(self.code(node), level)

    def _unknown(self, node: ast.expr) -> Code:
        raise self.at.refuse(node, f"{type(node).__name__} is not known to the translator")

    def learn(self, name: str, kind: Kind) -> None:
        self.kinds[name] = kinds.joined((self.kinds.get(name, NEVER), kind))

    def names(self, found: dict[str, Kind]) -> Names:
        """Names that stand for something inside a comprehension only."""
        return Names(self, found)

    def kept(self) -> Kept:
        return Kept(self)

    def targets(self, target: ast.expr, item: Kind) -> dict[str, Kind]:
        """The names that a target binds, with their kinds."""
        if isinstance(target, ast.Name):
            return {target.id: item}
        if isinstance(target, ast.Starred):
            return self.targets(target.value, item)
        if not isinstance(target, ast.Tuple | ast.List):
            raise self.at.refuse(target, "this cannot be bound")
        found: dict[str, Kind] = {}
        for number, part in enumerate(target.elts):
            is_starred = isinstance(part, ast.Starred)
            kind = item.of[number] if item.name == "tuple" and not is_starred else kinds.item_of(item)
            found |= self.targets(part, kinds.list_of(kind) if is_starred else kind)
        return found

    def pattern(self, target: ast.expr, used: set[str] | None = None) -> str:
        """A target as JavaScript binds it; what is not used has no name there."""
        if isinstance(target, ast.Name):
            return spelled(target.id) if used is None or target.id in used else f"_{target.id.strip('_')}"
        if isinstance(target, ast.Starred):
            return f"...{self.pattern(target.value, used)}"
        assert isinstance(target, ast.Tuple | ast.List)
        parts = [
            ""
            if isinstance(part, ast.Name) and (part.id == "_" or (used is not None and part.id not in used))
            else self.pattern(part, used)
            for part in target.elts
        ]
        while parts and not parts[-1]:
            parts.pop()
        return f"[{', '.join(parts)}]"


class Names:
    def __init__(self, where: Translator, found: dict[str, Kind]) -> None:
        self.where, self.found = where, found
        self.before = {name: where.kinds.get(name) for name in found}
        self.narrowed = where.narrowed

    def __enter__(self) -> None:
        self.where.kinds.update(self.found)
        self.where.narrowed = {name: kind for name, kind in self.narrowed.items() if name not in self.found}

    def __exit__(self, *_: object) -> None:
        for name, kind in self.before.items():
            if kind is None:
                del self.where.kinds[name]
            else:
                self.where.kinds[name] = kind
        self.where.narrowed = self.narrowed


class Kept:
    def __init__(self, where: Translator) -> None:
        self.where, self.narrowed = where, dict(where.narrowed)

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None:
        self.where.narrowed = self.narrowed
