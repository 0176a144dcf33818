"""How values are written for pages and programs: messages as JSON, times as milliseconds or ISO 8601."""

import time
from datetime import UTC, datetime

import msgspec

DAY = 24 * 3600 * 1000
"""In milliseconds."""

encode = msgspec.json.Encoder().encode


def milliseconds() -> int:
    """Now, as the store counts."""
    return time.time_ns() // 1_000_000


def days_ago(days: float) -> int:
    """The moment before which things that are kept for so many days are forgotten."""
    return milliseconds() - int(days * DAY) if days else 0


def moment(milliseconds: int) -> str:
    """A time of the store for reading."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
