"""The files that the page is built into: what is loaded at once, and what nothing may load."""

import re

import hatch_build

ASSETS = hatch_build.PAGE / "assets"
HASH = re.compile(r"-[\w-]{8}\.js$")


def test_the_page_begins_without_boards_and_pages() -> None:
    """They come when somebody asks for them; whatever is imported at the beginning is waited for by everybody."""
    shell = (hatch_build.PAGE / "index.html").read_text("utf-8")
    begins = {*re.findall(r'"/assets/([^"]+\.js)"', shell)}
    imported = {
        script for name in begins for script in re.findall(r'from"\./([^"]+)"', (ASSETS / name).read_text("utf-8"))
    }
    assert {HASH.sub("", name) for name in begins | imported} == {"main", "shared", "rolldown-runtime"}


def test_nothing_imports_the_script_of_the_worker() -> None:
    """WebKit runs it once more for whoever does, and the worker forgets what it was told."""
    scripts = {path.name: path.read_text("utf-8") for path in ASSETS.glob("*.js")}
    [worker] = [name for name in scripts if name.startswith("worker-")]
    naming = {name for name, text in scripts.items() if worker in text}
    assert len(naming) == 1
    assert not [name for name in naming if re.search(rf"(from|import)\s*\(?[`'\"]\./{worker}", scripts[name])]
