"""Watching a match again in a real browser: stepping, other eyes, files, playing on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import majlis
from majlis import words
from majlis.match.event_text import event_text
from majlis.server.protocol.generated_names import in_words
from tests.browser.conftest import PHONE, Visitor

GIVE_UP = """
(table) => new Promise((over, refused) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  let id = 0
  let last = -1
  const ask = (what) => socket.send(JSON.stringify({ id: `test-${++id}`, ...what }))
  socket.onopen = () => {
    ask({ type: 'hello' })
    ask({ type: 'enter', table })
  }
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data)
    if (news.type === 'refused') refused(new Error(data))
    if (news.position?.outcome) {
      socket.close()
      over()
    } else if (news.position?.legal.length && news.position.ply > last) {
      const { ply, legal } = news.position
      last = ply
      ask(ply < 6 ? { type: 'move', table, seat: 0, ply, action: legal[0] } : { type: 'resign', table, seat: 0 })
    }
  }
})
"""
"""What the page's own buttons do, without waiting for them: play a little, then give up."""


def answer(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers to this visitor."""
    script = """async ([path, body]) => {
      const asked = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      return (await fetch(path, asked || {})).json()
    }"""
    return page.evaluate(script, [path, body])


@pytest.fixture
def finished(visitor: Visitor) -> tuple[Page, dict[str, Any]]:
    """A visitor and a short match of theirs that is over."""
    return short_match(visitor())


def short_match(page: Page, **plan: Any) -> tuple[Page, dict[str, Any]]:
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": 1}]
    options = {"players": 2, "size": 5, "fences": 2, "starter": 1}
    made = answer(page, "/api/tables", {"game": "quoridor", "options": options, "seats": seats, "start": True, **plan})
    page.evaluate(GIVE_UP, made["table"])
    (match,) = answer(page, "/api/matches")
    assert match["outcome"]["resigned"] == [0]
    return page, match


def viewing(page: Page) -> Locator:
    return page.locator("[data-viewer]")


def test_a_match_is_stepped_through_by_keyboard_and_told_in_words(finished: tuple[Page, dict[str, Any]]) -> None:
    page, match = finished
    page.goto(f"/match/{match['id']}")
    expect(viewing(page)).to_have_attribute("data-viewer", "0")
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(viewing(page)).to_have_attribute("data-ply", "2")
    page.keyboard.press("ArrowLeft")
    expect(viewing(page)).to_have_attribute("data-ply", "1")
    look = answer(page, f"/api/matches/{match['id']}/look?viewer=0&first=0&last=1")
    folder = majlis.game("quoridor").definition.folder
    first = event_text("en", folder, look["steps"][0]["events"][0], [in_words("en", match["names"][0]), "?"])
    expect(page.locator("aside [aria-current=step]")).to_contain_text(first)
    page.keyboard.press("End")
    expect(viewing(page)).to_have_attribute("data-ply", str(match["plies"]))
    page.keyboard.press("Home")
    expect(viewing(page)).to_have_attribute("data-ply", "0")
    page.keyboard.press("Space")
    # It plays by itself, and does not wait to be looked at.
    expect(viewing(page)).not_to_have_attribute("data-ply", "0")


def test_the_position_is_told_in_words_and_what_a_move_leads_to(finished: tuple[Page, dict[str, Any]]) -> None:
    page, match = finished
    page.goto(f"/match/{match['id']}?ply=1")
    expect(page.locator("footer .now")).to_contain_text(re.compile(r"steps? to go"))
    page.locator("aside [data-replay=position]").click()
    facts = page.locator("[data-position] li")
    # A pawn and its fences, for each of two.
    expect(facts).to_have_count(4)
    expect(facts.first).to_contain_text(re.compile(r"steps? to go"))


def test_in_a_language_from_right_to_left_the_arrows_turn_round(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/matches", "ar", PHONE)
    page.locator("[data-replay=file]").set_input_files(kept(tmp_path))
    expect(viewing(page)).to_have_attribute("data-viewer", "referee")
    page.keyboard.press("ArrowLeft")
    expect(viewing(page)).to_have_attribute("data-ply", "1")
    expect(page.locator("footer .now")).to_contain_text(words.say("ar", None, "player-numbered", {"seat": 1})[:7])


def test_the_link_to_a_moment_leads_there_with_the_same_eyes(finished: tuple[Page, dict[str, Any]]) -> None:
    page, match = finished
    page.goto(f"/match/{match['id']}?ply=2&as=public")
    expect(viewing(page)).to_have_attribute("data-ply", "2")
    page.locator("[data-replay=viewer]").select_option("1")
    page.locator("[data-replay=forward]").click()
    expect(page).to_have_url(re.compile(r"\?ply=3&as=1$"))
    page.reload()
    expect(viewing(page)).to_have_attribute("data-ply", "3")
    expect(viewing(page)).to_have_attribute("data-viewer", "1")


def test_a_match_that_nobody_may_watch_is_seen_again_by_whom_its_player_gives_the_link(visitor: Visitor) -> None:
    page, match = short_match(visitor(), watch="nobody")
    page.goto(f"/match/{match['id']}?ply=2&as=public")
    expect(page).to_have_url(re.compile(r"&key="))
    other = visitor(f"/match/{match['id']}", lang="ar")
    expect(other.get_by_role("heading", level=1)).to_have_text("هذه المباراة للاعبيها فقط")
    expect(other.locator("[data-board]")).to_have_count(0)
    other.goto(page.url)
    expect(viewing(other)).to_have_attribute("data-ply", "2")
    other.keyboard.press("ArrowLeft")
    expect(viewing(other)).to_have_attribute("data-ply", "3")
    other.locator("[data-replay=play-on]").click()
    other.locator("[data-replay=begin]").click()
    expect(other).to_have_url(re.compile("/table/"))


def test_a_match_is_kept_as_a_file_and_brought_along_again(
    finished: tuple[Page, dict[str, Any]], visitor: Visitor, tmp_path: Path
) -> None:
    page, match = finished
    page.goto(f"/match/{match['id']}")
    with page.expect_download() as waiting:
        page.locator("aside [data-replay=download]").click()
    file = tmp_path / "match.json"
    waiting.value.save_as(file)
    majlis.Replay.loads(file.read_text("utf-8")).verify()
    other = visitor("/matches")
    other.locator("[data-replay=file]").set_input_files(file)
    expect(other).to_have_url(re.compile("/match/file-"))
    expect(other.locator("[data-board=quoridor]")).to_be_visible()
    other.keyboard.press("End")
    expect(viewing(other)).to_have_attribute("data-ply", str(match["plies"]))


def test_a_file_that_was_changed_is_refused_and_says_why(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/matches")
    file = kept(tmp_path)
    changed = json.loads(file.read_text("utf-8"))
    changed["moves"] = changed["moves"][:-1]
    file.write_text(json.dumps(changed), "utf-8")
    page.locator("[data-replay=file]").set_input_files(file)
    expect(page.locator(".notice.bad")).to_contain_text("not sound")
    file.write_text("{", "utf-8")
    page.locator("[data-replay=file]").set_input_files(file)
    expect(page.locator(".notice.bad").last).to_contain_text("no replay file")
    expect(page).to_have_url(re.compile("/matches$"))


def test_playing_on_from_a_moment_sits_down_at_a_new_table(finished: tuple[Page, dict[str, Any]]) -> None:
    page, match = finished
    page.goto(f"/match/{match['id']}?ply=2")
    page.locator("[data-replay=play-on]").click()
    page.locator("[data-replay=begin]").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-board=quoridor]")).to_be_visible()
    running = next(each for each in answer(page, "/api/matches") if each["table"])
    page.goto(f"/match/{running['id']}")
    expect(page.locator(f"a[href='/table/{running['table']}']")).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)


def kept(folder: Path) -> Path:
    """A short match as a file."""
    match = majlis.game("quoridor", size=5, starter=1).start(seed=3)
    for ply in range(8):
        match.play(ply % 2, match.legal(ply % 2)[0])
    file = folder / "kept.json"
    file.write_text(match.replay().dumps(), "utf-8")
    return file
