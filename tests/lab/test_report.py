"""What is told: tables, JSON, pictures and words in three languages."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

import majlis
from majlis import words
from majlis.errors import MajlisError
from majlis.lab import plot, report
from majlis.lab.arena import Arena
from majlis.lab.players import PlayerSpec
from majlis.lab.runner import DealPlayed, GamePlayed, Setup
from majlis.lab.standings import Standings
from tests.catalogues import named
from tests.cli.program import LANGUAGES, ROOT
from tests.cli.program import majlis as run

pytestmark = pytest.mark.interpreted


@pytest.fixture
def standings() -> Standings:
    bots = [PlayerSpec("random"), PlayerSpec.parsed("search:3@500")]
    found = Standings(Setup.of(majlis.game("quoridor", size=5), bots))
    for number in range(20):
        games = (GamePlayed((0, 1), (2, 1), 30), GamePlayed((1, 0), (1, 2), 31))
        found.add(DealPlayed(0, number, games), {0: (0.001, 10), 1: (0.5, 10)})
    return found


def test_json_holds_everything(standings: Standings) -> None:
    plain = json.loads(report.dumps(standings))
    assert plain["majlis_arena"] == report.FORMAT
    assert plain["bots"] == ["random", "search:3@500"]
    assert plain["options"]["size"] == 5
    assert [row["bot"] for row in plain["standings"]] == [1, 0]
    assert plain["pairs"][0]["verdict"] == -1
    assert plain["pairs"][0]["score"]["mean"] == 0.0
    assert len(plain["deals"]) == 20
    assert plain["deals"][3] == {
        "meeting": 0,
        "deal": 3,
        "games": [
            {"seating": [0, 1], "places": [2, 1], "plies": 30},
            {"seating": [1, 0], "places": [1, 2], "plies": 31},
        ],
    }
    assert plain["seconds"] == [pytest.approx(0.0001), pytest.approx(0.05)]
    assert plain == json.loads(json.dumps(report.facts(standings)))


def test_the_same_results_are_the_same_picture(standings: Standings, tmp_path: Path) -> None:
    for name in ("one.svg", "other.svg", "one.png"):
        plot.draw(standings, tmp_path / name)
    one, other = (tmp_path / name for name in ("one.svg", "other.svg"))
    assert one.read_bytes() == other.read_bytes()
    text = "".join(ElementTree.parse(one).getroot().itertext())
    assert "random – search:3@500" in text
    assert "Quoridor" in text
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")


def test_a_picture_of_an_unknown_kind_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(MajlisError, match=r"\.svg, \.png, \.pdf"):
        plot.check(tmp_path / "plot.doc")
    ran = run("arena", "quoridor", "random", "random", "--plot", str(tmp_path / "plot.doc"))
    assert ran.code == 1
    ran = run("arena", "quoridor", "random", "random", "--json", str(tmp_path / "nowhere" / "a.json"))
    assert ran.code == 1
    assert "no such folder" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_figure_is_cut_short_in_a_narrow_terminal(standings: Standings, lang: str) -> None:
    console = Console(width=80)
    with console.capture() as captured:
        console.print(report.bots_table(lang, standings))
    assert "\N{HORIZONTAL ELLIPSIS}" not in captured.get()
    assert captured.get().count("–100.0)") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_prints_tables_and_writes_files(lang: str, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "a.svg"]
    where = ("--json", str(files[0]), "--plot", str(files[1]))
    order = ("--games", "4", "--jobs", "1", "-o", "size=5", "--lang", lang)
    ran = run("arena", "quoridor", "random", "random", *order, *where)
    assert ran.code == 0
    assert words.say(lang, None, "lab-column-rating") in ran.out
    assert words.say(lang, None, "lab-undecided") in ran.out
    assert all(str(file) in ran.out and file.exists() for file in files)
    assert json.loads(files[0].read_text("utf-8"))["standings"][0]["games"] == 4


def test_an_arena_that_is_interrupted_tells_what_came_out_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Arena.deals

    def cut(arena: Arena) -> Iterator[DealPlayed]:
        for number, deal in enumerate(whole(arena)):
            if number == 3:
                raise KeyboardInterrupt
            yield deal

    monkeypatch.setattr(Arena, "deals", cut)
    ran = run("arena", "quoridor", "random", "random", "--games", "40", "--jobs", "1", "-o", "size=5")
    assert ran.code == 0
    assert words.say("en", None, "lab-interrupted") in ran.err
    assert re.search(r"random +random +4 +8 ", ran.out)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess", "random", "random"), "chess"),
        (("quoridor", "random", "clever"), "clever"),
        (("quoridor", "random", "search:7"), "1 to 5"),
        (("quoridor", "random", "random", "--players", "3"), "players"),
        (("quoridor", "random", "random", "random", "--together"), "do not fit"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(arguments: tuple[str, ...], message: str) -> None:
    ran = run("arena", *arguments)
    assert ran.code == 1
    assert message in ran.err
    assert "Traceback" not in ran.err


def test_an_engine_is_a_bot_of_ours() -> None:
    ran = run("engine", "quoridor", "--bot", "cmd:./other")
    assert ran.code == 1
    assert "outside program" in ran.err


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    sources = [ROOT / "src" / "majlis" / name for name in ("lab/report.py", "lab/plot.py", "terminal/arena.py")]
    text = "\n".join(source.read_text("utf-8") for source in sources)
    used = set(re.findall(r'"(lab-[a-z-]+)"', text))
    used |= {f"lab-{name}" for name in re.findall(r'_say\(ui, "([a-z-]+)"', text)}
    columns = re.findall(r"_table\(lang, ([^)]*)\)", text)
    used |= {f"lab-column-{name}" for line in columns for name in re.findall(r'"([a-z]+)"', line)}
    assert used == named("lab-", "en.ftl")
