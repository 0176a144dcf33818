"""Commands that make games ready: for this machine, and for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.program import Lang, app, example, ui_of
from majlis.games import keys


@app.command(epilog=example("majlis warm", "majlis warm quoridor"))
def warm(
    ctx: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; by default all.")] = None,
    one: Annotated[str | None, typer.Option("--one", hidden=True)] = None,
    queue: Annotated[bool, typer.Option("--queue", hidden=True)] = False,
    lang: Lang = None,
) -> None:
    """Compile the games, so that none has to be waited for later."""
    from majlis.terminal import house_rules
    from majlis.terminal import warm as warming

    ui = ui_of(ctx, lang)
    if one is not None:
        warming.warm_one(house_rules.found(ui, one))
    elif queue:
        warming.warm_queue(lambda key: house_rules.found(ui, key))
    else:
        warming.warm_all(ui, [house_rules.found(ui, key) for key in game or keys()])


@app.command(epilog=example("majlis wasm", "majlis wasm taki toitoi --out public/rules"))
def wasm(
    ctx: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; by default all.")] = None,
    out: Annotated[
        Path | None, typer.Option(file_okay=False, help="The folder to write to; by default the package's own.")
    ] = None,
    one: Annotated[str | None, typer.Option("--one", hidden=True)] = None,
    lang: Lang = None,
) -> None:
    """Build the games for the browser: GAME.wasm and a manifest GAME.json each."""
    from majlis.terminal import house_rules
    from majlis.terminal import wasm as building
    from majlis.wasm.modules import FOLDER

    ui, folder = ui_of(ctx, lang), out or FOLDER
    if one is not None:
        building.build_one(house_rules.found(ui, one), folder)
    else:
        building.build_all(ui, [house_rules.found(ui, key) for key in game or keys()], folder)
