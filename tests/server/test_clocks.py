"""The time of each seat: none, for each move, or a bank with an increment."""

from majlis.server.matches.clocks import Clocks
from majlis.server.protocol.parts import Clock, Time


def test_without_a_control_nobody_runs_out() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run({0}, 10.0)
    assert clocks.first_end({0, 1}, 1e9) is None
    assert clocks.times(1e9) == [Time(None, True), Time(None, False)]
    assert clocks.bank(0, 1e9) is None


def test_a_bank_runs_only_while_its_seat_is_waited_for() -> None:
    clocks = Clocks(Clock("bank", 60, 5), 2)
    clocks.run({0}, 0.0)
    assert clocks.first_end({0, 1}, 12.0) == (60.0, 0)
    clocks.moved(0, 12.0)
    clocks.run({1}, 12.0)
    assert clocks.bank(0, 40.0) == 53_000
    assert clocks.times(40.0) == [Time(53_000, False), Time(32_000, True)]
    clocks.run((), 40.0)
    assert clocks.bank(1, 99.0) == 32_000


def test_a_bank_is_never_less_than_empty() -> None:
    clocks = Clocks(Clock("bank", 10, 3), 1)
    clocks.run({0}, 0.0)
    assert clocks.left(0, 50.0) == 0.0
    clocks.moved(0, 50.0)
    assert clocks.left(0, 50.0) == 3.0
    clocks.at_least(0, 8.0, 50.0)
    assert clocks.left(0, 51.0) == 7.0


def test_the_time_for_a_move_begins_anew_with_each() -> None:
    clocks = Clocks(Clock("move", 30), 2)
    clocks.run({0}, 0.0)
    clocks.moved(0, 29.0)
    assert clocks.left(0, 30.0) == 29.0
    clocks.run({1}, 31.0)
    clocks.run((), 41.0)
    clocks.run({1}, 100.0)
    assert clocks.left(1, 100.0) == 20.0, "a pause gives nothing back"
    assert clocks.first_end({0}, 100.0) is None


def test_what_is_tried_on_a_copy_leaves_the_clocks_alone() -> None:
    clocks = Clocks(Clock("bank", 10, 5), 1)
    clocks.run({0}, 0.0)
    clocks.copy().moved(0, 4.0)
    assert clocks.left(0, 4.0) == 6.0
