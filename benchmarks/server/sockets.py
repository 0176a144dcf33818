"""What open sockets cost while nothing happens: python -m benchmarks.server.sockets [--sockets 10000]

Each is a guest of their own that has said hello and follows no table. The server's memory is taken before and after,
and its processor time over a span in which every page is asked once whether it is there.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.server.measure import memory, ours, processor_time, serving

TOGETHER = 50
"""Sockets that are opened at the same time."""
HEARTBEAT = 10.0
PING, PONG, TEXT = 0x89, 0x8A, 0x81
SPARE = 100
"""Files that a process has open besides."""
GROWING = 300_000
"""Bytes by which a server's memory grows in five seconds while it still loads."""


def framed(kind: int, payload: bytes) -> bytes:
    """A frame of a client; its mask is zero, which leaves the payload as it is."""
    return bytes([kind, 0x80 | len(payload)]) + bytes(4) + payload


class Socket(asyncio.Protocol):
    """A socket that says hello and then answers pings alone: a library's would cost more than the server's."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.is_open = asyncio.get_running_loop().create_future()
        self._head = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: asyncio.Transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        origin = f"http://127.0.0.1:{self._port}"
        lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Origin: {origin}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        if not self.is_open.done():
            self._head += data
            if b"\r\n\r\n" in self._head:
                assert self._head.startswith(b"HTTP/1.1 101"), self._head[:100]
                self._transport.write(framed(TEXT, b'{"type":"hello","id":"h","lang":"en"}'))
                self.is_open.set_result(None)
        elif data[0] == PING:
            self._transport.write(framed(PONG, data[2 : 2 + data[1]]))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server has closed it"))


async def hold(port: int, sockets: int) -> None:
    """Open sockets, say so, and hold them until the standard input ends."""
    loop = asyncio.get_running_loop()
    held = []
    for _ in range(0, sockets, TOGETHER):
        some = await asyncio.gather(
            *(loop.create_connection(lambda: Socket(port), "127.0.0.1", port) for _ in range(TOGETHER))
        )
        held += some
        await asyncio.gather(*(socket.is_open for _, socket in some))
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    lost = sum(transport.is_closing() for transport, _ in held)
    print(f"lost {lost}", flush=True)


def raise_open_files(wanted: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise SystemExit(f"{wanted} files must be open at a time, and this system lets it be {hard} (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def measured(port: int, process: int, sockets: int, seconds: float) -> dict[str, float]:
    before = memory(process)
    command = [sys.executable, "-m", "benchmarks.server.sockets", "--hold", str(port), "--sockets", str(sockets)]
    holding = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert holding.stdout is not None
    began = time.monotonic()
    assert (await holding.stdout.readline()) == b"open\n", "not all sockets could be opened"
    opened = time.monotonic() - began
    await asyncio.sleep(2 * HEARTBEAT)
    after, spent = memory(process), processor_time(process)
    await asyncio.sleep(seconds)
    spent = processor_time(process) - spent
    told, _ = await holding.communicate()
    return {
        "sockets": sockets,
        "seconds to open": round(opened, 1),
        "bytes a socket": round((after - before) / sockets),
        "processor seconds a second": round(spent / seconds, 3),
        "lost": int(told.split()[1]),
    }


def rest(process: int) -> None:
    """Wait until the games are loaded: until the server's memory grows no more."""
    before = 0
    while (now := memory(process)) - before > GROWING:
        before = now
        time.sleep(5)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=2 * HEARTBEAT)
    parser.add_argument("--hold", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    raise_open_files(asked.sockets + SPARE)
    if asked.hold:
        asyncio.run(hold(asked.hold, asked.sockets))
        return
    with tempfile.TemporaryDirectory() as folder:
        command, environment = ours(Path(folder), None)
        environment = {**environment, "MAJLIS_HEARTBEAT_SECONDS": str(HEARTBEAT)}
        with serving(command, Path(folder), environment) as (port, process):
            rest(process)
            print(json.dumps(asyncio.run(measured(port, process, asked.sockets, asked.seconds))))


if __name__ == "__main__":
    main()
