"""Work on a Ray cluster: one that is there, or one that begins and ends with this program."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from typing import Any, TypeVar

from majlis import __version__
from majlis.errors import MajlisError
from majlis.lab.workers import Workers

Result = TypeVar("Result")

LOCAL = "local"
"""The address of a cluster on this machine alone."""
AGAIN = 5
"""How often a piece is begun anew whose worker has died."""
BEGINNINGS = 3
"""How often a cluster of our own is tried to begin."""
LOOK = 10.0
"""Seconds for a cluster elsewhere to answer."""
MEMORY = 200_000_000
"""Bytes of shared memory for results, on a cluster of our own: a piece has a hundredth of that."""


class RayWorkers(Workers):
    """The processes of a Ray cluster. One that dies costs the piece it was at, which is played again elsewhere."""

    def __init__(self, address: str = LOCAL, jobs: int | None = None) -> None:
        # Nothing of what is done here is anybody's business; Ray would report that it is used.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:
            # Our own processes are not dead because the machine is busy.
            os.environ.setdefault("RAY_health_check_failure_threshold", "60")
        try:
            import ray
        except ImportError:
            raise MajlisError("Ray is not installed: pip install 'majlis[ray]'") from None
        self._ray: Any = ray
        _look_for(address)
        self._enter(address, jobs)
        self.count = jobs or max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self._remote: Any = self._ray.remote(max_retries=AGAIN)(_carried_out)

    def _enter(self, address: str, jobs: int | None) -> None:
        """Be known to the cluster; one of our own is begun again if a busy machine took longer than Ray waits."""
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": MEMORY}
        for left in reversed(range(BEGINNINGS if address == LOCAL else 1)):
            try:
                self._ray.init(address=address, **quiet, **(own if address == LOCAL else {}))
                return
            except Exception as error:  # Ray raises what it likes here, and mere Exceptions among it
                self._ray.shutdown()
                if left == 0:
                    raise MajlisError(f"there is no Ray cluster at {address!r} that can be used: {error}") from None

    def begin(self, function: Callable[..., Result], *args: Any) -> Callable[[], Result]:
        waiting = self._remote.remote(__version__, function, args)
        return lambda: self._result(waiting)

    def close(self) -> None:
        self._ray.shutdown()

    def _result(self, waiting: Any) -> Any:
        try:
            return self._ray.get(waiting)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, MajlisError):
                raise MajlisError(str(error.cause)) from None
            raise
        except self._ray.exceptions.RayError as error:
            raise MajlisError(f"a piece of work was given up, as its worker died {AGAIN + 1} times: {error}") from None


def _look_for(address: str) -> None:
    """Refuse at once an address of the form HOST:PORT at which nobody listens: Ray would ask there for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), LOOK).close()
    except (OSError, OverflowError) as error:
        raise MajlisError(f"there is no Ray cluster at {address!r} that can be used: {error}") from None


def _carried_out(version: str, function: Callable[..., Result], args: tuple[Any, ...]) -> Result:
    """Do a piece of work, on a machine that has the same Majlis."""
    if version != __version__:
        raise MajlisError(
            f"the cluster has Majlis {__version__}, this machine {version}; the same is needed everywhere"
        )
    try:
        return function(*args)
    except MajlisError as error:
        # Some of the family are made of more than a text, and would not come through Ray.
        raise MajlisError(str(error)) from None
