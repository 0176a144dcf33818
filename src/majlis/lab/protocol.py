"""The engine side of the protocol: a bot of ours that is spoken to in lines (docs/engine-protocol.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from majlis.bots.spec import LONGEST, Budget, known_seconds
from majlis.errors import IllegalMove, MajlisError, OptionError, UnknownBot, UnknownGame
from majlis.kernel.seeds import key_of
from majlis.lab.offers import offers
from majlis.lab.players import PlayerSpec, think
from majlis.match.game import Game, game
from majlis.match.match import Match

PROTOCOL = 1


class LineError(Exception):
    """What is wrong with a line: a code that programs understand and a text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass
class Conversation:
    """A conversation: the game that was started, the position that was given, and the answers."""

    key: str
    """The game to be played if `start` names none."""
    spec: PlayerSpec
    game: Game | None = None
    seat: int = 0
    seed: int = 0
    match: Match | None = None
    asked: int = 0
    """How often `go` was said since the start; each time other chances are drawn."""
    over: bool = False
    commands: dict[str, Callable[[str], list[str]]] = field(init=False)

    def __post_init__(self) -> None:
        self.commands = {
            "majlis": self.greet,
            "start": self.start,
            "position": self.position,
            "legal": self.legal,
            "go": self.go,
            "quit": self.quit,
        }

    def answer(self, line: str) -> list[str]:
        """The lines to be said to a line; whatever is wrong is told, and nothing ends the conversation but `quit`."""
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            return []
        try:
            if word not in self.commands:
                known = ", ".join(self.commands)
                raise LineError("unknown-command", f"{word!r} is not a command; the commands are {known}")
            return self.commands[word](rest.strip())
        except LineError as error:
            return [_error(error.code, str(error))]
        except MajlisError as error:
            return [_error(_code(error), str(error))]
        except Exception as error:  # a mistake of ours is told like any other, and the conversation goes on
            return [_error("internal", f"{type(error).__name__}: {error}")]

    def greet(self, rest: str) -> list[str]:
        if rest and not rest.isdecimal():
            raise LineError("bad-arguments", f"majlis is followed by a protocol number or nothing, not {rest!r}")
        if rest and int(rest) != PROTOCOL:
            raise LineError("bad-protocol", f"protocol {rest} is not spoken here; this is {PROTOCOL}")
        from majlis import __version__

        return [f"id Majlis {__version__} {self.spec.name}", f"protocol {PROTOCOL}", "ok"]

    def start(self, rest: str) -> list[str]:
        given = dict(_assignment(part) for part in rest.split())
        configured_key = given.pop("game", self.key)
        seat, seed = _number("seat", given.pop("seat", "0")), _number("seed", given.pop("seed", "0"))
        configured = game(configured_key, **given)
        if seat >= configured.players:
            raise LineError("no-seat", f"there is no seat {seat}; the seats are 0 to {configured.players - 1}")
        self.game, self.seat, self.seed, self.asked = configured, seat, seed, 0
        self.match = None
        return ["ok"]

    def position(self, rest: str) -> list[str]:
        configured = self._game()
        if rest.startswith("{"):
            self.match = self._described(configured, rest)
        else:
            self.match = _after(configured, *_typed(rest))
        return ["ok"]

    def legal(self, rest: str) -> list[str]:
        if rest:
            raise LineError("bad-arguments", f"legal is followed by nothing, not {rest!r}")
        match = self._match()
        return ["legal " + json.dumps(offers(match, self.seat), ensure_ascii=False)]

    def go(self, rest: str) -> list[str]:
        match = self._match()
        budget = _budget(rest) if rest else self.spec.budget
        if self.seat not in match.actors():
            raise LineError("not-asked", f"seat {self.seat} is not asked now; asked are {list(match.actors())}")
        self.asked += 1
        seed = key_of(f"majlis engine {self.seed} {self.asked}".encode())
        decision = think(self.spec.bot(), match, self.seat, seed, budget)
        lines = [
            f"chance {win_probability:.4f} {share:.4f} {match.text(action)}"
            for action, win_probability, share in decision.candidates
        ]
        return [*lines, f"best {match.text(decision.action)}"]

    def quit(self, rest: str) -> list[str]:
        self.over = True
        return []

    def _described(self, configured: Game, text: str) -> Match:
        """The match of a position in JSON: a view or a state, bare or under `view`, or the moves of a deal."""
        try:
            given = json.loads(text)
        except ValueError as error:
            raise LineError("bad-json", f"the position is not JSON: {error}") from None
        if "moves" in given:
            return _after(configured, _whole("deal", given.get("deal", 0)), _pairs(given["moves"]))
        shown = given.get("view", given)
        try:
            return configured.position(shown)
        except MajlisError:
            raise
        except Exception as error:  # a position of any shape may come from outside
            raise LineError("bad-position", f"the position cannot be read: {type(error).__name__}: {error}") from None

    def _game(self) -> Game:
        if self.game is None:
            raise LineError("not-started", "say start before, such as: start game=quoridor seat=0")
        return self.game

    def _match(self) -> Match:
        self._game()
        if self.match is None:
            raise LineError("no-position", "say position before, such as: position moves e2; e8")
        return self.match


