"""The questions before a game that was not named: which one, how many players, against whom.

Each raises Left when there is no answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from majlis.bots import names as bot_names
from majlis.bots.levels import HIGHEST, LOWEST
from majlis.bots.spec import USUAL_LEVEL
from majlis.games import definition, keys
from majlis.match.game import settle
from majlis.match.option_errors import listed
from majlis.terminal.reader import Reader
from majlis.terminal.ui import Ui


def ask_game(ui: Ui, reader: Reader) -> str:
    """Which game: by number, key or title."""
    names = {key: ui.title(definition(key)) for key in keys()}
    _list(ui, list(names.items()))
    answers = {str(number): key for number, key in enumerate(names, start=1)}
    answers |= {title.lower(): key for key, title in names.items()} | {key: key for key in names}
    return answers[_choice(ui, reader, ui.say("which-game"), answers, names)]


def ask_players(ui: Ui, reader: Reader, key: str) -> int:
    """How many players, where the game leaves a choice."""
    game = definition(key)
    values, usual = game.options["players"].values, settle(game, {})["players"]
    if len(values) == 1:
        return int(usual)
    answers = {str(value): str(value) for value in values} | {"": str(usual)}
    question = ui.say("how-many", choices=listed(values), usual=usual)
    return int(answers[_choice(ui, reader, question, answers, [str(value) for value in values])])


def ask_bots(ui: Ui, reader: Reader) -> bool:
    """Whether bots hold the other seats."""
    ways = [ui.say("with-people"), ui.say("with-bots")]
    _list(ui, [("", way) for way in ways])
    answers = {"": "1", "1": "1", "2": "2", "people": "1", "bots": "2"}
    return answers[_choice(ui, reader, ui.say("against-whom"), answers, ("1", "2"))] == "2"


def ask_level(ui: Ui, reader: Reader) -> str:
    """How strong the bots are, as a bot is typed; by number or by the level's name."""
    names = {str(level): bot_names.title(ui.lang, level) for level in range(LOWEST, HIGHEST + 1)}
    _list(ui, [("", name) for name in names.values()])
    answers = {name.lower(): level for level, name in names.items()} | {level: level for level in names}
    answers[""] = str(USUAL_LEVEL)
    question = ui.say("how-strong", usual=USUAL_LEVEL)
    return f"search:{answers[_choice(ui, reader, question, answers, list(names.values()))]}"


def _list(ui: Ui, rows: Sequence[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    for number, (key, title) in enumerate(rows, start=1):
        table.add_row(Text(f"  {number}", style="rule"), Text(key, style="key"), title)
    ui.console.print(table)


def _choice(
    ui: Ui, reader: Reader, question: str, answers: dict[str, str], offers: Sequence[str] | dict[str, str]
) -> str:
    """One of the answers; asks again until it is one."""
    while True:
        line = reader.ask(Text(f"{question} ▸ ", style="bold"), list(offers)).lower()
        if line in answers:
            return line
        ui.tell("not-a-choice", style="bad", text=line)
