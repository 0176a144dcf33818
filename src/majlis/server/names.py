"""Names and lines that people type, made safe to show beside others in any direction of writing."""

import unicodedata

JOINERS = "\u200c\u200d"
"""Parts of correct spelling in some scripts, and of many emoji."""
MOST_MARKS = 4
"""Marks on one letter; more of them climb over the lines above and below."""


def cleaned(text: str) -> str:
    """The text without control, formatting and unassigned characters, with single spaces; empty if nothing is seen."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if char.isspace():
            kept.append(" ")
        elif marks <= MOST_MARKS and (category[0] != "C" or char in JOINERS):
            kept.append(char)
    clean = " ".join("".join(kept).split())
    return clean if any(unicodedata.category(char)[0] in "LNPS" for char in clean) else ""
