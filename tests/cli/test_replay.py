"""`majlis replay`: sound files are shown, others refused in a sentence."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import majlis as library
from tests.cli.program import LANGUAGES, majlis, program

pytestmark = pytest.mark.interpreted

WON = ("c2", "c4", "c3", "b4", "c4", "b3", "c5")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = library.game("quoridor", size=5, starter=1).start(seed=1)
    for text in WON:
        match.play(match.actors()[0], text)
    path = tmp_path / "match.json"
    path.write_text(match.replay().dumps())
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sound_file_is_told_from_end_to_end(file: Path, lang: str) -> None:
    ran = majlis("replay", str(file), "--lang", lang)
    assert ran.code == 0
    for number, text in enumerate(WON, start=1):
        assert f"{number:>4}  {'●◆'[number % 2]} {2 - number % 2}  {text}" in ran.out


def test_one_ply_is_shown_with_what_happened(file: Path) -> None:
    ran = majlis("replay", str(file), "--at", "4")
    assert "Ply 4 of 7" in ran.out
    assert "Player 2 moves from c4 to b4." in ran.out
    assert "Place " not in ran.out
    assert "Place " in majlis("replay", str(file), "--at", "7").out
    assert majlis("replay", str(file), "--at", "8").code == 1


@pytest.mark.parametrize(
    ("looking", "code"), [("1", 0), ("2", 0), ("spectator", 0), ("referee", 0), ("3", 1), ("me", 1)]
)
def test_it_can_be_seen_with_the_eyes_of_a_seat_a_spectator_or_the_referee(file: Path, looking: str, code: int) -> None:
    assert majlis("replay", str(file), "--as", looking).code == code


def test_verify_only_checks(file: Path) -> None:
    ran = majlis("replay", str(file), "--verify")
    assert ran.code == 0
    assert ran.out == f"{file} is sound: Quoridor, actions: 7.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tampered_file_is_refused_with_the_first_bad_ply(file: Path, lang: str) -> None:
    facts = json.loads(file.read_text())
    facts["moves"][3][1] = "d4"
    file.write_text(json.dumps(facts))
    ran = majlis("replay", str(file), "--lang", lang)
    assert ran.code == 1
    assert ran.out == ""
    assert "4" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_broken_files_are_refused_without_a_traceback(file: Path) -> None:
    facts = json.loads(file.read_text())
    text = file.read_text()
    broken = [
        text[: len(text) // 2],
        "",
        "\x00\xff",
        "[]",
        json.dumps({**facts, "moves": facts["moves"][:-1]}),
        json.dumps({**facts, "game": "chess"}),
        json.dumps({**facts, "version": 99}),
        json.dumps({**facts, "options": {"size": 6}}),
        json.dumps({**facts, "seed": "xyz"}),
        json.dumps({**facts, "majlis_replay": 99}),
        json.dumps({**facts, "places": [2, 1]}),
        json.dumps({**facts, "first": "0" * 16}),
        json.dumps({**facts, "moves": [[7, "c2", "0" * 16]]}),
    ]
    for content in broken:
        file.write_text(content)
        ran = majlis("replay", str(file))
        assert ran.code == 1, content
        assert str(file) in ran.err
        assert "Traceback" not in ran.err


def test_a_missing_file_and_a_folder_are_wrong_usage(tmp_path: Path) -> None:
    assert majlis("replay", str(tmp_path / "none.json")).code == 2
    assert majlis("replay", str(tmp_path)).code == 2


def test_the_program_itself_refuses_in_one_line_and_debug_says_more(file: Path) -> None:
    file.write_text("nonsense")
    plain = program("replay", str(file), LC_ALL="C.UTF-8")
    assert plain.code == 1
    assert len(plain.err.splitlines()) == 1
    assert "Traceback" in program("--debug", "replay", str(file)).err


def test_keys_step_to_and_fro(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = _plies(file, monkeypatch, "n", "n", "p", "p", "p", "5", "\r", "9", "9", "\r", "n", "2", "x", "q")
    assert shown == [0, 1, 2, 1, 0, 0, 5, 7, 7, 7]


def _plies(file: Path, monkeypatch: pytest.MonkeyPatch, *keys: str) -> list[int]:
    """The plies that are shown while somebody presses these keys."""
    pressed: Iterator[str] = iter(keys)
    monkeypatch.setattr("majlis.terminal.replay.is_interactive", lambda: True)
    monkeypatch.setattr("majlis.terminal.replay.typer.getchar", lambda: next(pressed))
    ran = majlis("replay", str(file))
    assert ran.code == 0
    return [int(line.split()[1]) for line in ran.out.splitlines() if line.startswith("Ply ")]
