"""All of Numba's inside that we use, in one file; `tests/kernel/test_numba_private.py` has a canary for every name.

Where a newer Numba has moved something, the canary says what and what for: mend it here, then raise the upper bound in
`pyproject.toml`. What Numba documents (`types`, `intrinsic`, `from_dtype`) is used in :mod:`majlis.kernel.jit`.
"""

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from llvmlite.binding import Linkage
from numba import types
from numba.core import cgutils, config
from numba.core.base import BaseContext
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.postproc import PostProcessor, VariableLifetime
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.core.targetconfig import ConfigStack
from numba.core.transforms import canonicalize_cfg
from numba.core.types.functions import BaseFunction
from numba.core.typing.context import BaseContext as BaseTypingContext
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


class _NoEnvironments:
    """Stands for the code generator where Numba would write into machine code that is not there yet."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        pass


class _Deferred(JITCodeLibrary):
    """What one function was lowered to: neither optimised nor made machine code but by those who link it."""

    codegen = _NoEnvironments

    def add_llvm_module(self, ll_module: Any) -> None:
        """The first is the library's own; Numba would copy it into an empty one."""
        if any(True for _ in self._final_module.functions):
            self._final_module.link_in(ll_module)
        else:
            self._final_module = ll_module

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0


class _Whole(JITCodeLibrary):
    """Many functions in one piece, which is optimised twice: what the first time has inlined lets the second see more.

    Numba's own first time only gathers counted references, and does not look where inlining pays.
    """

    def _optimize_final_module(self) -> None:
        for level in (1, optimization):
            manager, builder = self._codegen._module_pass_manager(opt=level)
            manager.run(self._final_module, builder)


PASSES_LEFT_OUT = {
    "WithLifting",
    "MakeFunctionToJitFunction",
    "InlineClosureLikes",
    "InlineInlinables",
    "FindLiterallyCalls",
    "LiteralUnroll",
    "LiteralPropagationSubPipelinePass",
    "InlineOverloads",
    "NopythonRewrites",
    "AnnotateTypes",
    "DumpParforDiagnostics",
}
"""Passes of Numba for what no rule does (blocks in Python, closures, literal loops, sums of arrays), or for nobody to
read: each looks through every function, and together they took a sixth of the time of compiling."""


