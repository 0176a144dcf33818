"""Taking a move back: only where nothing was revealed, drawn or decided by another since."""

from __future__ import annotations

from majlis.match.giving_up import GIVEN_UP
from majlis.match.information import revealed_nothing
from majlis.match.match import LogEntry
from majlis.server.matches.log import MatchLog
from majlis.server.matches.seats import Seats
from majlis.server.protocol.rejected import Rejected


class TakeBacks:
    """Which moves of a match may be taken back. What a move revealed is found once, when it is the last one."""

    def __init__(self, match_log: MatchLog) -> None:
        self._match_log = match_log
        self._revealed_nothing: dict[str, bool] = {}
        """By the ply a move led to, and the seats of people then."""

    def undoer(self, seating: Seats) -> int | None:
        """The seat that could ask for it now, which is at most one; every page is told after every move."""
        log = self._match_log.match.log
        seat = log[-1].seat if log else None
        if seat is not None and not seating[seat].is_human:
            seat = self._answered(seating)
        return None if seat is None or self._last_move(seating, seat)[1] is not None else seat

    def undone_to(self, seating: Seats, seat: int) -> int:
        """The ply whose position would stand again if the seat's last move were taken back."""
        number, code = self._last_move(seating, seat)
        if code is not None:
            raise Rejected(code)
        return self._match_log.plies[number - 1] if number else 0

    def _answered(self, seating: Seats) -> int | None:
        """The seat of the person whom bots have answered last, if all people sit at one page."""
        if len(seating.sessions()) != 1:
            return None
        log = self._match_log.match.log
        return next((move.seat for move in reversed(log) if seating[move.seat].is_human), None)

    def _last_move(self, seating: Seats, seat: int) -> tuple[int, str | None]:
        """The number of the seat's last move in the log, and why it may not be taken back.

        Replies of bots go with it where all people sit at one page: they have decided nothing against anybody.
        """
        match = self._match_log.match
        log, number = match.log, len(match.log) - 1

        if number >= 0 and log[number].seat != seat and len(seating.sessions()) <= 1:
            while number >= 0 and self._is_reply(seating, seat, log[number]):
                number -= 1
        if number < 0:
            return number, "nothing_to_undo"
        if log[number].seat != seat or (match.given_up and any(move.action == GIVEN_UP for move in log[number:])):
            return number, "undo_others_acted"
        viewers = tuple([each.seat for each in seating.people()])
        for each in range(number, len(log)):
            if not self._is_undoable(each, viewers):
                return number, "undo_revealed"
        return number, None

    @staticmethod
    def _is_reply(seating: Seats, seat: int, move: LogEntry) -> bool:
        """Whether a bot made a move, and not for this seat."""
        return move.seat != seat and not seating[move.seat].is_human

    def _is_undoable(self, number: int, viewers: tuple[int, ...]) -> bool:
        """Whether a move of the log revealed nothing to the viewers."""
        match, key = self._match_log.match, f"{self._match_log.plies[number]} {viewers}"
        if key not in self._revealed_nothing:
            before = self._match_log.before if number == len(match.log) - 1 else None
            if before is not None:
                self._revealed_nothing[key] = revealed_nothing(before, match, viewers)
            else:
                self._revealed_nothing[key] = self._revealed_nothing_then(number, viewers)
        return self._revealed_nothing[key]

    def _revealed_nothing_then(self, number: int, viewers: tuple[int, ...]) -> bool:
        """The same for a move that others followed: after a restart, or when several were written at once."""
        log, again = self._match_log.match.log, self._match_log.match.anew()
        for move in log[:number]:
            again.play_action(move.seat, move.action)
        return revealed_nothing(again, again.after(log[number].seat, log[number].action), viewers)
