"""The pieces of the page's boards as plain SVG, for pictures that environments draw without a page.

    python -m tools.pieces

Node renders the page's own components (web/pieces.js), and what comes of it is kept in src/majlis/envs/pieces.json.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "src" / "majlis" / "envs" / "pieces.json"


def pieces() -> str:
    """What the page's sources of today give."""
    import hatch_build
    from majlis.games.taki.notation import CARD_TEXTS

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "pieces.json")
        hatch_build.prepare_web()
        cards = json.dumps([*CARD_TEXTS, None])
        subprocess.run([hatch_build.node(), "pieces.js", str(file), cards], cwd=ROOT / "web", check=True)
        return file.read_text("utf-8")


def main() -> None:
    KEPT.write_text(pieces(), "utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main()
