"""Life at a table, over real sockets: seats, moves, pausing, giving up, taking back, another match, words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from majlis.server.protocol import generated_names
from tests.server.guest import JsonMessage
from tests.server.sitter import BOT, FREE, LINK, ME, noticing_soon, play, sitters, two_at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with noticing_soon(tmp_path_factory.mktemp("server")) as running:
        yield running.base


# --------------------------------------------------------------------------------------------------------- seats


def test_a_link_seat_needs_the_invitation(server: str) -> None:
    async def work(base: str) -> None:
        host, friend = await sitters(base, "host", "friend")
        table = await host.guest.make_table(game="quoridor", options={"players": 2, "starter": 1}, seats=[ME, LINK])
        await host.enter(table)
        await friend.enter(table)
        assert friend.table["invite"] is None
        assert (await friend.ask("sit", seat=1))["code"] == "invitation_needed"
        key = host.table["invite"].split("key=")[1]
        assert (await friend.guest.ask("enter", table=table, key="wrong"))["code"] == "wrong_key"
        await friend.enter(table, key=key)
        assert (await friend.ask("sit", seat=1))["type"] == "done"
        await host.until(lambda: host.table["seats"][1]["name"] == "friend")
        assert friend.table["seats"][1]["mine"]
        assert not host.table["seats"][1]["mine"]

    play(work, server)


def test_only_the_host_arranges_and_starts_and_nobody_sits_twice(server: str) -> None:
    async def work(base: str) -> None:
        host, other = await sitters(base, "host", "other")
        table = await host.guest.make_table(
            game="quoridor", options={"players": 4, "starter": 1}, seats=[ME, FREE, FREE, FREE]
        )
        await host.enter(table)
        await other.enter(table)
        assert (await other.ask("start"))["code"] == "host_only"
        assert (await other.ask("arrange", seat=0, plan=BOT))["code"] == "host_only"
        assert (await other.ask("sit", seat=0))["code"] == "seat_taken"
        assert (await other.ask("sit", seat=9))["code"] == "no_such_seat"
        assert (await other.ask("sit", seat=1))["type"] == "done"
        assert (await other.ask("sit", seat=2))["code"] == "already_seated"
        assert (await other.ask("sit", seat=2, device=True, name="guest"))["code"] == "no_sharing"
        assert (await other.ask("allow", sharing=True))["code"] == "host_only"
        assert (await host.ask("allow", sharing=True))["type"] == "done"
        assert (await other.ask("sit", seat=2, device=True, name="guest"))["type"] == "done"
        assert (await other.ask("leave", seat=1))["type"] == "done"
        assert (await host.ask("start"))["code"] == "seats_open"
        assert (await host.ask("start", fill=True, level=1))["type"] == "done"
        await other.until(lambda: other.table["status"] == "playing")
        assert [seat["occupant"] for seat in other.table["seats"]] == ["person", "bot", "device", "bot"]
        assert (await other.ask("leave", seat=2))["code"] == "begun"

    play(work, server)


def test_the_lobby_lists_open_tables_live(server: str) -> None:
    async def work(base: str) -> None:
        host, visitor = await sitters(base, "host", "visitor")
        await visitor.guest.ask("lobby")
        table = await host.guest.make_table(game="toitoi", options={"players": 3, "rounds": 1}, seats=[ME, FREE, BOT])

        def listed() -> list[JsonMessage]:
            lists = visitor.told("lobby")
            return [line for line in lists[-1]["tables"] if line["id"] == table] if lists else []

        [line] = await visitor.until(listed)
        assert (line["free"], line["names"], line["changed"]) == (1, ["host"], ["rounds"])
        await visitor.enter(table)
        await visitor.ask("sit", seat=1)
        await visitor.until(lambda: not listed())

    play(work, server)


# ------------------------------------------------------------------------------------------------------ the match


def test_a_move_is_acknowledged_once_and_told_to_everybody(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        [watcher] = await sitters(base, "watcher")
        await watcher.enter(first.table["id"])
        assert (await second.move(1, "e8"))["rule"] is not None
        assert (await second.ask("move", seat=0, ply=0, action="e2"))["code"] == "not_your_seat"
        for _ in range(3):
            await first.guest.send("move", "same", table=first.table["id"], seat=0, ply=0, action="e2")
        await first.until(lambda: len([news for news in first.told("done") if news["id"] == "same"]) == 3)
        assert {news["ply"] for news in first.told("done") if news["id"] == "same"} == {1}
        await second.until(lambda: second.positions[1]["ply"] == 1)
        await watcher.until(lambda: watcher.positions[None]["ply"] == 1)
        assert watcher.positions[None]["legal"] == []
        late = await first.ask("move", seat=0, ply=0, action="e3")
        assert late["code"] == "stale"
        refused = await second.move(1, "e5")
        assert refused["code"] == "not_a_step" or refused["rule"].startswith("Q-")
        verdict = await second.ask("why", seat=1, action="e8")
        assert verdict == {"type": "verdict", "id": verdict["id"], "allowed": True}

    play(work, server)


def test_who_comes_back_gets_what_is_missing_and_no_more(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        await first.move(0, "e2")
        await second.until(lambda: second.positions[1]["ply"] == 1)
        await second.guest.cut()
        await second.guest.connect()
        second.news.clear()
        await second.enter(first.table["id"], ply=0)
        [played] = second.told("played")
        assert [step["ply"] for step in played["steps"]] == [1]
        second.news.clear()
        await second.enter(first.table["id"])
        [whole] = second.told("position")
        assert [step["ply"] for step in whole["recent"]] == [1]

    play(work, server)


def test_a_paused_match_rests(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        assert (await second.ask("pause"))["type"] == "done"
        await first.until(lambda: first.table["status"] == "paused" and not first.positions[0]["legal"])
        assert first.positions[0]["actors"] == [0]
        assert (await first.move(0, "e2"))["code"] == "paused"
        assert (await first.ask("pause", on=False))["type"] == "done"
        await first.until(lambda: first.table["status"] == "playing" and first.positions[0]["legal"])
        assert (await first.move(0, "e2"))["type"] == "done"

    play(work, server)


def test_who_gives_up_against_one_other_has_lost(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor", options={"size": 5})
        assert (await first.ask("resign", seat=0))["type"] == "done"
        for who, seat in ((first, 0), (second, 1)):
            await who.until(lambda who=who, seat=seat: who.positions[seat]["outcome"])  # type: ignore[misc]
            outcome = who.positions[seat]["outcome"]
            assert (outcome["places"], outcome["resigned"], outcome["by"]) == ([2, 1], [0], "giving_up")
            await who.until(lambda who=who: who.table["status"] == "over")  # type: ignore[misc]
        assert (await first.move(0, "c2"))["code"] == "over"
        assert (await second.ask("resign", seat=1))["code"] == "over"

    play(work, server)


def test_a_move_is_taken_back_when_everybody_agrees(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        assert not first.positions[0]["may_undo"]
        assert (await first.ask("undo", seat=0))["code"] == "nothing_to_undo"
        await first.move(0, "e2")
        await first.until(lambda: first.positions[0]["ply"] == 1)
        assert first.positions[0]["may_undo"]
        assert not second.positions[1]["may_undo"]
        await first.ask("undo", seat=0)
        await second.until(lambda: second.table["undo"] == [0])
        assert first.positions[0]["ply"] == 1
        await second.ask("undo", seat=1)
        [back] = await first.until(lambda: first.told("taken_back"))
        assert (back["back_to"], back["position"]["ply"], back["position"]["view"]["pawns"][0]) == (0, 2, "e1")
        assert not back["position"]["may_undo"]
        assert (await first.move(0, "d1"))["ply"] == 3
        await second.until(lambda: second.positions[1]["ply"] == 3)
        await second.move(1, "e8")
        await first.until(lambda: first.positions[0]["ply"] == 4)
        assert not first.positions[0]["may_undo"]
        assert (await first.ask("undo", seat=0))["code"] == "undo_others_acted"
        second.news.clear()
        await second.enter(first.table["id"], ply=1)
        assert second.told("position"), "across a move taken back only the whole position will do"

    play(work, server)


def test_a_card_that_was_shown_is_not_taken_back(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "jackaroo")
        actor, seat = (first, 0) if first.positions[0]["legal"] else (second, 1)
        await actor.move(seat, actor.positions[seat]["legal"][0])
        await actor.until(lambda: actor.positions[seat]["ply"] >= 1)
        assert not actor.positions[seat]["may_undo"]
        assert (await actor.ask("undo", seat=seat))["code"] in ("undo_revealed", "undo_others_acted")

    play(work, server)


def test_alone_with_bots_their_replies_are_taken_back_too(server: str) -> None:
    async def work(base: str) -> None:
        [alone] = await sitters(base, "alone")
        table = await alone.guest.make_table(
            game="quoridor", options={"players": 2, "starter": 1}, seats=[ME, BOT], start=True
        )
        await alone.enter(table)
        await alone.until(lambda: 0 in alone.positions)
        await alone.move(0, "e2")
        await alone.until(lambda: alone.positions[0]["ply"] == 2)
        assert alone.positions[0]["may_undo"]
        await alone.ask("pause", on=True)
        await alone.until(lambda: alone.table["status"] == "paused" and not alone.positions[0]["may_undo"])
        await alone.ask("pause", on=False)
        await alone.until(lambda: alone.table["status"] == "playing" and alone.positions[0]["may_undo"])
        assert (await alone.ask("undo", seat=0))["type"] == "done"
        await alone.until(lambda: alone.positions[0]["ply"] == 3)
        assert alone.positions[0]["view"]["pawns"] == ["e1", "e9"]

    play(work, server)


def test_the_next_match_rotates_the_seats(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor", options={"size": 5})
        assert (await first.ask("rematch", seat=0))["code"] == "not_over"
        for who, seat in ((first, 0), (second, 1)):
            await who.ask("resign", seat=seat)
        await first.until(lambda: first.positions[0]["outcome"])
        await first.ask("rematch", seat=0)
        await second.until(lambda: second.table["rematch"] == [0])
        await second.ask("rematch", seat=1)
        await first.until(lambda: first.table["next"])
        await first.enter(first.table["next"])
        assert [seat["name"] for seat in first.table["seats"]] == ["second", "first"]
        assert first.table["status"] == "playing"

    play(work, server)


# --------------------------------------------------------------------------------------------------- words, hints


def test_lines_are_cleaned_and_told_to_everybody(server: str) -> None:
    async def work(base: str) -> None:
        first, second = await two_at(base, "quoridor")
        await first.ask("say", text="\u202eevil\u0000  \u2066gin\u0007 مرحبا")
        await second.ask("phrase", phrase="well_played")
        assert (await first.ask("say", text="\u200e\u0001"))["code"] == "nothing_said"
        assert (await first.ask("phrase", phrase="curse"))["code"] == "no_such_phrase"
        await first.until(lambda: len(first.told("chat")) >= 3)
        lines = [line for news in second.told("chat") for line in news["lines"]]
        assert [(line["text"], line["phrase"], line["seat"], line["mine"]) for line in lines] == [
            ("evil gin مرحبا", None, 0, False),
            (None, "well_played", 1, True),
        ]
        second.news.clear()
        await second.enter(first.table["id"])
        assert len((await second.until(lambda: second.told("chat")))[0]["lines"]) == 2

    play(work, server)


def test_hints_and_haste_are_for_those_who_play_alone(server: str) -> None:
    async def work(base: str) -> None:
        first, _ = await two_at(base, "quoridor")
        assert (await first.ask("hint", seat=0))["code"] == "others_sit_here"
        assert (await first.ask("hurry"))["code"] == "others_sit_here"
        [alone] = await sitters(base, "alone")
        table = await alone.guest.make_table(
            game="quoridor", options={"players": 2, "starter": 1}, seats=[ME, BOT], start=True
        )
        await alone.enter(table)
        hint = await alone.ask("hint", seat=0)
        assert hint["type"] == "hint", hint
        wins = [each["win_probability"] for each in hint["candidates"]]
        assert 1 <= len(wins) <= 3
        assert wins == sorted(wins, reverse=True)
        assert (await alone.ask("hurry"))["type"] == "done"

    play(work, server)


def test_refusals_speak_the_pages_language(server: str) -> None:
    async def work(base: str) -> None:
        [guest] = await sitters(base, "guest")
        await guest.guest.send("hello", lang="ar")
        refused = await guest.guest.ask("enter", table="nowhere")
        assert (refused["code"], refused["text"]) == ("no_such_table", "لا توجد هذه الطاولة.")

    play(work, server)


def test_somebody_at_the_same_screen_has_a_name_in_any_case(server: str) -> None:
    async def work(base: str) -> None:
        [host] = await sitters(base, "host")
        device = {"occupant": "device"}
        table = await host.guest.make_table(game="quoridor", options={"players": 2, "starter": 1}, seats=[ME, device])
        await host.enter(table)
        assert [seat["name"] for seat in host.table["seats"]] == ["host", generated_names.player(2)]

    play(work, server)


def test_a_name_at_the_same_screen_is_cleaned_whichever_way_it_comes(server: str) -> None:
    async def work(base: str) -> None:
        [host] = await sitters(base, "host")
        for typed, shown in (
            ("\u202eevil\u200b", "evil"),
            ("nul\x00l", "null"),
            # Nobody passes for a guest whom the catalogue has named.
            ("\x1aguest-name 512", "guest-name 512"),
            ("\u2800", generated_names.player(2)),
        ):
            device = {"occupant": "device", "name": typed}
            table = await host.guest.make_table(game="quoridor", options={"players": 2}, seats=[ME, device])
            await host.enter(table)
            names = [host.table["seats"][1]["name"]]
            for request in ({"type": "arrange", "plan": device}, {"type": "sit", "device": True, "name": typed}):
                assert (await host.ask("arrange", seat=1, plan=LINK))["type"] == "done"
                assert (await host.ask(seat=1, **request))["type"] == "done"
                names.append(host.table["seats"][1]["name"])
            assert names == [shown] * 3

    play(work, server)
