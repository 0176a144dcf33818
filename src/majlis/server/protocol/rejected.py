"""The one way to say no: a code for programs, a sentence (`rejected-CODE` of the catalogue) for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from majlis import words
from majlis.errors import MajlisError, Refusal

UNKNOWN = "unknown"
"""The one code that does not say that nothing has changed: the answer to come is known when it is asked for again."""

STATUS = {
    "unreadable": 400,
    "foreign_page": 403,
    "no_metrics": 403,
    "removed": 403,
    "nobody_watches": 403,
    "invited_watch": 403,
    "match_closed": 403,
    "no_such_path": 404,
    "no_such_game": 404,
    "no_such_language": 404,
    "no_such_table": 404,
    "no_such_match": 404,
    "match_gone": 404,
    "upload_gone": 404,
    "no_such_device": 404,
    "link_gone": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "begun": 409,
    "still_running": 409,
    "old_rules": 409,
    "damaged": 410,
    "too_large": 413,
    "not_json": 415,
    "too_many": 429,
    "failed": 500,
    "opening": 503,
    "closing": 503,
    "not_done": 503,
    "not_read": 503,
    UNKNOWN: 503,
    "not_ready": 503,
    "uploads_full": 507,
    "uploads_of_network": 507,
}
"""The HTTP status of a code, where it is not 422."""

Translated = Callable[[str], str]
"""What a language says for something."""


class Rejected(MajlisError):
    """A request that is not carried out; nothing has changed, unless the code is UNKNOWN."""

    def __init__(
        self,
        code: str,
        rule: str | None = None,
        *,
        text: str | None = None,
        option: str | None = None,
        retry: float | None = None,
        **args: int | str | Translated,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        """The rule of a game that forbids it."""
        self.option = option
        """The house rule that cannot be so."""
        self.retry = retry
        """Seconds to wait before the same may be asked again."""
        self._text = text
        self._args = args

    @classmethod
    def by_rule(cls, refusal: Refusal) -> Rejected:
        """What the rules of a game forbid, already in words."""
        return cls(refusal.code, refusal.rule, text=refusal.text)

    @property
    def status(self) -> int:
        """Of an answer over HTTP."""
        return STATUS.get(self.code, 422)

    def text(self, lang: str) -> str:
        if self._text is not None:
            return self._text
        args: dict[str, Any] = {name: value(lang) if callable(value) else value for name, value in self._args.items()}
        return words.say(lang, None, f"rejected-{self.code}", args)


class Moved(Rejected):
    """What was asked of a table that lives at another process: it is asked there, where that can be done."""

    def __init__(self, process: str | None = None) -> None:
        super().__init__("not_done")
        self.process = process
        """Where it lives, if that is known."""
