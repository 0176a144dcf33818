"""What is asked and answered over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from majlis.server.protocol.parts import Clock, Outcome, Position, SeatPlan, Step
from majlis.server.protocol.values import BotLevel, Circle, Id, Lang, Name, Ply, SeatNumber


class Me(Struct, frozen=True):
    """The session of a guest."""

    name: str
    lang: Lang
    new: bool
    """Whether no name was chosen yet."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a name or a language."""

    name: Name | None = None
    lang: Lang | None = None


class DeviceInfo(Struct, frozen=True):
    """A device at which a guest is known."""

    id: str
    browser: str
    """As people call it; empty if it is none that we know."""
    system: str
    made: str
    seen: str
    here: bool
    """Whether it is the one that asks."""


class LinkInfo(Struct, frozen=True):
    """A code by which another device becomes one of mine: `/device#CODE`, once."""

    code: str
    minutes: int
    """For how long it is good."""


class LinkCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that another device has shown."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class OptionInfo(Struct, frozen=True):
    """A house rule; its words are `option-NAME` and its values' in the game's catalogue."""

    name: str
    kind: Literal["choice", "number", "numbers"]
    default: Any
    """At the usual number of players."""
    choices: list[Any]
    rule: str


class PresetInfo(Struct, frozen=True):
    """House rules by name; the game's words have `preset-NAME`, and in its `about` what it changes."""

    name: str
    options: dict[str, Any]


class GameInfo(Struct, frozen=True):
    """A game of the server."""

    key: str
    version: int
    options: list[OptionInfo]
    """`players` is the first."""
    ready: bool
    """Whether it is compiled."""
    least_minutes: int
    """About how long a quick match of people takes."""
    most_minutes: int
    """About how long a slow one takes."""
    presets: list[PresetInfo]
    """House rules by name; the first one changes nothing."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    options: dict[str, Any]
    """Only those that differ from the usual; `players` among them."""
    seats: list[SeatPlan]
    """One a seat."""
    clock: Clock = Clock()
    start: bool = False
    """Begin at once; every seat must be filled."""
    request: Id | None = None
    """Chosen by the page; who asks again with the same one gets the same table."""
    watch: Circle = "all"
    """Who may watch; see `Table`."""
    talk: Circle = "all"
    """Who may talk."""
    sharing: bool = False
    """Whether guests may seat others at their screen."""


class Seek(Struct, frozen=True, forbid_unknown_fields=True):
    """Play with whoever wants to, now."""

    game: str
    players: Annotated[int, Meta(ge=2, le=12)]
    bots: BotLevel | None = 3
    """How strong the bots are that take the seats which stay free after a while; null: none."""


class TableMade(Struct, frozen=True):
    """A table that was made."""

    table: str


class ResolvedOptions(Struct, frozen=True):
    """Options with the usual ones filled in."""

    options: dict[str, Any]
    """All of them."""
    changed: list[str]
    choices: dict[str, list[Any]]
    """For each option what may be chosen at a table of that many players; empty where there is nothing to choose."""
    gone: list[str] = []
    """Of `fit`: options that were given and did not go with the rest; they are as usual again."""


class MatchInfo(Struct, frozen=True):
    """A match of mine, or one looked at by link."""

    id: str
    game: str
    options: dict[str, Any]
    table: str | None
    """Where it is being played; null when it is over."""
    names: list[str | None]
    """As they were seated; null is a bot, whose name has the number in `bot_names`."""
    bot_names: list[int | None]
    plies: int
    begun: str
    """ISO 8601, UTC."""
    ended: str | None
    outcome: Outcome | None
    mine: list[int]
    """My seats."""


class Segment(Struct, frozen=True):
    """A stretch of a finished match as somebody saw it: the first position, and each step with the one after it."""

    first: Position
    steps: list[Step]
    positions: list[Position]
    opening: list[dict[str, Any]] = []
    """Events of what was drawn before the first action, in a stretch that begins there."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a ply of a finished match, against bots."""

    ply: Ply
    seat: SeatNumber
    level: BotLevel = 3
    request: Id | None = None
    """Chosen by the page; who asks again with the same one gets the same table."""


class Rejection(Struct, frozen=True):
    """An error of the HTTP part."""

    code: str
    text: str
    """In the language of the session."""
    option: str | None = None
    """The option that is wrong, where it is one."""
