"""House rules on the command line: reading `-o name=value`, explaining what is wrong, showing what is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.table import Table

from majlis import words
from majlis.errors import OptionError, UnknownGame
from majlis.games import definition, keys
from majlis.games.definition import Definition, Numbers
from majlis.match.game import Game, game
from majlis.terminal.voice import Voice


def found(voice: Voice, key: str) -> Definition:
    """The game by that key, written in whatever case."""
    if key.lower() not in keys():
        raise UnknownGame(voice.say("no-game", game=key, games=", ".join(keys())))
    return definition(key.lower())


def configured(voice: Voice, key: str, given: Mapping[str, str]) -> Game:
    """A game with the given house rules; what is wrong with them is said in the language of the voice."""
    house = found(voice, key)
    try:
        return game(house.key, **given)
    except OptionError as error:
        raise OptionError(error.option, _explained(voice, house, error.option, given)) from None


def _explained(voice: Voice, house: Definition, name: str, given: Mapping[str, str]) -> str:
    if name not in house.options:
        return voice.say("no-option", game=voice.title(house), option=name, known=", ".join(house.options.names()))
    chosen: dict[str, Any] = {}
    for option in house.options:
        value = option.parse(given[option.name], chosen) if option.name in given else None
        if value is None and option.name == name and name in given:
            allowed = listed(option.choices(chosen))
            args = {"option": name, "value": given[name], "choices": allowed, "rule": option.rule}
            if isinstance(option, Numbers):
                return voice.say("bad-values", players=chosen["players"], **args)
            return voice.say("bad-value", **args)
        chosen[option.name] = house.options.default(option.name, chosen) if value is None else value
    refused = house.refuse(chosen)
    assert refused is not None
    why = words.say(voice.lang, house.folder, f"refused-{refused[1]}")
    return voice.say("bad-together", option=name, value=shown(chosen[name]), why=why, rule=house.options[name].rule)


def listed(values: Sequence[Any]) -> str:
    """Values for reading: numbers without a gap as a range."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(value) for value in values)


def shown(value: Any) -> str:
    """A chosen value as it is typed."""
    return ",".join(str(item) for item in value) if isinstance(value, tuple) else str(value)


def show_chosen(voice: Voice, configured: Game) -> None:
    """Print the house rules of a running game; those that differ from the usual stand out."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("option", "value", "usual"):
        table.add_column(voice.say(f"column-{column}"))
    for name in configured.options:
        detail = configured.options.detail(name)
        style = "" if detail.value == detail.default else "rule"
        title = words.say(voice.lang, configured.definition.folder, f"option-{name}")
        table.add_row(f"{name}: {title}", shown(detail.value), shown(detail.default), style=style)
    voice.console.print(table)
