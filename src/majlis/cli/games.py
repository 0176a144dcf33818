"""Commands for those who play here: which games there are, their rulebooks, and a match on this screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.program import GameKey, HouseRules, Lang, app, example, parsed, ui_of


@app.command(epilog=example("majlis games --lang ar"))
def games(ctx: typer.Context, lang: Lang = None) -> None:
    """List the games."""
    from majlis.terminal import catalogue

    catalogue.show(ui_of(ctx, lang))


@app.command(
    epilog=example("majlis rules quoridor", "majlis rules quoridor --rule Q-9", "majlis rules quoridor --options")
)
def rules(
    ctx: typer.Context,
    game: GameKey,
    rule: Annotated[str | None, typer.Option("--rule", "-r", help="Only the rule of that number.")] = None,
    options: Annotated[bool, typer.Option("--options", help="Only the house rules, with their values.")] = False,
    lang: Lang = None,
) -> None:
    """Read the rulebook of a game."""
    from majlis.terminal import house_rules, rulebook

    ui = ui_of(ctx, lang)
    found = house_rules.found(ui, game)
    if rule is not None:
        rulebook.show_rule(ui, found, rule)
    elif options:
        rulebook.show_options(ui, found)
    else:
        rulebook.show(ui, found)


@app.command(
    epilog=example(
        "majlis play quoridor",
        "majlis play quoridor --bots search:3",
        "majlis play quoridor -o players=4 -o size=7 --bots instinct --seat 2",
        "majlis play --load match.json",
    )
)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's key; without one, a menu.")] = None,
    option: HouseRules = None,
    seed: Annotated[int | None, typer.Option(min=0, max=2**63 - 1, help="The same seed deals the same game.")] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(min=0, help="With bots: a seat that people hold, from 1; may be repeated; 0: nobody, only watch."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Who fills the other seats: random, instinct[:LEVEL], search[:LEVEL]."),
    ] = None,
    no_bots: Annotated[
        bool, typer.Option("--no-bots", help="People hold all seats (so it is without --bots).")
    ] = False,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", exists=True, dir_okay=False, help="Go on with a saved match.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game here: on one screen with others, or against bots."""
    from majlis.terminal.setup import PlayRequest, sit_down

    if bots is not None and no_bots:
        raise typer.BadParameter("--bots and --no-bots cannot go together", param_hint="--no-bots")
    if seat and bots is None:
        raise typer.BadParameter("--seat goes with --bots; without bots people hold all seats", param_hint="--seat")
    if load is not None and (game or option or seed is not None):
        raise typer.BadParameter("the file says which game, house rules and seed", param_hint="--load")
    request = PlayRequest(game, parsed(option), seed, frozenset(seat or [1]), bots, no_bots, load)
    sit_down(ui_of(ctx, lang), request)
