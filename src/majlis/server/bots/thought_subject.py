"""By which subject of NATS thoughts are asked for: whoever has other sources might think otherwise, and hears none."""

from __future__ import annotations

import functools
import hashlib
from importlib.metadata import version
from pathlib import Path

import majlis
from majlis.games import definition
from majlis.server.protocol import thoughts

PACKAGE = Path(majlis.__file__).parent
MADE_BY = ("numba", "numpy")


@functools.cache
def subject_of(key: str) -> str:
    """The subject of a game's thoughts, with a hash of all that they follow from and of how they are asked for."""
    folders = (definition(key).folder, PACKAGE / "kernel", PACKAGE / "bots")
    files = {path.resolve() for folder in folders for path in folder.rglob("*.py")}
    files |= {PACKAGE / "decision.py", PACKAGE / "games" / "definition.py", Path(thoughts.__file__)}
    digest = hashlib.sha256(" ".join(version(name) for name in MADE_BY).encode())
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return f"majlis.think.{key}.{digest.hexdigest()[:16]}"
