"""Completes the OpenAPI document that Litestar generates."""

from typing import Any


def document_of(document: dict[str, Any]) -> dict[str, Any]:
    """Declares that our records refuse unknown fields and that a 204 has no content."""
    for name, schema in document.get("components", {}).get("schemas", {}).items():
        if schema.get("type") == "object" and "properties" in schema and name != "ErrorBody":
            schema.setdefault("additionalProperties", False)
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"].get("204", {}).pop("content", None)
    return document
