"""The log of a match being played: its moves, the position they led to, and the window that may be open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from majlis.errors import MajlisError
from majlis.match.game import Game, game
from majlis.match.giving_up import GIVE_UP, GIVEN_UP, ranked
from majlis.match.match import Event, Match
from majlis.server.db.rows import Entry, MatchRow
from majlis.server.matches.step_cache import StepCache, Viewer, encoded_steps
from majlis.server.matches.windows import OpenWindow
from majlis.server.protocol.parts import Outcome
from majlis.server.protocol.rejected import Rejected

TAKEN_BACK = "undo"
"""The action of an entry that takes moves back."""


class Made(NamedTuple):
    """An action about to be written."""

    seat: int
    action: int
    client: str | None = None


class Trial(NamedTuple):
    """A match as it will stand once what was tried is durable."""

    match: Match
    plies: list[int]
    ply: int
    steps: list[tuple[int, dict[Viewer, msgspec.Raw]]]
    events: list[Event] | None
    """What somebody is told of the last action; None if nobody looks on."""


class MatchLog:
    """A match being played. Nothing here waits: what is tried is adopted after it has been written."""

    def __init__(self, id: str, match: Match) -> None:
        self.id = id
        self.match = match
        self.ply = 0
        """The number of the log's last entry."""
        self.plies: list[int] = []
        """The numbers of the entries that count, one for each of the match's moves."""
        self.clients: dict[str, int] = {}
        """Requests that are in the log, with their ply."""
        self.banks: dict[int, int] = {}
        """What the log says of the seats' banks, in milliseconds."""
        self.before: Match | None = None
        """The match before the last action, where that is known."""
        self._asked: tuple[Match, tuple[int, ...]] | None = None
        self._shown: tuple[Match, dict[str, Any]] | None = None
        self._last_events: tuple[Match, list[Event]] | None = None
        self.window: OpenWindow | None = None
        self.step_cache = StepCache()

    @classmethod
    def restored(cls, row: MatchRow, entries: Sequence[Entry]) -> MatchLog:
        """A match as its log has it."""
        match_log = cls(row.id, begun(row))
        for entry in entries:
            match_log.apply(entry)
        return match_log

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; asked for often, found once: the match is another one after each move."""
        if self._asked is None or self._asked[0] is not self.match:
            self._asked = (self.match, self.match.actors())
        return self._asked[1]

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a viewer knows; described once where everybody knows the same."""
        if not self.match.is_open:
            return self.match.view(viewer)
        if self._shown is None or self._shown[0] is not self.match:
            self._shown = (self.match, self.match.state())
        return {**self._shown[1], "viewer": viewer}

    def forget_views(self) -> None:
        """Nobody looks any more."""
        self._shown = None
        self.match.forget_views()
        if self.before is not None:
            self.before.forget_views()

    def last_events(self) -> list[Event]:
        """The last action as somebody is told of it, for what everybody can see of it; told once."""
        if self._last_events is not None and self._last_events[0] is self.match:
            return self._last_events[1]
        return self.match.events(None)

    def judge(self, seat: int, text: str, lang: str) -> int:
        """The number of what a person asks for, if the seat may do it now; else the rule that forbids it rejects it."""
        action = self.match.action(text)
        if action is None or not self.match.allows(seat, action):
            raise self._rejected(seat, text, lang)
        return action

    def check(self, seat: int, action: int) -> None:
        """Reject what a bot may not do now."""
        if not self.match.allows(seat, action):
            raise self._rejected(seat, self.match.text(action), "en")

    def _rejected(self, seat: int, text: str, lang: str) -> Rejected:
        refusal = self.match.why(seat, text, lang)
        assert refusal is not None
        return Rejected.by_rule(refusal)

    def simulate(self, made: Iterable[Made]) -> Trial:
        """Carry out actions aside from the match, and note what each viewer will be told."""
        match, plies, ply = self.match, list(self.plies), self.ply
        steps, events = [], None
        for each in made:
            match = match.after(each.seat, each.action)
            ply += 1
            plies.append(ply)
            encoded, events = encoded_steps(match, self.step_cache.viewers(), ply)
            steps.append((ply, encoded))
        return Trial(match, plies, ply, steps, events)

    def commit(self, trial: Trial, made: Iterable[Made]) -> None:
        """What was tried is durable. This is play alone: whoever looks on, comes or goes has no part in it."""
        self.before = self.match if len(trial.steps) == 1 else None
        self.match, self.plies, self.ply = trial.match, trial.plies, trial.ply
        self._last_events = None if trial.events is None else (trial.match, trial.events)
        self.step_cache.mark(trial.match)
        for each, (ply, _) in zip(made, trial.steps, strict=True):
            if each.client is not None:
                self.clients[each.client] = ply

    def note(self, trial: Trial) -> None:
        """Remember what those are told who look on now, after it was adopted."""
        self.step_cache.note(trial.steps, self.match, self.plies)

    def apply(self, entry: Entry) -> None:
        """Adopt an entry that the log already holds."""
        if entry.ply != self.ply + 1:
            raise MajlisError(f"the log of match {self.id} goes from ply {self.ply} to {entry.ply}")
        if not 0 <= entry.seat < self.match.game.players:
            raise MajlisError(f"the log of match {self.id} has a seat {entry.seat} at ply {entry.ply}")
        if entry.back_to is not None:
            self.take_back(entry.ply, entry.back_to)
        else:
            gives_up = entry.action == GIVE_UP and entry.seat not in self.match.given_up
            action = GIVEN_UP if gives_up else self.match.action(entry.action)
            if action is None or not (gives_up or self.match.allows(entry.seat, action)):
                raise MajlisError(f"the log of match {self.id} is broken: {entry.action!r} at ply {entry.ply}")
            made = [Made(entry.seat, action, entry.client)]
            trial = self.simulate(made)
            self.commit(trial, made)
            self.note(trial)
        if entry.client is not None:
            self.clients[entry.client] = entry.ply
        if entry.bank_ms is not None:
            self.banks[entry.seat] = entry.bank_ms

    def take_back(self, ply: int, back_to: int) -> None:
        """An entry that takes moves back: the position after `back_to` stands again, under a new ply."""
        kept = [number for number in self.plies if number <= back_to]
        match = self.match.anew()
        for move in self.match.log[: len(kept)]:
            match.play_action(move.seat, move.action)
        self.before, self.match, self.plies, self.ply = None, match, kept, ply
        self.step_cache.drop_after(back_to)

    def outcome(self, resigned: Sequence[int], match: Match | None = None) -> Outcome | None:
        """How the match ended, if it did; who gave up comes last, the first to do so at the very end."""
        match = match or self.match
        result = match.result()
        if result is None:
            return None
        # Logs of old did not say who gave up; their seats do.
        given_up = [*result.given_up, *(seat for seat in resigned if seat not in result.given_up)]
        places = result.places if tuple(given_up) == result.given_up else ranked(match.game, result.places, given_up)
        return Outcome(list(places), list(result.scores), given_up, "giving_up" if result.is_given_up else "play")


def configured(row: MatchRow) -> Game:
    """The game of a stored match, if its rules are still the same."""
    found = game(row.game, **msgspec.json.decode(row.options))
    if found.version != row.version:
        raise Rejected("old_rules")
    return found


def begun(row: MatchRow) -> Match:
    """A stored match before its first action."""
    found = configured(row)
    if row.start is None:
        return found.start(row.seed)
    return found.position(msgspec.json.decode(row.start), row.seed)
