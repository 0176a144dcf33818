"""The program that all commands belong to: its language, its errors, and what several commands are given."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from majlis import __version__, words
from majlis.errors import MajlisError
from majlis.terminal.ui import Ui, screen


class Language(StrEnum):
    """The languages that Majlis speaks."""

    en = "en"
    ar = "ar"
    he = "he"


class Polite(TyperGroup):
    """Tells an error of ours in one line; `--debug` shows where it comes from."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MajlisError as error:
            if ctx.params.get("debug"):
                raise
            screen(stderr=True).print(str(error), style="bad", soft_wrap=True)
            raise typer.Exit(1) from None


def example(*lines: str) -> str:
    """The end of a command's help."""
    return "\n\n".join(("Example:" if len(lines) == 1 else "Examples:", *lines))


app = typer.Typer(
    cls=Polite,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=example("majlis play quoridor"),
)

Lang = Annotated[Language | None, typer.Option("--lang", help="Language; by default that of the locale.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as `majlis games` lists them.")]
HouseRules = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be repeated.")
]


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"majlis {__version__}")
        raise typer.Exit


@app.callback()
def common(
    ctx: typer.Context,
    lang: Lang = None,
    debug: Annotated[bool, typer.Option("--debug", help="Show where an error comes from.")] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Majlis: five tabletop games, exactly, in your browser and in your terminal."""
    ctx.obj = lang


def ui_of(ctx: typer.Context, lang: Language | None) -> Ui:
    """The language of the command, else of the program, else of the locale."""
    return Ui(words.language(lang or ctx.obj))


def parsed(options: list[str] | None, hint: str = "--option") -> dict[str, str]:
    """`name=value` texts as a mapping."""
    for text in options or []:
        if "=" not in text:
            raise typer.BadParameter(f"{text!r} is not of the form NAME=VALUE, such as players=4", param_hint=hint)
    return {name.strip(): value.strip() for name, _, value in (text.partition("=") for text in options or [])}
