"""What is wrong with a replay: a code for programs, and words in every language."""

from collections.abc import Callable
from typing import Any

from majlis import words
from majlis.errors import ReplayError

Translated = Callable[[str], str]
"""What a language calls something."""


class BrokenReplay(ReplayError):
    """A replay that is no replay, or does not lead where it says; its own text is English."""

    def __init__(self, code: str, text: str, ply: int | None = None, **values: int | str | Translated) -> None:
        super().__init__(text, ply)
        self.code = code
        self._values = values

    def text(self, lang: str) -> str:
        """The same in words: `broken-CODE` of the catalogue."""
        values: dict[str, Any] = {
            name: value(lang) if callable(value) else value for name, value in self._values.items()
        }
        if self.ply is not None:
            values["ply"] = self.ply
        return words.say(lang, None, f"broken-{self.code}", values)
