"""Who is asking: guests known by a signed cookie that holds an id, a name and a language, and nothing else."""

from __future__ import annotations

import base64
import contextlib
import functools
import hashlib
import ipaddress
import itertools
import os
import secrets
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace
from starlette.types import Scope

from majlis import words
from majlis.server.protocol import generated_names
from majlis.server.protocol.values import Id, Lang
from majlis.server.settings import SettingError, Settings

COOKIE = "majlis"
SECURE_COOKIE = "__Host-majlis"
"""Its name over TLS: browsers then take it from this very host alone, for every path, and never without TLS."""
LIFETIME = 365 * 86_400
"""Seconds that a browser keeps a cookie."""
RENEWED_AFTER = 30 * 86_400
"""Seconds after which a cookie that is shown is given anew."""
MOST_SHOWN = 8
"""Cookies of our name that are looked at: a header full of them would take its time."""


class Session(NamedTuple):
    """A guest, known by a signed cookie: what the rest of the server knows of who is asking."""

    id: str
    name: str
    lang: str


@functools.lru_cache(maxsize=4096)
def public_id(session: str) -> str:
    """What others know a session by, at every table and under every name; it does not give the session away."""
    digest = hashlib.blake2b(session.encode(), digest_size=9, person=b"majlis.person").digest()
    return base64.urlsafe_b64encode(digest).decode()


class Guest(Struct, frozen=True, array_like=True):
    """What a cookie holds."""

    id: Id
    name: str
    """Empty until one is chosen."""
    lang: Lang
    device: str = ""
    """The browser that keeps the cookie: one guest may have several, and end one of them."""

    def session(self) -> Session:
        """The session, with a name for whoever has chosen none."""
        return Session(id=self.id, name=self.name or self._usual_name(), lang=self.lang)

    def _usual_name(self) -> str:
        number = int.from_bytes(hashlib.blake2b(self.id.encode(), digest_size=4).digest(), "big")
        return generated_names.guest(number % 900 + 100)


class Sessions:
    """Signs and reads the cookies."""

    def __init__(self, secret: str, ended: Container[str] = frozenset()) -> None:
        self._ended = ended
        """Devices whose cookies are good no more."""
        self._signer = URLSafeTimedSerializer(secret, salt="majlis.session")
        self._veil = hashlib.blake2b(secret.encode(), person=b"majlis.address").digest()

    def known(self, scope: Scope) -> tuple[Guest | None, bool]:
        """The guest whose cookie came along, if we signed it, and whether it should be renewed.

        However old it is, or however far ahead: clocks are set back, and whoever is taken for somebody new then
        loses their seats for good. Browsers throw cookies away by themselves, and a guest can end a device.
        """
        for name, text in _shown(scope):
            try:
                held, signed_at = self._signer.loads(text, return_timestamp=True)
                guest = convert(held, Guest)
            except (BadData, ValidationError):
                continue
            if not guest.device:
                # From before devices had a name: whoever shows the same cookie is the same one.
                guest, name = replace(guest, device=_derived(text)), ""
            if guest.device in self._ended:
                continue
            is_old = signed_at.timestamp() + RENEWED_AFTER < _now(self._signer)
            return guest, is_old or name != _names(scope)[0]
        return None, False

    def veiled(self, address: str) -> str:
        """What an address is stored as: the same for the same one, and of no use to whoever reads the database."""
        return hashlib.blake2b(address.encode(), digest_size=9, key=self._veil).hexdigest()

    def welcomed(self, lang: str) -> Guest:
        """Somebody new."""
        return Guest(secrets.token_urlsafe(18), "", convert(words.language(lang), Lang), new_device())

    def cookie(self, guest: Guest, scope: Scope) -> str:
        """The header that makes a browser keep the guest; Secure where the request came over TLS."""
        text = self._signer.dumps([guest.id, guest.name, guest.lang, guest.device])
        assert isinstance(text, str)
        secure = "; Secure" if _is_secure(scope) else ""
        return f"{_names(scope)[0]}={text}; Max-Age={LIFETIME}; Path=/; HttpOnly; SameSite=Lax{secure}"


def new_device() -> str:
    return secrets.token_urlsafe(12)


def _derived(cookie: str) -> str:
    return hashlib.blake2b(cookie.encode(), digest_size=12).hexdigest()


def _is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def _names(scope: Scope) -> tuple[str, ...]:
    """The names under which a cookie may come, the one that it is given first; a plain one may stem from before TLS."""
    return (SECURE_COOKIE, COOKIE) if _is_secure(scope) else (COOKIE,)


def address_of(scope: Scope) -> str:
    """Where a request comes from; a household has one address of IPv4, or 64 bits of IPv6 in common."""
    client = scope.get("client")
    host = str(client[0]) if client else "unknown"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return ":".join(f"{int(part, 16):x}" for part in address.exploded.split(":")[:4])


def accepted_language(scope: Scope) -> str:
    """The first language of the server that the browser asks for, in its order."""
    text = _header(scope, b"accept-language")
    wanted: list[tuple[float, str]] = []
    for part in text.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            wanted.append((-float(weight or 1), name.lower()[:2]))
    return next((name for _, name in sorted(wanted, key=lambda pair: pair[0]) if name in words.LANGUAGES), "en")


def has_good_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """Whether the page that asks was served by this server, or by one that may ask here; programs name no origin."""
    origin = _header(scope, b"origin")
    if not origin:
        return True
    _, found, host = origin.partition("://")
    return bool(found) and (host.lower() == _header(scope, b"host").lower() or origin.rstrip("/") in allowed)


def key_file(settings: Settings) -> Path:
    """Where the key that signs the cookies is kept, unless it is set."""
    return settings.folder() / "session.key"


def secret_of(settings: Settings) -> str:
    """The key that signs the cookies: as set, else the one in the data folder, made at the first start."""
    if settings.secret:
        return settings.secret
    path = key_file(settings)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            # Another process may be faster: then its key is the one.
            with contextlib.suppress(FileExistsError):
                write_new(path, secrets.token_urlsafe(48))
        secret = path.read_text().strip()
    except OSError as error:
        raise SettingError(f"{path} cannot be used: {error.strerror}; name a folder that can by --data-dir") from None
    if len(secret) < 32:
        raise SettingError(f"{path} is too short for a key; remove it, and a new one is made (all guests start anew)")
    return secret


def write_new(path: Path, text: str) -> None:
    """Create a file that nobody else can read; it appears with its text or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    finally:
        draft.unlink()


def _now(signer: Any) -> float:
    return float(signer.make_signer().get_timestamp())


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def _shown(scope: Scope) -> Iterator[tuple[str, str]]:
    """Every cookie that may be a guest's, with its name, the likeliest first.

    There may be several of one name: browsers send those that another port or a neighbouring domain has set, too, and
    the one that is ours must not be taken for none.
    """
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie"]
    pairs = [pair.strip().partition("=") for line in lines for pair in line.split(";")]
    named = ((name, text) for name in _names(scope) for key, _, text in pairs if key == name)
    return itertools.islice(named, MOST_SHOWN)
