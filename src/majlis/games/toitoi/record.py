"""Records, for type checkers; made by tools/records.py from `state.py`, do not edit by hand."""

from typing import Protocol

from majlis.kernel.fields import IntGrid, IntRow


class State(Protocol):
    toitoi: int
    viewer: int
    players: int
    opt_rounds: int
    opt_tie: int
    opt_birthdays: IntRow
    opt_flying: int
    opt_closer: int
    opt_two_toi: int
    opt_final_tie: int
    phase: int
    round_number: int
    turn: int
    turns: int
    new_banks: int
    closer: int
    last_turns: int
    held: int
    bank_size: int
    pile_size: int
    past_top: int
    totals: IntRow
    earned: IntRow
    opened: IntRow
    boxes: IntGrid
    past: IntGrid
    chosen: IntRow
    bank: IntRow
    pile: IntRow
    bag: IntRow
