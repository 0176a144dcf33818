"""The documentation site leads to every page: Sphinx warns of one that is left out; this says so without Sphinx."""

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
MADE_BY_BUILDING = {"rule-table"}
"""Pages that building the site writes, and that need not be there before."""


def test_the_site_leads_to_every_page() -> None:
    contents = re.findall(r"^```\{toctree\}\n(.*?)^```$", (DOCS / "index.md").read_text("utf-8"), re.M | re.S)
    listed = {line for block in contents for line in block.splitlines() if re.fullmatch(r"[\w/-]+", line)}
    pages = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")} - {"index"}
    assert listed == pages | MADE_BY_BUILDING, "a new page goes into one of the lists of docs/index.md"


def test_links_to_files_lead_to_files() -> None:
    """On GitHub a link to a folder works; the site has none."""
    broken = [
        f"{page.relative_to(DOCS)}: {target}"
        for page in DOCS.rglob("*.md")
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
        if not (page.parent / target).is_file()
    ]
    assert broken == []
