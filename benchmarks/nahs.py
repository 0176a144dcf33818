"""How fast Wajh Al-Nahs is played, beside Quoridor, OpenSpiel's crazy eights and the slow referee.

Four players, whole matches of random legal actions, dealing and scoring included.
"""

from benchmarks.measure import determinized, open_spiel, played, refereed, report


def main() -> None:
    report(
        "nahs listed",
        played("nahs", "listed", players=4).actions,
        {
            "nahs sampled": played("nahs", "playout", players=4).actions,
            "quoridor listed": played("quoridor", "listed").actions,
            "OpenSpiel crazy eights": open_spiel("crazy_eights(players=4)"),
            "slow referee": refereed("nahs", players=4, stages=1),
        },
    )
    print(f"{'nahs determinized':22}{determinized('nahs', plies=60):14,.0f} views a second, called from Python")


if __name__ == "__main__":
    main()
