"""What can go wrong with a request of the HTTP part: a code for programs, a status, and words for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from majlis import words
from majlis.match.broken import BrokenReplay
from majlis.server.refusals import Declined
from majlis.server.wire import Wrong

STATUS = {
    "unreadable": 400,
    "foreign_page": 403,
    "no_metrics": 403,
    "no_such_path": 404,
    "no_such_game": 404,
    "no_such_language": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "invalid": 422,
    "bad_name": 422,
    "mixed_name": 422,
    "bad_replay": 422,
    "too_many": 429,
    "failed": 500,
    "opening": 503,
}
"""Every code of the HTTP part with its status; `wrong-CODE` of the catalogue has the words."""


class Problem(Exception):
    """A request that is not carried out."""

    def __init__(self, code: str, retry: float | None = None, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.retry = retry
        """Seconds to wait before the same may be asked again."""
        self._args: Mapping[str, Any] = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, lang: str) -> Wrong:
        """The problem in words."""
        return Wrong(self.code, words.say(lang, None, f"wrong-{self.code}", self._args))


class BadOption(Problem):
    """A house rule that cannot be so, already in words."""

    def __init__(self, option: str, text: str) -> None:
        super().__init__("bad_option")
        self._wrong = Wrong(self.code, text, option)

    @property
    def status(self) -> int:
        return 422

    def told(self, lang: str) -> Wrong:
        return self._wrong


class BadReplay(Problem):
    """A replay file that is not sound, with what is wrong with it."""

    def __init__(self, broken: BrokenReplay) -> None:
        super().__init__("bad_replay")
        self._broken = broken

    def told(self, lang: str) -> Wrong:
        why = self._broken.told(lang)
        return Wrong(self.code, words.say(lang, None, "wrong-bad_replay", {"why": why}))


class Refused(Problem):
    """What the house declines, with its own code and words."""

    def __init__(self, declined: Declined) -> None:
        super().__init__(declined.code)
        self._declined = declined

    @property
    def status(self) -> int:
        return DECLINED.get(self.code, 422)

    def told(self, lang: str) -> Wrong:
        return Wrong(self.code, self._declined.told(lang))


DECLINED = {
    "removed": 403,
    "nobody_watches": 403,
    "invited_watch": 403,
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_match": 404,
    "match_gone": 404,
    "upload_gone": 404,
    "no_such_device": 404,
    "link_gone": 404,
    "begun": 409,
    "still_running": 409,
    "old_rules": 409,
    "too_many": 429,
    "closing": 503,
    "not_done": 503,
    "not_read": 503,
    "unknown": 503,
    "not_ready": 503,
}
"""The status of what the house declines, where it is not 422."""
