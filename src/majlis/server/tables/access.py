"""Who may come to a table and talk there: all, its players, or nobody else."""

from __future__ import annotations

from collections.abc import Collection

from majlis.server.protocol.values import Circle, Status


def watching(status: Status, watch: Circle, is_player: bool, is_invited: bool, is_removed: bool) -> str | None:
    """Why somebody may not follow a table; None: they may. Before the start there is nothing to be watched yet."""
    if is_player:
        return None
    if is_removed:
        return "removed"
    if status == "gathering" or watch == "all" or (watch == "players" and is_invited):
        return None
    return "invited_watch" if watch == "players" else "nobody_watches"


def talking(talk: Circle, is_player: bool) -> str | None:
    """Why somebody may not talk at a table; None: they may."""
    if talk == "nobody":
        return "nobody_talks"
    return None if talk == "all" or is_player else "players_talk"


def is_player(session: str, host: str, seated: Collection[str | None]) -> bool:
    """Whether somebody sits at a table or is its host."""
    return session == host or session in seated
