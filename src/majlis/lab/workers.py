"""Where work is done: here, in threads, in processes or on a Ray cluster; results come in the order of the work."""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")

AHEAD = 2
"""Pieces of work that wait for each worker."""


class Workers(ABC):
    """Somebody who does pieces of work, several at a time."""

    count = 1

    @abstractmethod
    def begin(self, function: Callable[..., Result], *args: Any) -> Callable[[], Result]:
        """Begin a piece of work; what is given back waits for its result."""

    @abstractmethod
    def close(self) -> None:
        """Nothing more will be asked; what was not begun is left."""

    def in_order(
        self, function: Callable[..., Result], work: Iterable[tuple[Any, ...]]
    ) -> Generator[Result, None, None]:
        """The results of the function for each of the arguments, in their order, whoever is faster."""
        ahead: deque[Callable[[], Result]] = deque()
        for args in work:
            ahead.append(self.begin(function, *args))
            if len(ahead) >= AHEAD * self.count:
                yield ahead.popleft()()
        while ahead:
            yield ahead.popleft()()


class Alone(Workers):
    """This process, one piece after another, none ahead of time."""

    def begin(self, function: Callable[..., Result], *args: Any) -> Callable[[], Result]:
        return lambda: function(*args)

    def close(self) -> None:
        """There is nobody to send away."""

    def in_order(
        self, function: Callable[..., Result], work: Iterable[tuple[Any, ...]]
    ) -> Generator[Result, None, None]:
        for args in work:
            yield function(*args)


class Pool(Workers):
    """Threads, for compiled code that lets others run, or processes, for everything else."""

    def __init__(self, jobs: int | None = None, threads: bool = False) -> None:
        self.count = jobs or os.cpu_count() or 1
        self._executor: Executor
        if threads:
            self._executor = ThreadPoolExecutor(self.count)
        else:
            self._executor = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _enter)

    def begin(self, function: Callable[..., Result], *args: Any) -> Callable[[], Result]:
        return self._executor.submit(function, *args).result

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)


def _enter() -> None:
    # Whoever interrupts does not want to wait for what is being played.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
