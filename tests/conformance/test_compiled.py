"""Compiled and interpreted runs agree; the cache on disk gives back what was compiled; one version a function."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from majlis.games import definition

ROOT = Path(__file__).resolve().parent.parent.parent

WALK = """
import json, sys, warnings
warnings.simplefilter("error")
from tests.conformance.walks import walk
key, seeds, most = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
from majlis.kernel.seeds import new_stream
lines = []
for seed in range(seeds):
    for match in walk(key, seed, every=9, most=most):
        kernels = match.game.ops
        view = kernels.hidden(match._states, 0)
        guess = kernels.determinized(view, new_stream(seed))
        seen = kernels.observed(match._states, 0)
        lines.append([match.hash(), view.tobytes().hex()[:64], guess.tobytes().hex()[-64:], float(seen.sum())])
print(json.dumps(lines))
"""

COMPILE = """
import json, sys
from majlis.games import definition
from majlis.kernel import jit
from majlis.kernel.precompile import kernels, warm
game = definition(sys.argv[1])
loaded = [warmed.loaded_from_cache for warmed in warm(game)]
versions = {f"{f.py_func.__module__}.{f.py_func.__name__}": len(f.overloads) for f in jit.RULES}
import majlis
batch = majlis.Batch(majlis.game(sys.argv[1]), 3, seed=1, threads=1)
batch.play_random(40)
extra = {name: len(kernel.overloads) for name, kernel in kernels(game).items()}
print(json.dumps({"loaded": loaded, "versions": versions, "kernels": extra, "end": batch.states.tobytes().hex()[-400:]}))
"""


def run(script: str, *args: str, **environment: str) -> Any:
    # Beside what the path holds already: a game of another package may be found there.
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", script, *args],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_compiled_and_interpreted_runs_agree(key: str) -> None:
    compiled = run(WALK, key, "3", "120")
    assert run(WALK, key, "3", "120", NUMBA_DISABLE_JIT="1") == compiled


def test_a_cold_and_a_warm_process_agree_and_compile_each_function_once(key: str, tmp_path: Path) -> None:
    cold = run(COMPILE, key, MAJLIS_CACHE=str(tmp_path))
    warm = run(COMPILE, key, MAJLIS_CACHE=str(tmp_path))
    assert not any(cold["loaded"])
    assert all(warm["loaded"])
    assert warm["end"] == cold["end"]
    assert set(cold["kernels"].values()) == {1}
    package = definition(key).package
    own = {name: count for name, count in cold["versions"].items() if name.startswith(f"{package}.")}
    assert own
    assert {name: count for name, count in own.items() if count > 1} == {}
