"""`majlis puzzles make` and `check`: puzzles are found under a bar, and held to what they say."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from majlis.analysis.puzzle_making import puzzles_in, recheck
from majlis.errors import MajlisError
from majlis.games import definition, keys
from majlis.games.definition import Definition
from majlis.games.puzzles import Puzzle, PuzzleFile, puzzles_of, read_puzzles, write_puzzles
from majlis.match.game import settle
from majlis.match.puzzle_positions import puzzle_match
from majlis.terminal import house_rules
from majlis.terminal.ui import Ui, screen
from majlis.terminal.warm import prepare

MODULES = ("entrypoints", "policy", "search", "forecast")
LEAST = 0.02
"""A margin that is less than this in worlds of another seed is none."""


def make(ui: Ui, key: str, count: int, seed: int, players: list[int], jobs: int, anew: bool = False) -> None:
    """Search match after match, and write after each; the same seed finds the same on any number of jobs.

    What was found by another seed, or with other players, is let go only if that is asked for.
    """
    game = house_rules.found(ui, key)
    kept = read_puzzles(game)
    players = players or ([] if kept is None else kept.players)
    for each in players:
        settle(game, {"players": each})
    asked = game.version, seed, players
    is_other = kept is None or (kept.version, kept.seed, kept.players) != asked
    if kept is not None and is_other and kept.puzzles and kept.version == game.version and not anew:
        raise MajlisError(
            f"the {len(kept.puzzles)} puzzles of {game.key} that are there were found with --seed {kept.seed} and "
            f"{' '.join(f'--players {each}' for each in kept.players) or 'the usual players'}: "
            "say the same to find more, or --anew to let them go"
        )
    if kept is None or is_other or anew:
        kept = PuzzleFile(*asked, 0, [])
    prepare(ui, game, MODULES)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as bar, ThreadPoolExecutor(jobs) as pool:
        task = bar.add_task(ui.say("puzzle-making"), total=count, completed=len(kept.puzzles))
        while len(kept.puzzles) < count:
            numbers = range(kept.scanned, kept.scanned + jobs)
            for found in pool.map(lambda number: list(puzzles_in(game.key, seed, number, players)), numbers):
                known = {puzzle.id for puzzle in kept.puzzles}
                kept.puzzles += [puzzle for puzzle in found if puzzle.id not in known]
                kept.scanned += 1
                write_puzzles(game, kept)
                bar.update(task, completed=len(kept.puzzles))
                if len(kept.puzzles) >= count:
                    break
    ui.tell("puzzle-made", count=len(kept.puzzles), matches=kept.scanned, game=ui.title(game))


def check(ui: Ui, key: str | None, sample: int | None) -> None:
    """Check the puzzles of a game, or of all; the first fault raises MajlisError."""
    for game in [house_rules.found(ui, key)] if key else [definition(each) for each in keys()]:
        puzzles = puzzles_of(game)
        judged = len(puzzles) if sample is None else min(sample, len(puzzles))
        for puzzle in puzzles:
            check_position(game, puzzle)
        if judged:
            prepare(ui, game, MODULES)
        for puzzle in puzzles[:: max(len(puzzles) // judged, 1)][:judged] if judged else ():
            check_margin(game, puzzle)
        ui.tell("puzzle-checked", style="good", game=ui.title(game), count=len(puzzles), judged=judged)


def check_position(game: Definition, puzzle: Puzzle) -> None:
    """Whether a puzzle is one: its seat is to act, its actions are what it may do, its lines can be played."""
    match = puzzle_match(game, puzzle)
    if match.actors() != (puzzle.seat,):
        raise MajlisError(f"{game.key} {puzzle.id}: it is not the turn of seat {puzzle.seat}")
    said, legal = {*puzzle.best, *puzzle.wrong}, set(match.legal(puzzle.seat))
    if said != legal or not puzzle.wrong:
        raise MajlisError(f"{game.key} {puzzle.id}: its actions are not the legal ones: {', '.join(said ^ legal)}")
    for first, line in [(puzzle.best[0], puzzle.line), *((text, each.line) for text, each in puzzle.wrong.items())]:
        told = match.copy()
        for seat, text in [(puzzle.seat, first), *line]:
            told.play(seat, text)


def check_margin(game: Definition, puzzle: Puzzle) -> None:
    """Whether the best action is better in worlds of another seed, too."""
    margin = recheck(puzzle_match(game, puzzle), puzzle, f"check {puzzle.id}")
    if margin < LEAST:
        raise MajlisError(f"{game.key} {puzzle.id}: the margin of {puzzle.margin} came out as {margin:.3f}")
