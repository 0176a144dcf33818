"""How the server is run: every setting with its meaning, from the command line or the environment."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path
from sqlalchemy import make_url

from majlis.errors import MajlisError
from majlis.server.setting_values import SPECIAL, expectation, is_possible, known_windows, window_lengths

PREFIX = "MAJLIS_"


class Timing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long things take at a table, in seconds: the lengths of windows and of patience."""

    windows: dict[str, float] = {}
    """The lengths of windows by their kind; those of other kinds are as their game has them."""
    away: float = 20.0
    """How long a player may be gone before a bot keeps their seat."""
    seeking: float = 12.0
    """How long people are sought for a quick match, from the last one who came, before bots may take the free seats."""
    back: float = 10.0
    """The least that a bank holds when its owner is back after it ran out."""
    thinking: float = 3.0
    """The longest a bot may really think."""
    pace: float = 1.0
    """How long bots seem to think, compared with people; 0 lets them act at once."""
    interlude: float = 9.0
    """How long bots leave people to look at the end of a round, at their usual pace."""
    resting: float = 600.0
    """How long a table that nobody looks at stays in memory."""

    def window(self, kind: str, usual: float) -> float:
        """The length of a window: as set here, else what its game has for it."""
        return self.windows.get(kind, usual)


class Retention(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For how many days things are kept; 0: for good."""

    chat: float = 90.0
    """What was said at tables that are over."""
    matches: float = 365.0
    """Finished matches, with their tables."""
    unstarted: float = 30.0
    """Tables at which no match has begun, after the last change."""
    uploads: float = 30.0
    """Replay files that people brought."""


USUAL = Timing()
KEPT = Retention()
SECRET = frozenset({"secret", "metrics_token"})
"""Settings that no command line may hold (others could read it there) and no log."""
OPTIONS = frozenset({"host", "port", "database", "data_dir", "nats", "browser"})
"""Settings with an option of their own; the others are given by `--set`."""

THIS_MACHINE = ("localhost", "127.0.0.1", "::1", "[::1]")

Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1)]


class SettingError(MajlisError):
    """A setting has a value it cannot have."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting; the text beside each is its line in docs/operations.md."""

    host: Annotated[str, Meta(description="Address to listen on; `127.0.0.1` keeps the server to this machine.")] = (
        "0.0.0.0"
    )
    port: Annotated[
        Annotated[int, Meta(ge=0, le=65535)] | None,
        Meta(description="Port to listen on; 0 takes any free one. Without it 8000, or the next free one."),
    ] = None
    database: Annotated[
        str,
        Meta(description="A file for SQLite or a `postgresql://` address. Without it `majlis.db` in the data folder."),
    ] = ""
    data_dir: Annotated[
        str, Meta(description="Folder for the database and the key of the sessions. Without it the user's data folder.")
    ] = ""
    nats: Annotated[
        str,
        Meta(
            description="Servers of NATS, such as `nats://HOST:4222`, separated by commas, by which several processes "
            "on one PostgreSQL speak with each other, so that each table lives at one of them."
        ),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            description="Where people reach the server, such as `https://play.example.org`; told in the terminal and "
            "in shared links."
        ),
    ] = ""
    hosts: Annotated[
        str,
        Meta(
            description="Other names that the server answers to beside that of `public_url` and this machine's own, "
            "separated by commas. Without `public_url` it answers to all."
        ),
    ] = ""
    browser: Annotated[bool, Meta(description="Open the browser, where somebody sits at a screen.")] = True

    secret: Annotated[
        str, Meta(description="Key that signs the sessions, at least 32 characters. Without it one is made and kept.")
    ] = ""
    origins: Annotated[
        str,
        Meta(description="Other origins whose pages may act here, separated by commas; for a page served elsewhere."),
    ] = ""
    trusted_proxies: Annotated[
        str,
        Meta(description="Addresses and networks, separated by commas, whose `X-Forwarded-*` headers are believed."),
    ] = "127.0.0.1,::1"
    metrics_token: Annotated[
        str, Meta(description="Whoever bears it may read `/metrics`. Without it only this machine may.")
    ] = ""

    log_format: Annotated[
        Literal["auto", "console", "json"], Meta(description="`auto`: for reading on a terminal, else JSON lines.")
    ] = "auto"
    log_level: Annotated[
        Literal["auto", "debug", "info", "warning", "error"],
        Meta(description="The least that is logged; `auto`: on a terminal `warning`, else `info`."),
    ] = "auto"

    tracing: Annotated[
        str,
        Meta(
            description="Where traces are sent, such as `http://localhost:4318` (OTLP over HTTP; needs the "
            "extra `tracing`). Without it nothing is traced."
        ),
    ] = ""
    tracing_share: Annotated[Share, Meta(description="Which part of all requests is traced, from 0 to 1.")] = 0.1

    requests_a_minute: Annotated[
        Count, Meta(description="Requests of the HTTP part from one address; a tenth of them may change something.")
    ] = 600
    tables_an_hour: Annotated[Count, Meta(description="Tables that one session may make.")] = 60
    tables_an_hour_address: Annotated[Count, Meta(description="Tables that one address may make.")] = 300
    messages_a_second: Annotated[
        Count, Meta(description="Messages of one session, over all its pages, on average.")
    ] = 20
    messages_a_second_address: Annotated[Count, Meta(description="Messages of one address, on average.")] = 200
    connections: Annotated[Count, Meta(description="Pages of one session at a time.")] = 12
    connections_address: Annotated[Count, Meta(description="Pages of one address at a time.")] = 200
    spectators: Annotated[Count, Meta(description="Pages that may watch one table.")] = 100
    spectator_lines_a_minute: Annotated[
        Count, Meta(description="Lines that one spectator may say; those who sit at a table have no such limit.")
    ] = 12
    spectator_lines_a_minute_table: Annotated[
        Count, Meta(description="Lines that all spectators of one table together may say.")
    ] = 60
    reports_an_hour: Annotated[Count, Meta(description="Times that one session may report somebody.")] = 6
    reports_an_hour_address: Annotated[Count, Meta(description="Times that one address may report somebody.")] = 30
    raw_connections_address: Annotated[
        Count,
        Meta(description="Connections of one address at a time, whatever for; trusted proxies have no such limit."),
    ] = 400
    unread_megabytes: Annotated[
        Positive,
        Meta(description="Megabytes that may wait for all pages that do not read; those with most are cut off first."),
    ] = 64.0
    request_seconds: Annotated[
        Positive, Meta(description="How long a new connection may take to say what it asks for.")
    ] = 10.0
    heartbeat_seconds: Annotated[
        Positive,
        Meta(description="How often a page is asked whether it is there; one that is silent for as long is let go."),
    ] = 10.0
    largest_body: Annotated[Count, Meta(description="Bytes of a request's body.")] = 16_384
    largest_replay: Annotated[Count, Meta(description="Bytes of an uploaded replay.")] = 2_000_000
    largest_frame: Annotated[Count, Meta(description="Bytes of a message on the socket.")] = 8_192

    window_seconds: Annotated[
        str,
        Meta(
            description="Lengths of windows in which several may act, by the kind that the game gives them, such as "
            "`asking=6, choosing=30`; those that are not named are as long as their game has them."
        ),
    ] = ""
    away_seconds: Annotated[
        NotNegative, Meta(description="How long a seat waits for a player who is away before a bot keeps it.")
    ] = USUAL.away
    seeking_seconds: Annotated[
        NotNegative,
        Meta(description="How long a quick match waits for more people before bots may take the free seats."),
    ] = USUAL.seeking
    back_seconds: Annotated[
        NotNegative, Meta(description="The least that a bank holds when its owner is back after it ran out.")
    ] = USUAL.back
    bot_seconds: Annotated[Positive, Meta(description="The longest that a bot really thinks.")] = USUAL.thinking
    bot_pace: Annotated[
        NotNegative, Meta(description="How long bots seem to think, compared with people; 0: they act at once.")
    ] = USUAL.pace
    interlude_seconds: Annotated[
        NotNegative,
        Meta(description="How long bots leave people to look at the end of a round; shorter once all have seen it."),
    ] = USUAL.interlude
    resting_seconds: Annotated[
        NotNegative, Meta(description="How long a table that nobody looks at stays in memory.")
    ] = USUAL.resting

    keep_chat_days: Annotated[
        NotNegative, Meta(description="How long what was said at a table that is over is kept; 0: for good.")
    ] = KEPT.chat
    keep_matches_days: Annotated[
        NotNegative, Meta(description="How long a finished match is kept, with its table; 0: for good.")
    ] = KEPT.matches
    keep_unstarted_days: Annotated[
        NotNegative,
        Meta(description="How long a table is kept at which no match has begun, after its last change; 0: for good."),
    ] = KEPT.unstarted
    keep_uploads_days: Annotated[NotNegative, Meta(description="How long an uploaded replay is kept; 0: for good.")] = (
        KEPT.uploads
    )
    uploads: Annotated[
        Count, Meta(description="Uploaded replays kept of one session; the oldest makes room for the next.")
    ] = 20
    uploads_megabytes: Annotated[
        Positive, Meta(description="Megabytes of uploaded replays, of all together; what is beyond them is refused.")
    ] = 200.0
    uploads_megabytes_address: Annotated[
        Positive, Meta(description="Megabytes of uploaded replays that came from one address.")
    ] = 20.0

    def keep(self) -> Retention:
        """For how long things are kept."""
        return Retention(
            chat=self.keep_chat_days,
            matches=self.keep_matches_days,
            unstarted=self.keep_unstarted_days,
            uploads=self.keep_uploads_days,
        )

    def timing(self) -> Timing:
        """How long things take at a table."""
        return Timing(
            windows=window_lengths(self.window_seconds),
            away=self.away_seconds,
            seeking=self.seeking_seconds,
            back=self.back_seconds,
            thinking=self.bot_seconds,
            pace=self.bot_pace,
            interlude=self.interlude_seconds,
            resting=self.resting_seconds,
        )

    def file(self) -> Path | None:
        """The file of a database of SQLite; None where it is none."""
        if self.database.startswith("sqlite:///"):
            return Path(self.database.removeprefix("sqlite:///"))
        if "://" in self.database:
            return None
        return (Path(self.database).expanduser() if self.database else self.folder() / "majlis.db").absolute()

    def database_url(self) -> str:
        """The address of the database; a bare path is a file of SQLite."""
        file = self.file()
        return self.database if file is None else f"sqlite:///{file.as_posix()}"

    def place(self) -> str:
        """Where everything is kept, as people may read it: without a password."""
        file = self.file()
        if file is not None:
            return str(file)
        url = make_url(self.database)
        port = "" if url.port is None else f":{url.port}"
        return f"{url.drivername}://{url.host or ''}{port}/{url.database or ''}"

    def make_folder(self) -> None:
        """Make the folder of a database that is a file, and the file, which nobody else may read: it holds seeds."""
        file = self.file()
        if file is None:
            return
        way_out = f"name another by {_named('database' if self.database else 'data_dir')}"
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise SettingError(f"{file.parent} cannot be made: {error.strerror}; {way_out}") from None
        if file.is_dir():
            raise SettingError(f"{file} is a folder, not a file; {way_out}, such as {file / 'majlis.db'}")
        try:
            file.touch(mode=0o600)
        except OSError as error:
            raise SettingError(f"{file} cannot be written: {error.strerror}; {way_out}") from None

    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data_dir).expanduser() if self.data_dir else user_data_path("majlis", appauthor=False)

    def unread_bytes(self) -> int:
        """What may wait for all who do not read."""
        return int(self.unread_megabytes * 1_000_000)

    def proxies(self) -> list[str]:
        """The addresses and networks that are believed about who asks."""
        return [part.strip() for part in self.trusted_proxies.split(",") if part.strip()]

    def allowed_hosts(self) -> list[str]:
        """The names that requests may be addressed to: all, until the server has an address of its own."""
        host = urlsplit(self.public_url).hostname
        return [host, *THIS_MACHINE, *self._named_hosts()] if host else ["*"]

    def _named_hosts(self) -> list[str]:
        return [part.strip().lower() for part in self.hosts.split(",") if part.strip()]

    def allowed_origins(self) -> frozenset[str]:
        """The foreign origins whose pages may act here."""
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())


