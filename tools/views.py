"""web/src/boards/<key>/viewTypes.ts: what the page is shown of a game, from its options and its `view.py`."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import inspect

import majlis
from majlis.games.definition import Choice, Number, Numbers
from tools.wire import Described
from tools.wire import written as plainly

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/majlis/games"
BOARDS = ROOT / "web/src/boards"
KINDS = {Number: "number", Numbers: "number[]"}


def module(key: str) -> ModuleType | None:
    """A game's `view.py`, where it declares what it shows."""
    package = majlis.game(key).definition.folder
    if package.parent != GAMES or not (package / "view.py").exists():
        return None
    return importlib.import_module(f"majlis.games.{package.name}.view")


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.TypedDictType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, inspect.ListType):
        item, is_one = written(kind.item_type), not isinstance(kind.item_type, inspect.UnionType | inspect.LiteralType)
        return f"{item}[]" if is_one else f"({item})[]"
    return plainly(kind)


def options(key: str) -> Iterator[str]:
    """The house rules, each with its values."""
    yield "/** The house rules of a table. */"
    yield "export type Options = {"
    for option in majlis.game(key).definition.options:
        values = option.values if isinstance(option, Choice) else ()
        yield f"  {option.name}: {' | '.join(f'{chr(34)}{value}{chr(34)}' for value in values) or KINDS[type(option)]};"
    yield "};"


def interfaces(source: ModuleType) -> Iterator[str]:
    """Every typed dictionary of the source, with what it says of its fields."""
    tree = ast.parse(Path(str(source.__file__)).read_text("utf-8"))
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        told = Described(node, "")
        info = inspect.type_info(getattr(source, told.name))
        assert isinstance(info, inspect.TypedDictType)
        yield ""
        yield f"/** {told.text} */"
        yield f"export type {told.name} = {{"
        if told.name == "View":
            yield "  options: Options;"
        kinds = {field.name: field.type for field in info.fields}
        for name in getattr(source, told.name).__annotations__:
            if name in told.fields:
                yield f"  /** {told.fields[name]} */"
            yield f"  {name}: {written(kinds[name])};"
        yield "};"


def typescript(key: str, source: ModuleType) -> str:
    name = str(source.__name__).replace(".", "/")
    lines = [f"// Made by tools/views.py from src/{name}.py; do not edit by hand.", ""]
    lines += ['import type { Position } from "../../wire";', ""]
    lines += [*options(key), *interfaces(source), ""]
    lines += ["export function viewOf({ view }: Position): View {", "  return view as View;", "}"]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """What each of the made files has to hold."""
    found = {key: module(key) for key in majlis.games()}
    return {BOARDS / key / "viewTypes.ts": typescript(key, source) for key, source in found.items() if source}
