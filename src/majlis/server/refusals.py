"""What the house does not do: a stable code, and a sentence of the catalogue (`house-CODE`) for people."""

from __future__ import annotations

from typing import Any

from majlis import words
from majlis.errors import MajlisError, Refusal
from majlis.server.drivers import StoreError, Unknown

UNKNOWN = "unknown"
"""The one code that does not say that nothing has changed: the answer to come is known when it is asked for again."""


class Declined(MajlisError):
    """A request that is not carried out; nothing has changed, unless the code is UNKNOWN."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule: str | None = None
        self._args = args
        self._text: str | None = None

    @classmethod
    def by_rule(cls, refusal: Refusal) -> Declined:
        """What the rules of a game forbid, already in words."""
        declined = cls(refusal.code)
        declined.rule, declined._text = refusal.rule, refusal.text
        return declined

    def told(self, lang: str) -> str:
        return self._text or words.say(lang, None, f"house-{self.code}", self._args)


def unwritten(error: StoreError) -> Declined:
    """What is said of something that could not be written, or of which nobody knows whether it was."""
    return Declined(UNKNOWN if isinstance(error, Unknown) else "not_done")
