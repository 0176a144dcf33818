"""A span in which several may act: choices are kept unseen until it ends, for everybody at the same time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from majlis.games.definition import WindowKind
from majlis.match.match import Match
from majlis.server.protocol.messages import Window


class Choice(NamedTuple):
    """What somebody has chosen."""

    text: str
    client: str | None


@dataclass
class OpenWindow:
    """A window as it stands."""

    span: WindowKind
    ply: int
    """At which it opened."""
    length: float | None
    """Seconds; None: no end."""
    ends: float | None
    """By the loop's clock."""
    choices: dict[int, Choice] = field(default_factory=dict)
    stored: set[int] = field(default_factory=set)
    """Seats whose choice the store holds."""

    def shown(self, seat: int | None, now: float) -> Window:
        """The window as a seat sees it."""
        left = None if self.ends is None else max(round((self.ends - now) * 1000), 0)
        length = None if self.length is None else round(self.length * 1000)
        return Window(self.span.kind, length, left, seat in self.choices, self.span.collects)

    def is_past(self, now: float) -> bool:
        return self.ends is not None and now >= self.ends


def span_of(match: Match) -> WindowKind | None:
    """The span that a match is in."""
    windows = match.game.definition.windows
    if windows is None:
        return None
    span: WindowKind | None = windows.span(match.record())
    return span


def is_sealed(match: Match, action: int) -> bool:
    """Whether an action is kept unseen in a window that gathers."""
    windows = match.game.definition.windows
    return windows is not None and bool(windows.is_sealed(action))


def asked(match: Match) -> list[int]:
    """The seats whose choices a window gathers, in asking order."""
    kernels = match.game.kernels
    return [
        seat
        for seat in match.actors()
        if any(is_sealed(match, action) for action in kernels.legal(match.states(), seat))
    ]


def silence(match: Match, seat: int) -> int | None:
    """What saying nothing means for a seat: what the game says, or all that it could do; None: nothing."""
    legal = [action for action in match.game.kernels.legal(match.states(), seat) if is_sealed(match, action)]
    windows = match.game.definition.windows
    if windows is not None and windows.DEFAULT_ACTION in legal:
        return int(windows.DEFAULT_ACTION)
    return legal[0] if len(legal) == 1 else None


def speakers(match: Match) -> frozenset[int]:
    """The seats that merely may speak: those with an engine-only wait."""
    waits = match.game.definition.waits
    if not waits:
        return frozenset()
    return frozenset(seat for seat in match.actors() if waits & set(match.all_legal(seat)))
