"""Why a test takes so long: a game is still being compiled, which is said once for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.event import Event, Listener


class CompileNotice(Listener):
    """Hears of what Numba compiles, not of what it finds in its cache."""

    def __init__(self, games: frozenset[str], say: Callable[[str], None]) -> None:
        self._left = set(games)
        self._say = say

    def on_start(self, event: Event) -> None:
        function: Any = event.data["dispatcher"].py_func
        # A kernel that is bound to a game is called by the game's key and its own name.
        game = function.__qualname__.partition(".")[0]
        if game in self._left:
            self._left.remove(game)
            self._say(f"{game} is still being compiled, which takes up to a minute; `majlis warm {game}` does it ahead")

    def on_end(self, event: Event) -> None:
        """That it has ended the test says by going on."""
