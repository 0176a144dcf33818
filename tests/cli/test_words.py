"""The words of the command line are there in all languages, and all that are used exist."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from majlis import words
from majlis.terminal.play import COMMANDS
from tests.cli.program import LANGUAGES, ROOT

pytestmark = pytest.mark.interpreted


def entries(lang: str) -> dict[str, set[str]]:
    """The messages of the command line with the names of their arguments."""
    source = "\n".join(file.read_text("utf-8") for file in sorted(words.SHARED.glob(f"*{lang}.ftl")))
    body = FluentParser().parse(source).body
    messages = [entry for entry in body if isinstance(entry, ast.Message) and entry.id.name.startswith("cli-")]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: _arguments(source, entry) for entry in messages}


def _arguments(source: str, entry: ast.Message) -> set[str]:
    assert entry.span is not None
    return set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    assert entries(lang) == entries("en")


def test_every_message_that_is_used_exists_and_the_other_way_round() -> None:
    sources = [
        *(ROOT / "src" / "majlis" / "terminal").glob("*.py"),
        *(ROOT / "src" / "majlis" / "games").glob("*/terminal.py"),
        ROOT / "src" / "majlis" / "match" / "option_errors.py",
    ]
    used = {f"cli-{name}" for path in sources for name in _used(path)}
    used |= {f"cli-{form}-{name}" for form in ("usage", "help") for name in COMMANDS}
    assert used == set(entries("en"))


def _used(path: Path) -> set[str]:
    text = path.read_text("utf-8")
    found = set(re.findall(r"\b(?:say|tell)\(\s*f?[\"']([a-z-]+)[\"']", text)) | set(
        re.findall(r'"cli-([a-z-]+)"', text)
    )
    return found | CHOSEN.get(path.name, set())


CHOSEN = {
    "backup.py": {
        f"backup-{code}"
        for code in ("exists", "empty", "no-backup", "broken", "newer", "not-empty", "other-key", "failed")
    },
    "play.py": {"toolbar", "others-may"},
    "saves.py": {"broken", "broken-at"},
    "bench.py": {
        "way-listed",
        "way-playout",
        "column-plies-per-second",
        "column-games-per-second",
        "column-mean-length",
    },
    "house_rules.py": {"column-option", "column-value", "column-usual"},
}
"""Messages whose names are put together or chosen in the code."""
