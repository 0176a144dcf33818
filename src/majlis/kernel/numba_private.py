"""All of Numba's inside that we use, in one file; `tests/kernel/test_numba_private.py` has a canary for every name.

Where a newer Numba has moved something, the canary says what and what for: mend it here, then raise the upper bound in
`pyproject.toml`. What Numba documents (`types`, `intrinsic`, `from_dtype`) is used in :mod:`majlis.kernel.jit`.
"""

import functools
import hashlib
import operator
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from llvmlite import ir
from llvmlite.binding import Linkage, parse_assembly
from numba import types
from numba.core import cgutils, config, event, lowering, typeinfer
from numba.core.analysis import compute_cfg_from_blocks
from numba.core.base import BaseContext
from numba.core.callconv import RETCODE_OK, RETCODE_USEREXC, CPUCallConv
from numba.core.codegen import CPUCodegen, CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import Compiler, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.errors import new_error_context  # type: ignore[attr-defined]
from numba.core.imputils import impl_ret_borrowed
from numba.core.ir import Assign, Inst, Var
from numba.core.postproc import PostProcessor, VariableLifetime
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.core.targetconfig import ConfigStack
from numba.core.transforms import canonicalize_cfg
from numba.core.types.functions import BaseFunction
from numba.core.typing.context import BaseContext as BaseTypingContext
from numba.cpython import slicing
from numba.np import arrayobj

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


_notes = ir.Module()
"""Where all that is lowered keeps its notes to LLVM (what is likely, what is in range), so that each has one number."""


class _Deferred(JITCodeLibrary):
    """What one function was lowered to, as text: read by LLVM only where it is linked, together with all others."""

    codegen = _NoEnvironments
    may_catch = True
    """Whether the function may catch what is raised in it."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.parts: list[tuple[str, bool, str]] = []
        """Name, whether it is more than a declaration, and text of whatever has a name."""

    def add_ir_module(self, ir_module: Any) -> None:
        """Keep a module's text; what only it knows is called by what it holds, since others may have the same name."""
        names: dict[str, str] = {}

        def named(text: str) -> str:
            for old, new in names.items():
                text = text.replace(f'@"{old}"', f'@"{new}"')
            return text

        variables = [made for made in ir_module.global_values if isinstance(made, ir.GlobalVariable)]
        for made in variables:
            text = named(str(made))
            if made.linkage == "internal":
                names[made.name] = f"{made.name}.{hashlib.sha256(text.encode()).hexdigest()[:16]}"
            self.parts.append((names.get(made.name, made.name), True, named(text)))
        for function in ir_module.functions:
            without_unused(function)
            self.parts.append((function.name, not function.is_declaration, named(str(function))))

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
        self.state.library.may_catch = bool(func.__code__.co_exceptiontable)
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


def _unheard(kind: str, data: Any = None, exc_details: Any = None) -> None:
    pass


def _variables(step: Any, value: Any) -> list[Any]:
    """The variables in a value of a step, however deep."""
    kind = type(value)
    if kind is Var:
        return [value]
    if kind is list or kind is tuple or kind is dict:
        parts = value.values() if kind is dict else value
        return [found for part in parts for found in _variables(step, part)]
    return value.list_vars() if isinstance(value, Inst) else []


class _ErrorContext:
    """Numba's note of what it was at, which is only made where something goes wrong."""

    def __init__(self, *message: Any, **parts: Any) -> None:
        self.message, self.parts = message, parts

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if error is not None:
            with new_error_context(*self.message, **self.parts):
                raise error


