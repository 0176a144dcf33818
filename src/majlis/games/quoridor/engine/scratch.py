"""What the engine's search keeps: a node for every ply of its stack, and what belongs to the whole."""

import numpy as np

from majlis.games.quoridor.engine.moves import MOST
from majlis.games.quoridor.state import ACTIONS

PLIES = 64
"""The search goes no deeper."""

NODE = np.dtype(
    [
        ("engine_node", np.int64),  # nothing; names the record
        ("depth", np.int64),  # plies to look ahead
        ("alpha", np.int64),
        ("beta", np.int64),
        ("best", np.int64),  # the best value found
        ("choice", np.int64),  # the action that gave it, or -1
        ("exact", np.int64),  # whether some value lay between alpha and beta
        ("count", np.int64),  # actions in the list
        ("tried", np.int64),  # actions taken from the list
        ("trust", np.int64),  # how the present action is searched: REDUCED, NULL_WINDOW or FULL
        ("since", np.int64),  # nodes counted when the present action was taken up
        ("killers", np.int64, 2),  # actions that refuted a sister node
        ("moves", np.int64, MOST),
        ("mine", np.int64, MOST),  # steps the mover has to go after the action
        ("yours", np.int64, MOST),  # and the opponent
        ("merit", np.int64, MOST),  # the order in which actions are taken up
    ]
)

ENGINE_SCRATCH = np.dtype(
    [
        ("engine_scratch", np.int64),  # nothing; names the record
        ("stage", np.int64),  # what the search does next
        ("ply", np.int64),  # where on the stack
        ("value", np.int64),  # what the node below came to
        ("nodes", np.int64),  # entered so far
        ("depth", np.int64),  # of the present iteration
        ("deepest", np.int64),  # the last iteration
        ("low", np.int64),  # the window of the present iteration
        ("high", np.int64),
        ("score", np.int64),  # of the last iteration that was finished
        ("action", np.int64),  # the best so far
        ("done", np.int64),  # whether there is nothing more to gain
        ("racing", np.int64),  # whether no fences are in hand: the outcome is counted, not searched for
        ("chosen", np.int64),  # what the bot would do
        ("budget", np.int64),  # iterations of the level, or more if more were asked for
        ("temperature", np.int64),  # the value by which the level takes a worse action one time in three
        ("mood", np.int64),  # 32 bits, the lot by which it does
        ("wide", np.int64),  # down to this ply the list of fences is WIDE
        ("guards", np.int64),  # whether guard fences come to mind at every ply
        ("learned", np.int64),  # whether the network is asked, if there is one
        ("step", np.int64),  # the value of a step
        ("tempo", np.int64),  # the value of being to move
        ("worth", np.int64, 22),  # the value of so many fences in hand
        ("blur", np.int64),  # how often in 1024 a distance is miscounted
        ("salt", np.int64),  # which ones
        ("history", np.int64, 2 * ACTIONS),  # how often an action was best
        ("past_count", np.int64),
        ("past", np.int64, 802),  # hashes of the positions since the last fence, the present one excepted
        ("scores", np.int64, ACTIONS),  # at the root: what each action came to, at most
        ("efforts", np.int64, ACTIONS),  # at the root: nodes spent on each action
    ]
)
