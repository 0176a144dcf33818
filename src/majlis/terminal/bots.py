"""The bots at a screen: who they are, what they are called, and what they do."""

from __future__ import annotations

import hashlib

from majlis import words
from majlis.bots import names as bot_names
from majlis.bots.bot import GOAL, KINDS
from majlis.errors import UnknownBot
from majlis.kernel.seeds import new_stream
from majlis.lab.players import COMMAND, PlayerSpec, think
from majlis.match.match import Match


class TerminalBots:
    """One kind of bot on every seat that people leave free; it holds nothing of a match but its last thoughts."""

    def __init__(self, bots: str = "random") -> None:
        if bots.startswith(COMMAND):
            raise UnknownBot(f"an outside program plays in `majlis arena`; here sit {', '.join(KINDS)}")
        self.spec = PlayerSpec.parsed(bots)
        self._bot = self.spec.bot(GOAL)
        self._thoughts: tuple[str, dict[int, str | None]] = "", {}
        """The position they are about, and what each seat would do there."""

    @property
    def modules(self) -> tuple[str, ...]:
        """The kernels that these bots think with, by their modules."""
        return {"random": (), "instinct": ("policy",), "search": ("policy", "search")}[self._bot.kind]

    def choose(self, match: Match, seat: int) -> str | None:
        """What a bot does; None is to keep silent, where its seat merely may speak.

        The choice follows from the match's seed and the ply, so that a match with bots can be played again exactly.
        """
        position = match.hash()
        if self._thoughts[0] != position:
            self._thoughts = position, {}
        known = self._thoughts[1]
        if seat not in known:
            seed = hashlib.sha256(f"{match.seed.hex()} {match.ply} {seat}".encode()).digest()
            decision = think(self._bot, match, seat, seed, self.spec.budget)
            known[seat] = None if decision.waits else match.text(decision.action)
        return known[seat]

    def introduced(self, match: Match, seat: int, lang: str) -> str:
        """A bot's name, and how it plays; the names follow from the match's seed."""
        numbers = bot_names.named(match.game.players, new_stream(match.seed))
        if self._bot.kind == "random":
            args = {"name": bot_names.name(lang, numbers[seat]), "level": words.say(lang, None, "bot-random")}
            return words.say(lang, None, "bot-introduced", args)
        return bot_names.introduced(lang, numbers[seat], self._bot.level)
