"""Bots that think as long as their caller says."""

import itertools
from typing import Any

import pytest

import majlis
from majlis.bots.search import TreeSearch
from majlis.games.quoridor.engine import EngineSearch
from majlis.kernel.seeds import new_stream
from majlis.lab.thinking_time import decide_in


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What thoughts work, and a clock by which each look takes a hundredth of a second."""
    noted: list[tuple[str, int]] = []
    looks = itertools.count()
    monkeypatch.setattr("majlis.lab.thinking_time.time.perf_counter", lambda: next(looks) / 100)
    for kind in (TreeSearch, EngineSearch):
        usual = kind.work

        def noting(thinking: Any, iterations: int, usual: Any = usual) -> None:
            noted.append((type(thinking).__name__, iterations))
            usual(thinking, iterations)

        monkeypatch.setattr(kind, "work", noting)
    return noted


@pytest.mark.parametrize("kind", ["random", "instinct", "search"])
@pytest.mark.parametrize("key", sorted(majlis.games()))
def test_a_time_to_think_gives_a_legal_action(key: str, kind: str) -> None:
    match = majlis.game(key).start(seed=3)
    seat = match.actors()[0]
    decision = decide_in(0.02, majlis.bot(kind, 5), match.game, match.hidden(seat), seat, new_stream(1))
    assert decision.action in match.game.ops.all_legal(match.hidden(seat), seat)


def test_an_engine_is_stopped_by_the_clock(worked: list[tuple[str, int]]) -> None:
    match = majlis.game("quoridor").start(seed=3)
    seat = match.actors()[0]
    decide_in(0.1, majlis.bot("search", 5), match.game, match.hidden(seat), seat, new_stream(1))
    # The first look says when it begins, the tenth that its time is up.
    assert worked == [("EngineSearch", 1)] * 9


def test_a_search_is_planned_for_what_it_has_time_for(worked: list[tuple[str, int]]) -> None:
    match = majlis.game("toitoi", players=3).start(seed=3)
    seat = match.actors()[0]
    decide_in(3, majlis.bot("search", 5), match.game, match.hidden(seat), seat, new_stream(1))
    (_, short), *rest = worked
    # The short one took one look of the clock, and 299 are left.
    planned = sum(iterations for _, iterations in rest)
    assert short * 290 < planned < short * 320
