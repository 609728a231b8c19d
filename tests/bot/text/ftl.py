"""The Fluent files as data, for the tests that compare them."""

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class Sentence:
    """What a sentence is made of: its facts, its plain text, and its selections."""

    facts: set[str] = field(default_factory=set)
    text: str = ""
    selections: list[list[str]] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.read = Sentence()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.read.facts.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.read.text += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        keys = [variant.key for variant in node.variants]
        names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
        self.read.selections.append(names)
        self.generic_visit(node)


@cache
def resource(language: str) -> ast.Resource:
    source = (files("bot.text") / f"{language}.ftl").read_text("utf-8")
    return FluentParser().parse(source)


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """Every sentence of a language by its id."""
    found = {}
    for entry in resource(language).body:
        if isinstance(entry, ast.Message):
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = reader.read
    return found
