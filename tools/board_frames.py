"""Play a match by instinct and write what every seat sees of it into web/.frames, for the gallery of boards."""

import argparse
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import majlis
from majlis.bots.bot import Bot
from majlis.kernel.seeds import new_stream
from majlis.match.game import Game
from majlis.match.match import Match
from majlis.server.protocol.parts import Clock, Outcome, Position, SeatInfo, Step, TableView, Window
from majlis.server.protocol.values import Occupant

FOLDER = Path(__file__).resolve().parent.parent / "web" / ".frames"
NAMES = ("Salma", "Yoav", "Huda", "Omar", "Noa", "Karim")
WINDOW = 20_000
"""Milliseconds of a window, drawn half run out."""

Stream = np.ndarray[Any, Any]


class SeatView(msgspec.Struct):
    """A match as one viewer saw it: the first position, and each step with the position after it."""

    positions: list[Position]
    steps: list[Step]


class Frames(msgspec.Struct):
    """A whole match, seen from every seat and, under `watcher`, by a spectator."""

    game: str
    table: TableView
    seat_views: dict[str, SeatView]


def seen(match: Match, viewer: int | None) -> Position:
    """What a viewer is sent at this ply."""
    actors, result = match.actors(), match.result()
    window = Window("choosing", WINDOW, WINDOW // 2, viewer not in actors, True) if len(actors) > 1 else None
    return Position(
        ply=match.ply,
        seat=viewer,
        view=match.view(viewer),
        actors=list(actors),
        legal=match.legal(viewer) if viewer in actors else [],
        window=window,
        outcome=Outcome(list(result.places), list(result.scores)) if result else None,
    )


def bot(number: int) -> SeatInfo:
    """The seat of a bot that has a name."""
    return _seat("bot", bot_name=number, level=3)


def _seat(occupant: Occupant, **more: Any) -> SeatInfo:
    usual: dict[str, Any] = {"name": None, "bot_name": None, "level": None, "mine": False}
    return SeatInfo(occupant, **{**usual, **more}, away=False, stand_in=False, resigned=False)


def table(game: Game) -> TableView:
    """A table of people and bots by turns."""
    people = (_seat("person", name=name, mine=seat == 0) for seat, name in enumerate(cycle(NAMES)))
    seats = [bot(seat + 1) if seat % 2 else next(people) for seat in range(game.players)]
    return TableView(
        id="gallery",
        game=game.key,
        options=game.options.plain(),
        clock=Clock(),
        status="playing",
        seats=seats,
        host=True,
        host_name=NAMES[0],
        quick=None,
        may_sit=False,
        match="gallery",
        watchers=0,
        undo=None,
        rematch=[],
        passed=[],
        awaited=[],
        next=None,
        invite=None,
    )


def act(match: Match, bot: Bot, stream: Stream) -> int:
    """Let the first seat that does not keep silent act, and tell which it was."""
    for seat in match.actors():
        decision = bot.think(match.game, match.hidden(seat), seat, stream)
        if not decision.waits:
            match.play_action(seat, decision.action)
            return seat
    raise RuntimeError(f"{match.game.key}: everybody keeps silent at ply {match.ply}")


def recorded(match: Match, level: int, most: int) -> Frames:
    """The match played to its end, or for so many plies."""
    viewers: list[int | None] = [*range(match.game.players), None]
    seat_views = [SeatView([seen(match, viewer)], []) for viewer in viewers]
    bot, stream = majlis.bot("instinct", level), new_stream(match.seed)
    while match.actors() and match.ply < most:
        seat = act(match, bot, stream)
        for viewer, seat_view in zip(viewers, seat_views, strict=True):
            seat_view.steps.append(Step(match.ply, seat, match.events(viewer)))
            seat_view.positions.append(seen(match, viewer))
    named = ["watcher" if viewer is None else str(viewer) for viewer in viewers]
    return Frames(match.game.key, table(match.game), dict(zip(named, seat_views, strict=True)))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key", choices=majlis.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--most", type=int, default=300, help="plies at most")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--name", help="of the file; KEY-PLAYERS if left out")
    asked = parser.parse_args()
    options: dict[str, Any] = dict(each.split("=", 1) for each in asked.option)
    if asked.players:
        options["players"] = asked.players
    game = majlis.game(asked.key, **options)
    frames = recorded(game.start(asked.seed), asked.level, asked.most)
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{asked.name or f'{game.key}-{game.players}'}.json"
    file.write_bytes(msgspec.json.encode(frames))
    print(f"{file.relative_to(FOLDER.parent.parent)}: {len(frames.seat_views['0'].steps)} plies")


if __name__ == "__main__":
    main()
