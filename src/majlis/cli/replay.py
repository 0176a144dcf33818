"""The command that looks at a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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
