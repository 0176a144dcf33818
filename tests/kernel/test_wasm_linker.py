"""The linker of WebAssembly modules: it fills in addresses, and refuses what it does not know."""

import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from majlis.kernel.wasm import compiler
from majlis.kernel.wasm.linker import STACK, ByteReader, LinkError, leb, link, padded, signed_leb

ROOT = Path(__file__).resolve().parents[2]


def compiled(text: str) -> bytes:
    """The object file of a piece of LLVM's language."""
    machine = compiler.machine_of_browsers()
    head = f'target triple = "{compiler.TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    code: bytes = machine.emit_object(llvm.parse_assembly(head + text))
    return code


@pytest.mark.interpreted
@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 65535, 2**28 - 1, 2**28, 2**31 - 1])
def test_numbers_are_written_as_they_are_read(value: int) -> None:
    assert ByteReader(leb(value)).number() == value
    assert ByteReader(padded(value)).number() == ByteReader(padded(value)).signed() == value
    assert len(padded(value)) == 5
    for signed in (value, -value):
        assert ByteReader(signed_leb(signed)).signed() == signed


def test_a_function_that_nobody_defines_is_refused_by_name() -> None:
    calls = "declare void @PyErr_Clear()\ndefine void @play() {\n  call void @PyErr_Clear()\n  ret void\n}"
    with pytest.raises(LinkError, match="nobody defines PyErr_Clear"):
        link(compiled(calls), ["play"], [])
    reads = "@Py_None = external global i32\ndefine i32 @play() {\n  %x = load i32, ptr @Py_None\n  ret i32 %x\n}"
    with pytest.raises(LinkError, match="nobody defines Py_None"):
        link(compiled(reads), ["play"], [])


def test_a_table_of_functions_is_refused() -> None:
    text = "define void @a() {\n  ret void\n}\ndefine ptr @play() {\n  ret ptr @a\n}"
    with pytest.raises(LinkError, match="a section 9, which"):
        link(compiled(text), ["play"], [])


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(LinkError, match="no WebAssembly object"):
        link(b"MZ", [], [])


def test_data_lies_above_the_stack_and_zeroes_are_left_out() -> None:
    text = """
@zeroes = global [100000 x i8] zeroinitializer, align 64
@place = global [2 x i32] [i32 7, i32 9], align 8
define i32 @play() {
  %x = load i32, ptr getelementptr ([2 x i32], ptr @place, i32 0, i32 1)
  ret i32 %x
}"""
    module = link(compiled(text), ["play"], ["place", "zeroes"])
    assert len(module) < 1000
    assert module == link(compiled(text), ["play"], ["place", "zeroes"])
    assert signed_leb(STACK + 100032) in module


def test_the_module_for_the_tests_of_the_page_is_what_the_compiler_makes() -> None:
    """In a process of its own: nothing may have been compiled before."""
    check = "from tools.wasm_probe import files; assert all(p.read_bytes() == made for p, made in files().items())"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, f"`python -m tools.wasm_probe` writes it anew: {done.stderr}"
