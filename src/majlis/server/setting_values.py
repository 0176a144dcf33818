"""What the values of settings must be, in words, and the checks that no type can make."""

import ipaddress
import math
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from msgspec import inspect
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from majlis.games import definition, keys

NUMBERS = {inspect.IntType: "a whole number", inspect.FloatType: "a number"}
EVERYBODY = "*"


def expectation(kind: Any) -> str:
    """What a value of a type looks like, for people."""
    found = inspect.type_info(kind)
    if isinstance(found, inspect.Metadata):
        found = found.type
    if isinstance(found, inspect.UnionType):
        [found] = (part for part in found.types if not isinstance(part, inspect.NoneType))
    if isinstance(found, inspect.LiteralType):
        return f"one of {', '.join(map(str, found.values))}"
    if isinstance(found, (inspect.IntType, inspect.FloatType)):
        return NUMBERS[type(found)] + _bounds(found)
    return "true or false" if isinstance(found, inspect.BoolType) else "a text"


def _bounds(found: inspect.IntType | inspect.FloatType) -> str:
    if found.le is not None:
        return f" from {found.ge} to {found.le}"
    return f" greater than {found.gt}" if found.gt is not None else f", at least {found.ge}"


def is_possible(name: str, value: Any) -> bool:
    """Whether a value of the right type makes sense for its setting."""
    if isinstance(value, float):
        return math.isfinite(value)
    return name not in SPECIAL or SPECIAL[name][0](value)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_proxies(text: str) -> bool:
    # Whoever compares them later takes what is no address for a name, and then trusts nobody without a word.
    return text.strip() == EVERYBODY or all(_is_network(part) for part in _parts(text))


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _is_origin(text: str) -> bool:
    try:
        found = urlsplit(text)
        has_port = found.port != 0
    except ValueError:
        return False
    bare = not (found.path.strip("/") or found.query or found.fragment or found.username)
    return found.scheme in ("http", "https") and bool(found.hostname) and bare and has_port


def _is_database(text: str) -> bool:
    try:
        return "://" not in text or bool(make_url(text))
    except (ArgumentError, ValueError):
        return False


def _is_nats(text: str) -> bool:
    try:
        found = [urlsplit(part) for part in _parts(text)]
        return all(each.scheme in ("nats", "tls") and each.hostname and each.port != 0 for each in found)
    except ValueError:
        return False


def window_lengths(text: str) -> dict[str, float]:
    """Seconds by the kind of a window, out of `asking=6, choosing=30`; raises ValueError for anything else."""
    found = {}
    for part in _parts(text):
        kind, equals, length = part.partition("=")
        seconds = float(length)
        if not (kind.strip() and equals and math.isfinite(seconds) and seconds > 0):
            raise ValueError(part)
        found[kind.strip()] = seconds
    return found


def _is_receiver(text: str) -> bool:
    try:
        found = urlsplit(text)
        has_port = found.port != 0
    except ValueError:
        return False
    extra = found.query or found.fragment or "@" in found.netloc
    return found.scheme in ("http", "https") and bool(found.hostname) and has_port and not extra


def known_windows() -> set[str]:
    """The kinds of windows that the games have."""
    return {kind for key in keys() for kind in getattr(definition(key).windows, "SECONDS", ())}


def _is_windows(text: str) -> bool:
    try:
        window_lengths(text)
    except ValueError:
        return False
    return True


SPECIAL: Mapping[str, tuple[Callable[[str], bool], str]] = {
    "trusted_proxies": (
        _is_proxies,
        "addresses or networks such as 127.0.0.1, 10.0.0.0/8 (no host part) or ::1, separated by commas, or * for all",
    ),
    "origins": (
        lambda text: all(_is_origin(part) for part in _parts(text)),
        "origins such as https://play.example.org, without a path, separated by commas",
    ),
    "hosts": (
        lambda text: not set("*/:@ ") & set("".join(_parts(text))),
        "names such as play.example.org, separated by commas",
    ),
    "window_seconds": (_is_windows, "kinds of windows, each with its seconds, such as asking=6, choosing=30"),
    "tracing": (_is_receiver, "an address such as http://localhost:4318, without a name or password in it"),
    "public_url": (_is_origin, "an address such as https://play.example.org, without a path"),
    "nats": (_is_nats, "addresses such as nats://HOST:4222 or tls://USER:PASSWORD@HOST:4222, separated by commas"),
    "database": (_is_database, "a file, or an address such as postgresql://USER@HOST:5432/NAME"),
}
"""Texts that must be something: the check, and what is expected, for people."""
