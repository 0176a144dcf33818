"""Thoughts that are left to workers: asked of one, of another if that one falls silent, and then of nobody."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from enum import Enum

import msgspec
import numpy as np

from majlis.decision import Decision
from majlis.kernel.seeds import STREAM
from majlis.server import metrics, tracing
from majlis.server.bots.question import Question
from majlis.server.bots.thought_subject import subject_of
from majlis.server.logs import log
from majlis.server.protocol.codec import encode
from majlis.server.protocol.thoughts import (
    AnyThoughtAnswer,
    ThoughtBegun,
    ThoughtDeclined,
    ThoughtDone,
    ThoughtWanted,
    decode_answer,
    encode_thought,
)

TRIES = 2
"""Workers that are asked for a thought, one after the other."""
SILENCE = 0.75
"""Seconds without a word after which a worker is taken for dead."""
TRAVEL = 0.05
"""Seconds of those that a thought may take that are left for question and answer to travel."""

Ask = Callable[[str, bytes, str], bool]
"""Asks whoever shares a subject, under a name for the call; False where it cannot be sent."""


class Unthought(Enum):
    """Why there is no thought."""

    NOBODY = "there are no workers"
    SILENT = "none answered in time"


class ThoughtRequests:
    """What this process has asked workers for."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._names = map(str, itertools.count(1))
        self._calls: dict[str, _Call] = {}

    def hear(self, name: str, payload: bytes) -> None:
        """Something was answered to a call; nothing, where there is nobody to answer it."""
        call = self._calls.get(name)
        if call is None:
            # It came too late.
            return
        if not payload:
            call.end(Unthought.NOBODY)
            return
        try:
            call.hear(decode_answer(payload))
        except msgspec.MsgspecError as error:
            log.warning("what a worker says could not be read", why=str(error))

    async def thought(self, asked: Question, deadline: float) -> Decision | Unthought:
        """What a worker found by a moment of the loop's clock; the stream moves on as if it had been found here."""
        game, view, seat, level, rng, goal = asked
        options = encode(game.options.plain())
        wanted = ThoughtWanted(game.key, options, seat, level, view.tobytes(), rng.tobytes(), 0.0, tracing.here(), goal)
        name = next(self._names)
        self._calls[name] = call = _Call(deadline)
        try:
            found = await self._found(call, name, wanted)
        finally:
            del self._calls[name]
        if isinstance(found, Unthought):
            return found
        rng[:1] = np.frombuffer(found.rng, STREAM)
        return Decision(found.action, found.candidates, found.waits)

    async def _found(self, call: _Call, name: str, wanted: ThoughtWanted) -> ThoughtDone | Unthought:
        subject = subject_of(wanted.game)
        for left in reversed(range(TRIES)):
            seconds = call.seconds()
            if seconds <= 0:
                break
            wanted.seconds = seconds - min(TRAVEL, seconds / 4)
            if not self._ask(subject, encode_thought(wanted), name):
                return Unthought.NOBODY
            # Whoever is asked next must have some time left.
            found = await call.answer(min(SILENCE, seconds / 2) if left else SILENCE)
            if isinstance(found, ThoughtDone) or found is Unthought.NOBODY:
                return found
            if left and call.seconds() > 0:
                metrics.THOUGHTS_REPEATED.inc()
                why = found.why if isinstance(found, ThoughtDeclined) else "it says nothing more"
                log.info("a worker is not waited for any longer", worker=call.worker, game=wanted.game, why=why)
        return Unthought.SILENT


class _Call:
    """A thought that is waited for, whoever has it: also one that was given up may still be the first to answer."""

    def __init__(self, deadline: float) -> None:
        self.worker: str | None = None
        """Who said last that it is at it."""
        self._deadline = deadline
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._end: asyncio.Future[ThoughtDone | ThoughtDeclined | Unthought] = self._loop.create_future()

    def seconds(self) -> float:
        """What is left of the time."""
        return self._deadline - self._loop.time()

    def hear(self, answer: AnyThoughtAnswer) -> None:
        self._heard = self._loop.time()
        if isinstance(answer, ThoughtBegun):
            self.worker = answer.worker
        elif isinstance(answer, ThoughtDone) and len(answer.rng) != STREAM.itemsize:
            self.end(ThoughtDeclined("it knows no streams of this kind"))
        else:
            self.end(answer)

    def end(self, end: ThoughtDone | ThoughtDeclined | Unthought) -> None:
        if not self._end.done():
            self._end.set_result(end)

    async def answer(self, patience: float) -> ThoughtDone | ThoughtDeclined | Unthought:
        """What comes in time; SILENT once nothing was heard for so many seconds."""
        self._heard = self._loop.time()
        if self._end.done():
            self._end = self._loop.create_future()
        while (left := min(self._heard + patience, self._deadline) - self._loop.time()) > 0:
            if (await asyncio.wait({self._end}, timeout=left))[0]:
                return self._end.result()
        return self._end.result() if self._end.done() else Unthought.SILENT
