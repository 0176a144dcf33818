"""What a seat observes has not changed, to the byte: programs that learned from it can go on."""

import json

from tools import observations

RECORDED = json.loads(observations.FILE.read_text("utf-8"))


def test_observations_are_those_that_were_recorded(key: str) -> None:
    for row in RECORDED.get(key, []):
        assert observations.digest(key, row["options"], row["seed"], row["length"]) == row["digest"], row["options"]
