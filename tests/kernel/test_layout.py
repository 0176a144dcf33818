"""The layout of a record, by which the page reads one."""

import numpy as np
import pytest

import majlis
from majlis.kernel.layout import layout


@pytest.mark.parametrize("key", majlis.games())
def test_a_layout_is_enough_to_read_a_record(key: str) -> None:
    record = majlis.game(key).definition.record
    found = layout(record)
    assert found["size"] == record.itemsize
    data = np.arange(record.itemsize, dtype=np.uint8).tobytes()
    state = np.frombuffer(data, record)[0]
    for field in found["fields"]:
        count = int(np.prod(field["shape"]))
        values = np.frombuffer(data, f"<{field['kind']}", count, field["offset"]).reshape(field["shape"])
        assert np.array_equal(values, state[field["name"]])
    assert [field["name"] for field in found["fields"]] == list(record.names or ())
