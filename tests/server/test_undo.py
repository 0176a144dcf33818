"""What may be taken back is found move by move as it would be from the whole log."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import majlis
from majlis.server.matches.log import Made, MatchLog
from majlis.server.matches.seats import Seats
from majlis.server.matches.undo import TakeBacks
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sessions import Session

ME = Session("me", "Sara", "en")


def made(match_log: MatchLog, rng: random.Random) -> Made:
    seat = rng.choice(match_log.match.actors())
    return Made(seat, rng.choice(match_log.match.legal_actions(seat)))


def may_ask(match_log: MatchLog, seating: Seats, seat: int) -> bool:
    """Whether a person who asks to take their last move back is heard."""
    try:
        TakeBacks(match_log).undone_to(seating, seat)
    except Rejected:
        return False
    return seating[seat].is_human


@pytest.mark.parametrize("other", ["bot", "device"])
@pytest.mark.parametrize("game", majlis.games())
def test_found_move_by_move_or_from_the_log_it_is_the_same(game: str, other: str) -> None:
    rng, found = random.Random(game), Counter[bool]()
    match_log = MatchLog("m", majlis.game(game, players=2).start(7))
    seating = Seats.planned(ME, [SeatPlan("me"), SeatPlan(other)])  # type: ignore[arg-type]
    followed = TakeBacks(match_log)
    for _ in range(60):
        if not match_log.match.actors():
            break
        each = [made(match_log, rng)]
        match_log.commit(match_log.simulate(each), each)
        undoer = followed.undoer(seating)
        match_log.before = None
        assert undoer == TakeBacks(match_log).undoer(seating)
        assert [seat for seat in range(2) if may_ask(match_log, seating, seat)] == ([] if undoer is None else [undoer])
        found.update(seat == undoer for seat in range(2))
    assert found[False] > 0
    assert found[True] > 0 or not match_log.match.is_open
