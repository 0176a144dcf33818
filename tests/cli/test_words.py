"""The words of the command line that are used exist, and the other way round."""

import re
from pathlib import Path

import pytest

from majlis.terminal.play import COMMANDS
from tests.catalogues import named
from tests.cli.program import ROOT

pytestmark = pytest.mark.interpreted


def test_every_message_that_is_used_exists_and_the_other_way_round() -> None:
    sources = [
        *(ROOT / "src" / "majlis" / "terminal").glob("*.py"),
        *(ROOT / "src" / "majlis" / "games").glob("*/terminal.py"),
        ROOT / "src" / "majlis" / "match" / "option_errors.py",
    ]
    used = {f"cli-{name}" for path in sources for name in _used(path)}
    used |= {f"cli-{form}-{name}" for form in ("usage", "help") for name in COMMANDS}
    assert used == named("cli-")


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
    "puzzles.py": {"puzzle-lucky", "puzzle-unlucky"},
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
