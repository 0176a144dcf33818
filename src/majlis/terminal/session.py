"""People and bots around one match and one screen: who is asked, who looks, what each has yet to be told."""

from __future__ import annotations

from majlis.match.match import Match
from majlis.terminal.bots import TerminalBots


class TerminalSession:
    """A match, the seats that people hold (the others are bots'), and the seat in front of the screen."""

    def __init__(self, match: Match, people: frozenset[int], bots: TerminalBots) -> None:
        self.match = match
        self.people = people
        self.bots = bots
        self.facing = next(iter(people)) if len(people) == 1 else None
        """The seat in front of the screen; None before anybody is, and when only bots play."""
        self.silent: set[int] = set()
        """The people who may act and have let others go first."""
        self.unread: dict[int, list[str]] = {seat: [] for seat in people}
        """What happened since a seat last looked, in words."""

    def asked(self) -> int:
        """The seat whose turn it is to speak: the first in asking order that has something to say."""
        actors = self.match.actors()
        for seat in actors:
            if seat in self.people:
                if seat not in self.silent:
                    return seat
            elif self.bots.choose(self.match, seat) is not None:
                return seat
        # Whoever may keep silent has; it is for somebody at the screen to go on after all.
        self.silent.clear()
        return next(seat for seat in actors if seat in self.people)

    def play(self, seat: int, text: str) -> list[str]:
        """Carry out an action; what is to be told to whoever is in front of the screen."""
        self.match.play(seat, text)
        self.silent.clear()
        happened = {watcher: self._sentences(watcher) for watcher in self.people}
        for watcher, sentences in happened.items():
            if watcher != self.facing:
                self.unread[watcher] += sentences
        if self.facing is not None:
            return happened[self.facing]
        return [] if self.people else self._sentences(None)

    def play_bot(self, seat: int) -> list[str]:
        """Let a bot act."""
        action = self.bots.choose(self.match, seat)
        assert action is not None
        return self.play(seat, action)

    def introduced(self, lang: str) -> dict[int, str]:
        """The bots by their seats: their names and how they play."""
        seats = [seat for seat in range(self.match.game.players) if seat not in self.people]
        return {seat: self.bots.introduced(self.match, seat, lang) for seat in seats}

    def needs_curtain(self, seat: int) -> bool:
        """Whether the seat may see what the people who look at the screen now may not."""
        lookers = self.people - {seat} if self.facing is None else {self.facing} - {seat}
        return any(self._seen(looker) != self._seen(seat) for looker in lookers)

    def turn_to(self, seat: int) -> list[str]:
        """Seat somebody in front of the screen; what happened since that seat last looked."""
        sentences = [] if self._has_seen_all(seat) else self.unread[seat]
        self.facing = seat
        self.unread[seat] = []
        return sentences

    def undo(self) -> None:
        """Take back the last action, and those of bots before it, until people are asked."""
        self.match.undo()
        while self.match.log and not self.people.intersection(self.match.actors()):
            self.match.undo()
        self.silent.clear()
        self.unread = {seat: [] for seat in self.people}

    def _has_seen_all(self, seat: int) -> bool:
        """Whether the seat has been told everything already, over the shoulder of whoever looked."""
        return self.facing is not None and not self.needs_curtain(seat)

    def _sentences(self, viewer: int | None) -> list[str]:
        return [self.match.tell(event) for event in self.match.events(viewer)]

    def _seen(self, seat: int) -> dict[str, object]:
        return {**self.match.view(seat), "viewer": None}
