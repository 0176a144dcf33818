"""How long things take at a table, in seconds."""

from msgspec import Struct


class Tempo(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The lengths of windows and of patience."""

    asking: float = 6.0
    """A window in which all others are asked."""
    last_card: float = 4.0
    """A window in which somebody may still speak before a bot plays on."""
    choosing: float = 30.0
    """A window in which all choose at the same time; for each seat that one page holds."""
    away: float = 20.0
    """How long a player may be gone before a bot keeps his seat."""
    seeking: float = 12.0
    """How long people are sought for a quick match, from the last one who came, before bots may take the free seats."""
    back: float = 10.0
    """The least that a bank holds when its owner is back after it ran out."""
    thinking: float = 3.0
    """The longest a bot may really think."""
    pace: float = 1.0
    """How long bots seem to think, compared with people; 0 lets them act at once."""
    interlude: float = 9.0
    """How long bots leave people to look at the end of a round, at their usual pace."""
    resting: float = 600.0
    """How long a table that nobody looks at stays in memory."""

    def window(self, kind: str) -> float:
        """The length of a window; a kind this house does not know is one for choosing."""
        return {"asking": self.asking, "last_card": self.last_card}.get(kind, self.choosing)
