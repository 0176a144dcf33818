"""How fast Super Taki is played, beside Quoridor, RLCard's Uno and the slow referee.

Four players, whole games of random legal actions, dealing included; the waits of seats that merely may speak are no
actions and left out of the count.
"""

import random
from typing import Any

import numpy as np

import majlis
from benchmarks.measure import played, rate, refereed, report
from majlis.kernel.seeds import new_stream


def waits_share(games: int) -> float:
    """Which share of the plies of random games are waits."""
    game = majlis.game("taki")
    ops, policy_rng = game.ops, random.Random(1)
    [wait] = game.definition.waits
    out = np.zeros(game.definition.most_legal, np.int64)
    plies = waits = 0
    for seed in range(games):
        states, rng = ops.blank(game.options), new_stream(seed)
        ops.deal(states, rng)
        while actors := ops.actors(states):
            count = ops.bound["legal"](states, 0, actors[0], out)
            action = int(out[policy_rng.randrange(count)])
            ops.play(states, rng, actors[0], action)
            plies += 1
            waits += action == wait
    return waits / plies


def uno(through_environment: bool) -> float:
    """Steps a second of RLCard's Uno, four players, by its environment or by its inner game, which observes nothing."""
    import rlcard

    env: Any = rlcard.make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": 4})
    game: Any = env if through_environment else env.game
    begin = env.reset if through_environment else env.game.init_game
    policy_rng = random.Random(1)

    def run(seed: int) -> int:
        state, _ = begin()
        steps = 0
        while not game.is_over():
            state, _ = game.step(policy_rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return rate(run).actions


def main() -> None:
    report(
        "taki listed",
        played("taki", "listed", players=4).actions * (1 - waits_share(5)),
        {
            "quoridor listed": played("quoridor", "listed").actions,
            "RLCard uno": uno(through_environment=True),
            "RLCard's inner game": uno(through_environment=False),
            "slow referee": refereed("taki", players=4),
        },
    )


if __name__ == "__main__":
    main()
