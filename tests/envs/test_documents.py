"""What docs/research.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    shown = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(shown) == 5
    names: dict[str, object] = {}
    for example in shown:
        exec(compile(example, str(PAGE), "exec"), names)
