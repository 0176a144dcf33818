"""What follows from a game's options: fields, codes, and numbers of the observation; and reasons with their codes."""

import numpy as np
import pytest

from majlis.games.definition import Choice, Number, Numbers, Observed, Options, Reason, Reasons

OPTIONS = Options(
    Number("players", 2, (2, 3), rule="X-1"),
    Choice("pace", "slow", ("slow", "fast", "mad"), rule="X-2", observed=Observed(is_late=True)),
    Number("rounds", 4, range(1, 9), rule="X-3"),
    Number("decks", 1, (1, 2), rule="X-4", observed=Observed(least=1)),
    Choice("suit", "red", ("red", "blue"), rule="X-5", observed=Observed(one_a_value=True)),
    Numbers("days", (), range(9), rule="X-6"),
    Choice("secret", "no", ("no", "yes"), rule="X-7", observed=None),
)
RECORD = np.dtype([("x", np.int64), ("players", np.int64), *OPTIONS.fields(3)])


def test_every_option_but_the_players_is_a_field_of_the_record() -> None:
    names = [name for name in RECORD.names or () if name.startswith("opt_")]
    assert names == ["opt_pace", "opt_rounds", "opt_decks", "opt_suit", "opt_days", "opt_secret"]
    assert RECORD["opt_days"].shape == (3,)
    assert RECORD["opt_pace"] == np.int64


LATER = Options(
    *OPTIONS,
    Choice("wind", "calm", ("calm", "storm"), rule="X-8", is_later=True),
    Choice("tide", "low", ("low", "high"), rule="X-9", observed=None, is_later=True),
)


def test_house_rules_that_are_later_stand_at_the_end_of_the_record_and_of_the_observation() -> None:
    assert LATER.fields(3) == OPTIONS.fields(3)
    assert LATER.later_fields() == [("opt_wind", np.int64), ("opt_tide", np.int64)]
    assert OPTIONS.later_fields() == []
    assert [option.name for option, _ in LATER.observed()] == ["rounds", "decks", "suit", "pace", "wind"]


def test_the_usual_value_of_a_later_house_rule_is_its_first() -> None:
    with pytest.raises(AssertionError, match="wind is later"):
        Choice("wind", "storm", ("calm", "storm"), rule="X-8", is_later=True)


def test_codes_are_the_places_of_named_values_and_numbers_themselves() -> None:
    options = Options()
    slow, fast = options.add(Choice("pace", "slow", ("slow", "fast"), rule="X-2"))
    assert (slow, fast) == (0, 1)
    assert options.add(Number("decks", 1, (1, 2), rule="X-4")) == (1, 2)
    assert options.names() == ("pace", "decks")


def test_the_observation_shows_what_is_observed_late_ones_last() -> None:
    assert [option.name for option, _ in OPTIONS.observed()] == ["rounds", "decks", "suit", "pace"]
    assert OPTIONS.observed_size == 1 + 1 + 2 + 1
    assert RECORD.fields is not None
    bytes_of = {name: field[1] for name, field in RECORD.fields.items()}
    assert OPTIONS.observed_slots(RECORD).tolist() == [
        [bytes_of["opt_rounds"], 0, 0, 8, 0],
        [bytes_of["opt_decks"], 1, 1, 1, 0],
        [bytes_of["opt_suit"], 2, 0, 1, 1],
        [bytes_of["opt_pace"], 4, 0, 2, 0],
    ]


def test_reasons_are_numbered_from_one_in_their_order() -> None:
    reasons = Reasons()
    assert [reasons.add("X-1", "over"), reasons.add("X-2", "too_fast")] == [1, 2]
    assert dict(reasons) == {1: Reason("X-1", "over"), 2: Reason("X-2", "too_fast")}
