"""Names that nobody has typed: whoever reads one reads it in their own language."""

from __future__ import annotations

from majlis import words

MARK = "\x1a"
"""What such a name begins with; nobody can type it, since what is typed is cleaned of all that is not seen."""
ARGUMENTS = {"guest-name": "number", "player-numbered": "seat"}
"""The messages of the catalogue that they are, each with the argument it takes."""
ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
"""The marks that a sentence has around its parts: whoever shows a name isolates it as a whole."""


def guest(number: int) -> str:
    """Of somebody who has chosen no name.

    >>> in_words("en", guest(512))
    'Guest 512'
    """
    return f"{MARK}guest-name {number}"


def player(number: int) -> str:
    """Of somebody who plays at another's screen, or of whom nothing is known.

    >>> in_words("he", player(2))
    'שחקן 2'
    """
    return f"{MARK}player-numbered {number}"


def in_words(lang: str, name: str) -> str:
    """The name as it is read in a language; one that was typed is read as it was."""
    if not name.startswith(MARK):
        return name
    message, _, number = name.removeprefix(MARK).partition(" ")
    return words.say(lang, None, message, {ARGUMENTS[message]: number}).translate(ISOLATES)


def readings(name: str) -> set[str]:
    """All that may be read at one table or another where this is the name."""
    return {in_words(lang, name) for lang in words.LANGUAGES}
