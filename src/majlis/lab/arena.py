"""The arena: bots meet over many deals, on all cores, until it is settled who is better."""

from __future__ import annotations

import os
import pickle
from collections.abc import Generator, Iterator
from contextlib import closing
from multiprocessing.util import Finalize

from majlis.errors import MajlisError
from majlis.lab.evidence import DOUBT, SequentialTest
from majlis.lab.runner import DealPlayed, Effort, Runner, Setup
from majlis.lab.standings import Standings, pair_score
from majlis.lab.workers import Pool, Workers

GAMES, LEAST = 200, 40


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
        workers: Workers | None = None,
    ) -> None:
        """Without workers the deals are played by so many jobs of this machine."""
        if workers is not None and any(bot.command is not None for bot in setup.bots):
            raise MajlisError("outside programs play on this machine only, so not on a cluster")
        self.setup, self._workers = setup, workers
        self.table = len(setup.meetings[0])
        """How many bots meet, and games a deal has."""
        self.most = -(-games // self.table)
        self.least = min(-(-least // self.table), self.most)
        self.stops, self.doubt = stops, doubt
        self.jobs = min(jobs or os.cpu_count() or 1, self.most * len(setup.meetings))
        self.standings = Standings(setup)
        self.settled: set[int] = set()
        """The meetings whose question is answered."""
        self._tests = [{pair: SequentialTest(self.standings.sides) for pair in _pairs(bots)} for bots in setup.meetings]

    def deals(self) -> Iterator[DealPlayed]:
        """Play on until all is settled or played; each deal once it is taken into account.

        Deals count in a fixed order, whichever process is faster, and those played ahead of a settled question are
        left out: the same setup gives the same standings on any number of processes.
        """
        is_shared = self._workers is not None or self.jobs > 1
        with closing(self._together() if is_shared else self._alone()) as played:
            for deal, effort in played:
                if deal.meeting not in self.settled:
                    self._count(deal, effort)
                    yield deal

    def _count(self, deal: DealPlayed, effort: Effort) -> None:
        self.standings.add(deal, effort)
        tests = self._tests[deal.meeting]
        for pair, test in tests.items():
            test.see(pair_score(deal, *pair))
        enough = self.stops and deal.deal + 1 >= self.least
        if enough and all(test.is_sure(self.doubt) for test in tests.values()):
            self.settled.add(deal.meeting)

    def _plan(self) -> Iterator[tuple[int, int]]:
        for deal in range(self.most):
            for meeting in range(len(self.setup.meetings)):
                if meeting not in self.settled:
                    yield meeting, deal

    def _alone(self) -> Generator[tuple[DealPlayed, Effort], None, None]:
        with closing(Runner(self.setup)) as runner:
            for meeting, deal in self._plan():
                yield runner.play(meeting, deal)

    def _together(self) -> Generator[tuple[DealPlayed, Effort], None, None]:
        with closing(Runner(self.setup)) as runner:
            runner.rehearse()
        workers = self._workers or Pool(self.jobs)
        try:
            yield from workers.in_order(_play, ((self.setup, meeting, deal) for meeting, deal in self._plan()))
        finally:
            if workers is not self._workers:
                workers.close()


def _pairs(bots: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(one, other) for number, one in enumerate(bots) for other in bots[number + 1 :]]


# ------------------------------------------------------------------------------------------- in a process of workers

_runner: tuple[bytes, Runner] | None = None


def _play(setup: Setup, meeting: int, deal: int) -> tuple[DealPlayed, Effort]:
    """Play a deal; the players stay for the next one of the same arena."""
    global _runner
    key = pickle.dumps(setup)
    if _runner is None or _runner[0] != key:
        if _runner is not None:
            _runner[1].close()
        _runner = key, Runner(setup)
        Finalize(None, _runner[1].close, exitpriority=10)
    return _runner[1].play(meeting, deal)
