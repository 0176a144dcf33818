"""The only place that knows Numba: two decorators, a cache with our own stamp, and record copies.

``@rule`` marks the functions a game is made of: compiled as part of whatever calls them, never cached alone, not
callable from Python. ``@kernel`` marks the few entry points that Python calls, ``@shared`` their parts; ``bind`` in
:mod:`majlis.kernel.ops` builds both anew for each game, and kernels are cached on disk, one folder a game.
"""

import ast
import functools
import hashlib
import inspect
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

os.environ.setdefault("NUMBA_OPT", "2")

import numba
import numpy as np
from numba import types
from numba.core import cgutils, config
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

from majlis.kernel.seeds import INTERPRETED, STREAM

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
OPTIONS = {"nopython": True, "nogil": True, "boundscheck": True}

RULES: list[Any] = []
"""Every function marked as a rule so far; a test sees to it that each is compiled in one version only."""


def widened(kind: Any) -> Any:
    """Every integer argument is an int64, literal or not: one compiled version a function."""
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    return types.unliteral(kind)


class _Wide(CPUDispatcher):
    """A dispatcher that widens the integers it is called with inside compiled code."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(
            tuple(widened(arg) for arg in args), {name: widened(arg) for name, arg in kws.items()}
        )

    def keep_in(self, cache: FunctionCache) -> None:
        """Store and look for compiled code there."""
        self._cache = cache


def rule(function: F) -> F:
    """Compile a function for use by other compiled functions only; it makes no arrays but scratch ones.

    So it need not count references, which took a fifth of the time of a search.
    """
    if INTERPRETED:
        return function
    options = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    dispatcher = _Wide(py_func=function, locals={}, targetoptions=options)
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


def compiled(function: Callable[..., Any], game: str, roots: frozenset[Path]) -> Any:
    """The cached, Python-callable version of an entry point bound to a game; `roots` are the files it is made from."""
    if INTERPRETED:
        return function
    dispatcher = _Wide(py_func=function, locals={}, targetoptions=dict(OPTIONS))
    dispatcher.keep_in(_StampedCache(function, game, roots))
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


@functools.cache
def imported(file: Path) -> tuple[Path, ...]:
    """The files of this package, and of the file's own, that a source file imports."""
    packages = {package.name: package.parent for package in (package_of(file), PACKAGE)}
    found = []
    for node in ast.walk(ast.parse(file.read_bytes())):
        if not isinstance(node, ast.ImportFrom):
            continue
        module = node.module.split(".") if node.module else []
        home = file.parents[node.level - 1] if node.level else packages.get(module[0])
        if home is not None:
            names = [module, *([*module, alias.name] for alias in node.names)]
            found += [home.joinpath(*name).with_suffix(".py") for name in names if name]
    return tuple(path for path in found if path.exists())


@functools.cache
def stamp(roots: frozenset[Path]) -> str:
    """A hash of all that machine code depends on: the roots and whatever they import, Numba, and its flags."""
    digest = hashlib.sha256(
        f"{numba.__version__} {np.__version__} {getattr(config, 'OPT', None)} {sorted(OPTIONS.items())}".encode()
    )
    files, waiting = set(roots), list(roots)
    while waiting:
        new = set(imported(waiting.pop())) - files
        files |= new
        waiting += new
    for file in sorted(files):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


class _Locator:
    """Tells Numba's cache where a game's machine code lies and what it was made from."""

    def __init__(self, function: Callable[..., Any], game: str, roots: frozenset[Path]) -> None:
        self._py_file = inspect.getfile(function)
        self._game = game
        self._roots = roots

    def ensure_cache_path(self) -> None:
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(cache_folder() / self._game)

    def get_source_stamp(self) -> str:
        return stamp(self._roots)

    def get_disambiguator(self) -> str:
        return "majlis"


