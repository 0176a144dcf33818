"""What a machine can see of grammar: the forms that a counted thing needs, and the signs that a script uses."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from majlis import words

PACKAGE = Path(words.__file__).parent
FORMS = {"ar": {"one", "two", "few", "many"}, "he": {"one", "two"}}
"""The forms besides `other` that a counted noun has in a language; zero has the form of a hundred."""

NOUN = {"ar": "(?!من )[\u0621-\u064a]", "he": "(?!מתוך )[א-ת]"}
"""What follows a number that counts something; "5 of 8" counts nothing."""

FOUR_OR_MORE = {"event-burned_four"}
"""Whose number never has the small forms."""

UNCOUNTED = {"board-wants_use", "rejected-too_many"}
"""Where a card's number stands before a word, and where a unit is written short."""


def catalogues(lang: str) -> list[Path]:
    return sorted(PACKAGE.rglob(f"*{lang}.ftl"))


def entries(file: Path) -> Iterator[ast.Message]:
    yield from (entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message))


def spoken(file: Path) -> Iterator[tuple[str, str]]:
    """Each message with what people read of it: no comment, no notation, no variable, no sign of a hidden card."""
    for entry in entries(file):
        text = FluentSerializer().serialize_entry(entry).split("=", 1)[1]
        yield entry.id.name, re.sub(r"`[^`]*`|\{[^{}]*\}|\?\?", " ", text)


class Counts(Visitor):
    """The selections by a number that is then written before a noun, each with the forms it has."""

    def __init__(self, lang: str) -> None:
        self.lang, self.forms = lang, list[set[str]]()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            texts = [FluentSerializer().serialize_entry(_message(variant.value)) for variant in node.variants]
            counted = re.compile(rf"\{{ \${node.selector.id.name} \}} {NOUN[self.lang]}")
            if any(counted.search(text) for text in texts):
                self.forms.append({str(getattr(variant.key, "name", "")) for variant in node.variants})
        self.generic_visit(node)


def _message(pattern: ast.Pattern) -> ast.Message:
    return ast.Message(ast.Identifier("text"), pattern)


@pytest.mark.parametrize("lang", sorted(FORMS))
def test_a_counted_thing_has_every_form_of_its_language(lang: str) -> None:
    lacking = {}
    for file in catalogues(lang):
        for entry in entries(file):
            counts = Counts(lang)
            if entry.id.name not in UNCOUNTED:
                counts.visit(entry)
            needed = FORMS[lang] - ({"one", "two"} if entry.id.name in FOUR_OR_MORE else set())
            for forms in counts.forms:
                if needed - forms:
                    lacking[f"{file.relative_to(PACKAGE)}: {entry.id.name}"] = sorted(needed - forms)
    assert lacking == {}


SIGNED = "(?<!\u200e)[+\u2212]\\d"

SIGNS = {
    "ar": {
        r"[\u0621-\u064a][\u064b-\u0652]*[,;?]|[,;?] [\u0621-\u064a]": "Arabic has its own comma, semicolon and question mark",
        r"\u0627\u064b": "the two strokes stand on the letter before the alif: مثلًا",
        r"\"": "words are quoted «so»",
        SIGNED: "a sign stands before its number only behind a mark that says which way to read",
    },
    "he": {
        r"[׳״]": "a geresh is written ', as on a Hebrew keyboard",
        r"[א-ת]-[א-ת\d]": "letters are joined by a maqaf, ־",
        r"[،؛؟]": "these are Arabic signs",
        SIGNED: "a sign stands before its number only behind a mark that says which way to read",
        r"\bליד[,.:;]": "to the hand is אל היד; this one reads as “beside”",
    },
}
"""Signs, and spellings, that a reader of the language would stumble over."""


@pytest.mark.parametrize("lang", sorted(SIGNS))
def test_each_script_has_its_own_signs(lang: str) -> None:
    found = {
        f"{file.relative_to(PACKAGE)}: {name}: {why}"
        for file in catalogues(lang)
        for name, text in spoken(file)
        for sign, why in SIGNS[lang].items()
        if re.search(sign, text)
    }
    assert found == set()
