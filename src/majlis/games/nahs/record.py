"""Records, for type checkers; made by tools/records.py from `state.py`, do not edit by hand."""

from typing import Protocol

from majlis.kernel.fields import IntGrid, IntRow


class State(Protocol):
    nahs: int
    viewer: int
    players: int
    opt_decks: int
    opt_swap: int
    opt_take: int
    opt_strict_five: int
    opt_wilds_under_five: int
    opt_equal_effect: int
    opt_burn_through_nine: int
    opt_after_take: int
    opt_stages: int
    phase: int
    stage: int
    dealer: int
    turn: int
    asked: int
    direction: int
    must_lead: int
    plays: int
    turned: int
    effect: int
    effect_count: int
    draw_size: int
    pile_size: int
    chain_length: int
    finished_count: int
    held: IntRow
    chosen: IntRow
    jinxes: IntRow
    place_sums: IntRow
    chain: IntRow
    finished: IntRow
    gone: IntRow
    hands: IntGrid
    ups: IntGrid
    downs: IntGrid
    shown: IntGrid
    lacks: IntGrid
    draw: IntRow
    pile: IntRow
