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


class TableRequest(ClientMessage):
    """Whatever is asked of a table."""

    table: Id


class Enter(TableRequest):
    """Follow a table. Gets `table`, then `position` or `steps` for every seat held here, then what happens."""

    key: Id | None = None
    """From the invitation link; needed to take a `link` seat."""
    ply: Ply | None = None
    """The last ply this page has; then only what is missing is sent, if it is little."""


class Exit(TableRequest):
    """Stop following a table. A seat held there is kept, and its player is away."""


class Sit(TableRequest):
    """Take a seat, for oneself or for somebody else at this screen."""

    seat: SeatNumber | None = None
    """null: the first one that this session may take; who sits there already has it."""
    device: bool = False
    name: Name | None = None
    """Of somebody else at this screen."""


class Leave(TableRequest):
    """Give up a seat before the start."""

    seat: SeatNumber


class Arrange(TableRequest):
    """The host fills, frees or opens a seat before the start; a person who sat there is removed, and stays out of this
    table until the host lets them in again."""

    seat: SeatNumber
    plan: SeatPlan


class Readmit(TableRequest):
    """The host lets somebody in again who was removed."""

    person: Id
    """As in the table's `removed`."""


class Allow(TableRequest):
    """The host says who may watch, who may talk, and whether guests may seat others at their screen; what is null stays
    as it is."""

    watch: Audience | None = None
    talk: Audience | None = None
    sharing: bool | None = None


class Start(TableRequest):
    """The host begins the match; free seats are taken by bots if `fill` is set, else they refuse it."""

    fill: bool = False
    level: BotLevel = 3


class Move(TableRequest):
    """Act. `done` means that it is in the log, or, in a window, kept until the window ends."""

    seat: SeatNumber
    ply: Ply
    """The ply at which it was chosen; another one is refused with the current position."""
    action: Action


class Why(TableRequest):
    """May this seat do that, and if not, which rule forbids it? Answered by `verdict`."""

    seat: SeatNumber
    action: Action


class Hint(TableRequest):
    """What would a bot do? Answered by `hint`."""

    seat: SeatNumber


class Pause(TableRequest):
    """Stop the clocks and the play, or go on. Anybody who sits may, but for those who gave up where others play on; not
    while a window is open."""

    on: bool = True


class Resign(TableRequest):
    """Give up. With two sides the match ends at once, and the other one has won; with more a bot plays the seat to the
    end, and it comes last. Where partners play, a side has given up when all its people have."""

    seat: SeatNumber


class Back(TableRequest):
    """I am here again: the bot that kept my seat while my time was up hands it back. A move says so, too."""

    seat: SeatNumber


class Seen(TableRequest):
    """The end of a round was looked at here. Once everybody who sits at the table says so the bots play on; else they
    do so by themselves after a while. For those who only watch nobody waits: they are refused."""


class Undo(TableRequest):
    """Ask to take back one's last move, agree to it, or not.

    Only where nothing was revealed, drawn or decided by another since; where no other person sits, the bots' replies
    are taken back with it.
    """

    seat: SeatNumber
    agree: bool = True


class Rematch(TableRequest):
    """Want another match with the seats rotated, or not.

    It begins once everybody has answered who is at the table, or can be called to it and has not let that time pass.
    Where nobody else wants it, whoever asks again begins with bots in their place.
    """

    seat: SeatNumber
    agree: bool = True
    """Whoever does not agree is not waited for; in the next match a bot has the seat."""


class Hurry(TableRequest):
    """Let the bots act at once for the rest of this match; only where no other person sits."""

    on: bool = True


class Say(TableRequest):
    """Say a line."""

    text: ChatText


class Phrase(TableRequest):
    """Say one of the ready phrases (`phrase-NAME` in the catalogue)."""

    phrase: Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z_]+" + END)]


class Report(TableRequest):
    """Report somebody to those who run the server; what was said around it is kept with it."""

    person: Id
    """As in a seat or a line."""
    reason: ReportReason
    line: Annotated[int, Meta(ge=1, le=2_000_000_000)] | None = None
    """The number of the line it is about, if it is about one."""
    note: Annotated[str, Meta(max_length=300)] = ""


_OF_NO_TABLE = [each for each in ClientMessage.__subclasses__() if each is not TableRequest]
Request: Any = Union[(*_OF_NO_TABLE, *TableRequest.__subclasses__())]
"""Whatever can be asked, as a decoder and the page's types know it: every class above."""
