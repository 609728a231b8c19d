"""The data of a replay's button: what it opens, and what a modified client may not make of it."""

import pytest

from bot.actions import Action, Verb, parse
from core.rules.error import BadText

BUTTON = Action(Verb.REPLAY, 999_999_999, 999_999, language="ar", key="kfJc2V-_")


def test_the_longest_button_fits_and_round_trips() -> None:
    assert len(str(BUTTON).encode()) <= 64
    assert parse(str(BUTTON)) == BUTTON


@pytest.mark.parametrize(
    "data",
    [
        "e:12",
        "e:12:3",
        "e:12~ar~kfJc2VxT",
        "e:12:3~ar",
        "e:12:3~ar~",
        "e:12:3~ar~kfJc2Vx",
        "e:12:3~ar~kfJc2VxTq",
        "e:12:3~AR~kfJc2VxT",
        "e:12:3~arabic~kfJc2VxT",
        "e:12:3~ar~kfJc2V:T",
        "e:12:3:8S~ar~kfJc2VxT",
        "e:12:3000000~ar~kfJc2VxT",
        "p:12:3:8S~ar~kfJc2VxT",
        "v:12~ar~kfJc2VxT",
        "e:12:-1~ar~kfJc2VxT",
        "e:١٢:3~ar~kfJc2VxT",
    ],
)
def test_any_other_data_is_not_ours(data: str) -> None:
    with pytest.raises(BadText):
        parse(data)
