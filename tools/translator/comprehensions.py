"""Comprehensions: what is gone through becomes an array, and its methods do the work."""

from __future__ import annotations

import ast
from typing import Any

from tools.translator import kinds
from tools.translator.code import AND, ARROW, OR, PRIMARY, UNARY, Code, wrapped
from tools.translator.kinds import ANY, BOOL, INT, NEVER, STR
from tools.translator.operators import Operators


class Comprehensions(Operators):
    """Translates comprehensions and generators; a generator is a list here, so it must not be endless."""

    def rows(self, node: ast.expr) -> Code:
        """What one can go through, as a JavaScript array."""
        return self.rows_of(self.code(node), node)

    def rows_of(self, code: Code, node: ast.AST) -> Code:
        kind = kinds.without_none(code.kind)
        if kind.name in kinds.ORDERED:
            return code
        if kind == STR:
            return Code(f"[...{wrapped(code, ARROW)}]", kinds.list_of(STR))
        if kind.name == "dict":
            text = f"Object.keys({code.text})" if kinds.is_object(kind) else f"[...{wrapped(code, PRIMARY)}.keys()]"
            return Code(text, kinds.list_of(kind.of[0]))
        if kind.name == "instance":
            result = self.program.method(self.unit, kind.cls, "__iter__", [])
            return Code(f"{wrapped(code, PRIMARY)}.__iter__()", result)
        if kind in (ANY, NEVER):
            return Code(f"py.rows({code.text})", kinds.list_of(kind))
        raise self.at.refuse(node, f"{kind!r} has no order to go through it; use sorted()")

    def _of_listcomp(self, node: ast.ListComp) -> Code:
        return self.comprehension(node, node.elt)

    def _of_generatorexp(self, node: ast.GeneratorExp) -> Code:
        return self.comprehension(node, node.elt)

    def _of_setcomp(self, node: ast.SetComp) -> Code:
        found = self.comprehension(node, node.elt)
        return Code(f"new Set({found.text})", kinds.set_of(kinds.item_of(found.kind)))

    def _of_dictcomp(self, node: ast.DictComp) -> Code:
        pair = ast.copy_location(ast.Tuple([node.key, node.value], ast.Load()), node)
        found = self.comprehension(node, pair)
        key, value = kinds.item_of(found.kind).of
        if kinds.is_object(kinds.dict_of(key, value)) and key == STR:
            return Code(f"Object.fromEntries({found.text})", kinds.dict_of(key, value))
        if key != INT:
            raise self.at.refuse(node, f"whether {key!r} is a text is not known; say str() or int()")
        return Code(f"new Map({found.text})", kinds.dict_of(key, value))

    def comprehension(self, node: Any, element: ast.expr, how: str = "map") -> Code:
        """A list, or with `some` and `every` whether it holds of some or every one."""
        return self._generated(list(node.generators), element, how)

    def _generated(self, generators: list[ast.comprehension], element: ast.expr, how: str) -> Code:
        first, rest = generators[0], generators[1:]
        rows = self.rows(first.iter)
        text = wrapped(rows, PRIMARY)
        item = kinds.item_of(rows.kind)
        with self.names(self.targets(first.target, item)), self.kept():
            later = [each for part in rest for each in (part.iter, *part.ifs)]
            target = self.pattern(first.target, self._read(element, *later, *(first.ifs if how != "map" else ())))
            tested = self.pattern(first.target, self._read(*first.ifs))
            tests = []
            for test in first.ifs:
                tests.append(self.condition(test))
                self.narrow(test, True)
            if rest:
                inner = self._generated(rest, element, how)
            else:
                inner = self.condition(element) if how != "map" else self.code(element)
        if how == "map":
            if tests:
                level = AND + 1 if len(tests) > 1 else ARROW
                text += f".filter(({tested}) => {' && '.join(wrapped(test, level) for test in tests)})"
            if rest:
                return Code(f"{text}.flatMap(({target}) => {wrapped(inner, ARROW)})", inner.kind)
            if isinstance(element, ast.Name) and isinstance(first.target, ast.Name) and element.id == first.target.id:
                return Code(text if tests else f"[...{text}]", kinds.list_of(item))
            body = f"({inner.text})" if inner.text.startswith("{") else wrapped(inner, ARROW)
            typed = f": {self.program.typescript(inner.kind, self.unit)}" if inner.kind.name == "tuple" else ""
            return Code(f"{text}.map(({target}){typed} => {body})", kinds.list_of(inner.kind))
        if how == "every":
            parts = [f"!{wrapped(test, UNARY)}" for test in tests] + [wrapped(inner, OR + 1)]
            return Code(f"{text}.every(({target}) => {' || '.join(parts)})", BOOL)
        parts = [wrapped(code, AND + 1 if tests else ARROW) for code in (*tests, inner)]
        return Code(f"{text}.some(({target}) => {' && '.join(parts)})", BOOL)

    def _read(self, *nodes: ast.expr) -> set[str]:
        return {name.id for node in nodes for name in ast.walk(node) if isinstance(name, ast.Name)}
