"""Taking a move back: only where nothing was revealed, drawn or decided by another since."""

from __future__ import annotations

from majlis.match.giving_up import GIVEN_UP
from majlis.match.quiet import is_quiet
from majlis.server.course import Course
from majlis.server.refusals import Rejected
from majlis.server.seating import Seating


def undone_to(course: Course, seating: Seating, seat: int) -> int:
    """The ply whose position would stand again if the seat's last move were taken back.

    Replies of bots go with it where all people sit at one page: they have decided nothing against anybody.
    """
    log = course.match.log
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
    match = course.match.anew()
    for move in log[:number]:
        match.play_action(move.seat, move.action)
    for move in log[number:]:
        if not is_quiet(match, move.seat, move.action, viewers):
            raise Rejected("undo_revealed")
        match.play_action(move.seat, move.action)
    return course.plies[number - 1] if number else 0
