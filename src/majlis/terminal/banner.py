"""What is said in the terminal when the server opens: where to find it, for this machine and for phones."""

from __future__ import annotations

import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from majlis import words
from majlis.errors import MajlisError
from majlis.server import run, worker
from majlis.server.bus.nats_connection import shown
from majlis.server.db.file_lock import AlreadyOpen
from majlis.server.http.static import Page
from majlis.server.settings import Settings
from majlis.terminal.ui import Ui, is_interactive

EVERYWHERE = ("0.0.0.0", "::", "")
ONLY_HERE = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Addresses:
    """Where the server is found."""

    here: str
    network: str | None
    """For other machines of the same network; None where they cannot reach it."""


def addresses(host: str, port: int) -> Addresses:
    """The addresses of a server that listens on a host and a port."""
    if host in ONLY_HERE:
        return Addresses(_address(host, port), None)
    if host in EVERYWHERE:
        own = own_address()
        return Addresses(_address("127.0.0.1", port), _address(own, port) if own else None)
    return Addresses(_address(host, port), _address(host, port))


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def qr_code(text: str) -> str:
    """A QR code in characters of half a line."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def open_server(ui: Ui, settings: Settings) -> None:
    """Serve, and say where, until somebody asks for the end."""

    def sentence(name: str, **args: Any) -> str:
        return words.say(ui.lang, None, f"serve-{name}", args)

    try:
        found = run.listening(settings)
    except run.PortError as error:
        name = "port-taken" if error.taken else "host-unknown" if error.is_elsewhere else "port-forbidden"
        raise MajlisError(sentence(name, host=error.host, port=str(error.port), why=error.why)) from None
    port = int(found.getsockname()[1])

    def announce() -> None:
        _welcome(ui, sentence, settings, port)
        if settings.browser and has_screen():
            # A daemon: a browser that does not come back must not keep the server from closing.
            threading.Thread(target=webbrowser.open, args=(_address("127.0.0.1", port),), daemon=True).start()

    with found:
        try:
            run.run(settings, found, announce)
        except AlreadyOpen as error:
            raise MajlisError(sentence("already-open", place=str(error.file))) from None
    if ui.console.is_terminal:
        ui.console.print(sentence("closed"), style="good")


def open_worker(ui: Ui, settings: Settings, games: Sequence[str], threads: int | None, metrics: str | None) -> None:
    """Think for servers, and say so, until somebody asks for the end."""

    def inform(name: str, style: str, **args: Any) -> None:
        if ui.console.is_terminal:
            ui.console.print(words.say(ui.lang, None, f"worker-{name}", args), style=style)

    def announce(count: int) -> None:
        inform("open", "rule", nats=shown(settings.nats), threads=str(count))
        inform("stop", "quiet")

    worker.run(settings, games, threads, None if metrics is None else _metrics_address(metrics), announce)
    inform("closed", "good")


def _metrics_address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise MajlisError(f"--metrics cannot be {text!r}; it must be an address such as 127.0.0.1:9100")
    return host.strip("[]"), int(port)


def _welcome(ui: Ui, sentence: Any, settings: Settings, port: int) -> None:
    console, where = ui.console, addresses(settings.host, port)
    if not console.is_terminal:
        # For programs that have started the server; people read the rest in the log.
        print(f"port {port}", flush=True)
        return
    console.print()
    console.print(sentence("open"), style="rule")
    if settings.port is None and port != run.USUAL_PORT:
        console.print(sentence("next-port", taken=str(run.USUAL_PORT), port=str(port)), style="quiet")
    console.print(f"{sentence('here')} {where.here}")
    shared = settings.public_url or where.network
    if shared is None:
        console.print(sentence("only-here"), style="quiet")
    else:
        console.print(f"{sentence('public' if settings.public_url else 'phones')} {shared}\n")
        # Written around the console: a code is drawn in the terminal's own colours, whatever the theme.
        console.file.write(qr_code(shared))
    if not Page().is_built:
        console.print(sentence("not-built"), style="bad")
    console.print(sentence("data", place=settings.place()), style="quiet")
    console.print(sentence("stop"), style="quiet")


def has_screen() -> bool:
    """Whether somebody sits here who could look at a browser."""
    if not is_interactive() or os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
