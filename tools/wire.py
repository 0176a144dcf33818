"""Write docs/protocol.md from the messages in src/majlis/server/protocol; web/src/wire.ts is made from them, too."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from majlis.server.app import ENDPOINTS
from majlis.server.http.endpoint import JSON
from majlis.server.protocol import client_messages, http_bodies, parts, server_messages, values
from majlis.server.protocol.version import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
SOURCE = "src/majlis/server/protocol"

ALIASES = {
    get_args(getattr(values, name)): name
    for name in ("Lang", "Status", "Occupant", "Audience", "BotGoal", "ReportReason")
}
"""Literal types that have a name of their own, by their values."""
UNIONS = {"Request": client_messages.Request, "Message": server_messages.Message}
SECTIONS = {
    "Shared parts": parts,
    "From a page to the server": client_messages,
    "From the server to a page": server_messages,
    "The HTTP part": http_bodies,
}
"""The sections of the page, and the module whose structs each one describes."""
INTRODUCTION = """# The protocol of the server

<!-- Made by tools/wire.py from {source}; do not edit by hand. -->

A page holds one WebSocket, at `/ws`, and speaks JSON over it, one message a text frame. Every message
says what it is by its `type`. Who somebody is comes from the session cookie, never from a message. The HTTP part has an
OpenAPI description at `/api/openapi.json`.

- This is protocol {protocol}, as `welcome` says; a page that was made for another one asks its user to load it again. A
  page of protocol 1, whose messages had `do` and `is` in the place of `type`, is told so in its own words.
- Every request carries an `id` of the page's choice, and gets `done`, `refused` or `unknown` with it (`why` gets
  `verdict`, `hint` gets `hint`, `hello` gets `welcome`). The same id again has no second effect. After `unknown`, or
  when the connection broke before the answer, it is asked again with `again` set, until the answer is another one.
- `done` for a move is said after the move is durable, never before.
- **ply** is the number of the last entry of the match's log. It only rises: taking a move back is an entry of its own.
  A move names the ply it was chosen at; if that has passed, it is refused (`stale`) and the current position follows.
  In a window any ply since the window opened is good.
- A name that nobody has typed begins with the character U+001A, followed by a message of the catalogue and its number
  (`guest-name 512`, `player-numbered 2`): each page says it in its own language.
- On a gap, or after a broken connection, the page sends `enter` with the ply it has, and gets what is missing, or all.
- The server closes the socket with 1008 when a page breaks these rules, 1009 when a frame is too big, 1012
  when the server is about to start anew (connect again), 1013 when a page does not read what it is sent (likewise),
  4401 when the guest has ended this device (its cookie is good no more: load the page anew).
"""


class Described:
    """A struct of the source: its name, its docstring, its section, and what is said of its fields."""

    def __init__(self, node: ast.ClassDef, section: str) -> None:
        self.name, self.section = node.name, section
        self.text = " ".join((ast.get_docstring(node) or "").split())
        self.fields: dict[str, str] = {}
        last = None
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                last = line.target.id
            elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and last:
                self.fields[last] = " ".join(str(line.value.value).split())


def described() -> list[Described]:
    """Every struct in the order of the page's sections."""
    return [
        Described(node, section)
        for section, module in SECTIONS.items()
        for node in ast.parse(Path(str(module.__file__)).read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]


def answered() -> set[type]:
    """The structs that the server sends, alone or inside others: none of their fields may be missing."""
    found: set[type] = set()

    def follow(kind: Any) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls not in found:
                found.add(kind.cls)
                for field in kind.fields:
                    follow(field.type)
        elif isinstance(kind, inspect.UnionType):
            for each in kind.types:
                follow(each)
        elif isinstance(kind, inspect.ListType):
            follow(kind.item_type)

    follow(inspect.type_info(server_messages.Message))
    follow(inspect.type_info(http_bodies.Rejection))
    for endpoint in ENDPOINTS:
        if endpoint.media == JSON:
            follow(inspect.type_info(endpoint.gives))
    return found


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(each) for each in kind.types)
    if isinstance(kind, inspect.LiteralType):
        named = {frozenset(literals): name for literals, name in ALIASES.items()}
        return named.get(frozenset(kind.values)) or " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    names = {
        inspect.AnyType: "unknown",
        inspect.NoneType: "null",
        inspect.BoolType: "boolean",
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
    }
    return names[type(kind)]


