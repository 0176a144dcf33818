"""Statements: the body of a function, line by line."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tools.translator import kinds
from tools.translator.calls import Calls
from tools.translator.code import ARROW, PRIMARY, Code, spelled, wrapped
from tools.translator.kinds import ANY, NEVER, NONE, Kind
from tools.translator.names import Scope

if TYPE_CHECKING:
    from tools.translator.program import Program
    from tools.translator.units import Unit

INDENT = "  "


class Body(Calls):
    """Translates the body of one function, over and over, until what its names stand for does not change any more."""

    def __init__(self, program: Program, unit: Unit, params: dict[str, Kind]) -> None:
        super().__init__(program, unit)
        self.params = params
        self.kinds.update(params)
        self.returned: list[Kind] = []

    def translated(self, body: Sequence[ast.stmt]) -> list[str]:
        self.scope = Scope(body, set(self.params))
        while True:
            before = dict(self.kinds)
            self.returned, self.narrowed = [], {}
            lines = list(self._block(body, 1))
            if self.kinds == before:
                break
        hoisted = [
            f"{INDENT}let {spelled(name)}!: {self._typed(self.kinds[name])};"
            for name in sorted(self.scope.hoisted & self.kinds.keys())
        ]
        return [*hoisted, *lines]

    def result(self) -> Kind:
        return kinds.joined(self.returned) if self.returned else NONE

    def _typed(self, kind: Kind) -> str:
        return self.program.typescript(kind, self.unit)

    def _block(self, body: Sequence[ast.stmt], depth: int) -> Iterator[str]:
        for node in body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            method = getattr(self, f"_do_{type(node).__name__.lower()}", None)
            if method is None:
                raise self.at.refuse(node, f"{type(node).__name__} is not known to the translator")
            for line in method(node, depth):
                yield line if line.startswith(INDENT * depth) else INDENT * depth + line

    def _do_pass(self, node: ast.Pass, depth: int) -> Iterator[str]:
        return iter(())

    def _do_importfrom(self, node: ast.ImportFrom, depth: int) -> Iterator[str]:
        for alias in node.names:
            self.unit.imports[alias.asname or alias.name] = (node.module or "", alias.name)
        return iter(())

    def _do_expr(self, node: ast.Expr, depth: int) -> Iterator[str]:
        yield f"{self.code(node.value).text};"

    def _do_return(self, node: ast.Return, depth: int) -> Iterator[str]:
        if node.value is None:
            self.returned.append(NONE)
            yield "return;" if self.unit.gives_nothing else "return null;"
            return
        code = self.code(node.value)
        self.returned.append(code.kind)
        yield f"return {code.text};"

    def _do_assert(self, node: ast.Assert, depth: int) -> Iterator[str]:
        test = self.condition(node.test)
        self.narrow(node.test, True)
        yield f"if (!{wrapped(test, 15)}) throw new py.AssertionError({ast.unparse(node.test)!r});".replace("'", '"')

    def _do_raise(self, node: ast.Raise, depth: int) -> Iterator[str]:
        if node.exc is None:
            yield "throw error_;"
        else:
            yield f"throw {self.code(node.exc).text};"

    def _do_continue(self, node: ast.Continue, depth: int) -> Iterator[str]:
        yield "continue;"

    def _do_break(self, node: ast.Break, depth: int) -> Iterator[str]:
        yield "break;"

    def _do_if(self, node: ast.If, depth: int) -> Iterator[str]:
        test, kept = self.condition(node.test), dict(self.narrowed)
        yield f"if ({test.text}) {{"
        self.narrow(node.test, True)
        yield from self._block(node.body, depth + 1)
        self.narrowed = dict(kept)
        self.narrow(node.test, False)
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            first, *rest = self._do_if(node.orelse[0], depth)
            yield f"}} else {first}"
            yield from rest
        elif node.orelse:
            yield "} else {"
            yield from self._block(node.orelse, depth + 1)
            yield "}"
        else:
            yield "}"
        leaves = isinstance(node.body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)
        self.narrowed = kept
        if leaves and not node.orelse:
            self.narrow(node.test, False)

    def _do_for(self, node: ast.For, depth: int) -> Iterator[str]:
        if node.orelse:
            raise self.at.refuse(node, "else after a loop is not known")
        rows = self.rows(node.iter)
        found = self.targets(node.target, kinds.item_of(rows.kind))
        for name, kind in found.items():
            self.learn(name, kind)
        word = self.scope.declares(node, found)
        target = self.pattern(node.target)
        yield f"for ({f'{word} ' if word else ''}{target} of {rows.text}) {{"
        kept = dict(self.narrowed)
        yield from self._block(node.body, depth + 1)
        self.narrowed = kept
        yield "}"

    def _do_while(self, node: ast.While, depth: int) -> Iterator[str]:
        if node.orelse:
            raise self.at.refuse(node, "else after a loop is not known")
        yield f"while ({self.condition(node.test).text}) {{"
        kept = dict(self.narrowed)
        yield from self._block(node.body, depth + 1)
        self.narrowed = kept
        yield "}"

    def _do_try(self, node: ast.Try, depth: int) -> Iterator[str]:
        if node.finalbody:
            raise self.at.refuse(node, "finally is not known")
        yield "try {"
        yield from self._block(node.body, depth + 1)
        yield "} catch (error_) {"
        sign = "if"
        for handler in node.handlers:
            if handler.type is None:
                raise self.at.refuse(node, "say which error is caught")
            classes = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
            tests = [f"error_ instanceof {self._error_class(each)}" for each in classes]
            yield f"{INDENT * (depth + 1)}{sign} ({' || '.join(tests)}) {{"
            if handler.name:
                self.learn(handler.name, self._error_kind(classes))
                word = "const " if handler.name not in self.scope.hoisted else ""
                yield f"{INDENT * (depth + 2)}{word}{spelled(handler.name)} = error_;"
            yield from self._block(handler.body, depth + 2)
            sign = "} else if"
        yield f"{INDENT * (depth + 1)}}} else throw error_;"
        yield "}"
        yield from self._block(node.orelse, depth)

    def _error_kind(self, classes: Sequence[ast.expr]) -> Kind:
        found = [self.at.annotation(each) for each in classes]
        return kinds.instance_of(found[0]) if len(found) == 1 and found[0].__module__.startswith("majlis") else ANY

    def _error_class(self, node: ast.expr) -> str:
        cls = self.at.annotation(node)
        return f"py.{cls.__name__}" if cls.__module__ == "builtins" else self.program.class_named(self.unit, cls)

    def _do_delete(self, node: ast.Delete, depth: int) -> Iterator[str]:
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                raise self.at.refuse(node, "only items can be deleted")
            yield f"py.deleted({self.text(target.value)}, {self.text(target.slice)});"

    # -------------------------------------------------------------------------------------------------- assignment

    def _do_annassign(self, node: ast.AnnAssign, depth: int) -> Iterator[str]:
        if node.value is None:
            return
        kind = self.program.kind(self.at.annotation(node.annotation))
        value = self.code(node.value)
        if kind.name == "dict" and kind.of[0].name in kinds.ORDERED:
            raise self.at.refuse(node, "a dictionary by lists would find nothing: no two lists are one in JavaScript")
        if kinds.is_object(kind) != kinds.is_object(value.kind) and kind.name == "dict" and value.kind.name == "dict":
            if not value.kind.of[0] == NEVER:
                raise self.at.refuse(node, "the keys are of another kind than they are said to be")
            value = Code("new Map()", kind)
        if isinstance(node.target, ast.Name):
            self.learn(node.target.id, kind if kind != ANY else value.kind)
            word = self.scope.declares(node, {node.target.id: kind})
            typed = f": {self._typed(self.kinds[node.target.id])}" if word else ""
            yield f"{f'{word} ' if word else ''}{spelled(node.target.id)}{typed} = {value.text};"
        elif isinstance(node.target, ast.Attribute):
            yield self._attribute(node.target, value, kind)
        else:
            raise self.at.refuse(node, "this cannot be annotated")

    def _attribute(self, target: ast.Attribute, value: Code, kind: Kind) -> str:
        of = self.code(target.value)
        if of.kind.name == "instance":
            self.program.learn_attribute(of.kind.cls, target.attr, kind if kind != ANY else value.kind)
            known = self.program.attribute(self.unit, of.kind.cls, target.attr)
            if value.text == "{}" and known is not None and known.name == "dict" and not kinds.is_object(known):
                value = Code("new Map()", known)
        return f"{wrapped(of, PRIMARY)}.{target.attr} = {value.text};"

    def _do_assign(self, node: ast.Assign, depth: int) -> Iterator[str]:
        if len(node.targets) == 1:
            yield from self._assigned(node, node.targets[0], node.value)
            return
        first, *others = reversed(node.targets)
        yield from self._assigned(node, first, node.value)
        for target in others:
            if not isinstance(first, ast.Name | ast.Attribute):
                raise self.at.refuse(node, "several targets need a name")
            again = ast.copy_location(ast.parse(ast.unparse(first), mode="eval").body, node)
            yield from self._assigned(node, target, again)

    def _assigned(self, node: ast.stmt, target: ast.expr, value: ast.expr) -> Iterator[str]:
        if isinstance(target, ast.Name):
            code = self.code(value)
            self.learn(target.id, code.kind)
            self.narrowed.pop(target.id, None)
            word = self.scope.declares(node, {target.id: code.kind})
            typed = self._declared(target.id, word)
            yield f"{f'{word} ' if word else ''}{spelled(target.id)}{typed} = {code.text};"
        elif isinstance(target, ast.Subscript):
            yield self._item(target, self.code(value))
        elif isinstance(target, ast.Attribute):
            code = self.code(value)
            yield self._attribute(target, code, code.kind)
        elif isinstance(target, ast.Tuple | ast.List):
            yield from self._unpacked(node, target, value)
        else:
            raise self.at.refuse(node, "this cannot be assigned to")

    def _declared(self, name: str, word: str) -> str:
        kind = self.kinds[name]
        if not word or (
            word == "const"
            and (kinds.is_simple(kind) or kind.name in ("any", "instance", "record", "function", "tuple"))
        ):
            return ""
        return f": {self._typed(kind)}"

    def _item(self, target: ast.Subscript, value: Code) -> str:
        of = self.code(target.value)
        kind = of.kind
        if isinstance(target.slice, ast.Slice):
            raise self.at.refuse(target, "a slice cannot be assigned to")
        if kind.name == "dict" and isinstance(target.value, ast.Name) and target.value.id in self.kinds:
            known = kinds.joined((kind, kinds.dict_of(self.code(target.slice).kind, value.kind)))
            known = kinds.dict_of(known.of[0], self._loosely((known.of[1],)))
            self.kinds[target.value.id] = known
        if kind.name == "dict" and isinstance(target.slice, ast.Constant) and kinds.is_object(kind):
            return f"{wrapped(of, PRIMARY)}[{self.text(target.slice)}] = {value.text};"
        if kind.name == "dict" and not kinds.is_object(kind):
            return f"{wrapped(of, PRIMARY)}.set({self.text(target.slice)}, {value.text});"
        if kind.name == "record":
            raise self.at.refuse(target, "only the rules change a record")
        return f"py.setItem({of.text}, {self.text(target.slice)}, {value.text});"

    def _unpacked(self, node: ast.stmt, target: ast.Tuple | ast.List, value: ast.expr) -> Iterator[str]:
        parts = target.elts
        if isinstance(value, ast.Tuple) and len(value.elts) == len(parts) and self._one_by_one(parts, value.elts):
            self.scope.split(node)
            for part, each in zip(parts, value.elts, strict=True):
                yield from self._assigned(node, part, each)
            return
        if isinstance(value, ast.Tuple) and all(isinstance(part, ast.Attribute) for part in parts):
            yield from self._swapped(parts, value.elts)
            return
        code = self.code(value)
        if not all(isinstance(part, ast.Name | ast.Starred) for part in parts):
            raise self.at.refuse(node, "only names, or only attributes, can be unpacked to")
        starred = any(isinstance(part, ast.Starred) for part in parts)
        kind = kinds.without_none(code.kind)
        if kind.name != "tuple" or starred:
            rows = self.rows_of(code, node)
            check = "atLeast" if starred else "exactly"
            code = Code(f"py.{check}({rows.text}, {len(parts) - starred})", kind)
        found = self.targets(target, kind)
        for name, kind in found.items():
            self.learn(name, kind)
        word = self.scope.declares(node, found)
        yield f"{f'{word} ' if word else ''}{self.pattern(target)} = {code.text};"

    def _swapped(self, targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> Iterator[str]:
        """Attributes that are given each other's values: all are read before the first is changed."""
        named, read = [], []
        for target, value in zip(targets, values, strict=True):
            assert isinstance(target, ast.Attribute)
            name, _, text = self._attribute(target, self.code(value), ANY).removesuffix(";").partition(" = ")
            named.append(name)
            read.append(text)
        yield f"[{', '.join(named)}] = [{', '.join(read)}];"

    def _one_by_one(self, targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> bool:
        """Whether the parts may be assigned in turn: none changes what a later one reads."""
        changed: set[str] = set()
        for target, value in zip(targets, values, strict=True):
            parts = [each for each in ast.walk(value) if isinstance(each, ast.Name | ast.Attribute)]
            if {ast.unparse(part) for part in parts} & changed:
                return False
            # Of an attribute it is the attribute that changes, of an item whatever has it.
            root = target
            while isinstance(root, ast.Subscript):
                root = root.value
            changed.add(ast.unparse(root))
        return all(isinstance(target, ast.Name | ast.Subscript | ast.Attribute) for target in targets)

    def _do_augassign(self, node: ast.AugAssign, depth: int) -> Iterator[str]:
        if not isinstance(node.target, ast.Name | ast.Attribute):
            raise self.at.refuse(node, "only a name can be changed like this")
        target = self.code(ast.copy_location(ast.parse(ast.unparse(node.target), mode="eval").body, node))
        value = self.code(node.value)
        if isinstance(node.op, ast.Add) and target.kind.name == "list":
            rows = self.rows_of(value, node)
            self.grow(target, node, kinds.item_of(rows.kind))
            yield f"{target.text}.push(...{wrapped(rows, ARROW)});"
            return
        if isinstance(node.op, ast.BitOr) and target.kind.name == "dict":
            yield f"py.update({target.text}, {value.text});"
            return
        result = self.operation(target, node.op, value, node)
        if isinstance(node.target, ast.Name):
            self.learn(node.target.id, result.kind)
        yield f"{target.text} = {result.text};"
