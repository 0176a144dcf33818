"""Kernels are made machine code together and kept in one file, which is whole or not taken."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from majlis.kernel import jit
from majlis.kernel.units import DIGEST
from tests.wasm.probe import kernels

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.setenv("MAJLIS_CACHE", str(tmp_path))
    jit.cache_folder.cache_clear()
    yield tmp_path
    jit.cache_folder.cache_clear()


def steps(made: dict[str, Any]) -> list[str]:
    return list(next(iter(made.values())).unit.steps())


def test_a_unit_is_made_once_and_then_loaded(folder: Path) -> None:
    first, second = kernels(), kernels()
    unit = next(iter(first.values())).unit
    assert not unit.is_kept()
    assert steps(first) == [*first, unit.name]
    assert unit.is_kept()
    assert steps(second) == []
    assert [file.suffix for file in (folder / "probe").iterdir() if file.suffix != ".lock"] == [".unit"]
    assert all(list(kernel.overloads) == [kernel.wanted] for kernel in (*first.values(), *second.values()))
    numbers = np.arange(5)
    for made in (first, second):
        assert made["total"](numbers, 2) == 9
        with pytest.raises(IndexError):
            made["pick"](numbers, 5)


def test_what_a_package_brings_for_any_processor_is_taken_where_nothing_else_was_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    brought = tmp_path_factory.mktemp("brought")
    monkeypatch.setattr(jit, "SHIPPED", brought)
    build = "from tests.wasm.probe import kernels\nnext(iter(kernels().values())).unit.prepare()"
    ways = {**os.environ, "NUMBA_CPU_NAME": "generic", "MAJLIS_CACHE": str(brought)}
    subprocess.run([sys.executable, "-c", build], check=True, env=ways, cwd=ROOT)
    made = kernels()
    unit = next(iter(made.values())).unit
    assert unit.shipped.exists()
    assert unit.is_kept()
    assert steps(made) == []
    assert list(folder.iterdir()) == []
    assert made["total"](np.arange(5), 2) == 9
    # Of other sources it is not.
    unit.shipped.write_bytes(b"0" * DIGEST + unit.shipped.read_bytes()[DIGEST:])
    assert not unit.is_kept()
    assert steps(kernels()) != []


def test_a_file_that_is_not_whole_is_made_anew(folder: Path) -> None:
    first = kernels()
    steps(first)
    file = next(iter(first.values())).unit.file
    kept = file.read_bytes()
    for broken in (b"", kept[: len(kept) // 2], kept[:-1] + bytes([kept[-1] ^ 1])):
        file.write_bytes(broken)
        assert steps(kernels()) == [*first, "tests.wasm.probe"]
        assert file.read_bytes()[:DIGEST] == kept[:DIGEST]


def test_a_unit_of_other_sources_is_made_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert steps(kernels()) != []
    monkeypatch.setattr(jit, "stamp", lambda roots: "0" * DIGEST)
    unit = next(iter(kernels().values())).unit
    assert not unit.is_kept()
    assert steps(kernels()) != []
    assert unit.is_kept()


def test_a_process_that_is_killed_while_it_writes_leaves_nothing_that_is_taken(folder: Path) -> None:
    unit = next(iter(kernels().values())).unit
    unit.file.parent.mkdir()
    unit.file.with_suffix(".new").write_bytes(b"half of it")
    assert not unit.is_kept()
    assert steps(kernels()) != []
    assert unit.is_kept()
    assert not unit.file.with_suffix(".new").exists()
