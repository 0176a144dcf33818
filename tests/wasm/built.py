"""The modules of the games, built once for all tests, and the Node that runs them."""

import functools
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from filelock import FileLock

import hatch_build
from majlis.games import definition
from majlis.wasm import modules


@functools.cache
def built(key: str) -> Path:
    """The path of a game's module in the package's folder, without its ending; built if these sources never were."""
    with FileLock(Path(tempfile.gettempdir()) / f"majlis-wasm-{key}-{modules.stamp(definition(key))[:16]}.lock"):
        if not modules.is_built(definition(key)):
            command = [sys.executable, "-m", "majlis", "wasm", key]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
    return modules.FOLDER / key


def compressed(path: Path) -> int:
    """The bytes of a file as a server that knows Brotli sends it."""
    count = "require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length"
    done = subprocess.run([node(), "-p", count, str(path)], capture_output=True, text=True, check=True)
    return int(done.stdout)


@functools.cache
def node() -> str:
    """A Node that reads TypeScript: the machine's own, or that of the wheel."""
    command = hatch_build.node_on_path() or hatch_build.node_in_wheel()
    assert command is not None, "no Node: see the build group of pyproject.toml"
    beside = Path(command[0]).with_name("node")
    return str(beside) if beside.exists() else str(shutil.which("node"))
