"""A match followed by ear: what is told of a position is in words, true, and nothing that the listener may not know."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis import words
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE
from majlis.match.commentary import Commentator, facts
from tests.conformance.walks import walk
from tests.oracles.quoridor import DIRECTIONS, FILES, Oracle


@pytest.mark.parametrize("key", majlis.games())
def test_every_fact_is_told_in_every_language(key: str) -> None:
    told = set()
    for match in walk(key, 2, every=9, most=200):
        for viewer in (REFEREE, None, 0):
            for fact in facts(match, viewer):
                told.add(fact["event"])
                for lang in words.LANGUAGES:
                    assert match.tell(fact, lang, ["Layla"] * match.game.players)
    assert told


@pytest.mark.parametrize("key", [key for key in majlis.games() if key != "quoridor"])
def test_two_worlds_that_look_the_same_are_told_alike(key: str) -> None:
    seen = 0
    for match in walk(key, 4, every=17, most=120):
        for seat in range(match.game.players):
            world = match.copy()
            world._states = match.game.ops.determinized(match.hidden(seat), new_stream(match.ply))
            world.forget_views()
            assert facts(world, seat) == facts(match, seat)
            seen += world.state() != match.state()
    assert seen > 0


def test_the_cards_somebody_has_left_are_told_with_what_they_do() -> None:
    """A red run that is opened with four cards left (T-13)."""
    match = majlis.game("taki", players=2).start(seed=3)
    commentator = Commentator(match, None)
    heard: list[dict[str, Any]] = []
    while match.actors() and not heard:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
        heard = commentator.heard(match)
    [fact] = heard
    assert match.tell(fact, "en", ["Sami", "Noa"]) in ("Sami has 4 cards left.", "Noa has 4 cards left.")
    assert match.view(None)["sizes"][fact["seat"]] == 4


def test_what_was_true_before_is_not_told_again() -> None:
    match = majlis.game("quoridor", size=5, starter=1).start(seed=1)
    commentator = Commentator(match, None)
    match.play(0, "c2")
    assert [(fact["seat"], fact["steps"]) for fact in commentator.heard(match)] == [(0, 3)]
    match.play(1, "c2h")
    # It lies in the middle of both ways.
    assert [(fact["seat"], fact["steps"]) for fact in commentator.heard(match)] == [(0, 4), (1, 5)]
    match.play(0, "b2")
    assert [(fact["seat"], fact["steps"]) for fact in commentator.heard(match)] == [(0, 3)]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_who_does_not_see_the_board_is_told_where_fences_lie(lang: str) -> None:
    match = majlis.game("quoridor").start(seed=1)
    assert "now_laid" not in [fact["event"] for fact in facts(match, None)]
    for text in ("c4v", "f3h"):
        match.play(match.actors()[0], text)
    told = [match.tell(fact, lang) for fact in facts(match, None)]
    assert "f3h, c4v" in told[-1]


def shortest(oracle: Oracle, seat: int) -> int:
    """By the plain referee's own walls and goals."""
    here, seen, steps = [oracle.pawns[seat]], {oracle.pawns[seat]}, 0
    while not any(oracle._is_goal(seat, square) for square in here):
        around = [(x + across, y + up, (x, y)) for x, y in here for across, up in DIRECTIONS]
        here = [(x, y) for x, y, before in around if oracle._is_open(before, (x, y)) and (x, y) not in seen]
        seen |= set(here)
        steps += 1
    return steps


@pytest.mark.parametrize("players", [2, 4])
def test_steps_to_go_are_those_of_the_plain_referee(players: int) -> None:
    match = majlis.game("quoridor", players=players, size=7).start(seed=4)
    ply = 0
    while match.actors() and ply < 60:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.play(seat, legal[(7 * ply) % len(legal)])
        ply += 1
        view = match.view(None)
        oracle = Oracle.__new__(Oracle)
        oracle.size, oracle.players = 7, players
        oracle.pawns = [(FILES.index(place[0]) + 1, int(place[1])) for place in view["pawns"]]
        oracle.fences = {(FILES.index(fence[0]) + 1, int(fence[1]), fence[2]) for fence in view["fences"]}
        told = {fact["seat"]: fact["steps"] for fact in facts(match, None) if fact["event"] == "now_steps"}
        assert told == {each: shortest(oracle, each) for each in range(players)}
