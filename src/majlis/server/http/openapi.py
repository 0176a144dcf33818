"""The description of the HTTP part (OpenAPI 3.1), made from the endpoints and the very types they decode and encode."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from majlis.server.http.endpoint import JSON, Endpoint
from majlis.server.protocol.http_bodies import Rejection
from majlis.server.protocol.values import Id

TEMPLATE = "#/components/schemas/{name}"
PATH_PARAMETER = re.compile(r"\{(\w+)\}")
PATH_TYPES: dict[str, Any] = {"id": Id, "key": str, "game": str, "lang": str}
REASONS = {
    400: "It could not be read.",
    403: "A page of another site asked, or this guest may not watch.",
    404: "There is no such thing.",
    408: "The request did not come whole in time.",
    409: "It cannot be done now.",
    410: "What is kept of it is damaged.",
    413: "It is too large.",
    415: "It is not JSON.",
    422: "Something in it does not fit.",
    429: "It was asked too often; Retry-After says when to ask again.",
    500: "Something went wrong here.",
    503: "The server is still opening, or closing, or cannot reach its records.",
    507: "There is no room for it.",
}


def described(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """The whole description."""
    types = {Rejection: None}
    for endpoint in endpoints:
        types |= {part: None for part in (endpoint.gives, endpoint.takes) if part not in (None, str)}
    listed = list(types)
    schemas, components = msgspec.json.schema_components(listed, ref_template=TEMPLATE)
    schema_of = dict(zip(listed, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Majlis", "version": version, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": {name: _plain(part) for name, part in components.items()}},
    }


def _plain(schema: Any) -> Any:
    """A schema in which tuples are lists of any of their parts: many tools do not understand `prefixItems`."""
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {name: _plain(part) for name, part in schema.items()}
    if "prefixItems" in parts:
        unique = [part for number, part in enumerate(parts["prefixItems"]) if part not in parts["prefixItems"][:number]]
        del parts["prefixItems"]
        parts["items"] = {"anyOf": unique}
    return parts


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.answer.__name__,
        "summary": endpoint.about,
        "parameters": [*_in_path(endpoint), *_in_query(endpoint)],
        "responses": {
            str(endpoint.status): {
                "description": "Done.",
                "content": {endpoint.media: {"schema": schema_of.get(endpoint.gives, {"type": "string"})}},
            },
            **{str(status): _wrong(status, schema_of) for status in endpoint.statuses()},
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[endpoint.takes]}}}
    return operation


def _in_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(PATH_TYPES[name])}
        for name in PATH_PARAMETER.findall(endpoint.path)
    ]


def _in_query(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    fields = msgspec.structs.fields(endpoint.query)
    return [
        {"name": field.name, "in": "query", "required": field.required, "schema": msgspec.json.schema(field.type)}
        for field in fields
    ]


def _wrong(status: int, schema_of: dict[Any, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": REASONS[status], "content": {JSON: {"schema": schema_of[Rejection]}}}
    if status in (429, 503):
        answer["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "required": status == 429}}
    return answer
