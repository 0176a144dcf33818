#!/usr/bin/env python3
"""Set up, run and check Majlis. Needs only Python 3.11 or newer; everything else goes into .venv."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "majlis-setup.json"

PYPROJECT = ROOT / "pyproject.toml"
REQUIREMENTS = ROOT / "requirements"
LOCKS = {"run": REQUIREMENTS / "run.lock", "dev": REQUIREMENTS / "dev.lock"}
ADDED = {name: REQUIREMENTS / f"{name}.lock" for name in ("docs", "learn", "ray")}
"""What some commands need besides, and nobody else has to install."""
INSTALLER_LOCK = REQUIREMENTS / "installer.lock"

PAGE = ROOT / "src" / "majlis" / "server" / "page"
PAGE_LIMIT = 250_000
"""Bytes that the whole page's compressed scripts and styles may have, fonts aside."""

RESEARCH = ("tests/envs", "tests/simulations")
"""Tests that compile every game thrice more, for learning and for simulations."""
RAY_TESTS = "tests/ray"
"""Tests on a real Ray cluster, which is 270 MB."""
LEARNING = "tests/learning"
"""Tests that train for minutes, with libraries of their own."""
PROXIES = "tests/proxies"
"""Tests behind proxies that a machine may lack."""
ASIDE = (*RESEARCH, RAY_TESTS, LEARNING, PROXIES)
"""Tests that are run by themselves."""
SITE = ROOT / "build" / "docs"

NETWORK_HINT = "Is the network there, and the package index that pip or uv is configured for? Then run the same again."
BROWSER_HINTS = {
    "chromium": "See above; with a Chromium of your own (on PATH or in MAJLIS_CHROMIUM) none has to be fetched.",
    "firefox": "On Debian: apt install firefox-esr. Or name a Firefox in MAJLIS_FIREFOX.",
    "webkit": "On Debian and Ubuntu: apt install webkit2gtk-driver xvfb.",
}
ONE_GAME = "whole_game_by_touching and quoridor"
VENV_HINT = "Python's venv module must work (on Debian and Ubuntu: apt install python3-venv)."


class StepError(Exception):
    """A command failed; the message holds the command and its output, the hint says what to do."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(f"{message}\nhint: {hint}")
        self.hint = hint


class NotRun(Exception):
    """A step that this machine cannot take, and need not; says what is missing."""


# --- Running commands ----------------------------------------------------------------------------------------------


def say(text: str) -> None:
    print(f"majlis: {text}", flush=True)


def environment(**extra: str) -> dict[str, str]:
    # Bytecode is kept even where the machine says otherwise: without it every start takes seconds longer.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "UV_PYTHON_DOWNLOADS": "never", "VIRTUAL_ENV": str(VENV), **extra}


def shown(command: Iterable[object]) -> str:
    return " ".join(str(part).replace(f"{ROOT}{os.sep}", "") for part in command)


def quietly(command: list[object], hint: str, **extra: str) -> str:
    """Run a command and return what it printed; a failure raises StepError with all of it."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment(**extra),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise StepError(f"{done.stdout.rstrip()}\n\nfailed ({done.returncode}): {shown(command)}", hint)
    return done.stdout


def openly(command: list[object], hint: str, **extra: str) -> None:
    """Run a command that prints for itself; a failure raises StepError."""
    sys.stdout.flush()
    code = subprocess.run([str(part) for part in command], cwd=ROOT, env=environment(**extra), check=False).returncode
    if code != 0:
        raise StepError(f"failed ({code}): {shown(command)}", hint)


# --- The environment -----------------------------------------------------------------------------------------------


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def wanted(level: str) -> str:
    return digest([PYPROJECT, INSTALLER_LOCK, {**LOCKS, **ADDED}[level]])


def sources() -> str:
    return digest((ROOT / "src").rglob("*.py"))


def project() -> dict[str, Any]:
    """What pyproject.toml says of the tools."""
    import tomllib  # not before the check of Python's version

    tools: dict[str, Any] = tomllib.loads(PYPROJECT.read_text("utf-8"))["tool"]
    return tools


def read_stamp() -> dict[str, str]:
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(**entries: str) -> None:
    STAMP.write_text(json.dumps({**read_stamp(), **entries, "root": str(ROOT)}, indent=1) + "\n")


