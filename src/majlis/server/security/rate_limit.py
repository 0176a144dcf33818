"""How much one session or one address may ask for: token buckets and counts of open pages."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from majlis.server.settings import Settings

FORGOTTEN_AFTER = 10_000
"""Buckets kept at most before the full ones are thrown away; a full bucket says no more than none at all."""


class Bucket:
    """Holds up to `burst` tokens and gets `rate` new ones a second; each asker has tokens of their own."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._pause = 1.0 / rate
        """Seconds in which a token comes."""
        self._last = (max(burst, 1.0) - 1.0) / rate
        """Seconds before a bucket is full in which it has its last token."""
        self._clock = clock
        self._full_at: dict[str, float] = {}
        """When each asker's bucket is full again."""

    def wait(self, asker: str) -> float:
        """The seconds until the asker has a token again; 0 if they have one now."""
        return max(0.0, self._full_at.get(asker, 0.0) - self._last - self._clock())

    def spend(self, asker: str) -> None:
        """Take one of the asker's tokens."""
        now = self._clock()
        if len(self._full_at) >= FORGOTTEN_AFTER:
            self._full_at = {asker: full_at for asker, full_at in self._full_at.items() if full_at > now}
        self._full_at[asker] = max(self._full_at.get(asker, now), now) + self._pause


class Limits:
    """The limits of one server; each question is answered with the seconds to wait, 0 meaning yes."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings

        def bucket(count: float, seconds: float, burst: float) -> Bucket:
            return Bucket(count / seconds, burst, clock)

        of = settings
        self._requests = bucket(of.requests_a_minute, 60, of.requests_a_minute / 2)
        self._changes = bucket(of.requests_a_minute / 10, 60, of.requests_a_minute / 10)
        self._tables = bucket(of.tables_an_hour, 3600, of.tables_an_hour / 3)
        self._tables_address = bucket(of.tables_an_hour_address, 3600, of.tables_an_hour_address / 3)
        self._messages = bucket(of.messages_a_second, 1, of.messages_a_second * 4)
        self._messages_address = bucket(of.messages_a_second_address, 1, of.messages_a_second_address * 4)
        self._lines = bucket(of.spectator_lines_a_minute, 60, of.spectator_lines_a_minute / 2)
        self._lines_table = bucket(of.spectator_lines_a_minute_table, 60, of.spectator_lines_a_minute_table / 2)
        self._reports = bucket(of.reports_an_hour, 3600, of.reports_an_hour)
        self._reports_address = bucket(of.reports_an_hour_address, 3600, of.reports_an_hour_address)
        self._pages: Counter[str] = Counter()
        self._pages_address: Counter[str] = Counter()

    def request(self, address: str, changes: bool) -> float:
        """May this address make a request of the HTTP part?"""
        wanted = [(self._requests, address), *([(self._changes, address)] if changes else [])]
        return _granted(*wanted)

    def table(self, session: str, address: str) -> float:
        """May this session make a table?"""
        return _granted((self._tables, session), (self._tables_address, address))

    def message(self, session: str, address: str) -> float:
        """May this session send a message on its socket?"""
        return _granted((self._messages, session), (self._messages_address, address))

    def line(self, session: str, table: str) -> float:
        """May this spectator say a line at a table?"""
        return _granted((self._lines, session), (self._lines_table, table))

    def report(self, session: str, address: str) -> float:
        """May this session report somebody?"""
        return _granted((self._reports, session), (self._reports_address, address))

    def connect(self, session: str, address: str) -> bool:
        """May this session open a page? If so it counts until `disconnect`."""
        full = self._pages[session] >= self._settings.connections
        if full or self._pages_address[address] >= self._settings.connections_address:
            return False
        self._pages[session] += 1
        self._pages_address[address] += 1
        return True

    def disconnect(self, session: str, address: str) -> None:
        """A page of this session was closed."""
        for counter, key in ((self._pages, session), (self._pages_address, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


def _granted(*wanted: tuple[Bucket, str]) -> float:
    """0 and a token taken from every bucket; or the longest wait, and none taken."""
    wait = 0.0
    for bucket, asker in wanted:
        wait = max(wait, bucket.wait(asker))
    if wait == 0.0:
        for bucket, asker in wanted:
            bucket.spend(asker)
    return wait
