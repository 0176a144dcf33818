"""The time that each seat has left."""

from __future__ import annotations

from collections.abc import Collection

from majlis.server.protocol.parts import Clock, Time


class Clocks:
    """Runs for those who are waited for; `now` is the loop's time, in seconds."""

    def __init__(self, control: Clock, seats: int) -> None:
        self.control = control
        self.has_limit = control.kind != "none"
        self._left = [float(control.seconds)] * seats
        self._since: dict[int, float] = {}

    def copy(self) -> Clocks:
        """The same times, to be tried out."""
        twin = Clocks(self.control, len(self._left))
        twin._left, twin._since = list(self._left), dict(self._since)
        return twin

    def restore(self, seat: int, milliseconds: int) -> None:
        """Set a bank as the log has it."""
        self._left[seat] = milliseconds / 1000

    def run(self, seats: Collection[int], now: float) -> None:
        """Let the time of these seats run, and of no others."""
        if set(self._since) == set(seats):
            return
        for seat in [seat for seat in self._since if seat not in seats]:
            self._left[seat] = self.left(seat, now)
            del self._since[seat]
        for seat in seats:
            self._since.setdefault(seat, now)

    def left(self, seat: int, now: float) -> float:
        """Seconds; where there is no limit they mean nothing."""
        since = self._since.get(seat)
        return self._left[seat] if since is None else max(self._left[seat] - (now - since), 0.0)

    def moved(self, seat: int, now: float) -> None:
        """The seat has acted: a bank gets its increment, the time for a move begins anew."""
        if self.control.kind == "move":
            self._left[seat] = float(self.control.seconds)
        else:
            self._left[seat] = self.left(seat, now) + self.control.increment
        if seat in self._since:
            self._since[seat] = now

    def at_least(self, seat: int, seconds: float, now: float) -> None:
        """Somebody whose time was up is back."""
        self._left[seat] = max(self.left(seat, now), seconds)
        if seat in self._since:
            self._since[seat] = now

    def bank(self, seat: int, now: float) -> int | None:
        """Milliseconds in a bank, for the log."""
        return round(self.left(seat, now) * 1000) if self.control.kind == "bank" else None

    def first_end(self, seats: Collection[int], now: float) -> tuple[float, int] | None:
        """When the time of the first of these seats will be up, and whose."""
        if not self.has_limit:
            return None
        return min(((now + self.left(seat, now), seat) for seat in seats if seat in self._since), default=None)

    def times(self, now: float) -> list[Time]:
        """All times as they stand now."""
        if not self.has_limit:
            return [Time(None, seat in self._since) for seat in range(len(self._left))]
        return [Time(round(self.left(seat, now) * 1000), seat in self._since) for seat in range(len(self._left))]
