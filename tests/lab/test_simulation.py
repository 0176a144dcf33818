"""Simulations: the same matches wherever they are played, which are matches of the referee, and nothing lost by stopping."""

import itertools
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

import majlis
from majlis.errors import MajlisError
from majlis.kernel import simulation as columns
from majlis.kernel.seeds import new_stream
from majlis.lab.findings import Findings, findings
from majlis.lab.measures import Noted, better_wins, measured
from majlis.lab.pieces import Piece, match_seed, play
from majlis.lab.played_matches import event_counts, matches
from majlis.lab.players import PlayerSpec
from majlis.lab.simulation import ALIKE, APART, Plan, Simulation
from majlis.lab.workers import Alone, Pool, Workers

SMALL: dict[str, Any] = {"size": 5, "fences": 2}


def small_plan(count: int = 8, bot: str = "instinct:3", **house_rules: Any) -> Plan:
    games = [majlis.game("quoridor", **SMALL, **house_rules), majlis.game("quoridor", **{**SMALL, "fences": 3})]
    return Plan.of(games, PlayerSpec.parsed(bot), None, count)


def piece(count: int, *bots: str, first: int = 0, **house_rules: Any) -> Piece:
    game = majlis.game("quoridor", **{**SMALL, **house_rules})
    options = majlis_json(game)
    return Piece("quoridor", options, tuple(map(PlayerSpec.parsed, bots)), (0, 1), 7, 0, first, first + count)


def majlis_json(game: majlis.Game) -> str:
    import msgspec

    return msgspec.json.encode(game.options.plain()).decode()


def run(plan: Plan, workers: Workers, state: Path | None = None) -> Findings:
    with closing(Simulation(plan, state)) as simulation, closing(workers):
        assert sum(simulation.run(workers)) == simulation.total
        return findings(simulation, [list(event_counts(simulation, variant, 3)) for variant in (0, 1)])


@pytest.mark.interpreted
def test_the_same_comes_out_in_threads_and_alone() -> None:
    assert run(small_plan(), Alone()).dumps() == run(small_plan(), Pool(3, threads=True)).dumps()


def test_the_same_comes_out_in_processes() -> None:
    assert run(small_plan(), Alone()).dumps() == run(small_plan(), Pool(2)).dumps()


@pytest.mark.interpreted
def test_a_piece_does_not_depend_on_those_before_it() -> None:
    whole, part = play(piece(6, "instinct:3")), play(piece(2, "instinct:3", first=3))
    assert (whole.notes[3:5] == part.notes).all()


@pytest.mark.interpreted
def test_a_simulated_match_is_a_match_of_the_referee() -> None:
    with closing(Simulation(small_plan())) as simulation:
        for _ in simulation.run(Alone()):
            pass
        notes = simulation.notes(0, ALIKE)
        for row, match in zip(notes, matches(simulation, 0, 5), strict=False):
            assert match.ply == row[columns.PLIES]
            result = match.result()
            assert result is not None
            assert result.places == tuple(row[columns.SEATED : columns.SEATED + 8 : columns.A_SEAT])
            assert row[columns.FIRST] == match.log[0].seat
            match.replay().verify()


@pytest.mark.interpreted
def test_a_log_that_is_followed_is_noted_as_if_it_were_played() -> None:
    from majlis.lab.pieces import _noted

    wanted = piece(3, "instinct:4", "random")
    played = play(wanted, logged=True)
    assert played.logs is not None
    assert (_noted(wanted, played.logs, follows=True) == played.notes).all()
    played.logs[1, 2] = 0
    with pytest.raises(MajlisError, match="could not be played again by its log"):
        _noted(wanted, played.logs, follows=True)


