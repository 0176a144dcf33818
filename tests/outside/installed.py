"""The sixth game as somebody would install it: built, and put into a folder beside the others' packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NIM = Path(__file__).parent / "nim"
UV = Path(sys.executable).parent / "uv"


def install_nim(folder: Path) -> str:
    """Install the package there and compile the game; the PYTHONPATH with which Majlis finds it."""
    command = [str(UV), "pip", "install", "--python", sys.executable, "--no-deps", "--no-build-isolation"]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(folder)])
    _run(*command, "--target", str(folder), str(NIM))
    _run(sys.executable, "-m", "majlis", "warm", "nim", PYTHONPATH=path)
    return path


def _run(*command: str, **extra: str) -> None:
    done = subprocess.run(
        command, env={**os.environ, **extra}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
