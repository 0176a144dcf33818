"""Commands for those who run a server: to open it, to look after it, and to take along what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from majlis.cli.program import Lang, app, example, ui_of

if TYPE_CHECKING:
    from majlis.server.settings import Settings

Database = Annotated[str | None, typer.Option(metavar="FILE|URL", help="A file of SQLite, or postgresql://... .")]
DataDir = Annotated[str | None, typer.Option(metavar="FOLDER", help="Where everything is kept.")]


def settings_of(database: str | None, data_dir: str | None) -> Settings:
    """Where a server keeps what it has: as given, else as the environment says, else where it usually is."""
    import os

    from majlis.server import settings

    return settings.read(os.environ, {"database": database, "data_dir": data_dir})


@app.command(
    epilog=example(
        "majlis serve",
        "majlis serve --host 127.0.0.1 --port 8080 --no-browser",
        "majlis serve --database postgresql://majlis@localhost/majlis --set tables-an-hour=20",
        "majlis serve --database postgresql://majlis@localhost/majlis --nats nats://localhost:4222",
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
    nats: Annotated[
        str | None,
        typer.Option(metavar="URL", help="NATS, by which several processes on one PostgreSQL speak with each other."),
    ] = None,
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

    named = {"host": host, "port": port, "database": database, "data_dir": data_dir, "nats": nats, "browser": browser}
    given = {**settings.parsed(setting or []), **{name: value for name, value in named.items() if value is not None}}
    banner.open_server(ui_of(ctx, lang), settings.read(os.environ, given))


@app.command(
    epilog=example(
        "majlis worker --nats nats://localhost:4222",
        "majlis worker quoridor --nats nats://one:4222,nats://two:4222 --threads 4 --metrics 127.0.0.1:9100",
    )
)
def worker(
    ctx: typer.Context,
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games to think about; by default all.")
    ] = None,
    nats: Annotated[
        str | None,
        typer.Option(metavar="URL", help="NATS, by which servers ask; else as MAJLIS_NATS in the environment says."),
    ] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, help="Threads to think in; as many as this machine has cores if not given.")
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="Where Prometheus may ask, whoever does; nowhere if not given."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Think for the bots of servers that speak by NATS, so that these need not; as many as you like, anywhere."""
    import os

    from majlis.games import keys
    from majlis.server import settings
    from majlis.terminal import banner, house_rules

    ui = ui_of(ctx, lang)
    games = [house_rules.found(ui, name).key for name in names] if names else list(keys())
    banner.open_worker(ui, settings.read_for_worker(os.environ, {"nats": nats}), games, threads, metrics)


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
