"""Where the names of a function are declared: JavaScript's names belong to blocks, Python's to the function."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence


class Scope:
    """The names that a function binds, each with the statement that can declare it where it is first bound."""

    def __init__(self, body: Sequence[ast.stmt], params: set[str]) -> None:
        self._uses: dict[str, list[tuple[tuple[int, ...], ast.stmt]]] = {}
        self._bound: dict[str, list[tuple[tuple[int, ...], ast.stmt]]] = {}
        self._walk(body, ())
        self.hoisted: set[str] = set()
        """Names that no one statement can declare: they stand at the top of the function."""
        self._declared: dict[str, tuple[ast.stmt, str]] = {}
        for name, bound in self._bound.items():
            if name in params:
                continue
            place, first = bound[0]
            is_there = all(use[: len(place)] == place for use, _ in self._uses[name])
            can_declare = isinstance(first, ast.Assign | ast.AnnAssign | ast.For) and self._uses[name][0][1] is first
            if is_there and can_declare:
                self._declared[name] = (first, "const" if len(bound) == 1 else "let")
            else:
                self.hoisted.add(name)
        self._split: set[int] = set()

    def _walk(self, body: Sequence[ast.stmt], place: tuple[int, ...]) -> None:
        for node in body:
            inside = (*place, id(node)) if isinstance(node, ast.For) else place
            for expression, where in self._expressions(node, place, inside):
                self._note(expression, where, node)
            for number, block in enumerate(_blocks(node)):
                self._walk(block, (*inside, id(node), number))

    def _expressions(
        self, node: ast.stmt, place: tuple[int, ...], inside: tuple[int, ...]
    ) -> Iterator[tuple[ast.AST, tuple[int, ...]]]:
        """The parts of a statement that are no blocks; what a loop binds belongs to the loop."""
        if isinstance(node, ast.For):
            yield node.iter, place
            yield node.target, inside
            return
        for _, value in ast.iter_fields(node):
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.expr):
                    yield each, place
                elif isinstance(each, ast.ExceptHandler) and each.name:
                    yield ast.Name(each.name, ast.Store()), (*place, id(node), 1)

    def _note(self, expression: ast.AST, place: tuple[int, ...], node: ast.stmt) -> None:
        for name, is_bound in _names(expression, frozenset()):
            self._uses.setdefault(name, []).append((place, node))
            if is_bound:
                self._bound.setdefault(name, []).append((place, node))

    def split(self, node: ast.stmt) -> None:
        """A statement that binds several names is written as several."""
        self._split.add(id(node))

    def declares(self, node: ast.stmt, names: Collection[str]) -> str:
        """`const` or `let` if this is the statement that declares these names, else nothing."""
        words = {name: self._declared[name][1] for name in names if self._declared.get(name, (None,))[0] is node}
        if len(words) != len(names):
            # All names of a pattern are declared together.
            if words and id(node) not in self._split:
                for name in words:
                    del self._declared[name]
                    self.hoisted.add(name)
            return ""
        return "let" if "let" in words.values() else "const"


def _blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            yield block
    for handler in getattr(node, "handlers", []):
        yield handler.body


def _names(node: ast.AST, hidden: frozenset[str]) -> Iterator[tuple[str, bool]]:
    """The names of an expression and whether they are bound; those of comprehensions and lambdas are their own."""
    if isinstance(node, ast.Name):
        if node.id not in hidden:
            yield node.id, isinstance(node.ctx, ast.Store)
        return
    if isinstance(node, ast.Lambda):
        yield from _names(node.body, hidden | {arg.arg for arg in node.args.args})
        return
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        own = {each.id for part in node.generators for each in ast.walk(part.target) if isinstance(each, ast.Name)}
        hidden = hidden | own
    for child in ast.iter_child_nodes(node):
        yield from _names(child, hidden)
