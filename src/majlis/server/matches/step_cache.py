"""What each viewer was told of a match: its last steps, kept only for those whose pages are open."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping

import msgspec

from majlis.kernel.viewers import REFEREE
from majlis.match.match import Match
from majlis.server.protocol.codec import encode
from majlis.server.protocol.messages import Step

MOST = 200
"""Steps remembered for a viewer."""

Viewer = int | None
"""A seat, or None for a spectator."""


class StepCache:
    """Steps by viewer, already encoded; a step looks the same to whoever shares a viewer's knowledge."""

    def __init__(self) -> None:
        self._steps: dict[Viewer, deque[tuple[int, msgspec.Raw]]] = {}

    def viewers(self) -> Collection[Viewer]:
        """Those whose steps are kept up to date."""
        return self._steps.keys()

    def keep_only(self, viewers: Collection[Viewer]) -> None:
        """Forget what nobody looks at; it can be told again from the log."""
        for viewer in [viewer for viewer in self._steps if viewer not in viewers]:
            del self._steps[viewer]

    def add(self, ply: int, told: Mapping[Viewer, msgspec.Raw]) -> None:
        """Note a step for those who look now; who has come since it was told is told all anew."""
        for viewer in [viewer for viewer in self._steps if viewer not in told]:
            del self._steps[viewer]
        for viewer, step in told.items():
            if (steps := self._steps.get(viewer)) is not None:
                steps.append((ply, step))

    def drop_after(self, ply: int) -> None:
        """Moves were taken back."""
        for steps in self._steps.values():
            while steps and steps[-1][0] > ply:
                steps.pop()

    def recall(self, viewer: Viewer, match: Match, plies: list[int]) -> None:
        """Tell a viewer's last steps anew, from the log of a match."""
        if viewer in self._steps:
            return
        told: deque[tuple[int, msgspec.Raw]] = deque(maxlen=MOST)
        again, first = match.anew(), len(match.log) - MOST
        if (opening := told_opening(match)) is not None:
            told.append((0, opening))
        for number, (move, ply) in enumerate(zip(match.log, plies, strict=True)):
            again.play_action(move.seat, move.action)
            if number >= first:
                told.append((ply, told_step(again, viewer, ply)))
        self._steps[viewer] = told

    def recent(self, viewer: Viewer) -> list[msgspec.Raw]:
        return [step for _, step in self._steps[viewer]]

    def since(self, viewer: Viewer, ply: int) -> list[msgspec.Raw]:
        steps = self._steps[viewer]
        first = len(steps)
        while first > 0 and steps[first - 1][0] > ply:
            first -= 1
        return [steps[number][1] for number in range(first, len(steps))]


def told_opening(match: Match) -> msgspec.Raw | None:
    """What was drawn before the first action, as the step that leads to ply 0; nobody has secrets there."""
    events = match.opening()
    return msgspec.Raw(encode(Step(0, events[-1]["seat"], events))) if events else None


def told_step(match: Match, viewer: Viewer, ply: int) -> msgspec.Raw:
    """The last action of a match as a viewer may be told of it."""
    return msgspec.Raw(encode(Step(ply, match.log[-1].seat, match.events(viewer))))


def told_steps(match: Match, viewers: Collection[Viewer], ply: int) -> dict[Viewer, msgspec.Raw]:
    """The same for several viewers; made once where all are told the same."""
    if match.is_open:
        return dict.fromkeys(viewers, told_step(match, REFEREE, ply)) if viewers else {}
    return {viewer: told_step(match, viewer, ply) for viewer in viewers}
