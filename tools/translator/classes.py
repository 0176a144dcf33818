"""Calls of what is translated, and classes: what their attributes and methods are."""

from __future__ import annotations

import ast
import inspect
import typing
from collections.abc import Sequence
from typing import Any

from tools.translator import kinds
from tools.translator.code import ARROW, PRIMARY, Code, literal, spelled, wrapped
from tools.translator.kinds import ANY, NEVER, Kind
from tools.translator.source import OURS, source
from tools.translator.units import Unit, Units, is_data, is_message, is_property, is_static


class Classes(Units):
    """Knows what functions and methods take and give, and learns it where nothing is said."""

    def called(self, body: Any, unit: Unit, node: ast.Call) -> Code:
        """A call of a function or a class that is translated, too."""
        if isinstance(unit.node, ast.ClassDef):
            cls = unit.at.value(unit.node.name)
            body.unit.needs[unit] = None
            texts = self._arguments(body, self._signature(cls), node, self._initial(cls))
            return Code(f"new {unit.name}({', '.join(texts)})", kinds.instance_of(cls))
        texts = self._arguments(body, self._params(unit), node, unit)
        return Code(f"{spelled(unit.name)}({', '.join(texts)})", unit.result)

    def message(self, body: Any, cls: Any, node: ast.Call) -> Code:
        """A message, or a part of one: an object with all its fields."""
        names, given = list(cls.__struct_fields__), {}
        for name, arg in zip(names, node.args, strict=False):
            given[name] = wrapped(body.code(arg), ARROW)
        for keyword in node.keywords:
            given[str(keyword.arg)] = wrapped(body.code(keyword.value), ARROW)
        usual = dict(zip(reversed(names), reversed(cls.__struct_defaults__), strict=False))
        parts = [f"{name}: {given[name] if name in given else literal(usual[name])}" for name in names]
        text = f"{{ {', '.join(parts)} }}"
        if any(typing.get_origin(each) is typing.Literal for each in typing.get_type_hints(cls).values()):
            # That a text is one of a few is known to Python's checker alone.
            text = f"({text} as {self.typescript(kinds.instance_of(cls), body.unit)})"
        return Code(text, kinds.instance_of(cls))

    def handed(self, body: Any, unit: Unit, given: Sequence[Kind]) -> tuple[str, Kind]:
        for name, kind in zip(unit.params, given, strict=False):
            self._learn(unit, name, kind)
        return spelled(unit.name), unit.result

    def _params(self, unit: Unit) -> list[tuple[str, bool]]:
        """The parameters by name, with whether they may be left out."""
        assert isinstance(unit.node, ast.FunctionDef)
        args = unit.node.args
        names = [arg.arg for arg in (*args.posonlyargs, *args.args)]
        optional = [False] * (len(names) - len(args.defaults)) + [True] * len(args.defaults)
        found = list(zip(names, optional, strict=True))
        found += [
            (arg.arg, default is not None) for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        ]
        return found[1:] if unit.owner is not None and not is_static(unit.node) else found

    def _signature(self, cls: type) -> list[tuple[str, bool]]:
        if issubclass(cls, Exception) and "__init__" not in vars(cls):
            return [("message", True)]
        parameters = inspect.signature(cls).parameters.values()
        return [(each.name, each.default is not inspect.Parameter.empty) for each in parameters]

    def _initial(self, cls: type) -> Unit | None:
        return self._method_unit(cls, "__init__") if "__init__" in vars(cls) and not is_data(cls) else None

    def _arguments(self, body: Any, params: list[tuple[str, bool]], node: ast.Call, unit: Unit | None) -> list[str]:
        variable = self._variable(unit)
        given: dict[str, str] = {}
        texts: list[str] = []
        names = [name for name, _ in params]
        place = 0
        for arg in node.args:
            if isinstance(arg, ast.Starred):
                code = body.code(arg.value)
                texts.append(f"...{wrapped(code, ARROW)}")
                spread = code.kind.of if code.kind.name == "tuple" else ()
                if not spread and variable is None:
                    raise body.at.refuse(node, "how many arguments this gives is not known")
                for kind in spread:
                    if place < len(names):
                        self._learn(unit, names[place], kind)
                    place += 1
                continue
            code = body.code(arg)
            texts.append(wrapped(code, ARROW))
            if place < len(names) and names[place] != variable:
                self._learn(unit, names[place], code.kind)
                place += 1
        for keyword in node.keywords:
            if keyword.arg in self._left_out:
                continue
            if keyword.arg is None or keyword.arg not in names:
                raise body.at.refuse(node, f"there is no parameter {keyword.arg}")
            code = body.code(keyword.value)
            self._learn(unit, keyword.arg, code.kind)
            given[keyword.arg] = wrapped(code, ARROW)
        if given:
            last = max(names.index(name) for name in given)
            texts += [given.get(name, "undefined") for name in names[place : last + 1]]
        return texts

    def _variable(self, unit: Unit | None) -> str | None:
        node = unit.node if unit is not None else None
        return node.args.vararg.arg if isinstance(node, ast.FunctionDef) and node.args.vararg else None

    # ------------------------------------------------------------------------------------------------ of classes

    def _method_unit(self, cls: type, name: str) -> Unit | None:
        for base in cls.__mro__:
            if not base.__module__.startswith(OURS):
                continue
            owner = self.class_unit(base)
            assert isinstance(owner.node, ast.ClassDef)
            for node in owner.node.body:
                if isinstance(node, ast.FunctionDef) and node.name == name:
                    key = (base, name)
                    if key not in self._methods:
                        unit = Unit(owner.at, node, name, owner.file, owner=owner)
                        self._methods[key] = self._function(unit)
                        if node.args.args and not is_static(node):
                            unit.params[node.args.args[0].arg] = kinds.instance_of(base)
                        self.is_changed = True
                    return self._methods[key]
        return None

    def method(self, user: Unit, cls: type, name: str, given: Sequence[Kind]) -> Kind:
        """What a method gives; it is called with these."""
        unit = self._method_unit(cls, name)
        if unit is None:
            return ANY
        user.needs[self.class_unit(cls)] = None
        for (param, _), kind in zip(self._params(unit), given, strict=False):
            self._learn(unit, param, kind)
        return unit.result

    def called_method(self, body: Any, of: Code, cls: type, name: str, node: ast.Call) -> Code:
        if not self.is_translated(cls):
            return Code(f"{wrapped(of, PRIMARY)}.{name}({body._given(node)})", self._announced(cls, name))
        unit = self._method_unit(cls, name)
        if unit is None:
            if self.attribute(body.unit, cls, name) is not None:
                return Code(f"{wrapped(of, PRIMARY)}.{name}({body._given(node)})", ANY)
            raise body.at.refuse(node, f"{cls.__name__} has no {name}")
        body.unit.needs[self.class_unit(cls)] = None
        texts = self._arguments(body, self._params(unit), node, unit)
        # What is static is the class's, not its instances'.
        is_static_one = isinstance(unit.node, ast.FunctionDef) and is_static(unit.node)
        owner = self.class_unit(cls).name if is_static_one else wrapped(of, PRIMARY)
        return Code(f"{owner}.{name}({', '.join(texts)})", unit.result)

    def _announced(self, cls: type, name: str) -> Kind:
        """What a method gives, as its annotation says, of a class that the page brings itself."""
        at = source(cls.__module__)
        for node in getattr(at.defined[cls.__name__], "body", ()):
            if isinstance(node, ast.FunctionDef) and node.name == name:
                return self.kind(at.annotation(node.returns))
        return ANY

    def called_class_method(self, body: Any, of: Code, name: str, node: ast.Call) -> Code:
        cls = of.ref.at.value(of.ref.name) if isinstance(of.ref, Unit) else of.ref
        unit = self._method_unit(cls, name)
        if unit is None:
            raise body.at.refuse(node, f"{cls.__name__}.{name} is not known")
        texts = self._arguments(body, self._params(unit), node, unit)
        return Code(f"{of.text}.{name}({', '.join(texts)})", unit.result)

    def attribute(self, user: Unit, cls: type, name: str) -> Kind | None:
        """The kind of an attribute or property of an instance; None if it is a method."""
        if is_message(cls):
            return self.kind(self._field_annotation(cls, name))
        if not self.is_translated(cls):
            is_method = inspect.isfunction(inspect.getattr_static(cls, name, None))
            return None if is_method else self.kind(self._field_annotation(cls, name))
        if name in getattr(cls, "__dataclass_fields__", {}) or name in getattr(cls, "_fields", ()):
            return self.kind(self._field_annotation(cls, name))
        if (cls, name) in self.attributes:
            return self.attributes[cls, name]
        unit = self._method_unit(cls, name)
        if unit is not None:
            assert isinstance(unit.node, ast.FunctionDef)
            return unit.result if is_property(unit.node) else None
        initial = self._method_unit(cls, "__init__")
        return NEVER if initial is not None else ANY

    def learn_attribute(self, cls: type, name: str, kind: Kind) -> None:
        known = kinds.joined((self.attributes.get((cls, name), NEVER), kind))
        if known != self.attributes.get((cls, name)):
            self.attributes[cls, name] = known
            self.is_changed = True

    def _field_annotation(self, cls: type, name: str) -> Any:
        for base in cls.__mro__:
            if base.__module__.startswith(OURS):
                at = source(base.__module__)
                for node in getattr(at.defined.get(base.__name__), "body", ()):
                    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
                        return at.annotation(node.annotation)
        return Any
