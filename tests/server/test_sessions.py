"""Guests are known by a signed cookie, and by nothing that somebody else could make."""

import re
import stat
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from majlis.server.protocol.generated_names import in_words
from majlis.server.security import sessions
from majlis.server.security.sessions import COOKIE, LIFETIME, RENEWED_AFTER, Guest, Sessions, secret_of
from majlis.server.settings import SettingError, Settings

pytestmark = pytest.mark.interpreted
SECRET = "a secret that is long enough for a test"


def scope(scheme: str = "http", client: str = "192.0.2.7", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"type": "http", "scheme": scheme, "headers": named, "client": (client, 5)}


def shown(known_guests: Sessions, guest: Guest) -> dict[str, Any]:
    """The scope of a browser that shows the guest's cookie beside others."""
    cookie = known_guests.cookie(guest, scope()).partition(";")[0]
    return scope(cookie=f"other=1; {cookie}; strange; =x")


def test_a_guest_is_known_again_with_name_and_language() -> None:
    known_guests = Sessions(SECRET)
    guest = Guest(known_guests.welcomed("he").id, "נועה", "he", "device")
    assert known_guests.known(shown(known_guests, guest)) == (guest, False)


@pytest.mark.parametrize("others", ["majlis=junk; {}", "{}; majlis=junk", "majlis=; {}; majlis=junk; majlis"])
def test_a_cookie_of_the_same_name_from_elsewhere_does_not_hide_a_guests_own(others: str) -> None:
    """Another server at another port of the same host, or a neighbouring domain, may set one: both are sent then."""
    known_guests = Sessions(SECRET)
    guest = known_guests.welcomed("en")
    own = known_guests.cookie(guest, scope()).partition(";")[0]
    assert known_guests.known(scope(cookie=others.format(own))) == (guest, False)


def test_of_a_header_full_of_cookies_only_a_few_are_looked_at() -> None:
    known_guests = Sessions(SECRET)
    own = known_guests.cookie(known_guests.welcomed("en"), scope()).partition(";")[0]
    assert known_guests.known(scope(cookie="majlis=a.b.c; " * sessions.MOST_SHOWN + own)) == (None, False)


def test_a_guest_is_known_by_whichever_line_of_cookies_has_theirs() -> None:
    known_guests = Sessions(SECRET)
    guest = known_guests.welcomed("en")
    asked = shown(known_guests, guest)
    asked["headers"].insert(0, (b"cookie", b"other=1; majlis=junk"))
    assert known_guests.known(asked) == (guest, False)


def test_every_guest_who_is_new_is_another() -> None:
    known_guests = Sessions(SECRET)
    first, second = known_guests.welcomed("en"), known_guests.welcomed("xx")
    assert first.id != second.id
    assert (second.lang, second.name) == ("en", "")


def test_a_guest_without_a_name_has_the_same_one_every_time() -> None:
    guest = Guest("someone", "", "ar")
    assert guest.session() == guest.session()
    assert re.fullmatch(r"ضيف \d{3}", in_words("ar", guest.session().name))


def test_a_cookie_from_before_devices_had_names_is_good_and_exchanged() -> None:
    known_guests = Sessions(SECRET, ended := set[str]())
    text = known_guests._signer.dumps(["some-guest", "Layla", "en"])
    shows = scope(cookie=f"{COOKIE}={text}")
    guest, is_old = known_guests.known(shows)
    assert guest is not None
    assert (guest.id, guest.name, is_old) == ("some-guest", "Layla", True)
    assert guest.device
    assert known_guests.known(shows)[0] == guest
    assert known_guests.known(shown(known_guests, guest)) == (guest, False)
    ended.add(guest.device)
    assert known_guests.known(shows)[0] is None
    assert known_guests.known(shown(known_guests, guest))[0] is None


@pytest.mark.parametrize("place", [0, 5, -2])
def test_a_cookie_that_was_touched_is_none(place: int) -> None:
    known_guests = Sessions(SECRET)
    value = known_guests.cookie(known_guests.welcomed("en"), scope()).partition(";")[0].removeprefix(f"{COOKIE}=")
    letters = list(value)
    letters[place] = "A" if letters[place] != "A" else "B"
    assert known_guests.known(scope(cookie=f"{COOKIE}={''.join(letters)}"))[0] is None
    assert known_guests.known(scope(cookie=f"{COOKIE}={value}"))[0] is not None


def test_a_cookie_of_another_server_is_none() -> None:
    guest = Sessions("another secret that is long enough").welcomed("en")
    stranger = Sessions("another secret that is long enough")
    assert Sessions(SECRET).known(shown(stranger, guest))[0] is None


