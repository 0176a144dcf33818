"""Write docs/rule-table.md: for every numbered rule the functions that carry it out and the tests that pin it."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\b([A-Z])-(\d+)\b(?:\s*(?:to|-|\.\.)\s*\1-(\d+)\b)?")


def cited(text: str) -> set[str]:
    """The rule numbers a text names; `Q-8 to Q-10` names three."""
    found = set()
    for letter, first, last in RULE.findall(text):
        found |= {f"{letter}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found


def functions(file: Path) -> Iterator[tuple[str, str]]:
    """Every function of a file with its name and docstring as one text."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            lines = ast.get_docstring(node) or ""
            name = re.sub(r"_([a-z])_?(\d+)(?=_|$)", lambda m: f" {m[1].upper()}-{m[2]} ", node.name)
            yield node.name, f"{name} {lines}"


def citations(folder: Path, pattern: str, prefix: str = "") -> dict[str, list[str]]:
    """For each rule the places under a folder that cite it."""
    places: dict[str, list[str]] = {}
    for file in sorted(folder.rglob(pattern)):
        for name, text in functions(file):
            if name.startswith(prefix):
                for rule in cited(text):
                    places.setdefault(rule, []).append(f"{file.stem}.{name}")
    return places


def rules_of(game: Path) -> list[str]:
    """The rule numbers of a game's rulebook, in order."""
    return re.findall(r"^([A-Z]-\d+) =", (game / "rulebook" / "en.ftl").read_text("utf-8"), re.MULTILINE)


def table() -> str:
    """The whole page."""
    lines = [
        "# Which function carries out a rule, and which tests pin it",
        "",
        "Made by `python -m tools.rule_table`.",
        "",
    ]
    for book in sorted((ROOT / "src/majlis/games").glob("*/rulebook")):
        game = book.parent
        code = citations(game, "*.py")
        tests = citations(ROOT / "tests/games" / game.name, "test_*.py", "test_")
        lines += [f"## {game.name}", "", "| rule | functions | tests |", "| --- | --- | --- |"]
        for rule in rules_of(game):
            lines.append(f"| {rule} | {_cell(code.get(rule, []))} | {_cell(tests.get(rule, []))} |")
        lines.append("")
    return "\n".join(lines)


def _cell(names: list[str]) -> str:
    unique = list(dict.fromkeys(names))
    shown = ", ".join(f"`{name}`" for name in unique[:4])
    return f"{shown} and {len(unique) - 4} more" if len(unique) > 4 else shown


if __name__ == "__main__":
    page = ROOT / "docs" / "rule-table.md"
    page.write_text(table(), "utf-8")
    sys.stdout.write(f"wrote {page.relative_to(ROOT)}\n")
