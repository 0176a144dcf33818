"""The command line: what can be asked of it, and how errors are told."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from majlis import __version__, loading, words
from majlis.errors import MajlisError
from majlis.games import keys
from majlis.terminal.ui import Ui, screen

if TYPE_CHECKING:
    from majlis.server.settings import Settings


class Language(StrEnum):
    """The languages that Majlis speaks."""

    en = "en"
    ar = "ar"
    he = "he"


class Polite(TyperGroup):
    """Tells an error of ours in one line; `--debug` shows where it comes from."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MajlisError as error:
            if ctx.params.get("debug"):
                raise
            screen(stderr=True).print(str(error), style="bad", soft_wrap=True)
            raise typer.Exit(1) from None


def example(*lines: str) -> str:
    """The end of a command's help."""
    return "\n\n".join(("Example:" if len(lines) == 1 else "Examples:", *lines))


app = typer.Typer(
    cls=Polite,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=example("majlis play quoridor"),
)

Lang = Annotated[Language | None, typer.Option("--lang", help="Language; by default that of the locale.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as `majlis games` lists them.")]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: local begins one here, auto finds one, or HOST:PORT."),
]
HouseRules = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be repeated.")
]
Database = Annotated[str | None, typer.Option(metavar="FILE|URL", help="A file of SQLite, or postgresql://... .")]
DataDir = Annotated[str | None, typer.Option(metavar="FOLDER", help="Where everything is kept.")]


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"majlis {__version__}")
        raise typer.Exit


@app.callback()
def common(
    ctx: typer.Context,
    lang: Lang = None,
    debug: Annotated[bool, typer.Option("--debug", help="Show where an error comes from.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Majlis: five tabletop games, exactly, in your browser and in your terminal."""
    ctx.obj = lang


def ui_of(ctx: typer.Context, lang: Language | None) -> Ui:
    """The language of the command, else of the program, else of the locale."""
    return Ui(words.language(lang or ctx.obj))


def parsed(options: list[str] | None, hint: str = "--option") -> dict[str, str]:
    """`name=value` texts as a mapping."""
    for text in options or []:
        if "=" not in text:
            raise typer.BadParameter(f"{text!r} is not of the form NAME=VALUE, such as players=4", param_hint=hint)
    return {name.strip(): value.strip() for name, _, value in (text.partition("=") for text in options or [])}


def settings_of(database: str | None, data_dir: str | None) -> Settings:
    """Where a server keeps what it has: as given, else as the environment says, else where it usually is."""
    import os

    from majlis.server import settings

    return settings.read(os.environ, {"database": database, "data_dir": data_dir})


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


@app.command(
    epilog=example(
        "majlis serve",
        "majlis serve --host 127.0.0.1 --port 8080 --no-browser",
        "majlis serve --database postgresql://majlis@localhost/majlis --set tables-an-hour=20",
    )
)
def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 lets nobody else in.")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one. Usually 8000.")
    ] = None,
    database: Database = None,
    data_dir: DataDir = None,
    browser: Annotated[bool | None, typer.Option("--browser/--no-browser", help="Open the browser.")] = None,
    setting: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any setting of docs/operations.md; may be repeated."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Open the server: people play in their browsers, here and on the same network."""
    import os

    from majlis.server import settings
    from majlis.terminal import banner

    named = {"host": host, "port": port, "database": database, "data_dir": data_dir, "browser": browser}
    given = {**settings.parsed(setting or []), **{name: value for name, value in named.items() if value is not None}}
    banner.open_server(ui_of(ctx, lang), settings.read(os.environ, given))


@app.command(epilog=example("majlis reports", "majlis reports --last 5 --json", "majlis reports --forget 30"))
def reports(
    ctx: typer.Context,
    last: Annotated[int, typer.Option(min=1, help="How many, the last one first.")] = 20,
    forget: Annotated[
        int | None, typer.Option(min=0, metavar="DAYS", help="Forget those that are older, for good.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    database: Database = None,
    data_dir: DataDir = None,
    lang: Lang = None,
) -> None:
    """Read what guests have reported, with what was said around it; for those who run a server."""
    from majlis.terminal import reports as showing

    showing.show(ui_of(ctx, lang), settings_of(database, data_dir), last, forget, as_json)


@app.command(
    epilog=example(
        "majlis backup majlis-monday.backup", "majlis backup night.backup --database postgresql://localhost/majlis"
    )
)
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not be there yet.")],
    database: Database = None,
    data_dir: DataDir = None,
    lang: Lang = None,
) -> None:
    """Copy all that a server keeps into one file, also while people play; for those who run a server."""
    from majlis.terminal import backup as copying

    copying.write(ui_of(ctx, lang), settings_of(database, data_dir), file)


@app.command(epilog=example("majlis restore majlis-monday.backup", "majlis restore night.backup --data-dir trial"))
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="What backup has written.")],
    replace: Annotated[bool, typer.Option("--replace", help="Lose what is there already.")] = False,
    database: Database = None,
    data_dir: DataDir = None,
    lang: Lang = None,
) -> None:
    """Put a backup back, while no server is open on it; into SQLite or PostgreSQL, whichever it was made of."""
    from majlis.terminal import backup as copying

    copying.restore(ui_of(ctx, lang), settings_of(database, data_dir), file, replace)


