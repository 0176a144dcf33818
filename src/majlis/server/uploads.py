"""Replay files that people bring along to look at: checked ply by ply, kept in memory for a while, never stored."""

from __future__ import annotations

import hashlib
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass

from majlis.match.broken import BrokenReplay
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.server import past
from majlis.server.course import Course
from majlis.server.problems import BadReplay
from majlis.server.refusals import Declined
from majlis.server.wire import Look, MatchIs

MOST_KEPT = 100
MARK = "file-"
"""Begins the ids of uploaded matches; those of the house's own have no hyphen there."""


@dataclass(frozen=True)
class Upload:
    """A replay that was checked."""

    about: MatchIs
    replay: Replay
    match: Match
    """At its end."""

    def look(self, viewer: int | None, first: int, last: int) -> Look:
        """A stretch of it, as a seat, a spectator (None) or the referee (-1) would have seen it."""
        return past.look(self.match, viewer, first, last, self.about.outcome)


class _Kept:
    """The uploads of this process, the oldest forgotten first; threads may ask at the same time."""

    def __init__(self) -> None:
        self._uploads: OrderedDict[str, Upload] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, upload: Upload) -> None:
        with self._lock:
            self._uploads[upload.about.id] = upload
            self._uploads.move_to_end(upload.about.id)
            if len(self._uploads) > MOST_KEPT:
                self._uploads.popitem(last=False)

    def get(self, name: str) -> Upload | None:
        with self._lock:
            return self._uploads.get(name)


_KEPT = _Kept()


def is_upload(name: str) -> bool:
    """Whether an id is that of an uploaded match."""
    return name.startswith(MARK)


def found(name: str) -> Upload:
    """An upload that is still kept."""
    upload = _KEPT.get(name)
    if upload is None:
        raise Declined("no_such_match")
    return upload


def taken(file: bytes) -> MatchIs:
    """Check a replay file and keep it; the same file has the same id."""
    try:
        replay = Replay.loads(file)
        match = replay.verify()
    except BrokenReplay as error:
        raise BadReplay(error) from None
    name = MARK + hashlib.blake2b(replay.dumps().encode(), digest_size=12).hexdigest()
    now = past.moment(int(time.time() * 1000))
    about = MatchIs(
        id=name,
        game=replay.game,
        options=replay.options,
        table=None,
        names=[None] * match.game.players,
        bot_names=[None] * match.game.players,
        plies=match.ply,
        begun=now,
        ended=now,
        outcome=Course("", match).outcome(()),
        mine=[],
    )
    _KEPT.put(Upload(about, replay, match))
    return about
