"""Who keeps which seat of a table."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from majlis.bots import names as bot_names
from majlis.kernel.seeds import new_stream
from majlis.server.db.rows import SeatRow
from majlis.server.protocol import generated_names
from majlis.server.protocol.generated_names import in_words, readings
from majlis.server.protocol.parts import SeatInfo, SeatPlan
from majlis.server.protocol.rejected import Rejected
from majlis.server.protocol.values import Occupant
from majlis.server.security.sanitize import cleaned, is_mixed, looks_like
from majlis.server.security.sessions import Session, public_id

Opening = Literal["free", "link"]
PEOPLE = ("person", "device")
STAND_IN_LEVEL = 3
"""How strong a bot plays that keeps a person's seat."""


@dataclass
class Seat:
    """A seat and who keeps it."""

    seat: int
    occupant: Occupant
    session: str | None = None
    name: str | None = None
    bot_name: int | None = None
    level: int | None = None
    resigned_at: int | None = None
    """When, in milliseconds since 1970."""
    gone_since: float | None = None
    """The loop's time when its last page was closed; None while there is one."""
    stand_in: bool = False
    """A bot plays for its person, who is away or out of time."""
    opening: Opening = "link"
    """How it is open while nobody sits there; a seat that was never opened is private."""

    @property
    def is_human(self) -> bool:
        """Whether a person plays here, or would if they were back."""
        return self.occupant in PEOPLE and self.resigned_at is None

    @property
    def is_bot(self) -> bool:
        """Whether a bot acts for it now."""
        return self.occupant == "bot" or self.resigned_at is not None or self.stand_in

    @property
    def bot_level(self) -> int:
        return self.level or STAND_IN_LEVEL

    @classmethod
    def of(cls, row: SeatRow) -> Seat:
        """A seat as the store keeps it."""
        _, seat, occupant, session, name, bot_name, level, resigned_at, opening = row
        return cls(seat, occupant, session, name, bot_name, level, resigned_at, opening=cast(Opening, opening))

    def row(self, table: str) -> SeatRow:
        """What the store keeps of it."""
        return SeatRow(
            table,
            self.seat,
            self.occupant,
            self.session,
            self.name,
            self.bot_name,
            self.level,
            self.resigned_at,
            self.opening,
        )

    def shown(self, session: str) -> SeatInfo:
        """The seat as a session's page sees it."""
        return SeatInfo(
            occupant=self.occupant,
            name=self.name,
            bot_name=self.bot_name,
            level=self.level if self.occupant == "bot" else None,
            mine=self.occupant in PEOPLE and self.session == session,
            away=self.is_human and self.gone_since is not None,
            stand_in=self.stand_in or self.resigned_at is not None,
            resigned=self.resigned_at is not None,
            opening=self.opening,
            person=public_id(self.session) if self.occupant in PEOPLE and self.session is not None else None,
        )


