"""Commands that measure games, bots and house rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.program import GameKey, HouseRules, Lang, app, example, parsed, ui_of
from majlis.games import keys

RayAddress = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: local begins one here, auto finds one, or HOST:PORT."),
]


def _given(option: list[str] | None, players: int | None) -> dict[str, str]:
    """The house rules that were given, the number of players among them."""
    return parsed(option) | ({} if players is None else {"players": str(players)})


@app.command(epilog=example("majlis bench quoridor --seconds 5", "majlis bench --json"))
def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's key; by default all games.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each way of playing.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: HouseRules = None,
    lang: Lang = None,
) -> None:
    """Measure how fast random games are played, on one core."""
    from majlis.terminal import bench as benching
    from majlis.terminal import house_rules

    ui = ui_of(ctx, lang)
    chosen = [house_rules.configured(ui, key, parsed(option)) for key in ([game] if game else keys())]
    benching.show(ui, chosen, seconds, as_json)


@app.command(
    epilog=example(
        "majlis arena quoridor search:3 instinct random --games 200",
        "majlis arena taki search:3@500 search:3 --players 4 --json taki.json --plot taki.svg",
        "majlis arena toitoi instinct 'cmd:./my-program --fast'",
    )
)
def arena(
    ctx: typer.Context,
    game: GameKey,
    bot: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT...",
            help="random, instinct[:LEVEL], search[:LEVEL]\\[@BUDGET]\\[/GOAL], advised:BOT or cmd:COMMAND. "
            "A budget is a number of iterations, or seconds: @2s.",
        ),
    ],
    option: HouseRules = None,
    games: Annotated[int, typer.Option(min=2, help="The most games of each meeting.")] = 200,
    players: Annotated[int | None, typer.Option(min=2, help="Short for -o players=N.")] = None,
    together: Annotated[
        bool, typer.Option("--together", help="All bots at one table; else every two of them meet.")
    ] = False,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same games.")] = 0,
    opening: Annotated[
        int | None,
        typer.Option(min=0, help="Random actions at each beginning; by default one a seat where nothing is dealt."),
    ] = None,
    least: Annotated[int, typer.Option(min=2, help="No meeting is settled by fewer games.")] = 40,
    stop: Annotated[bool, typer.Option("--stop/--no-stop", help="End a meeting once it is settled.")] = True,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    ray: RayAddress = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write the results.")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write a picture (.svg, .png or .pdf).")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other: who is stronger, and how sure is that?"""
    from majlis.terminal import arena as holding
    from majlis.terminal import house_rules

    ui, given = ui_of(ctx, lang), _given(option, players)
    if len(bot) < 2:
        raise typer.BadParameter("an arena needs at least two bots", param_hint="BOT BOT...")
    order = holding.Order(games, least, stop, together, opening, seed, jobs, json, plot, ray)
    holding.hold(ui, house_rules.configured(ui, game, given), bot, order)


@app.command(
    epilog=example(
        "majlis simulate taki --games 10000",
        "majlis simulate jackaroo --games 100000 --option jump_limit=pair --against jump_limit=one --html jumps.html",
        "majlis simulate nahs --bots search:2 --games 200 -o swap=none --against swap=any --state nahs.sqlite",
    )
)
def simulate(
    ctx: typer.Context,
    game: GameKey,
    option: HouseRules = None,
    against: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="What differs in the house rules to compare with; may be repeated."),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Matches of each set of house rules.")] = 2000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT", help="Who plays: random, instinct[:LEVEL] or search[:LEVEL]\\[@ITERATIONS]\\[/GOAL]."
        ),
    ] = "instinct:4",
    rival: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Who measures luck against skill; by default the same bot a level lower."),
    ] = None,
    players: Annotated[int | None, typer.Option(min=2, help="Short for -o players=N.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same matches.")] = 0,
    events: Annotated[int, typer.Option(min=0, help="In how many matches what happens is counted.")] = 200,
    jobs: Annotated[int | None, typer.Option(min=1, help="Cores to use; by default all.")] = None,
    ray: RayAddress = None,
    state: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Keep what is played there, to go on or play more later."),
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write what was found.")] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write a row for every match.")
    ] = None,
    matches: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write the matches themselves, as a dataset; takes longer."),
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write a page with pictures, in three languages."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play many matches between bots: what do house rules change, and how sure is that?"""
    from majlis.terminal import house_rules
    from majlis.terminal import simulate as simulating

    ui, given = ui_of(ctx, lang), _given(option, players)
    other = {**given, **parsed(against, "--against")}
    chosen = [house_rules.configured(ui, game, each) for each in ([given, other] if against else [given])]
    if against and chosen[0].options == chosen[1].options:
        raise typer.BadParameter("these are the same house rules as without it", param_hint="--against")
    typed = simulating.command(chosen[0].key, given, parsed(against, "--against"), games, bots, rival, seed)
    order = simulating.SimulateOrder(
        games, bots, rival, seed, jobs, ray, events, state, json, parquet, matches, html, typed
    )
    simulating.hold(ui, chosen, order)


@app.command(
    epilog=example("majlis train quoridor runs/quoridor --generations 4", "majlis train quoridor short --games 200")
)
def train(
    ctx: typer.Context,
    game: GameKey,
    folder: Annotated[Path, typer.Argument(file_okay=False, help="Where the run is kept; it goes on from there.")],
    generations: Annotated[int, typer.Option(min=1, help="How many generations the run is to have.")] = 3,
    games: Annotated[int, typer.Option(min=10, help="Games of self-play a generation.")] = 2000,
    iterations: Annotated[int, typer.Option(min=1, help="How long the teacher thinks a move.")] = 2,
    window: Annotated[int, typer.Option(min=1, help="The newest generations that are learnt from.")] = 3,
    epochs: Annotated[int, typer.Option(min=1, help="How often each position is learnt from.")] = 12,
    pairs: Annotated[int, typer.Option(min=2, help="The most pairs of matches that let a generation through.")] = 300,
    milliseconds: Annotated[float, typer.Option(min=0.1, help="Processor time a move in these.")] = 5.0,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="Of games, openings and weights.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; by default one a core.")] = None,
    lang: Lang = None,
) -> None:
    """Train a bot's network by self-play; needs majlis\\[train]."""
    from majlis.lab.training.generations import TrainingPlan
    from majlis.terminal import house_rules
    from majlis.terminal import train as training

    ui = ui_of(ctx, lang)
    plan = TrainingPlan(games, iterations, window, epochs, pairs, milliseconds, seed)
    training.hold(ui, house_rules.found(ui, game), folder, plan, generations, jobs)


@app.command(epilog=example("majlis engine quoridor --bot search:3"))
def engine(
    ctx: typer.Context,
    game: GameKey,
    bot: Annotated[str, typer.Option(help="The bot that answers.")] = "search:3",
) -> None:
    """Speak the engine protocol on standard input and output, for programs (docs/engine-protocol.md)."""
    from majlis.terminal import arena as holding
    from majlis.terminal import house_rules

    holding.speak(house_rules.found(ui_of(ctx, None), game).key, bot)
