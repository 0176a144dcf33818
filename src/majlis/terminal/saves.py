"""Matches in files: keeping one, taking one up again, and the folder for games that were left."""

from __future__ import annotations

import time
from pathlib import Path

from platformdirs import user_data_path

from majlis.errors import MajlisError, ReplayError
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.match.replay_errors import BrokenReplay
from majlis.terminal.ui import Ui


def read(ui: Ui, path: Path) -> Replay:
    """The replay in a file; one that cannot be read says so in a sentence."""
    try:
        return Replay.loads(path.expanduser().read_bytes())
    except OSError as error:
        raise MajlisError(ui.say("unreadable", file=str(path), why=error.strerror or str(error))) from None
    except BrokenReplay as error:
        raise ReplayError(ui.say("no-replay", file=str(path), why=error.text(ui.lang)), error.ply) from None


def verified(ui: Ui, path: Path, replay: Replay) -> Match:
    """The match of a replay at its end, after every position of it was checked."""
    try:
        match = replay.verify()
    except BrokenReplay as error:
        name, args = ("broken", {}) if error.ply is None else ("broken-at", {"ply": error.ply})
        raise ReplayError(ui.say(name, file=str(path), why=error.text(ui.lang), **args), error.ply) from None
    match.lang = ui.lang
    return match


def load(ui: Ui, path: Path) -> Match:
    """The match in a file, to go on with."""
    return verified(ui, path, read(ui, path))


def save(ui: Ui, match: Match, path: Path) -> Path:
    """Write a match to a file; one that holds something else than a match is not overwritten."""
    path = path.expanduser()
    if path.exists() and not _is_replay(path):
        raise MajlisError(ui.say("not-overwritten", file=str(path)))
    try:
        path.write_text(match.replay().dumps(), "utf-8")
    except OSError as error:
        raise MajlisError(ui.say("unwritable", file=str(path), why=error.strerror or str(error))) from None
    return path


def left_games() -> Path:
    """The folder for games that were left before their end."""
    return user_data_path("majlis", appauthor=False) / "games"


def keep(ui: Ui, match: Match, loaded: Path | None) -> Path:
    """Write a match that is being left; one that came out of the folder goes back to its file."""
    folder = left_games()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MajlisError(ui.say("unwritable", file=str(folder), why=error.strerror or str(error))) from None
    if loaded is not None and loaded.resolve().parent == folder.resolve():
        return save(ui, match, loaded)
    return save(ui, match, _unused(folder, f"{match.game.key}-{time.strftime('%Y%m%d-%H%M%S')}"))


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
