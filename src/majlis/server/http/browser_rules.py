"""The games' rules for the browser, each under a name that changes with it: a page asks for it once and keeps it."""

from __future__ import annotations

import functools
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from majlis.games import definition, keys
from majlis.server.http import static
from majlis.wasm import modules

PATH = "/wasm/"
MEDIA = {".wasm": "application/wasm", ".json": "application/json"}


def address(key: str) -> str | None:
    """Where a game's module and manifest lie, without `.wasm` and `.json`; None where it is not built (yet)."""
    built = modules.found(definition(key))
    return None if built is None else PATH + built.name


async def answer(request: Request) -> Response:
    """A module or a manifest; one of other sources than these is not there any more."""
    name = Path(str(request.path_params["name"]))
    for key in keys():
        built = modules.found(definition(key))
        if built is not None and built.name == name.stem and name.suffix in MEDIA:
            path = built.code if name.suffix == ".wasm" else built.manifest
            return static.sent(_loaded(path, path.stat().st_mtime_ns), request)
    return Response(status_code=404)


@functools.lru_cache(maxsize=32)
def _loaded(path: Path, changed: int) -> static.File:
    """Read and compress a file once; `changed` is when it was last written."""
    return static.prepared(path.read_bytes(), MEDIA[path.suffix], static.FOR_EVER, static.packed_beside(path))