def is_installed(level: str) -> bool:
    """Whether .venv already holds what the level asks for; a dev environment serves `run`, too."""
    stamp = read_stamp()
    if stamp.get("root") != str(ROOT) or not PYTHON.exists():
        return False
    return any(stamp.get(name) == wanted(name) for name in {level, "dev"})


def install(level: str) -> None:
    """Bring .venv to the level `run` or `dev`; returns at once when it is there already."""
    if is_installed(level):
        return
    started = time.monotonic()
    make_venv()
    say(f"installing {LOCKS[level].relative_to(ROOT)} ...")
    pip_install(["--require-hashes", "-r", LOCKS[level]], NETWORK_HINT)
    project: list[object] = ["--no-deps", "--no-build-isolation", "-e", ROOT]
    pip_install(project, "The project itself did not build: pyproject.toml, or a missing file it names?")
    write_stamp(**{level: wanted(level), "warm": ""})
    say(f"environment ready in .venv ({time.monotonic() - started:.0f} s)")


def install_beside(name: str) -> None:
    """Bring what a command needs besides `dev` into .venv."""
    install("dev")
    if read_stamp().get(name) != wanted(name):
        say(f"installing {ADDED[name].relative_to(ROOT)} ...")
        pip_install(["--require-hashes", "-r", ADDED[name]], NETWORK_HINT)
        write_stamp(**{name: wanted(name)})


def pip_install(packages: list[object], hint: str) -> None:
    """Install with the pinned uv, or with pip where that fails."""
    try:
        quietly([pinned_uv(), "pip", "install", "--python", PYTHON, *packages], hint)
    except StepError as error:
        say(f"uv did not do it; pip tries again, more slowly. uv said:\n{error}")
        quietly([PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *packages], hint)


def make_venv() -> None:
    """Create .venv, or anew if it was copied from elsewhere or its Python has gone."""
    moved = read_stamp().get("root", str(ROOT)) != str(ROOT)
    if not moved and is_usable():
        return
    say(f"making .venv with Python {sys.version.split()[0]} ...")
    quietly([sys.executable, "-m", "venv", "--clear", VENV], VENV_HINT)


def is_usable() -> bool:
    check = "import sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([PYTHON, "-c", check], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def pinned_uv() -> Path:
    """The uv of requirements/installer.lock, inside .venv."""
    uv = BIN / ("uv.exe" if os.name == "nt" else "uv")
    version = INSTALLER_LOCK.read_text().split("uv==", 1)[1].split()[0]
    try:
        output = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        output = ""
    if output.split()[1:2] != [version]:
        say(f"installing uv {version} ...")
        pip: list[object] = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
        quietly([*pip, "--require-hashes", "-r", INSTALLER_LOCK], NETWORK_HINT)
    return uv


def warm(*games: str) -> None:
    """Compile the games, or those named, unless these very sources were compiled before."""
    if read_stamp().get("warm") == sources():
        return
    openly([PYTHON, "-m", "majlis", "warm", *games], "A game did not compile; `python dev.py unit` may say more.")
    if not games:
        write_stamp(warm=sources())


def all_games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "majlis" / "games").glob("*/__init__.py"))


def games_tested(arguments: Iterable[str]) -> list[str] | None:
    """The games that tests chosen by these arguments of pytest need; None: all, or nobody can say.

    Tests that name no game, such as those of the documents, compile nothing ahead: what they need after all is
    compiled while they wait, which they say.
    """
    words = list(arguments)
    if "interpreted" in words:
        return []
    named = [key for key in all_games() if any(key in word for word in words)]
    is_narrow = any(word.startswith("tests") and Path(word.split("::")[0]) not in WIDE_TESTS for word in words)
    return named if named or is_narrow else None


def made() -> None:
    """Make what the page has from Python, unless it was made from these very sources before."""
    openly([PYTHON, "hatch_build.py", "made"], "What the page has from Python is made by tools/page_sources.py.")


def page() -> None:
    """Build the web page into the package, unless it was built from these very sources before."""
    openly([PYTHON, "hatch_build.py"], NETWORK_HINT)


def rules() -> None:
    """Build the games for the browser into the package, unless they were built from these very sources before."""
    openly([PYTHON, "hatch_build.py", "rules"], "A game could not be built for the browser; see docs/wasm.md.")


def engine(name: str) -> None:
    """Have a browser for the tests: the machine's own, or a Chromium that npm fetches, once, into the user's cache."""
    openly([PYTHON, "-m", "tests.browser.engines", name], BROWSER_HINTS[name])


