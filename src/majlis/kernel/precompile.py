"""Compiling ahead: every kernel of a game by its signature, so that nothing is compiled while people play."""

import functools
import importlib
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from majlis.kernel.seeds import INTERPRETED

if TYPE_CHECKING:
    from majlis.kernel.units import KernelUnit

MODULES = ("entrypoints", "playout", "batch", "policy", "search")
"""The modules of this package whose kernels are bound to every game; the last two to games that have an instinct."""
UNIT = "game"
"""What they are called together: most of them call the same rules, which are then compiled once."""


on_wait: list[Callable[[str], None]] = []
"""Told a game's key whenever somebody begins to wait until kernels of it are compiled."""


class Bindable(Protocol):
    """A game, as far as compiling it needs to know it."""

    @property
    def key(self) -> str: ...

    @property
    def has_instinct(self) -> bool: ...

    @property
    def engine(self) -> ModuleType | None: ...

    def optional_module(self, name: str) -> ModuleType | None: ...

    def bound(self, module: ModuleType) -> dict[str, Any]: ...


class Precompiled(NamedTuple):
    """A step that is done, or that need not be: what it makes was found in the cache."""

    step: str
    """A kernel, or the unit that kernels before it are part of: only with that they are ready."""
    loaded_from_cache: bool


def tell_wait(key: str) -> None:
    """Say that kernels of a game are compiled now, here or in another process, and somebody waits for them."""
    for tell in on_wait:
        tell(key)


def opening_of(game: Bindable) -> ModuleType | None:
    """What a game tells of the draws before the first action, if it has any: `opening_events`, and its own kernels."""
    return game.optional_module("opening")


def unit_of(game: Bindable, module: ModuleType) -> "KernelUnit | None":
    """The unit in which a module's kernels are compiled for a game, unless they are one of their own."""
    from majlis.kernel.units import KernelUnit

    if module not in _modules(game, MODULES):
        return None
    return KernelUnit(game.key, UNIT, functools.partial(_bound, game, MODULES))


def kernels(game: Bindable, names: tuple[str, ...] = MODULES) -> dict[str, Any]:
    """The kernels of a game in the named modules; none where nothing is compiled at all."""
    if INTERPRETED:
        return {}
    found = _bound(game, names)
    if "search" in names and game.engine is not None:
        found.update(game.engine.kernels())
    return found


def pending(game: Bindable, names: tuple[str, ...] = MODULES) -> tuple[str, ...]:
    """The steps of compiling a game that are still to be done."""
    return tuple(step for unit in _units(game, names) if not unit.is_kept() for step in _steps(unit))


def steps(game: Bindable, names: tuple[str, ...] = MODULES) -> tuple[str, ...]:
    """All steps of compiling a game: the kernels and, behind those that it is made of, each unit."""
    return tuple(step for unit in _units(game, names) for step in _steps(unit))


def warm(game: Bindable, names: tuple[str, ...] = MODULES) -> Iterator[Precompiled]:
    """Compile the kernels of a game unit by unit, or load them from the cache."""
    for unit in _units(game, names):
        done = set()
        for step in unit.steps():
            done.add(step)
            yield Precompiled(step, False)
        for step in _steps(unit):
            if step not in done:
                yield Precompiled(step, True)


def disable_compile(game: Bindable) -> None:
    """Make ready all kernels of a game and refuse to compile anything for it from now on."""
    for _ in warm(game):
        pass
    for kernel in kernels(game).values():
        kernel.disable_compile()


def _modules(game: Bindable, names: tuple[str, ...]) -> list[ModuleType]:
    found = [importlib.import_module(f"majlis.kernel.{name}") for name in names]
    if not game.has_instinct:
        found = [module for module in found if not getattr(module, "NEEDS_INSTINCT", False)]
    if "entrypoints" in names and (opening := opening_of(game)) is not None:
        found.append(opening)
    return found


def _bound(game: Bindable, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: kernel for module in _modules(game, names) for name, kernel in game.bound(module).items()}


def _steps(unit: "KernelUnit") -> tuple[str, ...]:
    return (*unit.kernels, unit.name)


def _units(game: Bindable, names: tuple[str, ...]) -> "list[KernelUnit]":
    """The units of the kernels in the named modules."""
    units = {kernel.unit.name: kernel.unit for kernel in kernels(game, names).values()}
    return list(units.values())
