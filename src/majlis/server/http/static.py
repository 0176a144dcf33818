"""The built web page: its files, compressed and cached, and `index.html` for every path that the page itself knows."""

from __future__ import annotations

import base64
import functools
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from majlis import words
from majlis.server.security import sessions

FOLDER = Path(__file__).parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with their contents."""
ASK_AGAIN = "no-cache"
HASHED = "assets/"
"""The folder of those files."""
SHELL = "index.html"
HEAD_END = b"</head>"
COMPRESSIBLE = re.compile(r"text/|application/(json|manifest\+json|javascript|wasm)|image/svg\+xml")
INLINE_SCRIPT = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
UNBUILT = """<!doctype html>
<html lang="{lang}" dir="{dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Majlis</title><h1>Majlis</h1><p>{text}</p><pre dir="ltr">python3 dev.py web</pre></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, ready to be sent."""

    plain: bytes
    packed: dict[str, bytes]
    """Compressed forms by the name of their encoding, the best first."""
    media: str
    etag: str
    cache: str


Head = Callable[[Request], Awaitable[str]]


async def _nothing(request: Request) -> str:
    return ""


class Page:
    """The files under one folder; `head` gives what stands in the head of the page at an address."""

    def __init__(self, folder: Path = FOLDER, head: Head = _nothing) -> None:
        self.folder = folder.resolve()
        self.head = head

    @property
    def is_built(self) -> bool:
        return (self.folder / SHELL).exists()

    async def answer(self, request: Request) -> Response:
        """The file at a path, the page itself for a path without a dot, or that there is none."""
        if not self.is_built:
            return self._unbuilt(request)
        path = str(request.path_params["path"])
        file = self.found(path)
        if file is not None:
            return sent(file, request)
        shell = self.found(SHELL) if "." not in path.rpartition("/")[2] else None
        return Response(status_code=404) if shell is None else await self._shown(shell, request)

    async def _shown(self, shell: File, request: Request) -> Response:
        """The page itself, whose head says in the reader's language what stands at this address."""
        head = (await self.head(request)).encode()
        whole = prepared(shell.plain.replace(HEAD_END, head + HEAD_END, 1), "text/html")
        response = sent(whole, request)
        response.headers["content-security-policy"] = policy(shell.plain)
        response.headers["vary"] = "accept-encoding, accept-language"
        return response

    def found(self, path: str) -> File | None:
        """A file by its path inside the folder; nothing outside of it, and nothing hidden."""
        try:
            target = (self.folder / path.lstrip("/")).resolve()
            is_there = target.is_file()
        except (OSError, ValueError):
            # A name that no file can have.
            return None
        if not is_there or not target.is_relative_to(self.folder):
            return None
        if any(part.startswith(".") for part in target.relative_to(self.folder).parts):
            return None
        return _loaded(target, target.stat().st_mtime_ns, target.is_relative_to(self.folder / HASHED))

    def _unbuilt(self, request: Request) -> Response:
        lang = sessions.accepted_language(request.scope)
        text = UNBUILT.format(lang=lang, dir=words.direction(lang), text=words.say(lang, None, "page-not-built"))
        return Response(
            text, 503, {"cache-control": "no-store", "content-security-policy": POLICY.format(scripts="")}, "text/html"
        )


@functools.lru_cache(maxsize=500)
def _loaded(path: Path, changed: int, is_hashed: bool) -> File:
    """Read and compress a file once; `changed` is when it was last written."""
    plain = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return prepared(plain, media, FOR_EVER if is_hashed else ASK_AGAIN, packed_beside(path))


def packed_beside(path: Path) -> dict[str, bytes]:
    """The compressed forms of a file that lie beside it, the best first."""
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in (("br", ".br"), ("gzip", ".gz"))}
    return {encoding: twin.read_bytes() for encoding, twin in beside.items() if twin.exists()}


def prepared(plain: bytes, media: str, cache: str = ASK_AGAIN, packed: dict[str, bytes] | None = None) -> File:
    """Contents with their compressed form and a tag that changes with them."""
    packed = dict(packed or {})
    if COMPRESSIBLE.match(media) and "gzip" not in packed and len(plain) > 500:
        packed["gzip"] = gzip.compress(plain, mtime=0)
    charset = "; charset=utf-8" if media.startswith("text/") else ""
    return File(plain, packed, media + charset, hashlib.blake2b(plain, digest_size=12).hexdigest(), cache)


@functools.lru_cache(maxsize=8)
def policy(page: bytes) -> str:
    """What a page may load: only what this server serves, and the scripts that stand in the page itself."""
    inline = INLINE_SCRIPT.findall(page.decode("utf-8", "replace"))
    hashes = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inline)
    return POLICY.format(scripts="".join(f" 'sha256-{digest}'" for digest in hashes))


def sent(file: File, request: Request) -> Response:
    """The file in the best form that the browser takes, or that it has it already."""
    wanted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in file.packed if name in wanted), None)
    etag = f'"{file.etag}{"-" + encoding if encoding else ""}"'
    headers = {"cache-control": file.cache, "etag": etag, "vary": "accept-encoding"}
    if file.media.startswith("text/html"):
        headers["content-security-policy"] = policy(file.plain)
    elif "javascript" in file.media:
        # A worker may load what its own script's answer says, whatever the page may.
        headers["content-security-policy"] = policy(b"")
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.packed[encoding] if encoding else file.plain, 200, headers, file.media)


def asked_language(request: Request) -> str:
    """The language of an address (`?lang=`), else the first of the browser's that the server speaks."""
    lang = request.query_params.get("lang")
    return lang if lang in words.LANGUAGES else sessions.accepted_language(request.scope)