@contextmanager
def remembering() -> Iterator[None]:
    """Have Numba find once what it looks for anew in every function; what it finds is the same.

    The meaning of a call by the types of its arguments (most are `+` and `[]` of whole numbers, and dozens of templates
    are tried), the size of a type (a module of LLVM is written and read for each), and whether anybody has registered
    something. Nor does it find out after every pass which names are in use where, which only generators and functions
    that are not compiled are asked for, nor until when where no references are counted; and nobody hears what it is
    at, thousands of times a game, unless something goes wrong. Together about a quarter of the time of lowering.
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
        if emit_dels and (flags := ConfigStack.top_or_none()) is not None and flags.nrt:
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
        mock.patch.object(Inst, "_rec_list_vars", _variables),
        mock.patch.object(event, "start_event", _unheard),
        mock.patch.object(event, "end_event", _unheard),
        mock.patch.object(lowering, "new_error_context", _ErrorContext),
        mock.patch.object(typeinfer, "new_error_context", _ErrorContext),
        mock.patch.object(BaseFunction, "get_call_type", get_call_type),
        mock.patch.object(BaseContext, "get_abi_sizeof", get_abi_sizeof),
        mock.patch.object(BaseContext, "refresh", refresh_of(BaseContext)),
        mock.patch.object(BaseTypingContext, "refresh", refresh_of(BaseTypingContext)),
    ):
        yield


# ------------------------------------------------------------------------------- what Numba says in many words


def _number(value: Any) -> int | None:
    """What a value is, if that is known while code is written."""
    known = isinstance(value, ir.Constant) and isinstance(value.constant, int)
    return value.constant if known else None


def _times(builder: Any, one: Any, other: Any) -> Any:
    known = _number(one), _number(other)
    if known[0] is not None and known[1] is not None:
        return one.type(known[0] * known[1])
    if 1 in known:
        return one if known[1] == 1 else other
    return builder.mul(one, other)


def _room(builder: Any, kind: Any) -> Any:
    """Room for a value on the stack, which is written to before it is read."""
    with builder.goto_entry_block():
        return builder.alloca(kind)


def _structure(builder: Any, kind: Any, parts: Iterable[Any]) -> Any:
    """A structure or an array of LLVM's of its parts."""
    value = kind(ir.Undefined)
    for index, part in enumerate(parts):
        value = builder.insert_value(value, part, index)
    return value


def _array_of(
    context: Any, builder: Any, array: Any, data: Any, shape: Sequence[Any], strides: Sequence[Any], **others: Any
) -> Any:
    """The value that stands for an array; without `meminfo` and `parent` nobody counts who needs it."""
    size = context.get_value_type(types.intp)
    count = functools.reduce(functools.partial(_times, builder), shape, size(1))
    model = context.data_model_manager[array.as_array]
    lengths = ir.ArrayType(size, len(shape))
    parts = {
        "data": data,
        "shape": _structure(builder, lengths, shape),
        "strides": _structure(builder, lengths, strides),
        "nitems": count,
        **others,
    }
    kind = model.get_value_type()
    return _structure(
        builder, kind, (parts.get(name, part(None)) for name, part in zip(model._fields, kind.elements, strict=True))
    )


class _Array:
    """An array that is read part by part from its value, where Numba would write it to the stack first."""

    def __init__(self, context: Any, builder: Any, array: Any, value: Any) -> None:
        self.context, self.builder = context, builder
        self.model = context.data_model_manager[array.as_array]
        self.value = value

    def __getattr__(self, name: str) -> Any:
        return self.builder.extract_value(self.value, self.model.get_field_position(name))


def _field(context: Any, builder: Any, record: Any, value: Any, name: str) -> Any:
    """The array that is a record's field."""
    array = record.typeof(name)
    size = context.get_value_type(types.intp)
    data = cgutils.get_record_member(builder, value, record.offset(name), context.get_data_type(array.dtype))
    shape, strides = ([size(number) for number in numbers] for numbers in (array.shape, array.strides))
    return _array_of(context, builder, array, data, shape, strides, itemsize=size(array.size))


def _within(context: Any, builder: Any, index: Any, length: Any) -> None:
    """Leave the function by its one way out for all indices that are out of bounds, or go on."""
    known = _number(index), _number(length)
    if known[0] is not None and known[1] is not None and 0 <= known[0] < known[1]:
        return
    function = builder.function
    if not hasattr(function, "out_of_bounds"):
        function.out_of_bounds = builder.append_basic_block("out_of_bounds")
        with builder.goto_block(function.out_of_bounds):
            context.call_conv.set_static_user_exc(builder, IndexError, ("index is out of bounds",))
            context.call_conv._return_errcode_raw(builder, RETCODE_USEREXC)
    is_outside = builder.icmp_unsigned(">=", index, length)
    further = builder.append_basic_block("within")
    builder.cbranch(is_outside, function.out_of_bounds, further).set_weights([1, 99])
    builder.position_at_end(further)


