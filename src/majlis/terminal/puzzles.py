"""`majlis puzzles play` and `show`: a position, what one would do in it, and why that is best or not."""

from __future__ import annotations

import datetime
import random

import typer
from rich.text import Text

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.games.puzzles import Line, Puzzle, daily_puzzle, puzzles_of
from majlis.match.match import Match
from majlis.match.puzzle_positions import puzzle_match
from majlis.terminal import house_rules
from majlis.terminal.ui import Ui

FIRST_DAY = datetime.date(1970, 1, 1)
"""Days are counted from here."""


def play(ui: Ui, key: str, wanted: str | None, level: int | None) -> None:
    """Ask until the answer is right, or nothing is answered."""
    _, puzzle, match = _shown(ui, key, wanted, level)
    while True:
        text = typer.prompt(ui.say("puzzle-ask"), default="", show_default=False).strip()
        if not text:
            break
        refusal = match.why(puzzle.seat, text, ui.lang)
        if refusal is not None:
            ui.console.print(str(refusal.text), style="bad")
            continue
        # Some actions can be written in several ways; puzzles know the one of the legal list.
        action = match.action(text)
        tried = text if action is None else match.text(action)
        if tried in puzzle.best:
            ui.tell("puzzle-right", style="good")
            break
        _tell_wrong(ui, match, puzzle, tried)
    _tell_solution(ui, match, puzzle)


def show(ui: Ui, key: str, wanted: str | None, level: int | None, solution: bool) -> None:
    """Show a position, with its solution if that is wanted."""
    _, puzzle, match = _shown(ui, key, wanted, level)
    if solution:
        _tell_solution(ui, match, puzzle)
        for text, wrong in puzzle.wrong.items():
            if wrong.line:
                _tell_wrong(ui, match, puzzle, text)


def chosen(ui: Ui, game: Definition, wanted: str | None, level: int | None) -> Puzzle:
    """The puzzle of an id, any of a level, or that of the day."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise MajlisError(ui.say("puzzle-none", game=ui.title(game)))
    if wanted is not None:
        found = next((puzzle for puzzle in puzzles if puzzle.id == wanted), None)
        if found is None:
            raise MajlisError(ui.say("puzzle-unknown", id=wanted, game=ui.title(game)))
        return found
    if level is not None:
        graded = [puzzle for puzzle in puzzles if puzzle.level == level]
        if not graded:
            raise MajlisError(ui.say("puzzle-no-level", level=level, game=ui.title(game)))
        return random.choice(graded)
    return daily_puzzle(puzzles, (datetime.date.today() - FIRST_DAY).days)


def _shown(ui: Ui, key: str, wanted: str | None, level: int | None) -> tuple[Definition, Puzzle, Match]:
    game = house_rules.found(ui, key)
    puzzle = chosen(ui, game, wanted, level)
    match = puzzle_match(game, puzzle, ui.lang)
    ui.console.print(Text(ui.say("puzzle-title", game=ui.title(game), id=puzzle.id), style="bold rule"))
    ui.console.print(game.module("terminal").draw(match.view(puzzle.seat), ui.lang))
    ui.console.print(ui.player(puzzle.seat).append(f"  {ui.say('puzzle-task', level=puzzle.level)}"))
    ui.console.print(ui.say("puzzle-legal", actions=", ".join(match.legal(puzzle.seat))), style="quiet")
    return game, puzzle, match


def _tell_wrong(ui: Ui, match: Match, puzzle: Puzzle, text: str) -> None:
    wrong = puzzle.wrong[text]
    ui.tell("puzzle-wrong", style="bad", action=text, loss=round(100 * wrong.loss))
    _tell_line(ui, match, [(puzzle.seat, text), *wrong.line] if wrong.line else [], puzzle.seat, is_best=False)


def _tell_solution(ui: Ui, match: Match, puzzle: Puzzle) -> None:
    best, *others = puzzle.best
    ui.tell("puzzle-best", style="good", action=best, chance=round(100 * puzzle.chance))
    if others:
        ui.tell("puzzle-equal", actions=", ".join(others))
    margin = round(100 * puzzle.margin)
    if puzzle.noise:
        ui.tell("puzzle-margin", margin=margin, noise=round(200 * puzzle.noise))
    else:
        ui.tell("puzzle-margin-by-engine", margin=margin)
    _tell_line(ui, match, [(puzzle.seat, best), *puzzle.line], puzzle.seat, is_best=True)


def _tell_line(ui: Ui, match: Match, line: Line, solver: int, is_best: bool) -> None:
    """A line in the rulebook's notation and in words, as the one who solves it is told of it.

    It is one of many that could come: where it ends against what was said before, that is said, too.
    """
    told = match.copy()
    for seat, text in line:
        told.play(seat, text)
        ui.console.print(ui.player(seat).append(f"  {text}"))
        for event in told.events(solver):
            ui.console.print(f"    {told.tell(event, ui.lang)}", style="quiet")
    result = told.result()
    if result is not None and is_best != (result.places[solver] == 1):
        ui.tell("puzzle-unlucky" if is_best else "puzzle-lucky")