def chromium() -> None:
    engine("chromium")


# --- Checks --------------------------------------------------------------------------------------------------------


def ruff_format(fix: bool = False) -> None:
    flags = [] if fix else ["--check"]
    openly([PYTHON, "-m", "ruff", "format", *flags, "."], "`python dev.py lint --fix` formats the files.")


def ruff_check(fix: bool = False) -> None:
    flags = ["--fix"] if fix else []
    openly([PYTHON, "-m", "ruff", "check", *flags, "."], "`python dev.py lint --fix` mends what it can.")


def import_contracts() -> None:
    openly([BIN / "lint-imports"], "An import goes against the layers in pyproject.toml [tool.importlinter].")


def mypy() -> None:
    present = [name for name in project()["mypy"]["files"] if (ROOT / name).exists()]
    openly([PYTHON, "-m", "mypy", *present], "The types do not fit; the messages above name file and line.")


def pytest(*arguments: str) -> None:
    hint = "Run one test alone with `python dev.py unit -k NAME -x`."
    made()
    left_out = [f"--ignore={folder}" for folder in ASIDE if not any(word.startswith(folder) for word in arguments)]
    openly([PYTHON, "-m", "pytest", "-n", "auto", "--ignore=tests/browser", *left_out, *arguments], hint)


def browser(*arguments: str, name: str = "chromium") -> None:
    """The tests in a real browser: in a process of their own, since their driver leaves an event loop running."""
    page()
    hint = f"Run one test alone with `python dev.py browser --engine {name} -k NAME -x`."
    tests: list[object] = [PYTHON, "-m", "pytest", "-n", "auto", "--maxschedchunk", "1", "tests/browser", *arguments]
    openly(tests, hint, MAJLIS_ENGINE=name)


def one_game(name: str) -> None:
    """A whole game in a browser that this machine may lack: none can be brought without being its administrator."""
    try:
        quietly([PYTHON, "-m", "tests.browser.engines", name], BROWSER_HINTS[name])
    except StepError as error:
        raise NotRun(f"this machine has no {name}. {error.hint}") from error
    browser("-k", ONE_GAME, name=name)


def proxy(name: str) -> None:
    """A server behind a proxy as deploy/ sets it up, where the machine has that proxy."""
    search = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
    if shutil.which(name, path=search) is None:
        raise NotRun(f"this machine has no {name}. On Debian and Ubuntu: apt install {name}.")
    hint = f"Run one test alone with `python dev.py unit {PROXIES} -k NAME -x`."
    openly([PYTHON, "-m", "pytest", PROXIES, "-k", name], hint, PATH=search)


def coverage(*arguments: str, aloud: bool = True) -> None:
    """Run the tests marked `interpreted` without compiling, so that every line of a kernel is counted."""
    made()
    tests: list[object] = [PYTHON, "-m", "coverage", "run", "-m", "pytest", "-m", "interpreted"]
    tests += ["--ignore=tests/browser", *(f"--ignore={folder}" for folder in ASIDE), *arguments]
    hint = "No test marked `interpreted`? A test that fails only here: compiled and interpreted runs differ."
    if aloud:
        openly(tests, hint, NUMBA_DISABLE_JIT="1")
        openly([PYTHON, "-m", "coverage", "report"], "No data was collected.")
    else:
        quietly(tests, hint, NUMBA_DISABLE_JIT="1")
        total = quietly([PYTHON, "-m", "coverage", "report", "--format=total"], "No data was collected.").strip()
        say(f"coverage: {total} % of the lines")


def npm(*arguments: str) -> None:
    hint = "The same by hand: python hatch_build.py npm " + " ".join(arguments)
    openly([PYTHON, "hatch_build.py", "npm", *arguments], hint)


def page_format(fix: bool = False) -> None:
    npm("run", "--silent", "format" if fix else "format:check")


def sent_size(path: Path) -> int:
    """The bytes of a file as a browser gets it: in brotli, which lies beside all but the smallest."""
    packed = path.with_name(path.name + ".br")
    return (packed if packed.exists() else path).stat().st_size


def page_weight() -> None:
    """Build the page and weigh its scripts and styles as a browser loads them."""
    page()
    files = [path for path in PAGE.rglob("*") if path.suffix in {".js", ".css"}]
    weight = sum(sent_size(path) for path in files)
    print(f"{weight / 1000:.1f} of {PAGE_LIMIT / 1000:.0f} kB, compressed", flush=True)
    if weight >= PAGE_LIMIT:
        raise StepError("The page is too heavy.", "Load rarely used parts lazily, or leave a library out.")


