"""The only place that knows Numba: two decorators, a cache with our own stamp, and record copies.

``@rule`` marks the functions a game is made of: compiled as part of whatever calls them, never cached alone, not
callable from Python. ``@kernel`` marks the few entry points that Python calls, ``@shared`` their parts; ``bind`` in
:mod:`majlis.kernel.ops` builds both anew for each game, and kernels are cached on disk, one folder a game. What is not
public of Numba stands in :mod:`majlis.kernel.numba_private`.
"""

import functools
import hashlib
import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from majlis.kernel import numba_private
from majlis.kernel.fields import FloatRow, IntRow
from majlis.kernel.seeds import INTERPRETED, STREAM
from majlis.kernel.thought import THOUGHT

F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")

PACKAGE = Path(__file__).resolve().parent.parent
SHIPPED = PACKAGE / "compiled"
"""Where a wheel of one system may bring compiled code; nothing is written there."""
OPTIONS = {"nopython": True, "nogil": True, "boundscheck": True}

RULES: list[Any] = []
"""Every function marked as a rule so far; a test sees to it that each is compiled in one version only."""


def rule(function: F) -> F:
    """Compile a function for use by other compiled functions only.

    What a rule cannot do, as Numba compiles it in nopython mode, without counting references, into each of its callers:

    - make an array, a list, a dictionary or a text, or return one. Room to work in comes from `scratch_ints` and the
      like: its size is a constant, what lies in it is anything, and it ends with the function that asked for it;
    - take another function as an argument or close over one: the caller would never be found again in the cache;
    - have a whole number that is no int64, or one name for values of two types: an item of an int8 array that is
      counted on with goes through `int()` first;
    - read what changes: a global is a constant, looked up once, when the rule is compiled; nothing reads a clock, and
      chance comes from the `rng` that is handed in;
    - be called from Python: `in_python` of :mod:`majlis.kernel.interpreted` gives a function that can be.

    That references are not counted took a fifth off the time of a search.
    """
    if INTERPRETED:
        return function
    return _dispatched(function, OPTIONS)


def unchecked(function: F) -> F:
    """Like `rule`, but no place of an array is checked: the function does so itself, once for a whole loop.

    What is checked place by place is not done many at a time. For the few that write long rows.
    """
    return function if INTERPRETED else _dispatched(function, {**OPTIONS, "boundscheck": False})


def _dispatched(function: F, options: dict[str, bool]) -> F:
    dispatcher = numba_private.WideDispatcher(function, {**options, **numba_private.ALLOCATES_NOTHING})
    RULES.append(dispatcher)
    return dispatcher  # type: ignore[return-value]


def shared(function: F) -> F:
    """Mark a part of a shared algorithm that asks the game's ops; ``bind`` makes a rule of it for each game."""
    function.is_shared = True  # type: ignore[attr-defined]
    return function


def kernel(function: F) -> F:
    """Mark an entry point; ``bind`` compiles a copy of it for each game."""
    function.is_kernel = True  # type: ignore[attr-defined]
    return function


def compiled(function: Callable[..., Any], wanted: tuple[Any, ...], roots: frozenset[Path]) -> Any:
    """The Python-callable version of an entry point bound to a game; `roots` are the files it is made from."""
    dispatcher = numba_private.KernelDispatcher(function, dict(OPTIONS))
    dispatcher.wanted = wanted
    dispatcher.roots = roots
    return dispatcher


# ---------------------------------------------------------------------------------------------------- the cache


@functools.cache
def cache_folder() -> Path:
    """Where compiled code is kept: MAJLIS_CACHE, the package's own folder, the user's cache, or a temporary one."""
    from platformdirs import user_cache_path

    wanted = os.environ.get("MAJLIS_CACHE")
    places = [Path(wanted)] if wanted else [PACKAGE / "__compiled__", user_cache_path("majlis") / "compiled"]
    for place in places:
        try:
            place.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=place).close()
        except OSError:
            continue
        return place
    return Path(tempfile.mkdtemp(prefix="majlis-compiled-"))


def package_of(file: Path) -> Path:
    """The topmost package that a source file belongs to; a file of none is its own."""
    top = file
    while (top.parent / "__init__.py").exists():
        top = top.parent
    return top


IMPORT = re.compile(r"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)", re.MULTILINE)
COMMENT = re.compile(r"#.*")
"""What `from ... import` looks like: to parse sources for it took a second whenever all games were looked at."""


@functools.cache
def imported(file: Path) -> tuple[Path, ...]:
    """The files of this package, and of the file's own, that a source file imports."""
    packages = {package.name: package.parent for package in (package_of(file), PACKAGE)}
    found = []
    for dots, name, all_names in IMPORT.findall(file.read_text("utf-8")):
        module = name.split(".") if name else []
        home = file.parents[len(dots) - 1] if dots else packages.get(module[0])
        if home is not None:
            parts = [part.split() for part in COMMENT.sub("", all_names).strip("()").split(",")]
            names = [module, *([*module, part[0]] for part in parts if part)]
            found += [home.joinpath(*name).with_suffix(".py") for name in names if name]
    return tuple(path for path in found if path.exists())


