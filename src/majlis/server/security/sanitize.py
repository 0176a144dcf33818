"""Names and lines that people type, made safe to show beside others in any direction of writing."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from majlis.server.security.confusables import SHAPES

JOINERS = "\u200c\u200d"
"""Parts of correct spelling in some scripts, and of many emoji."""
MOST_MARKS = 4
"""Marks on one letter; more of them climb over the lines above and below."""
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Letters and signs that nobody sees, though Unicode does not count them among the controls."""
EMOJI_STYLE = "\ufe0f"
"""Asks for the coloured form of a sign."""


def cleaned(text: str) -> str:
    """The text with single spaces and without all that is not seen: controls, formats, blank letters; or nothing."""
    seen = [" " if char.isspace() else char for char in unicodedata.normalize("NFC", text) if _may_be_seen(char)]
    kept = unicodedata.normalize("NFC", "".join(_few_marks(_joined(seen))))
    clean = " ".join(kept.split())
    return clean if any(unicodedata.category(char)[0] in "LNPS" for char in clean) else ""


def _may_be_seen(char: str) -> bool:
    if char.isspace() or char in JOINERS or char == EMOJI_STYLE:
        return True
    is_variant = 0xFE00 <= ord(char) <= 0xFE0F or 0xE0100 <= ord(char) <= 0xE01EF
    return unicodedata.category(char)[0] != "C" and char not in BLANK and not is_variant


def _joined(chars: list[str]) -> list[str]:
    """The joiners only where they do something: between letters of a script that is joined, and inside of emoji."""
    kept: list[str] = []
    for place, char in enumerate(chars):
        before = kept[-1] if kept else " "
        after = chars[place + 1] if place + 1 < len(chars) else " "
        if char == EMOJI_STYLE:
            keep = unicodedata.category(before) in ("So", "Sm") or before in "0123456789#*"
        elif char in JOINERS:
            keep = (_is_joining(before) and _is_joining(after)) or (
                char == "\u200d" and _is_emoji(before) and _is_emoji(after) and after != EMOJI_STYLE
            )
        else:
            keep = True
        if keep:
            kept.append(char)
    return kept


def _is_emoji(char: str) -> bool:
    return char == EMOJI_STYLE or unicodedata.category(char) in ("So", "Sk") or char in "\u2640\u2642"


def _is_joining(char: str) -> bool:
    """Whether it is a letter or mark of a script in which joiners change what is read."""
    if unicodedata.category(char)[0] not in "LM":
        return False
    return unicodedata.name(char, "").partition(" ")[0] in _JOINED_SCRIPTS


_JOINED_SCRIPTS = frozenset(
    [
        "ARABIC",
        "SYRIAC",
        "MONGOLIAN",
        "NKO",
        "DEVANAGARI",
        "BENGALI",
        "GURMUKHI",
        "GUJARATI",
        "ORIYA",
        "TAMIL",
        "TELUGU",
        "KANNADA",
        "MALAYALAM",
        "SINHALA",
        "KHMER",
        "MYANMAR",
        "TIBETAN",
    ]
)


def _few_marks(chars: list[str]) -> Iterator[str]:
    marks = 0
    for char in chars:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS or char == EMOJI_STYLE:
            yield char


# -------------------------------------------------------------------------------------------------- mixed scripts

_BETWEEN_WORDS = re.compile(r"[\s/|&+,()\[\]{}\-\u2010-\u2015]+")
_TOGETHER = {"HIRAGANA": "CJK", "KATAKANA": "CJK", "BOPOMOFO": "CJK", "HANGUL": "CJK", "IDEOGRAPHIC": "CJK"}
"""Scripts that are written in one word."""
_NO_SCRIPT = frozenset(["MODIFIER", "FEMININE", "MASCULINE", "CIRCLED", "SQUARED", "PARENTHESIZED"])


def is_mixed(name: str) -> bool:
    """Whether one word of a name mixes scripts, as in “Аlice” with a Cyrillic first letter.

    A name may have words of several scripts: “Layla ليلى” tells people of both worlds who somebody is, and nobody takes
    it for another name. What looks like somebody else's name at the table is another question (`looks_like`).
    """
    return any(len(_scripts(word)) > 1 for word in _BETWEEN_WORDS.split(name))


def _scripts(word: str) -> set[str]:
    found = set()
    for char in unicodedata.normalize("NFKC", word):
        if unicodedata.category(char)[0] == "L":
            script = unicodedata.name(char, "").partition(" ")[0]
            if script not in _NO_SCRIPT:
                found.add(_TOGETHER.get(script, script))
    return found


# ---------------------------------------------------------------------------------------------------- look-alikes


def looks_like(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, whatever letters, marks, case, spaces and dots they have."""
    return not _skeletons(one).isdisjoint(_skeletons(other))


def _skeletons(name: str) -> set[str]:
    """As it is read, large or small; and by the shapes of its letters as they stand there: “ꓢꓮꓣꓮ” is Lisu."""
    return {skeleton(name), skeleton(unicodedata.normalize("NFKC", name).translate(_SHAPES))}


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """What is left of a name when all that looks alike is the same."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = []
    for char in folded:
        category = unicodedata.category(char)
        if category == "Nd":
            kept.append(str(unicodedata.digit(char)).translate(_ALIKE))
        elif category[0] in "LNS" and category not in ("Sk", "Lm"):
            kept.append(char.translate(_ALIKE))
    return "".join(kept).replace("rn", "m").replace("vv", "w") or name


_SHAPES = str.maketrans({other: letter for letter, others in SHAPES.items() for other in others})
_ALIKE = str.maketrans(
    # Latin: capital i, small L and one; zero; letters with a stroke or a hook.
    dict.fromkeys("1iı|ɩ", "l")
    | dict.fromkeys("0øɵ", "o")
    | {"ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ɑ": "a", "ɡ": "g", "æ": "ae", "œ": "oe", "ŋ": "n", "ƙ": "k", "ʏ": "y"}
    # Cyrillic.
    | dict(zip("авекмнорстухіјѕԁԛԝһгзьѵӏ", "abekmhopctyxljsdqwhr3bvl", strict=True))
    # Greek.
    | dict(zip("αβεζηικμνορτυχωγ", "abezhlkmvoptyxwy", strict=True))
    # Hebrew.
    | {"ס": "o", "ו": "l", "ן": "l"}
    # Arabic: letters that differ by a dot or by the country's way of writing them.
    | dict.fromkeys("ىیيېۍ", "ي")
    | dict.fromkeys("كکڪ", "ك")
    | dict.fromkeys("هةہھەۀۃ", "ه")
    | dict.fromkeys("اٱٲٳ", "ا")
    | dict.fromkeys("وۆۇۈۋ", "و")
)
