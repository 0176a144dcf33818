"""`majlis review`: a chart, a table and the costliest choices, in three languages and as JSON."""

import json
from pathlib import Path

import pytest

import majlis as library
from majlis import words
from tests.analysis.blunders import played
from tests.cli.program import ISOLATES, LANGUAGES, majlis

MOVES = ("c2", "b5", "c3", "b4", "c4", "b3", "c3", "b2", "c4", "b1")
"""A race in which the first player turns round one step before the goal."""


@pytest.fixture
def race(tmp_path: Path) -> Path:
    match = library.game("quoridor", size=5, fences=0, starter=1).start(seed=1)
    for text in MOVES:
        match.play(match.actors()[0], text)
    return saved(match, tmp_path)


def saved(match: library.Match, folder: Path) -> Path:
    path = folder / "match.json"
    path.write_text(match.replay().dumps(), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_costliest_choice_is_told_with_what_was_better(race: Path, lang: str) -> None:
    ran = majlis("review", str(race), "--effort", "1", "--lang", lang)
    args = {"ply": 7, "action": "c3", "percent": 0, "better": "c5", "best": 100, "loss": 100}
    assert ran.code == 0
    assert words.say(lang, None, "review-costly-by-engine", args).translate(ISOLATES) in ran.out
    assert ran.out.count("█") > 1
    assert ran.err.strip() == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_two_lines_a_seat_and_parts_with_their_noise(tmp_path: Path, lang: str) -> None:
    match = played(library.game("toitoi", players=2, rounds=1), seed=1)
    ran = majlis("review", str(saved(match, tmp_path)), "--effort", "1", "--lang", lang)
    found = library.review(match.replay(), 1)
    for name, line in (("known", found.known), ("full", found.full)):
        for seat in range(2):
            told = words.say(lang, None, f"review-{name}", {"chart": "", "percent": round(100 * line[0][seat])})
            assert told.translate(ISOLATES).strip() in ran.out
    assert " ± " in ran.out


def test_one_seat_is_told_alone(race: Path) -> None:
    ran = majlis("review", str(race), "--effort", "1", "--seat", "2")
    assert "Action 7" not in ran.out
    assert ran.out.count("Choices: ") == 1


def test_json_is_what_the_library_says(race: Path) -> None:
    ran = majlis("review", str(race), "--effort", "1", "--json")
    assert json.loads(ran.out) == library.review(library.Replay.loads(race.read_bytes()), 1).as_dict()


def test_what_cannot_be_reviewed_is_refused_in_one_line(race: Path, tmp_path: Path) -> None:
    running = library.game("quoridor", size=5).start(seed=1)
    unfinished = tmp_path / "running.json"
    unfinished.write_text(running.replay().dumps(), "utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text(race.read_text("utf-8").replace('"b5"', '"d5"'), "utf-8")
    nothing = tmp_path / "nothing.json"
    nothing.write_text("{}", "utf-8")
    for wrong, said in (
        ((str(unfinished),), "is not over"),
        ((str(broken),), "ply 2"),
        ((str(nothing),), "not a saved match"),
        ((str(race), "--seat", "3"), "the seats are 1 to 2"),
        ((str(race), "--seat", "0"), "the seats are 1 to 2"),
    ):
        ran = majlis("review", *wrong)
        assert ran.code == 1
        assert said in ran.err
        assert len(ran.err.splitlines()) == 1
    assert majlis("review", str(race), "--effort", "0").code == 2
