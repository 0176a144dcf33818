"""Write anew whatever is made from the code, all of it in one go: python -m tools.generate"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE_BY = (
    "records",
    "wire",
    "game_pages",
    "architecture",
)
"""The tools that need nothing but the code and a few seconds; what they make is held to it by tests."""


def main() -> None:
    for name in MADE_BY:
        subprocess.run([sys.executable, "-m", f"tools.{name}"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
