"""Kernels of a game that are made machine code together, kept in one file, and loaded together.

What they call is optimised once for all of them, instead of once in each: most of the time that compiling takes.
"""

import gc
import hashlib
import os
import pickle
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock

from majlis.kernel import jit, numba_private, precompile
from majlis.kernel.numba_private import Lowered

DIGEST = 64
"""How long a stamp is, and a digest of what follows it."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Look for no garbage meanwhile: most of the millions of objects that Numba makes stay until the code is there."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class KernelUnit:
    """Some kernels of a game."""

    def __init__(self, game: str, name: str, kernels: Callable[[], Mapping[str, Any]]) -> None:
        self.game = game
        self.name = name
        self._ops = kernels

    @property
    def kernels(self) -> Mapping[str, Any]:
        """All kernels, by name."""
        return self._ops()

    @property
    def file(self) -> Path:
        """Where the machine code is kept."""
        return jit.cache_folder() / self.game / f"{self.name}-{numba_private.machine()}.unit"

    @property
    def shipped(self) -> Path:
        """Where a package may bring machine code that any processor of the family runs."""
        return jit.SHIPPED / self.game / f"{self.name}-{numba_private.any_machine()}.unit"

    @property
    def stamp(self) -> str:
        """A hash of all that the machine code is made from."""
        return jit.stamp(frozenset().union(*(kernel.roots for kernel in self.kernels.values())))

    def is_kept(self) -> bool:
        """Whether there is a file with machine code of these very sources."""
        return any(map(self._is_of_sources, (self.file, self.shipped)))

    def _is_of_sources(self, file: Path) -> bool:
        try:
            with file.open("rb") as kept:
                return kept.read(DIGEST).decode() == self.stamp
        except (OSError, UnicodeDecodeError):
            return False

    def is_ready(self) -> bool:
        """Whether this process has the machine code."""
        return all(kernel.wanted in kernel.overloads for kernel in self.kernels.values())

    def prepare(self) -> None:
        """Load the machine code, or make and keep it."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[str]:
        """Load the machine code, or make it step by step: the kernels by name, then the unit itself.

        Of several processes one makes it, and the others load what it kept.
        """
        if self.is_ready() or self._load(self.file) or self._load(self.shipped):
            return
        precompile.tell_wait(self.game)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with FileLock(self.file.with_suffix(".lock")):
            if not self._load(self.file):
                yield from self._make()

    def _make(self) -> Iterator[str]:
        made: dict[str, Lowered] = {}
        kernels = self.kernels
        for name, kernel in kernels.items():
            with uncollected():
                made[name] = numba_private.lowered(kernel, kernel.wanted, kernel.targetoptions)
            yield name
        with uncollected():
            code = numba_private.link(f"{self.game}.{self.name}", list(made.values()))
        self._keep(numba_private.packed(code, made.values()))
        numba_private.install(code, [(kernel, made[name]) for name, kernel in kernels.items()])
        yield self.name

    def _keep(self, data: bytes) -> None:
        """Put the file there in one moment, so that nobody ever reads half of it; the lock is ours."""
        head = self.stamp + hashlib.sha256(data).hexdigest()
        written = self.file.with_suffix(".new")
        written.write_bytes(head.encode() + data)
        os.replace(written, self.file)

    def _load(self, file: Path) -> bool:
        """Have the kernels call what a file holds, if that is whole and made from these very sources."""
        try:
            kept = file.read_bytes()
        except OSError:
            return False
        head, data = kept[: 2 * DIGEST], kept[2 * DIGEST :]
        if head != (self.stamp + hashlib.sha256(data).hexdigest()).encode():
            return False
        code, parts, environments = pickle.loads(data)
        made = [Lowered(*part) for part in parts]
        loaded = numba_private.loaded(self.name, code, [kernel.entry for kernel in made], environments)
        numba_private.install(loaded, zip(self.kernels.values(), made, strict=True))
        return True
