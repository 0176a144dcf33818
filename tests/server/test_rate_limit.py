"""How much one session or one address may ask for."""

from collections.abc import Callable

import pytest

from majlis.server.protocol.notices import OpenPages, Spent
from majlis.server.security.rate_limit import FORGOTTEN_AFTER, TOLD_TOGETHER, Bucket, Limits
from majlis.server.settings import Settings

pytestmark = pytest.mark.interpreted


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spent(bucket: Bucket, asker: str, times: int) -> None:
    for _ in range(times):
        assert bucket.wait(asker) == 0
        bucket.spend(asker)


def test_a_bucket_gives_its_burst_and_then_one_token_at_a_time() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    spent(bucket, "a", 3)
    assert bucket.wait("a") == pytest.approx(0.5)
    clock.now += 0.5
    spent(bucket, "a", 1)
    assert bucket.wait("a") == pytest.approx(0.5)
    clock.now += 3600
    spent(bucket, "a", 3)
    assert bucket.wait("a") > 0


def test_askers_do_not_share_their_tokens() -> None:
    bucket = Bucket(rate=1, burst=1, clock=Clock())
    spent(bucket, "a", 1)
    assert bucket.wait("a") > 0
    assert bucket.wait("b") == 0


def test_full_buckets_are_forgotten_and_empty_ones_are_not() -> None:
    clock = Clock()
    bucket = Bucket(rate=1, burst=2, clock=clock)
    for number in range(FORGOTTEN_AFTER - 1):
        bucket.spend(f"old {number}")
    clock.now += 10
    spent(bucket, "greedy", 2)
    bucket.spend("one more")
    assert len(bucket._full_at) == 2
    assert bucket.wait("greedy") > 0


def test_a_session_is_stopped_before_its_address_and_costs_it_nothing_more() -> None:
    clock = Clock()
    limits = Limits(Settings(messages_a_second=1, messages_a_second_address=2), clock)
    assert [limits.message("one", "home") for _ in range(4)] == [0.0] * 4
    assert [limits.message("one", "home") > 0 for _ in range(20)] == [True] * 20
    assert [limits.message("two", "home") for _ in range(4)] == [0.0] * 4
    assert limits.message("three", "home") > 0
    assert limits.message("three", "elsewhere") == 0


def test_tables_are_counted_by_session_and_by_address() -> None:
    limits = Limits(Settings(tables_an_hour=6, tables_an_hour_address=9), Clock())
    assert [limits.table("one", "home") for _ in range(2)] == [0.0] * 2
    assert limits.table("one", "home") == pytest.approx(600)
    assert limits.table("two", "home") == 0
    assert limits.table("three", "home") == pytest.approx(400)


def test_requests_that_change_something_have_a_stricter_limit() -> None:
    limits = Limits(Settings(requests_a_minute=60), Clock())
    assert [limits.request("home", changes=True) for _ in range(6)] == [0.0] * 6
    assert limits.request("home", changes=True) > 0
    assert [limits.request("home", changes=False) for _ in range(24)] == [0.0] * 24
    assert limits.request("home", changes=False) > 0


def test_pages_count_while_they_are_open() -> None:
    limits = Limits(Settings(connections=2, connections_address=3), Clock())
    assert limits.connect("one", "home")
    assert limits.connect("one", "home")
    assert not limits.connect("one", "home")
    assert limits.connect("two", "home")
    assert not limits.connect("three", "home")
    limits.disconnect("one", "home")
    assert limits.connect("three", "home")
    for session in ("one", "two", "three"):
        limits.disconnect(session, "home")
    assert not len(limits._pages)
    assert not len(limits._pages_address)


# ------------------------------------------------------------------------------------------------ several processes


def several(number: int, settings: Settings, clock: Clock) -> list[Limits]:
    found = [Limits(settings, clock) for _ in range(number)]
    for limits in found:
        limits.share()
    return found


def told(limits: list[Limits], is_whole: bool = False) -> None:
    """Each tells the others, as the processes of a cluster do."""
    news = [(each, each.news(f"process {number}", is_whole)) for number, each in enumerate(limits)]
    for who, notices in news:
        for notice in notices:
            assert isinstance(notice, Spent | OpenPages)
            for other in limits:
                if other is not who:
                    other.hear(notice)


def test_whoever_asks_at_several_processes_has_no_more_than_at_one() -> None:
    clock = Clock()
    limits = several(4, Settings(messages_a_second=2, messages_a_second_address=1000), clock)
    granted = 0
    for _ in range(600):
        for each in limits:
            granted += sum(each.message("greedy", "home") == 0 for _ in range(3))
            assert each.message(f"modest {clock.now}", "home") == 0, "nobody else is held up"
        clock.now += 0.5
        told(limits)
    # Two a second for five minutes; and a burst before the first had heard of the others.
    assert 600 <= granted <= 600 + 4 * 8


def test_every_limit_is_counted_for_all() -> None:
    settings = Settings(requests_a_minute=60, tables_an_hour=3, reports_an_hour=1, spectator_lines_a_minute=2)
    here, there = several(2, settings, Clock())
    asked: list[Callable[[Limits], float]] = [
        lambda limits: limits.request("home", changes=True),
        lambda limits: limits.table("one", "home"),
        lambda limits: limits.report("one", "home"),
        lambda limits: limits.line("one", "table"),
        lambda limits: limits.message("one", "home"),
    ]
    for ask in asked:
        while ask(here) == 0:
            pass
        assert ask(there) == 0
    told([here, there])
    assert all(ask(there) > 0 for ask in asked)


def test_pages_count_wherever_they_are_open_until_they_or_their_process_go() -> None:
    settings = Settings(connections=3, connections_address=5)
    here, there, third = limits = several(3, settings, Clock())
    assert here.connect("one", "home")
    assert here.connect("one", "home")
    assert there.connect("one", "home")
    told(limits)
    assert not third.connect("one", "home")
    assert third.connect("two", "home")
    assert third.connect("two", "home")
    told(limits)
    assert not here.connect("three", "home"), "five of one address"
    there.disconnect("one", "home")
    told(limits)
    assert third.connect("one", "home")
    # Whoever comes later, or has missed something, is told all.
    [late] = several(1, settings, Clock())
    told([*limits, late], is_whole=True)
    assert not late.connect("one", "elsewhere")
    late.lose("process 0")
    assert late.connect("one", "elsewhere")


def test_what_is_told_goes_into_parts() -> None:
    limits, other = several(2, Settings(connections_address=10**6), Clock())
    for number in range(TOLD_TOGETHER * 2):
        assert limits.connect(f"session {number}", "home")
    told([limits, other])
    assert not other._pages.is_full("session 0")
    assert [len(notice.sessions) for notice in limits.news("one", is_whole=True) if isinstance(notice, OpenPages)] == [
        0,
        TOLD_TOGETHER,
        TOLD_TOGETHER,
        0,
    ]


def test_a_process_alone_notes_nothing_for_others() -> None:
    limits = Limits(Settings(), Clock())
    limits.connect("one", "home")
    limits.message("one", "home")
    assert limits._messages.untold is None
    assert limits._pages.untold is None