@pytest.mark.parametrize("cookie", ["", COOKIE, f"{COOKIE}=", f"{COOKIE}=..", f"{COOKIE}=W10.x.y", "\xff\xfe"])
def test_what_is_no_cookie_at_all_is_none(cookie: str) -> None:
    assert Sessions(SECRET).known(scope(cookie=cookie)) == (None, False)


def test_old_cookies_are_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    known_guests = Sessions(SECRET)
    guest = known_guests.welcomed("en")
    shows, now = shown(known_guests, guest), time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + RENEWED_AFTER + 10)
    assert known_guests.known(shows) == (guest, True)


@pytest.mark.parametrize("seconds", [-90 * 86_400, -3600, -1, LIFETIME + 10])
def test_a_clock_that_is_set_makes_nobody_somebody_else(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    known_guests = Sessions(SECRET)
    guest = known_guests.welcomed("en")
    shows, now = shown(known_guests, guest), time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + seconds)
    assert known_guests.known(shows)[0] == guest


def test_over_tls_a_cookie_is_bound_to_its_host_and_a_plain_one_is_exchanged() -> None:
    known_guests = Sessions(SECRET)
    guest = known_guests.welcomed("en")
    given = known_guests.cookie(guest, scope("https")).partition(";")[0]
    assert given.startswith("__Host-")
    assert known_guests.known(scope("https", cookie=given)) == (guest, False)
    plain = known_guests.cookie(guest, scope("http")).partition(";")[0]
    assert known_guests.known(scope("https", cookie=plain)) == (guest, True)
    assert known_guests.known(scope("http", cookie=given)) == (None, False)


@pytest.mark.parametrize(("scheme", "is_secure"), [("http", False), ("ws", False), ("https", True), ("wss", True)])
def test_a_cookie_is_out_of_reach_of_scripts_and_secure_over_tls(scheme: str, is_secure: bool) -> None:
    known_guests = Sessions(SECRET)
    parts = known_guests.cookie(known_guests.welcomed("en"), scope(scheme)).split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
    assert ("Secure" in parts) == is_secure


@pytest.mark.parametrize(
    ("origin", "is_good"),
    [
        (None, True),
        ("http://house.example:8000", True),
        ("https://HOUSE.example:8000", True),
        ("https://page.example", True),
        ("https://page.example.evil.example", False),
        ("http://house.example", False),
        ("http://evil.example", False),
        ("null", False),
        ("house.example:8000", False),
    ],
)
def test_only_the_pages_of_this_server_and_of_its_friends_may_act(origin: str | None, is_good: bool) -> None:
    headers = {"host": "house.example:8000", **({"origin": origin} if origin else {})}
    allowed = Settings(origins="https://page.example/ , https://other.example").allowed_origins()
    assert sessions.has_good_origin(scope(**headers), allowed) == is_good


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("ar", "ar"),
        ("fr, he;q=0.4, ar;q=0.8", "ar"),
        ("he-IL,he;q=0.9,en;q=0.8", "he"),
        ("fr,de", "en"),
        ("ar;q=what, he;q=0.1", "he"),
        (";;;,,q=", "en"),
    ],
)
def test_the_browser_says_which_language(header: str, lang: str) -> None:
    assert sessions.accepted_language(scope(accept_language=header)) == lang


@pytest.mark.parametrize(
    ("client", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2"),
        ("2001:db8::1", "2001:db8:0:0"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_one_household_is_one_address(client: str, address: str) -> None:
    assert sessions.address_of(scope(client=client)) == address


def test_the_key_is_made_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path / "new" / "folder"))
    assert secret_of(settings) == secret_of(settings)
    [file] = (tmp_path / "new" / "folder").iterdir()
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert secret_of(Settings(data_dir=str(tmp_path / "other"))) != secret_of(settings)


def test_a_key_that_is_there_is_read_and_nothing_written(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path))
    secret = secret_of(settings)
    before = tmp_path.stat().st_mtime_ns
    assert secret_of(settings) == secret
    assert tmp_path.stat().st_mtime_ns == before


def test_a_key_from_the_environment_leaves_no_file(tmp_path: Path) -> None:
    assert secret_of(Settings(data_dir=str(tmp_path), secret=SECRET)) == SECRET
    assert not list(tmp_path.iterdir())


def test_a_key_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "session.key").write_text("short\n")
    with pytest.raises(SettingError, match="too short"):
        secret_of(Settings(data_dir=str(tmp_path)))


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingError, match="--data-dir"):
        secret_of(Settings(data_dir=str(tmp_path / "file" / "folder")))
