"""The shipped puzzles: each can be posed, one action of each is best, and what they say of it holds."""

import gzip
import itertools
import sys

import msgspec
import pytest

import majlis
from majlis.analysis.puzzle_making import is_for_today, puzzles_in, solves
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.games.puzzles import daily_puzzle, pieces_of, puzzles_of, read_puzzles, record_of
from majlis.match.giving_up import sides
from majlis.match.puzzle_positions import puzzle_match
from majlis.terminal.puzzle_files import check_margin, check_position

SAMPLE = 1
LARGEST, LARGEST_COMPRESSED = 320_000, 52_000
"""Quoridor's is the largest: where a fence is laid in the middle of a match, a hundred other actions cost something."""
GAMES = majlis.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_at_least_120_puzzles_each_of_them_sound(game: str) -> None:
    puzzles = puzzles_of(definition(game))
    assert len(puzzles) >= 120
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        check_position(definition(game), puzzle)
        assert puzzle.margin >= 0.05
        assert puzzle.margin >= 3 * puzzle.noise
        assert 2 <= puzzle.level <= 5
        assert len(puzzle.wrong) >= 2
        assert all(wrong.loss >= puzzle.margin for wrong in puzzle.wrong.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_margin_of_some_holds_in_worlds_of_another_seed(game: str) -> None:
    puzzles = puzzles_of(definition(game))
    for puzzle in puzzles[:: len(puzzles) // SAMPLE][:SAMPLE]:
        check_margin(definition(game), puzzle)


def test_the_margin_of_a_partner_is_that_of_their_side() -> None:
    game = definition("jackaroo")
    puzzle = max(puzzles_of(game), key=lambda each: each.seat)
    match = puzzle_match(game, puzzle)
    assert puzzle.seat >= len(sides(match.game)), "partners sit behind the first seats of all sides"
    check_margin(game, puzzle)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_level_5_solves_nearly_all_and_level_1_at_most_half(game: str) -> None:
    matches = [(puzzle_match(definition(game), puzzle), puzzle) for puzzle in puzzles_of(definition(game))]
    for puzzle in puzzles_of(definition(game)):
        check_margin(definition(game), puzzle)
    highest = sum(solves(match, puzzle, 5, "measure 0") for match, puzzle in matches)
    lowest = sum(solves(match, puzzle, 1, "measure 0") for match, puzzle in matches)
    assert highest >= 0.95 * len(matches)
    assert lowest <= 0.5 * len(matches)


@pytest.mark.soak
def test_the_same_seed_finds_the_same_puzzles() -> None:
    first, second = (list(itertools.islice(puzzles_in("taki", 0, 1, [2, 3]), 2)) for _ in range(2))
    assert first
    assert first == second


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_too_easy_for_the_bots_of_today(game: str) -> None:
    """After a change of how bots play `python -m tools.puzzle_grades` lets those go, and `majlis puzzles make` finds others."""
    for puzzle in puzzles_of(definition(game)):
        assert is_for_today(puzzle_match(definition(game), puzzle), puzzle), puzzle.id


def test_what_the_lowest_level_finds_or_the_highest_does_not_is_no_puzzle() -> None:
    game = definition("toitoi")
    puzzle = puzzles_of(game)[0]
    match = puzzle_match(game, puzzle)
    assert not is_for_today(match, msgspec.structs.replace(puzzle, best=[*puzzle.best, *puzzle.wrong]))
    assert not is_for_today(match, msgspec.structs.replace(puzzle, best=list(puzzle.wrong)[-1:]))


@pytest.mark.parametrize("game", GAMES)
def test_every_day_has_a_puzzle_and_none_comes_again_before_all_were_there(game: str) -> None:
    puzzles = puzzles_of(definition(game))
    told = [daily_puzzle(puzzles, 20_775 + number).id for number in range(len(puzzles) + 1)]
    assert sorted(told[1:]) == [puzzle.id for puzzle in puzzles]
    assert told[0] == told[-1]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_small_files(game: str) -> None:
    file = (definition(game).folder / "puzzles" / "puzzles.json").read_bytes()
    assert len(file) <= LARGEST
    assert len(gzip.compress(file)) <= LARGEST_COMPRESSED


def test_a_record_comes_out_of_its_pieces_as_it_went_in() -> None:
    record = bytes(5) + b"ab" + bytes(3) + b"c" + bytes(40) + b"d" + bytes(9)
    assert record_of(pieces_of(record), len(record)) == record


def test_puzzles_of_other_rules_are_refused_and_left_out_aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    game = definition("toitoi")
    kept = read_puzzles(game)
    assert kept is not None
    older = msgspec.structs.replace(kept, version=kept.version - 1)
    monkeypatch.setattr(sys.modules[puzzles_of.__module__], "_read_once", lambda file: older)
    with pytest.raises(MajlisError, match=r"the puzzles of toitoi are for version .*`majlis puzzles make toitoi`"):
        puzzles_of(game)
