"""The proxies of deploy/, really run: their own files, with the names, ports and certificates of a test put into them."""

from __future__ import annotations

import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SITE = "play.example.org"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def trusting() -> ssl.SSLContext:
    """A browser that asks for no certificate's signature: the test's own is signed by nobody."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def browser(base: str, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody at an address of this machine, all of which are its own."""
    transport = httpx.HTTPTransport(verify=trusting(), local_address=address)
    return httpx.Client(base_url=base, transport=transport, headers={"Origin": base}, timeout=60)


def put(text: str, **changes: str) -> str:
    """A file with some of its lines changed, each of which must be there."""
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, *servers: str) -> Iterator[str]:
    """`deploy/nginx.conf` in front of servers; the address at which they are reached."""
    key, certificate, plain, secure = folder / "site.key", folder / "site.pem", free_port(), free_port()
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = put(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        **{
            "server 127.0.0.1:8000;": " ".join(f"server {each} fail_timeout=2s;" for each in servers),
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
            SITE: "localhost",
            "/etc/ssl/localhost.pem": str(certificate),
            "/etc/ssl/localhost.key": str(key),
        },
    )
    kept = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(f"pid {folder}/pid; events {{}}\nhttp {{ access_log off; {kept}\n{site}\n}}")
    command = ["nginx", "-c", str(configuration), "-e", str(folder / "error.log"), "-g", "daemon off;"]
    with _running(command, folder, f"https://localhost:{secure}") as base:
        yield base


@contextmanager
def caddy(folder: Path, file: Path, **changes: str) -> Iterator[str]:
    """A Caddyfile, with some of its words changed; the address at which its servers are reached."""
    base = f"https://localhost:{free_port()}"
    kept = f"{{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tstorage file_system {folder}/caddy\n}}\n"
    configuration = folder / "Caddyfile"
    configuration.write_text(
        kept + put(file.read_text("utf-8"), **{word: new or base for word, new in changes.items()})
    )
    with _running(["caddy", "run", "--adapter", "caddyfile", "--config", str(configuration)], folder, base) as found:
        yield found


@contextmanager
def _running(command: list[str], folder: Path, base: str) -> Iterator[str]:
    log = folder / "proxy.log"
    with log.open("w") as written:
        environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=written, stderr=written, env=environment)
    try:
        until = time.monotonic() + 60
        while not _answers(base):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield base
    finally:
        process.terminate()
        process.wait(30)


def _answers(base: str) -> bool:
    with browser(base) as anybody:
        try:
            return anybody.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False
