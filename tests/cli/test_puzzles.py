"""`majlis puzzles`: a puzzle is shown and solved, in three languages."""

import pytest

from majlis import words
from majlis.games import definition
from majlis.games.puzzles import Line, Puzzle, puzzles_of
from majlis.match.puzzle_positions import puzzle_match
from tests.cli.program import ISOLATES, LANGUAGES, majlis


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_shown_with_its_solution(lang: str) -> None:
    puzzle = puzzles_of(definition("quoridor"))[0]
    ran = majlis("puzzles", "show", "quoridor", puzzle.id, "--solution", "--lang", lang)
    args = {"action": puzzle.best[0], "chance": round(100 * puzzle.chance)}
    assert ran.code == 0
    assert words.say(lang, None, "cli-puzzle-best", args).translate(ISOLATES) in " ".join(ran.out.split("\n"))


def test_tries_are_answered_until_one_is_right() -> None:
    puzzle = puzzles_of(definition("quoridor"))[0]
    wrong = next(iter(puzzle.wrong))
    ran = majlis("puzzles", "play", "quoridor", puzzle.id, typed=f"nonsense\n{wrong}\n{puzzle.best[0]}\n")
    assert ran.code == 0
    assert "is not an action of this game" in ran.out
    assert f"{wrong} is not it" in ran.out
    assert "Right!" in ran.out


def test_who_answers_nothing_is_told_the_solution() -> None:
    puzzle = puzzles_of(definition("toitoi"))[0]
    ran = majlis("puzzles", "play", "toitoi", puzzle.id, typed="\n")
    assert ran.code == 0
    assert "Right!" not in ran.out
    assert f"Best is {puzzle.best[0]}" in ran.out


def test_that_of_the_day_and_one_of_a_level_are_shown() -> None:
    assert majlis("puzzles", "show", "toitoi").code == 0
    assert majlis("puzzles", "show", "toitoi", "--level", "2").code == 0


def test_an_unknown_puzzle_is_named() -> None:
    ran = majlis("puzzles", "show", "toitoi", "zzz")
    assert ran.code == 1
    assert "Toi Toi has no puzzle zzz." in ran.err


def test_all_positions_of_a_game_are_checked() -> None:
    ran = majlis("puzzles", "check", "toitoi", "--sample", "1")
    assert ran.code == 0
    assert "puzzles are sound; 1 were judged anew" in ran.out


@pytest.mark.parametrize("other", [("--players", "2"), ("--seed", "7")])
def test_puzzles_found_otherwise_are_not_let_go_unasked(other: tuple[str, str]) -> None:
    file = definition("toitoi").folder / "puzzles" / "puzzles.json"
    before = file.read_bytes()
    refused = majlis("puzzles", "make", "toitoi", "--count", "400", *other)
    assert refused.code != 0
    assert "--seed 0" in refused.err
    assert "--anew" in refused.err
    assert file.read_bytes() == before


def ends_first(game: str, puzzle: Puzzle, line: Line) -> bool | None:
    """Whether the solver is first when a line ends the match; None where it goes on."""
    match = puzzle_match(definition(game), puzzle)
    for seat, text in line:
        match.play(seat, text)
    result = match.result()
    return None if result is None else result.places[puzzle.seat] == 1


def lucky_try(game: str) -> tuple[Puzzle, str]:
    """A wrong action after which the solver is first nevertheless."""
    return next(
        (puzzle, text)
        for puzzle in puzzles_of(definition(game))
        for text, wrong in puzzle.wrong.items()
        if wrong.line and ends_first(game, puzzle, [(puzzle.seat, text), *wrong.line])
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_ends_against_what_was_said_is_said_to_do_so(lang: str) -> None:
    puzzle, text = lucky_try("toitoi")
    told = majlis("puzzles", "play", "toitoi", puzzle.id, "--lang", lang, typed=f"{text}\n").out
    assert words.say(lang, None, "cli-puzzle-lucky") in " ".join(told.split())
    unlucky = next(
        puzzle
        for puzzle in puzzles_of(definition("toitoi"))
        if ends_first("toitoi", puzzle, [(puzzle.seat, puzzle.best[0]), *puzzle.line]) is False
    )
    told = majlis("puzzles", "show", "toitoi", unlucky.id, "--solution", "--lang", lang).out
    assert words.say(lang, None, "cli-puzzle-unlucky") in " ".join(told.split())
