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
from majlis.server.security.sessions import Session

ME = Session("me", "Sara", "en")


def made(match_log: MatchLog, rng: random.Random) -> Made:
    seat = rng.choice(match_log.match.actors())
    return Made(seat, rng.choice(match_log.match.legal_actions(seat)))


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
        may = [followed.may_undo(seating, seat) for seat in range(2)]
        match_log.before = None
        assert may == [TakeBacks(match_log).may_undo(seating, seat) for seat in range(2)]
        found.update(may)
    assert found[False] > 0
    assert found[True] > 0 or not match_log.match.is_open
