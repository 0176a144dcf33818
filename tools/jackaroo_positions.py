"""Write positions of real Jackaroo matches, with every legal action and what it does, for the tests of its board."""

import json
from pathlib import Path
from typing import Any

import majlis
from majlis.kernel.seeds import new_stream
from majlis.match.match import Match

FILE = Path(__file__).resolve().parent.parent / "web/src/boards/jackaroo/positions.cases.json"
TABLES: tuple[tuple[dict[str, Any], int], ...] = (
    ({"players": 2}, 1),
    ({"players": 4}, 2),
    ({"players": 4, "mouth": 1, "queen_burns": "yes", "jack": "any"}, 3),
    ({"players": 4, "seven_parts": 4, "king_spares_own": "yes", "no_play": "hand"}, 4),
    ({"players": 6, "jump_limit": "none", "locked_out": "five_and_ten"}, 5),
)
PLACED: tuple[tuple[dict[str, Any], list[list[str]], list[str]], ...] = (
    (
        {"players": 4, "seven_rest": "partner", "five_on_home": "moves"},
        [
            ["ring 73", "base 2", "base 3", "base 4"],
            ["ring 19", "grave", "grave", "grave"],
            ["ring 38", "ring 50", "grave", "grave"],
            ["ring 43", "grave", "grave", "grave"],
        ],
        ["5", "7"],
    ),
    (
        {"players": 6, "seven_rest": "partner", "seven_parts": 4},
        [
            ["ring 111", "ring 112", "base 3", "base 4"],
            ["ring 30", "grave", "grave", "grave"],
            ["grave", "grave", "grave", "grave"],
            ["ring 51", "base 1", "grave", "grave"],
            ["ring 57", "grave", "grave", "grave"],
            ["grave", "grave", "grave", "grave"],
        ],
        ["7"],
    ),
)
"""Positions of the last deal with the hand of the first seat, for what matches seldom show."""
MOST = 40
"""Positions of a table."""


def written() -> str:
    """Of a match at each table, played by instinct, the positions that show something new; and those put up."""
    cases = [case for options, seed in TABLES for case in played(options, seed)]
    cases += [placed(*each) for each in PLACED]
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases) + "\n]\n"


def played(options: dict[str, Any], seed: int) -> list[dict[str, Any]]:
    """The telling positions of one match: each shows something that those before it did not."""
    game = majlis.game("jackaroo", **options)
    match, bot, stream = game.start(seed=seed), majlis.bot("instinct"), new_stream(seed)
    cases: list[dict[str, Any]] = []
    seen: set[str] = set()
    while match.result() is None:
        [seat] = match.actors()
        legal = match.legal(seat)
        signs = {sign(match, seat, action) for action in legal}
        if len(cases) < MOST and not signs <= seen:
            seen |= signs
            cases.append(case(match, seat, options))
        match.play(seat, bot.choose(match.view(seat), legal, stream))
    return cases


def placed(options: dict[str, Any], marbles: list[list[str]], hand: list[str]) -> dict[str, Any]:
    """A position that was put up; the others hold a 2 each."""
    game = majlis.game("jackaroo", **options)
    players = len(marbles)
    removed = ["K"] * 8 if players == 6 else []
    facts = {"leader": 0, "block": 0, "turn": 0, "stopped": False, "plays": 100, "deck": [], "removed": removed}
    hands = [hand, *([["2"]] * (players - 1))]
    return case(game.position({**facts, "hands": hands, "marbles": marbles}), 0, options)


def sign(match: Match, seat: int, action: str) -> str:
    """What an action shows: card and form, who dies, who comes in, and whether it is played for the teammate."""
    card, *words = action.split(" ")
    places = list(moved(match, seat, action).values())
    ends = [place.split(" ")[0] for place in places if not place.startswith("ring")]
    is_in = all(place.startswith("base") for place in match.state()["marbles"][seat])
    rest = any(word.startswith("p") for word in words)
    return f"{card} {len(words)} {rest} {words[0] if card == 'throw' else ''} {sorted(ends)} {is_in}"


def case(match: Match, seat: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position, and for each legal action the marbles that are elsewhere after it."""
    state = match.state()
    return {
        "options": {"mouth": 2} | options,
        "seat": seat,
        "marbles": state["marbles"],
        "legal": {action: moved(match, seat, action) for action in match.legal(seat)},
    }


def moved(match: Match, seat: int, action: str) -> dict[str, str]:
    """Where an action leaves those marbles that it moves."""
    before = match.state()["marbles"]
    other = match.game.position(match.state())
    other.play(seat, action)
    return {
        f"s{colour + 1}.m{number + 1}": place
        for colour, row in enumerate(other.state()["marbles"])
        for number, place in enumerate(row)
        if place != before[colour][number]
    }


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
