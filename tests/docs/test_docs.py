"""The examples in the documents run, and the table of rules is the present one."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import majlis
from tools import rule_table

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_readme_tells_the_truth() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= 4
    assert result.failed == 0


def test_docstring_examples_run() -> None:
    attempted = 0
    for found in pkgutil.walk_packages(majlis.__path__, "majlis."):
        # Migrations only run inside Alembic.
        if found.name == "majlis.__main__" or ".migrations" in found.name:
            continue
        result = doctest.testmod(importlib.import_module(found.name))
        assert result.failed == 0, found.name
        attempted += result.attempted
    assert attempted >= 8


def test_the_rule_table_names_functions_and_tests_of_every_rule() -> None:
    rows = [line.split(" | ") for line in rule_table.table().splitlines() if re.match(r"\| [A-Z]-\d+ ", line)]
    books = sorted((ROOT / "src/majlis/games").glob("*/rulebook"))
    assert [row[0].strip("| ") for row in rows] == [rule for book in books for rule in rule_table.rules_of(book.parent)]
    assert all("`test_" in row[2] for row in rows)


def test_every_rule_is_pinned_by_a_test() -> None:
    for book in sorted((ROOT / "src/majlis/games").glob("*/rulebook")):
        game = book.parent
        pinned = rule_table.citations(ROOT / "tests/games" / game.name, "test_*.py", "test_")
        missing = [rule for rule in rule_table.rules_of(game) if rule not in pinned]
        assert missing == [], f"{game.name}: no test cites {missing}"


def test_links_between_documents_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