@pytest.mark.interpreted
def test_what_is_noted_is_so() -> None:
    """One match is looked at ply by ply."""
    wanted = piece(1, "instinct:3", first=64)  # the first ply of deal 64 is looked at
    played = play(wanted, logged=True)
    assert played.logs is not None
    game = wanted.chosen()
    match = game.start(match_seed(7, 64))
    choices, forced, looks, refused = 0, 0, 0, dict.fromkeys(game.definition.reasons, 0)
    for ply, entry in enumerate(itertools.takewhile(lambda entry: entry >= 0, played.logs[0].tolist())):
        seat, action = entry % 4, entry // 4
        choices += len(match.all_legal(seat))
        forced += len(match.all_legal(seat)) == 1
        if (64 + ply) % columns.LOOK_EVERY == 0:
            looks += 1
            states = match.states()
            codes = {game.ops.check(states, seat, each) for each in range(game.definition.actions)}
            for code in codes - {0}:
                refused[code] += 1
        match.play_action(seat, action)
    row = played.notes[0]
    assert row[columns.PLIES] == match.ply
    assert (row[columns.CHOICES], row[columns.FORCED], row[columns.LOOKS]) == (choices, forced, looks)
    assert looks >= 1
    assert dict(enumerate(row[columns.SEATED + 4 * columns.A_SEAT :], start=1)) == refused


