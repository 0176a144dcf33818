"""`majlis games`."""

import subprocess
import sys

import pytest

import majlis as library
from majlis import words
from majlis.games import definition
from tests.cli.program import LANGUAGES, majlis, program


@pytest.mark.interpreted
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed_with_its_title_in_the_language(lang: str) -> None:
    ran = majlis("games", "--lang", lang)
    assert ran.code == 0
    for key in library.games():
        assert key in ran.out
        assert words.say(lang, definition(key).folder, "rulebook-title") in ran.out


def test_the_language_may_stand_before_the_command_or_come_from_the_locale() -> None:
    arabic = majlis("games", "--lang", "ar").out
    assert majlis("--lang", "ar", "games").out == arabic
    assert program("games", LC_ALL="ar_EG.UTF-8").out == arabic
    assert majlis("--lang", "he", "games", "--lang", "ar").out == arabic


def test_the_list_is_made_without_loading_numba() -> None:
    code = "import sys\nfrom majlis.cli import app\napp(['games'], standalone_mode=False)\nassert 'numba' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=_path())
    assert done.returncode == 0, done.stderr
    assert "quoridor" in done.stdout


def _path() -> dict[str, str]:
    import os

    from tests.cli.program import ROOT

    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