def limits(kind: Any) -> str:
    """The bounds of a field in words, as far as it has any."""
    if isinstance(kind, inspect.UnionType):
        return "".join(limits(each) for each in kind.types)
    if isinstance(kind, inspect.StrType) and kind.max_length is not None:
        pattern = f", matching `{kind.pattern}`" if kind.pattern else ""
        return f" {kind.min_length or 0} to {kind.max_length} characters{pattern}."
    if isinstance(kind, inspect.IntType) and kind.ge is not None:
        return f" From {kind.ge}." if kind.le is None else f" {kind.ge} to {kind.le}."
    return ""


def members(cls: type[msgspec.Struct]) -> Iterator[tuple[str, str, str, str]]:
    """The fields of a struct: name (with ? where it may be missing), type, default, bounds."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    always = cls in answered() and not cls.__struct_config__.omit_defaults
    if info.tag_field is not None and info.tag is not None:
        yield info.tag_field, f'"{info.tag}"', "", ""
    for field in info.fields:
        default = "" if field.default is msgspec.NODEFAULT else msgspec.json.encode(field.default).decode()
        has_default = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        optional = "?" if has_default and not always else ""
        yield field.encode_name + optional, written(field.type), default, limits(field.type)


def concrete(struct: Described) -> bool:
    """Whether messages of this very type are sent; the bases are only what the others share."""
    return struct.name not in ("ClientMessage", "TableRequest", "ServerMessage")


def about(struct: Described, field: str) -> str:
    """What the source says of a field; `id` of every request is said once, by `ClientMessage`."""
    return struct.fields.get(field.rstrip("?"), "")


def typescript() -> str:
    lines = [f"// Made by tools/wire.py from {SOURCE}; do not edit by hand.", ""]
    lines += [f"export const PROTOCOL = {PROTOCOL};", ""]
    for literals, name in ALIASES.items():
        lines += [f"export type {name} = {' | '.join(f'{chr(34)}{each}{chr(34)}' for each in literals)};"]
    for struct in filter(concrete, described()):
        lines += ["", f"/** {struct.text} */", f"export interface {struct.name} {{"]
        for name, kind, _, _ in members(getattr(SECTIONS[struct.section], struct.name)):
            if text := about(struct, name):
                lines.append(f"  /** {text} */")
            lines.append(f"  {name}: {kind};")
        lines.append("}")
    for name, union in UNIONS.items():
        lines += ["", f"export type {name} ="]
        lines += [f"  | {each.__name__}" for each in get_args(union)]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


def markdown() -> str:
    lines, section = [INTRODUCTION.replace("{protocol}", str(PROTOCOL)).replace("{source}", SOURCE)], ""
    for struct in filter(concrete, described()):
        if struct.section != section:
            section = struct.section
            lines += [f"## {section}", ""]
        lines += [f"### {struct.name}", "", struct.text, "", "| field | type | meaning |", "| --- | --- | --- |"]
        for name, kind, default, bounds in members(getattr(SECTIONS[struct.section], struct.name)):
            usual = f" Usual: `{default}`." if default not in ("", "null") else ""
            shown = kind.replace("|", "\\|")
            lines.append(f"| `{name}` | `{shown}` | {(about(struct, name) + bounds + usual).strip()} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def files() -> dict[Path, str]:
    """What the page of the documents has to hold."""
    return {ROOT / "docs/protocol.md": markdown()}


def page_files() -> dict[Path, str]:
    """What the made file of the page has to hold."""
    return {ROOT / "web/src/wire.ts": typescript()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
