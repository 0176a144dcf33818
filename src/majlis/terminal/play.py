"""A game in the terminal: the board, the prompt, and what can be typed at it."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from majlis import seat_marks
from majlis.errors import IllegalMove, MajlisError, Refusal
from majlis.match.commentary import facts
from majlis.match.match import Match
from majlis.match.option_errors import shown
from majlis.terminal import advice, house_rules, rulebook, saves
from majlis.terminal.reader import Left, Reader
from majlis.terminal.session import TerminalSession
from majlis.terminal.ui import ACCENT, Ui, is_interactive
from majlis.terminal.warm import prepare

COMMANDS = (
    "help",
    "legal",
    "why",
    "hint",
    "review",
    "undo",
    "save",
    "load",
    "rules",
    "options",
    "tell",
    "state",
    "as",
    "new",
    "quit",
)


class Play:
    """A session with a screen and somebody typing."""

    def __init__(self, ui: Ui, reader: Reader, session: TerminalSession, loaded: Path | None = None) -> None:
        self.ui = ui
        self.reader = reader
        self.session = session
        self.loaded = loaded
        """The file the match came from."""
        self.wanted: int | None = None
        """The seat that was called by `as`."""
        self.drawn: tuple[str, int | None] | None = None
        """The position that stands on the screen, and for whom."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "legal": self.legal,
            "why": self.why,
            "hint": self.hint,
            "review": self.review,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "rules": self.rules,
            "options": self.options,
            "tell": self.tell_position,
            "state": self.state,
            "as": self.speak_as,
            "new": self.new,
            "quit": self.quit,
        }

    @property
    def match(self) -> Match:
        return self.session.match

    # ------------------------------------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Play until somebody leaves, or until a match of bots alone is over."""
        self.greet()
        try:
            while self.match.actors() or self.session.people:
                self.step()
            self.show_end()
        except Left:
            self.leave()

    def greet(self) -> None:
        game = self.match.game
        self.ui.console.print(Text(self.ui.title(game.definition), style="bold rule"))
        changed = [name for name in game.options if game.options[name] != game.options.detail(name).default]
        for name in changed:
            self.ui.console.print(f"  {name} = {shown(game.options[name])}", style="quiet")
        for seat, who in self.session.introduced(self.ui.lang).items():
            self.ui.console.print(Text("  ").append_text(self.ui.player(seat)).append(f"  {who}"))
        if not self.match.log:
            self.tell([self.match.tell(event) for event in self.match.opening()])
        if self.session.people:
            self.ui.tell("begin", style="quiet")

    def step(self) -> None:
        """One action of a bot, or one line of a person."""
        if not self.match.actors():
            self.show_end()
            self.obey(self.ask(None), None)
            return
        seat = self.asked() if self.wanted is None else self.wanted
        if seat not in self.session.people:
            self.tell(self.session.play_bot(seat))
            return
        self.face(seat)
        self.draw()
        self.obey(self.ask(seat), seat)

    def asked(self) -> int:
        """The seat whose turn it is to speak; a bot that looks ahead may take a moment to know whether it is."""
        if self.session.people.issuperset(self.match.actors()):
            return self.session.asked()
        with self.ui.console.status(self.ui.say("thinking")):
            return self.session.asked()

    def ask(self, seat: int | None) -> str:
        """A line from a seat, or from anybody after the end."""
        if seat is None:
            return self.reader.ask(Text(f"{self.ui.say('over-prompt')} ▸ ", style="bold"), (), COMMANDS)
        name = self.ui.say("player", seat=seat + 1)
        prompt = Text(f"{seat_marks.MARKS[seat]} {name} ▸ ", style=f"bold {seat_marks.COLOURS[seat]}")
        others = [other + 1 for other in self.match.actors() if other != seat]
        below = "others-may" if others else "toolbar"
        text = self.ui.say(below, seats=", ".join(map(str, others)))
        return self.reader.ask(prompt, self.match.legal(seat), COMMANDS, text)

    def obey(self, line: str, seat: int | None) -> None:
        """Do what was typed: an action first, else a command, else an action that the referee refuses in words."""
        try:
            action = None if seat is None else self.action_in(line, seat)
            name, _, rest = line.partition(" ")
            if seat is not None and action is not None:
                self.act(seat, action)
            elif name.lower() in self.commands:
                self.commands[name.lower()](rest.strip())
            elif not line:
                self.pass_on(seat)
            elif seat is None:
                self.ui.tell("is-over", style="bad")
            else:
                self.act(seat, line)
        except IllegalMove as error:
            self.show_refusal(error.refusal)
        except MajlisError as error:
            self.ui.console.print(str(error), style="bad")

    def action_in(self, line: str, seat: int) -> str | None:
        """The legal action that was typed, in whatever case and spacing."""
        legal = self.match.legal(seat)
        plain = " ".join(line.split())
        if plain in legal:
            return plain
        alike = [text for text in legal if text.lower() == plain.lower()]
        return alike[0] if len(alike) == 1 else None

    def act(self, seat: int, action: str) -> None:
        sentences = self.session.play(seat, action)
        self.wanted = None
        self.tell(sentences)

    def pass_on(self, seat: int | None) -> None:
        """Enter alone lets the others who may act go first; alone, it draws the board again."""
        self.wanted = None
        self.drawn = None
        if seat is not None and len(self.match.actors()) > 1:
            self.session.silent.add(seat)

    def leave(self) -> None:
        try:
            self.keep()
        except MajlisError as error:
            self.ui.console.print(str(error), style="bad")
        self.ui.tell("goodbye")

    def keep(self) -> None:
        """Write a running game to the folder of left games; say where, and how to go on."""
        if self.match.log and self.match.actors():
            path = saves.keep(self.ui, self.match, self.loaded)
            self.ui.console.print(self.ui.say("kept", file=str(path)), soft_wrap=True)
            self.ui.console.print(
                f"  majlis play --load {shlex.quote(str(path))}{self.bot_arguments()}", soft_wrap=True
            )

    def bot_arguments(self) -> str:
        """The options that bring the same bots back."""
        if len(self.session.people) == self.match.game.players:
            return ""
        return f" --bots {self.session.bots.spec.name}" + "".join(
            f" --seat {seat + 1}" for seat in sorted(self.session.people)
        )

    # ---------------------------------------------------------------------------------------------- the screen

    def face(self, seat: int) -> None:
        """Bring a seat in front of the screen, behind a curtain if it has secrets."""
        if self.session.facing == seat:
            return
        if self.session.needs_curtain(seat):
            self.reader.pause(Text(self.ui.say("curtain", seat=seat + 1), style=ACCENT))
            if is_interactive():
                # The lines that have scrolled away are wiped, too: they show the hand of the one before.
                self.ui.console.file.write("\x1b[3J")
                self.ui.console.clear()
        self.tell(self.session.turn_to(seat))

    def draw(self) -> None:
        """The board, unless it stands there already."""
        now = self.match.hash(), self.session.facing
        if now != self.drawn:
            self.drawn = now
            self.ui.console.print()
            self.ui.console.print(board(self.match, self.session.facing, self.ui.lang))
            self.ui.console.print()

    def tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.ui.console.print(f"  {sentence}")

    def show_refusal(self, refusal: Refusal) -> None:
        line = Text()
        if refusal.rule is not None:
            line.append(f"{refusal.rule} ", style="rule")
        self.ui.console.print(line.append(refusal.text, style="bad"))

    def show_end(self) -> None:
        """The last position and the places, once."""
        if self.drawn is not None and self.drawn[0] == self.match.hash():
            return
        self.draw()
        self.ui.console.print(places(self.ui, self.match, self.session.introduced(self.ui.lang)))

    # ---------------------------------------------------------------------------------------------- commands

    def help(self, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        for name in COMMANDS:
            table.add_row(Text(self.ui.say(f"usage-{name}"), style="key"), self.ui.say(f"help-{name}"))
        self.ui.tell("help")
        self.ui.console.print(table)

    def legal(self, rest: str) -> None:
        seat = self.speaker()
        self.ui.console.print(Columns(self.match.legal(seat), padding=(0, 2), column_first=True))

    def why(self, rest: str) -> None:
        if not rest:
            raise MajlisError(self.ui.say("usage", usage=self.ui.say("usage-why")))
        seat = self.speaker()
        action = self.action_in(rest, seat) or rest
        refusal = self.match.why(seat, action)
        if refusal is None:
            self.ui.tell("allowed", style="good", action=action)
        else:
            self.show_refusal(refusal)

    def hint(self, rest: str) -> None:
        seat = self.speaker()
        prepare(self.ui, self.match.game.definition, ("policy", "search"))
        with self.ui.console.status(self.ui.say("thinking")):
            found = advice.hint(self.match, seat)
        self.ui.tell("hint")
        for action, win_probability in found:
            text = self.ui.say("keep-silent") if action is None else action
            line = self.ui.say("hint-line", action=text, percent=round(100 * win_probability))
            self.ui.console.print(f"  {line}")

    def review(self, rest: str) -> None:
        """What the one in front of the screen could have done better; nobody else's cards are looked at."""
        seat = self.session.facing
        if seat is None or not any(move.seat == seat for move in self.match.log):
            raise MajlisError(self.ui.say("nothing-to-review"))
        prepare(self.ui, self.match.game.definition, ("policy", "search"))
        with self.ui.console.status(self.ui.say("thinking")):
            judged = list(advice.review(self.match, seat))
        slips = advice.worst([slip for slip in judged if slip is not None])
        self.ui.tell("review", actions=len(judged), good=judged.count(None))
        for slip in slips:
            better = self.ui.say("keep-silent") if slip.better is None else slip.better
            percents = {"percent": round(100 * slip.win_probability), "best": round(100 * slip.better_probability)}
            line = self.ui.say("review-line", ply=slip.ply + 1, action=slip.action, better=better, **percents)
            self.ui.console.print(f"  {line}")

    def undo(self, rest: str) -> None:
        self.session.undo()
        self.wanted = None
        self.ui.tell("undone", ply=self.match.ply)

    def save(self, rest: str) -> None:
        if not rest:
            raise MajlisError(self.ui.say("usage", usage=self.ui.say("usage-save")))
        path = saves.save(self.ui, self.match, Path(rest))
        self.ui.tell("saved", style="good", file=str(path))

    def load(self, rest: str) -> None:
        if not rest:
            raise MajlisError(self.ui.say("usage", usage=self.ui.say("usage-load")))
        path = Path(rest).expanduser()
        match = saves.load(self.ui, path)
        same_table = match.game.players == self.match.game.players
        people = self.session.people if same_table else frozenset(range(match.game.players))
        self.begin(match, people, path)
        self.ui.tell("loaded", style="good", file=str(path), ply=match.ply)

    def rules(self, rest: str) -> None:
        if rest:
            rulebook.show_rule(self.ui, self.match.game.definition, rest)
        else:
            rulebook.show(self.ui, self.match.game.definition)

    def options(self, rest: str) -> None:
        house_rules.show_chosen(self.ui, self.match.game)

    def tell_position(self, rest: str) -> None:
        for fact in facts(self.match, self.session.facing):
            self.ui.console.print(self.match.tell(fact))

    def state(self, rest: str) -> None:
        self.ui.console.print(json.dumps(self.match.view(self.session.facing), ensure_ascii=False), soft_wrap=True)

    def speak_as(self, rest: str) -> None:
        number, _, line = rest.partition(" ")
        seat = int(number) - 1 if number.isdecimal() else -1
        if seat not in self.session.people:
            people = ", ".join(str(person + 1) for person in sorted(self.session.people))
            raise MajlisError(self.ui.say("no-person", seat=number, seats=people))
        if line:
            self.act(seat, self.action_in(line, seat) or " ".join(line.split()))
        elif seat not in self.match.actors():
            raise MajlisError(self.ui.say("not-asked", seat=seat + 1))
        else:
            self.wanted = seat

    def new(self, rest: str) -> None:
        self.keep()
        self.begin(self.match.game.start(lang=self.ui.lang), self.session.people, None)
        self.greet()

    def quit(self, rest: str) -> None:
        raise Left

    # ---------------------------------------------------------------------------------------------- details

    def begin(self, match: Match, people: frozenset[int], loaded: Path | None) -> None:
        self.session = TerminalSession(match, people, self.session.bots)
        self.loaded, self.wanted, self.drawn = loaded, None, None

    def speaker(self) -> int:
        """The seat that types."""
        if not self.match.actors() or self.session.facing is None:
            raise MajlisError(self.ui.say("is-over"))
        return self.session.facing


def board(match: Match, viewer: int | None, lang: str) -> RenderableType:
    """The position as a seat or a spectator sees it, drawn by the game itself."""
    drawing: RenderableType = match.game.definition.module("terminal").draw(match.view(viewer), lang)
    return drawing


def places(ui: Ui, match: Match, bots: Mapping[int, str] | None = None) -> RenderableType:
    """The table of places at the end, with the names of the bots by their seats."""
    result = match.result()
    assert result is not None
    table = Table(box=box.SIMPLE_HEAD, title=ui.say("over"), title_justify="left")
    table.add_column(ui.say("column-place"), justify="right")
    table.add_column(ui.say("column-player"))
    if result.scores:
        table.add_column(ui.say("column-score"), justify="right")
    for seat in sorted(range(match.game.players), key=lambda seat: (result.places[seat], seat)):
        player = ui.player(seat)
        if bots and seat in bots:
            player.append(f"  {bots[seat]}", style="not bold")
        table.add_row(str(result.places[seat]), player, *(str(score) for score in result.scores[seat : seat + 1]))
    return table
