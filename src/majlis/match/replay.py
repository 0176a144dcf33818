"""A match as a file: game, rules version, options, seed, actions, and a hash of the state after each."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from majlis import words
from majlis.errors import MajlisError, OptionError, PositionError, UnknownGame
from majlis.games import definition
from majlis.match.match import Match
from majlis.match.replay_errors import BrokenReplay

if TYPE_CHECKING:
    from majlis.match.game import Game

DEEPEST = 16
"""How often the values of a position may hold each other."""
FORMAT = 1


class Replay(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `match.replay()` gives and `Replay.loads()` reads; `verify()` plays it again and compares every hash."""

    majlis_replay: int = FORMAT
    game: str
    version: int
    options: dict[str, Any]
    seed: str
    """The match's 32-byte seed, in hexadecimal."""
    start: dict[str, Any] | None
    """The position the match began at; None if it was dealt from the seed."""
    first: str
    """The hash of the first state."""
    moves: tuple[tuple[int, str, str], ...]
    """Seat, action and the hash of the state it led to."""
    places: tuple[int, ...] | None
    """The places at the end; None if the match was not over."""
    seal: str
    """A hash over all of the above, so that a shortened file is noticed."""

    @classmethod
    def of(cls, match: Match) -> Replay:
        game, result = match.game, match.result()
        fields: dict[str, Any] = {
            "game": game.key,
            "version": game.version,
            "options": game.options.plain(),
            "seed": match.seed.hex(),
            "start": match.start,
            "first": match.first_hash(),
            "moves": tuple(
                (move.seat, match.text(move.action), after)
                for move, after in zip(match.log, match.hashes(), strict=True)
            ),
            "places": None if result is None else result.places,
        }
        return cls(**fields, seal=_sealed(fields.values()))

    @classmethod
    def loads(cls, text: str | bytes) -> Replay:
        """Read a replay; a file that is none, or of another format, raises ReplayError."""
        try:
            replay = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BrokenReplay("not_a_replay", f"this is not a Majlis replay: {error}") from None
        if _is_deep(replay.options) or _is_deep(replay.start):
            raise BrokenReplay("not_a_replay", f"this is not a Majlis replay: nested more than {DEEPEST} times")
        if replay.majlis_replay != FORMAT:
            text = f"replay format {replay.majlis_replay} is not known here; this version reads {FORMAT}"
            raise BrokenReplay("other_format", text, format=str(replay.majlis_replay), known=str(FORMAT))
        return replay

    @classmethod
    def dataset(cls, path: str | Path) -> Iterator[Replay]:
        """The replays of a Parquet file of matches (docs/datasets.md), one after another."""
        from majlis.match.dataset import read

        return (row.replay for row in read(path))

    def dumps(self) -> str:
        """The replay as JSON, one move a line."""
        text = msgspec.json.format(msgspec.json.encode(self), indent=1).decode()
        return text.replace("[\n   ", "[").replace(",\n   ", ", ").replace("\n  ]", "]") + "\n"

    def verify(self) -> Match:
        """Play it all again; raises ReplayError naming the first bad ply, else gives the match at its end."""
        match = self.at(len(self.moves))
        result = match.result()
        if self.places != (None if result is None else result.places):
            text = f"the replay says places {self.places}, the match {result}"
            raise BrokenReplay("other_places", text, len(self.moves))
        values = (self.game, self.version, self.options, self.seed, self.start, self.first, self.moves, self.places)
        if self.seal != _sealed(values):
            text = f"the replay was changed or shortened: its seal does not fit the {len(self.moves)} moves it holds"
            raise BrokenReplay("changed", text, len(self.moves))
        return match

    def at(self, ply: int) -> Match:
        """The match after `ply` actions, each checked against its hash."""
        if not 0 <= ply <= len(self.moves):
            text = f"the replay has plies 0 to {len(self.moves)}, not {ply}"
            raise BrokenReplay("no_such_ply", text, last=str(len(self.moves)), wanted=str(ply))
        match = self._begun()
        if match.hash() != self.first:
            text = "the first position does not come out of the replay's seed and options"
            raise BrokenReplay("other_beginning", text, 0)
        for number, (seat, text, digest) in enumerate(self.moves[:ply], start=1):
            try:
                match.repeat(seat, text)
            except MajlisError as error:
                wrong = f"ply {number}: seat {seat} cannot play {text!r}: {error}"
                refused = partial(_refused, match, seat, text)
                raise BrokenReplay("illegal", wrong, number, seat=str(seat + 1), why=refused) from None
            if match.last_hash() != digest:
                wrong = f"ply {number}: {text!r} leads to another state than the replay says"
                raise BrokenReplay("other_state", wrong, number)
        return match

    def _begun(self) -> Match:
        from majlis.match.game import game

        try:
            configured: Game = game(self.game, **self.options)
        except UnknownGame as error:
            raise BrokenReplay("no_such_game", str(error), game=self.game) from None
        except OptionError as error:
            raise BrokenReplay("bad_option", str(error), option=partial(_named, self.game, error.option)) from None
        if configured.version != self.version:
            text = f"the replay was played by version {self.version} of the rules of {self.game}"
            text += f"; this is version {configured.version}"
            raise BrokenReplay("other_version", text, version=str(self.version), known=str(configured.version))
        seed = self._seed()
        try:
            return configured.start(seed) if self.start is None else configured.position(self.start, seed)
        except PositionError as error:
            raise BrokenReplay("bad_position", str(error), 0) from None

    def _seed(self) -> bytes:
        try:
            seed = bytes.fromhex(self.seed)
        except ValueError:
            raise BrokenReplay("bad_seed", f"the seed {self.seed!r} is not hexadecimal") from None
        if len(seed) != 32:
            raise BrokenReplay("bad_seed", f"the seed has {len(seed)} bytes; 32 are needed")
        return seed


def _is_deep(value: Any) -> bool:
    """Whether values hold each other more often than any game's do: what checks or shows them would not come back."""
    level = [value]
    for _ in range(DEEPEST):
        level = [part for each in level for part in _parts(each)]
        if not level:
            return False
    return True


def _parts(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()


def _refused(match: Match, seat: int, text: str, lang: str) -> str:
    """Why an action is refused, in a language."""
    match.lang = lang
    try:
        match.repeat(seat, text)
    except MajlisError as error:
        return str(error)
    raise AssertionError("what was refused once is refused again")


def _named(key: str, option: str, lang: str) -> str:
    """What a language calls a house rule; one that the game does not know is called as the file does."""
    game = definition(key)
    return words.say(lang, game.folder, f"option-{option}") if option in game.options else option


def _sealed(values: Iterable[Any]) -> str:
    return hashlib.blake2b(msgspec.json.encode(list(values), order="sorted"), digest_size=16).hexdigest()