@app.command(
    epilog=example("majlis export matches.parquet", "majlis export taki.parquet --game taki --database majlis.db")
)
def export(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False, help="The Parquet file to write.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only the matches of a game.")] = None,
    database: Database = None,
    data_dir: DataDir = None,
    lang: Lang = None,
) -> None:
    """Write a server's finished matches as a dataset, without anything that tells who played (docs/datasets.md)."""
    from majlis.terminal import export as exporting
    from majlis.terminal import house_rules

    ui = ui_of(ctx, lang)
    key = None if game is None else house_rules.found(ui, game).key
    exporting.write(ui, settings_of(database, data_dir), file, key)


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


@app.command(epilog=example("majlis warm", "majlis warm quoridor"))
def warm(
    ctx: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; by default all.")] = None,
    one: Annotated[str | None, typer.Option("--one", hidden=True)] = None,
    lang: Lang = None,
) -> None:
    """Compile the games, so that none has to be waited for later."""
    from majlis.terminal import house_rules
    from majlis.terminal import warm as warming

    ui = ui_of(ctx, lang)
    if one is not None:
        warming.warm_one(house_rules.found(ui, one))
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
            metavar="BOT BOT...", help="random, instinct[:LEVEL], search[:LEVEL][@ITERATIONS] or cmd:COMMAND."
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
    ray: Cluster = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write the results.")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write a picture (.svg, .png or .pdf).")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play each other: who is stronger, and how sure is that?"""
    from majlis.terminal import arena as holding
    from majlis.terminal import house_rules

    ui, given = ui_of(ctx, lang), parsed(option)
    if players is not None:
        given["players"] = str(players)
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
        str, typer.Option(metavar="BOT", help="Who plays: random, instinct[:LEVEL] or search[:LEVEL][@ITERATIONS].")
    ] = "instinct:4",
    rival: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Who measures luck against skill; by default the same bot a level lower."),
    ] = None,
    players: Annotated[int | None, typer.Option(min=2, help="Short for -o players=N.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same matches.")] = 0,
    events: Annotated[int, typer.Option(min=0, help="In how many matches what happens is counted.")] = 200,
    jobs: Annotated[int | None, typer.Option(min=1, help="Cores to use; by default all.")] = None,
    ray: Cluster = None,
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

    ui, given = ui_of(ctx, lang), parsed(option)
    if players is not None:
        given["players"] = str(players)
    other = {**given, **parsed(against, "--against")}
    chosen = [house_rules.configured(ui, game, each) for each in ([given, other] if against else [given])]
    if against and chosen[0].options == chosen[1].options:
        raise typer.BadParameter("these are the same house rules as without it", param_hint="--against")
    typed = simulating.command(chosen[0].key, given, parsed(against, "--against"), games, bots, rival, seed)
    order = simulating.SimulateOrder(
        games, bots, rival, seed, jobs, ray, events, state, json, parquet, matches, html, typed
    )
    simulating.hold(ui, chosen, order)


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


def main() -> None:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a character shows another in its place, and nothing stops.
            stream.reconfigure(errors="replace")
    loading.finish()
    try:
        app(prog_name="majlis")
    except KeyboardInterrupt:  # between the commands' own minding of it and ours
        sys.exit(loading.STOPPED)
