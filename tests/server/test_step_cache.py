"""What a viewer is told of the last steps is the same whether it was kept, taken up again or told from the log."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from majlis.match.game import game
from majlis.match.match import Match
from majlis.server.matches.log import Made, MatchLog
from majlis.server.matches.step_cache import MOST, StepCache, Viewer
from tests.server.inside import opened, two_at


def anew(log: MatchLog, viewer: Viewer) -> list[bytes]:
    """What is told from the whole log."""
    cache = StepCache()
    cache.recall(viewer, log.match, log.plies)
    return [bytes(step) for step in cache.recent(viewer)]


def told(log: MatchLog, viewer: Viewer) -> list[bytes]:
    log.step_cache.recall(viewer, log.match, log.plies)
    return [bytes(step) for step in log.step_cache.recent(viewer)]


def act(log: MatchLog, chance: random.Random) -> bool:
    if not (actors := log.match.actors()):
        return False
    seat = actors[0]
    made = [Made(seat, chance.choice(log.match.legal_actions(seat)))]
    trial = log.simulate(made)
    log.commit(trial, made)
    log.note(trial)
    return True


@pytest.mark.parametrize("key", ["nahs", "jackaroo"])
def test_whoever_comes_and_goes_is_told_the_same_as_from_the_log(key: str) -> None:
    chance, log = random.Random(7), MatchLog("match", game(key).start(bytes(32)))
    looking: set[Viewer] = set()
    compared = 0
    while act(log, chance) and log.ply < 3 * MOST:
        if chance.random() < 0.05:
            looking ^= {chance.choice([None, 0, 1])}
            log.step_cache.keep_only(looking, log.match)
            for viewer in looking:
                assert told(log, viewer) == anew(log, viewer)
                compared += 1
    assert log.ply > 2 * MOST
    assert compared


@pytest.mark.parametrize("key", ["nahs", "jackaroo"])
def test_whoever_comes_or_goes_while_a_move_is_written_is_told_the_same_as_from_the_log(key: str) -> None:
    chance, log = random.Random(7), MatchLog("match", game(key).start(bytes(32)))
    everybody: list[Viewer] = [None, 0, 1]
    came = went = 0
    for _ in range(60):
        looking = {viewer for viewer in everybody if chance.random() < 0.5}
        log.step_cache.keep_only(looking, log.match)
        for viewer in looking:
            told(log, viewer)
        seat = log.match.actors()[0]
        made = [Made(seat, chance.choice(log.match.legal_actions(seat)))]
        trial = log.simulate(made)
        # It is being written.
        others = {viewer for viewer in everybody if chance.random() < 0.5}
        came, went = came + len(others - looking), went + len(looking - others)
        log.step_cache.keep_only(others, log.match)
        for viewer in others:
            told(log, viewer)
        log.commit(trial, made)
        log.note(trial)
        assert set(log.step_cache.viewers()) == others
        for viewer in everybody:
            assert told(log, viewer) == anew(log, viewer)
    assert min(came, went) > 10


def test_after_a_move_was_taken_back_nothing_of_it_is_told() -> None:
    chance, log = random.Random(3), MatchLog("match", game("jackaroo").start(bytes(32)))
    while log.ply < 2 * MOST + 3:
        assert act(log, chance)
    assert told(log, None)
    log.step_cache.keep_only((), log.match)
    log.take_back(log.ply + 1, log.ply - 5)
    assert told(log, None) == anew(log, None)
    assert act(log, chance)
    assert told(log, None) == anew(log, None)


def test_of_a_long_match_only_the_last_part_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    chance, log = random.Random(7), MatchLog("match", game("nahs").start(bytes(32)))
    while log.ply < 4 * MOST and act(log, chance):
        pass
    assert log.ply > 3 * MOST
    played, play_action = [], Match.play_action

    def counted(match: Match, seat: int, action: int) -> None:
        played.append(action)
        play_action(match, seat, action)

    monkeypatch.setattr(Match, "play_action", counted)
    first = told(log, None)
    assert len(played) <= 2 * MOST
    played.clear()
    log.step_cache.keep_only((), log.match)
    assert told(log, None) == first
    assert not played


def test_where_nobody_looks_any_more_no_view_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            id, first, second = await two_at(sockets, "jackaroo")
            table = await sockets.registry.table(id)
            assert table.live is not None
            match_log = table.live.match_log
            seat = match_log.match.actors()[0]
            action = match_log.match.legal(seat)[0]
            await (first, second)[seat].ask("move", "m", table=id, seat=seat, ply=0, action=action)
            assert match_log.match._seen.keys() == {0, 1}
            await first.ask("exit", "x", table=id)
            assert match_log.match._seen
            await second.ask("exit", "x", table=id)
            assert match_log.before is not None
            assert not match_log.match._seen
            assert not match_log.before._seen

    asyncio.run(work())
