"""What the page is told that it is shown is what it is shown."""

from typing import get_type_hints

import msgspec
import numpy as np
import pytest

import majlis
from tools import views

HEAD = {"game", "version", "options"}
"""What every view begins with."""
PLIES = 160


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path, text in views.files().items():
        assert path.read_text("utf-8") == text, f"{path}: run python -m tools.views"


@pytest.mark.parametrize("seed", [1, 2])
def test_every_view_is_of_the_declared_type(key: str, seed: int) -> None:
    module = views.module(key)
    if module is None:
        return
    match, chance = majlis.game(key).start(seed), np.random.default_rng(seed)
    while match.ply < PLIES:
        for viewer in (None, *range(match.game.players)):
            view = match.view(viewer)
            assert set(view) - HEAD == set(get_type_hints(module.View))
            msgspec.convert(view, module.View, strict=True)
        actors = match.actors()
        if not actors:
            break
        seat = actors[int(chance.integers(len(actors)))]
        legal = match.legal(seat)
        match.play(seat, legal[int(chance.integers(len(legal)))])
