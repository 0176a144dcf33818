"""The types of single values: what a name, a ply or a language may be."""

from typing import Annotated, Literal

from msgspec import Meta

END = r"(?!\n)$"
"""How a pattern ends: in Python `$` alone would let one line feed follow, which it does not in JSON Schema."""

Lang = Literal["en", "ar", "he"]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+" + END)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Action = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Ply = Annotated[int, Meta(ge=0)]
BotLevel = Annotated[int, Meta(ge=1, le=5)]
Seconds = Annotated[int, Meta(ge=1, le=86_400)]

Status = Literal["waiting", "playing", "paused", "over"]
Occupant = Literal["free", "link", "person", "device", "bot"]
Audience = Literal["all", "players", "nobody"]
BotGoal = Literal["win", "place"]
ReportReason = Literal["insult", "spam", "name", "unfair", "other"]
