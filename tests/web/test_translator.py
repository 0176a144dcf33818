"""The translator keeps the meaning of Python, and refuses by file and line what it does not know."""

import inspect
import json
from pathlib import Path
from typing import Any

import pytest

from tests.web import refused_sample, translator_sample
from tests.web.test_referee import WEB, node, rolled_up
from tools.translator.program import Program
from tools.translator.source import Untranslatable, source

CASES: dict[str, list[list[Any]]] = {
    "numbers": [[a, b] for a in (-7, -1, 0, 1, 6, 2**40) for b in (-4, -1, 0, 3, 1000)],
    "bits": [[a, b] for a in (-3, 0, 1, 255, 2**31, 2**52 + 1) for b in (-1, 0, 6, 2**33)],
    "lists": [[[]], [[3, -1, 1, 1, 2]], [[0]], [[5, 4, 3, 2, 1, 0]]],
    "falling": [[[]], [[3, 1, 2, 1, 4, 6]]],
    "rounded": [[2.675], [1.006], [-0.125001], [0.333333]],
    "same": [[1]],
    "ends": [[[4]], [[1, 9, 9, -3]]],
    "truths": [
        [n, text, rows, x] for n in (0, 2) for text in ("", "a") for rows in ([], [0], [0, 1]) for x in (None, 0, 3)
    ],
    "equals": [
        [a, b] for a in (0, 1, True, None, "1", [1], [1, [2]]) for b in (1, False, None, "1", [1], [True, [2]], 3)
    ],
    "order": [[[[2, 1], [2], []]], [[[1, 2, 3], [1, 2]]]],
    "chains": [[a, b, c] for a in (0, 2) for b in (1, 2, 3) for c in (2, 3)],
    "names": [["two mice and men"], ["one"], ["x y z"]],
    "dictionaries": [[0], [3], [10]],
    "loops": [[0], [5], [12], [13]],
    "sets": [[[1, 2], [2, 3, 1]], [[3], []], [[], []]],
    "objects": [[0], [41]],
    "additions": [[0], [7]],
    "swaps": [[1], [9]],
    "caught": [["1", [5, 6]], ["7", [5]], ["x", []], [" ٢ ", [1, 2, 3]], ["-1", [4]]],
    "shown": [[None], [True], [3], ["it's"], ['say "it\'s"'], ["tab\t\u200f\u00e9"], [[1, "a", [None]]], [{"a": [1]}]],
    "lookups": [[0], [-1], [59]],
}
MAIN = """
import * as sample from "./sample.ts";
const exact = (_, value) => (typeof value === "bigint" ? JSON.rawJSON(String(value)) : value);
const asked = JSON.parse(process.argv[2]);
process.stdout.write(JSON.stringify(asked.map(([name, args]) => JSON.stringify(sample[name](...args), exact))));
"""


def test_the_sample_means_the_same_in_both_languages(tmp_path: Path) -> None:
    made = Program(lambda module: "sample", {}, {})
    made.translate([(source(translator_sample.__name__), name, {}) for name in CASES], exported=("sample",))
    imports, parts = made.written()["sample"]
    runtime = json.dumps(str(WEB / "src/referee/python.ts"))
    text = "\n\n".join([*imports, *parts]).replace('"./python"', runtime)
    (tmp_path / "sample.ts").write_text(text, "utf-8")
    (tmp_path / "main.ts").write_text(MAIN, "utf-8")
    asked = [(name, args) for name, several in CASES.items() for args in several]
    answers = json.loads(node(str(rolled_up(tmp_path / "main.ts", tmp_path / "main.mjs")), json.dumps(asked)))
    for (name, args), answer in zip(asked, answers, strict=True):
        expected = getattr(translator_sample, name)(*json.loads(json.dumps(args)))
        assert answer == json.dumps(expected, ensure_ascii=False, separators=(",", ":")), f"{name}{tuple(args)}"


def test_every_function_of_the_sample_is_run() -> None:
    found = inspect.getmembers(translator_sample, inspect.isfunction)
    assert {name for name, function in found if function.__module__ == translator_sample.__name__} == set(CASES)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("stepped", "a slice with a step is not known"),
        ("keyed", "whether any is a text is not known"),
        ("summed", "Add of what may be anything is not known"),
        ("unordered", "has no order to go through it; use sorted()"),
        ("formatted", "a format is not known"),
        ("paired", "a dictionary by lists would find nothing"),
        ("opened", "With is not known to the translator"),
    ],
)
def test_what_is_not_known_is_refused_where_it_stands(name: str, why: str) -> None:
    function = getattr(refused_sample, name)
    first = inspect.getsourcelines(function)[1]
    with pytest.raises(Untranslatable, match=why) as caught:
        Program(lambda module: "sample", {}, {}).translate([(source(refused_sample.__name__), name, {})])
    file, line, _ = str(caught.value).split(":", 2)
    assert Path(file).name == "refused_sample.py"
    assert int(line) == first + 1