class _Lowering(Compiler):
    """Numba's compiler as far as LLVM's code; the rest is done once for many functions together."""

    def define_pipelines(self) -> list[Any]:
        pipelines: list[Any] = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [step for step in pipeline.passes if step[0].__name__ not in PASSES_LEFT_OUT]
            pipeline.finalize()
        return pipelines

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.library = _Deferred(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class WideDispatcher(CPUDispatcher):
    """A compiled function that widens the integers it is called with inside compiled code."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(py_func=function, locals={}, targetoptions=options, pipeline_class=_Lowering)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(
            tuple(widened(arg) for arg in args), {name: widened(arg) for name, arg in kws.items()}
        )


def _fits(given: Any, wanted: Any) -> bool:
    return bool(given == wanted or (isinstance(given, types.Integer) and isinstance(wanted, types.Integer)))


class KernelDispatcher(WideDispatcher):
    """A compiled function that Python calls: its code is made, or loaded, together with that of others."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, options)
        self.wanted: tuple[Any, ...] = ()
        """The types of its arguments."""
        self.roots: frozenset[Path] = frozenset()
        """The files that it is made from."""
        self.prepare: Callable[[], None] = lambda: None
        """Installs the code for these types."""

    def compile(self, signature: Any) -> Any:
        """Have the code for a signature; for any but the usual one it is made alone, and not kept."""
        may_compile: bool = self._can_compile  # type: ignore[attr-defined]
        if may_compile and self.wanted not in self.overloads:
            self.prepare()
        if len(signature) == len(self.wanted) and all(map(_fits, signature, self.wanted)):
            signature = self.wanted
        elif may_compile and tuple(signature) not in self.overloads:
            lone = lowered(self, signature, self.targetoptions)
            install(link(self.py_func.__qualname__, [lone]), [(self, lone)])
        return super().compile(signature)


# -------------------------------------------------------------------------------------- what Numba asks again and again


_found_calls: list[tuple[dict[str, Any], dict[Any, Any]]] = []
"""Signatures that were found for calls, by the options of the function that calls."""
_abi_sizes: dict[tuple[int, str], int] = {}
_registered: dict[int, int] = {}
"""How much the registries of a context held when it last read them; they only grow."""


def _calls_by_options() -> dict[Any, Any]:
    """What was found for calls out of functions with the options of the one that is compiled now."""
    flags: Any = ConfigStack.top_or_none()
    options = flags._values if flags else {}
    for known, found in _found_calls:
        if known == options:
            return found
    _found_calls.append((dict(options), {}))
    return _found_calls[-1][1]


@contextmanager
def remembering() -> Iterator[None]:
    """Have Numba find once what it looks for anew in every function; what it finds is the same.

    The meaning of a call by the types of its arguments (most are `+` and `[]` of whole numbers, and dozens of templates
    are tried), the size of a type (a module of LLVM is written and read for each), and whether anybody has registered
    something. Nor does it find out after every pass which names are in use where, which only generators and functions
    that are not compiled are asked for. Together about a quarter of the time of lowering.
    """
    call_type, size_of, process = BaseFunction.get_call_type, BaseContext.get_abi_sizeof, PostProcessor.run
    refreshes = {kind: kind.refresh for kind in (BaseContext, BaseTypingContext)}

    def run(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
        function = self.func_ir
        if function.is_generator:
            process(self, emit_dels, extend_lifetimes)
            return
        function.blocks = canonicalize_cfg(function.blocks)
        function.variable_lifetime = VariableLifetime(function.blocks)
        function.generator_info = None
        if emit_dels:
            self._insert_var_dels(extend_lifetimes=extend_lifetimes)

    def get_call_type(self: Any, context: Any, args: Any, kws: Any) -> Any:
        if kws:
            return call_type(self, context, args, kws)
        found = _calls_by_options()
        key = id(self), id(context), tuple(args)
        if key not in found:
            signature: Any = call_type(self, context, args, kws)
            # The function is kept with what was found for it, so that no other gets its number.
            found[key] = signature, self._impl_keys[signature.args], self, context
        signature, implementation, *_ = found[key]
        self._impl_keys[signature.args] = implementation
        return signature

    def get_abi_sizeof(self: Any, kind: Any) -> int:
        key = id(self.target_data), str(kind)
        if key not in _abi_sizes:
            _abi_sizes[key] = size_of(self, kind)
        return _abi_sizes[key]

    def refresh_of(kind: Any) -> Callable[[Any], None]:
        def refresh(self: Any) -> None:
            size = sum(len(part) for registry in self._registries for part in vars(registry).values())
            if _registered.get(id(self._registries)) != size:
                refreshes[kind](self)
                _registered[id(self._registries)] = size
            elif kind is BaseContext:
                self.typing_context.refresh()

        return refresh

    with (
        mock.patch.object(PostProcessor, "run", run),
        mock.patch.object(BaseFunction, "get_call_type", get_call_type),
        mock.patch.object(BaseContext, "get_abi_sizeof", get_abi_sizeof),
        mock.patch.object(BaseContext, "refresh", refresh_of(BaseContext)),
        mock.patch.object(BaseTypingContext, "refresh", refresh_of(BaseTypingContext)),
    ):
        yield


# ------------------------------------------------------------------------------------------------ compiled kernels


class Lowered(NamedTuple):
    """A kernel as Numba lowers it: no machine code yet."""

    description: Any
    environment: Any
    signature: Any
    library: Any
    """What holds its code; what it calls lies in others."""

    @property
    def symbol(self) -> str:
        """What its function is called."""
        name: str = self.description.llvm_func_name
        return name

    @property
    def entry(self) -> str:
        """What Python calls it by."""
        name: str = self.description.llvm_cpython_wrapper_name
        return name


class MachineCode(NamedTuple):
    """The code of several kernels and of all that they call."""

    library: Any
    code: bytes
    """As the system's object files have it."""
    environments: tuple[Any, ...]
    """Objects of Python that the code refers to."""


NUMBAS_OWN = "nrt"
"""The library with which Numba starts its own runtime: the one that must run here."""


def lowered(kernel: Any, signature: Any, options: dict[str, Any]) -> Lowered:
    """A kernel by its signature, not optimised."""
    dispatcher = WideDispatcher(kernel.py_func, {**options, "no_cfunc_wrapper": True})
    with remembering():
        dispatcher.compile(signature)
    made: Any = dispatcher.overloads[tuple(signature)]
    made.fndesc.typemap = made.fndesc.calltypes = None
    return Lowered(made.fndesc, made.environment, made.signature, made.library)


def needed(libraries: Iterable[Any]) -> list[Any]:
    """Libraries and all that they call, each once."""
    found: dict[int, Any] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop(0)
        if id(library) not in found:
            found[id(library)] = library
            waiting += library._linking_libraries if isinstance(library, _Deferred) else []
    return list(found.values())


def link(name: str, kernels: Sequence[Lowered]) -> MachineCode:
    """Put kernels together with what they call, each function once, and optimise and translate the whole once."""
    with global_compiler_lock:
        whole: Any = _Whole(cpu_target.target_context.codegen(), name)
        whole.enable_object_caching()
        for library in needed(kernel.library for kernel in kernels):
            is_deferred = isinstance(library, _Deferred)
            part = library._final_module if is_deferred else library._get_module_for_linking()
            whole._final_module.link_in(part, preserve=True)
        seen = {kernel.entry for kernel in kernels}
        for function in whole._final_module.functions:
            if not function.is_declaration and function.name not in seen:
                function.linkage = Linkage.internal
        whole.finalize()
        names = [variable.name for variable in whole._final_module.global_variables]
        found = [lookup_environment(name) for name in names if name.startswith("_ZN08NumbaEnv")]
        return MachineCode(whole, whole._get_compiled_object(), tuple(made for made in found if made and made.consts))


def loaded(name: str, code: bytes, entries: Iterable[str], environments: tuple[Any, ...]) -> MachineCode:
    """Machine code that was made before, ready to be called by the names of its entries."""
    with global_compiler_lock:
        cpu_target.target_context.refresh()
        codegen: Any = cpu_target.target_context.codegen()
        whole: Any = codegen.create_library(name)
        whole.enable_object_caching()
        whole._set_compiled_object(code)
        whole._finalize_final_module()
        codegen._engine._defined_symbols.update(entries)
        return MachineCode(whole, code, environments)


def install(made: MachineCode, kernels: Iterable[tuple[Any, Lowered]]) -> None:
    """Let dispatchers call their machine code."""
    with global_compiler_lock:
        context = cpu_target.target_context
        for environment in made.environments:
            made.library.codegen.set_env(environment.env_name, environment)
        for dispatcher, kernel in kernels:
            entry = context.get_executable(made.library, kernel.description, kernel.environment)
            dispatcher.add_overload(
                compile_result(
                    typing_context=cpu_target.typing_context,
                    target_context=context,
                    entry_point=entry,
                    signature=kernel.signature,
                    objectmode=False,
                    lifted=(),
                    fndesc=kernel.description,
                    library=made.library,
                    environment=kernel.environment,
                )
            )


def packed(made: MachineCode, kernels: Iterable[Lowered]) -> bytes:
    """Machine code and how it is called, for :mod:`pickle` of any process to read."""
    parts = [tuple(kernel._replace(library=None)) for kernel in kernels]
    data: bytes = dumps((made.code, parts, made.environments))
    return data


def machine() -> str:
    """A short name of whom machine code is for: the system, the processor with all it can do, and Python's version."""
    return _short(*cpu_target.target_context.codegen().magic_tuple())


def any_machine() -> str:
    """The same for any processor of this family: what NUMBA_CPU_NAME=generic makes code for."""
    system, _, _ = cpu_target.target_context.codegen().magic_tuple()
    return _short(system, "generic", "")


def _short(*magic: Any) -> str:
    return hashlib.sha256(repr((magic, sys.version_info[:2])).encode()).hexdigest()[:12]


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
