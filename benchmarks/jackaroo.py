"""How fast Jackaroo is played, beside Quoridor, OpenSpiel's backgammon and the slow referee.

Whole games of random legal plays, dealing included.
"""

from benchmarks.measure import determinized, open_spiel, played, refereed, report

LONG_LISTS = {"queen_burns": "yes", "seven_parts": 4, "jack": "any", "jump_limit": "none", "locked_out": "five_and_ten"}
"""The house rules that make legal lists long."""


def main() -> None:
    report(
        "jackaroo listed",
        played("jackaroo", "listed", players=4).actions,
        {
            "with long lists": played("jackaroo", "listed", players=4, **LONG_LISTS).actions,
            "quoridor listed": played("quoridor", "listed").actions,
            "OpenSpiel backgammon": open_spiel("backgammon"),
            "slow referee": refereed("jackaroo", players=4),
        },
    )
    for players in (2, 4, 6):
        plays, games = played("jackaroo", "playout", players=players)
        print(f"{f'sampled, {players} players':22}{plays:14,.0f} actions a second   {games:,.0f} whole games a second")
    print(f"{'jackaroo determinized':22}{determinized('jackaroo', plies=6):14,.0f} views a second, called from Python")


if __name__ == "__main__":
    main()
