"""Records, for type checkers; made by tools/records.py from `state.py`, do not edit by hand."""

from typing import Protocol

from majlis.kernel.fields import IntGrid, IntRow


class State(Protocol):
    jackaroo: int
    viewer: int
    players: int
    opt_mouth: int
    opt_queen_burns: int
    opt_five_on_home: int
    opt_five_at_mouth: int
    opt_seven_parts: int
    opt_seven_rest: int
    opt_stopped_card: int
    opt_jack: int
    opt_king_spares_own: int
    opt_own_landing: int
    opt_jump_limit: int
    opt_first_player: int
    opt_removed: int
    opt_leader_moves: int
    opt_no_play: int
    opt_locked_out: int
    turn: int
    stopped: int
    plays: int
    leader: int
    block: int
    outcome: int
    winner: int
    deck_size: int
    deck: IntRow
    hand_sizes: IntRow
    hands: IntGrid
    removed: IntRow
    spent: IntRow
    newest: IntRow
    lacks: IntGrid
    marbles: IntGrid
    ring: IntRow
    bases: IntRow
    graves: IntRow
