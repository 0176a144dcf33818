"""Write web/src/referee/probe.wasm and probe.json: a small real module for the tests of the page's loader."""

import json
from pathlib import Path

from majlis.kernel.layout import layout
from majlis.kernel.wasm.compiler import build
from majlis.kernel.wasm.linker import PAGE, STACK
from majlis.wasm.manifest import FORMAT
from tests.wasm.probe import PAIR, kernels

FOLDER = Path(__file__).resolve().parent.parent / "web/src/referee"


def files() -> dict[Path, bytes]:
    """The files, and what must stand in each."""
    made = build(kernels(), {"state": PAIR})
    told = {
        "format": FORMAT,
        "game": "probe",
        "bytes": len(made.code),
        "memory": {"page": PAGE, "stack": STACK},
        "records": {"state": layout(PAIR)},
        "exports": made.exports,
    }
    text = json.dumps(told, indent=2) + "\n"
    return {FOLDER / "probe.wasm": made.code, FOLDER / "probe.json": text.encode()}


if __name__ == "__main__":
    for path, content in files().items():
        path.write_bytes(content)
