"""The words of the server are there in all languages, and every code has some."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from majlis import words
from majlis.server import serve
from majlis.server.problems import STATUS
from majlis.terminal import doorstep

pytestmark = pytest.mark.interpreted


def entries(lang: str) -> dict[str, set[str]]:
    """The messages with the names of their arguments."""
    source = (words.SHARED / f"server.{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    assert entries(lang) == entries("en")


def test_every_code_has_words_and_all_words_are_used() -> None:
    sources = "".join(Path(str(module.__file__)).read_text() for module in (doorstep, serve))
    said = set(re.findall(r"sentence\(\s*['\"]([a-z-]+)", sources)) | {
        "port-taken",
        "port-forbidden",
        "host-unknown",
        "public",
        "phones",
    }
    options = {f"wrong-option-{name}" for name in ("no-option", "bad-value", "bad-values", "bad-together")}
    used = (
        {f"wrong-{code}" for code in STATUS}
        | options
        | {f"serve-{name}" for name in said}
        | {"guest-name", "page-not-built"}
    )
    assert used == set(entries("en"))
