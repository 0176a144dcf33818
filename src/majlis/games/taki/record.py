"""Records, for type checkers; made by tools/records.py from `state.py`, do not edit by hand."""

from typing import Protocol

from majlis.kernel.fields import IntGrid, IntRow


class State(Protocol):
    taki: int
    viewer: int
    players: int
    opt_deck: int
    opt_hand: int
    opt_opening: int
    opt_starter: int
    opt_draw: int
    opt_reverse_two: int
    opt_three_on_two: int
    opt_king_decline: int
    opt_close: int
    opt_lone_taki: int
    opt_wild_in_run: int
    opt_super_colour: int
    opt_combination: int
    opt_cross_answers: int
    opt_last_card: int
    opt_last_card_draw: int
    opt_rounds: int
    opt_mode: int
    round_number: int
    starter: int
    turn: int
    direction: int
    phase: int
    lead: int
    colour: int
    penalty: int
    run: int
    run_laid: int
    run_before: int
    actions: int
    reshuffles: int
    winner: int
    passed: int
    debts: int
    waited: int
    known: int
    deck_size: int
    pile_size: int
    wins: IntRow
    stages: IntRow
    sizes: IntRow
    lacks: IntRow
    newer: IntRow
    deck: IntRow
    pile: IntRow
    hands: IntGrid
    shown: IntGrid
    bounds: IntGrid
