"""What servers and workers say to each other: what a bot is to think about, and what came of it; packed."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from majlis.server.protocol.values import BotGoal


class ThoughtWanted(Struct, array_like=True):
    """Somebody is to think for a seat. It is all that they are given: what the seat knows, and a lot of its own."""

    game: str
    options: bytes
    """As JSON."""
    seat: int
    level: int
    view: bytes
    """The record with everything cleared that the seat does not know."""
    rng: bytes
    """The random stream of this thought, from which nothing else of the match can be drawn."""
    seconds: float
    """How long it may take; what was found by then is the answer."""
    trace: str = ""
    """What it is a part of, where that is traced."""
    goal: BotGoal = "win"
    """What it is played for."""


class ThoughtAnswer(Struct, tag_field="type", array_like=True):
    """Whatever a worker says of a thought that is wanted of it."""


class ThoughtBegun(ThoughtAnswer, tag="begun"):
    """It is at it: said at once, and again and again until it is done."""

    worker: str


class ThoughtDone(ThoughtAnswer, tag="done"):
    """What a bot would do."""

    action: int
    candidates: list[tuple[int, float, float]]
    waits: bool
    rng: bytes
    """The stream, moved on by as much as the thought drew from it."""


class ThoughtDeclined(ThoughtAnswer, tag="declined"):
    """Somebody else is to do it."""

    why: str


AnyThoughtAnswer = ThoughtBegun | ThoughtDone | ThoughtDeclined

encode_thought = msgspec.msgpack.Encoder().encode
decode_wanted = msgspec.msgpack.Decoder(ThoughtWanted).decode
decode_answer = msgspec.msgpack.Decoder(AnyThoughtAnswer).decode
