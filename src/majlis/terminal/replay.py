"""A match out of a file, checked first: told from end to end, shown at one ply, or stepped through with keys."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import RenderableType
from rich.text import Text

from majlis import seat_marks
from majlis.errors import MajlisError
from majlis.kernel.viewers import REFEREE
from majlis.match.commentary import Commentator
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.terminal import saves
from majlis.terminal.play import places
from majlis.terminal.ui import Ui, is_interactive

NEXT = ("n", " ", "\r", "\n", "\x1b[C", "\x1b[B")
BACK = ("p", "\x1b[D", "\x1b[A")
QUIT = ("q", "\x1b", "\x03", "\x04")


class Showing:
    """A sound replay and whoever looks at it: a seat, a spectator (None) or the referee (-1)."""

    def __init__(self, ui: Ui, replay: Replay, viewer: int | None) -> None:
        self.ui = ui
        self.replay = replay
        self.viewer = viewer
        self.length = len(replay.moves)

    def at(self, ply: int) -> Match:
        if not 0 <= ply <= self.length:
            raise MajlisError(self.ui.say("no-ply", ply=ply, last=self.length))
        match = self.replay.at(ply)
        match.lang = self.ui.lang
        return match

    def tell_all(self) -> None:
        """Every action and what it did, then the last position."""
        match = self.at(0)
        commentator = Commentator(match, self.viewer)
        self.tell_opening(match)
        for number, (seat, text, _) in enumerate(self.replay.moves, start=1):
            match.repeat(seat, text)
            self.ui.console.print(self.line(number, seat, text))
            self.tell_events(match)
            for fact in commentator.heard(match):
                self.ui.console.print(f"        {match.tell(fact)}")
        self.show_position(match)

    def show(self, ply: int) -> None:
        """One ply: the action that led there, what it did, and the position."""
        match = self.at(ply)
        self.ui.console.print(Text(self.ui.say("ply", ply=ply, last=self.length), style="bold rule"))
        if ply > 0:
            seat, text, _ = self.replay.moves[ply - 1]
            self.ui.console.print(self.line(ply, seat, text))
            self.tell_events(match)
        else:
            self.tell_opening(match)
        self.show_position(match)

    def step_through(self, ply: int) -> None:
        """Go to and fro by keys."""
        while True:
            self.ui.console.clear()
            self.show(ply)
            self.ui.tell("replay-keys", style="quiet")
            key = typer.getchar()
            if key in QUIT:
                return
            if key.isdecimal():
                digits = self.number(key)
                ply = min(int(digits), self.length) if digits else ply
            elif key in NEXT:
                ply = min(ply + 1, self.length)
            elif key in BACK:
                ply = max(ply - 1, 0)

    def number(self, digits: str) -> str:
        """The rest of a number that was begun, up to Enter; empty if it was given up."""
        while True:
            self.ui.console.print(f"\r{self.ui.say('go-to', ply=digits)} ", end="")
            key = typer.getchar()
            if key.isdecimal():
                digits += key
            else:
                self.ui.console.print()
                return digits if key in ("\r", "\n") else ""

    def line(self, ply: int, seat: int, text: str) -> Text:
        label = Text(f"{ply:>4}  ", style="quiet")
        return label.append(f"{seat_marks.MARKS[seat]} {seat + 1}  {text}", style=f"bold {seat_marks.COLOURS[seat]}")

    def tell_opening(self, match: Match) -> None:
        """What was drawn before the first action."""
        for event in match.opening():
            self.ui.console.print(f"        {match.tell(event)}")

    def tell_events(self, match: Match) -> None:
        for event in match.events(self.viewer):
            self.ui.console.print(f"        {match.tell(event)}")

    def show_position(self, match: Match) -> None:
        drawing: RenderableType = match.game.definition.module("terminal").draw(self.facts(match), self.ui.lang)
        self.ui.console.print()
        self.ui.console.print(drawing)
        self.ui.console.print()
        if match.result() is not None:
            self.ui.console.print(places(self.ui, match))

    def facts(self, match: Match) -> dict[str, object]:
        return match.state() if self.viewer == REFEREE else match.view(self.viewer)


def show(ui: Ui, path: Path, at: int | None, only_verify: bool, looking: str) -> None:
    """Check a file and show it."""
    replay = saves.read(ui, path)
    match = saves.verified(ui, path, replay)
    game = ui.title(match.game.definition)
    ui.tell("sound", style="good", file=str(path), game=game, ply=len(replay.moves))
    if only_verify:
        return
    showing = Showing(ui, replay, _viewer(ui, looking, match.game.players))
    if is_interactive():
        showing.step_through(at or 0)
    elif at is None:
        showing.tell_all()
    else:
        showing.show(at)


def _viewer(ui: Ui, looking: str, players: int) -> int | None:
    """A seat counted from 1, `spectator` or `referee`, as the match takes it."""
    if looking == "referee":
        return REFEREE
    if looking == "spectator":
        return None
    if looking.isdecimal() and 1 <= int(looking) <= players:
        return int(looking) - 1
    raise MajlisError(ui.say("no-viewer", viewer=looking, last=players))
