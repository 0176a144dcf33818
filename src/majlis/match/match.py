"""A match: one game being played, refereed and remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from majlis import words
from majlis.errors import IllegalMove, PositionError, Refusal
from majlis.kernel.seeds import key_of, new_stream
from majlis.kernel.viewers import REFEREE, SPECTATOR
from majlis.match.event_text import event_text
from majlis.match.game_ops import States, copied, digest, fields_of
from majlis.match.giving_up import GIVE_UP, GIVEN_UP, is_decided, ranked

if TYPE_CHECKING:
    from majlis.match.game import Game
    from majlis.match.replay import Replay

Event = dict[str, Any]

HEAD = ("game", "version", "options", "viewer")
"""What every described position may begin with."""


@dataclass(frozen=True)
class Result:
    """How a match ended: each seat's place (1 is first, equal places are shared) and score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    """As the game counts; empty where all others gave up, and nothing was counted."""
    given_up: tuple[int, ...] = ()
    """The seats that gave up, in order; they come last."""

    @property
    def is_given_up(self) -> bool:
        """Whether the match ended because one side was left that had not given up."""
        return bool(self.given_up) and not self.scores


class Known(NamedTuple):
    """What a viewer knows: a record, and its fields for whatever tells of them. Neither is written to."""

    states: States
    fields: dict[str, Any]


class LogEntry(NamedTuple):
    """One entry of a match's log."""

    seat: int
    action: int


