"""The positions in which the page's boards are tested are what the games play today."""

from pathlib import Path

import pytest

from tools import jackaroo_positions, touch_cases

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("file", touch_cases.files(), ids=lambda file: file.parent.name)
def test_positions_to_be_touched_are_recorded_from_the_game_as_it_is(file: Path) -> None:
    assert file.read_text("utf-8") == touch_cases.written(file.parent.name), "run python -m tools.touch_cases"


def test_positions_of_marbles_are_recorded_from_the_game_as_it_is() -> None:
    recorded = jackaroo_positions.FILE.read_text("utf-8")
    assert recorded == jackaroo_positions.written(), "run python -m tools.jackaroo_positions"