def read(environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings: those given (None is not given) before those of the environment before the usual ones."""
    settings = _read(environment, given)
    if settings.secret and len(settings.secret) < 32:
        raise SettingError(f"{variable('secret')} has {len(settings.secret)} characters; at least 32 are needed")
    if settings.nats and settings.file() is not None:
        raise SettingError(
            f"{_named('nats')} is for several processes on one PostgreSQL; a file of SQLite has one, and needs none"
        )
    return settings


def read_for_worker(environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The same for a worker, which needs NATS, and neither database nor secret."""
    settings = _read(environment, given)
    if not settings.nats:
        raise SettingError(f"a worker is asked by NATS, and needs to know where that is: {_named('nats')}")
    return settings


def _read(environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    for name in environment:
        if (
            name.startswith(PREFIX)
            and name.endswith("_SECONDS")
            and name not in map(variable, Settings.__struct_fields__)
        ):
            window = name.removeprefix(PREFIX).removesuffix("_SECONDS").lower()
            raise SettingError(
                f"{name} is no setting; the length of a window is set by {variable('window_seconds')}={window}=SECONDS"
            )
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if given.get(name) is not None:
            values[name] = _checked(name, given[name], _option(name))
        elif environment.get(variable(name)):
            values[name] = _checked(name, environment[variable(name)], variable(name))
    return Settings(**values)


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def parsed(texts: list[str]) -> dict[str, str]:
    """`name=value` texts, as `--set` takes them."""
    given: dict[str, str] = {}
    for text in texts:
        name, found, value = text.partition("=")
        name = name.strip().replace("-", "_").lower()
        if not found or name not in Settings.__struct_fields__ or name in SECRET:
            known = ", ".join(field for field in Settings.__struct_fields__ if field not in SECRET)
            raise SettingError(f"{text!r} is not of the form NAME=VALUE with one of these names: {known}")
        given[name] = value.strip()
    return given


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}" if name in OPTIONS else f"--set {name}"


def _named(name: str) -> str:
    return f"{_option(name)} or {variable(name)}"


def _checked(name: str, value: Any, where: str) -> Any:
    [field] = (field for field in msgspec.structs.fields(Settings) if field.name == name)
    try:
        found = msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        raise SettingError(f"{where} cannot be {value!r}; it must be {expectation(field.type)}") from None
    if not is_possible(name, found):
        # An address of a database may hold a password, however wrong the rest of it is.
        shown = "what is given" if name in ("database", "nats") else repr(value)
        wanted = SPECIAL[name][1] if name in SPECIAL else expectation(field.type)
        raise SettingError(f"{where} cannot be {shown}; it must be {wanted}")
    if name == "window_seconds" and (unknown := set(window_lengths(found)) - (known := known_windows())):
        # A misspelt one would change nothing, and nobody would notice.
        raise SettingError(f"{where}: no game has windows called {_listed(unknown)}; there are {_listed(known)}")
    return found


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


def table() -> str:
    """The settings as a table for docs/operations.md."""
    lines = ["| setting | environment | usual | meaning |", "| --- | --- | --- | --- |"]
    for field in msgspec.structs.fields(Settings):
        [meaning] = (part.description for part in field.type.__metadata__ if getattr(part, "description", None))
        usual = {"": "", None: ""}.get(field.default, f"`{str(field.default).lower()}`")
        setting = "" if field.name in SECRET else f"`{field.name}`"
        lines.append(f"| {setting} | `{variable(field.name)}` | {usual} | {meaning} |")
    return "\n".join(lines)
