"""What is translated together: whatever the roots need, each thing once, in files as the modules are."""

from __future__ import annotations

import ast
import dataclasses
import json
import re
from collections.abc import Iterable, Mapping

from tools.translator import kinds
from tools.translator.classes import Classes
from tools.translator.code import literal, spelled
from tools.translator.kinds import ANY, NEVER, Kind
from tools.translator.source import OURS, Source, plain_function, source
from tools.translator.statements import Body
from tools.translator.units import Unit, is_class_method, is_constant, is_data, is_property, is_static

LONGEST_LITERAL = 400
"""Letters of a constant that is written out; a longer one is worked out again by the page."""


class Program(Classes):
    """Roots and all they need."""

    def translate(
        self,
        roots: Iterable[tuple[Source, str, Mapping[str, Kind]]],
        exported: tuple[str, ...] = ("shared/", "commentary/"),
    ) -> None:
        """Translate the roots, called with arguments of these kinds, and all they need, until nothing changes.

        Roots in files whose name begins with one of `exported` are there for others to import.
        """
        found = []
        for at, name, given in roots:
            cls, _, method = name.partition(".")
            if method:
                self._method_unit(at.value(cls), method)
                found.append(self.unit(at, cls))
                continue
            value = at.value(name)
            function = plain_function(value)
            unit = (
                self.unit(at, name) if function is None else self.unit(source(function.__module__), function.__name__)
            )
            for param, kind in given.items():
                self._learn(unit, param, kind)
            found.append(unit)
        self.is_changed = True
        while self.is_changed:
            self.is_changed = False
            # The text of a class is made of the texts of its methods.
            units = sorted(self.units.values(), key=lambda unit: isinstance(unit.node, ast.ClassDef))
            for unit in [*self._methods.values(), *units]:
                self._translate(unit)
        self.roots = {unit for unit in found if unit.file.startswith(exported)}

    def _translate(self, unit: Unit) -> None:
        unit.needs, unit.mentions = {}, set()
        if isinstance(unit.node, ast.FunctionDef):
            self._function_text(unit)
        elif isinstance(unit.node, ast.ClassDef):
            for base in unit.at.value(unit.node.name).__mro__[1:]:
                if base.__module__.startswith(OURS):
                    unit.needs[self.class_unit(base)] = None
            self._class_text(unit)
        else:
            self._constant_text(unit)

    def _constant_text(self, unit: Unit) -> None:
        node = unit.node
        assert isinstance(node, ast.Assign | ast.AnnAssign)
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        is_literal = is_constant(unit.value) and (
            len(repr(unit.value)) <= LONGEST_LITERAL
            or hasattr(unit.value, "tolist")
            or not isinstance(target, ast.Name)
        )
        if is_literal:
            text, kind = literal(unit.value), kinds.of_value(unit.value)
        else:
            assert node.value is not None
            made = node.value
            if isinstance(made, ast.Call) and (added := unit.at.added.get(unit.name)):
                made = ast.copy_location(ast.Call(made.func, [*made.args, *added], made.keywords), made)
            body = Body(self, unit, {})
            code = body.code(made)
            text, kind = code.text, code.kind
        if kind != unit.result:
            unit.result, self.is_changed = kind, True
        typed = (
            ""
            if kinds.is_simple(kind) or kind.name in ("instance", "any", "function")
            else f": {self.typescript(kind, unit)}"
        )
        unit.text = f"const {spelled(unit.name)}{typed} = {text};"

    def _function_text(self, unit: Unit) -> None:
        node = unit.node
        assert isinstance(node, ast.FunctionDef)
        params = {name: ANY if kind == NEVER else kind for name, kind in unit.params.items()}
        is_method = unit.owner is not None
        body = Body(self, unit, params)
        variable = node.args.vararg
        if variable is not None:
            body.kinds[variable.arg] = kinds.list_of(self.kind(unit.at.annotation(variable.annotation)))
            body.params[variable.arg] = body.kinds[variable.arg]
        lines = body.translated(node.body)
        own_names = {each.id for line in node.body for each in ast.walk(line) if isinstance(each, ast.Name)} & bound_by(
            node
        )
        if hidden := sorted((own_names | set(params)) & unit.mentions - {node.name}):
            raise unit.at.refuse(node, f"{', '.join(hidden)} would stand for two things in TypeScript; rename one")
        if node.returns is None or self.kind(unit.at.annotation(node.returns)) == ANY:
            result = body.result()
            if result != unit.result:
                unit.result, self.is_changed = result, True
        read = {name.id for line in node.body for name in ast.walk(line) if isinstance(name, ast.Name)}
        args = [(arg, default) for arg, default in defaults_of(node) if arg.arg != unit.own]
        given = [self._param(unit, arg, default, body, arg.arg in read) for arg, default in args]
        if variable is not None:
            given.append(f"...{spelled(variable.arg)}: {self.typescript(body.kinds[variable.arg], unit)}")
        result_text = "void" if unit.gives_nothing else self.typescript(unit.result, unit)
        head = f"({', '.join(given)}): {result_text} {{"
        if node.name == "__init__":
            head = f"({', '.join(given)}) {{"
        about = about_of(node)
        if is_method:
            unit.text = "\n".join([*about, head, *lines, "}"])
            return
        unit.text = "\n".join([*about, f"function {spelled(unit.name)}{head}", *lines, "}"])

    def _param(self, unit: Unit, arg: ast.arg, default: ast.expr | None, body: Body, is_read: bool) -> str:
        kind = unit.params[arg.arg]
        name = spelled(arg.arg) if is_read else f"_{arg.arg.strip('_')}"
        typed = self.typescript(ANY if kind == NEVER else kind, unit)
        if default is None:
            return f"{name}: {typed}"
        return f"{name}: {typed} = {body.code(default).text}"

    # ---------------------------------------------------------------------------------------------------- classes

    def _class_text(self, unit: Unit) -> None:
        assert isinstance(unit.node, ast.ClassDef)
        cls = unit.at.value(unit.node.name)
        lines = about_of(unit.node)
        base = cls.__mro__[1]
        extends = ""
        if base is Exception:
            extends = " extends py.PythonError"
        elif base.__module__.startswith(OURS):
            extends = f" extends {self.class_named(unit, base)}"
        lines.append(f"class {unit.name}{extends} {{")
        if is_data(cls):
            lines += self._data_fields(unit, cls)
        else:
            for (owner, name), kind in sorted(self.attributes.items(), key=lambda each: each[0][1]):
                if owner is cls:
                    lines.append(f"  {name}!: {self.typescript(kind, unit)};")
        for (owner, name), method in self._methods.items():
            if owner is not cls:
                continue
            for need in method.needs:
                unit.needs[need] = None
            assert isinstance(method.node, ast.FunctionDef)
            is_static_one = is_static(method.node) or is_class_method(method.node)
            word = "get " if is_property(method.node) else "static " if is_static_one else ""
            *about, text = method.text.split("\n", 1) if method.text.startswith("/**") else [method.text]
            shown = "constructor" if name == "__init__" else name
            lines += [f"  {line}" for line in about]
            lines += [f"  {line}" for line in f"{word}{shown}{text}".split("\n")]
        lines.append("}")
        unit.text = "\n".join(lines)

    def _data_fields(self, unit: Unit, cls: type) -> list[str]:
        body = Body(self, unit, {})
        fields: list[str] = []
        renamed: list[str] = []
        defaults = {
            node.target.id: node.value
            for node in unit.node.body  # type: ignore[attr-defined]
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        for name in getattr(cls, "_fields", None) or [each.name for each in dataclasses.fields(cls)]:
            if name in self._left_out:
                continue
            kind = self.kind(self._field_annotation(cls, name))
            default = defaults.get(name)
            is_plain = spelled(name) == name
            renamed += [] if is_plain else [name]
            text = f"{'public ' if is_plain else ''}{spelled(name)}: {self.typescript(kind, unit)}"
            fields.append(text if default is None else f"{text} = {self._initially(body, kind, default)}")
        declared = [
            f"  {name}: {self.typescript(self.kind(self._field_annotation(cls, name)), unit)};" for name in renamed
        ]
        set_there = [f"    this.{name} = {spelled(name)};" for name in renamed]
        return [*declared, "  constructor(", *(f"    {each}," for each in fields), "  ) {", *set_there, "  }"]

    def _initially(self, body: Body, kind: Kind, default: ast.expr) -> str:
        """What a field holds if nothing is given; a factory makes a new one each time."""
        if not (isinstance(default, ast.Call) and ast.unparse(default.func) == "field"):
            return body.code(default).text
        factory = body.keyword(default, "default_factory")
        if factory is None or ast.unparse(factory) != "dict":
            assert isinstance(factory, ast.Name)
            return body.code(ast.copy_location(ast.Call(factory, [], []), default)).text
        return "{}" if kinds.is_object(kind) else "new Map()"

    # ----------------------------------------------------------------------------------------------------- writing

    def expression(self, at: Source, node: ast.expr, file: str) -> str:
        """An expression that stands in a module, for a file."""
        return Body(self, Unit(at, node, "", file), {}).code(node).text

    def written(self) -> dict[str, tuple[list[str], list[str]]]:
        """The imports of each file, and its parts in an order in which each is there before it is used."""
        files: dict[str, list[Unit]] = {}
        for unit in self._in_order():
            files.setdefault(unit.file, []).append(unit)
        return {
            file: (self._imports(file, units), [self._exported(unit) for unit in units])
            for file, units in files.items()
        }

    def _exported(self, unit: Unit) -> str:
        """What other files use is exported, behind what is said of it."""
        if (
            not any(unit in other.needs and other.file != unit.file for other in self.units.values())
            and unit not in self.roots
        ):
            return unit.text
        if not unit.text.startswith("/**"):
            return f"export {unit.text}"
        about, _, text = unit.text.partition("\n")
        return f"{about}\nexport {text}"

    def _in_order(self) -> list[Unit]:
        order: dict[Unit, None] = {}
        seen: set[Unit] = set()

        def visit(unit: Unit) -> None:
            if unit in seen:
                return
            seen.add(unit)
            for need in unit.needs:
                visit(need)
            order[unit] = None

        for unit in self.units.values():
            visit(unit)
        return list(order)

    def _imports(self, file: str, units: list[Unit]) -> list[str]:
        taken: dict[str, set[str]] = {}
        for unit in units:
            for need in unit.needs:
                if need.file != file:
                    taken.setdefault(need.file, set()).add(spelled(need.name))
        for other, names in self._used.get(file, {}).items():
            taken.setdefault(other, set()).update(names)
        lines = []
        text = "\n".join(unit.text for unit in units)
        if "py." in text:
            lines.append(f"import * as py from {json.dumps(_relative(file, 'python'))};")
        for other, names in sorted(taken.items()):
            # What is imported as a value is there as a type, too.
            names = {name for name in names if name.removeprefix("type ") == name or name[5:] not in names}
            used = sorted(name for name in names if re.search(rf"\b{name.removeprefix('type ')}\b", text))
            if not used:
                continue
            lines.append(f"import {{ {', '.join(used)} }} from {json.dumps(_relative(file, other))};")
        return lines


def _relative(file: str, other: str) -> str:
    """How a file names another; both are below the folder of the referee."""
    up = "../" * file.count("/")
    return f"{up or './'}{other}"


def bound_by(node: ast.FunctionDef) -> set[str]:
    """The names that a function binds, in comprehensions, too."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def defaults_of(node: ast.FunctionDef) -> list[tuple[ast.arg, ast.expr | None]]:
    args = [*node.args.posonlyargs, *node.args.args]
    missing: list[ast.expr | None] = [None] * (len(args) - len(node.args.defaults))
    found = list(zip(args, [*missing, *node.args.defaults], strict=True))
    return [*found, *zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)]


def about_of(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """What the first paragraph of a docstring says."""
    first = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
    return [f"/** {first} */"] if first else []
