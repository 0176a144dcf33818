"""Matches that are refereed by Python, with all that was asked of the compiled rules, for the page's referee to do the same."""

import base64
import random
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import majlis
from majlis import words
from majlis.errors import IllegalMove
from majlis.kernel.layout import layout
from majlis.kernel.seeds import new_stream
from majlis.kernel.viewers import REFEREE
from majlis.match import game_ops, match
from majlis.match.information import revealed_nothing
from majlis.server.matches import windows
from majlis.server.matches.clocks import Clocks
from majlis.server.matches.interlude import has_ended_a_round
from majlis.server.matches.payloads import legal_now
from majlis.server.matches.windows import usual_seconds
from majlis.server.protocol.parts import Clock
from tests.conformance.walks import configured
from tests.web.referee_cases import Case, case, told

ODD = ("nonsense", "", "constructor")


class Memory:
    """What the compiled rules have answered: states and streams by number, answers by what was asked."""

    def __init__(self) -> None:
        self.numbers: dict[bytes, int] = {}
        self.answers: dict[str, Any] = {}

    def number(self, states: Any) -> int:
        return self.numbers.setdefault(states.tobytes(), len(self.numbers))

    def note(self, answer: Any, *asked: Any) -> None:
        self.answers[told(asked)] = answer

    def written(self) -> Case:
        blobs = [base64.b64encode(zlib.compress(each)).decode() for each in self.numbers]
        return {"blobs": blobs, "answers": self.answers}


class RecordedOps(game_ops.GameOps):
    """A game's compiled functions, whose answers are written down."""

    def __init__(self, game: Any, memory: Memory) -> None:
        super().__init__(game)
        self.memory = memory

    def _plainly(self, name: str, states: Any, *args: int) -> Any:
        answer = getattr(super(), name)(states, *args)
        self.memory.note(answer, name, self.memory.number(states), *args)
        return answer

    def actors(self, states: Any) -> Any:
        return self._plainly("actors", states)

    def check(self, states: Any, seat: int, action: int) -> Any:
        return self._plainly("check", states, seat, action)

    def all_legal(self, states: Any, seat: int) -> Any:
        return self._plainly("all_legal", states, seat)

    def legal(self, states: Any, seat: int) -> Any:
        return self._plainly("legal", states, seat)

    def result(self, states: Any) -> Any:
        return self._plainly("result", states)

    def is_incomplete(self, states: Any) -> Any:
        return self._plainly("is_incomplete", states)

    def blank(self, chosen: Any) -> Any:
        states = super().blank(chosen)
        self.memory.note(self.memory.number(states), "blank")
        return states

    def hidden(self, states: Any, viewer: int) -> Any:
        view = super().hidden(states, viewer)
        self.memory.note(self.memory.number(view), "hidden", self.memory.number(states), viewer)
        return view

    def determinized(self, view: Any, rng: Any) -> Any:
        asked = ("determinized", self.memory.number(view), self.memory.number(rng))
        world = super().determinized(view, rng)
        self.memory.note(self.memory.number(world), *asked)
        return world

    def foresees(self, before: Any, stream: Any, seat: int, action: int, after: Any) -> Any:
        number = self.memory.number
        asked = (number(before), number(stream), seat, action, number(after))
        answer = super().foresees(before, stream, seat, action, after)
        self.memory.note(answer, "foresees", *asked)
        return answer

    def opening(self, first: Any, rng: Any) -> Any:
        asked = ("opening", self.memory.number(first), self.memory.number(rng))
        events = super().opening(first, rng)
        self.memory.note(events, *asked)
        return events

    def deal(self, states: Any, rng: Any) -> None:
        asked = ("deal", self.memory.number(states), self.memory.number(rng))
        super().deal(states, rng)
        self.memory.note([self.memory.number(states), self.memory.number(rng)], *asked)

    def play(self, states: Any, rng: Any, seat: int, action: int) -> None:
        asked = ("play", self.memory.number(states), self.memory.number(rng), seat, action)
        super().play(states, rng, seat, action)
        self.memory.note([self.memory.number(states), self.memory.number(rng)], *asked)


def recorded(key: str, seed: int, most: int) -> Case:
    """A random match with random house rules: what is asked of it step by step, and what it answers."""
    memory = Memory()
    game = majlis.game(key, **configured(key, seed))

    def stream(seed: Any) -> Any:
        made = new_stream(seed)
        memory.note(memory.number(made), "newStream", seed.hex() if isinstance(seed, bytes) else seed)
        return made

    def digest(states: Any, given_up: Any = ()) -> str:
        found = game_ops.digest(states, given_up)
        memory.note(found, "digest", memory.number(states), list(given_up))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(game_ops._OPS, key, RecordedOps(game.definition, memory))
        patch.setattr(match, "new_stream", stream)
        patch.setattr(match, "digest", digest)
        steps = list(_steps(game, seed, most))
    asked = {"layout": layout(game.definition.record), "options": game.options.plain(), "memory": memory.written()}
    return {"ask": "match", "key": key, **asked, "steps": steps, "expected": told([step[2] for step in steps])}


