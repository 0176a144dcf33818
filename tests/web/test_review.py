"""The page looks back at a match as Python does, to the digit: the same choices, chances, luck and mistakes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import majlis
from tests.analysis.blunders import given_up, played
from tests.analysis.test_review import BLUNDERS, EFFORT
from tests.wasm.built import built
from tests.web.test_referee import KEYS, WEB, node, rolled_up


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Looks back at matches in Node."""
    return rolled_up(WEB / "src/testing/reviewCases.ts", tmp_path_factory.mktemp("review") / "cases.mjs")


def in_the_page(program: Path, replays: list[majlis.Replay], effort: int) -> list[dict[str, Any]]:
    file = program.with_name(f"{replays[0].game}-{effort}.jsonl")
    file.write_text("".join(json.dumps(json.loads(replay.dumps())) + "\n" for replay in replays))
    folder = built(replays[0].game).parent
    return [json.loads(line) for line in node(str(program), str(folder), str(file), str(effort)).splitlines()]


@pytest.mark.parametrize("key", KEYS)
def test_the_page_finds_what_python_finds(key: str, program: Path) -> None:
    """A match with a blunder in it; the page names the blunder, too."""
    match, ply, seat = BLUNDERS[key]()
    replay = match.replay()
    [found] = in_the_page(program, [replay], EFFORT)
    assert found["review"] == majlis.review(replay, EFFORT).as_dict()
    assert found["last"] == [match.ply + match.game.players] * 2
    [closer] = in_the_page(program, [replay], 5)
    assert ply in [choice["ply"] for choice in closer["review"]["seats"][seat]["costliest"]]


def test_partners_four_players_and_giving_up_are_looked_back_at_alike(program: Path) -> None:
    together = played(majlis.game("quoridor", players=4, size=5, fences=1, teams=True), 1)
    for match in (together, given_up()):
        [found] = in_the_page(program, [match.replay()], EFFORT)
        assert found["review"] == majlis.review(match.replay(), EFFORT).as_dict()


def test_the_page_refuses_what_does_not_fit_or_is_not_over(program: Path) -> None:
    match = majlis.game("quoridor", size=5, fences=0, starter=1).start(seed=1)
    match.play(0, "c2")
    unfinished = match.replay()
    over = BLUNDERS["quoridor"]().match.replay()
    broken = majlis.Replay.loads(over.dumps().replace('"b5"', '"d5"'))
    assert [found["review"] for found in in_the_page(program, [unfinished, broken], 1)] == [None, None]
