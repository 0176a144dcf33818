"""The examples of how to run the server name only what there is."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from majlis.server.settings import SECRET, Settings, read, variable

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
UNIT = (ROOT / "deploy" / "majlis.service").read_text("utf-8")
OURS = re.compile(r"\b(MAJLIS_[A-Z_]+)=(\S+)")
OF_THE_COMPILER = {"MAJLIS_CACHE"}


@pytest.mark.parametrize("text", [CONTAINER, UNIT], ids=["Containerfile", "majlis.service"])
def test_the_settings_of_the_examples_can_be_set_so(text: str) -> None:
    # What an operator fills in himself is written as dots.
    found = {name: value for name, value in OURS.findall(text) if name not in OF_THE_COMPILER and "..." not in value}
    assert set(found) <= {variable(name) for name in Settings.__struct_fields__ if name not in SECRET}
    settings = read(found, {})
    assert settings.port == 8000
    assert not settings.browser


def test_what_the_container_copies_is_in_the_repository_and_not_left_out() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    for line in re.findall(r"^COPY (?!--from)(.+)$", CONTAINER, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists()
            assert not any(fnmatch(source, pattern) for pattern in left_out if source != ".")


def test_the_base_is_named_once_and_by_a_digest_only_in_a_form_that_can_be_checked() -> None:
    [base] = re.findall(r"^ARG BASE=(\S+)$", CONTAINER, re.MULTILINE)
    assert re.fullmatch(r"docker\.io/library/python:3\.\d+-slim(@sha256:[0-9a-f]{64})?", base)
    assert re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE) == ["${BASE}", "${BASE}"]


def test_what_the_container_removes_was_installed_by_the_lock() -> None:
    locked = re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / "run.lock").read_text("utf-8"), re.MULTILINE)
    removed = re.search(r"pip uninstall --yes (.+)$", CONTAINER, re.MULTILINE)
    assert removed is not None
    assert set(removed[1].split()) <= set(locked)


def test_the_container_is_healthy_where_it_listens_and_is_not_run_by_root() -> None:
    asked = re.search(r"http://127\.0\.0\.1:(\d+)/healthz", CONTAINER)
    assert asked is not None
    assert f"MAJLIS_PORT={asked[1]}" in CONTAINER
    assert f"EXPOSE {asked[1]}" in CONTAINER
    assert re.findall(r"^USER (.+)$", CONTAINER, re.MULTILINE) == ["majlis"]
    assert (
        re.findall(r"^VOLUME (.+)$", CONTAINER, re.MULTILINE)
        == dict(OURS.findall(CONTAINER))["MAJLIS_DATA_DIR"].split()
    )
