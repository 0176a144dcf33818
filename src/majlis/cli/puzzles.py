"""The commands about puzzles: positions in which one action is clearly best (docs/puzzles.md)."""

from __future__ import annotations

from typing import Annotated

import typer

from majlis.cli.program import GameKey, Lang, app, example, ui_of

puzzles = typer.Typer(
    no_args_is_help=True,
    help="Positions in which one action is clearly best: solve them, check them, find new ones (docs/puzzles.md).",
    epilog=example("majlis puzzles play taki"),
)
app.add_typer(puzzles, name="puzzles")

PuzzleId = Annotated[str | None, typer.Argument(metavar="[ID]", help="A puzzle's id; without one, that of the day.")]
Grade = Annotated[
    int | None, typer.Option(min=2, max=5, help="Any puzzle that bots of this level find, but no lower ones.")
]


@puzzles.command(epilog=example("majlis puzzles play taki", "majlis puzzles play quoridor --level 4"))
def play(ctx: typer.Context, game: GameKey, puzzle: PuzzleId = None, level: Grade = None, lang: Lang = None) -> None:
    """Solve a puzzle here: the position is shown, and what you try is answered."""
    from majlis.terminal import puzzles as screen

    screen.play(ui_of(ctx, lang), game, puzzle, level)


@puzzles.command(epilog=example("majlis puzzles show taki", "majlis puzzles show taki --solution --lang ar"))
def show(
    ctx: typer.Context,
    game: GameKey,
    puzzle: PuzzleId = None,
    level: Grade = None,
    solution: Annotated[bool, typer.Option("--solution", help="Tell the solution, too.")] = False,
    lang: Lang = None,
) -> None:
    """Show a puzzle."""
    from majlis.terminal import puzzles as screen

    screen.show(ui_of(ctx, lang), game, puzzle, level, solution)


@puzzles.command(epilog=example("majlis puzzles check", "majlis puzzles check taki --sample 10"))
def check(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's key; without one, all games.")] = None,
    sample: Annotated[
        int | None, typer.Option(min=0, help="So many puzzles are judged anew; without it, all of them.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check puzzles: each position and its actions are legal, and the margin holds in worlds of another seed."""
    from majlis.terminal import puzzle_files

    puzzle_files.check(ui_of(ctx, lang), game, sample)


@puzzles.command(
    epilog=example("majlis puzzles make toitoi", "majlis puzzles make taki --count 200 --players 2 --players 3 --anew")
)
def make(
    ctx: typer.Context,
    game: GameKey,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles there shall be.")] = 124,
    seed: Annotated[int, typer.Option(min=0, help="Another seed is other matches.")] = 0,
    players: Annotated[
        list[int] | None,
        typer.Option(help="How many play, a match after another in turns; without it, as in the file there is."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Matches searched at the same time.")] = 1,
    anew: Annotated[bool, typer.Option("--anew", help="Let go what is there, and begin anew.")] = False,
    lang: Lang = None,
) -> None:
    """Find puzzles in strong self-play and write them into the game's folder; goes on where it was stopped."""
    from majlis.terminal import puzzle_files

    puzzle_files.make(ui_of(ctx, lang), game, count, seed, players or [], jobs, anew)
