"""Replay files that people bring along to look at: checked ply by ply, and kept in the store for a while."""

from __future__ import annotations

import hashlib
import threading
import zlib
from collections import OrderedDict
from dataclasses import dataclass

from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.match.replay_errors import BrokenReplay
from majlis.server.db import queries, statements
from majlis.server.db.errors import Conflict, StoreError, rejection_of
from majlis.server.db.rows import UploadRow
from majlis.server.db.store import Store
from majlis.server.heavy import HeavyWork
from majlis.server.logs import log
from majlis.server.matches import finished
from majlis.server.matches.log import MatchLog
from majlis.server.protocol.codec import days_ago, milliseconds, moment
from majlis.server.protocol.http_bodies import MatchInfo, Segment
from majlis.server.protocol.rejected import Rejected

MOST_AT_HAND = 100
"""Uploads that a process has at hand, checked; the others are in the store."""
MARK = "file-"
"""Begins the ids of uploaded matches; those of the server's own have no hyphen there."""


@dataclass(frozen=True)
class Upload:
    """A replay that was checked."""

    about: MatchInfo
    replay: Replay
    match: Match
    """At its end."""

    def look(self, viewer: int | None, first: int, last: int) -> Segment:
        """A stretch of it, as a seat, a spectator (None) or the referee (-1) would have seen it."""
        return finished.look(self.match, viewer, first, last, self.about.outcome)


class _AtHand:
    """Checked uploads of this process, the one that was used longest ago put away first; threads may ask together."""

    def __init__(self) -> None:
        self._uploads: OrderedDict[str, Upload] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, upload: Upload) -> None:
        with self._lock:
            self._uploads[upload.about.id] = upload
            self._uploads.move_to_end(upload.about.id)
            if len(self._uploads) > MOST_AT_HAND:
                self._uploads.popitem(last=False)

    def get(self, name: str) -> Upload | None:
        with self._lock:
            if (found := self._uploads.get(name)) is not None:
                self._uploads.move_to_end(name)
            return found

    def drop(self, name: str) -> None:
        with self._lock:
            self._uploads.pop(name, None)


def is_upload(name: str) -> bool:
    """Whether an id is that of an uploaded match."""
    return name.startswith(MARK)


def checked(file: bytes, at: int) -> Upload:
    """A replay file, if it is sound; the same replay has the same id."""
    try:
        replay = Replay.loads(file)
        match = replay.verify()
    except BrokenReplay as error:
        raise Rejected("bad_replay", why=error.text) from None
    when = moment(at)
    about = MatchInfo(
        id=MARK + hashlib.blake2b(replay.dumps().encode(), digest_size=12).hexdigest(),
        game=replay.game,
        options=replay.options,
        table=None,
        names=[None] * match.game.players,
        bot_names=[None] * match.game.players,
        plies=match.ply,
        begun=when,
        ended=when,
        outcome=MatchLog("", match).outcome(()),
        mine=[],
    )
    return Upload(about, replay, match)


@dataclass(frozen=True)
class UploadRoom:
    """How much is kept, and for how long."""

    days: float
    """0: for good."""
    most: int
    """Files of one guest."""
    bytes: int
    """Of all together."""
    network_bytes: int
    """Of all who come from one network: nobody takes all the room with ever new names."""


class Uploads:
    """The files that people brought: in the store, so that every process on it finds them."""

    def __init__(self, store: Store, heavy: HeavyWork, room: UploadRoom) -> None:
        self._store, self._heavy, self._room = store, heavy, room
        self._at_hand = _AtHand()

    async def take(self, file: bytes, session: str, network: str) -> MatchInfo:
        """Check a file and keep it. Of the same guest the oldest makes room; what others brought never does."""
        at = milliseconds()
        upload = await self._heavy.run(checked, file, at)
        packed = await self._heavy.run(_packed, upload.replay)
        row = UploadRow(upload.about.id, session, len(packed), at, packed, network)
        surplus = await self._store.read(queries.surplus_uploads, row, self._room.most)
        await self._check_room(row, [*surplus, (row.id, session)])
        leaving = [statements.drop_uploads(surplus)] if surplus else []
        try:
            await self._store.write(*leaving, *statements.keep_upload(row))
        except Conflict:
            # The same guest brings the same file at another process in the same moment: there it is.
            pass
        except StoreError as error:
            log.error("a replay could not be written", error=str(error))
            raise rejection_of(error) from None
        self._at_hand.put(upload)
        return upload.about

    async def _check_room(self, row: UploadRow, leaving: list[tuple[str, str]]) -> None:
        """Refuse what is too much for its network, or for all together."""
        days = round(self._room.days)
        for network, most, code in (
            (row.network, self._room.network_bytes, "uploads_of_network"),
            (None, self._room.bytes, "uploads_full"),
        ):
            if row.size + await self._store.read(queries.upload_bytes, leaving, network) > most:
                log.warning("there is no room for a replay", why=code, bytes=row.size, most=most)
                raise Rejected(code, days=days)

    async def found(self, name: str) -> Upload:
        """An upload that is still kept; one that is not at hand is checked anew, so whoever asks has a turn."""
        days = self._room.days
        at = await self._store.read(queries.upload, name, days_ago(days))
        if at is None:
            self._at_hand.drop(name)
            raise Rejected("upload_gone", days=round(days))
        if (upload := self._at_hand.get(name)) is not None:
            return upload
        packed = await self._store.read(queries.upload_file, name)
        if packed is None:
            raise Rejected("upload_gone", days=round(days))
        try:
            return await self._heavy.run(self._checked_again, name, packed, at)
        except zlib.error as error:
            log.warning("something in the database is damaged", id=name, why=repr(error))
            raise Rejected("damaged", id=name) from None

    def _checked_again(self, name: str, packed: bytes, at: int) -> Upload:
        """A file of the store, at hand from now on; whoever asked a moment before may have had it checked already."""
        if (upload := self._at_hand.get(name)) is None:
            upload = checked(zlib.decompress(packed), at)
            self._at_hand.put(upload)
        return upload


def _packed(replay: Replay) -> bytes:
    return zlib.compress(replay.dumps().encode())
