"""A game with its house rules chosen, ready to be started."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from majlis import words
from majlis.errors import OptionError, UnknownGame
from majlis.games import definition, keys
from majlis.games.definition import Chosen, Definition, Numbers
from majlis.match.game_ops import GameOps, ops_of
from majlis.match.match import Match


@dataclass(frozen=True)
class OptionDetail:
    """One option of a configured game."""

    name: str
    value: Any
    default: Any
    choices: tuple[Any, ...]
    rule: str


class ChosenOptions(Mapping[str, Any]):
    """Every option of a configured game: a mapping of names to values, with details on demand.

    >>> import majlis
    >>> majlis.game("quoridor").options["size"]
    9
    >>> majlis.game("quoridor").options.detail("size").choices
    (5, 7, 9)
    """

    def __init__(self, game: Definition, chosen: Chosen) -> None:
        self._game = game
        self._chosen = chosen
        self._listed = [name for name, value in chosen.items() if isinstance(value, tuple)]

    def __getitem__(self, name: str) -> Any:
        return self._chosen[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._chosen)

    def __len__(self) -> int:
        return len(self._chosen)

    def __repr__(self) -> str:
        return repr(self._chosen)

    def plain(self) -> dict[str, Any]:
        """The options as JSON has them."""
        found = dict(self._chosen)
        for name in self._listed:
            found[name] = list(found[name])
        return found

    def detail(self, name: str) -> OptionDetail:
        """An option with its value, default, choices and the rule it belongs to."""
        option = self._game.options[name]
        default = self._game.options.default(name, self._chosen)
        return OptionDetail(name, self._chosen[name], default, option.choices(self._chosen), option.rule)


def _listed(values: tuple[Any, ...]) -> str:
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) > 4 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(str(value) for value in values)


def settle(game: Definition, given: Mapping[str, Any]) -> Chosen:
    """All options of a game with the given ones filled in; raises OptionError, naming the option."""
    for name in given:
        if name not in game.options:
            known = ", ".join(game.options.names())
            raise OptionError(name, f"{game.key} has no option {name!r}; it has {known}")
    chosen: Chosen = {}
    for option in game.options:
        if option.name not in given or given[option.name] is None:
            chosen[option.name] = game.options.default(option.name, chosen)
            continue
        value = option.parse(given[option.name], chosen)
        if value is None:
            allowed = _listed(option.choices(chosen))
            if isinstance(option, Numbers):
                allowed = f"{chosen['players']} numbers, one a seat, each {allowed}"
            text = f"{game.key}: {option.name} cannot be {given[option.name]!r}; it may be {allowed} ({option.rule})"
            raise OptionError(option.name, text)
        chosen[option.name] = value
    refused = game.refuse(chosen)
    if refused is not None:
        name, word = refused
        why = words.say("en", game.folder, f"refused-{word}")
        raise OptionError(name, f"{game.key}: {name}={_plain(chosen[name])}: {why} ({game.options[name].rule})")
    return chosen


def changed(game: Definition, options: Mapping[str, Any]) -> list[str]:
    """The names of options that differ from what is usual beside the others; those given may be of other rules."""
    chosen: Chosen = {}
    for option in game.options:
        given = options.get(option.name)
        chosen[option.name] = game.options.default(option.name, chosen) if given is None else given
    usual = {name: game.options.default(name, chosen) for name in chosen}
    return [name for name, value in chosen.items() if _plain(value) != _plain(usual[name])]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


class Game:
    """A game with its options; made by :func:`majlis.game`."""

    def __init__(self, game: Definition, chosen: Chosen) -> None:
        self.definition = game
        self.options = ChosenOptions(game, chosen)
        self.key = game.key
        self.version = game.version
        """The version of the game's rules; it rises when their behaviour changes."""

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def ops(self) -> GameOps:
        """The game's compiled functions."""
        return ops_of(self.definition)

    def __repr__(self) -> str:
        return f"majlis.game({self.key!r}, {', '.join(f'{k}={v!r}' for k, v in self.options.items())})"

    def start(self, seed: int | bytes | None = None, lang: str = "en") -> Match:
        """A new match; the same seed deals the same cards. None asks the system for a seed."""
        return Match.started(self, seed, lang)

    def position(self, position: Mapping[str, Any] | str, seed: int | bytes | None = 0, lang: str = "en") -> Match:
        """A match that begins at a position: a `state()` or `view()` dict, edited or not, or a line of notation.

        One that begins at a view answers questions, but cannot be played on where the view leaves something unknown.
        """
        return Match.placed(self, position, seed, lang)


def game(key: str, **options: Any) -> Game:
    """A game by its key, with house rules.

    >>> import majlis
    >>> majlis.game("quoridor", players=4).options["fences"]
    5
    >>> majlis.game("quoridor", players=3)
    Traceback (most recent call last):
        ...
    majlis.errors.OptionError: quoridor: players cannot be 3; it may be 2, 4 (Q-2)
    """
    if key not in keys():
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(keys())}")
    found = definition(key)
    return Game(found, settle(found, options))
