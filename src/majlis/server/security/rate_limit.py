"""How much one session or one address may ask for: token buckets and counts of open pages.

Where several processes speak with each other they tell what was spent and what is open at each, so it counts at all.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import islice

from majlis.server.protocol.notices import Notice, OpenPages, Spent
from majlis.server.settings import Settings

FORGOTTEN_AFTER = 10_000
"""Buckets kept at most before the full ones are thrown away; a full bucket says no more than none at all."""
TOLD_TOGETHER = 2_000
"""Askers that other processes are told of in one notice."""


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
        self.untold: Counter[str] | None = None
        """What was spent here of which other processes do not know; None where there are none."""

    def wait(self, asker: str) -> float:
        """The seconds until the asker has a token again; 0 if they have one now."""
        return max(0.0, self._full_at.get(asker, 0.0) - self._last - self._clock())

    def spend(self, asker: str) -> None:
        """Take one of the asker's tokens."""
        self._take(asker, 1)
        if self.untold is not None:
            self.untold[asker] += 1

    def hear(self, asker: str, tokens: int) -> None:
        """They were taken at another process; what was too much is waited for afterwards."""
        self._take(asker, tokens)

    def _take(self, asker: str, tokens: int) -> None:
        now = self._clock()
        if len(self._full_at) >= FORGOTTEN_AFTER:
            self._full_at = {asker: full_at for asker, full_at in self._full_at.items() if full_at > now}
        self._full_at[asker] = max(self._full_at.get(asker, now), now) + self._pause * tokens


class Pages:
    """How many pages each asker has open, here and at other processes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}
        self.untold: set[str] | None = None
        """Whose number has changed here since others were told; None where there are none."""

    def __len__(self) -> int:
        return len(self._here)

    def is_full(self, asker: str) -> bool:
        elsewhere = sum(pages.get(asker, 0) for pages in self._elsewhere.values())
        return self._here[asker] + elsewhere >= self._most

    def add(self, asker: str, pages: int) -> None:
        """So many more, or fewer, are open here."""
        self._here[asker] += pages
        if self._here[asker] <= 0:
            del self._here[asker]
        if self.untold is not None:
            self.untold.add(asker)

    def told(self, is_whole: bool) -> dict[str, int]:
        """What others are to know: all numbers, or those that have changed."""
        told = dict(self._here) if is_whole else {asker: self._here[asker] for asker in self.untold or ()}
        if self.untold is not None:
            self.untold.clear()
        return told

    def hear(self, process: str, pages: Mapping[str, int], is_whole: bool) -> None:
        """So many are open at another process."""
        known = {} if is_whole else self._elsewhere.get(process, {})
        known = {asker: number for asker, number in (known | dict(pages)).items() if number > 0}
        self._elsewhere[process] = known

    def lose(self, process: str) -> None:
        """Another process has gone, and its pages with it."""
        self._elsewhere.pop(process, None)


class Limits:
    """What may be asked for here; each question is answered with the seconds to wait, 0 meaning yes."""

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
        self._pages, self._pages_address = Pages(of.connections), Pages(of.connections_address)
        self._buckets = {name: found for name, found in vars(self).items() if isinstance(found, Bucket)}

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
        if self._pages.is_full(session) or self._pages_address.is_full(address):
            return False
        self._pages.add(session, 1)
        self._pages_address.add(address, 1)
        return True

    def disconnect(self, session: str, address: str) -> None:
        """A page of this session was closed."""
        self._pages.add(session, -1)
        self._pages_address.add(address, -1)

    # ------------------------------------------------------------------------------------------ several processes

    def share(self) -> None:
        """From now on note what other processes are to be told."""
        for bucket in self._buckets.values():
            bucket.untold = Counter()
        self._pages.untold, self._pages_address.untold = set(), set()

    def news(self, process: str, is_whole: bool = False) -> list[Notice]:
        """What others have not been told yet; with `is_whole` all the pages that are open here."""
        told: list[Notice] = []
        for name, bucket in self._buckets.items():
            told += [Spent(name, part) for part in _parts(bucket.untold or {})]
            if bucket.untold is not None:
                bucket.untold.clear()
        if is_whole:
            told.append(OpenPages(process, is_whole=True))
        told += [OpenPages(process, sessions=part) for part in _parts(self._pages.told(is_whole))]
        told += [OpenPages(process, addresses=part) for part in _parts(self._pages_address.told(is_whole))]
        return told

    def hear(self, notice: Spent | OpenPages) -> None:
        """Something was spent or opened at another process."""
        if isinstance(notice, OpenPages):
            self._pages.hear(notice.process, notice.sessions, notice.is_whole)
            self._pages_address.hear(notice.process, notice.addresses, notice.is_whole)
        elif (bucket := self._buckets.get(notice.limit)) is not None:
            for asker, tokens in notice.askers.items():
                bucket.hear(asker, tokens)

    def lose(self, process: str) -> None:
        """Another process has gone."""
        self._pages.lose(process)
        self._pages_address.lose(process)


def _parts(numbers: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """As much as goes into one notice each."""
    left = iter(numbers.items())
    while part := dict(islice(left, TOLD_TOGETHER)):
        yield part


def _granted(*wanted: tuple[Bucket, str]) -> float:
    """0 and a token taken from every bucket; or the longest wait, and none taken."""
    wait = 0.0
    for bucket, asker in wanted:
        wait = max(wait, bucket.wait(asker))
    if wait == 0.0:
        for bucket, asker in wanted:
            bucket.spend(asker)
    return wait