def converse(session: Conversation, lines: Iterable[str]) -> Iterator[str]:
    """The answers to lines as they come, until `quit` or their end."""
    for line in lines:
        yield from session.answer(line)
        if session.over:
            return


def _after(configured: Game, deal: int, moves: list[tuple[int | None, str]]) -> Match:
    """A match after moves; one without a seat is of the seat asked first."""
    match = configured.start(deal)
    for number, (seat, text) in enumerate(moves, start=1):
        actors = match.actors()
        if not actors:
            raise LineError("bad-position", f"move {number}, {text!r}: the game is already over")
        try:
            match.play(actors[0] if seat is None else seat, text)
        except IllegalMove as error:
            raise LineError("bad-position", f"move {number}, {text!r}: {error}") from None
    return match


def _typed(rest: str) -> tuple[int, list[tuple[int | None, str]]]:
    """`[deal N] [moves A; B; ...]` as a deal and its moves."""
    head, _, tail = rest.partition("moves")
    words = head.split()
    if words and (words[0] != "deal" or len(words) != 2):
        raise LineError(
            "bad-arguments", f"position is followed by JSON or by [deal N] [moves ACTION; ACTION ...], not {rest!r}"
        )
    moves: list[tuple[int | None, str]] = [(None, text.strip()) for text in tail.split(";") if text.strip()]
    return _number("deal", words[1]) if words else 0, moves


def _pairs(moves: Any) -> list[tuple[int | None, str]]:
    if not isinstance(moves, list):
        raise LineError("bad-position", "moves is a list of [seat, action]")
    found: list[tuple[int | None, str]] = []
    for move in moves:
        if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
            raise LineError("bad-position", f"a move is [seat, action], not {json.dumps(move)}")
        found.append((_whole("a seat", move[0]), move[1]))
    return found


def _assignment(part: str) -> tuple[str, str]:
    name, sign, value = part.partition("=")
    if not sign or not name:
        raise LineError("bad-arguments", f"{part!r} is not of the form NAME=VALUE")
    return name, value


def _budget(rest: str) -> Budget:
    word, _, number = rest.partition(" ")
    if word == "iterations":
        if (iterations := _number(word, number.strip())) < 1:
            raise LineError("bad-arguments", "iterations is 1 or more")
        return Budget(iterations)
    if word == "seconds":
        return Budget(seconds=_seconds(number.strip()))
    raise LineError("bad-arguments", f"go is followed by 'iterations N', 'seconds N' or nothing, not {rest!r}")


def _seconds(text: str) -> float:
    try:
        return known_seconds(float(text))
    except (ValueError, UnknownBot):
        raise LineError("bad-arguments", f"seconds is a number above 0, and at most {LONGEST}, not {text!r}") from None


def _number(name: str, text: str) -> int:
    if not (text.isdecimal() and len(text) < 20):
        raise LineError("bad-arguments", f"{name} is a whole number from 0 on, not {text!r}")
    return int(text)


def _whole(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**63:
        raise LineError("bad-position", f"{name} is a whole number from 0 on, not {json.dumps(value)}")
    return value


def _code(error: MajlisError) -> str:
    if isinstance(error, OptionError):
        return "bad-option"
    if isinstance(error, UnknownGame):
        return "no-game"
    return "bad-position"


def _error(code: str, text: str) -> str:
    return f"error {code} {' '.join(text.split())}"
