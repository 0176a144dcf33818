"""Matches in files: keeping one, taking one up again, and the folder for games that were left."""

from __future__ import annotations

import time
from pathlib import Path

from platformdirs import user_data_path

from majlis.errors import MajlisError, ReplayError
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.match.replay_errors import BrokenReplay
from majlis.terminal.ui import Voice


def read(voice: Voice, path: Path) -> Replay:
    """The replay in a file; one that cannot be read says so in a sentence."""
    try:
        return Replay.loads(path.expanduser().read_bytes())
    except OSError as error:
        raise MajlisError(voice.say("unreadable", file=str(path), why=error.strerror or str(error))) from None
    except BrokenReplay as error:
        raise ReplayError(voice.say("no-replay", file=str(path), why=error.text(voice.lang)), error.ply) from None


def verified(voice: Voice, path: Path, replay: Replay) -> Match:
    """The match of a replay at its end, after every position of it was checked."""
    try:
        match = replay.verify()
    except BrokenReplay as error:
        name, args = ("broken", {}) if error.ply is None else ("broken-at", {"ply": error.ply})
        raise ReplayError(voice.say(name, file=str(path), why=error.text(voice.lang), **args), error.ply) from None
    match.lang = voice.lang
    return match


def load(voice: Voice, path: Path) -> Match:
    """The match in a file, to go on with."""
    return verified(voice, path, read(voice, path))


def save(voice: Voice, match: Match, path: Path) -> Path:
    """Write a match to a file; one that holds something else than a match is not overwritten."""
    path = path.expanduser()
    if path.exists() and not _is_replay(path):
        raise MajlisError(voice.say("not-overwritten", file=str(path)))
    try:
        path.write_text(match.replay().dumps(), "utf-8")
    except OSError as error:
        raise MajlisError(voice.say("unwritable", file=str(path), why=error.strerror or str(error))) from None
    return path


def left_games() -> Path:
    """The folder for games that were left before their end."""
    return user_data_path("majlis", appauthor=False) / "games"


def keep(voice: Voice, match: Match, loaded: Path | None) -> Path:
    """Write a match that is being left; one that came out of the folder goes back to its file."""
    folder = left_games()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MajlisError(voice.say("unwritable", file=str(folder), why=error.strerror or str(error))) from None
    if loaded is not None and loaded.resolve().parent == folder.resolve():
        return save(voice, match, loaded)
    return save(voice, match, _unused(folder, f"{match.game.key}-{time.strftime('%Y%m%d-%H%M%S')}"))


def _unused(folder: Path, stem: str) -> Path:
    path, number = folder / f"{stem}.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.json", number + 1
    return path


def _is_replay(path: Path) -> bool:
    try:
        Replay.loads(path.read_bytes())
    except (OSError, ReplayError):
        return False
    return True
