"""What several messages are made of: a clock, a seat, a position, a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from majlis.server.protocol.values import Audience, BotGoal, BotLevel, Name, Occupant, Seconds, Status


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time control."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 60
    """For each move, or in the bank at the start."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Added to the bank after each move."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be filled when a table is made, or by its host before the start."""

    occupant: Literal["me", "free", "link", "device", "bot"]
    """`me`: the one who asks; `free`: anybody from the lobby; `link`: whoever has the table's link; `device`: somebody
    else at the same screen; `bot`."""
    level: BotLevel = 3
    """Of a bot."""
    name: Name | None = None
    """Of somebody at the same screen."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    occupant: Occupant
    name: str | None
    """As the person typed it, or generated; a bot has a number of the catalogue (`bot-name-N`) instead, or beside it
    where it plays on for a person under the name that people saw."""
    bot_name: int | None
    level: int | None
    """Of a bot."""
    mine: bool
    """Whether this page's session holds it (a person's or a device's seat)."""
    away: bool
    """Its player has no page open."""
    stand_in: bool
    """A bot plays for it until its player is back (`back`, or any move)."""
    resigned: bool
    """Its player gave up; a bot plays it to the end."""
    opening: Literal["free", "link"] = "link"
    """How it is open while nobody sits there."""
    person: str | None = None
    """A sign of whoever holds it, the same at every table and under every name; null for bots and open seats."""


class Removed(Struct, frozen=True):
    """Somebody whom the host has removed."""

    person: str
    name: str


class Time(Struct, frozen=True):
    """A seat's time."""

    left: int | None
    """Milliseconds, at the moment of sending; null where there is no limit now."""
    running: bool


class Window(Struct, frozen=True):
    """A time in which several may act; it has the same length whatever they hold."""

    kind: str
    """A message of the game's catalogue, `window-KIND`."""
    length: int | None
    """Milliseconds in all; null: no end, where all the people sit at one page and nobody could be told anything."""
    left: int | None
    """Milliseconds, at the moment of sending; null: no end."""
    answered: bool
    """Whether this seat's answer is already kept."""
    collects: bool
    """Whether answers are kept until it ends: no pause then."""


class Outcome(Struct, frozen=True):
    """How a match ended."""

    places: list[int]
    scores: list[int]
    """As the game counts; empty where all others gave up."""
    resigned: list[int] = []
    """Seats that gave up, in order; they come last."""
    by: Literal["play", "giving_up"] = "play"
    """Whether it was played to its end, or one side was left that had not given up."""


class Position(Struct, frozen=True):
    """What one seat, or a spectator, knows and may do at a ply."""

    ply: int
    seat: int | None
    """Whose knowledge this is; null is a spectator's."""
    view: dict[str, Any]
    """As `match.view(seat)`; see the game's page in docs."""
    actors: list[int]
    """Seats that may act now, the one asked first in front."""
    legal: list[str]
    """What this seat may do now, in the rulebook's notation, in a fixed order."""
    window: Window | None = None
    outcome: Outcome | None = None
    may_undo: bool = False
    """Whether this seat may ask now that its last move be taken back (`undo`): nobody has learnt anything since."""


class Step(Struct, frozen=True):
    """One action of the log, as one seat may be told of it."""

    ply: int
    """The ply it led to; 0 where it tells what was drawn before the first action."""
    seat: int
    """Who acted; at ply 0 whom the draw concerns."""
    events: list[dict[str, Any]]
    """Each has `event`, a message `event-NAME` of the game's catalogue, and that message's arguments; seats count
    from 0."""


class Quick(Struct, frozen=True):
    """Before a quick match, which begins by itself."""

    left: int | None
    """Milliseconds until bots take the free seats, at the moment of sending; null: somebody waits for people."""
    bots: bool
    """Whether this page's session lets bots in."""
    against: list[int]
    """Seats whose people wait for people."""


class TableView(Struct, frozen=True):
    """A table as one page sees it."""

    id: str
    game: str
    options: dict[str, Any]
    clock: Clock
    status: Status
    seats: list[SeatInfo]
    host: bool
    """Whether this page's session is the host."""
    host_name: str | None
    """Of the host, who invites; null where the host does not sit at the table."""
    quick: Quick | None
    """While people are sought for a quick match; it has no host."""
    may_sit: bool
    """Whether there is a seat that this page's session may take, sitting at none."""
    match: str | None
    """The match being played or just over."""
    watchers: int
    undo: list[int] | None
    """While somebody asks to take a move back: the seats that have agreed, the asker's first."""
    rematch: list[int]
    """Seats that want another match."""
    passed: list[int]
    """Seats that do not want another match now."""
    awaited: list[int]
    """While another match is wished for: the seats whose answer is waited for."""
    next: str | None
    """The table of the next match, once it stands."""
    invite: str | None
    """The path of the invitation; only for those who sit there."""
    watch: Audience = "all"
    """Who may watch once the match has begun: all; `players`: those who sit there, and whom they have sent the
    invitation; `nobody` but those who sit there."""
    talk: Audience = "all"
    """Who may say something: all, those who sit there (and the host), or nobody."""
    sharing: bool = False
    """Whether guests may seat others at their screen; the host always may."""
    removed: list[Removed] = []
    """Whom the host has removed; only the host is told."""
    sides: list[list[int]] = []
    """The seats that win together, once the match has begun."""
    hurry: bool = False
    """Whether bots act without a pause."""
    goal: BotGoal = "win"
    """What bots play for: to be first, whatever becomes of them otherwise, or for as good a `place` as they can get."""


class Listed(Struct, frozen=True):
    """A table in the lobby, or one of mine."""

    id: str
    game: str
    players: int
    free: int
    """Seats that anybody may take."""
    status: Status
    names: list[str]
    changed: list[str]
    """Options that differ from the usual."""
    clock: Clock
    my_turn: bool = False
    quick: bool = False
    """Whether people are sought for a quick match."""


class Running(Struct, frozen=True):
    """A match being played that anybody may watch: one could sit down there from the lobby."""

    id: str
    """Of the table."""
    game: str
    names: list[str | None]
    """As they are seated; null is a bot, whose name has the number in `bot_names`."""
    bot_names: list[int | None]
    ply: int
    watchers: int
    """As far as this process knows."""
    changed: list[str]
    """Options that differ from the usual."""


class ChatMessage(Struct, frozen=True):
    """A line said at a table."""

    number: int
    seat: int | None
    """null: a spectator."""
    name: str
    text: str | None
    """As it was typed, without control characters; to be shown as text, isolated (`dir=auto`)."""
    phrase: str | None
    """Instead of a text: a message of the catalogue, `phrase-NAME`."""
    mine: bool
    person: str = ""
    """A sign of whoever said it, as in `Seat`."""


class Candidate(Struct, frozen=True):
    """An action with what a bot thinks of it."""

    action: str
    win_probability: float
    """Of the first place, 0 to 1."""
    share: float
    """Of the attention given to it, 0 to 1."""
