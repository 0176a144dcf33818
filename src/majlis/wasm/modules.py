"""Building the modules of games into a folder, once for the same sources."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.kernel.seeds import INTERPRETED

FOLDER = Path(__file__).resolve().parent / "built"
"""Where the modules lie that wheels and images bring."""
MODULES = ("entrypoints", "forks", "policy", "search")
LEFT_OUT = {"observe"}
"""Kernels of those modules that no page needs: for learning."""


def kernels(game: Definition) -> dict[str, Any]:
    """The kernels that a page needs of a game: its rules, its bots' draws and thoughts, its own engine."""
    from majlis.kernel import precompile

    if INTERPRETED:
        raise MajlisError("NUMBA_DISABLE_JIT is set: nothing can be compiled, for a browser neither; unset it")
    return {name: made for name, made in precompile.kernels(game, MODULES).items() if name not in LEFT_OUT}


def steps(game: Definition) -> int:
    """How many steps building takes: the kernels, what is made of them all, and linking."""
    return len(kernels(game)) + 2


def stamp(game: Definition) -> str:
    """A hash of all that a game's module and manifest are made from."""
    from majlis.kernel import jit

    own = [path for path in game.folder.rglob("*.py") if path.stem not in ("terminal", "events", "windows")]
    ours = [Path(__file__).with_name("manifest.py"), Path(__file__), Path(jit.__file__).with_name("precompile.py")]
    made = sorted(Path(jit.__file__).parent.joinpath("wasm").glob("*.py"))
    return jit.stamp(frozenset(path.resolve() for path in (*own, *ours, *made)))


def is_built(game: Definition, folder: Path = FOLDER) -> bool:
    """Whether a folder holds the module of a game, made from these very sources."""
    try:
        found = json.loads((folder / f"{game.key}.json").read_text("utf-8"))
        size = (folder / f"{game.key}.wasm").stat().st_size
    except (OSError, ValueError):
        return False
    return bool(found.get("stamp") == stamp(game) and found.get("bytes") == size)


def build(
    game: Definition, folder: Path, progress: Callable[[str, int, int], None] = lambda step, done, total: None
) -> None:
    """Write `<game>.wasm` and `<game>.json`; in a process that has compiled nothing yet."""
    from majlis.kernel.wasm import compiler
    from majlis.wasm.manifest import manifest, records

    made = compiler.build(kernels(game), records(game), progress)
    told = manifest(game, stamp(game), made.exports, len(made.code))
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / f"{game.key}.wasm", made.code)
    _write(folder / f"{game.key}.json", json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def _write(path: Path, content: bytes) -> None:
    """Put a whole file in the place of another."""
    descriptor, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    os.chmod(name, 0o644)
    os.replace(name, path)
