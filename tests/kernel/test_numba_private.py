"""Numba's private parts are where `majlis/kernel/numba_private.py` looks for them; one canary a name."""

import ast
import functools
import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

SRC = Path(__file__).resolve().parents[2] / "src/majlis"
FILE = SRC / "kernel/numba_private.py"

NAMES = {
    "numba.core.caching.CompileResultCacheImpl": "cache files with our own stamp",
    "numba.core.caching.CompileResultCacheImpl.get_filename_base": "the names of cache files",
    "numba.core.caching.FunctionCache": "cache files with our own stamp",
    "numba.core.caching.FunctionCache._impl_class": "putting our locator into the cache",
    "numba.core.caching.FunctionCache._index_key": "asking whether a kernel is in the cache",
    "numba.core.caching.IndexDataCacheFile._load_index": "asking whether a kernel is in the cache",
    "numba.core.cgutils.alloca_once": "room on the stack for scratch arrays and copies of records",
    "numba.core.cgutils.pointer_add": "reading a house rule by its place in the record",
    "numba.core.cgutils.raw_memcpy": "copying records",
    "numba.core.cgutils.true_bit": "finding the lowest bit of a word",
    "numba.core.codegen.CPUCodeLibrary._optimize_functions": "lowering kernels for WebAssembly",
    "numba.core.codegen.CPUCodeLibrary.finalize": "lowering kernels for WebAssembly",
    "numba.core.codegen.JITCPUCodegen.set_env": "lowering kernels for WebAssembly",
    "numba.core.codegen.JITCodeLibrary.get_pointer_to_function": "lowering kernels for WebAssembly",
    "numba.core.config.OPT": "stamping compiled code with how hard the compiler tried",
    "numba.core.dispatcher.Dispatcher.get_call_template": "compiling every rule for int64 only",
    "numba.core.dispatcher.Dispatcher.get_metadata": "telling how long a kernel took to compile",
    "numba.core.dispatcher.Dispatcher.stats": "telling whether a kernel was compiled or loaded",
    "numba.core.registry.CPUDispatcher": "the decorators",
    "numba.core.types.unliteral": "compiling every rule for int64 only",
    "numba.np.arrayobj.make_array": "scratch arrays on the stack",
    "numba.np.arrayobj.populate_array": "scratch arrays on the stack",
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


def test_a_kernel_knows_whether_its_cache_has_it(tmp_path: Path) -> None:
    from numba import types

    from majlis.kernel.numba_private import WideDispatcher, compile_seconds, is_cached

    def doubled(number: int) -> int:
        return 2 * number

    signature = (types.int64,)
    for is_second in (False, True):
        kernel = WideDispatcher(doubled, {"nopython": True})
        kernel.keep_in(lambda: tmp_path / "kept", lambda: "stamp")
        assert is_cached(kernel, signature) == is_second
        kernel.compile(signature)
        assert (compile_seconds(kernel, signature) is None) == is_second
        assert kernel(np.int64(21)) == 42


def test_a_kernel_can_be_lowered_without_machine_code() -> None:
    """Its text is there, not optimised, with that of what it calls; nothing of it is made runnable."""
    from numba import types

    from majlis.kernel.numba_private import ALLOCATES_NOTHING, WideDispatcher, lowered, lowering_only, texts

    part = WideDispatcher(lambda number: 3 * number, {"nopython": True, **ALLOCATES_NOTHING})

    def kernel(number: int) -> int:
        return 2 * part(number)  # type: ignore[no-any-return]

    with lowering_only():
        made = lowered(WideDispatcher(kernel, {"nopython": True}), (types.int64,), {"nopython": True})
        found = texts([made.library])
    assert (made.arguments, made.returns) == ((types.int64,), types.int64)
    assert len(found) >= 2
    assert sum(f'define i32 @"{made.symbol}"' in text or f"define i32 @{made.symbol}" in text for text in found) == 1
    assert any("alloca" in text for text in found), "Numba has optimised it"
