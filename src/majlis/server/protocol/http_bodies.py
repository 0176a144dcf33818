"""What is asked and answered over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from majlis.server.protocol.parts import Clock, Outcome, Position, SeatPlan, Step
from majlis.server.protocol.values import Audience, BotGoal, BotLevel, Id, Lang, Name, Ply, SeatNumber


class Me(Struct, frozen=True):
    """The session of a guest."""

    name: str
    """As it was typed, or generated."""
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
    rules: str | None
    """Where its rules for the browser lie: `.wasm` behind it is the module, `.json` the manifest; null: not built."""
    lessons: list[str]
    """The names of the lessons of its course, in order; empty where it has none."""
    puzzles: list[int]
    """How many puzzles it has of each level, the first of level 1; empty where it has none."""


class ScriptedAction(Struct, frozen=True):
    """What somebody does in a lesson, or after a try at a puzzle."""

    seat: SeatNumber
    action: str


class RecordPiece(Struct, frozen=True):
    """Some bytes of a record, in hexadecimal."""

    at: int
    """Where they begin."""
    bytes: str


class LessonStepInfo(Struct, frozen=True):
    """One turn of the learner, and what the others do after it."""

    do: list[str]
    """The actions that bring the lesson on."""
    then: list[ScriptedAction]
    """What follows, until it is the learner's turn again."""
    is_led: bool
    """Whether it is shown from the beginning what to do."""


class LessonInfo(Struct, frozen=True):
    """A lesson of a game's course; its words are `lesson-NAME`, with `step-1`, `hint-1` and so on, and `done`."""

    name: str
    rules: list[str]
    """The rules it is about."""
    options: dict[str, Any]
    """House rules that differ from the usual."""
    seat: SeatNumber
    """Where the learner sits."""
    steps: list[LessonStepInfo]
    state: list[RecordPiece]
    """The record of the position it begins at; what is in no piece is 0."""
    seed: str
    """Of what is drawn after it, in hexadecimal."""


class PuzzleInfo(Struct, frozen=True):
    """A position in which one action is clearly best by what the seat knows."""

    id: str
    options: dict[str, Any]
    """House rules that differ from the usual."""
    seat: SeatNumber
    """Who is to act."""
    level: int
    """The lowest level whose bots find the answer more often than not."""
    best: list[str]
    """The best action, and those that are as good."""
    chance: float
    """Of the first place after it."""
    margin: float
    """By how much the best of the other actions is worse."""
    noise: float
    """The standard error of that; 0 where an engine looked ahead."""
    line: list[ScriptedAction]
    """How it goes on after the best action."""
    losses: dict[str, float]
    """By how much each other action is worse."""
    refuted: dict[str, list[ScriptedAction]]
    """How it goes on after those of them that tempt."""
    state: list[RecordPiece]
    """The record of the position; what is in no piece is 0."""
    seed: str
    """Of what is drawn after it, in hexadecimal."""


class TableTiming(Struct, frozen=True):
    """How long things take at a table, in seconds, as the server is set; a page that referees itself keeps to it."""

    windows: dict[str, float]
    """The lengths of windows by their kind; those of other kinds are as their game has them."""
    away: float
    """After a rest as long as this a window begins anew."""
    back: float
    """The least that a bank holds when its owner is back after it ran out."""
    thinking: float
    """The longest a bot may really think."""
    pace: float
    """How long bots seem to think, compared with people; 0 lets them act at once."""
    interlude: float
    """How long bots leave people to look at the end of a round."""


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
    watch: Audience = "all"
    """Who may watch; see `TableView`."""
    talk: Audience = "all"
    """Who may talk."""
    sharing: bool = False
    """Whether guests may seat others at their screen."""
    goal: BotGoal = "win"
    """What bots play for; see `TableView`."""


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
    sides: int
    """How many play against each other; partners are one side."""
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
    key: str | None = None
    """What a link to it needs so that others may read it, once it is over; null where anybody may."""


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
