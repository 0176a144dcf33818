"""How fast Toi Toi is played, beside Quoridor, OpenSpiel's gin rummy and the slow referee.

Four players, whole matches of random legal actions, dealing and scoring included.
"""

from benchmarks.measure import determinized, open_spiel, played, refereed, report


def main() -> None:
    report(
        "toitoi listed",
        played("toitoi", "listed", players=4).actions,
        {
            "toitoi sampled": played("toitoi", "playout", players=4).actions,
            "quoridor listed": played("quoridor", "listed").actions,
            "OpenSpiel gin rummy": open_spiel("gin_rummy"),
            "slow referee": refereed("toitoi", players=4, rounds=1),
        },
    )
    print(f"{'toitoi determinized':22}{determinized('toitoi', plies=8):14,.0f} views a second, called from Python")


if __name__ == "__main__":
    main()
