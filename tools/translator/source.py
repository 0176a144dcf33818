"""Python modules as they are read and as they run: where a name comes from, and what stands there."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

OURS = ("majlis", "tests", "tools")
"""Packages whose modules are translated."""


class Untranslatable(Exception):
    """Python that the translator does not know; its text says where it stands and what would be right."""


class Source:
    """One module: its tree, and the module itself, which is imported to see what its names stand for."""

    def __init__(self, module: ModuleType) -> None:
        self.module, self.name = module, module.__name__
        self.path = Path(str(module.__file__))
        self.tree = ast.parse(self.path.read_text("utf-8"))
        self.defined: dict[str, ast.FunctionDef | ast.ClassDef] = {}
        self.assigned: dict[str, ast.Assign | ast.AnnAssign] = {}
        self.added: dict[str, list[ast.expr]] = {}
        """What is added to a constant below the line that makes it: as if it had been given there."""
        self.imported: dict[str, tuple[str, str]] = {}
        for node in self._statements(self.tree.body):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                self.defined[node.name] = node
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                self._note(node)
                self._note_addition(node.value)
            elif isinstance(node, ast.Expr):
                self._note_addition(node.value)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module or "", alias.name)

    def _statements(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The statements of a module; what is imported for type checkers only counts, too."""
        found = []
        for node in body:
            is_for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            found += self._statements(node.body) if isinstance(node, ast.If) and is_for_types else [node]
        return found

    def _note(self, node: ast.Assign | ast.AnnAssign) -> None:
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            for name in ast.walk(target):
                if isinstance(name, ast.Name):
                    self.assigned[name.id] = node

    def _note_addition(self, node: ast.expr | None) -> None:
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "add"
            and isinstance(node.func.value, ast.Name)
        ):
            self.added.setdefault(node.func.value.id, []).extend(node.args)

    def refuse(self, node: ast.AST, what: str) -> Untranslatable:
        line = getattr(node, "lineno", 0)
        return Untranslatable(f"{self.path}:{line}: {what}: {ast.unparse(node)[:90]}")

    def value(self, name: str) -> Any:
        """What a name of the module stands for."""
        if name in vars(self.module):
            return vars(self.module)[name]
        module, original = self.imported[name]
        return getattr(importlib.import_module(module), original)

    def annotation(self, node: ast.expr | None) -> Any:
        """What an annotation says; none says nothing."""
        if node is None:
            return Any
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node = ast.parse(node.value, mode="eval").body
        names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        known = {name: self.value(name) for name in names if name in vars(self.module) or name in self.imported}
        return eval(compile(ast.Expression(node), str(self.path), "eval"), known)


@functools.cache
def source(module: str) -> Source:
    return Source(importlib.import_module(module))


def home(at: Source, name: str) -> tuple[Source, str]:
    """The module that defines what a name stands for, and what it is called there."""
    while name not in at.defined and name not in at.assigned and name in at.imported:
        module, original = at.imported[name]
        if not module.startswith(OURS):
            break
        at, name = source(module), original
    return at, name


def plain_function(value: Any) -> FunctionType | None:
    """The function that a rule, a wrapped function or a function is made of."""
    function = inspect.unwrap(getattr(value, "py_func", value)) if callable(value) else value
    return function if isinstance(function, FunctionType) else None


def defined(value: Any) -> tuple[Source, ast.FunctionDef | ast.ClassDef] | None:
    """Where a function or class of a module stands; nothing for lambdas and what is made by calling something."""
    module = sys.modules.get(str(getattr(value, "__module__", "")))
    if module is None or not getattr(module, "__file__", "").endswith(".py"):
        return None
    at = source(module.__name__)
    node = at.defined.get(getattr(value, "__name__", ""))
    return None if node is None else (at, node)