def _facts(game: Game, position: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """A position as a dict; a line is read, and what is for another game or other options is refused."""
    notation = game.definition.notation
    if isinstance(position, str) and not hasattr(notation, "read_line"):
        raise PositionError(f"{game.key} has no one-line notation of positions; give a dict as from state()")
    facts = notation.read_line(position) if isinstance(position, str) else position
    if not isinstance(facts, Mapping):
        raise PositionError(f"{position!r} is not a position; give a dict as from state()")
    for key, value in (("game", game.key), ("version", game.version)):
        if facts.get(key, value) != value:
            raise PositionError(f"this position is for {key} {facts[key]!r}, not {value!r}")
    options = facts.get("options", {})
    if not isinstance(options, Mapping):
        raise PositionError(f"options is {options!r}; it is a dict of names and values")
    for name, value in options.items():
        chosen = game.options.get(name)
        if value not in (chosen, list(chosen) if isinstance(chosen, tuple) else chosen):
            raise PositionError(f"this position has {name}={value!r}, the game {chosen!r}")
    return facts


class Match:
    """One match; made by `game.start()` or `game.position()`."""

    def __init__(self, game: Game, states: States, seed: bytes, start: Mapping[str, Any] | None, lang: str) -> None:
        self.game = game
        self.seed = seed
        self.lang = words.language(lang)
        self.start = start
        """The position it began at, or None if it was dealt."""
        self.is_incomplete = game.ops.is_incomplete(states)
        """Whether it began at a view that leaves something unknown: it answers questions, but cannot be played."""
        self.log: list[LogEntry] = []
        self.given_up: tuple[int, ...] = ()
        """The seats that gave up, in order; somebody else plays on for them."""
        self._is_given_up = False
        self._states = states
        self._first = self._before = copied(states)
        self._rng = new_stream(seed)
        self._notation, self._story = game.definition.notation, game.definition.events
        self.is_open = bool(getattr(self._notation, "IS_OPEN", False))
        """Whether nothing is hidden: all viewers are shown and told the same, but for whose view it is."""
        self.round_end: str | None = getattr(self._story, "ROUND_END", None)
        """The event that ends a round, where a match has several."""
        self._ops, self._players = game.ops, game.players
        self._seen: dict[int | None, Known] = {}
        """What seats and spectators (None) know, as far as somebody has asked: a view costs more than a move."""
        self._seen_before: dict[int | None, Known] = {}

    @classmethod
    def started(cls, game: Game, seed: int | bytes | None, lang: str = "en") -> Match:
        key = key_of(seed)
        states = game.ops.blank(game.options)
        game.ops.deal(states, new_stream(key))
        return cls(game, states, key, None, lang)

    @classmethod
    def placed(cls, game: Game, position: Mapping[str, Any] | str, seed: int | bytes | None, lang: str) -> Match:
        notation = game.definition.notation
        facts = _facts(game, position)
        seed = key_of(seed)
        states = game.ops.blank(game.options)
        game.ops.deal(states, new_stream(seed))
        known = {*HEAD, *notation.describe(states[0]), *notation.describe(game.ops.hidden(states, SPECTATOR)[0])}
        for key in facts:
            if key not in known:
                raise PositionError(f"a position of {game.key} has no {key!r}; it has {', '.join(sorted(known))}")
        game.definition.module("positions").restore(facts, states, game.ops)
        match = cls(game, states, seed, None, lang)
        match.start = match.state()
        return match

    def copy(self) -> Match:
        """An independent match at the same point, with the same log."""
        twin = self._twin()
        twin.log = list(self.log)
        twin._states, twin._rng = copied(self._states), copied(self._rng)
        twin._seen, twin._seen_before = dict(self._seen), dict(self._seen_before)
        return twin

    def after(self, seat: int, action: int) -> Match:
        """The match after a legal action; this one stays as it is, and its state is copied once."""
        twin = self._twin()
        twin.log, twin._rng = list(self.log), copied(self._rng)
        twin.play_action(seat, action)
        return twin

    def determinized(self, seat: int, guess: States, luck: States) -> Match:
        """The match in a world that fits what a seat knows, its unknown guessed by a stream, with luck from another."""
        twin = self._twin()
        twin.log, twin._rng = list(self.log), luck
        twin._states = self._ops.determinized(self.hidden(seat), guess)
        twin._seen, twin._seen_before = {}, {}
        return twin

    def _twin(self) -> Match:
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        return twin

    # ------------------------------------------------------------------------------------------------ asking

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.log)

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now, the one asked first in front; empty when the match is over."""
        if self._is_given_up:
            return ()
        return self._ops.actors(self._states)

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, as texts in a fixed order."""
        self._seat(seat)
        if self._is_given_up:
            return []
        return list(map(self._notation.text, self._ops.legal(self._states, seat)))

    def legal_actions(self, seat: int) -> list[int]:
        """The same as numbers."""
        return [] if self._is_given_up else self._ops.legal(self._states, self._seat(seat))

    def all_legal(self, seat: int) -> list[int]:
        """The numbers of what the seat may do now, an engine-only wait included."""
        return [] if self._is_given_up else self._ops.all_legal(self._states, self._seat(seat))

    def states(self) -> States:
        """The referee's record, as an array of one; not to be written to."""
        return self._states

    def record(self) -> Any:
        """The referee's record."""
        return self._states[0]

    def text(self, action: int) -> str:
        """The text of an action's number."""
        return GIVE_UP if action == GIVEN_UP else str(self._notation.text(action))

    def action(self, text: str) -> int | None:
        """The number of a text; None if it stands for nothing that a player can do."""
        action: int | None = self._notation.action(text)
        return None if action in self.game.definition.waits else action

    def allows(self, seat: int, action: int) -> bool:
        """Whether the seat may do that now."""
        return not self._is_given_up and self._ops.check(self._states, seat, action) == 0

    def why(self, seat: int, text: str, lang: str | None = None) -> Refusal | None:
        """None if the seat may do that, else the rule that forbids it and why."""
        refusal, _ = self._judged(seat, text, words.language(lang or self.lang))
        return refusal

    def result(self) -> Result | None:
        """None while the match runs."""
        result = self._ops.result(self._states)
        if not self.given_up:
            return None if result is None else Result(*result)
        if self._is_given_up:
            return Result(ranked(self.game, None, self.given_up), (), self.given_up)
        return None if result is None else Result(ranked(self.game, result[0], self.given_up), result[1], self.given_up)

    def state(self) -> dict[str, Any]:
        """Everything, as the referee knows it."""
        return self._described(self._states[0])

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows; None is a spectator."""
        facts = self._described(self.seen_by(seat).fields)
        facts["viewer"] = seat
        return facts

    def seen_by(self, seat: int | None) -> Known:
        """What a seat knows, looked at once."""
        if seat not in self._seen:
            self._seen[seat] = self._looked_at(self._states, seat)
        return self._seen[seat]

    def forget_views(self) -> None:
        """Keep nothing of what seats know: it takes some room, and is found again when somebody asks."""
        self._seen, self._seen_before = {}, {}

    def hidden(self, seat: int | None) -> States:
        """The same as a record of one's own, which bots and searches take."""
        return self._ops.hidden(self._states, SPECTATOR if seat is None else self._seat(seat))

    def observe(self, seat: int) -> Any:
        """What a seat knows, as a tensor of the shape the game announces."""
        return self._ops.observed(self._states, self._seat(seat))

    def line(self) -> str:
        """The position in the game's one-line notation, where it has one."""
        notation = self.game.definition.notation
        if not hasattr(notation, "write_line"):
            raise PositionError(f"{self.game.key} has no one-line notation of positions; use state()")
        return str(notation.write_line(self._states[0]))

    def hash(self) -> str:
        """A short hash of the whole state, the same as before house rules came that are not used."""
        return digest(self._states)

    def last_hash(self) -> str:
        """The hash of what the last action led to, as replays hold it; who gave up counts where that was it."""
        is_giving_up = bool(self.log) and self.log[-1].action == GIVEN_UP
        return digest(self._states, self.given_up if is_giving_up else ())

    def hashes(self) -> list[str]:
        """The hash after each action so far: the match is played again for it, as only a file needs them."""
        again, found = self.anew(), []
        for move in self.log:
            again.play_action(move.seat, move.action)
            found.append(again.last_hash())
        return found

    def stream(self) -> States:
        """Where the match's randomness stands, which moves on only when something is drawn; not to be written to."""
        return self._rng

    def first_hash(self) -> str:
        """The hash of the state the match began with."""
        return digest(self._first)

    def anew(self) -> Match:
        """The same match before its first action."""
        twin = self._twin()
        twin.log, twin.given_up, twin._is_given_up = [], (), False
        twin._states, twin._before, twin._rng = copied(self._first), self._first, new_stream(self.seed)
        twin._seen, twin._seen_before = {}, {}
        return twin

    def undrawn(self) -> Match:
        """The same match before its first action, told as one that begins at this position: nobody draws."""
        twin = self.anew()
        twin.start = twin.state()
        return twin

    def replay(self) -> Replay:
        """The match so far as a file that can be kept, checked and played again."""
        from majlis.match.replay import Replay

        return Replay.of(self)

    # ----------------------------------------------------------------------------------------------- playing

    def play(self, seat: int, text: str) -> list[Event]:
        """Carry out an action and tell what happened; an illegal one raises IllegalMove and changes nothing."""
        refusal, action = self._judged(seat, text, self.lang)
        if refusal is not None:
            raise IllegalMove(refusal)
        if self.is_incomplete:
            raise IllegalMove(Refusal(None, "only_a_view", words.say(self.lang, None, "refusal-only_a_view")))
        self.play_action(seat, action)
        return self.events(REFEREE)

    def repeat(self, seat: int, text: str) -> list[Event]:
        """Carry out an entry of a log: an action, or giving up."""
        return self.give_up(seat) if text == GIVE_UP else self.play(seat, text)

    def give_up(self, seat: int) -> list[Event]:
        """A seat gives up, in anybody's turn. If one side is left it has won; else the match goes on.

        >>> import majlis
        >>> match = majlis.game("quoridor").start(seed=1)
        >>> match.give_up(0)
        [{'event': 'given_up', 'seat': 0}, {'event': 'given_up_won', 'seats': [1]}]
        >>> match.result().places
        (2, 1)
        """
        self._seat(seat)
        if self.result() is not None or seat in self.given_up:
            name = "given_up" if seat in self.given_up else "match_over"
            raise IllegalMove(Refusal(None, name, words.say(self.lang, None, f"refusal-{name}")))
        self.play_action(seat, GIVEN_UP)
        return self.events(REFEREE)

    def play_action(self, seat: int, action: int) -> None:
        """Carry out a legal action given by its number, or giving up."""
        # No state is ever written to once it stands: matches that were copied from each other share what was before.
        self._before = self._states
        if action == GIVEN_UP:
            self.given_up = (*self.given_up, seat)
            self._is_given_up = is_decided(self.game, self.given_up)
            self._seen, self._seen_before = dict(self._seen), self._seen
            self.log.append(LogEntry(seat, action))
            return
        self._seen, self._seen_before = {}, self._seen
        self._states = copied(self._before)
        self._ops.play(self._states, self._rng, seat, action)
        self.log.append(LogEntry(seat, action))

    def events(self, viewer: int | None) -> list[Event]:
        """What happened at the last action, as a seat, a spectator (None) or the referee (-1) may be told."""
        if not self.log:
            return []
        if self.log[-1].action == GIVEN_UP:
            return self._giving_up_events(self.log[-1].seat)
        last = self.log[-1]
        if viewer == REFEREE:
            return list(self._story.events(self._before[0], last.seat, last.action, self._states[0]))
        if viewer not in self._seen_before:
            self._seen_before[viewer] = self._looked_at(self._before, viewer)
        before, after = self._seen_before[viewer].fields, self.seen_by(viewer).fields
        return list(self._story.events(before, last.seat, last.action, after))

    def _giving_up_events(self, seat: int) -> list[Event]:
        if not self._is_given_up:
            return [{"event": "given_up_on", "seat": seat}]
        left = [other for other in range(self._players) if other not in self.given_up]
        return [{"event": "given_up", "seat": seat}, {"event": "given_up_won", "seats": left}]

    def opening(self) -> list[Event]:
        """What happened before the first action, for everybody to see; no draw where it began at a position."""
        first = self._ops.hidden(self._first, SPECTATOR)
        if self.start is None:
            return self._ops.opening(first, new_stream(self.seed))
        rematch = self.game.definition.rematch
        lead_events = None if rematch is None else getattr(rematch, "lead_events", None)
        return [] if lead_events is None else list(lead_events(first[0]))

    def tell(self, event: Event, lang: str | None = None, names: Sequence[str] | None = None) -> str:
        """An event in words, with the players' names; without, seats are counted from 1."""
        return event_text(words.language(lang or self.lang), self.game.definition.folder, event, names)

    def undo(self) -> None:
        """Take the last action back (for games on one screen)."""
        if not self.log:
            raise IllegalMove(Refusal(None, "nothing_to_undo", words.say(self.lang, None, "refusal-nothing_to_undo")))
        moves = self.log[:-1]
        self.log, self.given_up, self._is_given_up = [], (), False
        self._states = self._first
        self._seen, self._seen_before = {}, {}
        self._rng = new_stream(self.seed)
        for move in moves:
            self.play_action(move.seat, move.action)

    # ----------------------------------------------------------------------------------------------- details

    def _seat(self, seat: Any) -> int:
        if type(seat) is int and 0 <= seat < self._players:
            return seat
        is_number = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not is_number or seat not in range(self.game.players):
            args = {"seat": str(seat), "last": self.game.players - 1}
            text = words.say(self.lang, None, "refusal-no_such_seat", args)
            raise IllegalMove(Refusal(None, "no_such_seat", text))
        return int(seat)

    def _looked_at(self, states: States, seat: int | None) -> Known:
        """What a seat knows of a state."""
        view = self._ops.hidden(states, SPECTATOR if seat is None else self._seat(seat))
        return Known(view, fields_of(view))

    def _described(self, record: Any) -> dict[str, Any]:
        head = {"game": self.game.key, "version": self.game.version, "options": self.game.options.plain()}
        return {**head, **self._notation.describe(record)}

    def _judged(self, seat: int, text: str, lang: str) -> tuple[Refusal | None, int]:
        """The refusal of a text, if any, and the action it stands for."""
        self._seat(seat)
        game = self.game.definition
        action = game.notation.action(str(text))
        if action is None or action in game.waits:
            args = {"text": str(text), "legal": ", ".join(self.legal(seat)[:8])}
            name = "not_understood" if args["legal"] else "not_understood_now"
            return Refusal(None, "not_understood", words.say(lang, game.folder, f"refusal-{name}", args)), -1
        if self._is_given_up:
            return Refusal(None, "match_over", words.say(lang, None, "refusal-match_over")), action
        code = self._ops.check(self._states, seat, action)
        if code == 0:
            return None, action
        reason = game.reasons[code]
        sentence = words.say(lang, game.folder, f"reason-{reason.name}")
        return Refusal(reason.rule, reason.name, sentence), action