class Seats:
    """The seats around a table, in order."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self._seats = list(seats)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, seat: int) -> Seat:
        try:
            if seat >= 0:
                return self._seats[seat]
        except IndexError:
            pass
        raise Rejected("no_such_seat", seat=seat + 1, last=len(self._seats))

    @classmethod
    def planned(cls, session: Session, plans: Sequence[SeatPlan]) -> Seats:
        """The seats of a new table."""
        seating = cls(Seat(seat, "free") for seat in range(len(plans)))
        for seat, plan in enumerate(plans):
            seating.fill(seat, plan, session)
        return seating

    @classmethod
    def continued(cls, session: Session, seat: int, level: int, seen: Sequence[tuple[str, int | None]]) -> Seats:
        """A guest in one seat of a match that was played, bots in the others, under the names that people saw: those
        typed, and the numbers in the catalogue of those that bots had."""
        seating = cls(Seat(number, "free") for number in range(len(seen)))
        seating.fill(seat, SeatPlan("me"), session)
        for number, (_, bot_name) in enumerate(seen):
            if number != seat and bot_name is not None:
                seating._seats[number] = Seat(number, "bot", bot_name=bot_name, level=level)
        for number, (name, _) in enumerate(seen):
            if seating[number].occupant == "free":
                is_taken = seating.alike(name, number) is not None
                seating.fill(number, SeatPlan("bot", level), session)
                seating[number].name = None if is_taken else name or None
        return seating

    def copied(self) -> Seats:
        """The same seats, to be changed before that is written."""
        return Seats(copy.copy(each) for each in self._seats)

    def resigned(self) -> list[int]:
        """The seats that gave up, in order."""
        given_up = [(each.resigned_at, each.seat) for each in self._seats if each.resigned_at is not None]
        return [seat for _, seat in sorted(given_up)] if given_up else []

    def fill(self, seat: int, plan: SeatPlan, session: Session) -> None:
        """Give a seat to whom the plan says; how it is open stays known."""
        own = self.own(session.id)
        if plan.occupant == "me" and own is not None and own != seat:
            raise Rejected("already_seated", seat=own + 1)
        opening = self[seat].opening
        if plan.occupant == "me":
            self.check_name(session.name, seat)
            filled = Seat(seat, "person", session.id, session.name)
        elif plan.occupant == "device":
            name = cleaned(plan.name or "") or generated_names.player(seat + 1)
            self.check_name(name, seat)
            filled = Seat(seat, "device", session.id, name)
        elif plan.occupant == "bot":
            filled = Seat(seat, "bot", bot_name=self._new_name(), level=plan.level)
        else:
            filled, opening = Seat(seat, plan.occupant), plan.occupant
        filled.opening = opening
        self._seats[seat] = filled

    def check_name(self, name: str, seat: int | None = None) -> None:
        """Refuse a name that mixes scripts in a word, or can be taken for that of somebody in another seat."""
        if is_mixed(name):
            raise Rejected("name_mixed", name=name)
        if (other := self.alike(name, seat)) is not None:
            raise Rejected("name_alike", name=lambda lang: in_words(lang, other))

    def alike(self, name: str, seat: int | None = None) -> str | None:
        """The name of somebody in another seat for which this one can be taken, in whichever language it is read."""
        for each in self:
            if each.seat == seat or each.name is None:
                continue
            if any(looks_like(one, other) for one in readings(each.name) for other in readings(name)):
                return each.name
        return None

    def vacate(self, seat: int) -> None:
        """Let a seat be open again as it was before somebody sat there."""
        opening = self[seat].opening
        self._seats[seat] = Seat(seat, opening, opening=opening)

    def _new_name(self) -> int:
        taken = [each.bot_name for each in self if each.bot_name is not None]
        return bot_names.named(1, new_stream(secrets.token_bytes(32)), taken)[0]

    def own(self, session: str) -> int | None:
        """The seat at which a person sits themself."""
        return next((each.seat for each in self if each.occupant == "person" and each.session == session), None)

    def held(self, session: str) -> list[int]:
        """All seats that a session holds, those at its screen included."""
        return [each.seat for each in self if each.occupant in PEOPLE and each.session == session]

    def holders(self) -> set[str | None]:
        """The sessions that hold a seat."""
        return {each.session for each in self if each.occupant in PEOPLE}

    def held_by(self, session: str, seat: int) -> Seat:
        """The seat, if the session holds it."""
        held = self[seat]
        if held.occupant not in PEOPLE or held.session != session:
            raise Rejected("not_your_seat", seat=seat + 1)
        return held

    def people(self) -> list[Seat]:
        """The seats of persons who have not given up."""
        return [each for each in self._seats if each.is_human]

    @property
    def is_deserted(self) -> bool:
        """Whether there are persons who have not given up, and none of them is present: then the table rests."""
        is_kept = False
        for each in self._seats:
            if each.is_human:
                if each.gone_since is None:
                    return False
                is_kept = True
        return is_kept

    def sessions(self) -> set[str]:
        """The sessions of persons who have not given up."""
        found = [each.session for each in self.people()]
        return {session for session in found if session is not None}

    def open_seats(self) -> list[int]:
        return [each.seat for each in self if each.occupant in ("free", "link")]

    def rotated(self) -> Seats:
        """The same people, each one seat further."""
        count = len(self)
        moved = []
        for before in self:
            seat = (before.seat + 1) % count
            same = Seat(seat, before.occupant, before.session, before.name, before.bot_name, before.level)
            same.opening = before.opening
            moved.append(same)
        return Seats(sorted(moved, key=lambda before: before.seat))
