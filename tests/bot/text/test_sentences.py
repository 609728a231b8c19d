"""Every sentence is there in every language, says the same, and is used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import bot
from bot.playground.markup import parse_html
from bot.text import LANGUAGES, speech
from core.engine.refusal import Reason
from core.rules.capture import Basra
from core.rules.ruleset import PRESETS
from tests.bot.text.ftl import resource, sentences

SOURCES = sorted(Path(bot.__file__).parent.rglob("*.py"))
PLURALS = {"en": {"one", "other"}, "ar": {"zero", "one", "two", "few", "many", "other"}}
PLAIN = ("button-", "toast-", "refusal-", "command-", "about")
ALL = [(language, name) for language in LANGUAGES for name in sentences(language)]


def parsed() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        yield path, ast.parse(path.read_text("utf-8"))


def pattern_of(text: ast.JoinedStr) -> re.Pattern[str]:
    """What an f-string may become: `f"refusal-{reason}"` any refusal."""
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]*"
        for part in text.values
    ]
    return re.compile("".join(parts))


def said_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text constant in bot/, and every f-string that might make a sentence's id."""
    plain: set[str] = set()
    made: list[re.Pattern[str]] = []
    for _, module in parsed():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr) and re.match(
                r"[a-z]+-", str(getattr(node.values[0], "value", ""))
            ):
                made.append(pattern_of(node))
    return plain, made


def asked_for() -> set[str]:
    """Every id that code says outright: `say("floor-empty")`."""
    ids = set()
    for _, module in parsed():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                first = node.args[0] if node.args and node.func.attr == "say" else None
                if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z0-9-]+", first.value):
                    ids.add(first.value)
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_no_junk_and_no_sentence_twice(language: str) -> None:
    entries = resource(language).body
    names = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence_and_no_other(language: str) -> None:
    assert set(sentences(language)) == set(sentences("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_code_asks_for_exists(language: str) -> None:
    assert asked_for() - set(sentences(language)) == set()


def test_every_sentence_is_used_somewhere() -> None:
    plain, made = said_in_code()
    unused = {
        name
        for name in sentences("en")
        if name not in plain and not any(one.fullmatch(name) for one in made)
    }
    assert unused == set()


@pytest.mark.parametrize("name", sentences("en"))
def test_every_language_uses_the_same_facts(name: str) -> None:
    assert {lang: sentences(lang)[name].facts for lang in LANGUAGES} == {
        lang: sentences("en")[name].facts for lang in LANGUAGES
    }


@pytest.mark.parametrize(("language", "name"), ALL)
def test_a_count_has_every_plural_of_its_language(language: str, name: str) -> None:
    for keys in sentences(language)[name].selections:
        assert set(keys) == PLURALS[language]


@pytest.mark.parametrize(("language", "name"), ALL)
def test_a_sentence_is_valid_html_whatever_the_count(language: str, name: str) -> None:
    for count in (0, 1, 2, 3, 11, 100):
        facts: dict[str, str | int] = dict.fromkeys(sentences(language)[name].facts, count)
        text = speech(language).say(name, **facts)
        parse_html(text)
        assert set(re.findall(r"</?([a-z-]+)", text)) <= {"b", "i", "code", "pre", "a"}
        assert "{" not in text


@pytest.mark.parametrize(("language", "name"), ALL)
def test_what_is_shown_as_plain_text_has_no_markup(language: str, name: str) -> None:
    if name.startswith(PLAIN):
        assert not re.search(r"[<>&]", sentences(language)[name].text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_it_fits_a_toast(language: str) -> None:
    for reason in Reason:
        sentence = sentences(language)[f"refusal-{reason}"]
        facts: dict[str, str | int] = dict.fromkeys(sentence.facts, "x" * 40)
        assert len(speech(language).say(f"refusal-{reason}", **facts)) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_toast_is_at_most_two_hundred_letters(language: str) -> None:
    for name in sentences(language):
        if name.startswith("toast-"):
            facts: dict[str, str | int] = dict.fromkeys(sentences(language)[name].facts, "x" * 40)
            assert len(speech(language).say(name, **facts)) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_and_every_basra_has_a_name(language: str) -> None:
    wanted = {f"ruleset-{name}" for name in PRESETS} | {f"basra-{kind}" for kind in Basra}
    assert wanted <= set(sentences(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bot_describes_itself_within_telegrams_limits(language: str) -> None:
    assert len(speech(language).say("about")) <= 512
    assert len(speech(language).say("about-short")) <= 120
    commands = [name for name in sentences(language) if name.startswith("command-")]
    assert all(1 <= len(speech(language).say(name)) <= 256 for name in commands)


def test_the_buttons_are_called_what_people_were_promised() -> None:
    promised = {
        "button-accept": "Accept",
        "button-decline": "Decline",
        "button-cancel": "Cancel",
        "button-join": "Join",
        "button-computer": "Play the computer",
        "button-rematch": "Rematch",
        "button-ready": "Ready",
        "button-open-hand": "Open my hand",
    }
    assert {name: speech("en").say(name) for name in promised} == promised


SHOWING = {"View", "Button", "notice", "page", "quote"}


def words_of(node: ast.expr) -> str:
    """The letters that a text in code would show, its markup apart."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.sub(r"<[^>]*>|\W|\d|_", "", node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(words_of(part) for part in node.values)
    return ""


def shown_by(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that a person gets to read."""
    if getattr(call.func, "attr", getattr(call.func, "id", "")) in SHOWING:
        yield from call.args
    yield from (keyword.value for keyword in call.keywords if keyword.arg in ("toast", "label"))


def test_no_sentence_lives_in_code() -> None:
    shown = [
        (path.name, words)
        for path, module in parsed()
        if "playground" not in path.parts
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        for argument in shown_by(node)
        if (words := words_of(argument))
    ]
    assert shown == []


def test_no_arabic_lives_in_code() -> None:
    plain, _ = said_in_code()
    assert [text for text in plain if re.search("[\u0620-\u06ff]", text)] == []
