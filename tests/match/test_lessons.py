"""The courses: each lesson can be done as it says, by the rules, and says everything in every language."""

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import majlis
from majlis import words
from majlis.games import definition
from majlis.games.lessons import Lesson, Pieces, lessons_of, states_of, taught, words_of
from majlis.games.puzzles import pieces_of
from majlis.match.match import Match
from tools.lessons import state_of

KEYS = [key for key in majlis.games() if lessons_of(definition(key))]
LESSONS = [(key, lesson) for key in KEYS for lesson in lessons_of(definition(key))]
each_lesson = pytest.mark.parametrize(("key", "lesson"), LESSONS, ids=[f"{key}-{one.name}" for key, one in LESSONS])


def begun(key: str, lesson: Lesson) -> Match:
    return majlis.game(key, **lesson.options).position(lesson.position, seed=lesson.seed)


def solve(match: Match, lesson: Lesson, seen: set[tuple[int, str]], step: int = 0) -> None:
    """Do the rest of a lesson in every way it allows, and note what could be done in which step."""
    if step == len(lesson.steps):
        return
    where = f"{lesson.name}, step {step + 1}"
    assert lesson.seat in match.actors(), f"{where}: it is the turn of {match.actors()}"
    legal = [action for action in lesson.steps[step].do if match.why(lesson.seat, action) is None]
    assert legal, f"{where}: {match.why(lesson.seat, lesson.steps[step].do[0])}; {match.legal(lesson.seat)}"
    for action in legal:
        seen.add((step, action))
        twin = match.copy()
        twin.play(lesson.seat, action)
        for seat, reply in lesson.steps[step].then:
            assert seat != lesson.seat, f"{where}: the learner plays for themselves"
            assert twin.why(seat, reply) is None, (
                f"{where}: {seat} {reply}: {twin.why(seat, reply)}; {twin.legal(seat)}"
            )
            twin.play(seat, reply)
        solve(twin, lesson, seen, step + 1)


@pytest.mark.parametrize("key", KEYS)
def test_a_course_is_short_and_begins_by_the_hand(key: str) -> None:
    """The first three turns are led; then each lesson has an idea of its own."""
    course = lessons_of(definition(key))
    assert 8 <= len(course) <= 12
    assert len({lesson.name for lesson in course}) == len(course)
    turns = [step for lesson in course for step in lesson.steps]
    assert [step.is_led for step in turns[:3]] == [True] * 3
    assert not any(step.is_led for lesson in course[3:] for step in lesson.steps)


@pytest.mark.interpreted
@each_lesson
def test_a_lesson_is_done_by_its_own_script(key: str, lesson: Lesson) -> None:
    """Whichever of the actions that it wants are chosen; and each of them can be."""
    match, seen = begun(key, lesson), set[tuple[int, str]]()
    assert match.result() is None
    assert not match.is_incomplete
    solve(match, lesson, seen)
    assert seen == {(step, action) for step, wanted in enumerate(lesson.steps) for action in wanted.do}


@each_lesson
def test_a_lesson_names_rules_of_the_book(key: str, lesson: Lesson) -> None:
    assert lesson.rules
    for rule in lesson.rules:
        assert words.has("en", definition(key).folder, rule), rule


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_sentence_is_there_in_every_language(key: str, lang: str) -> None:
    wanted = {
        f"lesson-{lesson.name}": {"done"}
        | {f"{kind}-{number}" for kind in ("step", "hint") for number in range(1, len(lesson.steps) + 1)}
        for lesson in lessons_of(definition(key))
    }
    body = FluentParser().parse(words_of(definition(key), lang).read_text("utf-8")).body
    found = {each.id.name: each for each in body if isinstance(each, ast.Message)}
    assert list(found) == list(wanted)
    for name, message in found.items():
        assert message.value is not None
        assert {attribute.id.name for attribute in message.attributes} == wanted[name], name


def put_together(pieces: Pieces, size: int) -> bytes:
    """The record that a page makes of its pieces."""
    record = bytearray(size)
    for place, text in pieces:
        record[place : place + len(text) // 2] = bytes.fromhex(text)
    return bytes(record)


@pytest.mark.interpreted
@each_lesson
def test_the_page_is_given_the_record_of_the_position(key: str, lesson: Lesson) -> None:
    record = begun(key, lesson).states().tobytes()
    assert put_together(state_of(key, lesson), len(record)) == record
    assert put_together(states_of(definition(key))[lesson.name], len(record)) == record, (
        "run python hatch_build.py made"
    )


def test_short_gaps_stay_in_a_piece_and_long_ones_part_it() -> None:
    record = b"\0\0ab" + b"\0" * 7 + b"c" + b"\0" * 8 + b"d\0"
    assert pieces_of(record) == [(2, (b"ab" + b"\0" * 7 + b"c").hex()), (20, b"d".hex())]
    assert put_together(pieces_of(record), len(record)) == record


def test_a_course_that_cannot_be_taught_is_left_out_aloud(tmp_path: Path) -> None:
    """Of a package of somebody else's, say: what is right goes on."""
    whole = json.loads((definition("quoridor").folder / "lessons/course.json").read_text("utf-8"))
    assert taught(tmp_path / "missing") == ()
    for name, course in (("wrong", [{"name": "one"}]), ("unwritten", whole)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "course.json").write_text(json.dumps(course))
    with pytest.warns(UserWarning, match=r"course\.json cannot be read: .*`rules`"):
        assert taught(tmp_path / "wrong") == ()
    with pytest.warns(UserWarning, match=r"first_turns, .*; python hatch_build\.py made makes"):
        assert taught(tmp_path / "unwritten") == ()
