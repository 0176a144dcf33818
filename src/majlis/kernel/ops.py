"""The names every game is made of, and the binding of shared algorithms to one game.

A shared algorithm is written once against ``ops.legal(...)`` and so on. ``bind`` rebuilds its functions with ``ops``
standing for one game's functions: they compile to the game's own machine code and have their own cache files.
Functions handed over as arguments or closed over would never be found again in Numba's cache; bound ones are.
"""

import inspect
import types
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np

from majlis.kernel import jit
from majlis.kernel.fields import IntRow
from majlis.kernel.jit import scratch_ints
from majlis.kernel.rng import below
from majlis.kernel.seeds import INTERPRETED
from majlis.kernel.units import KernelUnit

States: TypeAlias = np.ndarray[Any, Any]
Streams: TypeAlias = np.ndarray[Any, np.dtype[np.void]]
Thoughts: TypeAlias = np.ndarray[Any, np.dtype[np.record]]
Ints: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
SmallInts: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]
Masks: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int8]]
Tensors: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float32]]
Scores: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Weights: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Rows: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.int64]]

OPS = ("deal", "actors", "check", "legal", "play", "result", "hide", "determinize", "observe", "random_action")
"""What a game gives: see `docs/add-a-game.md` for the meaning of each."""

HEURISTICS = ("instinct", "impress", "evaluate", "forget", "HORIZON")
"""What a game's hand-made knowledge adds, for bots."""

USUALLY = {"ONLY_FIRST": False, "CERTAINTY": 1.0}
"""What it may add, and what holds otherwise: that `evaluate` knows of nothing but first places, so that a return says
the chance of one; and else how much surer than by lot the likeliest is to be first."""


class Ops(Protocol):
    """What a shared algorithm asks of the game it is bound to."""

    SEATS: int
    ACTIONS: int
    MOST_LEGAL: int
    HORIZON: int
    ONLY_FIRST: bool
    CERTAINTY: float
    WAITS: IntRow
    OBSERVES_STATES: bool

    def deal(self, s: Any, rng: Any, /) -> None: ...
    def actors(self, s: Any, out: Any, /) -> int: ...
    def check(self, s: Any, seat: int, action: int, /) -> int: ...
    def legal(self, s: Any, seat: int, out: Any, /) -> int: ...
    def play(self, s: Any, rng: Any, seat: int, action: int, /) -> None: ...
    def result(self, s: Any, places: Any, scores: Any, /) -> int: ...
    def hide(self, s: Any, viewer: int, /) -> None: ...
    def determinize(self, s: Any, rng: Any, /) -> None: ...
    def observe(self, s: Any, seat: int, out: Any, /) -> None: ...
    def random_action(self, s: Any, seat: int, policy_rng: Any, /) -> int: ...
    def instinct(self, s: Any, seat: int, actions: Any, count: int, weights: Any, /) -> None: ...
    def impress(self, s: Any, seat: int, actions: Any, count: int, quiet: Any, lures: Any, /) -> None: ...
    def evaluate(self, s: Any, values: Any, /) -> None: ...
    def forget(self, s: Any, /) -> None: ...


UNBOUND: Any = None
"""What a module of shared algorithms calls `ops` before it is bound to a game."""


def namespace(key: str, functions: Mapping[str, Any], waits: Iterable[int], **sizes: int) -> types.ModuleType:
    """A module object that holds a game's ops, sizes and engine-only waits; compiled code sees through it."""
    ops = types.ModuleType(f"majlis.games.{key}.ops")
    ops.WAITS = np.array(sorted(waits), np.int64)  # type: ignore[attr-defined]
    for name, size in sizes.items():
        setattr(ops, name, size)
    for name in OPS:
        if name == "random_action" and name not in functions:
            setattr(ops, name, _listed_action(functions["legal"], sizes["MOST_LEGAL"]))
        else:
            setattr(ops, name, functions[name])
    ops.OBSERVES_STATES = bool(functions.get("OBSERVES_STATES", False))  # type: ignore[attr-defined]
    return ops


def _listed_action(legal: Any, most_legal: int) -> Any:
    """`random_action` of a game that has no quicker way to one than to list them all."""

    def random_action(s: Any, seat: int, policy_rng: Any) -> int:
        out = scratch_ints(most_legal)
        chosen: int = out[below(policy_rng, legal(s, seat, out))]
        return chosen

    return jit.rule(random_action)


def extended(ops: types.ModuleType, functions: Mapping[str, Any]) -> types.ModuleType:
    """A game's ops with its hand-made knowledge beside them."""
    heuristics = types.ModuleType(ops.__name__.replace(".ops", ".heuristics"))
    vars(heuristics).update({name: value for name, value in vars(ops).items() if not name.startswith("__")})
    for name in HEURISTICS:
        setattr(heuristics, name, functions[name])
    for name, usual in USUALLY.items():
        setattr(heuristics, name, functions.get(name, usual))
    return heuristics


def bind(module: types.ModuleType, ops: types.ModuleType, key: str, record: np.dtype[Any]) -> dict[str, Any]:
    """The module's kernels, compiled (lazily) for one game, by name."""
    bound: dict[str, Any] = {}
    scope = _scope(vars(module), ops)
    functions = [
        module,
        *(getattr(function, "py_func", function) for function in vars(ops).values() if callable(function)),
    ]
    roots = frozenset(Path(inspect.getfile(made)).resolve() for made in functions)
    for name, function in vars(module).items():
        if not getattr(function, "is_kernel", False):
            continue
        copy = types.FunctionType(function.__code__, scope, f"{key}.{name}")
        copy.__qualname__ = f"{key}.{name}"
        copy.__annotations__ = function.__annotations__
        bound[name] = copy if INTERPRETED else jit.compiled(copy, signature(function, record), roots)
    unite(KernelUnit(key, module.__name__, lambda: bound), bound)
    return bound


def unite(unit: KernelUnit, kernels: Mapping[str, Any]) -> None:
    """Have kernels compiled and kept as part of a unit."""
    if not INTERPRETED:
        for kernel in kernels.values():
            kernel.unit = unit
            kernel.prepare = unit.prepare


_PARTS: dict[types.ModuleType, tuple[dict[int, tuple[Any, dict[str, Any]]], dict[Any, Any]]] = {}
"""What was bound to the same ops before: scopes by the names that they are made of, and rules by their shared parts."""


def _scope(names: dict[str, Any], ops: types.ModuleType) -> dict[str, Any]:
    """A module's names with `ops` standing for the game's, in the shared parts it has from other modules as well.

    Each part is one rule, whichever modules have it: otherwise it would be compiled once for each.
    """
    scopes, rules = _PARTS.setdefault(ops, ({}, {}))
    if id(names) not in scopes:
        scope = {**names, "ops": ops}
        # The names are kept, so that no others get their number.
        scopes[id(names)] = names, scope
        for name, part in names.items():
            if getattr(part, "is_shared", False):
                home = _scope(part.__globals__, ops)
                if part not in rules:
                    rules[part] = jit.rule(types.FunctionType(part.__code__, home, part.__name__))
                scope[name] = rules[part]
    return scopes[id(names)][1]


def signature(function: Callable[..., Any], record: np.dtype[Any]) -> tuple[Any, ...]:
    """The one compiled signature of a kernel, read off its annotations."""
    return tuple(jit.argument_type(kind, record) for name, kind in function.__annotations__.items() if name != "return")
