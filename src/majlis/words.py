"""The catalogue of words: Project Fluent files, one set for all and one in each game's folder."""

import functools
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast


class LanguageInfo(NamedTuple):
    """What must be known of a language beside its words."""

    name: str
    """As those who speak it write it."""
    direction: Literal["ltr", "rtl"]
    """Which way it is written, as HTML says it."""
    comma: str
    """Between the things of a list."""
    locale: str
    """As previews of a link name it."""


LANGUAGE = {
    "en": LanguageInfo("English", "ltr", ", ", "en_GB"),
    "ar": LanguageInfo("العربية", "rtl", "، ", "ar_AR"),
    "he": LanguageInfo("עברית", "rtl", ", ", "he_IL"),
}
"""The one table of languages; the page's is `web/src/words/languages.ts`."""
LANGUAGES = tuple(LANGUAGE)
SHARED = Path(__file__).parent / "locale"
REFUSALS = ("reason-", "refused-")
"""How messages behind the chapters of a rulebook begin: why an action, or house rules together, are refused."""


def language(wanted: str | None = None) -> str:
    """The language to speak: the one wanted, else that of the environment's locale, else English."""
    for name in (wanted, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if name and name.lower()[:2] in LANGUAGES:
            return name.lower()[:2]
    return "en"


def direction(lang: str) -> str:
    """Which way a language is written, as HTML says it."""
    return LANGUAGE[lang].direction


def _sources(lang: str, folder: Path | None) -> list[Path]:
    # The web page alone says what stands in web.*.ftl.
    parts = (part for part in sorted(SHARED.glob(f"*.{lang}.ftl")) if not part.name.startswith("web."))
    sources = [SHARED / f"{lang}.ftl", *parts]
    if folder is not None:
        sources += [folder / "words" / f"{lang}.ftl", folder / "rulebook" / f"{lang}.ftl"]
    return [source for source in sources if source.exists()]


FROM_THE_RIGHT = "\N{RIGHT-TO-LEFT MARK}"
"""What gives no direction by itself (numbers, names between marks) begins where a language from the right does."""
LONGEST_PART = 800
"""Letters of a value that a sentence names; Fluent itself refuses to say some thousands."""


@functools.cache
def _bundle(lang: str, folder: Path | None) -> FluentBundle:
    # Isolating marks keep Latin notation readable inside right-to-left sentences; left-to-right ones need none.
    bundle = FluentBundle([lang], use_isolating=lang != "en")
    for source in _sources(lang, folder):
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


def has(lang: str, folder: Path | None, name: str) -> bool:
    """Whether the catalogue has a message (or `message.attribute`)."""
    message, _, attribute = name.partition(".")
    bundle = _bundle(lang, folder)
    if not bundle.has_message(message):
        return False
    return not attribute or attribute in bundle.get_message(message).attributes


def say(lang: str, folder: Path | None, name: str, args: Mapping[str, Any] | None = None) -> str:
    """The sentence for a message (or `message.attribute`) in a language; a missing one is an error of ours."""
    message, _, attribute = name.partition(".")
    bundle = _bundle(lang, folder)
    if not has(lang, folder, name):
        raise KeyError(f"the {lang} catalogue has no {name!r}")
    entry = bundle.get_message(message)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise KeyError(f"{name!r} of the {lang} catalogue has attributes only")
    text, errors = bundle.format_pattern(pattern, {key: _said(lang, value) for key, value in (args or {}).items()})
    if errors:
        raise errors[0]
    return _with_true_minus(str(text), args or {})


ISOLATED = re.compile(
    "\N{FIRST STRONG ISOLATE}[^\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]*\N{POP DIRECTIONAL ISOLATE}"
)


def _said(lang: str, value: Any) -> Any:
    """A value as it is put into a sentence.

    Where each letter of a sentence inside one from the right stands in an isolated part, they give it no direction, and
    it would run from the left: a mark makes it begin where the language does.
    """
    value = _shortened(value)
    if direction(lang) == "ltr" or not isinstance(value, str) or ISOLATED.fullmatch(value):
        return value
    between, isolates = ISOLATED.subn("", value)
    while isolates:
        between, isolates = ISOLATED.subn("", between)
    is_led = between == value or FROM_THE_RIGHT in between or any(letter.isalpha() for letter in between)
    return value if is_led else FROM_THE_RIGHT + value


def _shortened(value: Any) -> Any:
    """What somebody may have sent us at any length: a sentence names it, and need not repeat it all."""
    if isinstance(value, str) and len(value) > LONGEST_PART:
        return value[:LONGEST_PART] + "\N{HORIZONTAL ELLIPSIS}"
    return value


def _with_true_minus(text: str, args: Mapping[str, Any]) -> str:
    """The sentence with its negative numbers written with a minus sign: the catalogues' own formats have a hyphen."""
    for number in {value for value in args.values() if isinstance(value, int) and value < 0}:
        text = re.sub(rf"(?<![\w-])\u200e?-{-number:,}(?!\d)", f"\N{MINUS SIGN}{-number:,}", text)
    return text


@functools.cache
def chapters(lang: str, folder: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rulebook of a game: its sections, each a heading and the message ids under it."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for entry in FluentParser().parse((folder / "rulebook" / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            found.append((entry.content, []))
        elif isinstance(entry, ast.Message) and not entry.id.name.startswith(REFUSALS):
            found[-1][1].append(entry.id.name)
    return tuple((heading, tuple(names)) for heading, names in found)
