"""The tools can be imported, as tests do, without slowing down or breaking whoever does."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

IMPORTED = """
import importlib, os, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
    if "NUMBA_DISABLE_JIT" in os.environ:
        sys.exit(f"{name} turns compiling off when it is imported")
"""


def test_no_tool_turns_compiling_off_by_being_imported() -> None:
    names = sorted(f"tools.{file.stem}" for file in (ROOT / "tools").glob("*.py") if file.stem != "__init__")
    given = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, *names], cwd=ROOT, env=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
