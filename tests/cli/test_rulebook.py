"""`majlis rules`."""

import pytest

import majlis as library
from majlis import words
from majlis.games import definition
from majlis.terminal.rulebook import NUMBERED
from tests.cli.program import LANGUAGES, majlis

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", library.games())
def test_the_rulebook_shows_every_chapter_rule_and_house_rule(key: str, lang: str) -> None:
    ran = majlis("rules", key, "--lang", lang)
    assert ran.code == 0
    for heading, names in words.chapters(lang, definition(key).folder):
        assert heading in ran.out
        assert not [name for name in names if name.startswith(words.REFUSALS)], "sentences that refuse are no chapter"
        for name in names:
            shown = name if NUMBERED.fullmatch(name) else name.removeprefix("option-")
            assert shown in ran.out or not name.startswith("option-")
            assert shown in ran.out or not NUMBERED.fullmatch(name)


@pytest.mark.parametrize("number", ["Q-9", "q-9", "9"])
def test_one_rule_is_found_by_its_number(number: str) -> None:
    ran = majlis("rules", "quoridor", "--rule", number)
    assert ran.code == 0
    assert ran.out.startswith("Q-9 ")
    assert "step to the square on its left" in ran.out
    assert "Q-8" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_does_not_exist_is_refused_with_those_that_do(lang: str) -> None:
    ran = majlis("rules", "quoridor", "--rule", "Q-99", "--lang", lang)
    assert ran.code == 1
    assert "Q-13" in ran.err
    assert ran.out == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", library.games())
def test_house_rules_show_every_value_and_which_is_usual(key: str, lang: str) -> None:
    ran = majlis("rules", key, "--options", "--lang", lang)
    assert ran.code == 0
    for option in definition(key).options:
        assert option.name in ran.out
        for value in option.values if isinstance(option.values, tuple) else ():
            assert str(value) in ran.out or isinstance(value, int)
    assert "▸" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_game_is_one_line_on_the_error_stream(lang: str) -> None:
    ran = majlis("rules", "chess", "--lang", lang)
    assert ran.code == 1
    assert ran.out == ""
    assert "chess" in ran.err
    assert "quoridor" in ran.err
    assert len(ran.err.splitlines()) == 1


def test_debug_shows_where_an_error_comes_from() -> None:
    with pytest.raises(library.UnknownGame):
        majlis("--debug", "rules", "chess")
