"""What the page is told that it is shown is what it is shown."""

from typing import get_type_hints

import msgspec
import pytest

from tests.conformance.walks import walk
from tools import views

HEAD = {"game", "version", "options"}
"""What every view begins with."""
PLIES = 160


@pytest.mark.parametrize("seed", [0, 1])
def test_every_view_is_of_the_declared_type(key: str, seed: int) -> None:
    """For everybody who looks, along matches by the usual house rules and by random ones, and at their ends."""
    module = views.module(key)
    if module is None:
        return
    names = HEAD | set(get_type_hints(module.View))
    for match in walk(key, seed, every=9, most=PLIES):
        for viewer in (None, *range(match.game.players)):
            view = match.view(viewer)
            assert set(view) == names
            msgspec.convert(view, module.View, strict=True)
