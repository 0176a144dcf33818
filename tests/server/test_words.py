"""The words of the server are used, and every code has some."""

import re
from pathlib import Path

import pytest

from majlis import server
from majlis.server import run
from majlis.server.protocol.rejected import STATUS
from majlis.terminal import banner
from tests.catalogues import named

pytestmark = pytest.mark.interpreted


def test_all_words_of_the_server_are_used() -> None:
    sources = "".join(Path(str(module.__file__)).read_text() for module in (banner, run))
    said = set(re.findall(r"sentence\(\s*['\"]([a-z-]+)", sources)) | {
        "port-taken",
        "port-forbidden",
        "host-unknown",
        "public",
        "phones",
    }
    worker = set(re.findall(r"inform\(\s*['\"]([a-z-]+)", sources))
    used = {f"serve-{name}" for name in said} | {f"worker-{name}" for name in worker} | {"page-not-built"}
    assert used == named("", "server.en.ftl")


def test_every_code_that_is_rejected_with_has_words_and_all_words_are_used() -> None:
    source = "\n".join(path.read_text() for path in Path(str(server.__file__)).parent.rglob("*.py"))
    raised = set(re.findall(r'Rejected\(\s*"([a-z_]+)"', source)) | set(STATUS)
    there = {name.removeprefix("rejected-") for name in named("", "rejected.en.ftl")}
    reasons = {name for name in there if name.startswith("bad_option-")}
    assert raised - there == set()
    assert [code for code in there - reasons if f'"{code}"' not in source] == []
    assert reasons == {f"bad_option-{name}" for name in ("no-option", "bad-value", "bad-values", "bad-together")}