class _StampedCache(FunctionCache):
    """Numba's own cache files, with our locator."""

    def __init__(self, function: Callable[..., Any], game: str, roots: frozenset[Path]) -> None:
        class Impl(CompileResultCacheImpl):
            def __init__(self, py_func: Callable[..., Any]) -> None:
                self._lineno = py_func.__code__.co_firstlineno
                self._locator = _Locator(py_func, game, roots)
                self._filename_base = self.get_filename_base(py_func.__qualname__, "")

        self._impl_class = Impl
        super().__init__(function)


# ----------------------------------------------------------------------------------------------------- records


def _on_stack(context: Any, builder: Any, array: Any, count: int) -> Any:
    """An uncounted array over `count` items of the calling function's own stack."""
    from numba.np.arrayobj import make_array, populate_array

    item = context.get_value_type(array.dtype)
    room = cgutils.alloca_once(builder, item, size=count)
    size = context.get_abi_sizeof(item)
    made = make_array(array)(context, builder)
    populate_array(
        made,
        data=room,
        shape=[context.get_constant(types.intp, count)],
        strides=[context.get_constant(types.intp, size)],
        itemsize=context.get_constant(types.intp, size),
        meminfo=None,
    )
    return made._getvalue()


def _scratch(dtype: Any) -> Any:
    array = types.Array(dtype, 1, "C")

    @intrinsic(prefer_literal=True)
    def scratch(context: Any, count: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return _on_stack(context, builder, array, count.literal_value)

        if isinstance(count, types.IntegerLiteral):
            return array(count), generate
        return None

    return scratch


def _memcpy(context: Any, builder: Any, target: Any, source: Any, size: int) -> None:
    cgutils.raw_memcpy(builder, target, source, context.get_constant(types.intp, size), 1)


if INTERPRETED:

    def scratch_bytes(count: int) -> Any:
        """A small int8 array to work in, filled with anything, that costs nothing and lives as long as the caller."""
        return np.empty(count, np.int8)

    def scratch_ints(count: int) -> Any:
        """A small int64 array to work in, filled with anything, that costs nothing and lives as long as the caller."""
        return np.empty(count, np.int64)

    def scratch_floats(count: int) -> Any:
        """A small float64 array to work in, filled with anything; it costs nothing and lives as long as the caller."""
        return np.empty(count)

    def copied(record: Any) -> Any:
        """A copy of a record, to try something on; it lives as long as the calling function."""
        return record.copy()

    def copy_into(target: Any, source: Any) -> None:
        """Overwrite one record with another."""
        for name in target.dtype.names:
            target[name] = source[name]

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
    scratch_floats = _scratch(types.float64)

    @intrinsic
    def copied(context: Any, record: Any) -> Any:
        """A copy of a record, to try something on; it lives as long as the calling function."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            [source] = args
            target = cgutils.alloca_once(builder, source.type.pointee)
            _memcpy(context, builder, target, source, record.size)
            return target

        return record(record), generate

    @intrinsic
    def copy_into(context: Any, target: Any, source: Any) -> Any:
        """Overwrite one record with another."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            to, origin = args
            _memcpy(context, builder, to, origin, source.size)
            return context.get_dummy_value()

        return types.none(target, source), generate

    @intrinsic
    def lowest(context: Any, bits: Any) -> Any:
        """The number of the lowest bit that is set in a word that is not zero."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.true_bit)

        return types.int64(types.int64), generate

    @rule
    def without_lowest(bits: int) -> int:
        """A word that is not zero without the lowest of its set bits."""
        return bits & (bits - 1)


def argument_type(annotation: Any, record: np.dtype[Any]) -> Any:
    """The Numba type of a kernel's argument: an int, an array of numbers, of states or of random streams."""
    if annotation is int:
        return types.int64
    if annotation is float:
        return types.float64
    shape, dtype = annotation.__args__
    if dtype is Any:
        return types.Array(numba.from_dtype(record), 1, "C")
    if dtype.__args__[0] is np.void:
        return types.Array(numba.from_dtype(STREAM), 1, "C")
    dimensions = 1 if shape is Any else len(shape.__args__)
    return types.Array(numba.from_dtype(np.dtype(dtype.__args__[0])), dimensions, "C")
