"""Where a leaflet is garbled or its languages disagree, the rulebook says so, and how to play the other reading."""

import pytest

from majlis import words
from majlis.games import definition

LEAFLET = {"en": "leaflet", "ar": "ورقة التعليمات", "he": "עלון"}

GARBLED = [("jackaroo", "J-27"), ("quoridor", "Q-2"), ("taki", "T-1"), ("toitoi", "O-14")]
"""What the leaflet says in its own words is not what is played, and no house rule is needed for it."""

DISPUTED = [("jackaroo", "J-18", "jump_limit"), ("jackaroo", "J-26", "no_play"), ("quoridor", "Q-3", "starter")]
"""Its languages disagree, and a house rule gives the other reading."""


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("key", "rule"), GARBLED)
def test_a_rulebook_says_where_the_leaflet_is_garbled(key: str, rule: str, lang: str) -> None:
    said = words.say(lang, definition(key).folder, rule)
    assert LEAFLET[lang] in said


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("key", "rule", "option"), DISPUTED)
def test_where_languages_disagree_the_house_rule_is_named(key: str, rule: str, option: str, lang: str) -> None:
    folder = definition(key).folder
    said = words.say(lang, folder, rule)
    assert LEAFLET[lang] in said
    assert words.say(lang, folder, f"option-{option}") in said
