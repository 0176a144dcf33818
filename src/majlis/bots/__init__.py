"""Players that are programs: random, instinct and search, each in five levels. A bot sees a view, never a state."""

from majlis.bots.bot import Bot, Thinking, Thought, bot

__all__ = ["Bot", "Thinking", "Thought", "bot"]
