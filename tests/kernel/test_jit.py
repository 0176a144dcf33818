"""Copies and work arrays inside kernels, and where compiled code is kept."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from subprocess import PIPE

import numpy as np
import pytest

from majlis.games import definition
from majlis.kernel import batch, jit, playout, policy, search
from majlis.kernel.seeds import INTERPRETED
from tests.kernel.bound import GAME, probe


def test_a_copied_record_is_independent_until_it_is_put_back() -> None:
    out = np.zeros(3, np.int64)
    probe("copies")(0, out)
    assert out.tolist() == [0, 77, 77]


def test_work_arrays_hold_what_is_written_into_them() -> None:
    out = np.zeros(2, np.int64)
    probe("scratches")(out)
    if INTERPRETED:
        out[1] %= 256
    assert out.tolist() == [100 * (1 << 40), 300 % (256 if INTERPRETED else 1000)]


def test_the_stamp_follows_imports(tmp_path: Path) -> None:
    rules = GAME.folder / "rules.py"
    files = {file.name for file in jit.imported(rules)}
    assert {"state.py", "jit.py", "rng.py"} <= files
    assert "notation.py" not in files


def test_the_stamp_follows_imports_of_another_package(tmp_path: Path) -> None:
    package = tmp_path / "sixth"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "state.py").write_text("SEATS = 2\n")
    (package / "deals.py").write_text("from .state import SEATS\n")
    rules = package / "rules.py"
    rules.write_text("from sixth.deals import SEATS\nfrom majlis.kernel.rng import below\nfrom numpy import zeros\n")
    assert {file.name for file in jit.imported(rules)} == {"deals.py", "rng.py"}
    assert {file.name for file in jit.imported(package / "deals.py")} == {"state.py"}


def test_a_changed_source_has_another_stamp(tmp_path: Path) -> None:
    first, second = tmp_path / "a" / "rules.py", tmp_path / "b" / "rules.py"
    for file, text in ((first, "x = 1\n"), (second, "x = 2\n")):
        file.parent.mkdir()
        file.write_text(text)
    stamps = {jit.stamp(frozenset({file})) for file in (first, second)}
    assert len(stamps) == 2


def test_the_cache_lies_where_it_is_asked_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAJLIS_CACHE", str(tmp_path / "kept"))
    jit.cache_folder.cache_clear()
    assert jit.cache_folder() == tmp_path / "kept"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MAJLIS_CACHE", str(tmp_path / "file" / "impossible"))
    jit.cache_folder.cache_clear()
    assert jit.cache_folder().name.startswith("majlis-compiled-")
    jit.cache_folder.cache_clear()


COMPILING = """
import sys
from tests.kernel.bound import GAME
from tests.kernel import probes
kernel = GAME.bound(probes)["copies"]
print("ready", flush=True)
sys.stdin.readline()
print(len(list(kernel.unit.steps())))
"""


def test_of_two_processes_one_compiles_and_the_other_loads(tmp_path: Path) -> None:
    env = {**os.environ, "MAJLIS_CACHE": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", COMPILING]
    two = [subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True, env=env) for _ in range(2)]
    for process in two:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in two:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert sorted(int(process.communicate()[0]) > 0 for process in two) == [False, True]


def test_a_shared_part_is_one_rule_of_a_game() -> None:
    """Whichever modules have it, and whichever of its parts they have as well; it would be compiled as often."""
    game = definition("toitoi")
    for module in (playout, batch, policy, search):
        game.bound(module)
    for ops in (game.ops, game.heuristics):
        functions = [made.py_func for made in jit.RULES if made.py_func.__globals__.get("ops") is ops]
        names = Counter(f"{function.__module__}.{function.__name__}" for function in functions)
        assert names
        assert {name: count for name, count in names.items() if count > 1} == {}
