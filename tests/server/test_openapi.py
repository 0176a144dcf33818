"""The description of the HTTP part is true: requests made up from it get the answers that it promises."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from majlis import __version__, game
from majlis.server.app import ENDPOINTS
from majlis.server.http.openapi import described
from tests.server.running import Running

BOUNDED = settings(max_examples=25, deadline=None, derandomize=True)
BEYOND_A_SCHEMA = [positive_data_acceptance]
"""No schema says which house rules go together, or which replay is sound: what fits it may still be refused."""

schema = schemathesis.openapi.from_dict(described(ENDPOINTS, __version__))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def there(server: Running) -> dict[str, str]:
    """Something that is there, for each parameter of a path."""
    match = game("quoridor", size=5, starter=1).start(seed=1)
    match.play(0, match.legal(0)[0])
    with httpx.Client(base_url=server.base, timeout=120) as guest:
        plan = {"game": "quoridor", "options": {}, "seats": [{"occupant": "me"}, {"occupant": "free"}]}
        table = guest.post("/api/tables", json=plan).json()["table"]
        media = {"content-type": "application/json"}
        brought = guest.post("/api/replays", content=match.replay().dumps(), headers=media).json()["id"]
    return {"/api/tables/{id}": table, "id": brought, "key": "quoridor", "game": "taki", "lang": "he"}


@schema.parametrize()
@BOUNDED
def test_every_answer_is_one_that_was_promised(server: Running, case: Any) -> None:
    case.call_and_validate(base_url=server.base, excluded_checks=BEYOND_A_SCHEMA)


@schema.parametrize()
@BOUNDED
def test_so_is_every_answer_about_what_is_there(server: Running, there: dict[str, str], case: Any) -> None:
    for name in case.path_parameters or {}:
        case.path_parameters[name] = there.get(case.path, there[name])
    case.call_and_validate(base_url=server.base, excluded_checks=BEYOND_A_SCHEMA)


def test_it_names_every_endpoint_and_each_by_another_name() -> None:
    operations = [operation for path in described(ENDPOINTS, "1")["paths"].values() for operation in path.values()]
    assert len({operation["operationId"] for operation in operations}) == len(ENDPOINTS)
