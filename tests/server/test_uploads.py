"""Replay files that people bring along: whatever stands in them, they are sound or refused."""

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import majlis
from majlis.match.replay import Replay, _sealed
from majlis.server.db import queries, statements
from majlis.server.db.store import Store
from majlis.server.heavy import HeavyWork
from majlis.server.matches import uploads
from majlis.server.matches.uploads import UploadRoom, Uploads
from majlis.server.protocol import codec
from majlis.server.protocol.codec import milliseconds
from majlis.server.protocol.rejected import Rejected

HEAVY = HeavyWork("heavy")

pytestmark = pytest.mark.interpreted

GAMES = {"quoridor": {"size": 5, "fences": 1, "starter": 1}, "toitoi": {"players": 2}, "nahs": {"players": 2}}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=6,
)
CALM = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(game: str, plies: int = 4, placed: bool = False) -> dict[str, Any]:
    """A replay as its JSON has it; perhaps of a match that begins at a position."""
    configured = majlis.game(game, **GAMES[game])
    match = configured.start(seed=5)
    for _ in range(plies):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    if placed:
        match = configured.position(match.state(), seed=6)
    return dict(msgspec.json.decode(match.replay().dumps()))


def brought(replay: dict[str, Any]) -> uploads.Upload:
    return uploads.checked(msgspec.json.encode(replay), 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("placed", [False, True])
def test_a_sound_replay_is_kept_under_a_name_of_its_own(game: str, placed: bool) -> None:
    upload = brought(played(game, placed=placed))
    assert brought(played(game, placed=placed)).about.id == upload.about.id
    assert uploads.is_upload(upload.about.id)
    assert upload.about.plies == (0 if placed else 4)
    assert upload.look(None, 0, upload.about.plies).first.view["game"] == game


def test_a_stretch_is_what_each_would_have_seen() -> None:
    upload = brought(played("toitoi"))
    replay = upload.replay
    for viewer in (None, 0, 1):
        look = upload.look(viewer, 1, 3)
        assert [position.view for position in look.positions] == [replay.at(2).view(viewer), replay.at(3).view(viewer)]
    assert upload.look(-1, 1, 3).first.view == replay.at(1).state()
    for viewer, first, last in ((2, 0, 1), (0, 3, 2), (0, 0, 5), (0, 5, 5)):
        with pytest.raises(Rejected):
            upload.look(viewer, first, last)


# ------------------------------------------------------------------------------------------------ in the store

DAY = 24 * 3600 * 1000


def on_two_nodes(database: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two stores on one database, as two processes have them; nothing is left in it afterwards."""

    async def run() -> None:
        stores = [Store(database), Store(database)]
        for store in stores:
            await store.open()
        try:
            await work(*stores)
        finally:
            which = await stores[0].read(queries.old_uploads, 1 << 60, 1000)
            await stores[0].write(statements.drop_uploads(which))
            for store in stores:
                await store.close()

    asyncio.run(run())


def kept_by(store: Store, days: float, most: int) -> Uploads:
    """Uploads with room for everything but more of one guest's than so many."""
    return Uploads(store, HEAVY, UploadRoom(days, most, bytes=1 << 30, network_bytes=1 << 30))


def file(plies: int) -> bytes:
    return msgspec.json.encode(played("quoridor", plies))


def test_a_file_brought_to_one_node_is_found_at_another(database: str) -> None:
    async def work(first: Store, second: Store) -> None:
        name = (await kept_by(first, 30, 20).take(file(3), "layla", "home")).id
        found = await kept_by(second, 30, 20).found(name)
        assert (found.about.id, found.about.plies) == (name, 3)
        assert found.look(None, 0, 3).first.view["game"] == "quoridor"
        # Brought again it is kept once.
        await kept_by(second, 30, 20).take(file(3), "layla", "home")
        assert await first.read(queries.old_uploads, 1 << 60, 10) == [(name, "layla")]

    on_two_nodes(database, work)


def test_of_one_guest_the_oldest_makes_room_and_of_others_none(database: str) -> None:
    async def work(first: Store, second: Store) -> None:
        kept, elsewhere = kept_by(first, 30, 2), kept_by(second, 30, 2)
        others = (await kept.take(file(1), "noa", "home")).id
        names = []
        for plies in (2, 3, 4):
            names.append((await kept.take(file(plies), "layla", "home")).id)
            await asyncio.sleep(0.005)
        for here in (kept, elsewhere):
            with pytest.raises(Rejected, match="upload_gone") as gone:
                await here.found(names[0])
            assert "30 days" in gone.value.text("en")
            assert [(await here.found(name)).about.plies for name in (others, *names[1:])] == [1, 3, 4]

    on_two_nodes(database, work)


def test_what_somebody_brought_stays_however_much_strangers_bring(database: str) -> None:
    """All together are no larger than they may be: what is beyond that is refused, and makes nothing else go."""

    async def work(first: Store, second: Store) -> None:
        size = len(uploads._packed(brought(played("quoridor", 4)).replay))
        narrow = Uploads(first, HEAVY, UploadRoom(30, 20, bytes=int(3.5 * size), network_bytes=100 * size))
        shared = (await narrow.take(file(4), "layla", "home")).id
        for number in range(8):
            with contextlib.suppress(Rejected):
                await narrow.take(file(number % 4), f"stranger {number}", f"network {number}")
        kept = await second.read(queries.old_uploads, 1 << 60, 100)
        assert (shared, "layla") in kept
        assert 2 <= len(kept) < 8
        with pytest.raises(Rejected, match="uploads_full") as full:
            await narrow.take(file(4), "somebody", "network")
        assert full.value.status == 507
        # Whoever brings the same again, or has brought enough, makes room for it themselves.
        assert (await narrow.take(file(4), "layla", "home")).id == shared

    on_two_nodes(database, work)


def test_one_network_does_not_take_all_the_room_with_ever_new_names(database: str) -> None:
    async def work(first: Store, second: Store) -> None:
        size = len(uploads._packed(brought(played("quoridor", 4)).replay))
        narrow = Uploads(first, HEAVY, UploadRoom(30, 20, bytes=100 * size, network_bytes=int(2.5 * size)))
        for number in range(2):
            await narrow.take(file(4), f"name {number}", "here")
        with pytest.raises(Rejected, match="uploads_of_network") as full:
            await narrow.take(file(4), "another name", "here")
        assert full.value.status == 507
        await narrow.take(file(4), "another name", "elsewhere")
        assert len(await second.read(queries.old_uploads, 1 << 60, 100)) == 3

    on_two_nodes(database, work)


def test_a_file_is_kept_for_its_days(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(first: Store, second: Store) -> None:
        kept, now = kept_by(first, 30, 20), milliseconds()
        name = (await kept.take(file(2), "layla", "home")).id
        monkeypatch.setattr(codec, "milliseconds", lambda: now + 29 * DAY)
        assert (await kept.found(name)).about.plies == 2
        monkeypatch.setattr(codec, "milliseconds", lambda: now + 31 * DAY)
        with pytest.raises(Rejected, match="upload_gone"):
            await kept.found(name)
        assert (await kept_by(second, 0, 20).found(name)).about.plies == 2

    on_two_nodes(database, work)


def test_a_shortened_replay_is_refused() -> None:
    replay = played("quoridor")
    replay["moves"] = replay["moves"][:-1]
    with pytest.raises(Rejected, match="bad_replay"):
        brought(replay)


def test_what_is_wrong_with_a_file_is_told_in_the_language_of_who_brought_it() -> None:
    replay = played("quoridor")
    replay["moves"][1][1] = "a1"
    with pytest.raises(Rejected) as caught:
        brought(replay)
    assert "ply 2, by player 2, is against the rules" in caught.value.text("en")
    for lang in ("ar", "he"):
        assert not re.search(r"[A-Za-z]{3,}", caught.value.text(lang))


@pytest.mark.parametrize("depth", [17, 500, 100_000])
@pytest.mark.parametrize("place", ["options", "start", "moves"])
def test_what_is_nested_without_end_is_refused(place: str, depth: int) -> None:
    """What reads it, checks it or shows it must not run out of Python's stack."""
    file = played("quoridor")
    inside = '{"a":' * depth + "1" + "}" * depth
    text = msgspec.json.encode({**file, place: "HERE"}).replace(b'"HERE"', inside.encode())
    with pytest.raises(Rejected) as problem:
        uploads.checked(text, 0)
    assert problem.value.code == "bad_replay"


@CALM
@given(st.binary(max_size=200))
def test_noise_is_refused(file: bytes) -> None:
    with pytest.raises(Rejected, match="bad_replay"):
        uploads.checked(file, 0)


@CALM
@given(st.data())
def test_a_replay_with_anything_in_it_is_sound_or_refused(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(sorted(GAMES)))
    replay = played(game, 2, placed=data.draw(st.booleans()))
    field = data.draw(st.sampled_from(sorted(replay)))
    inside = replay[field]
    if isinstance(inside, dict) and inside and data.draw(st.booleans()):
        inside[data.draw(st.sampled_from(sorted(inside)))] = data.draw(ANYTHING)
    else:
        replay[field] = data.draw(ANYTHING)
    _seal_again(replay)
    assert _refused(replay) in (None, "bad_replay")


def _refused(replay: dict[str, Any]) -> str | None:
    try:
        brought(replay)
    except Rejected as rejected:
        rejected.text("ar")
        return rejected.code
    return None


def _seal_again(replay: dict[str, Any]) -> None:
    """Make the seal fit, so that what lies behind it is reached."""
    names = [name for name in Replay.__struct_fields__ if name not in ("majlis_replay", "seal")]
    replay["seal"] = _sealed([replay.get(name) for name in names])
