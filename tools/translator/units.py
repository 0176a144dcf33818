"""The functions, classes and constants that are translated, and what the names of Python stand for."""

from __future__ import annotations

import ast
import builtins
import dataclasses
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from tools.translator import kinds
from tools.translator.code import Code, literal, spelled
from tools.translator.kinds import ANY, NEVER, Kind
from tools.translator.source import OURS, Source, home, plain_function, source

MISSING = object()


@dataclass(eq=False)
class Unit:
    """A function, a class or a constant that is translated."""

    at: Source
    node: ast.AST
    name: str
    file: str
    value: Any = MISSING
    """Of a constant: what Python has made of it."""
    owner: Unit | None = None
    """Of a method: its class."""
    params: dict[str, Kind] = field(default_factory=dict)
    result: Kind = NEVER
    text: str = ""
    needs: dict[Unit, None] = field(default_factory=dict)
    imports: dict[str, tuple[str, str]] = field(default_factory=dict)
    gives_nothing: bool = False
    mentions: set[str] = field(default_factory=set)
    """The names that it uses and that are not its own."""

    @property
    def own(self) -> str | None:
        """Of a method: what it calls the object it is called on."""
        if self.owner is None or not isinstance(self.node, ast.FunctionDef) or is_static(self.node):
            return None
        return self.node.args.args[0].arg

    @property
    def is_of_class(self) -> bool:
        """Whether it is a method of a class and not of its instances."""
        return isinstance(self.node, ast.FunctionDef) and is_class_method(self.node)

    def __repr__(self) -> str:
        return f"<{self.at.name}.{self.name}>"


