"""The benchmark of the bots: it goes on where it stopped and keeps the tables of the document."""

import json
from pathlib import Path

import pytest

import majlis
from benchmarks import bots

ASKED_EVERYWHERE = ("random", "search", "instinct-levels", "search-levels")


def test_every_game_and_number_of_players_is_asked() -> None:
    asked = list(bots.questions(list(majlis.games()), list(ASKED_EVERYWHERE), quick=False))
    wanted = {pair for group in ASKED_EVERYWHERE for pair in bots.GROUPS[group]}
    for key in majlis.games():
        for players in majlis.game(key).options.detail("players").choices:
            found = {(q.first, q.second) for q in asked if (q.game, q.players) == (key, players)}
            if (key, players) == ("quoridor", 2):
                assert found == {pair for pair in wanted if "@" not in pair[0]} | bots.ENGINE_ONLY
            else:
                assert found == wanted - bots.ENGINE_ONLY
    assert len({question.key for question in asked}) == len(asked)


def test_every_level_meets_the_one_below() -> None:
    pairs = {(first.partition("@")[0], second) for group in bots.GROUPS.values() for first, second in group}
    assert {(f"{kind}:{n + 1}", f"{kind}:{n}") for kind in ("instinct", "search") for n in range(1, 5)} <= pairs


def test_a_quick_run_asks_at_the_usual_tables_only() -> None:
    asked = {(q.game, q.players) for q in bots.questions(list(majlis.games()), list(bots.GROUPS), quick=True)}
    assert asked == {(key, majlis.game(key).players) for key in majlis.games()} | {("quoridor", 4)}


def test_a_game_can_be_set_up_at_every_table_that_is_asked_about() -> None:
    for key in majlis.games():
        for players in majlis.game(key).options.detail("players").choices:
            assert bots.configured(key, players).players == players


def test_a_run_goes_on_where_it_stopped_and_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "GROUPS", {"random": (("random", "random"), ("instinct:5", "random"))})
    monkeypatch.setattr(bots, "STAGES", (("random", bots.USUAL),))
    page, file = tmp_path / "page.md", tmp_path / "bots.json"
    page.write_text(f"# Title\n\n{bots.BEGIN}\nold\n{bots.END}\n\nthe end\n", "utf-8")
    order = ["--quick", "--game", "toitoi", "--jobs", "1", "--games", "4", "--file", str(file), "--page", str(page)]
    bots.main([*order, "--minutes", "0"])
    assert "run again" in capsys.readouterr().out
    bots.main(order)
    answers = json.loads(file.read_text("utf-8"))
    assert list(answers) == ["toitoi/4/instinct:5/random", "toitoi/4/random/random"]
    assert all(answer["games"] == 4 for answer in answers.values())
    written = page.read_text("utf-8")
    assert written.startswith("# Title\n")
    assert written.endswith("the end\n")
    assert "old" not in written
    assert "| players | random – random | instinct:5 – random |" in written
    capsys.readouterr()
    bots.main(order)
    assert capsys.readouterr().out == ""
    assert page.read_text("utf-8") == written


def test_a_quick_answer_does_not_do_for_a_thorough_run() -> None:
    assert bots.is_answered({"quick": True}, quick=True)
    assert not bots.is_answered({"quick": True}, quick=False)
    assert not bots.is_answered(None, quick=True)


def test_a_further_try_is_made_only_where_the_first_left_it_open() -> None:
    again = bots.Question("search", "taki", 4, "search:5@2048", "instinct:5")
    first = bots.Question("search", "taki", 4, "search:5@512", "instinct:5")
    assert not bots.is_proven_already(again, {})
    assert not bots.is_proven_already(again, {first.key: {"low": 0.48}})
    assert bots.is_proven_already(again, {first.key: {"low": 0.53}})
    assert not bots.is_proven_already(first, {first.key: {"low": 0.53}})
    last = bots.Question("highest", "taki", 4, "search:5", "instinct:5")
    assert not bots.is_proven_already(last, {first.key: {"low": 0.48}, again.key: {"low": 0.49}})
    assert bots.is_proven_already(last, {first.key: {"low": 0.48}, again.key: {"low": 0.51}})
    assert bots.is_proven_already(last, {first.key: {"low": 0.53}})


def test_a_score_that_is_not_proven_is_in_italics() -> None:
    assert bots.cell({"mean": 0.8, "low": 0.71, "high": 0.87}) == "80 (71–87)"
    assert bots.cell({"mean": 0.6, "low": 0.49, "high": 0.7}) == "*60 (49–70)*"
    assert bots.cell(None) == ""


def test_the_document_has_the_marks() -> None:
    text = bots.PAGE.read_text("utf-8")
    assert text.index(bots.BEGIN) < text.index(bots.END)
