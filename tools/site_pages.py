"""Writes the pages of the documentation that are made of the program: REST and the WebSocket's messages."""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from worderly.server.app import rest_app
from worderly.server.openapi import document_of
from worderly.wire import websocket

Schema = dict[str, Any]
REST_HEAD = """# REST, route by route

Made from the OpenAPI document, which a server has at `/api/openapi.json`.
[The protocol](../protocol.md) tells how the routes play together.
"""
MESSAGES_HEAD = """# The messages of the WebSocket

Every message at `/api/live`, made from the types that the server itself reads and writes.
[The protocol](../protocol.md) tells when they are sent.
"""
ERRORS = 400
"""Every route may answer with an error; the protocol lists them once."""


def rest_page() -> str:
    document = document_of(rest_app(None).openapi_schema.to_schema())  # type: ignore[arg-type]
    schemas = document["components"]["schemas"]
    parts = [REST_HEAD]
    for tag, operations in sorted(by_tag(document["paths"]).items()):
        parts.append(f"## {tag.capitalize()}\n")
        parts += [operation_text(*operation) for operation in operations]
    parts.append("## Types\n")
    parts += [type_text(name, schema) for name, schema in sorted(schemas.items())]
    return "\n".join(parts)


def messages_page() -> str:
    parts, told = [MESSAGES_HEAD], set[str]()
    for title, union in (("Up: from a client", websocket.Up), ("Down: from the server", websocket.Down)):
        _, schemas = schema_components([union], ref_template="{name}")
        parts.append(f"## {title}\n")
        parts += [type_text(name, schema) for name, schema in schemas.items() if name not in told]
        told |= schemas.keys()
    # Both pages have some types, and a label is of the whole site.
    return re.sub(r"\((#?)type-", r"(\1message-", "\n".join(parts))


def by_tag(paths: Schema) -> dict[str, list[tuple[str, str, Schema]]]:
    found: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in sorted(paths.items()):
        for method, operation in methods.items():
            for tag in operation.get("tags", ["others"]):
                found.setdefault(tag, []).append((method.upper(), path, operation))
    return found


def operation_text(method: str, path: str, operation: Schema) -> str:
    lines = [f"### `{method} {path}`\n", f"{operation['description']}\n"]
    if parameters := operation.get("parameters"):
        lines += table(("parameter", "in", "type"), parameter_rows(parameters))
    if body := operation.get("requestBody"):
        lines.append(f"Body: {media_type(body)}\n")
    lines += [
        f"{status}: {media_type(answer)}\n"
        for status, answer in operation["responses"].items()
        if int(status) < ERRORS
    ]
    return "\n".join(lines)


def parameter_rows(parameters: Iterable[Schema]) -> Iterator[tuple[str, str, str]]:
    for each in parameters:
        yield (
            f"`{each['name']}`" + ("" if each.get("required") else "?"),
            each["in"],
            type_name(each["schema"]),
        )


def media_type(part: Schema) -> str:
    kinds = part.get("content", {})
    named = [type_name(kind["schema"]) if "schema" in kind else name for name, kind in kinds.items()]
    return ", ".join(named) or "nothing"


def type_text(name: str, schema: Schema) -> str:
    lines = [f"({anchor(name)})=", f"### {name}\n", f"{schema.get('description', '')}\n"]
    needed = set(schema.get("required", ()))
    rows = (
        (f"`{field}`" + ("" if field in needed else "?"), type_name(kind), default_of(kind))
        for field, kind in schema.get("properties", {}).items()
    )
    if "enum" in schema:
        lines.append(f"One of {type_name(schema)}.\n")
    return "\n".join([*lines, *table(("field", "type", "default"), rows)])


def default_of(schema: Schema) -> str:
    return f"`{schema['default']}`" if schema.get("default") is not None else ""


def type_name(schema: Schema) -> str:
    """A type in words a reader of JSON knows, with links to the types of ours."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{anchor(name)})"
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(map(type_name, schema[union])))
    if "const" in schema or "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {type_name(schema.get('items') or {})}"
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def anchor(name: str) -> str:
    return f"type-{name.lower()}"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = ["| " + " | ".join(row).replace("\n", " ") + " |" for row in rows]
    return [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *lines, ""] if lines else []


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in (("rest", rest_page), ("messages", messages_page)):
        (folder / name).with_suffix(".md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
