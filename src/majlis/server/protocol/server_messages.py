"""What a page is told over its socket."""

from typing import Any, Literal, Union

from msgspec import Struct

from majlis.server.protocol.parts import Candidate, ChatMessage, Listed, Position, Running, Step, TableView, Time


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

    table: TableView
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
    candidates: list[Candidate]


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


Message: Any = Union[tuple(ServerMessage.__subclasses__())]  # noqa: UP007
"""Whatever can be told, as the page's types know it: every class above."""
