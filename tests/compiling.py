"""Why a test takes so long: a game is still being compiled, which is said once for each game."""

from __future__ import annotations

from collections.abc import Callable


class CompileNotice:
    """Hears of games that are waited for, here or by a server of the tests; not of what was compiled before."""

    def __init__(self, games: frozenset[str], say: Callable[[str], None]) -> None:
        self._left = set(games)
        self._say = say

    def __call__(self, game: str) -> None:
        if game in self._left:
            self._left.remove(game)
            self._say(f"{game} is still being compiled, which takes up to a minute; `majlis warm {game}` does it ahead")
