"""The house: all tables that people and bots sit at, and what is asked of them from outside a socket."""

from __future__ import annotations

from majlis.match.replay import Replay
from majlis.server.session import Session
from majlis.server.store import Store
from majlis.server.tempo import Tempo
from majlis.server.wire import Listed, Look, MatchIs, NewTable


class House:
    """Made once a process; `open` before use, `close` at the end. What it refuses raises refusals.Declined."""

    def __init__(self, store: Store, tempo: Tempo) -> None:
        self.store = store
        self.tempo = tempo

    async def open(self) -> None:
        """Let every running match go on from its log."""

    async def close(self) -> None:
        """Finish what is being written, send every page away (1012), and stop."""

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled and loaded."""
        raise NotImplementedError

    async def make_table(self, session: Session, plan: NewTable) -> str:
        """A new table's id."""
        raise NotImplementedError

    async def listed(self) -> list[Listed]:
        """The lobby."""
        raise NotImplementedError

    async def mine(self, session: Session) -> list[Listed]:
        """The tables at which a guest sits and which are not over."""
        raise NotImplementedError

    async def about(self, table: str) -> Listed:
        """One table, for an invitation."""
        raise NotImplementedError

    async def matches(self, session: Session) -> list[MatchIs]:
        """The matches of a guest, the last one first."""
        raise NotImplementedError

    async def match(self, match: str, session: Session | None) -> MatchIs:
        raise NotImplementedError

    async def replay(self, match: str) -> Replay:
        """A finished match as a file; a running one would give its seed away."""
        raise NotImplementedError

    async def look(self, match: str, viewer: int | None, first: int, last: int) -> Look:
        """A stretch of a finished match, as a seat, a spectator (None) or the referee (-1) saw it."""
        raise NotImplementedError

    async def play_on(self, session: Session, match: str, ply: int, seat: int, level: int) -> str:
        """A new table at which a guest plays on from a ply of a finished match, against bots."""
        raise NotImplementedError
