"""Write what the page has from Python: its messages, its views, its rules and the positions of its lessons.

None of it is kept by git. `hatch_build.py` runs this wherever it is needed and the sources have changed; by hand it
renews a page that is being served by `npm run dev`: python hatch_build.py made
"""

import os
import sys
import tempfile
from pathlib import Path

from tools import lessons, views, wire
from tools.translator import games as referee
from tools.translator.source import Untranslatable

ROOT = Path(__file__).resolve().parent.parent


def files() -> dict[Path, str]:
    """What each of the made files has to hold."""
    return {**wire.page_files(), **views.files(), **referee.files(), **lessons.files()}


def write(path: Path, text: str) -> None:
    """Put a whole file in the place of another, which somebody may be reading, unless it holds that already."""
    if path.exists() and path.read_text("utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    os.chmod(name, 0o644)
    os.replace(name, path)


def main() -> int:
    from hatch_build import made_files

    try:
        made = files()
    except Untranslatable as error:
        print(error, file=sys.stderr)
        return 1
    for path, text in made.items():
        write(path, text)
    for path in set(made_files()) - made.keys():
        path.unlink()
    assert set(made_files()) == made.keys(), "MADE of hatch_build.py does not name all of them"
    return 0


if __name__ == "__main__":
    sys.exit(main())
