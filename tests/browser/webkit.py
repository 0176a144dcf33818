"""Debian's WebKit, driven by WebDriver: as much of Playwright's page as a whole game needs.

Playwright drives a WebKit of its own making alone, which is not in Debian. This one speaks W3C WebDriver over HTTP, in a
screen that nobody sees (Xvfb).
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.patience import PATIENCE

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = ("/usr/lib/*-linux-gnu/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
CALM = {"GTK_ENABLE_ANIMATIONS": "0", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory"}

CALLED = "const it = ({}); return typeof it === 'function' ? it() : it"
ERRORS = "window.strayed = []; addEventListener('error', (event) => window.strayed.push(event.message))"
SPOT = """
const [one, needed] = [document.querySelectorAll(arguments[0])[arguments[1]], arguments[2]]
if (!one) return null
const shown = one.checkVisibility()
if (!needed) return shown ? [0, 0] : null
one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
const box = one.getBoundingClientRect()
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
const top = document.elementFromPoint(x, y)
return shown && !one.disabled && top && (one.contains(top) || top.contains(one)) ? [x, y] : null
"""
"""The middle of an element once it can be touched there, or just whether it is shown."""


def browser() -> Path | None:
    """WebKit's own small browser, where the package with the driver puts it."""
    found = (path for pattern in BROWSERS for path in sorted(Path("/").glob(pattern.lstrip("/"))))
    return next(found, None)


def missing() -> list[str]:
    """What of all that is needed this machine has not."""
    programs = [name for name in (DRIVER, SCREEN) if shutil.which(name) is None]
    return [*programs, *([] if browser() else ["MiniBrowser"])]


@contextmanager
def screen() -> Iterator[str]:
    """A screen in memory; gives its name."""
    reading, writing = os.pipe()
    command = [SCREEN, "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


class Mouse:
    def __init__(self, page: WebKitPage) -> None:
        self._page = page

    def click(self, x: float, y: float) -> None:
        moves: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._page.ask("POST", "actions", {"actions": [pointer]})


class Locator:
    """Some elements of the page, by a selector."""

    def __init__(self, page: WebKitPage, selector: str, number: int = 0) -> None:
        self._page, self._selector, self._number = page, selector, number

    @property
    def first(self) -> Locator:
        return self

    def _spot(self, to_touch: bool) -> tuple[float, float]:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            spot = self._page.run(SPOT, self._selector, self._number, to_touch)
            if spot is not None:
                return spot[0], spot[1]
            time.sleep(0.05)
        raise AssertionError(f"{self._selector} did not come within {PATIENCE} s")

    def wait_for(self) -> None:
        self._spot(False)

    def click(self) -> None:
        self._page.mouse.click(*self._spot(True))


class WebKitPage:
    """A window of WebKit with as much of Playwright's `Page` as the tests of all engines use."""

    def __init__(self, driver: str, base: str) -> None:
        self._base = base
        self._line = httpx.Client(base_url=driver, timeout=2 * PATIENCE, trust_env=False)
        options = {"binary": str(browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = self._told(self._line.post("/session", json=wanted))["sessionId"]
        self.mouse = Mouse(self)

    def _told(self, answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        assert answer.is_success, f"WebKit: {value}"
        return value

    def ask(self, method: str, what: str, body: dict[str, Any] | None = None) -> Any:
        address = f"/session/{self._session}/{what}"
        return self._told(self._line.request(method, address, json=body if method == "POST" else None))

    def run(self, script: str, *arguments: object) -> Any:
        return self.ask("POST", "execute/sync", {"script": script, "args": list(arguments)})

    def evaluate(self, expression: str) -> Any:
        return self.run(CALLED.format(expression.strip()))

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Make the window so large that the page in it has that size."""
        rect = self.ask("GET", "window/rect")
        inside = self.run("return [innerWidth, innerHeight]")
        frame = {"width": rect["width"] - inside[0], "height": rect["height"] - inside[1]}
        self.ask("POST", "window/rect", {side: size[side] + frame[side] for side in frame})

    def goto(self, path: str) -> None:
        self.ask("POST", "url", {"url": path if "://" in path else f"{self._base}{path}"})
        self.run(ERRORS)

    def keep(self, entries: dict[str, str]) -> None:
        """Let the server's page find these in its storage."""
        self.goto("/mark.svg")
        for name, value in entries.items():
            self.run("localStorage.setItem(arguments[0], arguments[1])", name, value)

    def errors(self) -> list[str]:
        return list(self.run("return window.strayed ?? []"))

    def locator(self, selector: str) -> Locator:
        return Locator(self, selector)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def close(self) -> None:
        self.ask("DELETE", "window")
        self._line.close()


@contextmanager
def window(display: str, base: str) -> Iterator[WebKitPage]:
    """A window of its own; a driver has one browser alone, so each has one of its own, too."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, **CALM, "DISPLAY": display, "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen([DRIVER, f"--port={port}"], env=environment, start_new_session=True)
    try:
        page = WebKitPage(ready(process, f"http://127.0.0.1:{port}"), base)
        yield page
        page.close()
    finally:
        process.terminate()
        process.wait()


def ready(process: subprocess.Popen[bytes], address: str) -> str:
    """The driver's address, once it answers there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, f"{DRIVER} has ended with {process.returncode}"
        try:
            if httpx.get(f"{address}/status", trust_env=False).is_success:
                return address
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"{DRIVER} does not answer")
