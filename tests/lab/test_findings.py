"""What was found is told the same in JSON, in tables, on a page and in Parquet, in every language."""

import re
from contextlib import closing
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

import majlis
from majlis import words
from majlis.errors import MajlisError
from majlis.lab import findings_text as text
from majlis.lab import simulated_rows
from majlis.lab.findings import ChangeFound, Findings, Found, findings
from majlis.lab.findings_page import page
from majlis.lab.measures import MEASURES
from majlis.lab.played_matches import event_counts
from majlis.lab.players import PlayerSpec
from majlis.lab.simulation import Plan, Simulation
from majlis.lab.workers import Alone
from tests.catalogues import named

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).parents[2]


def simulated(count: int = 6) -> Simulation:
    games = [majlis.game("quoridor", size=5, fences=2), majlis.game("quoridor", size=5, fences=1)]
    simulation = Simulation(Plan.of(games, PlayerSpec.parsed("instinct:3"), None, count))
    for _ in simulation.run(Alone()):
        pass
    return simulation


@cache
def found() -> Findings:
    with closing(simulated()) as simulation:
        return findings(simulation, [list(event_counts(simulation, variant, 2)) for variant in (0, 1)])


@cache
def alone() -> Findings:
    with closing(Simulation(Plan.of([majlis.game("quoridor", size=5)], PlayerSpec.parsed("random"), None, 3))) as one:
        for _ in one.run(Alone()):
            pass
        return findings(one)


def test_json_is_read_back() -> None:
    assert Findings.loads(found().dumps()) == found()
    assert found().variants[0].changed == ["fences", "size"]
    with pytest.raises(MajlisError, match="not the JSON of a simulation"):
        Findings.loads("{}")


def test_every_measure_is_there_with_an_interval() -> None:
    assert set(found().variants[0].measures) == set(MEASURES) == set(found().effects)
    for name, measure in found().variants[0].measures.items():
        if measure.mean is not None and measure.low is not None and measure.high is not None:
            assert measure.low <= measure.mean <= measure.high, name
    lengths = found().variants[0].lengths
    assert sum(lengths) == 6


class _Nested(HTMLParser):
    """Notes what is opened and not closed, and what is fetched from elsewhere."""

    VOID = ("meta", "input")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.mains: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.fetched += [value for name, value in attrs if name in ("src", "href") and value]
        if tag == "main":
            self.mains.append(named)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opened and closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("findings_of", [found, alone])
def test_a_page_is_whole_and_holds_all_languages_and_pictures(findings_of) -> None:  # type: ignore[no-untyped-def]
    made = page(findings_of(), "ar", "majlis simulate quoridor <x>")
    reader = _Nested()
    reader.feed(made)
    assert reader.open == []
    assert reader.fetched == []
    assert "url(" not in made
    assert [(main["lang"], main["dir"]) for main in reader.mains] == [("en", "ltr"), ("ar", "rtl"), ("he", "rtl")]
    assert re.search(r'id="ar" checked', made)
    assert made.count("<svg") > 10
    assert "majlis simulate quoridor &lt;x&gt;" in made
    for lang in words.LANGUAGES:
        for name in MEASURES:
            assert text.measure(lang, name) in made


def test_figures_are_told_with_their_intervals() -> None:
    assert text.figure(None) == text.figure(Found(None, None, None, 0)) == "–"
    assert text.difference(ChangeFound(-0.021, -0.04, 0.0, -0.1, "slight", False), percent=True) == "−2.1 (−4.0 … 0.0)"
    assert text.effect("en", ChangeFound(1, 0.5, 1.5, 0.9, "large", True)) == "large (+0.90)"
    assert text.effect("en", ChangeFound(1, -0.5, 1.5, 0.9, "large", False)) == "none seen"


def test_variants_are_called_by_what_differs() -> None:
    assert [text.label("en", found(), variant) for variant in (0, 1)] == ["fences=2", "fences=1"]
    assert text.label("en", alone(), 0) == "size=5"


def test_parquet_has_a_row_for_every_match(tmp_path: Path) -> None:
    from pyarrow import parquet

    with closing(simulated()) as simulation:
        simulated_rows.write(simulation, tmp_path / "rows.parquet")
    rows = parquet.read_table(tmp_path / "rows.parquet").to_pylist()
    assert len(rows) == 12
    assert [row["deal"] for row in rows] == [*range(6), *range(6)]
    assert sorted(rows[0]["places"]) == [1, 2]
    mean = sum(row["plays"] for row in rows if row["variant"] == 1) / 6
    assert mean == pytest.approx(found().variants[1].measures["plays"].mean)


# ---------------------------------------------------------------------------------------------------- words


def test_every_word_is_used() -> None:
    folders = ROOT / "src/majlis/lab", ROOT / "src/majlis/terminal"
    sources = "\n".join(file.read_text("utf-8") for folder in folders for file in folder.glob("*.py"))
    quoted = set(re.findall(r"""["']([\w-]+)["']""", sources))
    made = ("lab-measure-", "lab-size-", "lab-how-", "lab-column-", "lab-export-")
    for name in named("", "lab.en.ftl"):
        assert name.startswith(made) or {name, name.removeprefix("lab-")} & quoted, name
