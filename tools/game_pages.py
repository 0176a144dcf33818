"""Write docs/games/: a page a game with players, house rules and what they do, actions and observations."""

import itertools
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from majlis import words
from majlis.envs.aec import named
from majlis.envs.gym import identifier
from majlis.games import definition, keys
from majlis.games.definition import Definition, Numbers, Option
from majlis.games.legend import Legend, Slot
from tools.house_rules import page as measured
from tools.house_rules.results import GameFound, measured_games

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/games"
MOST_LISTED = 5
"""Numbers in a row that are told by their ends."""


def page(key: str) -> str:
    """The whole page of a game."""
    game = definition(key)
    legend = game.legend
    assert legend is not None, f"{key} has no legend.py"
    parts = [heading(game), names(game), house_rules(game), actions(game, legend), observation(game, legend)]
    parts += [measured.written(GameFound.read(key))] if key in measured_games() else []
    return "\n\n".join(parts) + "\n"


def heading(game: Definition) -> str:
    title, tagline = (words.say("en", game.folder, f"rulebook-{name}") for name in ("title", "tagline"))
    least, most = game.minutes
    rows = [
        ("players", _listed(game.options["players"].values)),
        ("a match of people", f"{least} to {most} minutes"),
        ("version of the rules", game.version),
        ("actions", f"{game.actions:,}, of which at most {game.most_legal:,} are legal at once"),
        ("observation", f"{_numbers(game.observation)} as float32"),
    ]
    made = "<!-- Made by tools/game_pages.py; do not edit by hand. -->"
    return "\n\n".join([f"# {title}", made, tagline, _table(("", ""), rows)])


def names(game: Definition) -> str:
    """How the environments of the game are called."""
    module = named(game.key, game.version)
    rows = [
        ("many at once", f'`majlis.envs.vector("{game.key}", n)`'),
        ("PettingZoo", f"`from majlis.envs import {module}`"),
        ("Gymnasium", f'`gymnasium.make("majlis.envs:{identifier(game.key)}")`'),
        ("OpenSpiel", f'`pyspiel.load_game("majlis_{game.key}")`'),
    ]
    return _table(("environment", "name"), rows)


def house_rules(game: Definition) -> str:
    rows = []
    for option in game.options:
        about = words.say("en", game.folder, f"option-{option.name}.about")
        rows.append((f"`{option.name}`", _values(game, option), about, option.rule))
    told = "The usual value is **bold**; [what each of them does](#what-house-rules-do) stands below."
    return f"## House rules\n\n{told}\n\n" + _table(("name", "values", "about", "rule"), rows)


def actions(game: Definition, legend: Legend) -> str:
    text = game.notation.text
    bounds = itertools.pairwise([*(one.first for one in legend.actions), game.actions])
    rows = []
    for one, (first, after) in zip(legend.actions, bounds, strict=True):
        ends = [text(first)] if after == first + 1 else [text(first), text(after - 1)]
        rows.append((_span(first, after - first), after - first, " … ".join(f"`{end}`" for end in ends), one.about))
    call = f'`majlis.game("{game.key}").definition.notation.text(number)`'
    return f"## Actions\n\n{call} writes any of them.\n\n" + _table(
        ("numbers", "how many", "written", "what they do"), rows
    )


def observation(game: Definition, legend: Legend) -> str:
    """The slots in order; what comes once a seat stands in a table of its own."""
    lines = [
        "## Observation",
        f'`majlis.game("{game.key}").definition.legend.read(observation, name, seat)` reads a part by its name. '
        "Places are those of the flattened array. Seats count from the observer on; those not played are 0.",
    ]
    for (seats, stride), slots in itertools.groupby(legend.slots.values(), lambda slot: (slot.seats, slot.stride)):
        lines += list(_slots(list(slots), seats, stride))
    return "\n\n".join(lines)


def _slots(slots: list[Slot], seats: int, stride: int) -> Iterator[str]:
    if stride:
        yield f"Once for each of {seats} seats, each {stride} further than the one before:"
    rows = [
        (_span(slot.first, math.prod(slot.shape)), f"`{slot.name}`", _shape(slot.shape), slot.about) for slot in slots
    ]
    yield _table(("places of the observer" if stride else "places", "name", "shape", "what it holds"), rows)


def _values(game: Definition, option: Option) -> str:
    if isinstance(option, Numbers):
        return f"one a seat: {_listed(option.values)}; or nothing"
    usual = None if callable(option.default) else option.default
    if len(option.values) > MOST_LISTED:
        return f"{_listed(option.values)}; **{usual}**" if usual is not None else _listed(option.values)
    shown = ", ".join(f"**{value}**" if value == usual else str(value) for value in option.values)
    return shown if usual is not None else f"{shown}; usually by the others"


def _listed(values: Any) -> str:
    numbers = list(values)
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(map(str, numbers))


def _span(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}-{first + count - 1}"


def _numbers(shape: tuple[int, ...]) -> str:
    flat = f"{math.prod(shape):,} numbers"
    return flat if len(shape) == 1 else f"{_shape(shape)}, so {flat},"


def _shape(shape: tuple[int, ...]) -> str:
    return " by ".join(map(str, shape))


def _table(heads: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines)


def files() -> dict[Path, str]:
    """What each of the made files has to hold; games of somebody else's have pages of their own."""
    own = [key for key in keys() if definition(key).package.startswith("majlis.games.")]
    return {FOLDER / f"{key}.md": page(key) for key in own}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")
        sys.stdout.write(f"wrote {path.relative_to(ROOT)}\n")
