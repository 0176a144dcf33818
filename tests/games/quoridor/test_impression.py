"""What people of each level see on Quoridor's board: the last step always, a fence far off late."""

import pytest

from tests.games.minds import came_to_mind, nobody_misses
from tests.games.quoridor.tables import table


@pytest.mark.parametrize("line", ["e8 a4 / - / 5 5 / 1", "e8 a4 d5 b2 / - / 3 3 3 3 / 1"])
def test_nobody_misses_the_last_step(line: str) -> None:
    assert nobody_misses(table(line), "e9")


def test_a_step_is_seen_before_a_fence_and_a_fence_in_the_way_before_others() -> None:
    seen = came_to_mind(table("e5 e4 a2 c8 / - / 3 3 3 3 / 1"), 1)
    steps = {text: share for text, share in seen.items() if len(text) == 2}
    assert max(steps.values()) > 0.8
    assert seen["h8h"] < 0.3 < max(share for text, share in seen.items() if len(text) == 3)
