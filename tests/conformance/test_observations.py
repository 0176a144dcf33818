"""What a seat observes has not changed, to the byte: programs that learned from it can go on."""

import json

from tools import observations

HINT = (
    "Observations have changed. A house rule that is new can be shown behind the others by observed=Observed(is_late=True); "
    "if they are meant to change, python -m tools.observations records them anew."
)
RECORDED = json.loads(observations.FILE.read_text("utf-8"))


def test_observations_are_those_that_were_recorded(key: str) -> None:
    for row in RECORDED.get(key, []):
        found = observations.digest(key, row["options"], row["seed"], row["length"])
        assert found == row["digest"], f"{HINT} It was seen with {row['options']}."
