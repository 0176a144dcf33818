"""Names that nobody has typed are read by each in their own language, and can be taken by nobody."""

from __future__ import annotations

import pytest

from majlis import words
from majlis.server.matches.seats import Seats
from majlis.server.protocol import generated_names
from majlis.server.protocol.generated_names import in_words, readings
from majlis.server.protocol.parts import SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.security.sanitize import cleaned
from majlis.server.security.sessions import Guest, Session


@pytest.mark.parametrize("name", [generated_names.guest(512), generated_names.player(3)])
def test_each_reader_has_a_reading_of_their_own(name: str) -> None:
    assert len(readings(name)) == len(words.LANGUAGES)
    for lang in words.LANGUAGES:
        read = in_words(lang, name)
        assert read == cleaned(read), "nothing that is not seen"
        assert cleaned(name) != name, "nobody can type it"


def test_what_was_typed_is_read_as_it_was() -> None:
    assert readings("Guest 512") == {"Guest 512"}


def test_a_guest_without_a_name_has_the_same_one_in_every_language() -> None:
    assert len({Guest("some-id", "", lang).session().name for lang in words.LANGUAGES}) == 1  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_nobody_takes_the_name_of_a_guest_in_any_language(lang: str) -> None:
    seating = Seats.planned(Session("one", generated_names.guest(512), "en"), [SeatPlan("me"), SeatPlan("free")])
    with pytest.raises(Rejected) as told:
        seating.fill(1, SeatPlan("me"), Session("two", in_words(lang, generated_names.guest(512)), lang))
    assert told.value.code == "name_alike"
    assert in_words(lang, generated_names.guest(512)) in told.value.text(lang).translate(generated_names.ISOLATES)


def test_whoever_plays_on_under_the_name_of_a_player_is_the_only_one_of_that_name() -> None:
    seen = [("Sara", None), ("", 4), ("Omar", None), ("", 7)]
    seating = Seats.continued(Session("me", "Omar", "en"), 1, 3, seen)
    assert [seat.name for seat in seating] == ["Sara", "Omar", None, None]
    assert [seat.occupant for seat in seating] == ["bot", "person", "bot", "bot"]
    assert seating[3].bot_name == 7
    assert len({seat.bot_name for seat in seating if seat.name is None}) == 2
