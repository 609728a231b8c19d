"""What a chat has set, what a person has set, and the buttons that change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.actions import Action, Verb
from bot.text import LANGUAGES, Speech, speech_in
from bot.text.tongue import has_digits, with_digits
from bot.view import Button, Tone, View
from bot.views.clock import moment
from bot.views.page import page, quote
from bot.views.seat import chat_name, person_name
from bot.views.terms import rules_name
from bot.views.value import setting_name, value_name
from core.engine.house import Alteration
from core.engine.people import DM, HAND_PLACES
from core.engine.preference import HOUSE, LANGUAGE, RULES, SWITCHES, TASTE, USUAL
from core.engine.table import Chat, Person, Table
from core.rules.ruleset import RuleSet

ALL: Final = "all"  # the page that shows every setting
DIGITS: Final = "digits"  # a page of languages: the digits are part of the choice
PLACE: Final = "place"
HOUSE_PAGES: Final = frozenset((ALL, DIGITS, *HOUSE))
OWN_PAGES: Final = frozenset((ALL, LANGUAGE, DIGITS, PLACE, *TASTE))
HALF: Final = 24  # letters on a button that takes half a phone's width
_BRIEF: Final = ("pictures", "deck", "starters", "floors")


@dataclass(frozen=True, slots=True)
class _Menu:
    """A message of settings: whose they are, what each is set to, and who reads it."""

    verb: Verb
    owner: int
    words: Mapping[str, str]
    reader: Speech
    rules: RuleSet | None = None  # of a house: its switches may differ from the preset's

    @property
    def is_house(self) -> bool:
        return self.verb is Verb.HOUSE

    def button(self, label: str, word: str, tone: Tone = Tone.PLAIN) -> Button:
        return Button(label, Action(self.verb, self.owner, word=word), tone=tone)

    def pages(self, names: Sequence[str]) -> list[tuple[Button, ...]]:
        """A button a setting that opens its page, two in a row where a phone has room for it."""
        buttons = [self.button(setting_name(name, self.reader), name) for name in names]
        step = 1 if any(len(button.label) > HALF for button in buttons) else 2
        return [tuple(buttons[at : at + step]) for at in range(0, len(buttons), step)]

    def value(self, name: str, word: str) -> str:
        usual = "starter" if self.is_house else "account"
        return value_name(name, usual if name == LANGUAGE and word == USUAL else word, self.reader)

    def line(self, name: str) -> str:
        value = self.value(name, self.words[name])
        if name == RULES and self.rules is not None:
            value = rules_name(self.rules, self.reader)
        setting = setting_name(name, self.reader)
        return self.reader.say("setting-line", setting=setting, value=value)


def house_settings(chat: Chat, shown: str, changes: Sequence[Alteration], reader: Speech) -> View:
    """One page of a chat's settings: `all`, or the values of the setting of that name."""
    language = chat.house.language or USUAL
    words = {name: chat.house.word(name) for name in HOUSE} | {DIGITS: language}
    menu = _Menu(Verb.HOUSE, chat.home, words, reader, chat.house.rules)
    if shown != ALL:
        return _choices(menu, shown)
    names = _shown_first([name for name in HOUSE if name not in SWITCHES], language)
    title = reader.say("settings-house", chat=chat_name(chat, reader))
    lines, note = [menu.line(name) for name in names], reader.say("settings-note")
    return View(page(reader, title, lines, note, _log(menu, changes)), tuple(menu.pages(names)))


def own_settings(
    person: Person, shown: str, place: str | None, reader: Speech, chosen: str | None = None
) -> View:
    """One page of a person's own settings; `place` None where hands can go to one place only.

    `chosen` is the language they chose, None where they follow their account.
    """
    words = {name: person.taste.word(name) for name in TASTE}
    words |= {LANGUAGE: chosen or USUAL, DIGITS: reader.tag, PLACE: place or DM}
    menu = _Menu(Verb.TASTE, person.id, words, reader)
    if shown != ALL:
        return _choices(menu, shown)
    names = [*_shown_first([LANGUAGE, *TASTE], reader.tag), *([PLACE] if place else [])]
    lines = [menu.line(name) for name in names]
    return View(page(reader, reader.say("settings-own"), lines), tuple(menu.pages(names)))


def house_line(table: Table, reader: Speech) -> list[str]:
    """What the chat has set besides what the terms of a match say anyway."""
    told = [
        reader.say(
            "setting-brief",
            setting=setting_name(name, reader),
            value=value_name(name, word, reader),
        )
        for name, word in table.chat.house.words
        if name in _BRIEF
    ]
    return [reader.say("settings-set", settings=" · ".join(told))] if told else []


def _shown_first(names: list[str], tag: str) -> list[str]:
    """The names, the digits after the language where it has a choice of them."""
    return [names[0], DIGITS, *names[1:]] if has_digits(tag) else names


def _choices(menu: _Menu, shown: str) -> View:
    """The values of one setting, the present one marked; under the rule sets their switches."""
    values = [(_choice(menu, shown, value),) for value in _values(menu, shown)]
    switches = menu.pages([*SWITCHES]) if shown == RULES else []
    above = RULES if shown in SWITCHES else ALL
    back = menu.button(menu.reader.say("button-back"), above)
    lines = [menu.line(name) for name in SWITCHES] if shown == RULES else []
    text = page(menu.reader, menu.line(shown), lines)
    return View(text, (*values, *switches, (back,)))


def _values(menu: _Menu, shown: str) -> Sequence[str]:
    if shown == PLACE:
        return HAND_PLACES
    if shown == LANGUAGE:
        return (USUAL, *LANGUAGES)
    if shown == DIGITS:
        return [with_digits(menu.words[DIGITS], eastern) for eastern in (False, True)]
    return (HOUSE if menu.is_house else TASTE)[shown]


def _choice(menu: _Menu, shown: str, value: str) -> Button:
    present = menu.words[shown]
    if shown == LANGUAGE and present != USUAL:
        present = speech_in(present).language  # whichever digits it has
    is_present = value == present
    label = menu.value(shown, value)
    word = f"{LANGUAGE if shown == DIGITS else shown}.{value}"
    if is_present:
        return menu.button(f"✅ {label}", word, Tone.GOOD)
    return menu.button(label, word)


def _log(menu: _Menu, changes: Sequence[Alteration]) -> str:
    """Who changed what; what this version cannot name any more is left out."""
    lines = [_change(menu, change) for change in changes if _is_known(change)]
    return quote([menu.reader.say("settings-changes"), *lines]) if lines else ""


def _is_known(change: Alteration) -> bool:
    values = HOUSE.get(change.name, ())
    return change.name == LANGUAGE or {change.before, change.after} <= {*values}


def _change(menu: _Menu, change: Alteration) -> str:
    return menu.reader.say(
        "settings-change",
        name=person_name(change.person, menu.reader),
        setting=setting_name(change.name, menu.reader),
        before=menu.value(change.name, change.before),
        after=menu.value(change.name, change.after),
        time=moment(change.at, menu.reader),
    )
