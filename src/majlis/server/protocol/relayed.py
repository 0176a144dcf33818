"""What one process says to another for pages and tables that they have: a tagged union, packed, several at a time."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from majlis.server.protocol.http_bodies import Seek


class Relayed(Struct, tag_field="type", omit_defaults=True, array_like=True):
    """Whatever is said to one process alone. A page is known by a number of the process that has its socket."""


class PassedOn(Relayed, tag="ask"):
    """A request of a page here for a table that lives there."""

    page: int
    session: tuple[str, str, str]
    """Its id, name and language."""
    lang: str
    """Of the page."""
    address: str
    frame: bytes
    trace: str = ""
    """What it is a part of, where that is traced."""


class Returning(Relayed, tag="enter"):
    """A page here follows a table that lives there by now, or of which something was lost: it is to be told all."""

    page: int
    session: tuple[str, str, str]
    lang: str
    address: str
    table: str
    key: str | None


class PageLeft(Relayed, tag="left"):
    """A page has gone."""

    page: int


class PagesHere(Relayed, tag="here"):
    """Every page that follows something there; others are gone, whatever was said of them."""

    pages: list[int]


class Forgotten(Relayed, tag="forgotten"):
    """Pages that were named and are not known: they are to return. Without any it only has a number."""

    pages: list[int]


class ToldPages(Relayed, tag="tell"):
    """A frame for pages there; said once, however many they are."""

    frame: bytes
    pages: list[int]


class AnsweredPage(Relayed, tag="answered"):
    """A request of a page there has its answer, which was told; and whether the page follows the table now."""

    page: int
    request: str
    table: str
    follows: bool


class LivesElsewhere(Relayed, tag="elsewhere"):
    """A table is not here, or not any more."""

    table: str


class QuickWish(Relayed, tag="seek"):
    """Somebody wants to sit down at a table of the queue; without a wish, to leave it."""

    call: int
    table: str
    session: tuple[str, str, str]
    wish: Seek | None


class QuickAnswer(Relayed, tag="sought"):
    """Whether they did; None: it could not be done."""

    call: int
    is_done: bool | None


AnyRelayed = (
    PassedOn
    | Returning
    | PageLeft
    | PagesHere
    | Forgotten
    | ToldPages
    | AnsweredPage
    | LivesElsewhere
    | QuickWish
    | QuickAnswer
)

encode_relayed = msgspec.msgpack.Encoder().encode
decode_relayed = msgspec.msgpack.Decoder(list[AnyRelayed]).decode
