"""From kernels to a module: lowered, put together, optimised and linked.

Run in a process of its own: a rule that was compiled for this machine before holds code that no other machine runs.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numpy as np

from majlis.kernel import jit, numba_private
from majlis.kernel.wasm import exports
from majlis.kernel.wasm.linker import link

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"
"""What every browser of the last years can do."""
OPTIMISATION = 2
WRAPPERLESS = {**jit.OPTIONS, "no_cpython_wrapper": True}
"""Without what Python would call a kernel by."""


class Module(NamedTuple):
    """A linked module, and how its exports are called."""

    code: bytes
    exports: dict[str, Any]


def build(
    kernels: Mapping[str, Any],
    records: Mapping[str, np.dtype[Any]],
    progress: Callable[[str, int, int], None] = lambda step, done, total: None,
) -> Module:
    """The module of some kernels; `records` are the dtypes of their arrays of records, by name."""
    lowered: dict[str, numba_private.Lowered] = {}
    steps = len(kernels) + 2
    with numba_private.lowering_only():
        for name, kernel in kernels.items():
            progress(name, len(lowered), steps)
            lowered[name] = numba_private.lowered(kernel, kernel.wanted, WRAPPERLESS)
        progress("optimise", len(lowered), steps)
        texts = numba_private.texts(kernel.library for kernel in lowered.values())
    machine = machine_of_browsers()
    whole = _linked(texts, lowered, str(machine.target_data))
    _keep_only(whole, {*lowered, exports.STATUS})
    # Twice: what the first time has inlined lets the second see more.
    for _ in range(2):
        _optimise(whole, machine)
    progress("link", len(lowered) + 1, steps)
    code = link(machine.emit_object(whole), list(lowered), [exports.STATUS])
    return Module(code, {name: exports.described(kernels[name], made, records) for name, made in lowered.items()})


def machine_of_browsers() -> Any:
    """What LLVM makes code for."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=FEATURES, opt=OPTIMISATION, reloc="static", codemodel="default"
    )


def _linked(texts: list[str], lowered: Mapping[str, numba_private.Lowered], layout: str) -> Any:
    """All code in one piece, told that it is for another machine than it was lowered on."""
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{layout}"\n'
    own = [exports.RUNTIME, *(exports.wrapper(name, kernel) for name, kernel in lowered.items())]
    whole = llvm.parse_assembly(head + "\n".join(own))
    for text in texts:
        moved = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{layout}"', text, flags=re.MULTILINE)
        moved = re.sub(r'^target triple = ".*"$', f'target triple = "{TRIPLE}"', moved, flags=re.MULTILINE)
        whole.link_in(llvm.parse_assembly(moved))
    return whole


def _keep_only(whole: Any, names: set[str]) -> None:
    """Let only these be seen from outside, so that all else may be inlined or left out.

    Numba's environments are "common" symbols, which WebAssembly does not have.
    """
    for made in (*whole.functions, *whole.global_variables):
        if not made.is_declaration and made.name not in names and not made.name.startswith("llvm."):
            made.linkage = "internal"
    whole.verify()


def _optimise(whole: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
