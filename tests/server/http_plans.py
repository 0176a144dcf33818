"""What tests of the HTTP part share: plans of tables, and waiting for a server."""

import time
from collections.abc import Callable

import httpx

from tests.server.running import Running

BOT = {"occupant": "bot", "level": 1}
ME = {"occupant": "me"}
FREE = {"occupant": "free"}
SMALL = {"game": "quoridor", "options": {"size": 5, "fences": 0, "starter": 1}}


def is_ready(running: Running, key: str) -> bool:
    return any(game["key"] == key and game["ready"] for game in httpx.get(f"{running.base}/api/games").json())


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something that takes a while on a busy machine."""
    until = time.monotonic() + 180
    while not is_so():
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.1)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]
