"""What stands in a catalogue of words."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from majlis import words


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Each message of a file with its attributes and variables; text that is no message is an error."""
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = (attributes, frozenset(variables.found))
    return found


def named(prefix: str, pattern: str = "*en.ftl") -> set[str]:
    """The names with a prefix in English files that all packages share; other languages have the same."""
    files = sorted(words.SHARED.glob(pattern))
    return {name for file in files for name in messages(file) if name.startswith(prefix)}
