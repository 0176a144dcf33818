"""All of Numba's inside that we use, in one file; `tests/kernel/test_numba_private.py` has a canary for every name.

Where a newer Numba has moved something, the canary says what and what for: mend it here, then raise the upper bound in
`pyproject.toml`. What Numba documents (`types`, `intrinsic`, `from_dtype`) is used in :mod:`majlis.kernel.jit`.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from filelock import FileLock
from numba import types
from numba.core import cgutils, config
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.registry import CPUDispatcher
from numba.np.arrayobj import make_array, populate_array

ALLOCATES_NOTHING = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
"""Options of a function that only compiled code calls and that makes no arrays: no references are counted in it."""

optimization: int = config.OPT  # type: ignore[attr-defined]
"""How hard the compiler tries (NUMBA_OPT)."""


def widened(kind: Any) -> Any:
    """Every integer argument is an int64, literal or not: one compiled version a function."""
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    return types.unliteral(kind)


class WideDispatcher(CPUDispatcher):
    """A compiled function that widens the integers it is called with inside compiled code."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(py_func=function, locals={}, targetoptions=options)
        self._folder: Callable[[], Path] | None = None

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(
            tuple(widened(arg) for arg in args), {name: widened(arg) for name, arg in kws.items()}
        )

    def keep_in(self, folder: Callable[[], Path], stamp: Callable[[], str]) -> None:
        """Store and look for compiled code in a folder, with a stamp of what it was made from."""
        self._cache = _StampedCache(self.py_func, folder, stamp)
        self._folder = folder

    def compile(self, signature: Any) -> Any:
        """Compile for a signature, or load it; of several processes one compiles, and the others load what it kept."""
        if self._folder is None or is_cached(self, signature):
            return super().compile(signature)
        self._folder().mkdir(parents=True, exist_ok=True)
        with FileLock(self._folder() / f"{self.py_func.__name__}.lock"):
            return super().compile(signature)


class _Locator:
    """Tells Numba's cache where machine code lies and what it was made from."""

    def __init__(self, function: Callable[..., Any], folder: Callable[[], Path], stamp: Callable[[], str]) -> None:
        self._py_file = inspect.getfile(function)
        self._folder = folder
        self._stamp = stamp

    def ensure_cache_path(self) -> None:
        self._folder().mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder())

    def get_source_stamp(self) -> str:
        return self._stamp()

    def get_disambiguator(self) -> str:
        return "majlis"


class _StampedCache(FunctionCache):
    """Numba's own cache files, with our locator."""

    def __init__(self, function: Callable[..., Any], folder: Callable[[], Path], stamp: Callable[[], str]) -> None:
        class Impl(CompileResultCacheImpl):
            def __init__(self, py_func: Callable[..., Any]) -> None:
                self._lineno = py_func.__code__.co_firstlineno
                self._locator = _Locator(py_func, folder, stamp)
                self._filename_base = self.get_filename_base(py_func.__qualname__, "")

        self._impl_class = Impl
        super().__init__(function)


# ------------------------------------------------------------------------------------------------ compiled kernels


def is_cached(kernel: Any, signature: Any) -> bool:
    """Whether the index of the kernel's cache names the signature, for these very sources."""
    cache = kernel._cache
    return cache._index_key(signature, kernel.targetctx.codegen()) in cache._cache_file._load_index()


def compile_seconds(kernel: Any, signature: Any) -> float | None:
    """How long compiling a kernel took in this process; None if it was found in its cache."""
    if kernel.stats.cache_hits[signature]:
        return None
    seconds: float = kernel.get_metadata(signature)["timers"]["compiler_lock"]
    return seconds


# ------------------------------------------------------------------------------------- what intrinsics are made of


def array_on_stack(context: Any, builder: Any, array: Any, count: int) -> Any:
    """An uncounted array over `count` items of the calling function's own stack."""
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


def copy_on_stack(context: Any, builder: Any, source: Any, size: int) -> Any:
    """A copy of a record, on the calling function's own stack."""
    target = cgutils.alloca_once(builder, source.type.pointee)
    copy_bytes(context, builder, target, source, size)
    return target


def copy_bytes(context: Any, builder: Any, target: Any, source: Any, size: int) -> None:
    """Overwrite so many bytes at one place with those at another."""
    cgutils.raw_memcpy(builder, target, source, context.get_constant(types.intp, size), 1)


def number_at(context: Any, builder: Any, record: Any, offset: Any) -> Any:
    """The int64 so many bytes after the beginning of a record."""
    place = cgutils.pointer_add(builder, record, offset, context.get_value_type(types.int64).as_pointer())
    return builder.load(place)


def lowest_bit(builder: Any, bits: Any) -> Any:
    """The number of the lowest bit that is set in a word that is not zero."""
    return builder.cttz(bits, cgutils.true_bit)


# ------------------------------------------------------------------------- code for other machines than this one


class Lowered(NamedTuple):
    """A kernel as Numba lowers it: no code of this machine yet."""

    symbol: str
    """What its function is called."""
    arguments: tuple[Any, ...]
    returns: Any
    library: Any
    """What holds its code; what it calls lies in others."""


NUMBAS_OWN = "nrt"
"""The library with which Numba starts its own runtime: the one that must run here."""


@contextmanager
def lowering_only() -> Iterator[None]:
    """Keep Numba from optimising and from making machine code while kernels are lowered.

    Functions that were compiled before in this process hold optimised code for this machine: use a new one.
    """
    finalize, pointer = CPUCodeLibrary.finalize, JITCodeLibrary.get_pointer_to_function

    def leave(self: Any) -> None:
        if self.name == NUMBAS_OWN:
            finalize(self)
        else:
            self._finalized = True

    def no_pointer(self: Any, name: str) -> Any:
        return pointer(self, name) if self.name == NUMBAS_OWN else 1

    def nothing(*args: Any) -> None:
        pass

    with (
        mock.patch.object(CPUCodeLibrary, "finalize", leave),
        mock.patch.object(CPUCodeLibrary, "_optimize_functions", nothing),
        mock.patch.object(JITCodeLibrary, "get_pointer_to_function", no_pointer),
        mock.patch.object(JITCPUCodegen, "set_env", nothing),
    ):
        yield


def lowered(kernel: Any, signature: Any, options: dict[str, Any]) -> Lowered:
    """A kernel by its signature, without the wrappers that Python would call it by."""
    wrapperless = {**options, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = WideDispatcher(kernel.py_func, wrapperless)
    dispatcher.compile(signature)
    result: Any = dispatcher.overloads[signature]
    symbol = result.fndesc.llvm_func_name
    return Lowered(symbol, result.signature.args, result.signature.return_type, result.library)


def texts(libraries: Iterable[Any]) -> list[str]:
    """The code of libraries and of all that they need but Numba's runtime, each once, as LLVM's text."""
    found: dict[int, str] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop(0)
        if id(library) not in found and library.name != NUMBAS_OWN:
            found[id(library)] = str(library._final_module)
            waiting += library._linking_libraries
    return list(found.values())
