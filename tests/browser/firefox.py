"""A stock Firefox under Playwright, by WebDriver BiDi.

Playwright asks for the emulation of media features, which the Firefox that Debian has does not know, and would give up there.
So it starts this module in Firefox's place: it starts Firefox, hands on every message, and answers that one itself.
Reduced motion, which the tests want, is a preference of Firefox instead.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

NAMES = ("firefox-esr", "firefox")
UNKNOWN = frozenset({"emulation.setMediaFeaturesOverride"})
"""What is answered here: Firefox has no such command."""
LISTENING = re.compile(r"(WebDriver BiDi listening on )(ws://\S+)")
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}


def program() -> str | None:
    """The Firefox named by MAJLIS_FIREFOX, or one on the PATH."""
    named = os.environ.get("MAJLIS_FIREFOX")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def launch(playwright: Playwright, folder: Path, elsewhere: str) -> Browser:
    """Start it; `elsewhere` is one more name of this machine."""
    stand_in = folder / "firefox"
    stand_in.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m {__spec__.name} "$@"\n')
    stand_in.chmod(0o755)
    preferences = {**PREFERENCES, "network.dns.localDomains": elsewhere}
    return playwright.firefox.launch(executable_path=stand_in, channel="moz-firefox", firefox_user_prefs=preferences)


async def stand_in(arguments: list[str]) -> int:
    """Be Firefox, as far as Playwright sees."""
    firefox = program()
    assert firefox is not None
    process = await asyncio.create_subprocess_exec(firefox, *arguments, stderr=asyncio.subprocess.PIPE)
    assert process.stderr is not None
    address = ""

    async def between(playwright: ServerConnection) -> None:
        assert playwright.request is not None
        path = playwright.request.path
        async with connect(f"{address}{path}", max_size=None, ping_interval=None, proxy=None) as line:

            async def ask() -> None:
                async for text in playwright:
                    asked = json.loads(text)
                    if asked["method"] in UNKNOWN:
                        await playwright.send(json.dumps({"type": "success", "id": asked["id"], "result": {}}))
                    else:
                        await line.send(text)
                await line.close()

            async def answer() -> None:
                async for text in line:
                    await playwright.send(text)
                await playwright.close()

            await asyncio.gather(ask(), answer())

    async with serve(between, "127.0.0.1", 0, max_size=None, ping_interval=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in process.stderr:
            text = line.decode(errors="replace")
            told = LISTENING.search(text)
            if told:
                address = told[2]
                text = f"{told[1]}ws://127.0.0.1:{port}\n"
            print(text, end="", file=sys.stderr, flush=True)
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(stand_in(sys.argv[1:])))