def web_steps(fix: bool = False) -> dict[str, Callable[[], None]]:
    """The checks of the web page."""
    return {
        "prettier": lambda: page_format(fix),
        "eslint": lambda: npm("run", "--silent", "lint"),
        "svelte": lambda: npm("run", "--silent", "check"),
        "vitest": lambda: npm("run", "--silent", "test"),
        "page": page_weight,
    }


class Done(NamedTuple):
    """What came out of a step."""

    name: str
    seconds: float
    hint: str = ""
    """What to do if it failed."""
    lack: str = ""
    """What it would have needed if it was not run."""


def done(name: str, step: Callable[[], None]) -> Done:
    """Run a step; its failure is told and counted, not raised."""
    started = time.monotonic()
    try:
        step()
    except StepError as error:
        print(error, flush=True)
        return Done(name, time.monotonic() - started, error.hint)
    except NotRun as error:
        say(f"{name} is NOT RUN: {error}")
        return Done(name, time.monotonic() - started, lack=str(error))
    return Done(name, time.monotonic() - started)


def run_steps(steps: dict[str, Callable[[], None]], beside: str = "") -> int:
    """Run every step, whatever the others did; print a table of them last.

    The step `beside` runs beside those after it: it is for one that says nothing until it is done.
    """
    with ThreadPoolExecutor(1) as aside:
        running: list[Future[Done] | Done] = []
        for name, step in steps.items():
            say(f"{name} ...")
            running.append(aside.submit(done, name, step) if name == beside else done(name, step))
        results = [one.result() if isinstance(one, Future) else one for one in running]
    print("\nstep        result      time")
    for one in results:
        print(f"{one.name:<11} {'FAILED' if one.hint else 'NOT RUN' if one.lack else 'ok':<7} {one.seconds:>6.1f} s")
    for one in results:
        if one.lack:
            print(f"\n{one.name} was not run: {one.lack}")
    failed = [one for one in results if one.hint]
    for one in failed:
        print(f"\n{one.name}: its messages stand above. {one.hint}")
    return 1 if failed else 0


# --- Commands ------------------------------------------------------------------------------------------------------


def do_setup(options: argparse.Namespace) -> int:
    """make .venv, install everything for development, have a browser for the tests (compiles games that are named)"""
    install("dev")
    if options.rest:
        warm(*options.rest)
    chromium()
    say("ready: `make run` plays, `make test` checks; a game is compiled when it is first needed")
    return 0


def do_run(options: argparse.Namespace) -> int:
    """serve the page and open it in the browser (what follows is handed on: run --port 8080)"""
    install("run")
    with ThreadPoolExecutor(1) as aside:
        # With them the first game can be played before the server has compiled it.
        building = aside.submit(done, "wasm", rules)
        page()
    if building.result().hint:
        say("the games could not be built for the browser; the server referees every table")
    return become([PYTHON, "-m", "majlis", "serve", *options.rest])


def do_test(options: argparse.Namespace) -> int:
    """all checks: lint, types, web page, coverage, unit tests; a table of results at the end"""
    install("dev")
    return run_steps(
        {
            "format": ruff_format,
            "lint": ruff_check,
            "imports": import_contracts,
            "types": mypy,
            **web_steps(),
            # Before the tests, so that their two processes do not compile the same functions twice.
            "warm": warm,
            "wasm": rules,
            # Before anything that runs beside something else: a browser is fetched once.
            "chromium": chromium,
            "coverage": lambda: coverage(aloud=False),
            "browser": browser,
            "firefox": lambda: one_game("firefox"),
            "webkit": lambda: one_game("webkit"),
            "nginx": lambda: proxy("nginx"),
            "caddy": lambda: proxy("caddy"),
            # Last, so that pytest's closing line stands right above the table.
            "unit": pytest,
        },
        beside="coverage",
    )


def do_lint(options: argparse.Namespace) -> int:
    """formatting, lint rules and import contracts (--fix mends)"""
    install("dev")
    return run_steps(
        {
            "format": lambda: ruff_format(options.fix),
            "lint": lambda: ruff_check(options.fix),
            "imports": import_contracts,
        }
    )


