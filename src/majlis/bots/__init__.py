"""Players that are programs: random, instinct and search, each in five levels. A bot sees a view, never a state."""

from majlis.bots.bot import Bot, bot
from majlis.thought import Thinking, Thought

__all__ = ["Bot", "Thinking", "Thought", "bot"]
