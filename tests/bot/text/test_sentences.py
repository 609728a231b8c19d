"""Every sentence is there in every language, says the same, and is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import bot
from bot.playground.markup import parse_html
from bot.playground.refusal import RefusalError
from bot.text import LANGUAGES, speech_in
from core.engine.refusal import Reason
from core.rules.capture import Basra
from core.rules.ruleset import PRESETS
from tests.bot.text.ftl import Sentence, resource, sentences

SOURCES = sorted(Path(bot.__file__).parent.rglob("*.py"))
PLURALS = {  # the categories that the CLDR gives each language for whole numbers
    "en": {"one", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
    "de": {"one", "other"},
    "hi": {"one", "other"},
    "ca": {"one", "many", "other"},
    "fr": {"one", "many", "other"},
    "tr": {"one", "other"},
}
COUNTS = (0, 1, 2, 3, 11, 100, 10**6)  # a number for each of these categories
PLAIN = ("button-", "toast-", "refusal-", "command-", "about")
TAGS = {"b", "i", "code", "pre", "a"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def parsed() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple([(path, ast.parse(path.read_text("utf-8"))) for path in SOURCES])


def pattern_of(text: ast.JoinedStr) -> re.Pattern[str]:
    """What an f-string may become: `f"refusal-{reason}"` any refusal."""
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]*"
        for part in text.values
    ]
    return re.compile("".join(parts))


@cache
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


@cache
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


@each_language
def test_the_file_has_no_junk_and_no_sentence_twice(language: str) -> None:
    entries = resource(language).body
    names = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    assert [name for name in set(names) if names.count(name) > 1] == []


@each_language
def test_every_language_has_every_sentence_and_no_other(language: str) -> None:
    missing = set(sentences("en")) - set(sentences(language))
    of_no_use = set(sentences(language)) - set(sentences("en"))
    assert missing == set()
    assert of_no_use == set()


@each_language
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


@each_language
def test_every_language_uses_the_same_facts(language: str) -> None:
    wrong = {
        name: said.facts
        for name, said, english in translated(language)
        if said.facts != english.facts
    }
    assert wrong == {}


def translated(language: str) -> list[tuple[str, Sentence, Sentence]]:
    """Each sentence beside the English one; whether all are there is a test of its own."""
    return [
        (name, said, sentences("en")[name])
        for name, said in sentences(language).items()
        if name in sentences("en")
    ]


@each_language
def test_every_language_names_the_same_commands(language: str) -> None:
    wrong = {
        name: commands_in(said)
        for name, said, english in translated(language)
        if commands_in(said) != commands_in(english)
    }
    assert wrong == {}


def commands_in(said: Sentence) -> set[str]:
    """`/basra` and the like, their arguments apart."""
    return set(re.findall(r"(?<![<\w/.])/[a-z]+", said.text))


@each_language
def test_a_count_has_every_plural_of_its_language(language: str) -> None:
    lacking = {
        name: keys
        for name, said in sentences(language).items()
        for keys in said.selections
        if set(keys) != PLURALS[language]
    }
    assert lacking == {}


@each_language
def test_a_sentence_is_valid_html_whatever_the_count(language: str) -> None:
    wrong = {
        name: text
        for name, said in sentences(language).items()
        for count in (COUNTS if said.selections else COUNTS[1:2])
        if not is_sound(text := speech_in(language).say(name, **dict.fromkeys(said.facts, count)))
    }
    assert wrong == {}


def is_sound(text: str) -> bool:
    """Whether it is our small HTML, with nothing left to be filled in."""
    try:
        parse_html(text)
    except RefusalError:
        return False
    return set(re.findall(r"</?([a-z-]+)", text)) <= TAGS and "{" not in text


@each_language
def test_what_is_shown_as_plain_text_has_no_markup(language: str) -> None:
    marked = [
        name
        for name, said in sentences(language).items()
        if name.startswith(PLAIN) and re.search(r"[<>&]", said.text)
    ]
    assert marked == []


def longest(language: str, name: str) -> int:
    """The letters of a sentence whose facts have forty each."""
    facts: dict[str, str | int] = dict.fromkeys(sentences(language)[name].facts, "x" * 40)
    return len(speech_in(language).say(name, **facts))


def too_long(language: str, start: str, limit: int) -> list[str]:
    names = [name for name in sentences(language) if name.startswith(start)]
    assert names
    return [name for name in names if longest(language, name) > limit]


@each_language
def test_every_refusal_has_its_sentence_and_it_fits_a_toast(language: str) -> None:
    assert {f"refusal-{reason}" for reason in Reason} <= set(sentences(language))
    assert too_long(language, "refusal-", 200) == []


@each_language
def test_every_toast_is_at_most_two_hundred_letters(language: str) -> None:
    assert too_long(language, "toast-", 200) == []


@each_language
def test_every_preset_and_every_basra_has_a_name(language: str) -> None:
    wanted = {f"ruleset-{name}" for name in PRESETS} | {f"basra-{kind}" for kind in Basra}
    assert wanted <= set(sentences(language))


@each_language
def test_the_usual_rules_have_a_name_that_is_no_code_word(language: str) -> None:
    assert "v2" not in speech_in(language).say("ruleset-v2")


@each_language
def test_no_line_ends_within_the_name_of_the_digest(language: str) -> None:
    shown = (Path(bot.__file__).parent / "text" / f"{language}.ftl").read_text("utf-8")
    assert "SHA\u2011256" in shown
    assert "SHA-256" not in shown


@each_language
def test_the_bot_describes_itself_within_the_limits_of_its_platforms(language: str) -> None:
    """Telegram's for its own description, Discord's for a command's."""
    assert too_long(language, "about", 512) == []
    assert too_long(language, "about-short", 120) == []
    assert too_long(language, "command-", 100) == []


@each_language
def test_what_discord_lists_fits_its_menus(language: str) -> None:
    assert too_long(language, "option-", 100) == []
    assert too_long(language, "choice-", 100) == []
    assert too_long(language, "menu-", 32) == []


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
    assert {name: speech_in("en").say(name) for name in promised} == promised


NAMED = {  # sentences that name a button, and which
    "refusal-paused": "button-ready",
    "refusal-bot": "button-computer",
    "hand-place-here": "button-my-hand",
    "seat-whispered": "button-my-hand",
    "welcome-slash": "button-my-hand",
}


@each_language
def test_a_sentence_calls_a_button_what_it_says(language: str) -> None:
    words = speech_in(language)
    wrong = [
        name
        for name, button in NAMED.items()
        if words.say(button) not in words.say(name, **dict.fromkeys(sentences("en")[name].facts, 1))
    ]
    assert wrong == []


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
