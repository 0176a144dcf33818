"""What the processes on one database tell each other: a tagged union, as the messages of the pages are."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from majlis.server.protocol.server_messages import Called


class Notice(Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """Whatever a process says to the others; what it does not know is left unread."""


class Beat(Notice):
    """What a process says to itself, to know that it hears."""


class Who(Notice):
    """Who is where? Asked by a process that hears again."""


class Changed(Notice):
    """Something of a table stands otherwise in the store."""

    table: str


class Here(Notice):
    """Somebody who sits at a table has a page of it open."""

    table: str
    session: str


class StoodIn(Notice):
    """A bot keeps a seat from now on, because somebody's time ran out; or they act for themselves again."""

    table: str
    seat: int
    is_on: bool


class Undoing(Struct):
    """Somebody asks to take a move back."""

    seat: int
    client: str
    agreed: list[int] = []


class Wishes(Notice):
    """What people wish for at a table and others have not agreed to yet; it is not stored."""

    table: str
    undo: Undoing | None
    rematch: list[int]
    passed: list[int] = []
    ply: int = 0
    """Where the match stood: a move that was made since has overtaken whoever asks for one back."""


class Spent(Notice):
    """What was asked for at a process and counts at all of them: so many tokens of one limit, by asker."""

    limit: str
    askers: dict[str, int]


class OpenPages(Notice):
    """How many pages a process has open, of sessions and from addresses; others than those named stay as they were."""

    process: str
    sessions: dict[str, int] = {}
    addresses: dict[str, int] = {}
    is_whole: bool = False
    """Whether those that are not named have none."""


class Calling(Notice):
    """Somebody is wanted at a table, wherever their pages are."""

    session: str
    called: Called


class Owned(Notice):
    """A table lives at a process from now on."""

    table: str
    fence: int
    """Its number: what was said of an older one is over."""


class Arrived(Notice):
    """Somebody has opened a page: whoever calls them calls again."""

    session: str


class DeviceEnded(Notice):
    """A device is known no more."""

    device: str


AnyNotice = Beat | Who | Changed | Here | StoodIn | Wishes | Spent | OpenPages | Calling | Arrived | Owned | DeviceEnded

encode_notice = msgspec.json.Encoder().encode
"""One line: JSON writes a new line inside a text as an escape."""
decode_notice = msgspec.json.Decoder(AnyNotice).decode


class Sender(Struct, array_like=True):
    """Who says what follows: the first line of everything that one process sends to others."""

    process: str
    number: int = 0
    """Which of their words it is, where somebody counts."""


encode_sender = msgspec.json.Encoder().encode
_decode_sender = msgspec.json.Decoder(Sender).decode


def sent_by(sender: Sender, said: bytes) -> bytes:
    """A payload: who says it, and what."""
    return encode_sender(sender) + b"\n" + said


def read_payload(payload: bytes) -> tuple[Sender, bytes]:
    """Who says it, and what; raises MsgspecError where nobody can tell."""
    head, _, said = payload.partition(b"\n")
    return _decode_sender(head), said


def in_lines(notices: Iterable[Notice], room: int) -> list[bytes]:
    """Notices as they are sent, a line each, as many together as have room in so many bytes; none is said twice."""
    together: list[list[bytes]] = []
    left = 0
    for line in dict.fromkeys(map(encode_notice, notices)):
        if not together or len(line) > left:
            together.append([])
            left = room
        together[-1].append(line)
        left -= len(line) + 1
    return [b"\n".join(lines) for lines in together]
