"""The commands that look at a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from majlis.analysis.review import USUAL_EFFORT
from majlis.cli.program import Lang, app, example, ui_of


@app.command(
    epilog=example(
        "majlis replay match.json", "majlis replay match.json --at 12 --as 2", "majlis replay match.json --verify"
    )
)
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A saved match.")],
    at: Annotated[int | None, typer.Option(min=0, help="The ply to show; 0 is the beginning.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the file is sound.")] = False,
    looking: Annotated[
        str, typer.Option("--as", metavar="SEAT|spectator|referee", help="Whose eyes to see it with; seats from 1.")
    ] = "referee",
    lang: Lang = None,
) -> None:
    """Check a saved match and look at it; at a keyboard, step through it."""
    from majlis.terminal import replay as showing

    showing.show(ui_of(ctx, lang), file, at, verify, looking)


@app.command(
    epilog=example(
        "majlis review match.json", "majlis review match.json --seat 2 --effort 200", "majlis review match.json --json"
    )
)
def review(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A finished match.")],
    seat: Annotated[int | None, typer.Option(help="Only the chances and choices of a seat, from 1.")] = None,
    effort: Annotated[
        int, typer.Option(min=1, help="Thousands of plies that each position is played on for.")
    ] = USUAL_EFFORT,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, of all seats.")] = False,
    lang: Lang = None,
) -> None:
    """Look back at a finished match: chances over time, the costliest choices, skill and luck (docs/review.md)."""
    from majlis.terminal import review as reviewing

    reviewing.show(ui_of(ctx, lang), file, seat, effort, as_json)
