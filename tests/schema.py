"""As much of JSON Schema as docs/ uses; a keyword that it does not know is a KeyError."""

import re
from collections.abc import Callable
from typing import Any, Final

_TYPES: Final[dict[str, Callable[[object], bool]]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: type(value) is int,
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}


def _same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


_KEYWORDS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "type": lambda value, name: _TYPES[name](value),
    "const": _same,
    "enum": lambda value, allowed: any(_same(value, one) for one in allowed),
    "minimum": lambda value, least: value >= least,
    "maximum": lambda value, most: value <= most,
    "minItems": lambda value, least: len(value) >= least,
    "maxItems": lambda value, most: len(value) <= most,
    "minLength": lambda value, least: len(value) >= least,
    "maxLength": lambda value, most: len(value) <= most,
    "pattern": lambda value, pattern: re.search(pattern, value) is not None,
    "required": lambda value, names: all(name in value for name in names),
}
_SILENT: Final = {"$schema", "title", "description", "$defs", "properties", "additionalProperties"}


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any] | None = None) -> bool:
    """Whether the value is as the schema says; raises KeyError for an unknown keyword."""
    root = root or schema
    for keyword, argument in sorted(schema.items(), key=lambda item: item[0] != "type"):
        if keyword == "$ref":
            good = fits(value, root["$defs"][argument.removeprefix("#/$defs/")], root)
        elif keyword == "anyOf":
            good = any(fits(value, one, root) for one in argument)
        elif keyword == "items":
            good = all(fits(one, argument, root) for one in value)
        else:
            good = keyword in _SILENT or _KEYWORDS[keyword](value, argument)
        if not good:
            return False
    return not isinstance(value, dict) or _fields_fit(value, schema, root)


def _fields_fit(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any]) -> bool:
    known = schema.get("properties", {})
    if schema.get("additionalProperties") is False and not set(value) <= set(known):
        return False
    return all(fits(value[name], known[name], root) for name in value if name in known)
