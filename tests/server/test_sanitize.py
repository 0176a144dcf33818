"""Names that people type are safe to show beside others."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.server.security.sanitize import cleaned, is_mixed, looks_like, skeleton

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
        ("\u3164", ""),
        ("Ali\u3164\u2800\u115f", "Ali"),
        ("Ali\U0001d159\U00013441\U00013442\U00016fe4\ufffc", "Ali"),
        ("\U0001d159", ""),
        ("Al\u200bi\u2060\ufeff\u00ad", "Ali"),
        ("Al\u200di\u200c", "Ali"),
        ("יע\u200dל", "יעל"),
        ("Ali\ufe0f\u034f\U000e0100", "Ali"),
        ("❤\ufe0f Noor", "❤\ufe0f Noor"),
        ("👩\u200d❤\ufe0f\u200d👩", "👩\u200d❤\ufe0f\u200d👩"),
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


@pytest.mark.parametrize(
    "name",
    ["Layla", "ليلى", "ליילה", "Layla ليلى", "Noa נועה", "Layla/ليلى", "al-ليلى", "Zoë", "Αλέξης", "Дмитрий", "Иван",
     "山田たろう", "김민수", "Noor 7", "نور 7", "نور ٧", "👑 Sara", "Mary-Jane O’Neil", "می\u200cخواهم"],
)  # fmt: skip
def test_names_of_one_script_a_word_are_good(name: str) -> None:
    assert not is_mixed(name)


@pytest.mark.parametrize(
    "name", ["Аlice", "Pаypal", "Ali\u03b1", "Lαyla", "علиali", "Laylaليلى", "נoa", "Bob В\u043eb"]
)
def test_a_word_of_several_scripts_is_mixed(name: str) -> None:
    assert is_mixed(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ali", "ali"),
        ("Ali", "A l i."),
        ("Ali", "Al\u0456"),
        ("Ali", "AlI"),
        ("Ali", "Al1"),
        ("Sara", "Śàrä"),
        ("Sara", "Ѕаrа"),
        ("Noor", "N00r"),
        ("Coco", "Сосо"),
        ("Marna", "Mama"),
        ("Layla", "𝓛𝓪𝔂𝓵𝓪"),
        ("Layla", "Ｌａｙｌａ"),
        ("ليلى", "ليلي"),
        ("ليلى", "لیلی"),
        ("كريم", "کریم"),
        ("أحمد", "احمد"),
        ("فاطمة", "فاطمه"),
        ("مُحَمَّد", "محمد"),
        ("محمـد", "محمد"),
        ("שִׁירָה", "שירה"),
        ("Guest 25", "Guest ٢٥"),
        ("👑", "👑"),
    ],
)
def test_names_that_can_be_taken_for_each_other(one: str, other: str) -> None:
    assert looks_like(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("ꓢꓮꓣꓮ", "Sara"), ("ꓡꓮꓬꓡꓮ", "layla"), ("ᎪᏞᎥ", "Ali"), ("ᏚᎪᎡᎪ", "SARA"), ("հօօո", "hoon"), ("ՕՏՍ", "Osu"), ("ⲤΟⲤΟ", "coco"),
     ("ꓢꓮꓣꓮ", "ᏚᎪᎡᎪ"), ("𐊠𐊫", "Ao"), ("ᗅᒪ", "al")],
)  # fmt: skip
def test_letters_of_whatever_script_are_taken_for_those_of_the_same_shape(one: str, other: str) -> None:
    assert looks_like(one, other)
    assert looks_like(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Арман", "Армен"), ("Նարեկ", "Արամ"), ("ᏣᎳᎩ", "ᏣᎳᎾ"), ("Νίκος", "Νίκη"), ("ꓡꓲꓢꓴ", "ꓡꓲꓢꓱ"), ("أحمد", "أمجد")],
)
def test_names_of_other_scripts_stay_apart(one: str, other: str) -> None:
    assert not looks_like(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ali", "Eli"), ("Sara", "Sami"), ("ليلى", "سلمى"), ("نور", "نورا"), ("נועה", "נוע"), ("Guest 10", "Guest 12"),
     ("אורח/ת 101", "אורח/ת 110"), ("👑", "🐪"), ("Layla", "ليلى"), ("first", "second")],
)  # fmt: skip
def test_names_that_nobody_mistakes(one: str, other: str) -> None:
    assert not looks_like(one, other)


@given(st.integers(0, 999), st.integers(0, 999))
def test_numbered_guests_are_told_apart(one: int, other: int) -> None:
    assert looks_like(f"Guest {one}", f"Guest {other}") == (one == other)


@given(st.text(min_size=1, max_size=24))
def test_every_name_has_a_skeleton_and_looks_like_itself(name: str) -> None:
    assert skeleton(name)
    assert looks_like(name, name.upper().lower()) or name.casefold() != name.upper().lower().casefold()
