"""Events in words, with the players' names or with the numbers of their seats."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from majlis import words

PLAYERS = {"seat": "player", "target": "target_player", "other_seat": "other_player"}
"""What an event says of a seat, and the argument in which its message finds the player's name."""


def event_text(lang: str, folder: Path, event: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
    """An event in words; without names the players are numbered, from 1."""
    args = {key: value for key, value in event.items() if value is not None}
    for key, player in PLAYERS.items():
        if key in args:
            at_the_start, inside, short = _called(lang, args[key], names)
            args |= {key: short, player: at_the_start, f"{player}_inside": inside}
    if "kinds" in args:
        named = (words.say(lang, folder, "kind-named", {"kind": kind}) for kind in args["kinds"])
        args["kinds"] = _listed(lang, named)
    if "seats" in args:
        called = [_called(lang, seat, names) for seat in args["seats"]]
        args["players"] = _listed(lang, (inside for _, inside, _ in called))
        args["seats"] = _listed(lang, (str(short) for _, _, short in called))
    return words.say(lang, folder, f"event-{event['event']}", args)


def _called(lang: str, seat: int, names: Sequence[str] | None) -> tuple[str, str, str | int]:
    """Who sits there: to begin a sentence with, inside one, and after a word for `player`."""
    if names is None:
        number = {"seat": seat + 1}
        at_the_start = words.say(lang, None, "player-numbered", number)
        return at_the_start, words.say(lang, None, "player-numbered.inside", number), seat + 1
    # English sentences isolate nothing by themselves, but a name may be written in any script.
    name = _isolated(names[seat]) if lang == "en" else names[seat]
    return name, name, name


def _listed(lang: str, names: Iterable[str]) -> str:
    """Several names, one after the other, from where the language begins."""
    said = [_isolated(name) for name in names]
    # A list from the right begins with a mark: isolated names give it no direction, and it would run from the left.
    mark = words.FROM_THE_RIGHT if len(said) > 1 and words.direction(lang) == "rtl" else ""
    return mark + words.LANGUAGE[lang].comma.join(said)


def _isolated(name: str) -> str:
    """The name between marks that keep its direction to itself; plain Latin needs none."""
    is_plain = name.isascii() or name.startswith("\N{FIRST STRONG ISOLATE}")
    return name if is_plain else f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
