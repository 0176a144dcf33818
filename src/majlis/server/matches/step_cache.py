"""What each viewer was told of a match: its last steps, kept only for those whose pages are open."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence

import msgspec

from majlis.kernel.viewers import REFEREE
from majlis.match.match import Event, Match
from majlis.server.protocol.codec import encode
from majlis.server.protocol.parts import Step

MOST = 200
"""Steps remembered for a viewer."""

Viewer = int | None
"""A seat, or None for a spectator."""
Steps = deque[tuple[int, msgspec.Raw]]


class StepCache:
    """Steps by viewer, already encoded; a step looks the same to whoever shares a viewer's knowledge."""

    def __init__(self) -> None:
        self._steps: dict[Viewer, Steps] = {}
        self._rested: dict[Viewer, tuple[Match, Steps]] = {}
        """What those were told who do not look just now, with the match as they left it."""
        self._marks: list[Match] = []
        """The match as it was some time ago, so that not all of it need be played again."""

    def viewers(self) -> Collection[Viewer]:
        """Those whose steps are kept up to date."""
        return self._steps.keys()

    def keep_only(self, viewers: Collection[Viewer], match: Match) -> None:
        """Keep nothing up to date that nobody looks at; whoever comes back is told what has happened meanwhile."""
        for viewer in [viewer for viewer in self._steps if viewer not in viewers]:
            self._rested[viewer] = (match, self._steps.pop(viewer))

    def mark(self, match: Match) -> None:
        """A match as it stands now, which stays as it is: what is played later is played on a copy."""
        if match.log and len(match.log) % MOST == 0:
            self._marks = [*self._marks[-1:], match]

    def note(self, told: Sequence[tuple[int, Mapping[Viewer, msgspec.Raw]]], match: Match, plies: list[int]) -> None:
        """Note steps for those who look now; who has come since they were told is told all anew."""
        for viewer, before in list(self._steps.items()):
            for ply, steps in told:
                if viewer not in steps:
                    del self._steps[viewer]
                    self.recall(viewer, match, plies)
                    break
                before.append((ply, steps[viewer]))

    def drop_after(self, ply: int) -> None:
        """Moves were taken back."""
        self._rested.clear()
        self._marks.clear()
        for steps in self._steps.values():
            while steps and steps[-1][0] > ply:
                steps.pop()

    def recall(self, viewer: Viewer, match: Match, plies: list[int]) -> None:
        """Tell a viewer's last steps anew, from the log of a match."""
        if viewer in self._steps:
            return
        first = len(match.log) - MOST
        again, steps = self._last_steps(viewer, match, first)
        for number in range(len(again.log), len(match.log)):
            move, ply = match.log[number], plies[number]
            again.play_action(move.seat, move.action)
            if number >= first:
                steps.append((ply, encoded_step(again, viewer, ply)))
        self._steps[viewer] = steps

    def _last_steps(self, viewer: Viewer, match: Match, first: int) -> tuple[Match, Steps]:
        """A match to play on from, and what a viewer was told until there."""
        if (rested := self._rested.pop(viewer, None)) is not None:
            return rested[0].copy(), rested[1]
        steps: Steps = deque(maxlen=MOST)
        for mark in reversed(self._marks):
            if len(mark.log) <= first:
                return mark.copy(), steps
        if (opening := encoded_opening(match)) is not None:
            steps.append((0, opening))
        return match.anew(), steps

    def recent(self, viewer: Viewer) -> list[msgspec.Raw]:
        return [step for _, step in self._steps[viewer]]

    def since(self, viewer: Viewer, ply: int) -> list[msgspec.Raw]:
        found: list[msgspec.Raw] = []
        for number, step in reversed(self._steps[viewer]):
            if number <= ply:
                break
            found.append(step)
        return found[::-1]


def encoded_opening(match: Match) -> msgspec.Raw | None:
    """What was drawn before the first action, as the step that leads to ply 0; nobody has secrets there."""
    events = match.opening()
    return msgspec.Raw(encode(Step(0, events[-1]["seat"], events))) if events else None


def encoded_step(match: Match, viewer: Viewer, ply: int) -> msgspec.Raw:
    """The last action of a match as a viewer may be told of it."""
    return msgspec.Raw(encode(Step(ply, match.log[-1].seat, match.events(viewer))))


def encoded_steps(
    match: Match, viewers: Collection[Viewer], ply: int
) -> tuple[dict[Viewer, msgspec.Raw], list[Event] | None]:
    """The same for several viewers, made once where all are told the same; and what one of them is told."""
    steps: dict[Viewer, msgspec.Raw] = {}
    events: list[Event] | None = None
    seat = match.log[-1].seat
    for viewer in viewers:
        if events is None or not match.is_open:
            events = match.events(REFEREE if match.is_open else viewer)
            step = msgspec.Raw(encode(Step(ply, seat, events)))
        steps[viewer] = step
    return steps, events
