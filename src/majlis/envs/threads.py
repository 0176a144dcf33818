"""Work on the rows of a batch, shared by all cores."""

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

ROWS_A_THREAD = 16
"""Fewer are not worth waking another thread for."""


class RowThreads:
    """Threads that each take a range of rows; compiled code lets them run side by side."""

    def __init__(self, rows: int, threads: int | None = None) -> None:
        self.count = threads or max(min(os.cpu_count() or 1, rows // ROWS_A_THREAD), 1)
        cuts = [rows * k // self.count for k in range(self.count + 1)]
        self._ranges = list(itertools.pairwise(cuts))
        self._pool = ThreadPoolExecutor(self.count - 1) if self.count > 1 else None

    def each(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Do the work on all ranges, the last one in the calling thread; what came of it, range by range."""
        waiting = [self._pool.submit(work, *bounds) for bounds in self._ranges[:-1]] if self._pool else []
        last = work(*self._ranges[-1])
        return [*(task.result() for task in waiting), last]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
