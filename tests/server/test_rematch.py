"""Another match of the same people: what belongs to them goes with them, and it begins as a leaflet's next round would."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, text

import majlis
from majlis.games import definition, keys
from majlis.games.definition import Numbers
from majlis.match.match import Match
from majlis.server.protocol.client_messages import Hello
from majlis.server.protocol.http_bodies import NewTable
from majlis.server.tables.new_table import make_table
from majlis.server.tables.rematch import followed, following, make_next, moved
from majlis.server.tables.start import start_match
from majlis.server.ws.dispatcher import Dispatcher
from tests.server.inside import FREE, ME, QUICK, Page, opened, two_at


def played(key: str, seed: int, **options: Any) -> Match:
    policy_rng = random.Random(seed)
    match = majlis.game(key, **options).start(seed=seed)
    while match.actors():
        seat = policy_rng.choice(match.actors())
        legal = match.legal(seat)
        # Pawns and marbles that only wander would take long.
        walks = [text for text in legal if len(text) == 2] if key == "quoridor" else legal
        match.play(seat, policy_rng.choice(walks or legal))
    return match


def began_next(match: Match) -> tuple[Match, tuple[int, ...]]:
    result = match.result()
    assert result is not None
    then = following(match, match.game.options.plain(), result.places)
    return then.match or majlis.game(match.game.key, **then.options).start(then.seed), result.places


@pytest.mark.parametrize("key", keys())
def test_every_option_that_names_seats_is_declared_to_follow_people(key: str) -> None:
    """One number a seat, or one whose range is the seats."""
    game = definition(key)
    for option in game.options:
        if isinstance(option, Numbers) or option.name == "starter":
            assert option.name in game.seat_options


def test_options_go_with_the_people() -> None:
    """T-4, O-3."""
    assert followed(definition("taki"), {"starter": 3, "hand": 5}, 4) == {"starter": 4, "hand": 5}
    assert followed(definition("taki"), {"starter": 4}, 4) == {"starter": 1}
    assert followed(definition("taki"), {"starter": 0}, 4) == {"starter": 0}
    assert followed(definition("toitoi"), {"birthdays": [10, 20, 30]}, 3) == {"birthdays": [30, 10, 20]}
    assert followed(definition("toitoi"), {"birthdays": []}, 3) == {"birthdays": []}


@pytest.mark.parametrize("seed", range(3))
def test_in_taki_the_winner_begins_t_4(seed: int) -> None:
    """T-4."""
    match = played("taki", seed, players=3, hand=4, starter=seed)
    then, places = began_next(match)
    assert then.state()["starter"] == moved(places.index(1), 3)
    assert then.actors()[0] == moved(places.index(1), 3)


@pytest.mark.parametrize("seed", range(3))
def test_in_nahs_the_jinx_deals_n_21(seed: int) -> None:
    """N-4, N-21."""
    match = played("nahs", seed, players=4, stages=1)
    then, places = began_next(match)
    dealer = moved(places.index(4), 4)
    assert then.state()["dealer"] == dealer
    assert then.opening() == [{"event": "stage", "seat": dealer, "stage": 1}]


@pytest.mark.parametrize(("way", "step"), [("right", -1), ("left", 1)])
def test_in_jackaroo_the_lead_moves_on_j_23(way: str, step: int) -> None:
    """J-21, J-23."""
    match = majlis.game("jackaroo", players=4, leader_moves=way).start(seed=3)
    leader = match.state()["leader"]
    match.give_up(0)
    match.give_up(2)
    then, _ = began_next(match)
    assert then.state()["leader"] == moved((leader + step) % 4, 4)
    assert "drew" in [event["event"] for event in match.opening()]
    assert then.opening() == [{"event": "leads", "seat": then.state()["leader"], "target": then.actors()[0]}]
    assert then.replay().verify().opening() == then.opening()


@pytest.mark.parametrize("players", [2, 4])
def test_in_quoridor_the_first_move_goes_on_q_3(players: int) -> None:
    """Q-3: between two it alternates, however often they play."""
    match = majlis.game("quoridor", players=players).start(seed=2)
    person = list(range(players))
    begun = []
    for _ in range(2 * players):
        begun.append(person[match.actors()[0]])
        for seat in range(players - 1):
            match.give_up(seat)
        match, _ = began_next(match)
        person = person[-1:] + person[:-1]
    assert begun == [(begun[0] + number) % players for number in range(2 * players)]


def test_what_was_not_played_to_its_end_is_drawn_anew() -> None:
    """N-4."""
    match = majlis.game("nahs", players=2).start(seed=2)
    match.give_up(1)
    dealers = {began_next(match)[0].state()["dealer"] for _ in range(40)}
    assert dealers == {0, 1}


def test_a_rematch_of_a_rematch_at_a_table(tmp_path: Path) -> None:
    """Birthdays and the one who begins stay with their people, match after match."""

    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            registry, number = sockets.registry, 0
            for key, options in (
                ("taki", {"players": 2, "starter": 1}),
                ("toitoi", {"players": 2, "tie": "birthday", "birthdays": [5, 9]}),
            ):
                names = [f"{key}-first", f"{key}-second"]
                pages = [Page(sockets, name) for name in names]
                table = await make_table(registry, pages[0].session, NewTable(key, options, [ME, FREE]))
                for page in pages:
                    await page.ask("enter", "e", table=table)
                await pages[1].ask("sit", "s", table=table, seat=1)
                await start_match(await registry.table(table), None)
                for _ in range(3):
                    number += 1
                    found = await registry.table(table)
                    seats = {str(seat.session): seat.seat for seat in found.seating}
                    if key == "toitoi":
                        assert [found.options["birthdays"][seats[name]] for name in names] == [5, 9]
                    # The first one gives up each time, so the second one begins from then on.
                    asks = {"table": table, "seat": seats[names[0]]}
                    assert (await pages[0].ask("resign", f"r{number}", **asks))["type"] == "done"
                    for page, name in zip(pages, names, strict=True):
                        asks = {"table": table, "seat": seats[name]}
                        assert (await page.ask("rematch", f"n{number}", **asks))["type"] == "done"
                    assert found.next is not None
                    table = found.next
                    for page in pages:
                        await page.ask("enter", f"e{number}", table=table)
                    then = await registry.table(table)
                    assert then.live is not None
                    assert [seat.session for seat in then.seating] == [seat.session for seat in found.seating][::-1]
                    if key == "taki":
                        starter = then.live.match_log.match.actors()[0]
                        assert then.seating[starter].session == names[1]
                        assert then.options["starter"] == starter + 1

    asyncio.run(work())


# ------------------------------------------------------------------------------------------------ calling people


async def finished(sockets: Dispatcher, *names: str) -> tuple[str, list[Page]]:
    """A match of Quoridor between these people that one of them has given up."""
    pages = [Page(sockets, name) for name in names]
    sockets.registry.connections.update(pages)
    table = await make_table(
        sockets.registry,
        pages[0].session,
        NewTable("quoridor", {"players": len(names)}, [ME, *[FREE] * (len(names) - 1)]),
    )
    for page in pages:
        await page.ask("enter", "enter", table=table)
        assert (await page.ask("sit", "sit", table=table))["type"] == "done"
    await start_match(await sockets.registry.table(table), None)
    for seat, page in enumerate(pages[:-1]):
        assert (await page.ask("resign", "resign", table=table, seat=seat))["type"] == "done"
    return table, pages


def called(page: Page) -> list[dict[str, Any]]:
    return [news for news in page.news if news["type"] == "called"]


def shown(page: Page) -> dict[str, Any]:
    return dict([news["table"] for news in page.news if news["type"] == "table"][-1])


def test_who_has_left_the_table_is_called_to_another_match_and_joins_from_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            table, (first, second) = await finished(sockets, "first", "second")
            await second.ask("exit", "exit", table=table)
            assert (await first.ask("rematch", "again", table=table, seat=0))["type"] == "done"
            # It does not begin behind the back of somebody who is only in another room.
            assert shown(first)["next"] is None
            assert shown(first)["awaited"] == [1]
            [call] = called(second)
            assert (call["why"], call["table"], call["seat"]) == ("rematch", table, 1)
            assert call["names"] == ["first"]
            # A page that is opened meanwhile is told, too.
            newcomer = Page(sockets, "second")
            await newcomer.sockets.answer(newcomer, Hello(id="hello"))
            assert [each["why"] for each in called(newcomer)] == ["rematch"]
            assert (await second.ask("rematch", "join", table=table, seat=1))["type"] == "done"
            assert shown(first)["next"] is not None
            assert (called(second)[-1]["why"], called(second)[-1]["next"]) == ("next", shown(first)["next"])

    asyncio.run(work())


def test_who_has_no_time_is_not_waited_for_and_a_bot_has_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            table, (first, second) = await finished(sockets, "first", "second")
            await second.ask("exit", "exit", table=table)
            await first.ask("rematch", "again", table=table, seat=0)
            assert (await second.ask("rematch", "no", table=table, seat=1, agree=False))["type"] == "done"
            # Nobody is made to play with bots alone who has asked for people.
            assert shown(first)["passed"] == [1]
            assert shown(first)["next"] is None
            # Nor whose wish comes again under its id, at a server that knows nothing of the answer.
            sockets._once._answers.clear()
            await first.ask("rematch", "again", table=table, seat=0, again=True)
            assert shown(first)["next"] is None
            await first.ask("rematch", "so-be-it", table=table, seat=0)
            following = await sockets.registry.table(shown(first)["next"])
            assert [seat.occupant for seat in following.seating] == ["bot", "person"]

    asyncio.run(work())


def test_who_does_not_answer_is_waited_for_only_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        timing = msgspec.structs.replace(QUICK, away=0.3)
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}", timing) as sockets:
            table, (first, second) = await finished(sockets, "first", "second")
            await second.ask("exit", "exit", table=table)
            await first.ask("rematch", "again", table=table, seat=0)
            async with asyncio.timeout(60):
                while shown(first)["next"] is None:
                    await asyncio.sleep(0.02)
            assert called(second)[-1]["why"] == "next"

    asyncio.run(work())


def test_who_is_gone_altogether_is_not_waited_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            table, (first, second) = await finished(sockets, "first", "second")
            await second.ask("exit", "exit", table=table)
            sockets.registry.connections.discard(second)
            await first.ask("rematch", "again", table=table, seat=0)
            assert shown(first)["next"] is not None

    asyncio.run(work())


def test_who_has_left_during_a_match_is_called_to_their_turn_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite:///{tmp_path / 'majlis.db'}") as sockets:
            table, first, second = await two_at(sockets, "quoridor")
            sockets.registry.connections.update((first, second))
            await second.ask("exit", "exit", table=table)
            assert called(second) == []
            move = {"table": table, "seat": 0, "ply": 0, "action": first.position(0)["legal"][0]}
            assert (await first.ask("move", "move", **move))["type"] == "done"
            async with asyncio.timeout(60):
                while not called(second):
                    await asyncio.sleep(0.02)
            (await sockets.registry.table(table)).presence.update()
            assert [each["why"] for each in called(second)] == ["turn"]

    asyncio.run(work())


def test_a_next_match_that_was_made_before_the_server_died_is_the_one_that_is_played(database: str) -> None:
    """It is made, then begun, then known at its table: whatever comes between, there is one, and everybody is in it."""
    known: dict[str, str] = {}

    async def before(sockets: Dispatcher) -> None:
        known["table"], _ = await finished(sockets, "first", "second")
        table = await sockets.registry.table(known["table"])
        async with table.change():
            await make_next(table)
        assert table.next is not None
        known["next"] = table.next

    async def after(sockets: Dispatcher) -> None:
        table = known["table"]
        first, second = Page(sockets, "first"), Page(sockets, "second")
        for seat, page in enumerate((first, second)):
            await page.ask("enter", "e", table=table)
            await page.ask("rematch", f"wish{seat}", table=table, seat=seat)
        assert shown(first)["next"] == known["next"]
        mine = [line.id for line in await sockets.registry.lobby.mine(first.session)]
        assert mine == [known["next"]]

    async def run() -> None:
        async with opened(database) as sockets:
            await before(sockets)
        engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:", 1))
        with engine.begin() as connection:
            # As it stood a commit earlier.
            connection.execute(text("UPDATE tables SET next_table_id = NULL"))
        engine.dispose()
        async with opened(database) as sockets:
            await after(sockets)

    asyncio.run(run())