def _place(
    context: Any, builder: Any, array: Any, value: Any, kinds: Sequence[Any], indices: Sequence[Any]
) -> tuple[_Array, Any, Sequence[Any], Sequence[Any]]:
    """The array, and of the item or the row that is asked for: where it lies, its shape and its strides."""
    made = _Array(context, builder, array, value)
    shape, strides = (cgutils.unpack_tuple(builder, part, array.ndim) for part in (made.shape, made.strides))
    places = []
    for kind, given, length in zip(kinds, indices, shape, strict=False):
        index = context.cast(builder, given, kind, types.intp if kind.signed else types.uintp)
        number = _number(index)
        is_natural = getattr(index, "is_natural", number is not None and number >= 0)
        if kind.signed and not is_natural:
            index = slicing.fix_index(builder, index, length)
        if context.enable_boundscheck:
            _within(context, builder, index, length)
        places.append(index)
    if array.layout == "C":
        place = None
        for axis, index in enumerate(places):
            step = functools.reduce(functools.partial(_times, builder), shape[axis + 1 :], index.type(1))
            part = _times(builder, index, step)
            place = part if place is None else builder.add(place, part)
        data = builder.gep(made.data, [place])
    else:
        data = cgutils.get_item_pointer2(context, builder, made.data, shape, strides, array.layout, places)
    return made, data, shape[len(places) :], strides[len(places) :]


def _are_simple(array: Any, kinds: Sequence[Any]) -> bool:
    """Whether these are whole numbers, one at least and no more than the array has dimensions."""
    is_array = isinstance(array, types.Array) and 0 < len(kinds) <= array.ndim
    return is_array and all(isinstance(kind, types.Integer) for kind in kinds)


