"""The words of the server are there in all languages, and every code has some."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from majlis import server, words
from majlis.server import run
from majlis.server.protocol.rejected import STATUS
from majlis.terminal import banner

pytestmark = pytest.mark.interpreted


def entries(part: str, lang: str) -> dict[str, set[str]]:
    """The messages of a part of the catalogue, with the names of their arguments."""
    source = (words.SHARED / f"{part}.{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("part", ["server", "rejected"])
def test_all_languages_have_the_same_messages_with_the_same_arguments(part: str, lang: str) -> None:
    assert entries(part, lang) == entries(part, "en")


def test_all_words_of_the_server_are_used() -> None:
    sources = "".join(Path(str(module.__file__)).read_text() for module in (banner, run))
    said = set(re.findall(r"sentence\(\s*['\"]([a-z-]+)", sources)) | {
        "port-taken",
        "port-forbidden",
        "host-unknown",
        "public",
        "phones",
    }
    assert {f"serve-{name}" for name in said} | {"page-not-built"} == set(entries("server", "en"))


def test_every_code_that_is_rejected_with_has_words_and_all_words_are_used() -> None:
    source = "\n".join(path.read_text() for path in Path(str(server.__file__)).parent.rglob("*.py"))
    raised = set(re.findall(r'Rejected\(\s*"([a-z_]+)"', source)) | set(STATUS)
    there = {name.removeprefix("rejected-") for name in entries("rejected", "en")}
    reasons = {name for name in there if name.startswith("bad_option-")}
    assert raised - there == set()
    assert [code for code in there - reasons if f'"{code}"' not in source] == []
    assert reasons == {f"bad_option-{name}" for name in ("no-option", "bad-value", "bad-values", "bad-together")}
