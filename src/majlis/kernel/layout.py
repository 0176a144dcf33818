"""Where the fields of a record lie, for whoever reads its bytes without NumPy."""

from typing import Any, TypedDict

import numpy as np


class FieldLayout(TypedDict):
    """A field of a record, and its bytes."""

    name: str
    offset: int
    kind: str
    """`i1`, `u4`, `f8`: the letter of the number's kind and its bytes, the lowest first."""
    shape: list[int]
    """Empty for a single number."""


class RecordLayout(TypedDict):
    """A record, byte by byte."""

    size: int
    fields: list[FieldLayout]


def layout(record: np.dtype[Any]) -> RecordLayout:
    """Where the fields of a record lie.

    >>> layout(np.dtype([("turn", np.int64), ("hands", np.int8, (2, 3))]))["fields"][1]
    {'name': 'hands', 'offset': 8, 'kind': 'i1', 'shape': [2, 3]}
    """
    assert record.fields is not None
    fields: list[FieldLayout] = []
    for name, (kind, offset, *_) in record.fields.items():
        fields.append({"name": name, "offset": offset, "kind": kind.base.str.lstrip("<|"), "shape": list(kind.shape)})
    return {"size": record.itemsize, "fields": fields}
