"""The page of the documents and the types of the web page are made from the messages themselves."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

from majlis.server.protocol.client_messages import Request
from majlis.server.protocol.server_messages import Message
from tools import wire as tool


def test_the_page_of_the_protocol_is_up_to_date() -> None:
    for path, text in tool.files().items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python -m tools.wire"


def test_every_message_is_in_the_page_and_in_the_types() -> None:
    page, types = tool.markdown(), tool.typescript()
    for union in (Request, Message):
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        for kind in info.types:
            assert isinstance(kind, inspect.StructType)
            assert f"### {kind.cls.__name__}\n" in page
            assert f"export interface {kind.cls.__name__} {{" in types


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Clock", "  increment: number;"),
        ("SeatPlan", "  level?: number;"),
        ("Move", '  type: "move";'),
        ("Refused", "  rule?: string | null;"),
        ("Window", "  length: number | null;"),
        ("Outcome", "  places: number[];"),
    ],
)
def test_what_may_be_missing_is_optional(name: str, line: str) -> None:
    body = tool.typescript().split(f"export interface {name} {{")[1].split("}")[0]
    assert line in body.splitlines()


@pytest.mark.parametrize(
    ("sound", "odd"),
    [({"id": "n1"}, {"id": "n1\n"}), ({"table": "t1"}, {"table": "t1\n"}), ({"phrase": "well"}, {"phrase": "well\n"})],
)
def test_a_value_of_one_word_does_not_end_with_a_line_feed(sound: dict[str, Any], odd: dict[str, Any]) -> None:
    message = {"type": "phrase", "id": "n", "table": "t", "phrase": "p"}
    msgspec.convert({**message, **sound}, Request)
    with pytest.raises(msgspec.ValidationError, match="matching regex"):
        msgspec.convert({**message, **odd}, Request)
