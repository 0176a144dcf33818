"""Compiling ahead: every kernel of a game by its signature, so that nothing is compiled while people play."""

import importlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from majlis.kernel.seeds import INTERPRETED

MODULES = ("entrypoints", "playout", "batch", "policy", "search")
"""The modules of this package whose kernels are bound to every game; the last two to games that have an instinct."""


class Bindable(Protocol):
    """A game, as far as compiling it needs to know it."""

    @property
    def has_instinct(self) -> bool: ...

    @property
    def engine(self) -> ModuleType | None: ...

    def optional_module(self, name: str) -> ModuleType | None: ...

    def bound(self, module: ModuleType) -> dict[str, Any]: ...


class Precompiled(NamedTuple):
    """A kernel that is ready: how long it took to compile, or that it was found in the cache."""

    kernel: str
    seconds: float
    loaded_from_cache: bool


def opening_of(game: Bindable) -> ModuleType | None:
    """What a game tells of the draws before the first action, if it has any: `told`, and kernels of its own."""
    return game.optional_module("opening")


def kernels(game: Bindable, names: tuple[str, ...] = MODULES) -> dict[str, Any]:
    """The kernels of a game in the named modules; none where nothing is compiled at all."""
    if INTERPRETED:
        return {}
    modules = [importlib.import_module(f"majlis.kernel.{name}") for name in names]
    if not game.has_instinct:
        modules = [module for module in modules if not getattr(module, "NEEDS_INSTINCT", False)]
    if "entrypoints" in names and (opening := opening_of(game)) is not None:
        modules.append(opening)
    found = {name: kernel for module in modules for name, kernel in game.bound(module).items()}
    if "search" in names and game.engine is not None:
        found.update(game.engine.kernels())
    return found


def pending(game: Bindable, names: tuple[str, ...] = MODULES) -> tuple[str, ...]:
    """The kernels of a game that the cache on disk does not hold."""
    from majlis.kernel.numba_private import is_cached

    found = kernels(game, names)
    return tuple(name for name, kernel in found.items() if not is_cached(kernel, kernel.majlis_signature))


def warm(game: Bindable, names: tuple[str, ...] = MODULES) -> Iterator[Precompiled]:
    """Compile each kernel of a game, or load it from the cache."""
    from majlis.kernel.numba_private import compile_seconds

    for name, kernel in kernels(game, names).items():
        signature = kernel.majlis_signature
        kernel.compile(signature)
        seconds = compile_seconds(kernel, signature)
        yield Precompiled(name, seconds or 0.0, seconds is None)


def disable_compile(game: Bindable) -> None:
    """Make ready all kernels of a game and refuse to compile anything for it from now on."""
    for _ in warm(game):
        pass
    for kernel in kernels(game).values():
        kernel.disable_compile()