def test_compiled_bots_choose_as_often_as_bots_do() -> None:
    """The first action of Quoridor, where nothing is dealt: as many of each by both, as far as chance goes."""
    game = majlis.game("quoridor", **SMALL, starter=1)
    match = game.start(0)
    for name in ("instinct:2", "instinct:4", "random"):
        bot = PlayerSpec.parsed(name).bot()
        played = play(piece(3000, name, starter=1), logged=True)
        assert played.logs is not None
        first = [entry // 4 for entry in played.logs[:, 0].tolist()]
        thought = [bot.think(game, match.hidden(0), 0, new_stream(number)).action for number in range(1500)]
        actions = sorted(set(first) | set(thought))
        table = np.array([[first.count(action) for action in actions], [thought.count(action) for action in actions]])
        often = table[:, table.sum(axis=0) >= 10]
        assert stats.chi2_contingency(often).pvalue > 1e-4, name


def test_the_surest_bot_does_what_it_likes_best() -> None:
    game = majlis.game("quoridor", **SMALL, starter=1)
    played = play(piece(20, "instinct:5", starter=1), logged=True)
    assert played.logs is not None
    for log in played.logs.tolist():
        match = game.start(0)
        for entry in itertools.takewhile(lambda entry: entry >= 0, log):
            seat, action = entry % 4, entry // 4
            chances = majlis.bot("instinct", 5).think(game, match.hidden(seat), seat, new_stream(1)).candidates
            assert action in {liked for liked, _, share in chances if share > 0}
            match.play_action(seat, action)


def test_bots_that_search_go_the_slower_way_to_the_same_columns() -> None:
    plan = small_plan(2, "search:2@8")
    assert not plan.is_compiled
    found = run(plan, Alone())
    assert found.variants[0].measures["plays"].count == 2
    assert found.variants[0].measures.keys() == run(small_plan(2), Alone()).variants[0].measures.keys()


# ------------------------------------------------------------------------------------------------- going on


@pytest.mark.interpreted
def test_who_stops_in_the_middle_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.lab.simulation.COMPILED_DEALS", 2)
    state, plan = tmp_path / "state.sqlite", small_plan()
    with closing(Simulation(plan, state)) as simulation:
        run_on = simulation.run(Alone())
        assert next(run_on) + next(run_on) + next(run_on) < simulation.total
        run_on.close()  # type: ignore[attr-defined]
        assert len(simulation.notes(0, ALIKE)) == 2

    def unplayed(again: Piece, logged: bool = False) -> Any:
        if not logged:
            played.append((again.options, again.bots, again.first))
        return play(again, logged)

    played: list[Any] = []
    monkeypatch.setattr("majlis.lab.simulation.play", unplayed)
    resumed = run(plan, Alone(), state)
    assert len(played) == len(set(played)) == len(plan.pieces()) - 3
    assert resumed.dumps() == run(plan, Alone()).dumps()


@pytest.mark.interpreted
def test_more_matches_can_be_played_later(tmp_path: Path) -> None:
    state = tmp_path / "state.sqlite"
    run(small_plan(4), Alone(), state)
    assert run(small_plan(8), Alone(), state).dumps() == run(small_plan(8), Alone()).dumps()


@pytest.mark.interpreted
def test_the_state_of_another_simulation_is_refused_and_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = tmp_path / "state.sqlite"
    Simulation(small_plan(), state).close()
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted_connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
        opened.append(connect(*arguments, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted_connect)
    with pytest.raises(MajlisError, match="another simulation"):
        Simulation(small_plan(bot="random"), state)
    (tmp_path / "text").write_text("no database, but longer than nothing", "utf-8")
    with pytest.raises(MajlisError, match="cannot be used as the state file"):
        Simulation(small_plan(), tmp_path / "text")
    assert len(opened) == 2
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed database"):
            connection.execute("select 1")


# ------------------------------------------------------------------------------------------------- measures


def noted(rows: list[dict[int, int]], players: int = 2, side_of: tuple[int, ...] = (0, 1)) -> Noted:
    game = majlis.game("quoridor").definition
    notes = np.zeros((len(rows), columns.SEATED + columns.A_SEAT * 4 + len(game.reasons)), np.int64)
    for number, row in enumerate(rows):
        notes[number, columns.PLIES] = 10
        for column, value in row.items():
            notes[number, column] = value
    return Noted(game, players, side_of, notes)


def seat(number: int, which: int) -> int:
    return columns.SEATED + columns.A_SEAT * number + which


@pytest.mark.interpreted
def test_measures_of_hand_made_matches() -> None:
    won = {columns.FIRST: 1, seat(0, 0): 2, seat(1, 0): 1, seat(1, 2): -100, seat(1, 3): -600}
    drawn = {columns.FIRST: 0, seat(0, 0): 1, seat(1, 0): 1}
    found = measured(noted([won, drawn]))
    assert found["first_player"].tolist() == [1.0, 0.5]
    assert found["draws"].tolist() == [0.0, 1.0]
    assert found["comebacks"].tolist()[0] == found["rescues"].tolist()[0] == 1.0
    assert np.isnan(found["comebacks"][1])


@pytest.mark.interpreted
def test_partners_win_together_and_nothing_is_drawn_by_it() -> None:
    team = {seat(0, 0): 1, seat(1, 0): 3, seat(2, 0): 1, seat(3, 0): 3}
    found = noted([team], 4, (0, 1, 0, 1))
    assert not found.is_drawn.any()
    assert found.firsts.tolist() == [[1.0, 0.0]]


@pytest.mark.interpreted
def test_the_better_bot_is_compared_deal_by_deal() -> None:
    rows = [{seat(0, 0): 1, seat(1, 0): 2}, {seat(0, 0): 1, seat(1, 0): 2}]
    seatings = np.array([[0, 1], [1, 0]])
    assert better_wins(noted(rows), seatings).tolist() == [0.5]
    assert better_wins(noted([rows[0], {seat(0, 0): 2, seat(1, 0): 1}]), seatings).tolist() == [1.0]


@pytest.mark.interpreted
def test_a_plan_says_what_is_wrong_with_it() -> None:
    game = majlis.game("quoridor", **SMALL)
    with pytest.raises(MajlisError, match="bots of Majlis"):
        Plan.of([game], PlayerSpec.parsed("cmd:./x"), None, 10)
    with pytest.raises(MajlisError, match="2 matches at least"):
        Plan.of([game], PlayerSpec.parsed("random"), None, 1)
    for bot, rival in (("search:3@2s", None), ("search:3", PlayerSpec.parsed("search:2@0.1s"))):
        with pytest.raises(MajlisError, match="can be repeated exactly"):
            Plan.of([game], PlayerSpec.parsed(bot), rival, 10)
    assert Plan.of([game], PlayerSpec.parsed("instinct:4"), None, 10).rival.name == "instinct:3"
    assert Plan.of([game], PlayerSpec.parsed("instinct:1"), None, 10).rival.name == "random"
    assert {series for _, series, _ in Plan.of([game], PlayerSpec.parsed("random"), None, 4).pieces()} == {ALIKE, APART}
