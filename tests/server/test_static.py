"""The files of the web page: found, compressed, cached, and nothing else than them."""

import asyncio
import base64
import gzip
import hashlib
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from majlis.server.http.static import Page

pytestmark = pytest.mark.interpreted

SCRIPT = "document.documentElement.dataset.theme = 'dark';"
INDEX = f'<!doctype html><title>Majlis</title><script>{SCRIPT}</script><script src="/assets/a.js"></script>' + " " * 600


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "mark.svg").write_text("<svg/>")
    (page / ".sources").write_text("a stamp")
    (page / "assets" / "a.js").write_text("let a = 1;" * 100)
    (page / "assets" / "b.css").write_text("body { color: red }" * 100)
    (page / "assets" / "b.css.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("not for you")
    return page


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{path:path}", Page(folder).answer)])
    named = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://server") as client:
            return await client.get(path, headers=named)

    return asyncio.run(asked())


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/a/b/c", "/rules/taki/"])
def test_paths_that_the_page_knows_give_the_page(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/none.js",
        "/assets/none.css",
        "/.sources",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_files_that_are_not_there_or_not_for_anybody(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_names_with_a_nul_or_too_long_are_not_there(folder: Path) -> None:
    assert get(folder, "/a%00b.js").status_code == 404
    assert get(folder, "/" + "x" * 5000 + ".js").status_code == 404
    assert get(folder, "/" + "x" * 5000).status_code == 200


def test_a_link_out_of_the_folder_leads_nowhere(folder: Path) -> None:
    (folder / "out.txt").symlink_to(folder.parent / "secret.txt")
    assert get(folder, "/out.txt").status_code == 404


def test_files_named_by_their_contents_are_kept_for_ever(folder: Path) -> None:
    assert "immutable" in get(folder, "/assets/a.js").headers["cache-control"]
    assert "immutable" not in get(folder, "/mark.svg").headers["cache-control"]


def test_the_best_form_that_the_browser_takes_is_sent(folder: Path) -> None:
    packed = get(folder, "/assets/a.js", accept_encoding="gzip, br")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == "let a = 1;" * 100
    assert int(packed.headers["content-length"]) == len(gzip.compress(b"let a = 1;" * 100, mtime=0))
    app = Page(folder).found("assets/b.css")
    assert app is not None
    assert list(app.packed) == ["br", "gzip"]
    assert app.packed["br"] == b"brotli"
    assert "content-encoding" not in get(folder, "/assets/a.js").headers


def test_what_the_browser_has_already_is_not_sent_again(folder: Path) -> None:
    tag = get(folder, "/").headers["etag"]
    again = get(folder, "/", if_none_match=tag)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert get(folder, "/", if_none_match='"other"').status_code == 200


def test_a_page_that_is_built_anew_is_noticed(folder: Path) -> None:
    before = get(folder, "/").headers["etag"]
    (folder / "index.html").write_text(INDEX + "new")
    os.utime(folder / "index.html", ns=(1, 1))
    after = get(folder, "/")
    assert after.text == INDEX + "new"
    assert after.headers["etag"] != before


def test_only_scripts_of_the_server_and_those_in_the_page_itself_run(folder: Path) -> None:
    policy = get(folder, "/").headers["content-security-policy"]
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert parts["script-src"] == f"'self' 'wasm-unsafe-eval' 'sha256-{digest}'"
    assert parts["default-src"] == "'none'"
    assert parts["frame-ancestors"] == "'none'"
    assert "unsafe" not in parts["script-src"].replace("'wasm-unsafe-eval'", "") + parts["style-src"]


def test_a_worker_may_do_what_the_page_may(folder: Path) -> None:
    """A worker is judged by what its own script was sent with."""
    policy = get(folder, "/assets/a.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "connect-src 'self'" in policy


@pytest.mark.parametrize(("lang", "direction"), [("en", "ltr"), ("ar", "rtl"), ("he", "rtl")])
def test_without_a_page_it_says_how_to_build_one(tmp_path: Path, lang: str, direction: str) -> None:
    answer = get(tmp_path, "/", accept_language=lang)
    assert answer.status_code == 503
    assert f'lang="{lang}" dir="{direction}"' in answer.text
    assert "python3 dev.py web" in answer.text
