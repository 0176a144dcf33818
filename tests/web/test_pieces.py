"""The pieces that pictures of environments consist of are those of the page."""

from __future__ import annotations

import json

from tools import pieces


def test_the_pieces_are_those_of_the_page() -> None:
    kept, now = json.loads(pieces.KEPT.read_text("utf-8")), json.loads(pieces.pieces())
    told = "the page draws otherwise now: python -m tools.pieces takes its pieces anew"
    for part, drawn in now.items():
        assert kept[part] == drawn, f"{part}: {told}"
    assert kept.keys() == now.keys()
