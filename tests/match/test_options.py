"""Options: what is wrong is named, with what would be right."""

from pathlib import Path

import pytest

import majlis


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(majlis.UnknownGame, match=", ".join(majlis.games())):
        majlis.game("chess")


def test_every_folder_of_a_game_is_found() -> None:
    folder = Path(majlis.__file__).parent / "games"
    assert set(majlis.games()) == {file.parent.name for file in folder.glob("*/rules.py")}


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(majlis.OptionError, match="has no option 'colour'") as caught:
        majlis.game("quoridor", colour="red")
    assert caught.value.option == "colour"


@pytest.mark.parametrize("value", [3, "three", 2.5, True, [2]])
def test_a_wrong_value_is_named_with_the_right_ones(value: object) -> None:
    with pytest.raises(majlis.OptionError, match="it may be 2, 4") as caught:
        majlis.game("quoridor", players=value)
    assert caught.value.option == "players"


@pytest.mark.parametrize("value", [[3], "3,4", (1, 2, 367)])
def test_one_number_a_seat_is_asked_for_where_it_is_needed(value: object) -> None:
    with pytest.raises(majlis.OptionError, match="3 numbers, one a seat, each 0 to 366"):
        majlis.game("toitoi", players=3, tie="birthday", birthdays=value)


def test_options_that_do_not_go_together_are_refused_at_set_up() -> None:
    with pytest.raises(majlis.OptionError, match="only 20 fences") as caught:
        majlis.game("quoridor", players=4, fences=6)
    assert caught.value.option == "fences"


def test_numbers_and_truths_may_be_written_as_text_and_back() -> None:
    game = majlis.game("quoridor", players="4", teams=True)
    assert game.options["players"] == 4
    assert game.options["teams"] == "yes"


def test_an_option_tells_its_choices_default_and_rule() -> None:
    detail = majlis.game("quoridor", size=7).options.detail("size")
    assert (detail.value, detail.default, detail.choices, detail.rule) == (7, 9, (5, 7, 9), "Q-3")


def test_a_default_may_follow_another_option() -> None:
    assert majlis.game("quoridor").options["fences"] == 10
    assert majlis.game("quoridor", players=4).options["fences"] == 5


def test_options_are_words_in_three_languages() -> None:
    from majlis import words

    for key in majlis.games():
        definition = majlis.game(key).definition
        for lang in words.LANGUAGES:
            for option in definition.options:
                assert words.say(lang, definition.folder, f"option-{option.name}"), (key, lang, option.name)
                assert words.say(lang, definition.folder, f"option-{option.name}.about")
                if isinstance(option.values, tuple) and isinstance(option.values[0], str):
                    for value in option.values:
                        assert words.say(lang, definition.folder, f"option-{option.name}.v-{value}")