class Units:
    """Finds what a name stands for, and makes a unit of it the first time."""

    def __init__(
        self,
        files: Any,
        records: Mapping[type, np.dtype[Any]],
        given: Mapping[str, tuple[str, str]],
        left_out: Collection[str] = (),
    ) -> None:
        self._file_of = files
        self._left_out = left_out
        """Fields of classes that nothing in the page reads."""
        self._records = records
        self._given = given
        """`module.name` of Python, with the file and the name of what stands for it in the page."""
        self.units: dict[tuple[str, str], Unit] = {}
        self._classes: dict[type, Unit] = {}
        self._methods: dict[tuple[type, str], Unit] = {}
        self.attributes: dict[tuple[type, str], Kind] = {}
        self.is_changed = False
        self._used: dict[str, dict[str, set[str]]] = {}
        """The names that a file takes from files that are not translated."""

    def kind(self, annotation: Any) -> Kind:
        return kinds.of_annotation(annotation, self._records)

    def is_unit(self, ref: Any) -> bool:
        return isinstance(ref, Unit)

    def unit(self, at: Source, name: str) -> Unit:
        at, name = home(at, name)
        key = (at.name, name)
        if key not in self.units:
            self.units[key] = self._made(at, name)
            self.is_changed = True
        return self.units[key]

    def _made(self, at: Source, name: str) -> Unit:
        file = self._file_of(at.name)
        node = at.defined.get(name)
        if isinstance(node, ast.FunctionDef):
            return self._function(Unit(at, node, self._free(file, name, at), file))
        if isinstance(node, ast.ClassDef):
            unit = Unit(at, node, self._free(file, name, at), file)
            self._classes[at.value(name)] = unit
            return unit
        if name not in at.assigned:
            raise KeyError(f"{at.path} has no {name}")
        value = at.value(name)
        return Unit(
            at,
            at.assigned[name],
            self._free(file, name, at),
            file,
            value=value,
            result=kinds.of_value(value) if is_constant(value) else NEVER,
        )

    def _free(self, file: str, name: str, at: Source) -> str:
        taken = {unit.name for unit in self.units.values() if unit.file == file}
        return spelled(name if name not in taken else f"{name}_of_{at.name.rpartition('.')[2]}")

    def _function(self, unit: Unit) -> Unit:
        node = unit.node
        assert isinstance(node, ast.FunctionDef)
        for arg in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            annotated = self.kind(unit.at.annotation(arg.annotation))
            unit.params[arg.arg] = NEVER if annotated == ANY else annotated
        if node.returns is not None:
            annotation = unit.at.annotation(node.returns)
            unit.result = self.kind(annotation)
            unit.gives_nothing = annotation is None
        unit.declared = {name: kind for name, kind in unit.params.items() if kind != NEVER}  # type: ignore[attr-defined]
        return unit

    def named(self, user: Unit, name: str, node: ast.AST) -> Code:
        """What a name stands for that is not one of the function's own."""
        if name in user.imports:
            module, original = user.imports[name]
            return self._of(user, source(module), original, node)
        if name in vars(user.at.module) or name in user.at.imported:
            return self._of(user, user.at, name, node)
        if hasattr(builtins, name):
            return Code(name, ANY, ref=getattr(builtins, name))
        raise user.at.refuse(node, f"{name} is not known")

    def part(self, user: Unit, module: ModuleType, name: str, node: ast.AST) -> Code:
        """A name of a module."""
        if not module.__name__.startswith(OURS):
            return Code(name, ANY, ref=getattr(module, name))
        return self._of(user, source(module.__name__), name, node)

    def _of(self, user: Unit, at: Source, name: str, node: ast.AST) -> Code:
        value = at.value(name)
        if isinstance(value, ModuleType):
            return Code("", ANY, ref=value)
        where, original = home(at, name)
        if (given := f"{where.name}.{original}") in self._given:
            file, theirs = self._given[given]
            self._used.setdefault(user.file, {}).setdefault(file, set()).add(theirs)
            user.mentions.add(theirs)
            return Code(theirs, self._given_kind(where, original))
        function = plain_function(value)
        if function is not None and original not in where.defined:
            # A rule that Python asks: `in_python(rule)` is the rule's own code.
            where, original = source(function.__module__), function.__name__
        elif not where.name.startswith(OURS):
            return Code(original, ANY, ref=value)
        if original not in where.defined and original not in where.assigned:
            if isinstance(value, type) or callable(value):
                return Code(original, ANY, ref=value)
            raise user.at.refuse(node, f"where {name} comes from is not known")
        if is_message(value):
            return Code(original, ANY, ref=value)
        unit = self.unit(where, original)
        user.needs[unit] = None
        user.mentions.add(unit.name)
        if isinstance(unit.node, ast.FunctionDef | ast.ClassDef):
            return Code(spelled(unit.name), ANY, ref=unit)
        return Code(spelled(unit.name), unit.result)

    def _given_kind(self, at: Source, name: str) -> Kind:
        """Of what the page brings itself: a function gives what its annotation says, if that is a plain value."""
        node = at.defined.get(name)
        if not isinstance(node, ast.FunctionDef) or node.returns is None:
            return ANY
        result = self.kind(at.annotation(node.returns))
        return Kind("function", (result,)) if kinds.is_simple(result) else ANY

    def class_named(self, user: Unit, cls: type) -> str:
        unit = self.class_unit(cls)
        user.needs[unit] = None
        return unit.name

    def class_unit(self, cls: type) -> Unit:
        return self.unit(source(cls.__module__), cls.__name__)

    def is_translated(self, cls: type) -> bool:
        return f"{cls.__module__}.{cls.__name__}" not in self._given

    def _learn(self, unit: Unit | None, name: str, kind: Kind) -> None:
        """A parameter whose annotation says nothing is what it is called with."""
        if unit is None or name not in unit.params or name in getattr(unit, "declared", {}):
            return
        known = kinds.joined((unit.params[name], kind))
        if known != unit.params[name]:
            unit.params[name] = known
            self.is_changed = True

    def typescript(self, kind: Kind, user: Unit) -> str:
        def named(each: Kind) -> str:
            if each.name == "record":
                return "State"
            if is_message(each.cls):
                self._used.setdefault(user.file, {}).setdefault("../wire", set()).add(f"type {each.cls.__name__}")
                return str(each.cls.__name__)
            if not self.is_translated(each.cls):
                file, name = self._given[f"{each.cls.__module__}.{each.cls.__name__}"]
                self._used.setdefault(user.file, {}).setdefault(file, set()).add(f"type {name}")
                return name
            if not each.cls.__module__.startswith(OURS):
                return "any"
            return self.class_named(user, each.cls)

        return kinds.typescript(_without_never(kind), named)


def is_constant(value: Any) -> bool:
    try:
        literal(value)
    except TypeError:
        return False
    return True


def _without_never(kind: Kind) -> Kind:
    if kind == NEVER:
        return ANY
    return Kind(kind.name, tuple(_without_never(each) for each in kind.of), kind.cls)


def _decorators(node: ast.FunctionDef) -> set[str]:
    return {ast.unparse(each) for each in node.decorator_list}


def is_property(node: ast.FunctionDef) -> bool:
    return bool({"property", "functools.cached_property"} & _decorators(node))


def is_static(node: ast.FunctionDef) -> bool:
    return "staticmethod" in _decorators(node)


def is_class_method(node: ast.FunctionDef) -> bool:
    return "classmethod" in _decorators(node)


def is_message(cls: Any) -> bool:
    """Whether instances of a class are objects of JSON, which the page has types for."""
    return isinstance(cls, type) and issubclass(cls, msgspec.Struct)


def is_data(cls: type) -> bool:
    return dataclasses.is_dataclass(cls) or hasattr(cls, "_fields")
