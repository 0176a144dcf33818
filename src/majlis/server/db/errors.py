"""What can go wrong with the store, and what is said of it to whoever asked."""

from __future__ import annotations

from typing import Self

from majlis.errors import MajlisError
from majlis.server.protocol.rejected import UNKNOWN, Moved, Rejected


class StoreError(MajlisError):
    """Something could not be written; it has not happened."""

    is_silence = False
    """Whether the database gave no answer in time, so that the next who asks would wait in vain, too."""

    @classmethod
    def of_silence(cls, why: str) -> Self:
        error = cls(why)
        error.is_silence = True
        return error


class Conflict(StoreError):
    """Somebody else was faster: the key is taken, or the version has passed."""


class Fenced(StoreError):
    """The table lives at another process by now; nothing was written."""


class UnknownOutcome(StoreError):
    """Nobody can say whether it was written: the connection broke, or no answer came, after it had been asked for."""


def rejection_of(error: StoreError) -> Rejected:
    """What is said of something that could not be written, or of which nobody knows whether it was."""
    if isinstance(error, Fenced):
        return Moved()
    return Rejected(UNKNOWN if isinstance(error, UnknownOutcome) else "not_done")
