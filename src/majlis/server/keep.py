"""For how long things are kept, in days."""

from msgspec import Struct


class Keep(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For how many days things are kept; 0: for good."""

    chat: float = 90.0
    """What was said at tables that are over."""
    matches: float = 365.0
    """Finished matches, with their tables."""
    unstarted: float = 30.0
    """Tables at which no match has begun, after the last change."""
    uploads: float = 30.0
    """Replay files that people brought."""
