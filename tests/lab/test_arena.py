"""The arena: the same setup gives the same games, deals are played in turns, and it stops when all is settled."""

import functools

import pytest

import majlis
from majlis.errors import MajlisError
from majlis.games import definition
from majlis.lab import report
from majlis.lab.arena import Arena
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import Runner, Setup, is_dealt


def bots(*texts: str) -> list[PlayerSpec]:
    return [PlayerSpec.parsed(text) for text in texts]


def held(setup: Setup, **order: object) -> Arena:
    arena = Arena(setup, **order)  # type: ignore[arg-type]
    for _ in arena.deals():
        pass
    return arena


def told(arena: Arena) -> dict[str, object]:
    return {name: value for name, value in report.facts(arena.standings).items() if name != "seconds"}


def test_any_number_of_processes_gives_the_same_standings() -> None:
    setup = Setup.of(majlis.game("quoridor", size=5), bots("random", "random", "random"), seed=3)
    alone, together = (held(setup, games=12, jobs=jobs) for jobs in (1, 2))
    assert told(alone) == told(together)
    assert alone.standings.games == 36


def test_another_seed_gives_other_games() -> None:
    game = majlis.game("quoridor", size=5)
    one, other = (held(Setup.of(game, bots("random", "random"), seed=seed), games=6, jobs=1) for seed in (1, 2))
    assert one.standings.deals != other.standings.deals


@pytest.mark.parametrize("key", majlis.games())
def test_every_game_and_number_of_players_can_be_held(key: str) -> None:
    for players in majlis.game(key).options.detail("players").choices[:4]:
        setup = Setup.of(majlis.game(key, players=players), bots("random", "random"))
        arena = held(setup, games=2, jobs=1)
        (deal,) = arena.standings.deals
        assert len(deal.games) == 2
        for game in deal.games:
            assert len(game.places) == len(game.seating) == players
            assert min(game.places) == 1


@pytest.mark.interpreted
def test_a_game_without_chance_gets_an_opening_that_both_sides_play() -> None:
    game = majlis.game("quoridor", size=5)
    setup = Setup.of(game, bots("random", "random"))
    assert not is_dealt(game)
    assert setup.opening == 2
    runner = Runner(setup)
    first, again, other = (runner._opened(key) for key in (b"1" * 32, b"1" * 32, b"2" * 32))
    assert first.ply == 2
    assert first.hash() == again.hash() != other.hash()


def test_dealt_games_need_no_opening() -> None:
    hiding = [key for key in majlis.games() if not getattr(definition(key).notation, "IS_OPEN", False)]
    assert hiding
    for key in hiding:
        assert is_dealt(majlis.game(key))


@pytest.mark.interpreted
def test_bots_see_the_same_deal_from_every_seat() -> None:
    setup = Setup.of(majlis.game("quoridor", size=5), bots("random", "random"))
    played, effort = Runner(setup).play(0, 0)
    assert [game.seating for game in played.games] == [(0, 1), (1, 0)]
    assert set(effort) == {0, 1}


@pytest.mark.interpreted
def test_it_stops_when_the_question_is_settled_but_not_before_the_least() -> None:
    setup = Setup.of(majlis.game("quoridor", size=5), bots("random", "random"))
    arena = Arena(setup, games=400, least=100, jobs=1)
    always_first = ((0, 1), (1, 2)), ((1, 0), (2, 1))
    arena._alone = lambda: _made_up(arena, always_first)  # type: ignore[method-assign]
    assert len(list(arena.deals())) == 50
    assert arena.settled == {0}
    lengths = []
    for doubt in (0.01, 0.05):
        arena = Arena(setup, games=400, least=2, jobs=1, doubt=doubt)
        arena._alone = functools.partial(_made_up, arena, always_first)  # type: ignore[method-assign]
        lengths.append(len(list(arena.deals())))
    assert 50 > lengths[0] > lengths[1]
    patient = Arena(setup, games=400, stops=False, jobs=1)
    patient._alone = lambda: _made_up(patient, always_first)  # type: ignore[method-assign]
    assert len(list(patient.deals())) == 200
    even = Arena(setup, games=400, jobs=1)
    even._alone = lambda: _made_up(even, (((0, 1), (1, 2)), ((1, 0), (1, 2))))  # type: ignore[method-assign]
    assert len(list(even.deals())) == 200


def _made_up(arena: Arena, games: object):  # type: ignore[no-untyped-def]
    from majlis.lab.runner import DealPlayed, GamePlayed

    for meeting, deal in arena._plan():
        yield DealPlayed(meeting, deal, tuple(GamePlayed(s, p, 9) for s, p in games)), {}  # type: ignore[attr-defined]


@pytest.mark.interpreted
def test_what_cannot_be_held_is_refused() -> None:
    game = majlis.game("quoridor", size=5)
    with pytest.raises(MajlisError, match="at least two"):
        Setup.of(game, bots("random"))
    with pytest.raises(MajlisError, match="do not fit"):
        Setup.of(game, bots("random", "random", "random"), together=True)


def test_all_at_one_table() -> None:
    setup = Setup.of(majlis.game("toitoi", players=3, rounds=1), bots("random", "random", "random"), together=True)
    arena = held(setup, games=6, jobs=1)
    assert [len(deal.games) for deal in arena.standings.deals] == [3, 3]
    assert len(arena.standings.pairs()) == 3


def test_a_sensible_player_beats_a_random_one() -> None:
    setup = Setup.of(majlis.game("toitoi", players=2, rounds=1), bots("instinct:5", "random"))
    arena = held(setup, games=100, jobs=1)
    assert arena.settled == {0}
    assert arena.standings.pairs()[0].score.verdict == 1


def test_iterations_can_be_given_to_a_search() -> None:
    setup = Setup.of(majlis.game("toitoi", players=2, rounds=1), bots("search:5@20", "search:1@20"))
    arena = held(setup, games=2, jobs=1)
    assert arena.standings.games == 2
