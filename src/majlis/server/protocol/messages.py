"""What a page and the server say to each other: every message, typed.

docs/protocol.md and web/src/wire.ts are made from this file (`python tools/wire.py`); a test keeps them true.
A string after a field says what it means, there and here.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 2
"""Rises with every change that a page of before could not follow: such a page is told to load itself again."""

Lang = Literal["en", "ar", "he"]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Action = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Ply = Annotated[int, Meta(ge=0)]
BotLevel = Annotated[int, Meta(ge=1, le=5)]
Seconds = Annotated[int, Meta(ge=1, le=86_400)]

Status = Literal["gathering", "playing", "paused", "over"]
Occupant = Literal["free", "link", "person", "device", "bot"]
Circle = Literal["all", "players", "nobody"]
Reason = Literal["insult", "spam", "name", "unfair", "other"]


# ------------------------------------------------------------------------------------------------ shared parts


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
    """A message of the catalogue, `window-KIND`: `asking`, `last_card`, `choosing`."""
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


class Table(Struct, frozen=True):
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
    watch: Circle = "all"
    """Who may watch once the match has begun: all; `players`: those who sit there, and whom they have sent the
    invitation; `nobody` but those who sit there."""
    talk: Circle = "all"
    """Who may say something: all, those who sit there (and the host), or nobody."""
    sharing: bool = False
    """Whether guests may seat others at their screen; the host always may."""
    removed: list[Removed] = []
    """Whom the host has removed; only the host is told."""
    sides: list[list[int]] = []
    """The seats that win together, once the match has begun."""
    hurry: bool = False
    """Whether bots act without a pause."""


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


class Chance(Struct, frozen=True):
    """An action with what a bot thinks of it."""

    action: str
    chance: float
    """Of the first place, 0 to 1."""
    share: float
    """Of the attention given to it, 0 to 1."""


# --------------------------------------------------------------------------------------- from a page to the server


class ClientMessage(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True):
    """Whatever a page asks."""

    id: Id
    """Chosen by the page, new for each request; the answer (`done`, `refused` or `unknown`) carries it. The same id
    again has no second effect, not even after a restart or at another process."""
    again: bool = False
    """Whether it was sent before and its answer was lost, or was `unknown`; then what could not be written now is no
    proof that it had not been written then, and the answer is `unknown` until one can be given."""


class Hello(ClientMessage):
    """The first message: the language of refusals."""

    lang: Lang = "en"


class Ping(ClientMessage):
    """Is the line alive?"""


class Lobby(ClientMessage):
    """Follow the list of open tables, or stop following it."""

    on: bool = True


class Enter(ClientMessage):
    """Follow a table. Gets `table`, then `position` or `steps` for every seat held here, then what happens."""

    table: Id
    key: Id | None = None
    """From the invitation link; needed to take a `link` seat."""
    ply: Ply | None = None
    """The last ply this page has; then only what is missing is sent, if it is little."""


class Exit(ClientMessage):
    """Stop following a table. A seat held there is kept, and its player is away."""

    table: Id


class Sit(ClientMessage):
    """Take a seat, for oneself or for somebody else at this screen."""

    table: Id
    seat: SeatNumber | None = None
    """null: the first one that this session may take; who sits there already has it."""
    device: bool = False
    name: Name | None = None
    """Of somebody else at this screen."""


class Leave(ClientMessage):
    """Give up a seat before the start."""

    table: Id
    seat: SeatNumber


class Arrange(ClientMessage):
    """The host fills, frees or opens a seat before the start; a person who sat there is removed, and stays out of this
    table until the host lets them in again."""

    table: Id
    seat: SeatNumber
    plan: SeatPlan


class Readmit(ClientMessage):
    """The host lets somebody in again who was removed."""

    table: Id
    person: Id
    """As in the table's `removed`."""


class Allow(ClientMessage):
    """The host says who may watch, who may talk, and whether guests may seat others at their screen; what is null stays
    as it is."""

    table: Id
    watch: Circle | None = None
    talk: Circle | None = None
    sharing: bool | None = None


class Start(ClientMessage):
    """The host begins the match; free seats are taken by bots if `fill` is set, else they refuse it."""

    table: Id
    fill: bool = False
    level: BotLevel = 3


class Move(ClientMessage):
    """Act. `done` means that it is in the log, or, in a window, kept until the window ends."""

    table: Id
    seat: SeatNumber
    ply: Ply
    """The ply at which it was chosen; another one is refused with the current position."""
    action: Action


class Why(ClientMessage):
    """May this seat do that, and if not, which rule forbids it? Answered by `verdict`."""

    table: Id
    seat: SeatNumber
    action: Action


class Hint(ClientMessage):
    """What would a bot do? Answered by `hint`."""

    table: Id
    seat: SeatNumber


class Pause(ClientMessage):
    """Stop the clocks and the play, or go on. Anybody who sits may; not while a window is open."""

    table: Id
    on: bool = True


class Resign(ClientMessage):
    """Give up. With two sides the match ends at once, and the other one has won; with more a bot plays the seat to the
    end, and it comes last. Where partners play, a side has given up when all its people have."""

    table: Id
    seat: SeatNumber


class Back(ClientMessage):
    """I am here again: the bot that kept my seat while my time was up hands it back. A move says so, too."""

    table: Id
    seat: SeatNumber


class Seen(ClientMessage):
    """The end of a round was looked at here. Once everybody at the table says so the bots play on; else they do so by
    themselves after a while."""

    table: Id


