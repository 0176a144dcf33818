"""House rules that are measured: every option and value of every game, and a page that tells what changes."""

from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis.games.definition import Numbers
from majlis.lab.findings import ChangeFound, Found
from tools.house_rules import page, results
from tools.house_rules.cases import cases
from tools.house_rules.results import CaseFound, GameFound, RefusalFound

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("key", majlis.games())
def test_every_option_of_every_game_stands_on_the_page(key: str) -> None:
    """With the rules as they are now, and each value that was planned."""
    kept, advice = GameFound.read(key), f"run python -m tools.house_rules.measure {key} && python -m tools.game_pages"
    assert kept.version == majlis.game(key).version, advice
    measured = {(case.option, str(case.value)) for case in kept.cases}
    assert measured == {(case.option, str(case.value)) for case in cases(key)}, advice
    assert kept.matches >= 2000
    text = page.written(kept)
    for name in majlis.game(key).options:
        assert f"### `{name}`: " in text


def possible(key: str, name: str, value: Any) -> bool:
    """Whether some table can choose the value at all."""
    for players in majlis.game(key).options.detail("players").choices:
        try:
            majlis.game(key, **{"players": players, name: value})
        except majlis.OptionError:
            continue
        return True
    return False


@pytest.mark.parametrize("key", majlis.games())
def test_every_value_of_every_option_is_compared_with_the_usual_one(key: str) -> None:
    game = majlis.game(key)
    found = {(case.option, str(case.value)) for case in cases(key)}
    assert {name for name, _ in found} == set(game.options)
    for option in game.definition.options:
        if isinstance(option, Numbers) or option.name in game.definition.seat_options:
            continue
        for value in game.options.detail(option.name).choices:
            if value != game.options[option.name] and possible(key, option.name, value):
                assert (option.name, str(value)) in found


@pytest.mark.parametrize("key", majlis.games())
def test_both_sides_of_a_comparison_can_be_played_and_differ_in_one_option(key: str) -> None:
    for case in cases(key):
        here, usual = majlis.game(key, **case.options), majlis.game(key, **case.usual)
        assert here.options[case.option] != usual.options[case.option]
        assert {**case.usual, case.option: case.value} == case.options


def made(**changes: Any) -> CaseFound:
    """A case in which nothing has changed but what is named."""
    same = Found(0.5, 0.4, 0.6, 100)
    still = ChangeFound(0.0, -0.1, 0.1, 0.0, "slight", False)
    fields: dict[str, Any] = {
        "option": "fences",
        "value": 5,
        "beside": {},
        "measures": dict.fromkeys(page.COLUMNS, same),
        "usual": dict.fromkeys(page.COLUMNS, same),
        "effects": dict.fromkeys(page.COLUMNS, still),
        "refusals": [],
    }
    return CaseFound(**{**fields, **changes})


def told(case: CaseFound) -> str:
    return page._told(majlis.game("quoridor").definition, case)


def test_what_changes_is_told_in_words() -> None:
    assert told(made()) == "nothing that anybody would notice."
    longer = ChangeFound(20.0, 15.0, 25.0, 0.6, "medium", True)
    case = made(
        measures={**made().measures, "plays": Found(120, 118, 122, 100)},
        usual={**made().usual, "plays": Found(100, 98, 102, 100)},
        effects={**made().effects, "plays": longer},
    )
    assert told(case) == "matches are longer by 20 % (medium)."
    rarer = RefusalFound("closes_way", "Q-7", 0.1, 0.4, ChangeFound(-0.3, -0.4, -0.2, -0.7, "medium", True))
    assert "Q-7" in told(made(refusals=[rarer]))
    assert "10 % of positions instead of 40 %" in told(made(refusals=[rarer]))


def test_results_are_read_back_and_become_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    kept = GameFound("quoridor", 2, "instinct:4", "instinct:3", 2000, [made(), made(option="size", value=7)])
    kept.write()
    assert GameFound.read("quoridor") == kept
    text = page.written(kept)
    assert "### `fences`: " in text
    assert "| **10** (usual) |" in text
    assert "| 5 |" in text
