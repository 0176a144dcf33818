"""The table that `make test` ends with."""

from __future__ import annotations

import pytest

import dev


def lacking() -> None:
    raise dev.NotRun("this machine has no firefox. Install one.")


def failing() -> None:
    raise dev.StepError("it broke", "Mend it.")


def test_a_step_that_cannot_be_run_here_is_said_aloud_and_fails_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.run_steps({"lint": lambda: None, "firefox": lacking}) == 0
    told = capsys.readouterr().out
    table = told.split("step ")[1]
    assert "firefox     NOT RUN" in table
    assert "lint        ok" in table
    assert "firefox was not run: this machine has no firefox. Install one." in table


def test_a_step_that_fails_fails_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.run_steps({"lint": failing, "firefox": lacking}) == 1
    assert "lint        FAILED" in capsys.readouterr().out


def test_an_engine_that_the_machine_lacks_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_FIREFOX", "no-such-firefox")
    with pytest.raises(dev.NotRun, match="apt install firefox-esr"):
        dev.one_game("firefox")


def test_a_proxy_that_the_machine_lacks_is_not_run() -> None:
    with pytest.raises(dev.NotRun, match="apt install no-such-proxy"):
        dev.proxy("no-such-proxy")