@functools.cache
def stamp(roots: frozenset[Path]) -> str:
    """A hash of all that machine code depends on: the roots and whatever they import, Numba, and its flags."""
    made_by = f"{numba.__version__} {np.__version__} {numba_private.optimization} {sorted(OPTIONS.items())}"
    digest = hashlib.sha256(made_by.encode())
    files, waiting = set(roots), list(roots)
    while waiting:
        new = set(imported(waiting.pop())) - files
        files |= new
        waiting += new
    for file in sorted(files):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


# ----------------------------------------------------------------------------------------------------- records


def _scratch(dtype: Any) -> Any:
    array = types.Array(dtype, 1, "C")

    @intrinsic(prefer_literal=True)
    def scratch(context: Any, count: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return numba_private.array_on_stack(context, builder, array, count.literal_value)

        if isinstance(count, types.IntegerLiteral):
            return array(count), generate
        return None

    return scratch


if INTERPRETED:

    def scratch_bytes(count: int) -> IntRow:
        """A small int8 array to work in, filled with anything, that costs nothing and lives as long as the caller."""
        return np.empty(count, np.int8)

    def scratch_ints(count: int) -> IntRow:
        """A small int64 array to work in, filled with anything, that costs nothing and lives as long as the caller."""
        return np.empty(count, np.int64)

    def scratch_sums(count: int) -> IntRow:
        """A small int32 array to add up in, filled with anything, free of cost, as long-lived as the caller."""
        return np.empty(count, np.int32)

    def scratch_floats(count: int) -> FloatRow:
        """A small float64 array to work in, filled with anything; it costs nothing and lives as long as the caller."""
        return np.empty(count)

    def copied(record: R) -> R:
        """A copy of a record, to try something on; it lives as long as the calling function."""
        copy: R = record.copy()  # type: ignore[attr-defined]
        return copy

    def copy_into(target: Any, source: Any) -> None:
        """Overwrite one record with another."""
        for name in target.dtype.names:
            target[name] = source[name]

    def number_at(record: Any, offset: int) -> int:
        """The whole number of a record that lies so many bytes after its beginning."""
        return int(np.frombuffer(record, np.int64, 1, offset)[0])

    def lowest(bits: int) -> int:
        """The number of the lowest bit that is set in a word that is not zero."""
        return (int(bits) & -int(bits)).bit_length() - 1

    def without_lowest(bits: int) -> int:
        """A word that is not zero without the lowest of its set bits."""
        word = int(bits) % 2**64
        return np.uint64(word & (word - 1)).view(np.int64)  # type: ignore[return-value]

else:
    scratch_bytes = _scratch(types.int8)
    scratch_ints = _scratch(types.int64)
    scratch_sums = _scratch(types.int32)
    scratch_floats = _scratch(types.float64)

    @intrinsic
    def copied(context: Any, record: Any) -> Any:
        """A copy of a record, to try something on; it lives as long as the calling function."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return numba_private.copy_on_stack(context, builder, args[0], record.size)

        return record(record), generate

    @intrinsic
    def copy_into(context: Any, target: Any, source: Any) -> Any:
        """Overwrite one record with another."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            numba_private.copy_bytes(context, builder, args[0], args[1], source.size)
            return context.get_dummy_value()

        return types.none(target, source), generate

    @intrinsic
    def number_at(context: Any, record: Any, offset: Any) -> Any:
        """The whole number of a record that lies so many bytes after its beginning."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return numba_private.number_at(context, builder, args[0], args[1])

        return types.int64(record, types.int64), generate

    @intrinsic
    def lowest(context: Any, bits: Any) -> Any:
        """The number of the lowest bit that is set in a word that is not zero."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return numba_private.lowest_bit(builder, args[0])

        return types.int64(types.int64), generate

    @rule
    def without_lowest(bits: int) -> int:
        """A word that is not zero without the lowest of its set bits."""
        return bits & (bits - 1)


OWN_RECORDS = {np.void: STREAM, np.record: THOUGHT}
"""The records that are the same for every game, by what their arrays are annotated with (`majlis.kernel.ops`)."""


def argument_type(annotation: Any, record: np.dtype[Any]) -> Any:
    """The Numba type of a kernel's argument: an int, an array of numbers, of states, streams or thoughts."""
    if annotation is int:
        return types.int64
    if annotation is float:
        return types.float64
    shape, dtype = annotation.__args__
    if dtype is Any:
        return types.Array(numba.from_dtype(record), 1, "C")
    if dtype.__args__[0] in OWN_RECORDS:
        return types.Array(numba.from_dtype(OWN_RECORDS[dtype.__args__[0]]), 1, "C")
    dimensions = 1 if shape is Any else len(shape.__args__)
    return types.Array(numba.from_dtype(np.dtype(dtype.__args__[0])), dimensions, "C")
