"""What a page asks over its socket."""

from typing import Annotated, Any, Union

from msgspec import Meta, Struct

from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.values import (
    END,
    Action,
    Audience,
    BotLevel,
    ChatText,
    Id,
    Lang,
    Name,
    Ply,
    ReportReason,
    SeatNumber,
)


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
    """Is the connection alive?"""


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
    watch: Audience | None = None
    talk: Audience | None = None
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
    """Stop the clocks and the play, or go on. Anybody who sits may, but for those who gave up where others play on; not
    while a window is open."""

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
    """The end of a round was looked at here. Once everybody who sits at the table says so the bots play on; else they
    do so by themselves after a while. For those who only watch nobody waits: they are refused."""

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
    text: ChatText


class Phrase(ClientMessage):
    """Say one of the ready phrases (`phrase-NAME` in the catalogue)."""

    table: Id
    phrase: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z_]+" + END)]


class Report(ClientMessage):
    """Report somebody to those who run the server; what was said around it is kept with it."""

    table: Id
    person: Id
    """As in a seat or a line."""
    reason: ReportReason
    line: Annotated[int, Meta(ge=1, le=2_000_000_000)] | None = None
    """The number of the line it is about, if it is about one."""
    note: Annotated[str, Meta(max_length=300)] = ""


Request: Any = Union[tuple(ClientMessage.__subclasses__())]  # noqa: UP007
"""Whatever can be asked, as a decoder and the page's types know it: every class above."""
