"""The games' rules for the browser, as the server gives them: those of these very sources, kept for good."""

import json
from pathlib import Path

import httpx
import pytest

from majlis.games import definition
from majlis.server.http import static
from majlis.wasm import modules
from tests.server.running import Running
from tests.wasm.built import built


def test_a_page_is_told_where_the_rules_lie_and_keeps_them(tmp_path: Path) -> None:
    whole = built("quoridor")
    with Running(tmp_path) as server, httpx.Client(base_url=server.base, timeout=60) as page:
        [game] = [each for each in page.get("/api/games").json() if each["key"] == "quoridor"]
        code, manifest = (page.get(game["rules"] + ending) for ending in (".wasm", ".json"))
        assert code.content == whole.with_suffix(".wasm").read_bytes()
        assert manifest.json() == json.loads(whole.with_suffix(".json").read_text("utf-8"))
        assert (code.headers["content-type"], manifest.headers["content-type"]) == (
            "application/wasm",
            "application/json",
        )
        assert code.headers["content-encoding"] == "gzip"
        assert all("immutable" in answer.headers["cache-control"] for answer in (code, manifest))
        for other in ("/wasm/quoridor.wasm", "/wasm/quoridor-0.json", game["rules"], game["rules"] + ".py"):
            assert page.get(other).status_code == 404


@pytest.mark.parametrize("wrong", ["sources", "bytes"])
def test_a_module_of_other_sources_or_half_a_module_is_not_served(tmp_path: Path, wrong: str) -> None:
    game, whole = definition("quoridor"), built("quoridor")
    for ending in (".wasm", ".json"):
        (tmp_path / f"quoridor{ending}").write_bytes(whole.with_suffix(ending).read_bytes())
    assert modules.found(game, tmp_path) is not None
    told = json.loads((tmp_path / "quoridor.json").read_text("utf-8"))
    (tmp_path / "quoridor.json").write_text(json.dumps({**told, wrong: "other"}))
    assert modules.found(game, tmp_path) is None


def test_a_module_that_another_numba_made_is_served_and_made_anew_where_it_is_built(tmp_path: Path) -> None:
    game, whole = definition("quoridor"), built("quoridor")
    (tmp_path / "quoridor.wasm").write_bytes(whole.with_suffix(".wasm").read_bytes())
    told = json.loads(whole.with_suffix(".json").read_text("utf-8"))
    (tmp_path / "quoridor.json").write_text(json.dumps({**told, "stamp": "of another Numba"}))
    assert modules.found(game, tmp_path) is not None
    assert not modules.is_built(game, tmp_path)


def test_what_is_made_anew_leaves_no_compressed_form_of_the_old(tmp_path: Path) -> None:
    path = tmp_path / "quoridor.wasm"
    modules._write(path, b"old")
    packed = tmp_path / "quoridor.wasm.br"
    packed.write_bytes(b"packed")
    assert static.packed_beside(path) == {"br": b"packed"}
    modules._write(path, b"new")
    assert static.packed_beside(path) == {}
