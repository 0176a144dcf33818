"""What the web server under ours costs: python -m benchmarks.server.hosts [--tables N] [--seconds S] [--rounds N]

The same application is served by uvicorn with our short way for frames (as `majlis serve` does), by uvicorn with its
own protocol for sockets, by hypercorn and by granian, each on one core with the load on the other, in turn. What is
compared is the processor time of a move. The last two are no dependencies: `pip install hypercorn granian` beforehand.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.server.measure import GENEROUS, measured, our_load, serving, settle

HOSTS = ("frames", "uvicorn", "hypercorn", "granian")


def serve(host: str, folder: str, port: int) -> None:
    """Be the server."""
    from majlis.server import app, logs
    from majlis.server import run as ours
    from majlis.server.settings import read
    from majlis.server.tables import registry as registry_module

    settings = read(GENEROUS, {"data_dir": folder, "host": "127.0.0.1", "port": port, "browser": False})
    logs.start(settings)
    # The load plays but one game; the others need not be loaded meanwhile.
    setattr(registry_module, "keys", lambda: ("quoridor",))  # noqa: B010
    application = app.create(settings)
    ours._collect_rarely()
    print(f"port {port}", flush=True)
    if host in ("frames", "uvicorn"):
        import uvicorn

        config = ours.configured(application, settings)
        if host == "uvicorn":
            config.ws = "websockets-sansio"
        uvicorn.Server(config).run(sockets=[ours.listening(settings)])
    elif host == "hypercorn":
        from hypercorn.asyncio import serve as hypercorn_serve  # type: ignore[import-not-found,unused-ignore]
        from hypercorn.config import Config  # type: ignore[import-not-found,unused-ignore]

        config = Config()
        config.bind = [f"127.0.0.1:{port}"]
        config.websocket_max_message_size = settings.largest_frame
        asyncio.run(hypercorn_serve(application, config))
    else:
        from granian.constants import Interfaces  # type: ignore[import-not-found,unused-ignore]
        from granian.server.embed import Server  # type: ignore[import-not-found,unused-ignore]

        server: Any = Server(application, address="127.0.0.1", port=port, interface=Interfaces.ASGI)
        asyncio.run(server.serve())


def cost(host: str, tables: int, seconds: float) -> float:
    """Microseconds of processor time for a move."""
    from benchmarks.server.restart import free_port

    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server.hosts", "--be", host, folder, str(free_port())]
        with serving(command, Path(folder), {}) as (port, process):
            settle(process)
            return 1e6 / measured(host, our_load(port, tables, seconds), tables, process).per_core


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--be", nargs=3, metavar=("HOST", "FOLDER", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.be:
        serve(asked.be[0], asked.be[1], int(asked.be[2]))
        return
    costs: dict[str, list[float]] = {host: [] for host in HOSTS}
    for _ in range(asked.rounds):
        for host in HOSTS:
            costs[host].append(cost(host, asked.tables, asked.seconds))
            print(f"{host}: {costs[host][-1]:,.0f} microseconds a move", flush=True)
    usual = statistics.median(costs["frames"])
    for host in HOSTS:
        print(f"{host}: {statistics.median(costs[host]) / usual:.2f} times the processor time of a move")


if __name__ == "__main__":
    main()
