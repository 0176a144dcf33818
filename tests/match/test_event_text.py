"""Events in words: by the numbers of the seats, and by names."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import majlis
from majlis import words
from tools import event_text_cases

NAMES = ["Layla", "\u0639\u0645\u0631", "Noor", "Sami"]
"""One of them in Arabic letters."""
OMAR = "\u2068\u0639\u0645\u0631\u2069"
"""Isolated, so that the letters around it keep their order."""
MARKS = dict.fromkeys((0x2068, 0x2069, 0x200F))
"""What isolates and turns, and is not seen."""
NAMED_ALONE = ("en", "ar")
"""The languages whose sentences have no word for a player before the name."""


def tell(key: str, event: dict[str, Any], lang: str, named: bool = True) -> str:
    return majlis.game(key, players=4).start(0).tell(event, lang, NAMES if named else None)


def test_a_name_stands_where_the_number_stood() -> None:
    event = {"event": "caught", "seat": 0, "target": 2}
    assert tell("taki", event, "en", named=False) == "Player 1 catches player 3, who did not say “last card!”."
    assert tell("taki", event, "en") == "Layla catches Noor, who did not say “last card!”."


def test_a_name_keeps_its_direction_to_itself_in_every_language() -> None:
    event = {"event": "moved", "seat": 1, "from": "e9", "to": "e8"}
    assert tell("quoridor", event, "en") == f"{OMAR} moves from e9 to e8."
    for lang in ("ar", "he"):
        assert tell("quoridor", event, lang).count(OMAR) == 1


@pytest.mark.parametrize(
    ("lang", "numbered", "named"),
    [
        ("en", "The win is shared: player 1, player 2.", f"The win is shared: Layla, {OMAR}."),
        ("ar", "اللاعب 1، اللاعب 2", f"\u200fLayla، {OMAR}"),
        ("he", "שחקן 1, שחקן 2", f"\u200fLayla, {OMAR}"),
    ],
)
def test_several_winners_are_listed_with_the_comma_of_the_language(lang: str, numbered: str, named: str) -> None:
    event = {"event": "shared", "seats": [0, 1]}
    assert numbered in tell("nahs", event, lang, named=False).translate(MARKS)
    assert named in tell("nahs", event, lang)


@pytest.mark.parametrize("key", majlis.games())
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_sentence_about_a_named_player_has_a_number_in_the_name_s_place(key: str, lang: str) -> None:
    source = (majlis.game(key).definition.folder / "words" / f"{lang}.ftl").read_text("utf-8")
    events = re.findall(r"^event-.*\n(?: .*\n)*", source, re.MULTILINE)
    assert events
    for text in events:
        assert not re.search(r"\$(?:seat|target|seats) ->", text), "a name has no plural form"
        if lang in NAMED_ALONE:
            assert not re.search(r"\$(?:seat|target|seats|other_seat)\b", text), "the name stands alone"


@pytest.mark.parametrize(
    "file", sorted(words.SHARED.parent.rglob("*ar.ftl")), ids=lambda file: "/".join(file.parts[-3:])
)
def test_in_arabic_no_word_grows_together_with_a_name(file: Path) -> None:
    """Without a name a player is called by a word with an article, which takes no letter before it but "and"."""
    found = re.findall(
        r"\S*[^\s\u0648\u00ab]\{ \$(?:name|partner|(?:target_|other_)?player(?:_inside)?) \}", file.read_text("utf-8")
    )
    assert not found


def test_in_arabic_what_somebody_did_is_told_after_the_name_and_a_colon() -> None:
    event = {"event": "laid", "seat": 0, "card": "r5", "figure": "5", "colour": "r"}
    told = tell("taki", event, "ar").translate(MARKS)
    assert told == "Layla: 5 حمراء."


def test_the_sentences_that_the_page_is_tested_with_are_current() -> None:
    assert event_text_cases.FILE.read_text("utf-8") == event_text_cases.written(), (
        "run python tools/event_text_cases.py"
    )


def test_the_page_is_tested_with_every_event_there_is() -> None:
    cases = json.loads(event_text_cases.FILE.read_text("utf-8"))["cases"]
    for key in majlis.games():
        source = (majlis.game(key).definition.folder / "words" / "en.ftl").read_text("utf-8")
        told = {case["event"]["event"] for case in cases if case["game"] == key}
        assert told == set(re.findall(r"^event-(\w+)", source, re.MULTILINE))


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_negative_number_has_a_minus_sign(lang: str) -> None:
    scored = {"event": "scored", "seat": 0, "box": "(5,5)(5,5)", "points": -10, "total": -1234}
    text = tell("toitoi", scored, lang)
    assert "\N{MINUS SIGN}10" in text
    assert "\N{MINUS SIGN}1,234" in text
    assert "-" not in text
