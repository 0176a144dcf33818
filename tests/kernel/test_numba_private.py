"""Numba's private parts are where `majlis/kernel/numba_private.py` looks for them; one canary a name."""

import ast
import contextlib
import functools
import importlib
import pickle
import re
from pathlib import Path
from types import FunctionType
from typing import Any
from unittest import mock

import numpy as np
import pytest

SRC = Path(__file__).resolve().parents[2] / "src/majlis"
FILE = SRC / "kernel/numba_private.py"

NAMES = {
    "numba.core.analysis.compute_cfg_from_blocks": "keeping variables off the stack",
    "numba.core.base.BaseContext.active_code_library": "knowing whether a rule is being written",
    "numba.core.base.BaseContext.get_abi_sizeof": "finding the size of a type once",
    "numba.core.base.BaseContext.get_function": "writing what rules do all the time in few words",
    "numba.core.base.BaseContext.get_getattr": "writing what rules do all the time in few words",
    "numba.core.base.BaseContext.pair_first": "counting in ranges in few words",
    "numba.core.base.BaseContext.pair_second": "counting in ranges in few words",
    "numba.core.base.BaseContext.refresh": "reading what is registered only if something is new",
    "numba.core.callconv.CPUCallConv._get_excinfo_argument": "leaving a function without asking who catches what is raised",
    "numba.core.callconv.CPUCallConv._get_return_status": "noting what is raised where the caller looks for it",
    "numba.core.callconv.CPUCallConv._return_errcode_raw": "leaving a function without asking who catches what is raised",
    "numba.core.callconv.CPUCallConv.call_function": "noting what is raised where the caller looks for it",
    "numba.core.callconv.CPUCallConv.return_status_propagate": "leaving a function without asking who catches what is raised",
    "numba.core.callconv.CPUCallConv.set_static_user_exc": "one way out for all indices that are out of bounds",
    "numba.core.callconv.RETCODE_OK": "noting what is raised where the caller looks for it",
    "numba.core.callconv.RETCODE_USEREXC": "one way out for all indices that are out of bounds",
    "numba.core.cgutils.alloca_once": "room on the stack for scratch arrays and copies of records",
    "numba.core.cgutils.get_item_pointer2": "finding items of arrays that do not lie side by side",
    "numba.core.cgutils.get_record_member": "reading arrays in records",
    "numba.core.cgutils.if_unlikely": "ranges with steps of any size",
    "numba.core.cgutils.normalize_ir_text": "handing LLVM the text of many functions",
    "numba.core.cgutils.pointer_add": "reading a house rule by its place in the record",
    "numba.core.cgutils.raw_memcpy": "copying records",
    "numba.core.cgutils.true_bit": "finding the lowest bit of a word",
    "numba.core.cgutils.unpack_tuple": "reading arrays part by part",
    "numba.core.codegen.CPUCodeLibrary._finalize_final_module": "loading machine code from the cache",
    "numba.core.codegen.CPUCodeLibrary._get_compiled_object": "keeping machine code in the cache",
    "numba.core.codegen.CPUCodeLibrary._get_module_for_linking": "linking what Numba itself brings into a unit",
    "numba.core.codegen.CPUCodeLibrary._optimize_final_module": "optimising a unit twice",
    "numba.core.codegen.CPUCodeLibrary._optimize_functions": "lowering functions without optimising each",
    "numba.core.codegen.CPUCodeLibrary._set_compiled_object": "loading machine code from the cache",
    "numba.core.codegen.CPUCodeLibrary.enable_object_caching": "keeping machine code in the cache",
    "numba.core.codegen.CPUCodeLibrary.finalize": "lowering functions without optimising each",
    "numba.core.codegen.CPUCodegen._create_empty_module": "numbering notes to LLVM together",
    "numba.core.codegen.CPUCodegen._module_pass_manager": "optimising a unit twice",
    "numba.core.codegen.CodeLibrary.codegen": "lowering functions without writing into machine code",
    "numba.core.codegen.JITCPUCodegen.magic_tuple": "telling machines apart in the cache",
    "numba.core.codegen.JITCPUCodegen.set_env": "lowering kernels for WebAssembly",
    "numba.core.codegen.JITCodeLibrary.get_pointer_to_function": "lowering functions without making machine code",
    "numba.core.compiler.Compiler.compile_extra": "lowering functions without optimising each",
    "numba.core.compiler.Compiler.define_pipelines": "leaving out passes that no rule needs",
    "numba.core.compiler.compile_result": "letting kernels call machine code of a unit",
    "numba.core.compiler_lock.global_compiler_lock": "linking units in one thread at a time",
    "numba.core.compiler_machinery.PassManager.finalize": "leaving out passes that no rule needs",
    "numba.core.config.OPT": "stamping compiled code with how hard the compiler tried",
    "numba.core.cpu.CPUContext.get_executable": "letting kernels call machine code of a unit",
    "numba.core.cpu.CPUContext.refresh": "loading machine code before anything was compiled",
    "numba.core.dispatcher.Dispatcher.add_overload": "letting kernels call machine code of a unit",
    "numba.core.dispatcher.Dispatcher.get_call_template": "compiling every rule for int64 only",
    "numba.core.environment.lookup_environment": "keeping what machine code refers to",
    "numba.core.errors.new_error_context": "saying what was compiled only where something goes wrong",
    "numba.core.event.end_event": "telling nobody what is compiled",
    "numba.core.event.start_event": "telling nobody what is compiled",
    "numba.core.imputils.impl_ret_borrowed": "rows of arrays that are counted",
    "numba.core.ir.Assign": "keeping variables off the stack",
    "numba.core.ir.Inst._rec_list_vars": "finding variables quickly",
    "numba.core.ir.Var": "finding variables quickly",
    "numba.core.lowering.Lower._find_singly_assigned_variable": "keeping variables off the stack",
    "numba.core.lowering.new_error_context": "saying what was compiled only where something goes wrong",
    "numba.core.postproc.PostProcessor._insert_var_dels": "not looking after every pass which names are in use",
    "numba.core.postproc.PostProcessor.run": "not looking after every pass which names are in use",
    "numba.core.postproc.VariableLifetime": "not looking after every pass which names are in use",
    "numba.core.registry.CPUDispatcher": "the decorators",
    "numba.core.registry.cpu_target": "linking and loading machine code",
    "numba.core.serialize.dumps": "keeping machine code in the cache",
    "numba.core.targetconfig.ConfigStack.top_or_none": "telling calls apart by the options of who calls",
    "numba.core.transforms.canonicalize_cfg": "not looking after every pass which names are in use",
    "numba.core.typeinfer.new_error_context": "saying what was compiled only where something goes wrong",
    "numba.core.types.functions.BaseFunction.get_call_type": "finding the meaning of a call once",
    "numba.core.types.unliteral": "compiling every rule for int64 only",
    "numba.core.typing.context.BaseContext.refresh": "reading what is registered only if something is new",
    "numba.cpython.slicing.fix_index": "counting negative indices from the end",
    "numba.np.arrayobj.load_item": "reading items of arrays",
    "numba.np.arrayobj.store_item": "writing items of arrays",
}
"""Each private name, and what would stop working without it."""