def _get_item(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    (array, kind), (value, index) = signature.args, arguments
    indices = _indices(builder, kind, index)
    made, data, shape, strides = _place(context, builder, array, value, _kinds(kind), indices)
    if not shape:
        return arrayobj.load_item(context, builder, array, data)
    kept = {name: getattr(made, name) for name in ("itemsize", "meminfo", "parent")}
    row = _array_of(context, builder, signature.return_type, data, shape, strides, **kept)
    return impl_ret_borrowed(context, builder, signature.return_type, row)


def _set_item(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
    (array, kind, given), (value, index, item) = signature.args, arguments
    _, data, _, _ = _place(context, builder, array, value, _kinds(kind), _indices(builder, kind, index))
    arrayobj.store_item(context, builder, array, context.cast(builder, item, given, array.dtype), data)


def _kinds(kind: Any) -> Sequence[Any]:
    """The types of what stands between brackets."""
    kinds: Sequence[Any] = getattr(kind, "types", (kind,))
    return kinds


def _indices(builder: Any, kind: Any, index: Any) -> Sequence[Any]:
    return cgutils.unpack_tuple(builder, index, len(kind)) if isinstance(kind, types.BaseTuple) else (index,)


def _range(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The state of a range: start, stop and step."""
    number = context.get_value_type(types.int64)
    start, stop, step = {1: (number(0), *arguments, number(1)), 2: (*arguments, number(1))}.get(
        len(arguments), arguments
    )
    return _structure(builder, context.get_value_type(signature.return_type), (start, stop, step))


def _iterate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """An iterator of a range: where its next number and the count of those to come lie, its stop and its step."""
    start, stop, step = (builder.extract_value(arguments[0], index) for index in range(3))
    zero, one = start.type(0), start.type(1)
    difference = stop if _number(start) == 0 else builder.sub(stop, start)
    if _number(step) == 1:
        count = builder.select(builder.icmp_signed(">", difference, zero), difference, zero)
    else:
        if _number(step) in (None, 0):
            with cgutils.if_unlikely(builder, builder.icmp_unsigned("==", step, zero)):
                context.call_conv.return_user_exc(builder, ValueError, ("range() arg 3 must not be zero",))
        is_up = builder.icmp_signed(">", difference, zero)
        remainder = builder.srem(difference, step)
        remainder = builder.select(is_up, remainder, builder.neg(remainder))
        more = builder.select(builder.icmp_signed(">", remainder, zero), one, zero)
        count = builder.add(builder.sdiv(difference, step), more)
        differs = builder.xor(is_up, builder.icmp_signed(">", step, zero))
        count = builder.select(differs, zero, count)
    places = [_room(builder, start.type) for _ in range(2)]
    for place, value in zip(places, (start, count), strict=True):
        builder.store(value, place)
    places[0].holds_natural = all((_number(value) or 0) >= least for value, least in ((start, 0), (step, 1)))
    kind = context.get_value_type(signature.return_type)
    return _structure(builder, kind, (places[0], stop, step, places[1]))


def _next(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """The next number of a range, if there is one, and whether there is: what follows nobody reads if there is none."""
    place, _, step, count_place = (builder.extract_value(arguments[0], index) for index in range(4))
    count, value = builder.load(count_place), builder.load(place)
    # Counted up from nought or more: no index from behind.
    value.is_natural = getattr(place, "holds_natural", False)
    has_next = builder.icmp_signed(">", count, count.type(0))
    builder.store(builder.sub(count, count.type(1), flags=["nsw"]), count_place)
    builder.store(builder.add(value, step), place)
    return _structure(builder, context.get_value_type(signature.return_type), (value, has_next))


def _quotient(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """How often a known number above nought goes into another, rounded down."""
    remainder = builder.srem(*arguments)
    quotient = builder.sdiv(*arguments)
    is_below = builder.icmp_signed("<", remainder, remainder.type(0))
    return builder.select(is_below, builder.sub(quotient, quotient.type(1)), quotient)


def _remainder(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """What is left by a known number above nought, which is never negative."""
    remainder = builder.srem(*arguments)
    is_below = builder.icmp_signed("<", remainder, remainder.type(0))
    return builder.select(is_below, builder.add(remainder, arguments[1]), remainder)


def _by_known(function: Any, ours: Any) -> Any:
    """What divides in our few words where the divisor is known and above nought, and as Numba does where not."""

    def divide(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if (_number(arguments[1]) or 0) > 0:
            return ours(context, builder, signature, arguments)
        return function(builder, arguments)

    return divide


def _same(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return arguments[0]


def _greater(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.select(builder.icmp_signed(">", *arguments), *arguments)


def _smaller(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.select(builder.icmp_signed("<", *arguments), *arguments)


OF_WHOLE_NUMBERS = {max: _greater, min: _smaller}
"""What two whole numbers are put into by one choice."""
DIVISIONS = {operator.floordiv: _quotient, operator.mod: _remainder}


def _behind_all_reads(blocks: Mapping[int, Any]) -> set[str]:
    """The variables with one assignment that every way to where they are read comes by, and that is written before."""
    homes: dict[str, int] = {}
    others: set[str] = set()
    reads: list[tuple[str, int]] = []
    for number, block in blocks.items():
        for step in block.body:
            is_assignment = isinstance(step, Assign)
            read = _variables(step, step.value) if is_assignment else step.list_vars()
            reads += [(variable.name, number) for variable in read if homes.get(variable.name) != number]
            if is_assignment:
                if step.target.name in homes:
                    others.add(step.target.name)
                homes[step.target.name] = number
    before = compute_cfg_from_blocks(blocks).dominators()
    for name, number in reads:
        if name not in homes or homes[name] >= number or homes[name] not in before[number]:
            others.add(name)
    return homes.keys() - others


def _ours(function: Any, signature: Any) -> Any:
    """How we write what a function does to such arguments, if we do."""
    kinds = signature.args
    key = getattr(function, "typing_key", function)
    if key is operator.getitem or key is operator.setitem:
        indices = _kinds(kinds[1])
        if not _are_simple(kinds[0], indices):
            return None
        if key is operator.getitem:
            return _get_item
        return _set_item if len(indices) == kinds[0].ndim else None
    if key is range and signature.return_type == types.range_state64_type:
        return _range if all(kind == types.int64 for kind in kinds) else None
    if key is int and len(kinds) == 1 and isinstance(kinds[0], types.Integer) and signature.return_type == kinds[0]:
        return _same
    if kinds == (types.int64, types.int64) and signature.return_type == types.int64:
        return OF_WHOLE_NUMBERS.get(key)
    if key == "getiter" and kinds == (types.range_state64_type,):
        return _iterate
    if key == "iternext" and kinds == (types.range_iter64_type,):
        return _next
    return None


UNFELT = {
    *("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "icmp", "fcmp", "select", "load"),
    *("insertvalue", "extractvalue", "getelementptr", "bitcast", "zext", "sext", "trunc"),
}
"""What is done for its result alone, as LLVM calls it."""


def _operands(step: Any) -> Iterable[Any]:
    return (value for value, _ in step.incomings) if isinstance(step, ir.PhiInstr) else step.operands


def without_unused(function: Any) -> None:
    """Leave out of a function what is worked out, or read, for nobody."""
    uses = Counter(id(value) for block in function.blocks for step in block.instructions for value in _operands(step))
    for block in reversed(function.blocks):
        kept = []
        for step in reversed(block.instructions):
            if step.opname in UNFELT and not uses[id(step)]:
                uses.subtract(map(id, step.operands))
            else:
                kept.append(step)
        block.instructions[:] = reversed(kept)


@contextmanager
def briefly() -> Iterator[None]:
    """Have rules written in few words where Numba has many, to the same effect.

    Numba puts every array and every iterator on the stack and reads it from there, part by part; each index has two
    ways out of its function, each call one that asks whether somebody catches what is raised. LLVM finds out that next
    to nothing of it is needed; but to write it, to read it and to find that out took half of the time of compiling.
    """
    function_of, attribute_of = BaseContext.get_function, BaseContext.get_getattr
    extract = ir.IRBuilder.extract_value
    call, propagate = CPUCallConv.call_function, CPUCallConv.return_status_propagate
    empty_module, find_values = CPUCodegen._create_empty_module, lowering.Lower._find_singly_assigned_variable

    def is_rule(context: Any) -> bool:
        library: Any = context.active_code_library
        return isinstance(library, _Deferred) and not library.may_catch

    def get_function(self: Any, function: Any, signature: Any, _firstcall: bool = True) -> Any:
        ours = _ours(function, signature.as_function()) if is_rule(self) else None
        if ours is None:
            theirs = function_of(self, function, signature, _firstcall)
            divide = DIVISIONS.get(getattr(function, "typing_key", function)) if is_rule(self) else None
            if divide is None or {*signature.args, signature.return_type} != {types.int64}:
                return theirs
            ours = _by_known(theirs, divide)
        return lambda builder, arguments, loc=None: ours(self, builder, signature, arguments)

    def get_getattr(self: Any, kind: Any, name: str) -> Any:
        if is_rule(self) and isinstance(kind, types.Record) and isinstance(kind.typeof(name), types.NestedArray):
            return lambda context, builder, record, value, name: _field(context, builder, record, value, name)
        return attribute_of(self, kind, name)

    def extract_value(self: Any, whole: Any, index: Any, name: str = "") -> Any:
        while isinstance(index, int) and isinstance(whole, ir.InsertValue) and len(whole.indices) == 1:
            if whole.indices[0] == index:
                return whole.value
            whole = whole.aggregate
        return extract(self, whole, index, name)

    def call_function(
        self: Any, builder: Any, callee: Any, result: Any, kinds: Any, arguments: Any, attrs: Any = None
    ) -> Any:
        if not is_rule(self.context) or attrs is not None or isinstance(result, types.Optional):
            return call(self, builder, callee, result, kinds, arguments, attrs)
        room = _room(builder, self.get_return_type(result).pointee)
        packed = self._get_arg_packer(kinds).as_arguments(builder, arguments)
        # What is raised there is noted where we would note it, and is on its way to whoever called us.
        noted = self._get_excinfo_argument(builder.function)
        code = builder.call(callee, [room, noted, *packed])
        status = self._get_return_status(builder, code, noted.type.pointee(ir.Undefined))
        status = status._replace(is_error=builder.icmp_signed("!=", code, RETCODE_OK))
        return status, self.context.get_returned_value(builder, result, builder.load(room))

    def return_status_propagate(self: Any, builder: Any, status: Any) -> None:
        if is_rule(self.context):
            self._return_errcode_raw(builder, status.code)
        else:
            propagate(self, builder, status)

    def pair_part(index: int, usual: Any) -> Any:
        def part(self: Any, builder: Any, value: Any, kind: Any) -> Any:
            return builder.extract_value(value, index) if is_rule(self) else usual(self, builder, value, kind)

        return part

    def find_singly_assigned_variable(self: Any) -> None:
        find_values(self)
        if is_rule(self.context) and not self.flags.nrt:
            self._singly_assigned_vars |= _behind_all_reads(self.blocks)

    def create_empty_module(self: Any, name: str) -> Any:
        module = empty_module(self, name)
        module.metadata, module._metadatacache = _notes.metadata, _notes._metadatacache
        return module

    with (
        mock.patch.object(BaseContext, "get_function", get_function),
        mock.patch.object(BaseContext, "get_getattr", get_getattr),
        mock.patch.object(BaseContext, "pair_first", pair_part(0, BaseContext.pair_first)),
        mock.patch.object(BaseContext, "pair_second", pair_part(1, BaseContext.pair_second)),
        mock.patch.object(lowering.Lower, "_find_singly_assigned_variable", find_singly_assigned_variable),
        mock.patch.object(CPUCodegen, "_create_empty_module", create_empty_module),
        mock.patch.object(ir.IRBuilder, "extract_value", extract_value),
        mock.patch.object(CPUCallConv, "call_function", call_function),
        mock.patch.object(CPUCallConv, "return_status_propagate", return_status_propagate),
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
    with remembering(), briefly():
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


def _text(head: str, libraries: Iterable[Any]) -> str:
    """What rules were lowered to, one text for all: whatever has a name is there once."""
    found: dict[str, tuple[bool, str]] = {}
    for library in libraries:
        for name, is_whole, text in library.parts if isinstance(library, _Deferred) else ():
            if name not in found or (is_whole and not found[name][0]):
                found[name] = is_whole, text
            elif is_whole and found[name][1] != text:
                raise ValueError(f"two different things that rules are made of are called {name}")
    texts = [head, *(text for _, text in found.values()), *(str(note) for note in _notes.metadata)]
    whole: str = cgutils.normalize_ir_text("\n".join(texts))
    return whole


def link(name: str, kernels: Sequence[Lowered]) -> MachineCode:
    """Put kernels together with what they call, each function once, and optimise and translate the whole once."""
    with global_compiler_lock:
        whole: Any = _Whole(cpu_target.target_context.codegen(), name)
        whole.enable_object_caching()
        libraries = needed(kernel.library for kernel in kernels)
        whole._final_module = parse_assembly(_text(str(whole._final_module), libraries))
        whole._final_module.verify()
        for library in libraries:
            if not isinstance(library, _Deferred):
                whole._final_module.link_in(library._get_module_for_linking(), preserve=True)
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
    length, size = (context.get_constant(types.intp, number) for number in (count, context.get_abi_sizeof(item)))
    return _array_of(context, builder, array, room, [length], [size], itemsize=size)


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
    found: dict[int, Any] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop(0)
        if id(library) not in found and library.name != NUMBAS_OWN:
            found[id(library)] = library
            waiting += library._linking_libraries
    others = [library for library in found.values() if not isinstance(library, _Deferred)]
    head = str(cpu_target.target_context.codegen()._create_empty_module("rules"))
    return [_text(head, found.values()), *(str(library._final_module) for library in others)]