def do_types(options: argparse.Namespace) -> int:
    """mypy, strict"""
    install("dev")
    mypy()
    return 0


def do_web(options: argparse.Namespace) -> int:
    """the web page: format, lint, types, tests, build and its weight (--fix formats)"""
    install("dev")
    return run_steps(web_steps(options.fix))


def do_unit(options: argparse.Namespace) -> int:
    """the unit tests, after compiling the games they need (what follows goes to pytest: unit -k pawn -x)"""
    install("dev")
    games = games_tested(options.rest)
    if games is None:
        warm()
    elif games:
        warm(*games)
    pytest(*options.rest)
    return 0


def do_browser(options: argparse.Namespace) -> int:
    """the tests in a real browser (what follows goes to pytest: browser --engine firefox -k taki)"""
    install("dev")
    engine(options.engine)
    warm()
    browser(*options.rest, name=options.engine)
    return 0


def do_shots(options: argparse.Namespace) -> int:
    """screenshots of every screen into shots/ (what follows is handed on: shots --lang ar)"""
    install("dev")
    warm()
    chromium()
    page()
    openly([PYTHON, "-m", "tools.shots", *options.rest], "The screens are taken by tools/shots.py.")
    return 0


def do_coverage(options: argparse.Namespace) -> int:
    """the tests marked `interpreted`, without compiling, with a coverage report"""
    install("dev")
    coverage(*options.rest)
    return 0


def do_research(options: argparse.Namespace) -> int:
    """the tests of the environments for learning, other libraries' own among them, and of simulations of every game"""
    install("dev")
    warm()
    openly([PYTHON, "-m", "pytest", "-n", "auto", *RESEARCH, *options.rest], "Run one alone with `-k NAME -x`.")
    return 0


def do_learning(options: argparse.Namespace) -> int:
    """the tests of the learning example and of `majlis train`, which train for some minutes"""
    install_beside("learn")
    warm("toitoi", "quoridor")
    openly([PYTHON, "-m", "pytest", LEARNING, *options.rest], "What it learnt stands above.")
    return 0


def do_docs(options: argparse.Namespace) -> int:
    """the documentation site into build/docs, broken links and all other warnings being errors (--serve shows it)"""
    install_beside("docs")
    quietly([PYTHON, "-m", "tools.rule_table"], "The table is made from rulebooks, docstrings and tests.")
    strictly: list[object] = ["-W", "--keep-going", "-b", "html", ROOT / "docs", SITE]
    if options.serve:
        return become([BIN / "sphinx-autobuild", "--port", "0", "--open-browser", *strictly[2:]])
    openly(
        [PYTHON, "-m", "sphinx", "-q", *strictly], "The pages stand in docs/; the messages above name page and line."
    )
    say(f"the site is {shown([SITE / 'index.html'])}")
    return 0


def do_ray(options: argparse.Namespace) -> int:
    """the tests on a real Ray cluster, after installing Ray into .venv (270 MB; what follows goes to pytest)"""
    install_beside("ray")
    warm("quoridor")
    openly([PYTHON, "-m", "pytest", RAY_TESTS, *options.rest], "Run one alone with `-k NAME -x`.")
    return 0


def do_soak(options: argparse.Namespace) -> int:
    """the long tests (what follows goes to pytest)"""
    install("dev")
    pytest("-m", "soak", "--timeout=0", *options.rest)
    return 0


def do_bench(options: argparse.Namespace) -> int:
    """the benchmarks of speed, one after another, or those named, with what they take: bench bots --quick"""
    install("dev")
    named = list(itertools.takewhile(lambda word: not word.startswith("-"), options.rest))
    taken = options.rest[len(named) :]
    for name in named or sorted({path.stem for path in (ROOT / "benchmarks").glob("*.py")} - NOT_SPEEDS):
        say(f"benchmark {name}")
        command = [PYTHON, "-m", f"benchmarks.{name}", *taken]
        openly(command, "Benchmarks are the files in benchmarks/, named without .py.")
    return 0


