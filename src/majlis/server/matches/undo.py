"""Taking a move back: only where nothing was revealed, drawn or decided by another since."""

from __future__ import annotations

from majlis.match.giving_up import GIVEN_UP
from majlis.match.information import reveals_nothing
from majlis.server.matches.log import MatchLog
from majlis.server.matches.seats import Seats
from majlis.server.protocol.rejected import Rejected


def undone_to(match_log: MatchLog, seating: Seats, seat: int) -> int:
    """The ply whose position would stand again if the seat's last move were taken back.

    Replies of bots go with it where all people sit at one page: they have decided nothing against anybody.
    """
    log = match_log.match.log
    is_alone = len(seating.sessions()) <= 1
    number = len(log) - 1
    while is_alone and number >= 0 and log[number].seat != seat and not seating[log[number].seat].is_persons:
        number -= 1
    if number < 0:
        raise Rejected("nothing_to_undo")
    if log[number].seat != seat:
        raise Rejected("undo_others_acted")
    if any(move.action == GIVEN_UP for move in log[number:]):
        raise Rejected("undo_others_acted")
    viewers = [chair.seat for chair in seating.people()]
    match = match_log.match.anew()
    for move in log[:number]:
        match.play_action(move.seat, move.action)
    for move in log[number:]:
        if not reveals_nothing(match, move.seat, move.action, viewers):
            raise Rejected("undo_revealed")
        match.play_action(move.seat, move.action)
    return match_log.plies[number - 1] if number else 0
