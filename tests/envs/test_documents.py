"""What the documents about learning show runs as it stands there."""

from __future__ import annotations

import pytest

from tests.docs.test_tutorials import DOCS, run


@pytest.mark.parametrize(("page", "blocks"), [("research.md", 5), ("tutorials/learning.md", 4)])
def test_the_examples_run(page: str, blocks: int) -> None:
    assert run(DOCS / page) == blocks
