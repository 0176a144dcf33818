"""Tables that the page referees itself, in Node: whole matches with bots, played as a page would, checked by Python."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatch_build
import majlis
from majlis.match.match import Match
from majlis.match.replay import Replay
from majlis.server.bots.pool import stream
from majlis.server.matches import finished
from majlis.server.matches.log import MatchLog
from majlis.server.matches.windows import is_sealed
from majlis.server.tables.rematch import following
from tests.conformance.walks import configured
from tests.wasm.built import built
from tests.web.test_referee import KEYS, SOURCE, WEB, node, rolled_up

SHORT: dict[str, dict[str, int]] = {"taki": {"rounds": 1}, "toitoi": {"rounds": 1}}
"""House rules that keep a match short."""
FEW = 4
"""Matches of each game."""
MOST_THOUGHTS = 25
"""Of bots in a match that are thought again."""


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Plays at local tables."""
    hatch_build.prepare_web()
    return rolled_up(WEB / "src/testing/localMatches.ts", tmp_path_factory.mktemp("local") / "matches.mjs")


def plan(key: str, number: int) -> dict[str, Any]:
    """A table for one or two at the screen and bots of any level, with random house rules."""
    chance = random.Random(f"{key} {number} local")
    options = {**(configured(key, number) if number else {}), **SHORT.get(key, {})}
    players = majlis.game(key, **options).players
    people = {chance.randrange(players), *((chance.randrange(players),) if number % 2 else ())}
    seats: list[dict[str, Any]] = [{"occupant": "bot", "level": chance.choice((1, 2))} for _ in range(players)]
    for order, seat in enumerate(sorted(people)):
        seats[seat] = {"occupant": "me"} if order == 0 else {"occupant": "device", "name": None}
    goal = "place" if number % 2 else "win"
    table = {"game": key, "options": options, "seats": seats, "goal": goal, "start": True}
    # Where nothing is taken back, a bot's luck follows from the ply that a replay tells.
    return {
        "plan": table,
        "seed": number + 1,
        "resigns": 10 if number % 4 == 3 else 0,
        "undoes": 8 if number % 2 else 0,
    }


@pytest.mark.parametrize("key", KEYS)
def test_whole_matches_are_refereed_as_python_would(key: str, program: Path) -> None:
    plans = [plan(key, number) for number in range(FEW)]
    file = program.with_name(f"{key}.json")
    file.write_text(json.dumps(plans))
    lines = node(str(program), str(built(key).parent), str(SOURCE), str(file)).splitlines()
    assert len(lines) == FEW
    told = [json.loads(line) for line in lines]
    thought = 0
    for one, asked in zip(told, plans, strict=True):
        assert "wrong" not in one, one["wrong"]
        check(one)
        if not asked["undoes"]:
            thought += check_bots(one, asked["plan"])
    assert thought
    assert sum(one["refused"] for one in told)


def check(told: dict[str, Any]) -> None:
    match = Replay.loads(json.dumps(told["replay"])).verify()
    outcome = MatchLog("", match).outcome(())
    assert msgspec.to_builtins(outcome) == told["outcome"]
    for viewer, look in zip((None, -1, 0), told["looks"], strict=True):
        assert msgspec.to_builtins(finished.look(match, viewer, 0, told["last"], outcome)) == look
    for view in told["seen"]:
        assert msgspec.to_builtins(match.view(view["seat"])) == view["view"]
    check_next(match, outcome.places if outcome else [], told["next"])
    assert told["next"]["seats"] == [told["before"][-1], *told["before"][:-1]]
    assert told["goesOn"] == (match.ply > 1)


def check_bots(told: dict[str, Any], table: dict[str, Any]) -> int:
    """Bots acted as they would have in Python, playing for what the table says; how often that was compared."""
    replay = Replay.loads(json.dumps(told["replay"]))
    thinkers = {
        seat: majlis.bot("search", each["level"], table["goal"])
        for seat, each in enumerate(table["seats"])
        if each["occupant"] == "bot"
    }
    compared, opened = 0, 0
    before: set[int] = set()
    for ply, (seat, text, _) in enumerate(told["replay"]["moves"]):
        match = replay.at(ply)
        asked = set(match.actors())
        # Those who choose in secret all thought when they were asked, and the others are told later.
        opened = opened if asked and asked < before else ply
        before = asked
        sealed = is_sealed(match, match.game.definition.notation.action(text))
        # Among several who may speak, who spoke first tells nothing of the others.
        if seat not in thinkers or (not sealed and (len(asked) > 1 or opened != ply)):
            continue
        then = replay.at(opened)
        rng = stream(match.seed, "seat", seat, opened)
        assert match.text(thinkers[seat].think(then.game, then.hidden(seat), seat, rng).action) == text
        compared += 1
        if compared == MOST_THOUGHTS:
            break
    return compared


def check_next(match: Match, places: Sequence[int], told: dict[str, Any]) -> None:
    """The next match begins as at the server: by the same house rules, with the same one leading, and no draw is told where none was."""
    then = following(match, match.game.options.plain(), places)
    game = majlis.game(match.game.key, **then.options)
    assert told["options"] == game.options.plain()
    assert told["undrawn"] == (then.match is not None)
    began = game.start(bytes.fromhex(told["seed"]))
    if then.match is not None:
        began, leader = began.undrawn(), getattr(match.game.definition.rematch, "LEADER", "")
        assert began.state()[leader] == then.match.state()[leader]
    assert told["opening"] == began.opening()