def _steps(game: majlis.Game, seed: int, most: int) -> Iterator[list[Any]]:
    chance = random.Random(f"{game.key} {seed} match")
    match = game.start(seed)
    yield ["start", [match.seed.hex()], None]
    yield ["opening", [], match.opening()]
    seats = range(game.players)
    while match.actors() and match.ply < most:
        for seat in seats:
            yield ["legal", [seat], match.legal(seat)]
            yield ["all_legal", [seat], match.all_legal(seat)]
            text = chance.choice([*ODD, *(match.text(chance.randrange(game.definition.actions)) for _ in range(6))])
            lang = chance.choice(words.LANGUAGES)
            refusal = match.why(seat, text, lang)
            yield ["why", [seat, text, lang], refusal and [refusal.rule, refusal.code, refusal.text]]
            yield ["default_action", [seat], (usual := windows.default_action(match, seat))]
            if usual is not None:
                yield ["kept", [seat, usual], _kept(match, seat, usual)]
        kind = windows.window_kind(match)
        yield ["window_kind", [], kind and [*kind]]
        yield ["asked", [], windows.asked(match)]
        yield ["speakers", [], sorted(windows.speakers(match))]
        before = match.copy()
        yield ["keep", [], None]
        yield from _played(match, chance)
        yield from _looked(match)
        viewers = [None, *seats]
        yield [
            "revealed_nothing",
            [viewers],
            revealed_nothing(before, match, viewers) if match.log[-1].action >= 0 else None,
        ]
        yield ["has_ended_a_round", [], has_ended_a_round(match)]
    result = match.result()
    yield ["result", [], result and [result.places, result.scores, result.given_up]]
    yield ["hashes", [], match.hashes()]
    yield ["first_hash", [], match.first_hash()]
    yield ["ply", [], match.ply]


def _kept(match: majlis.Match, seat: int, action: int) -> list[Any]:
    """What a seat may still do, and is shown, once its answer is kept in a window; and what a spectator is shown."""
    kind = windows.window_kind(match)
    assert kind is not None
    choices = {seat: windows.WindowChoice(action, None)}
    window = windows.OpenWindow(kind, match.ply, usual_seconds(match, kind), 103.5, choices)
    shown = [msgspec.structs.asdict(window.shown(viewer, 99.25)) for viewer in (seat, None)]
    return [legal_now(match, window, seat), *shown, window.is_past(103.5), window.is_past(99)]


def _played(match: majlis.Match, chance: random.Random) -> Iterator[list[Any]]:
    """Somebody acts, or seldom gives up."""
    if chance.random() < 0.02:
        seat = chance.choice([seat for seat in range(match.game.players) if seat not in match.given_up])
        yield ["give_up", [seat], match.give_up(seat)]
        try:
            match.give_up(seat)
        except IllegalMove as error:
            yield ["give_up", [seat], str(error)]
        return
    seat = chance.choice(match.actors())
    text = chance.choice(match.legal(seat))
    yield ["play", [seat, text], match.play(seat, text)]


def _looked(match: majlis.Match) -> Iterator[list[Any]]:
    for viewer in (None, *range(match.game.players)):
        yield ["view", [viewer], match.view(viewer)]
        yield ["events", [viewer], match.events(viewer)]
    yield ["events", [REFEREE], match.events(REFEREE)]
    yield ["state", [], match.state()]
    yield ["actors", [], list(match.actors())]
    yield ["hash", [], match.hash()]
    yield ["last_hash", [], match.last_hash()]


def of_clocks(seed: int, count: int) -> Iterator[Case]:
    """Clocks that run, stop and are asked, by moments that a double holds exactly."""
    chance = random.Random(seed)
    for _ in range(count):
        control = Clock(chance.choice(("none", "move", "bank")), chance.choice((5, 60)), chance.choice((0, 3)))
        seats, now, steps = chance.randrange(2, 7), 0.0, list[list[Any]]()
        clocks = Clocks(control, seats)
        for _ in range(30):
            now += chance.randrange(40) / 4
            some = sorted(chance.sample(range(seats), chance.randrange(seats)))
            seat = chance.randrange(seats)
            asked: tuple[Any, ...] = chance.choice(
                (
                    *(("run", some, now), ("left", seat, now), ("moved", seat, now), ("at_least", seat, 20, now)),
                    *(
                        ("restore", seat, 7250),
                        ("bank", seat, now),
                        ("first_end", some, now),
                        ("times", now),
                        ("copy",),
                    ),
                )
            )
            answer = getattr(clocks, asked[0])(*asked[1:])
            if asked[0] == "copy":
                clocks, answer = answer, None
            steps.append([*asked, msgspec.to_builtins(answer)])
        given = {"control": msgspec.to_builtins(control), "seats": seats, "steps": [step[:-1] for step in steps]}
        yield case("clocks", "", [step[-1] for step in steps], **given)
