"""Who is asked, who looks and who is told what, with a match whose seats hold secrets and speak out of turn."""

from __future__ import annotations

from typing import Any, cast

import pytest

from majlis.match.match import Match
from majlis.terminal.bots import TerminalBots
from majlis.terminal.session import TerminalSession

pytestmark = pytest.mark.interpreted


class Secretive:
    """A stand-in for a match: seats act in a given order, each knows its own hand, events are told per viewer."""

    def __init__(self, *orders: tuple[int, ...], open_cards: bool = False) -> None:
        self.orders = orders
        self.open_cards = open_cards
        self.log: list[tuple[int, str]] = []
        self.seed = bytes(32)

    @property
    def ply(self) -> int:
        return len(self.log)

    def actors(self) -> tuple[int, ...]:
        return self.orders[self.ply] if self.ply < len(self.orders) else ()

    def legal(self, seat: int) -> list[str]:
        return ["card"] if seat in self.actors() else []

    def play(self, seat: int, text: str) -> None:
        self.log.append((seat, text))

    def undo(self) -> None:
        self.log.pop()

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"hand": "open" if self.open_cards else seat, "viewer": seat}

    def events(self, viewer: int | None) -> list[dict[str, Any]]:
        return [{"seat": self.log[-1][0], "viewer": viewer}]

    def tell(self, event: dict[str, Any]) -> str:
        return f"{event['seat']} acts, {event['viewer']} looks"


class Talkers:
    """A stand-in for bots: those on some seats keep silent."""

    def __init__(self, silent: set[int]) -> None:
        self.silent = silent

    def choose(self, match: Match, seat: int) -> str | None:
        return None if seat in self.silent else "card"


def seated(match: Secretive, *people: int, silent: frozenset[int] = frozenset()) -> TerminalSession:
    return TerminalSession(cast(Match, match), frozenset(people), cast(TerminalBots, Talkers(set(silent))))


def test_the_first_in_asking_order_is_asked() -> None:
    assert seated(Secretive((2, 0)), 0, 1, 2).asked() == 2


def test_who_lets_others_go_first_is_asked_after_them() -> None:
    table = seated(Secretive((2, 0)), 0, 1, 2)
    table.silent.add(2)
    assert table.asked() == 0
    table.silent.add(0)
    assert table.asked() == 2
    assert not table.silent


def test_a_bot_that_keeps_silent_is_passed_over() -> None:
    assert seated(Secretive((2, 1, 0)), 0, silent=frozenset({2})).asked() == 1
    assert seated(Secretive((2, 0)), 0, silent=frozenset({2})).asked() == 0
    table = seated(Secretive((2, 1)), silent=frozenset({2}))
    assert table.asked() == 1
    assert table.play_bot(1) == ["1 acts, None looks"]


def test_a_person_who_let_bots_go_first_is_asked_again_when_they_keep_silent() -> None:
    table = seated(Secretive((2, 0)), 0, silent=frozenset({2}))
    table.silent.add(0)
    assert table.asked() == 0
    assert not table.silent


def test_a_curtain_falls_between_people_with_secrets() -> None:
    table = seated(Secretive((0,), (1,)), 0, 1)
    assert table.needs_curtain(0)
    table.turn_to(0)
    assert not table.needs_curtain(0)
    assert table.needs_curtain(1)


def test_no_curtain_falls_where_everything_is_open_or_one_person_plays() -> None:
    assert not seated(Secretive((0,), open_cards=True), 0, 1).needs_curtain(0)
    assert not seated(Secretive((0,)), 0).needs_curtain(0)


def test_each_is_told_what_happened_since_the_last_look_with_own_eyes() -> None:
    table = seated(Secretive((0,), (2,), (1,)), 0, 1)
    assert table.turn_to(0) == []
    assert table.play(0, "card") == ["0 acts, 0 looks"]
    assert table.play(2, "card") == ["2 acts, 0 looks"]
    assert table.turn_to(1) == ["0 acts, 1 looks", "2 acts, 1 looks"]
    table.play(1, "card")
    assert table.turn_to(0) == ["1 acts, 0 looks"]


def test_nothing_is_told_twice_on_an_open_screen() -> None:
    table = seated(Secretive((0,), (1,), open_cards=True), 0, 1)
    table.turn_to(0)
    assert table.play(0, "card") == ["0 acts, 0 looks"]
    assert table.turn_to(1) == []


def test_what_bots_did_before_anybody_looked_is_told_to_the_first() -> None:
    table = seated(Secretive((2,), (1,), open_cards=True), 0, 1)
    assert table.play(2, "card") == []
    assert table.turn_to(1) == ["2 acts, 1 looks"]


def test_spectators_are_told_when_only_bots_play() -> None:
    assert seated(Secretive((0,), (1,))).play(0, "card") == ["0 acts, None looks"]


def test_undo_goes_back_to_where_people_are_asked() -> None:
    match = Secretive((0,), (1,), (2,), (0,))
    table = seated(match, 0)
    for seat in range(3):
        table.play(seat, "card")
    table.undo()
    assert match.log == []
