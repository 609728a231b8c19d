"""A button's data: what is written is read again, and nothing else is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.actions import WORDY, Action, Verb, parse
from core.rules.cards import parse_card
from core.rules.error import BadText

GOOD = (
    Action(Verb.PLAY, 12, 37, parse_card("8S")),
    Action(Verb.PLAY, 12, 37, parse_card("8S"), 1),
    Action(Verb.CHOOSE, 12, 37, parse_card("TD")),
    Action(Verb.READY, 999_999_999),
    Action(Verb.REPLAY, 12, 61, language="ar", key="kfJc2VxT"),
    Action(Verb.REPLAY, 999_999_999, 999_999, language="ar-u-nu-arab", key="kfJc2VxT"),
    Action(Verb.HOUSE, 7, word="target.151"),
    Action(Verb.TASTE, 7, word="language.ar-u-nu-arab"),
    Action(Verb.GUIDE, 3, word="house.ar-u-nu-arab"),
    Action(Verb.LEARN, 999_999_999, 9, word="8s"),
)


@pytest.mark.parametrize("action", GOOD, ids=str)
def test_a_buttons_data_is_short_and_reads_as_it_was_written(action: Action) -> None:
    assert parse(str(action)) == action
    assert len(str(action).encode()) <= 64


@pytest.mark.parametrize(
    "data",
    [
        "",
        "p:12",
        "p:12:37",
        "r:12:37:8S",
        "e:12:61",
        "e:12~ar~kfJc2VxT",
        "r:12~ar~kfJc2VxT",
        "s:7",
        "r:7=target.151",
        "e:12:61~ar~kfJc2VxT=x",
        "s:7=TARGET",
        "s:7=",
        "s:7=a b",
        "s:7=../../etc",
        f"s:7={'x' * 41}",
        "s:7=target.151\n",
        "s:\u0667=target.151",
        "s:1234567890=target.151",
    ],
)
def test_anything_else_is_none_of_ours(data: str) -> None:
    with pytest.raises(BadText):
        parse(data)


@given(st.from_regex(r"[a-zA-Z]:[0-9]{1,9}(:[0-9]{1,6})?(=[a-z0-9_.-]{1,40})?", fullmatch=True))
def test_what_is_read_is_written_so_that_it_reads_the_same(data: str) -> None:
    try:
        action = parse(data)
    except BadText:
        return
    assert parse(str(action)) == action
    assert (action.word is None) is (action.verb not in WORDY)
