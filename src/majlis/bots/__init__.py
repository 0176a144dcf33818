"""Players that are programs: random, instinct and search, each in five levels. A bot sees a view, never a state."""

from majlis.bots.bot import Bot, bot
from majlis.decision import Decision, Search

__all__ = ["Bot", "Decision", "Search", "bot"]