def do_lock(options: argparse.Namespace) -> int:
    """remake requirements/*.lock from pyproject.toml (--upgrade takes newer versions)"""
    make_venv()
    uv = pinned_uv()
    say("locking ...")
    form = ["--universal", "--python-version", "3.11", "--fork-strategy", "fewest", "--generate-hashes"]
    form += ["--no-header", "--no-annotate", "--quiet", *(["--upgrade"] if options.upgrade else [])]
    lock: list[object] = [uv, "pip", "compile", *form]
    # With the drivers of PostgreSQL and NATS, so that an address is all that is needed to use one.
    build = ["pyproject.toml", "--extra", "postgres", "--extra", "nats", "--group", "build"]
    quietly([*lock, "--group", "pyproject.toml:installer", "-o", INSTALLER_LOCK], NETWORK_HINT)
    quietly([*lock, *build, "--group", "dev", "-o", LOCKS["dev"]], NETWORK_HINT)
    # Constrained by dev.lock: a dev environment must hold exactly what players get.
    quietly([*lock, *build, "-c", LOCKS["dev"], "-o", LOCKS["run"]], NETWORK_HINT)
    for name, path in ADDED.items():
        quietly([*lock, "--group", f"pyproject.toml:{name}", "-c", LOCKS["dev"], "-o", path], NETWORK_HINT)
    say(f"wrote requirements/installer.lock, {', '.join(path.name for path in (*LOCKS.values(), *ADDED.values()))}")
    return 0


def do_clean(options: argparse.Namespace) -> int:
    """remove caches and build products (--all: .venv, too)"""
    names = ["build", "dist", ".coverage", ".hypothesis", ".import_linter_cache"]
    names += [".mypy_cache", ".pytest_cache", ".ruff_cache", *([".venv"] if options.all else [])]
    caches = [path for top in ("src", "tests", "benchmarks") for path in (ROOT / top).rglob("__pycache__")]
    caches += [path for pattern in project()["hatch"]["build"]["artifacts"] for path in ROOT.glob(pattern.strip("/"))]
    caches += [ROOT / "web" / "node_modules", ROOT / "__pycache__", ROOT / "src" / "majlis" / "__compiled__"]
    for path in [*(ROOT / name for name in names), *caches]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    if STAMP.exists():
        write_stamp(warm="")
    return 0


def become(command: list[object]) -> int:
    """Replace this process by the command, so that keys and signals go to it alone."""
    parts = [str(part) for part in command]
    sys.stdout.flush()
    if os.name != "nt":
        os.chdir(ROOT)
        os.execve(parts[0], parts, environment())
    return subprocess.run(parts, cwd=ROOT, env=environment(), check=False).returncode


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, function in COMMANDS.items():
        command = commands.add_parser(name, help=function.__doc__, description=function.__doc__)
        if name in {"lint", "web"}:
            command.add_argument("--fix", action="store_true", help="format and mend the files")
        if name == "browser":
            command.add_argument(
                "--engine", choices=BROWSER_HINTS, default="chromium", help="which one; usually Chromium"
            )
        if name == "lock":
            command.add_argument("--upgrade", action="store_true", help="take the newest versions allowed")
        if name == "docs":
            command.add_argument("--serve", action="store_true", help="show it in the browser, renewed at every change")
        if name == "clean":
            command.add_argument("--all", action="store_true", help="remove .venv as well")
    options, rest = parser.parse_known_args(arguments)
    options.rest = rest
    if rest and options.command not in PASS_ON:
        parser.error(f"{options.command} takes no {' '.join(rest)}")
    return options


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "setup": do_setup,
    "run": do_run,
    "test": do_test,
    "lint": do_lint,
    "types": do_types,
    "web": do_web,
    "unit": do_unit,
    "browser": do_browser,
    "shots": do_shots,
    "coverage": do_coverage,
    "research": do_research,
    "learning": do_learning,
    "docs": do_docs,
    "ray": do_ray,
    "soak": do_soak,
    "bench": do_bench,
    "lock": do_lock,
    "clean": do_clean,
}
PASS_ON = {"setup", "run", "unit", "browser", "shots", "coverage", "research", "learning", "ray", "soak", "bench"}
WIDE_TESTS = {
    Path("tests", name) for name in ("", "bots", "cli", "conformance", "games", "kernel", "lab", "match", "server")
}
"""Folders of tests that need all games, where the other arguments name none."""
NOT_SPEEDS = {"bots", "measure", "quoridor_match"}
"""Files of benchmarks/ that measure strength, for hours and by themselves, or that the others share."""


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - run by whatever python3 there is
        print(f"Majlis needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        print("Name another one: make PYTHON=python3.12 setup", file=sys.stderr)
        return 2
    options = parse(sys.argv[1:])
    try:
        return COMMANDS[options.command](options)
    except StepError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
