"""Every game is simulated: compiled matches are the referee's, whatever the house rules."""

from contextlib import closing

import pytest

import majlis
from majlis.kernel import simulation as columns
from majlis.lab.findings import findings
from majlis.lab.played_matches import event_counts, matches
from majlis.lab.players import PlayerSpec
from majlis.lab.simulation import ALIKE, Plan, Simulation
from majlis.lab.workers import Pool

HOUSE_RULES = {
    "jackaroo": {"players": 6, "removed": "each_block", "jack": "any", "no_play": "hand", "seven_rest": "partner"},
    "taki": {"players": 3, "last_card": "catch", "draw": "only_if_stuck", "mode": "pyramid", "cross_answers": "yes"},
    "nahs": {"players": 3, "take": "free", "stages": 1, "burn_through_nine": "yes"},
    "quoridor": {"players": 4, "teams": "yes", "third_pawn": "diagonal"},
    "toitoi": {"players": 2, "rounds": 2, "closer": "doubled", "final_tie": "extra_round"},
}


@pytest.mark.parametrize("bot", ["instinct:1", "instinct:4", "random"])
@pytest.mark.parametrize("key", majlis.games())
def test_simulated_matches_of_every_game_are_the_referees(key: str, bot: str) -> None:
    games = [majlis.game(key), majlis.game(key, **HOUSE_RULES[key])]
    plan = Plan.of(games, PlayerSpec.parsed(bot), None, 12)
    with closing(Simulation(plan)) as simulation, closing(Pool(2, threads=True)) as workers:
        assert sum(simulation.run(workers)) == simulation.total
        for variant, game in enumerate(games):
            notes = simulation.notes(variant, ALIKE)
            assert len(notes) == 12
            for row, match in zip(notes, matches(simulation, variant, 4), strict=False):
                result = match.result()
                assert result is not None
                seats = slice(columns.SEATED, columns.SEATED + columns.A_SEAT * game.players, columns.A_SEAT)
                assert result.places == tuple(row[seats])
                assert match.ply == row[columns.PLIES]
        found = findings(simulation, [list(event_counts(simulation, variant, 2)) for variant in (0, 1)])
    assert found.variants[0].measures["plays"].mean
    assert found.variants[1].events


def test_the_first_player_of_toi_toi_is_who_starts_after_the_opening() -> None:
    plan = Plan.of([majlis.game("toitoi", rounds=1)], PlayerSpec.parsed("instinct:3"), None, 20)
    with closing(Simulation(plan)) as simulation, closing(Pool(2, threads=True)) as workers:
        for _ in simulation.run(workers):
            pass
        notes = simulation.notes(0, ALIKE)
        for row, match in zip(notes, matches(simulation, 0, 20), strict=True):
            assert row[columns.FIRST] == match.log[match.game.players].seat
        assert len(set(notes[:, columns.FIRST].tolist())) > 1
