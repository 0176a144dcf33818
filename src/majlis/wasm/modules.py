"""The modules of games in a folder: built once for the same sources, and found again by whoever serves them."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from majlis.errors import MajlisError
from majlis.games.definition import Definition
from majlis.kernel.seeds import INTERPRETED

FOLDER = Path(__file__).resolve().parent / "built"
"""Where the modules lie that wheels and images bring."""
MODULES = ("entrypoints", "forks", "policy", "search", "forecast")
UNCOMPILED = ("terminal", "events", "commentary", "windows", "rematch")
"""Files of a game of which neither its module nor its manifest has anything."""
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


def sources(game: Definition) -> str:
    """A hash of every file that a game's module and manifest may be made from, found without loading Numba."""
    return _hashed(game.folder)


@functools.cache
def _hashed(folder: Path) -> str:
    package = FOLDER.parents[1]
    own = [path for path in folder.rglob("*.py") if path.stem not in UNCOMPILED]
    ours = [path for name in ("kernel", "wasm") for path in (package / name).rglob("*.py")]
    digest = hashlib.sha256()
    beside = (package / "games" / "definition.py", package / "bots" / "levels.py")
    for path in sorted({path.resolve() for path in (*own, *ours, *beside)}):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def stamp(game: Definition) -> str:
    """A hash of all that a game's module depends on: the sources, and what they are compiled with."""
    made_by = " ".join(version(name) for name in ("numba", "llvmlite", "numpy"))
    return hashlib.sha256(f"{made_by} {sources(game)}".encode()).hexdigest()


class Built(NamedTuple):
    """A game's module in a folder."""

    code: Path
    manifest: Path
    name: str
    """Changes with what is in it."""


def found(game: Definition, folder: Path = FOLDER) -> Built | None:
    """A game's module, if it is one of these sources, whatever compiled it."""
    found = _manifest(game, folder)
    if found is None or found.get("sources") != sources(game):
        return None
    return Built(folder / f"{game.key}.wasm", folder / f"{game.key}.json", f"{game.key}-{str(found['stamp'])[:16]}")


def is_built(game: Definition, folder: Path = FOLDER) -> bool:
    """Whether a folder holds the module of a game as it would be built here."""
    found = _manifest(game, folder)
    return found is not None and found.get("stamp") == stamp(game)


def _manifest(game: Definition, folder: Path) -> dict[str, Any] | None:
    """The manifest of a module that is whole."""
    try:
        found: dict[str, Any] = json.loads((folder / f"{game.key}.json").read_text("utf-8"))
        size = (folder / f"{game.key}.wasm").stat().st_size
    except (OSError, ValueError):
        return None
    return found if found.get("bytes") == size else None


def build(
    game: Definition, folder: Path, progress: Callable[[str, int, int], None] = lambda step, done, total: None
) -> None:
    """Write `<game>.wasm` and `<game>.json`; in a process that has compiled nothing yet."""
    from majlis.kernel.wasm import compiler
    from majlis.wasm.manifest import manifest, records

    made = compiler.build(kernels(game), records(game), progress)
    described = manifest(game, (stamp(game), sources(game)), made.exports, len(made.code))
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / f"{game.key}.wasm", made.code)
    _write(
        folder / f"{game.key}.json", json.dumps(described, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    )


def _write(path: Path, content: bytes) -> None:
    """Put a whole file in the place of another, and of its compressed form."""
    descriptor, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    os.chmod(name, 0o644)
    path.with_name(path.name + ".br").unlink(missing_ok=True)
    os.replace(name, path)
