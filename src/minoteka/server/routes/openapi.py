"""The description of the HTTP side for other programs (OpenAPI 3.1), made from the endpoints themselves."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from minoteka import __version__
from minoteka.protocol.house import Failure
from minoteka.tables.endpoint import Endpoint

REF = "#/components/schemas/{name}"
REFUSALS = (400, 403, 404, 409, 413, 421, 422, 429, 503)


def openapi(endpoints: Sequence[Endpoint[Any]]) -> dict[str, Any]:
    """The whole document."""
    types: list[Any] = [Failure]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.body, endpoint.answer) if isinstance(kind, type)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    named = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Minoteka", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seats": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint[Any], named: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.says,
        "operationId": endpoint.handler.__name__,
        "responses": {str(status): _json("why not", named[Failure]) for status in REFUSALS},
    }
    names = re.findall(r"{(\w+)}", endpoint.path)
    parameters = [_parameter("path", name, {"type": "string", "minLength": 1}) for name in names]
    for query in endpoint.queries:
        limits = {"type": "integer", "minimum": query.low, "maximum": query.high}
        parameters.append(_parameter("query", query.name, limits))
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, **_content("application/json", named[endpoint.body])}
    if endpoint.answer is None:
        operation["responses"]["204"] = {"description": "done"}
    elif isinstance(endpoint.answer, str):
        text = {"description": endpoint.says, **_content(endpoint.answer, {"type": "string"})}
        operation["responses"]["200"] = text
    else:
        operation["responses"][str(endpoint.status)] = _json(endpoint.says, named[endpoint.answer])
    return operation


def _parameter(place: str, name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"in": place, "name": name, "required": place == "path", "schema": schema}


def _content(media: str, schema: Any) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


def _json(says: str, schema: Any) -> dict[str, Any]:
    return {"description": says, **_content("application/json", schema)}
