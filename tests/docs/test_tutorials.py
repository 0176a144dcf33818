"""Tutorials run as they stand in the documents."""

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def run(page: Path) -> int:
    """Run the Python of a page from top to bottom; how many blocks there were."""
    text = page.read_text("utf-8")
    blocks = list(re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    names: dict[str, object] = {}
    for block in blocks:
        above = text[: block.start(1)].count("\n")
        exec(compile("\n" * above + block[1], str(page), "exec"), names)
    return len(blocks)


def test_the_first_match_is_played() -> None:
    assert run(DOCS / "tutorials" / "first-match.md") == 7
