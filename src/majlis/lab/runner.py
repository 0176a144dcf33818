"""Playing deals: each one in turns, so that every bot holds every side with the same cards."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from majlis.errors import MajlisError
from majlis.kernel.seeds import new_stream
from majlis.lab.pairings import Seating, meetings, seatings, sides
from majlis.lab.players import BotPlayer, Player, PlayerSpec
from majlis.match.game import Game, game
from majlis.match.match import Match

SAMPLE = 24
"""Seeds by which a game is begun to see whether it is dealt; more than any table has seats."""


@dataclass(frozen=True)
class Setup:
    """All that decides how the games of an arena go; processes are sent it."""

    game: str
    options: dict[str, Any]
    bots: tuple[PlayerSpec, ...]
    sides: tuple[int, ...]
    seed: int = 0
    opening: int = 0
    """Random actions at the beginning of each deal."""
    together: bool = False
    """All bots at one table; else every two of them meet."""

    @classmethod
    def of(
        cls,
        configured: Game,
        bots: Sequence[PlayerSpec],
        seed: int = 0,
        opening: int | None = None,
        together: bool = False,
    ) -> Setup:
        """The setup of an arena; a game that begins without chance gets a random opening of one action a seat."""
        if len(bots) < 2:
            raise MajlisError("an arena needs at least two bots")
        side_of = sides(configured)
        if together and len(bots) > max(side_of) + 1:
            raise MajlisError(f"{len(bots)} bots do not fit at a table of {max(side_of) + 1} sides")
        if opening is None:
            opening = 0 if is_dealt(configured) else configured.players
        return cls(configured.key, configured.options.plain(), tuple(bots), side_of, seed, opening, together)

    @property
    def meetings(self) -> list[tuple[int, ...]]:
        """The bots that meet at a table, by their numbers."""
        return meetings(len(self.bots), self.together)


class GamePlayed(msgspec.Struct, frozen=True):
    """One game of a deal."""

    seating: Seating
    places: tuple[int, ...]
    plies: int


class DealPlayed(msgspec.Struct, frozen=True):
    """One deal of a meeting: as many games as bots meet."""

    meeting: int
    deal: int
    games: tuple[GamePlayed, ...]


Effort = dict[int, tuple[float, int]]
"""For each bot the seconds it has thought and how often it was asked."""


def is_dealt(configured: Game) -> bool:
    """Whether chance decides how the game begins; a lot for who begins alone would let few games be played."""
    return len({configured.start(seed).first_hash() for seed in range(SAMPLE)}) > configured.players


class Runner:
    """Plays deals; keeps its players, and the outside programs among them, from one to the next."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = game(setup.game, **setup.options)
        self._players: dict[tuple[int, int], Player] = {}

    def play(self, meeting: int, deal: int) -> tuple[DealPlayed, Effort]:
        """Play all games of a deal."""
        effort: Effort = {}
        played = [
            self._one(_key(self.setup.seed, deal), f"{meeting}/{number}", seating, effort)
            for number, seating in enumerate(seatings(self.setup.sides, self.setup.meetings[meeting], deal))
        ]
        return DealPlayed(meeting, deal, tuple(played)), effort

    def rehearse(self) -> None:
        """Ask every bot of ours once, so that whatever must be compiled is compiled, once and here."""
        match = self._opened(_key(self.setup.seed, 0))
        for number in range(len(self.setup.bots)):
            player = self._player(number, 0)
            if isinstance(player, BotPlayer):
                seat = match.actors()[0]
                thinking = player.bot.begin(match.game, match.hidden(seat), seat, new_stream(0))
                thinking.work(1)
                thinking.decision()

    def close(self) -> None:
        """Send the players away."""
        for player in self._players.values():
            player.leave()
        self._players.clear()

    def match(self, key: bytes, label: str, seating: Seating, effort: Effort) -> Match:
        """One match of a deal, played to its end."""
        match = self._opened(key)
        for seat, bot in enumerate(seating):
            self._player(bot, seat).sit(self.game, seat, _key(key, label, seat))
        while actors := match.actors():
            ply = match.ply
            for seat in actors:
                action = self._asked(match, seat, seating[seat], _key(key, label, ply, seat), effort)
                if action is not None:
                    _play(match, seat, action)
                    break
            if match.ply == ply:
                raise MajlisError(f"{self.game.key}: at ply {ply} nobody of seats {actors} would act")
        return match

    def _one(self, key: bytes, label: str, seating: Seating, effort: Effort) -> GamePlayed:
        match = self.match(key, label, seating, effort)
        result = match.result()
        assert result is not None
        return GamePlayed(seating, result.places, match.ply)

    def _asked(self, match: Match, seat: int, bot: int, seed: bytes, effort: Effort) -> str | None:
        player = self._player(bot, seat)
        began = player.clock()
        action = player.act(match, seat, seed)
        seconds, times = effort.get(bot, (0.0, 0))
        effort[bot] = seconds + player.clock() - began, times + 1
        return action

    def _opened(self, key: bytes) -> Match:
        """The match of a deal after its random opening."""
        match, policy_rng = self.game.start(key), random.Random(key)
        for _ in range(self.setup.opening):
            if not (actors := match.actors()):
                raise MajlisError(f"{self.game.key}: an opening of {self.setup.opening} actions ends the game")
            match.play(actors[-1], policy_rng.choice(match.legal(actors[-1])))
        return match

    def _player(self, bot: int, seat: int) -> Player:
        if (bot, seat) not in self._players:
            self._players[bot, seat] = self.setup.bots[bot].player()
        return self._players[bot, seat]


def _play(match: Match, seat: int, text: str) -> None:
    """Play without telling the story of it, which nobody hears."""
    action = match.game.definition.notation.action(text)
    if action is None or match.why(seat, text) is not None:
        match.play(seat, text)  # raises the refusal
    else:
        match.play_action(seat, action)


def _key(*parts: object) -> bytes:
    """A seed that follows from what it is for."""
    return hashlib.sha256(f"majlis arena {parts}".encode()).digest()