class Undo(ClientMessage):
    """Ask to take back one's last move, agree to it, or not.

    Only where nothing was revealed, drawn or decided by another since; where no other person sits, the bots' replies
    are taken back with it.
    """

    table: Id
    seat: SeatNumber
    agree: bool = True


class Rematch(ClientMessage):
    """Want another match with the seats rotated, or not.

    It begins once everybody has answered who is at the table, or can be called to it and has not let that time pass.
    Where nobody else wants it, whoever asks again begins with bots in their place.
    """

    table: Id
    seat: SeatNumber
    agree: bool = True
    """Whoever does not agree is not waited for; in the next match a bot has the seat."""


class Hurry(ClientMessage):
    """Let the bots act at once for the rest of this match; only where no other person sits."""

    table: Id
    on: bool = True


class Say(ClientMessage):
    """Say a line."""

    table: Id
    text: Line


class Phrase(ClientMessage):
    """Say one of the ready phrases (`phrase-NAME` in the catalogue)."""

    table: Id
    phrase: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z_]+$")]


class Report(ClientMessage):
    """Report somebody to those who run the server; what was said around it is kept with it."""

    table: Id
    person: Id
    """As in a seat or a line."""
    reason: Reason
    line: Annotated[int, Meta(ge=1, le=2_000_000_000)] | None = None
    """The number of the line it is about, if it is about one."""
    note: Annotated[str, Meta(max_length=300)] = ""


Request = (
    Hello | Ping | Lobby | Enter | Exit | Sit | Leave | Arrange | Readmit | Allow | Start | Move | Why | Hint
    | Pause | Resign | Back | Seen | Undo | Rematch | Hurry | Say | Phrase | Report
)  # fmt: skip


# --------------------------------------------------------------------------------------- from the server to a page


class ServerMessage(Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """Whatever the server says."""


class Done(ServerMessage):
    """A request was carried out; a move is durable now."""

    id: str
    ply: int | None = None
    """Of a move: the ply it led to; null while it is kept in a window."""


class Refused(ServerMessage):
    """A request was not carried out, and nothing has changed."""

    id: str | None
    """null where the frame could not be read at all."""
    code: str
    """Stable, for programs."""
    text: str
    """For people, in the page's language."""
    rule: str | None = None
    """The rule that forbids it."""


class Unknown(ServerMessage):
    """Nobody can say yet whether a request was carried out; it is to be asked again, under the same id."""

    id: str
    text: str
    """For people, in the page's language."""


class Welcome(ServerMessage):
    """The answer to `hello`."""

    name: str
    version: str
    """Of the server; another one than it was before means: load the page again."""
    protocol: int
    """The protocol that the server speaks; another one than the page's means: load the page again."""


class LobbyInfo(ServerMessage, tag="lobby"):
    """The open tables and what is being played; sent again whenever they change."""

    tables: list[Listed]
    playing: list[Running]
    """Matches that anybody may watch, the last one begun first."""


class TableInfo(ServerMessage, tag="table"):
    """The table; sent again whenever something other than the position changes."""

    table: Table
    times: list[Time]


class TurnedAway(ServerMessage, tag="turned_away"):
    """This page follows a table no longer: its guest was removed, or only others may watch now."""

    table: str
    code: str
    text: str
    """For people, in the page's language."""


class PositionInfo(ServerMessage, tag="position"):
    """A whole position for one seat (or the spectators), with the last steps that led to it."""

    table: str
    position: Position
    recent: list[Step]
    """The last steps, oldest first, for the history; at most 200."""
    times: list[Time]


class Played(ServerMessage):
    """What happened since the ply this page has, and the position now; one for every seat held here."""

    table: str
    steps: list[Step]
    """One, or those missing after a reconnect or at the end of a window; never with a gap."""
    position: Position
    times: list[Time]


class TakenBack(ServerMessage, tag="taken_back"):
    """A move was taken back; the position is as it was, under a new ply."""

    table: str
    back_to: int
    """The ply whose position this is again; steps after it are out of the history."""
    position: Position
    times: list[Time]


class ChatInfo(ServerMessage, tag="chat"):
    """Lines said at a table: one, or the last ones on entering."""

    table: str
    lines: list[ChatMessage]


class Verdict(ServerMessage):
    """The answer to `why`."""

    id: str
    allowed: bool
    code: str | None = None
    text: str | None = None
    rule: str | None = None


class HintInfo(ServerMessage, tag="hint"):
    """The answer to `hint`: actions, best first."""

    id: str
    table: str
    seat: int
    ply: int
    chances: list[Chance]


class Called(ServerMessage):
    """Somebody is wanted at a table that none of their pages follows; said to all their pages, wherever they are."""

    table: str
    game: str
    why: Literal["rematch", "next", "turn"]
    """Another match is wished for (`rematch` answers, from anywhere); it stands, with a seat kept; or it is one's
    turn."""
    seat: int
    names: list[str]
    """Who wants another match."""
    next: str | None = None
    """The table of the next match."""


class Preparing(ServerMessage):
    """A game is being made ready (compiled) for the first time on this machine."""

    game: str
    done: float
    """0 to 1."""


Message = (
    Done | Refused | Unknown | Welcome | LobbyInfo | TableInfo | TurnedAway | PositionInfo | Played | TakenBack
    | ChatInfo | Verdict | HintInfo | Called | Preparing
)  # fmt: skip


# ------------------------------------------------------------------------------------------------ the HTTP part


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
