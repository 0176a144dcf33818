"""How much one session or one address may ask for."""

import pytest

from majlis.server.security.rate_limit import FORGOTTEN_AFTER, Bucket, Limits
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
    assert not limits._pages
    assert not limits._pages_address
