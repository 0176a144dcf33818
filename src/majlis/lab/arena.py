"""The arena: bots meet over many deals, on all cores, until it is settled who is better."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing.util import Finalize

from majlis.lab.evidence import DOUBT, SequentialTest
from majlis.lab.runner import DealPlayed, Effort, Runner, Setup
from majlis.lab.standings import Standings, pair_score

GAMES, LEAST = 200, 40
AHEAD = 2
"""Deals that wait for each process."""


class Arena:
    """An arena being played; `deals()` goes on with it, `standings` is what came out so far."""

    def __init__(
        self,
        setup: Setup,
        games: int = GAMES,
        least: int = LEAST,
        stops: bool = True,
        jobs: int | None = None,
        doubt: float = DOUBT,
    ) -> None:
        self.setup = setup
        self.table = len(setup.meetings[0])
        """How many bots meet, and games a deal has."""
        self.most = -(-games // self.table)
        self.least = min(-(-least // self.table), self.most)
        self.stops, self.doubt = stops, doubt
        self.jobs = min(jobs or os.cpu_count() or 1, self.most * len(setup.meetings))
        self.standings = Standings(setup)
        self.settled: set[int] = set()
        """The meetings whose question is answered."""
        self._gamblers = [
            {pair: SequentialTest(self.standings.sides) for pair in _pairs(bots)} for bots in setup.meetings
        ]

    def deals(self) -> Iterator[DealPlayed]:
        """Play on until all is settled or played; each deal once it is taken into account.

        Deals count in a fixed order, whichever process is faster, and those played ahead of a settled question are
        left out: the same setup gives the same standings on any number of processes.
        """
        with closing(self._together() if self.jobs > 1 else self._alone()) as played:
            for deal, effort in played:
                if deal.meeting not in self.settled:
                    self._count(deal, effort)
                    yield deal

    def _count(self, deal: DealPlayed, effort: Effort) -> None:
        self.standings.add(deal, effort)
        gamblers = self._gamblers[deal.meeting]
        for pair, gambler in gamblers.items():
            gambler.see(pair_score(deal, *pair))
        enough = self.stops and deal.deal + 1 >= self.least
        if enough and all(gambler.is_sure(self.doubt) for gambler in gamblers.values()):
            self.settled.add(deal.meeting)

    def _plan(self) -> Iterator[tuple[int, int]]:
        for deal in range(self.most):
            for meeting in range(len(self.setup.meetings)):
                if meeting not in self.settled:
                    yield meeting, deal

    def _alone(self) -> Generator[tuple[DealPlayed, Effort], None, None]:
        with closing(Runner(self.setup)) as hall:
            for meeting, deal in self._plan():
                yield hall.play(meeting, deal)

    def _together(self) -> Generator[tuple[DealPlayed, Effort], None, None]:
        with closing(Runner(self.setup)) as hall:
            hall.rehearse()
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.jobs, context, _enter, (self.setup,))
        try:
            ahead: deque[Future[tuple[DealPlayed, Effort]]] = deque()
            for meeting, deal in self._plan():
                ahead.append(pool.submit(_play, meeting, deal))
                if len(ahead) >= AHEAD * self.jobs:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def _pairs(bots: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(one, other) for number, one in enumerate(bots) for other in bots[number + 1 :]]


# --------------------------------------------------------------------------------------- in a process of the pool

_hall: Runner | None = None


def _enter(setup: Setup) -> None:
    global _hall
    # Whoever interrupts the arena does not want to wait for the deals that are being played.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _hall = Runner(setup)
    Finalize(None, _hall.close, exitpriority=10)


def _play(meeting: int, deal: int) -> tuple[DealPlayed, Effort]:
    assert _hall is not None
    return _hall.play(meeting, deal)
