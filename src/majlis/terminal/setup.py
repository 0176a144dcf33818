"""From what was asked for on the command line to people sitting at a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from majlis.errors import MajlisError
from majlis.match.match import Match
from majlis.terminal import house_rules, menu, saves
from majlis.terminal.bots import TerminalBots
from majlis.terminal.play import Play
from majlis.terminal.reader import Left, Reader, reader
from majlis.terminal.session import TerminalSession
from majlis.terminal.ui import Ui
from majlis.terminal.warm import prepare


@dataclass(frozen=True)
class PlayRequest:
    """What `majlis play` was asked for."""

    game: str | None
    options: Mapping[str, str]
    seed: int | None
    seats: frozenset[int]
    """With bots: the seats of people, from 1; 0 stands for nobody."""
    bots: str | None
    """The bots on the other seats, as they are typed; None if people hold all seats."""
    no_bots: bool
    load: Path | None


def sit_down(ui: Ui, request: PlayRequest) -> None:
    """Begin or take up the match and play it."""
    lines = reader(ui.console)
    try:
        request = _completed(ui, lines, request)
    except Left:
        ui.tell("goodbye")
        return
    match = _match(ui, request)
    people = _people(ui, request, match.game.players)
    bots = TerminalBots(request.bots) if request.bots is not None else TerminalBots()
    if ui.console.is_terminal:
        prepare(ui, match.game.definition, ("entrypoints", *bots.modules))
    Play(ui, lines, TerminalSession(match, people, bots), request.load).run()


def _completed(ui: Ui, lines: Reader, request: PlayRequest) -> PlayRequest:
    """Ask for what was not said, if no game was named."""
    if request.game is not None or request.load is not None:
        return request
    key, options, bots = menu.ask_game(ui, lines), dict(request.options), request.bots
    if "players" not in options:
        options["players"] = str(menu.ask_players(ui, lines, key))
    if request.bots is None and not request.no_bots and menu.ask_bots(ui, lines):
        bots = menu.ask_level(ui, lines)
    return replace(request, game=key, options=options, bots=bots)


def _match(ui: Ui, request: PlayRequest) -> Match:
    if request.load is not None:
        return saves.load(ui, request.load)
    assert request.game is not None
    game = house_rules.configured(ui, request.game, request.options)
    if ui.console.is_terminal:
        prepare(ui, game.definition, ("entrypoints",))
    return game.start(request.seed, ui.lang)


def _people(ui: Ui, request: PlayRequest, players: int) -> frozenset[int]:
    if request.bots is None:
        return frozenset(range(players))
    for seat in request.seats:
        if seat > players:
            raise MajlisError(ui.say("no-seat", seat=seat, last=players))
    return frozenset(seat - 1 for seat in request.seats if seat > 0)
