"""What a module gives to its page: each kernel behind plain numbers, and the little runtime that kernels need.

An array is handed over as its address and its lengths, a whole number as an i32; what went wrong stands in
`majlis_status`: Numba's status and the address of what it says about it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numba
import numpy as np
from numba import types

from majlis.kernel.numba_private import Lowered

STATUS = "majlis_status"
ARENA = 1 << 18
"""Bytes for the arrays that kernels make; they are given back when the call ends."""

RUNTIME = f"""
@{STATUS} = global [2 x i32] zeroinitializer, align 8
@majlis_arena = internal global [{ARENA} x i8] zeroinitializer, align 64
@majlis_used = internal global i32 0

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %used = load i32, ptr @majlis_used
  %bytes = trunc i64 %size to i32
  %padded = add i32 %bytes, 127
  %room = and i32 %padded, -64
  %next = add i32 %used, %room
  %full = icmp ugt i32 %next, {ARENA}
  br i1 %full, label %none, label %some
none:
  ret ptr null
some:
  store i32 %next, ptr @majlis_used
  %info = getelementptr i8, ptr @majlis_arena, i32 %used
  %data = getelementptr i8, ptr %info, i32 64
  store i64 1, ptr %info
  %destructor = getelementptr {{ i64, ptr, ptr, ptr, i64 }}, ptr %info, i32 0, i32 1
  store ptr null, ptr %destructor
  %place = getelementptr {{ i64, ptr, ptr, ptr, i64 }}, ptr %info, i32 0, i32 3
  store ptr %data, ptr %place
  %length = getelementptr {{ i64, ptr, ptr, ptr, i64 }}, ptr %info, i32 0, i32 4
  store i64 %size, ptr %length
  ret ptr %info
}}
define ptr @NRT_MemInfo_data_fast(ptr %info) alwaysinline {{
  %place = getelementptr {{ i64, ptr, ptr, ptr, i64 }}, ptr %info, i32 0, i32 3
  %data = load ptr, ptr %place
  ret ptr %data
}}
define void @NRT_incref(ptr %info) alwaysinline {{
  ret void
}}
define void @NRT_decref(ptr %info) alwaysinline {{
  ret void
}}
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {{
  %y = call double @llvm.sqrt.f64(double %x)
  ret double %y
}}
"""
"""What Numba's code asks of its runtime: arrays from an arena, so that references need no counting, and a root."""


def wrapper(name: str, kernel: Lowered) -> str:
    """The exported function of a kernel, in LLVM's language."""
    taken, lines, given = [], [], ["ptr %back", "ptr %raised"]
    for number, kind in enumerate(kernel.signature.args):
        made = list(_argument(number, kind))
        taken += [text for role, text in made if role == "taken"]
        lines += [text for role, text in made if role == "line"]
        given += [text for role, text in made if role == "given"]
    returns = {"int": ("i32", "i64"), "float": ("double", "double"), None: ("void", "i64")}[returned(kernel)]
    end = ["ret void"]
    if returned(kernel) == "int":
        end = ["%value = load i64, ptr %back", "%short = trunc i64 %value to i32", "ret i32 %short"]
    elif returned(kernel) == "float":
        end = ["%value = load double, ptr %back", "ret double %value"]
    called = ", ".join(given)
    body = [
        f"%back = alloca {returns[1]}, align 8",
        "%raised = alloca ptr, align 8",
        "store i64 0, ptr %back",
        "store ptr null, ptr %raised",
        "store i32 0, ptr @majlis_used",
        *lines,
        f'%status = call i32 @"{kernel.symbol}"({called})',
        f"store i32 %status, ptr @{STATUS}",
        "%why = load ptr, ptr %raised",
        f"store ptr %why, ptr getelementptr ([2 x i32], ptr @{STATUS}, i32 0, i32 1)",
        *end,
    ]
    declared = f'declare i32 @"{kernel.symbol}"({", ".join(part.split(" ")[0] for part in given)})'
    head = f"define {returns[0]} @{name}({', '.join(taken)}) {{"
    return "\n".join([declared, head, *(f"  {line}" for line in body), "}", ""])


def _argument(number: int, kind: Any) -> Iterator[tuple[str, str]]:
    """What an argument is taken as, the lines that turn it into Numba's, and what is given on."""
    if isinstance(kind, types.Integer):
        yield "taken", f"i32 %a{number}"
        yield "line", f"%i{number} = sext i32 %a{number} to i64"
        yield "given", f"i64 %i{number}"
    elif isinstance(kind, types.Float):
        yield "taken", f"double %a{number}"
        yield "given", f"double %a{number}"
    else:
        yield from _array(number, kind)


def _array(number: int, kind: Any) -> Iterator[tuple[str, str]]:
    """An array in Numba's parts: no owner, its size, the size of an item, where it lies, lengths and strides."""
    size, lengths = item_size(kind), [f"%n{number}.{axis}" for axis in range(kind.ndim)]
    yield "taken", f"ptr %a{number}"
    for axis, length in enumerate(lengths):
        yield "taken", f"i32 %l{number}.{axis}"
        yield "line", f"{length} = sext i32 %l{number}.{axis} to i64"
    total, strides = lengths[0], [str(size)]
    if kind.ndim == 2:
        total, row = f"%t{number}", f"%r{number}"
        yield "line", f"{total} = mul i64 {lengths[0]}, {lengths[1]}"
        yield "line", f"{row} = mul i64 {lengths[1]}, {size}"
        strides = [row, str(size)]
    for part in ("ptr null", "ptr null", f"i64 {total}", f"i64 {size}", f"ptr %a{number}"):
        yield "given", part
    for part in (*lengths, *strides):
        yield "given", f"i64 {part}"


def item_size(kind: Any) -> int:
    """The bytes of an item of an array."""
    is_record = isinstance(kind.dtype, types.Record)
    return int(kind.dtype.size if is_record else kind.dtype.bitwidth // 8)


def returned(kernel: Lowered) -> str | None:
    """What a kernel gives back: an int, a float, or nothing."""
    if kernel.signature.return_type == types.none:
        return None
    return "float" if isinstance(kernel.signature.return_type, types.Float) else "int"


def described(kernel: Any, lowered: Lowered, records: Mapping[str, np.dtype[Any]]) -> dict[str, Any]:
    """A kernel's arguments and what it gives back, for the manifest."""
    names = [name for name in kernel.py_func.__annotations__ if name != "return"]
    known = {numba.from_dtype(dtype): name for name, dtype in records.items()}
    arguments: list[dict[str, Any]] = []
    for name, kind in zip(names, lowered.signature.args, strict=True):
        if isinstance(kind, types.Integer | types.Float):
            arguments.append({"name": name, "type": "int" if isinstance(kind, types.Integer) else "float"})
        else:
            items = known.get(kind.dtype, str(kind.dtype))
            arguments.append({"name": name, "items": items, "size": item_size(kind), "dimensions": kind.ndim})
    return {"arguments": arguments, "returns": returned(lowered)}
