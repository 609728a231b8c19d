"""The Bot API's envelopes, bodies and strictness, seen from plain HTTP."""

import logging

import aiohttp
import pytest
from telegram import Bot
from telegram.error import InvalidToken

from bot.playground import Playground, World
from bot.playground.redaction import Redaction
from tests.bot.playground.conftest import GROUP, bot_of

JSON = dict[str, object]


async def call(http: aiohttp.ClientSession, path: str, **body: object) -> tuple[int, JSON]:
    async with http.post(path, json=body) as response:
        return response.status, await response.json()


async def test_a_wrong_token_is_unauthorized(pg: Playground) -> None:
    bot = bot_of(pg, "123456:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghi")
    with pytest.raises(InvalidToken, match="rejected by the server"):
        await bot.initialize()
    await bot.shutdown()


async def test_what_is_no_token_is_not_found(http: aiohttp.ClientSession) -> None:
    assert await call(http, "/botnonsense/getMe") == (
        404,
        {"ok": False, "error_code": 404, "description": "Not Found"},
    )


async def test_an_unknown_method_is_not_found(pg: Playground, http: aiohttp.ClientSession) -> None:
    assert await call(http, f"/bot{pg.token}/sendCards") == (
        404,
        {"ok": False, "error_code": 404, "description": "Not Found: method not found"},
    )


async def test_method_names_ignore_case_and_get_works(
    pg: Playground, http: aiohttp.ClientSession
) -> None:
    query = {"chat_id": str(GROUP), "text": "x"}
    async with http.get(f"/bot{pg.token}/SENDMESSAGE", params=query) as response:
        assert (await response.json())["result"]["text"] == "x"


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ({"text": "x"}, "chat_id is empty"),
        ({"chat_id": "", "text": "x"}, "chat_id is empty"),
        ({"chat_id": GROUP}, "message text is empty"),
        ({"chat_id": GROUP, "text": "x", "colour": 1}, 'unknown parameter "colour" of sendMessage'),
        ({"chat_id": "abc", "text": "x"}, 'field "chat_id" must be of type Number'),
        ({"chat_id": True, "text": "x"}, 'field "chat_id" must be of type Number'),
        ({"chat_id": GROUP, "text": 5}, 'field "text" must be of type String'),
        ({"chat_id": GROUP, "text": "\ud800"}, "strings must be encoded in UTF-8"),
        (
            {"chat_id": GROUP, "text": "x", "disable_notification": "perhaps"},
            'field "disable_notification" must be of type Boolean',
        ),
        (
            {"chat_id": GROUP, "text": "x", "message_thread_id": "one"},
            'field "message_thread_id" must be of type Number',
        ),
        ({"chat_id": GROUP, "text": "x", "entities": "{"}, "can't parse entities JSON object"),
        (
            {"chat_id": GROUP, "text": "x", "entities": ["bold"]},
            "can't parse message entities: expected an Array of MessageEntity",
        ),
        (
            {"chat_id": GROUP, "text": "x", "entities": [{"type": "bold"}]},
            "can't parse MessageEntity: a required field is missing",
        ),
        (
            {"chat_id": GROUP, "text": "x", "reply_parameters": {}},
            'can\'t parse ReplyParameters: field "message_id" must be a Number',
        ),
    ],
)
async def test_wrong_parameters_are_named(
    pg: Playground, http: aiohttp.ClientSession, parameters: JSON, reason: str
) -> None:
    status, envelope = await call(http, f"/bot{pg.token}/sendMessage", **parameters)
    assert (status, envelope["description"]) == (400, f"Bad Request: {reason}")


@pytest.mark.parametrize(
    ("method", "reason"),
    [
        ("sendPhoto", "there is no photo in the request"),
        ("sendDocument", "there is no document in the request"),
        ("deleteMessage", "message identifier is not specified"),
        ("deleteMessages", "message identifiers are not specified"),
        ("getChatMember", "invalid user_id specified"),
    ],
)
async def test_missing_parameters_are_told_in_telegrams_words(
    pg: Playground, http: aiohttp.ClientSession, method: str, reason: str
) -> None:
    _, envelope = await call(http, f"/bot{pg.token}/{method}", chat_id=GROUP)
    assert envelope["description"] == f"Bad Request: {reason}"


@pytest.mark.parametrize(("ids", "reason"), [({}, "type Array"), (["x"], "type Number")])
async def test_a_list_of_ids_is_a_list_of_numbers(
    pg: Playground, http: aiohttp.ClientSession, ids: object, reason: str
) -> None:
    _, envelope = await call(http, f"/bot{pg.token}/deleteMessages", chat_id=GROUP, message_ids=ids)
    assert envelope["description"] == f'Bad Request: field "message_ids" must be of {reason}'


async def test_form_and_multipart_bodies_are_read_alike(
    pg: Playground, http: aiohttp.ClientSession, world: World
) -> None:
    fields = {"chat_id": str(GROUP), "text": "x", "disable_notification": "true"}
    await http.post(f"/bot{pg.token}/sendMessage", data=fields)
    form = aiohttp.FormData(fields, default_to_multipart=True)
    await http.post(f"/bot{pg.token}/sendMessage", data=form)
    first, second = world.bot_messages()
    assert (first["text"], first["silent"]) == (second["text"], second["silent"]) == ("x", True)


async def test_a_body_that_is_no_object_is_refused(
    pg: Playground, http: aiohttp.ClientSession
) -> None:
    for body in (b"{", b"[]"):
        headers = {"Content-Type": "application/json"}
        async with http.post(f"/bot{pg.token}/getMe", data=body, headers=headers) as response:
            assert response.status == 400
            assert "can't parse JSON" in (await response.json())["description"]


async def test_a_file_is_fetched_with_the_token_only(
    bot: Bot, pg: Playground, http: aiohttp.ClientSession
) -> None:
    sent = await bot.send_document(GROUP, b"x", filename="x.txt")
    assert sent.document is not None
    path = f"documents/{sent.document.file_id}"
    for token, name, status in (
        (pg.token, path, 200),
        ("1:wrong", path, 404),
        (pg.token, "documents/none", 400),
    ):
        async with http.get(f"/file/bot{token}/{name}") as response:
            assert response.status == status


async def test_a_fault_of_the_playground_itself_is_a_500(
    bot: Bot, pg: Playground, http: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    pg.world.bot.first_name = None
    pg.world.profile = None
    status, envelope = await call(http, f"/bot{pg.token}/getMyName")
    assert (status, envelope["ok"]) == (500, False)
    assert "getMyName failed" in caplog.text
    assert pg.token not in caplog.text


async def test_no_log_line_holds_the_token(
    pg: Playground, http: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await call(http, f"/bot{pg.token}/sendMessage", chat_id=1)
    await call(http, f"/bot{pg.token}/nothing")
    assert pg.token not in caplog.text


def test_a_token_in_an_error_is_blotted_out() -> None:
    token = "7000000001:abcdefghijklmnopqrstuvwxyz"
    try:
        raise ValueError(f"bad line GET /bot{token}/getMe")
    except ValueError as error:
        exc_info = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", 40, "x", 1, "at %s", (f"/bot{token}/x",), exc_info)
    Redaction().filter(record)
    shown = logging.Formatter().format(record)
    assert token not in shown
    assert "bad line" in shown


def test_nothing_shows_the_token(world: World) -> None:
    assert world.token not in repr(world)
    assert world.token not in str(vars(world.updates))
