"""Names that people type are safe to show beside others."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.server.names import cleaned

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Noor \t\n Al-Din ", "Noor Al-Din"),
        ("أمينة", "أمينة"),
        ("שִׁירָה", unicodedata.normalize("NFC", "שִׁירָה")),
        ("\u202eevil\u202c", "evil"),
        ("a\u2066b\u2069c\u200ed\u200fe", "abcde"),
        ("nul\x00l\x1b[31m", "null[31m"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("\u200d\u200c", ""),
        (" \u3000\u00a0 ", ""),
        ("\u0301\u0302", ""),
        ("a" + "\u0300" * 40, "à" + "\u0300" * 4),
        ("\ud83d", ""),
        ("\U000e0041", ""),
    ],
)
def test_what_is_typed_and_what_is_shown(typed: str, shown: str) -> None:
    assert cleaned(typed) == shown


@given(st.text(max_size=60))
def test_nothing_that_is_left_can_turn_or_break_a_line(typed: str) -> None:
    shown = cleaned(typed)
    assert not [
        char
        for char in shown
        if unicodedata.bidirectional(char) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    ]
    assert not [char for char in shown if unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"}]
    assert shown == shown.strip()
    assert "  " not in shown


@given(st.text(max_size=60))
def test_cleaning_twice_changes_nothing_more(typed: str) -> None:
    assert cleaned(cleaned(typed)) == cleaned(typed)
