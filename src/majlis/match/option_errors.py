"""What is wrong with a house rule, in the words of whoever is to be told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from majlis import words
from majlis.games.definition import Definition, Numbers

Speaker = Callable[..., str]
"""Says a message of the catalogue: `say("bad-value", option=..., value=...)`."""


def explained(say: Speaker, lang: str, game: Definition, name: str, given: Mapping[str, Any]) -> str:
    """Why the option of that name was refused among those given."""
    if name not in game.options:
        title = words.say(lang, game.folder, "rulebook-title")
        return say("no-option", game=title, option=name, known=", ".join(game.options.names()))
    chosen: dict[str, Any] = {}
    for option in game.options:
        value = option.parse(given[option.name], chosen) if option.name in given else None
        if value is None and option.name == name and name in given:
            allowed = listed(option.choices(chosen))
            args = {"option": name, "value": shown(given[name]), "choices": allowed, "rule": option.rule}
            if isinstance(option, Numbers):
                return say("bad-values", players=chosen["players"], **args)
            return say("bad-value", **args)
        chosen[option.name] = game.options.default(option.name, chosen) if value is None else value
    refused = game.refuse(chosen)
    assert refused is not None
    why = words.say(lang, game.folder, f"refused-{refused[1]}")
    return say("bad-together", option=name, value=shown(chosen[name]), why=why, rule=game.options[name].rule)


def listed(values: Sequence[Any]) -> str:
    """Values for reading: numbers without a gap as a range."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(str(value) for value in values)


def shown(value: Any) -> str:
    """A chosen value as it is typed."""
    return ",".join(str(item) for item in value) if isinstance(value, list | tuple) else str(value)
