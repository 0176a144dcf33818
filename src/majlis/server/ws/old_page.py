"""What is said to a page that was loaded before the protocol changed, in the words that it knows: load it again.

Up to protocol 1 a request had `do` and a message `is` where both have `type` now. Such a page offers to be loaded again
when two messages `welcome` of one connection name different versions; whatever else it asks is refused in words.
"""

from __future__ import annotations

import msgspec

from majlis import words
from majlis.server.protocol.codec import encode
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.version import PROTOCOL
from majlis.server.ws.connection import Connection

CODE = "old_page"


class _OldRequest(msgspec.Struct):
    do: str
    id: str | None = None
    lang: str = ""


_decode = msgspec.json.Decoder(_OldRequest).decode


def answers(connection: Connection, frame: str | bytes) -> list[bytes]:
    """What a page of before is told, if this came from one; else nothing."""
    try:
        request = _decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []
    if request.lang in words.LANGUAGES:
        connection.lang = request.lang
    if request.do != "hello":
        text = Rejected(CODE).text(connection.lang)
        id = None if request.id is None else request.id[:40]
        return [encode({"is": "refused", "id": id, "code": CODE, "text": text, "rule": None})]
    name = connection.session.name
    return [
        encode({"is": "welcome", "name": name, "version": f"protocol {number}"}) for number in (PROTOCOL - 1, PROTOCOL)
    ]
