"""A time in which several may act: choices are kept unseen until it ends, for everybody at the same time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from majlis.games.definition import WindowKind
from majlis.match.match import Match
from majlis.server.protocol.parts import Window


class WindowChoice(NamedTuple):
    """What somebody has chosen."""

    action: int
    client: str | None


@dataclass
class OpenWindow:
    """A window as it stands."""

    kind: WindowKind
    ply: int
    """At which it opened."""
    length: float | None
    """Seconds; None: no end."""
    ends: float | None
    """By the loop's clock."""
    choices: dict[int, WindowChoice] = field(default_factory=dict)
    stored: set[int] = field(default_factory=set)
    """Seats whose choice the store holds."""

    def shown(self, seat: int | None, now: float) -> Window:
        """The window as a seat sees it."""
        left = None if self.ends is None else max(round((self.ends - now) * 1000), 0)
        length = None if self.length is None else round(self.length * 1000)
        return Window(self.kind.kind, length, left, seat in self.choices, self.kind.collects)

    def is_past(self, now: float) -> bool:
        return self.ends is not None and now >= self.ends


def window_kind(match: Match) -> WindowKind | None:
    """The window that the position of a match asks for."""
    windows = match.game.definition.windows
    if windows is None:
        return None
    kind: WindowKind | None = windows.window_kind(match.record())
    return kind


def usual_seconds(match: Match, kind: WindowKind) -> float:
    """How long such a window is open, as the game has it."""
    windows = match.game.definition.windows
    assert windows is not None
    return float(windows.SECONDS[kind.kind])


def is_sealed(match: Match, action: int) -> bool:
    """Whether an action is kept unseen in a window that collects."""
    windows = match.game.definition.windows
    return windows is not None and bool(windows.is_sealed(action))


def asked(match: Match) -> list[int]:
    """The seats whose choices a window collects, in asking order."""
    return [seat for seat in match.actors() if any(is_sealed(match, action) for action in match.legal_actions(seat))]


def default_action(match: Match, seat: int) -> int | None:
    """What saying nothing means for a seat: what the game says, or all that it could do; None: nothing."""
    legal = [action for action in match.legal_actions(seat) if is_sealed(match, action)]
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
