"""`majlis bench`."""

import json

import pytest

from tests.cli.program import LANGUAGES, majlis

pytestmark = pytest.mark.interpreted


def test_json_has_both_ways_of_playing() -> None:
    ran = majlis("bench", "quoridor", "--seconds", "0.01", "--json", "-o", "size=5")
    listed, lazily = json.loads(ran.out)
    assert (listed["way"], lazily["way"]) == ("listed", "playout")
    for speed in (listed, lazily):
        assert speed["game"] == "quoridor"
        assert speed["games"] >= 1
        assert speed["mean_length"] == pytest.approx(speed["plies"] / speed["games"], abs=0.01)
        assert speed["plies_per_second"] == pytest.approx(speed["plies"] / speed["seconds"], abs=0.01)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_the_language(lang: str) -> None:
    ran = majlis("bench", "quoridor", "--seconds", "0.01", "-o", "size=5", "--lang", lang)
    title = {"en": "Quoridor", "ar": "كوريدور", "he": "ברבר"}[lang]
    assert ran.code == 0
    assert ran.out.count(title) == 2
