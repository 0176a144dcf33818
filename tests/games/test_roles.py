"""Every game has the same files for the same roles; a role too big for a file is a folder of that name."""

import re
from pathlib import Path

import pytest

from majlis.games import definition, keys

RULES = {"state", "record", "legality", "effects", "rounds", "rules", "knowledge", "instinct", "impression", "engine"}
"""What is compiled, and what it is compiled from."""
TELLING = {"view", "notation", "positions", "events", "commentary", "terminal", "legend"}
AROUND = {"windows", "opening", "rematch", "presets", "lessons", "puzzles", "words", "rulebook"}
ROLES = RULES | TELLING | AROUND
NEEDED = {"__init__", "state", "rules", "knowledge", "notation", "positions", "events", "terminal", "words", "rulebook"}


def parts(folder: Path) -> set[str]:
    return {entry.stem for entry in folder.iterdir() if not entry.name.startswith(("__pycache__", "."))}


@pytest.mark.parametrize("key", keys())
def test_every_file_of_a_game_has_a_role(key: str) -> None:
    found = parts(definition(key).folder)
    assert found - ROLES - {"__init__"} == set(), f"{key}: which of {sorted(ROLES)} is it?"
    assert found >= NEEDED


@pytest.mark.parametrize("key", keys())
def test_only_legality_judges_and_lists(key: str) -> None:
    """What is allowed stands apart from what it does; legality may try effects out on a copy."""
    folder = definition(key).folder
    for source in [*folder.glob("effects*"), *folder.glob("effects/*.py"), *folder.glob("rounds*")]:
        text = source.read_text("utf-8") if source.is_file() else ""
        assert "def judge_" not in text, f"{source} judges"
        assert "def list_" not in text, f"{source} lists"


def test_architecture_tells_of_every_role() -> None:
    text = (Path(__file__).resolve().parents[2] / "docs/architecture.md").read_text("utf-8")
    told = text.partition("\nEvery game has the same files")[2].partition("\n[Adding a game]")[0]
    assert set(re.findall(r"`(\w+)/?`", told)) - {"tests", "src"} == ROLES