def resolved(name: str) -> Any:
    """What a dotted name stands for; an attribute that a class only names counts."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            found = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        return functools.reduce(getattr, parts[cut:], found)
    raise ModuleNotFoundError(name)


@pytest.mark.parametrize("name", NAMES)
def test_numba_still_has(name: str) -> None:
    import numba

    try:
        resolved(name)
    except (AttributeError, ModuleNotFoundError):
        pytest.fail(
            f"Numba {numba.__version__} no longer has {name}, which is needed for {NAMES[name]}: "
            "mend majlis/kernel/numba_private.py, then raise the bound in pyproject.toml"
        )


def test_every_import_of_numbas_inside_has_a_canary() -> None:
    found = set()
    for node in ast.walk(ast.parse(FILE.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("numba."):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    assert {name for name in found if not any(known.startswith(name) for known in NAMES)} == set()


def test_no_other_file_knows_numbas_inside() -> None:
    """What Numba documents may be used in the kernel; its inside only in the one file."""
    for file in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            inside = [name for name in modules if name.startswith(("numba.core", "numba.np", "numba.types"))]
            assert file == FILE or not inside, f"{file} imports {inside}: it belongs into {FILE.name}"
            outside = any(name.split(".")[0] == "numba" for name in modules)
            assert not outside or SRC / "kernel" in file.parents, f"{file} imports Numba; only majlis.kernel knows it"


def test_a_rule_can_be_compiled_without_counting_references() -> None:
    from majlis.kernel.numba_private import ALLOCATES_NOTHING, WideDispatcher

    missing = [name for name in ALLOCATES_NOTHING if not hasattr(WideDispatcher.targetdescr.options, name)]
    assert missing == [], f"Numba no longer has the options {missing}, which keep rules from counting references"


def test_numba_has_the_passes_that_are_left_out() -> None:
    from types import SimpleNamespace

    from numba.core import compiler

    from majlis.kernel.numba_private import PASSES_LEFT_OUT

    untyped: Any = compiler
    state = SimpleNamespace(func_ir=None, flags=untyped.Flags())
    usual = untyped.DefaultPassBuilder.define_nopython_pipeline(state)
    missing = PASSES_LEFT_OUT - {step[0].__name__ for step in usual.passes}
    assert missing == set(), f"Numba no longer has the passes {missing}: what took their place may be left out, too"


def test_kernels_are_linked_packed_and_loaded() -> None:
    """What they both call is there once, and what was packed is called like what was made."""
    from numba import types

    from majlis.kernel import numba_private
    from majlis.kernel.numba_private import ALLOCATES_NOTHING, KernelDispatcher, Lowered, WideDispatcher

    part = WideDispatcher(lambda number: 3 * number, {"nopython": True, **ALLOCATES_NOTHING})

    def first(number: int) -> int:
        return part(number) + 1  # type: ignore[no-any-return]

    def second(number: int) -> int:
        return part(number) + 2  # type: ignore[no-any-return]

    made = [
        numba_private.lowered(KernelDispatcher(function, {"nopython": True}), (types.int64,), {"nopython": True})
        for function in (first, second)
    ]
    whole = numba_private.link("canary", made)
    assert len(numba_private.needed(kernel.library for kernel in made)) == len(
        {id(library) for kernel in made for library in numba_private.needed([kernel.library])}
    )
    code, parts, environments = pickle.loads(numba_private.packed(whole, made))
    kernels = [KernelDispatcher(function, {"nopython": True}) for function in (first, second)]
    for kernel in kernels:
        kernel.wanted = (types.int64,)
    read = [Lowered(*part) for part in parts]
    numba_private.install(
        numba_private.loaded("again", code, [kernel.entry for kernel in read], environments), zip(kernels, read)
    )
    assert [kernel(np.int64(13)) for kernel in kernels] == [40, 41]
    assert [kernel(np.int32(13)) for kernel in kernels] == [40, 41]
    assert [len(kernel.overloads) for kernel in kernels] == [1, 1]


def test_a_kernel_is_compiled_for_other_types_alone() -> None:
    from numba import types

    from majlis.kernel.numba_private import KernelDispatcher

    prepared = []
    kernel = KernelDispatcher(lambda number: number + 1, {"nopython": True})
    kernel.wanted = (types.int64,)
    kernel.prepare = lambda: prepared.append(1)
    assert kernel(0.5) == 1.5
    assert list(kernel.overloads) == [(types.float64,)]


def test_a_kernel_can_be_lowered_without_machine_code() -> None:
    """Its text is there, not optimised, with that of what it calls; nothing of it is made runnable."""
    from numba import types

    from majlis.kernel.numba_private import ALLOCATES_NOTHING, WideDispatcher, lowered, lowering_only, texts

    part = WideDispatcher(lambda number: 3 * number, {"nopython": True, **ALLOCATES_NOTHING})

    def kernel(number: int) -> int:
        return 2 * part(number)  # type: ignore[no-any-return]

    options = {"nopython": True, "no_cpython_wrapper": True}
    with lowering_only():
        made = lowered(WideDispatcher(kernel, {"nopython": True}), (types.int64,), options)
        found = texts([made.library])
    assert (made.signature.args, made.signature.return_type) == ((types.int64,), types.int64)
    assert sum(text.count("\ndefine ") for text in found) >= 2
    assert sum(f'define i32 @"{made.symbol}"' in text or f"define i32 @{made.symbol}" in text for text in found) == 1
    assert any("alloca" in text for text in found), "Numba has optimised it"


def test_what_numba_is_spared_to_look_for_again_changes_nothing() -> None:
    """Functions with other options, other types and literals, lowered with and without what was found before."""
    from numba import types
    from numba.extending import overload

    from majlis.kernel import numba_private
    from majlis.kernel.numba_private import ALLOCATES_NOTHING, KernelDispatcher, WideDispatcher

    def tripled(numbers: Any, place: int) -> int:
        raise NotImplementedError

    def part(numbers: Any, place: int) -> int:
        return tripled(numbers, place) * 3 + numbers[0]  # type: ignore[no-any-return]

    # Whether it looks for a place that is not there follows from the options of whoever calls it.
    overload(tripled)(lambda numbers, place: lambda numbers, place: 3 * numbers[place])

    checked: Any = None
    unchecked: Any = None

    def whole(numbers: Any, place: int) -> int:
        room = np.empty(4, np.int64)
        room[1] = checked(numbers, place) + 3
        return room[1] + unchecked(numbers, place) + numbers[place]  # type: ignore[no-any-return]

    def instructions(kind: Any) -> list[str]:
        nonlocal checked, unchecked
        checked = WideDispatcher(part, {"nopython": True, "boundscheck": True, **ALLOCATES_NOTHING})
        unchecked = WideDispatcher(part, {"nopython": True, "boundscheck": False, **ALLOCATES_NOTHING})
        kernel = KernelDispatcher(whole, {"nopython": True})
        made = numba_private.lowered(kernel, (types.Array(kind, 1, "C"), types.int64), {"nopython": True})
        text = "".join(str(library._final_module) for library in numba_private.needed([made.library]))
        # Every function that is compiled has a number of its own in its name.
        return [re.sub(r"(@|_ZN)[^\s(,)]+", "", line) for line in text.splitlines() if line.startswith("  ")]

    with_it = [instructions(kind) for kind in (types.int64, types.float64, types.int8, types.int64)]
    with mock.patch.object(numba_private, "remembering", contextlib.nullcontext):
        without = [instructions(kind) for kind in (types.int64, types.float64, types.int8, types.int64)]
    assert len(with_it[0]) > 100
    assert with_it == without


def test_what_is_registered_between_two_kernels_is_found() -> None:
    from numba import types
    from numba.core.errors import TypingError
    from numba.extending import overload

    from majlis.kernel import numba_private
    from majlis.kernel.numba_private import KernelDispatcher

    def threefold(number: int) -> int:
        raise NotImplementedError

    def kernel(number: int) -> int:
        return threefold(number) + 1

    def made() -> Any:
        return numba_private.lowered(
            KernelDispatcher(kernel, {"nopython": True}), (types.int64,), {"nopython": True}
        ).signature.return_type

    with pytest.raises(TypingError):
        made()
    overload(threefold)(lambda number: lambda number: 3 * number)
    assert made() == types.int64


RECORD = np.dtype([("small", np.int8, 4), ("table", np.int64, (2, 3)), ("seat", np.int8)], align=True)


def deeper(row: Any, place: int, step: int) -> int:
    """Called two calls below whoever may catch; what is read behind a loop, or set in one branch, or swapped."""
    while place < -3:
        place += 2
    one, other = 0, 1
    if step > 1:
        last = row[place]
    else:
        last = place
    for down in range(2, -3, -1):
        one, other = other, one + row[down]
        last += down
    for number in range(row[0]):
        row[number % 3] += number
        if number == 2:
            break
    return int(last * 1000 + one - other)


def made_of_everything(record: Any, rows: Any, place: int, step: int) -> int:
    """What rules do all the time: fields, rows and items counted from either end, ranges, calls, divisions and errors."""
    found = deeper(rows[0], place, step)
    found += place // 3 * 10 + place % 4 + (place - 7) // 5 + (place - 7) % 5
    found += max(place, 1) * min(step, place) + max(int(record.seat), place) + int(record.small[2])
    for count in range(place, 7, step):
        found = 10 * found + count
    for count in range(2, place):
        found += rows[count - 3, place - 1] * 100
    for number in range(3):
        record.table[1, number] += record.small[-1 - number] + record.seat
    row = rows[place]
    row[-1] += record.table[1][place]
    record.small[place] = row[0]
    rows[0, 1] = len(row) + len(record.small)
    return int(found + record.table[-1, -1] + rows[-1, 1]) + place // step - place % step


def called_in_three_ways(part: Any) -> list[Any]:
    """With arrays that nobody counts, with one that is counted, and where what is raised is caught."""

    def uncounted(records: Any, rows: Any, place: int, step: int) -> int:
        return part(records[0], rows, place, step)  # type: ignore[no-any-return]

    def counted(records: Any, rows: Any, place: int, step: int) -> int:
        grown = np.zeros((3, 3), np.int64)
        row = grown[1]
        row[place] = rows[place, 2]
        return part(records[0], grown, place, step) + row[1]  # type: ignore[no-any-return]

    def catching(records: Any, rows: Any, place: int, step: int) -> int:
        try:
            return part(records[0], rows, place, step)  # type: ignore[no-any-return]
        except Exception:
            return rows[0, 1]  # type: ignore[no-any-return]

    return [uncounted, counted, catching]


def outcome(function: Any, place: int, step: int) -> tuple[Any, ...]:
    """What comes of a call: its answer or the error, and what it leaves in its arrays."""
    records, rows = np.zeros(1, RECORD).view(np.recarray), np.arange(9).reshape(3, 3)
    records[0].small[:], records[0].seat = [5, 6, 7, 8], 3
    try:
        answer = int(function(records, rows, place, step))
    except (IndexError, ValueError) as error:
        return type(error), records.tobytes(), rows.tobytes()
    return answer, records.tobytes(), rows.tobytes()


def test_what_is_written_briefly_does_what_python_does() -> None:
    """For indices in and out of bounds, and all steps of ranges."""
    import numba

    from majlis.kernel import numba_private
    from majlis.kernel.numba_private import ALLOCATES_NOTHING, KernelDispatcher, WideDispatcher

    options = {"nopython": True, "boundscheck": True}
    names = {**globals(), "deeper": WideDispatcher(deeper, {**options, **ALLOCATES_NOTHING})}
    rule = FunctionType(made_of_everything.__code__, names)
    part = WideDispatcher(rule, {**options, **ALLOCATES_NOTHING})
    untyped: Any = numba
    records = untyped.typeof(np.zeros(1, RECORD).view(np.recarray))
    wanted = records, numba.int64[:, ::1], numba.int64, numba.int64
    raised = set()
    for compiled, function in zip(called_in_three_ways(part), called_in_three_ways(made_of_everything), strict=True):
        kernel: Any = KernelDispatcher(compiled, options)
        lowered = numba_private.lowered(kernel, wanted, options)
        numba_private.install(numba_private.link(compiled.__name__, [lowered]), [(kernel, lowered)])
        for place, step in [(1, 1), (2, 2), (0, 3), (-1, 1), (2, -1), (3, 1), (-4, 2), (1, 0), (9, -2), (-3, 7)]:
            found = outcome(kernel, place, step)
            assert found == outcome(function, place, step), (compiled.__name__, place, step)
            raised.add(found[0] if isinstance(found[0], type) else None)
    assert raised == {None, IndexError, ValueError}
