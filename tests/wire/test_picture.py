"""The floor as a photo with its words below it, and as words alone where photos cannot be."""

from __future__ import annotations

from typing import Any

from bot.playground import Fault
from bot.playground.refusal import bad_request
from tests.wire.cafe import Cafe, Seen, cards_of, has_button, holds_cards, labels, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger

FORBIDDEN = bad_request("not enough rights to send photos to the chat")


def file_of(message: Seen) -> Any:
    """The file id of the photo that a message shows."""
    return message["photo"][-1]["file_id"]


def is_photo(message: Seen) -> bool:
    return "photo" in message and "🟩" in message["text"]


def is_text(message: Seen) -> bool:
    return "photo" not in message and "🟩" in message["text"]


def uploads(cafe: Cafe) -> list[Any]:
    """What was shown of each photo that was posted or edited in: a file id or the file itself."""
    calls = cafe.world.faults.made()
    edited = [c.parameters["media"]["media"] for c in calls if c.method == "editMessageMedia"]
    return [c.parameters["photo"] for c in calls if c.method == "sendPhoto"] + edited


async def test_the_floor_is_a_photo_with_its_words_and_its_button(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    assert is_photo(floor)
    assert floor["photo"][-1]["width"] > floor["photo"][-1]["height"]
    assert len(labels(floor)) == 1


async def test_a_play_changes_the_photo_in_place(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    await cafe.play_next()
    await cafe.until(lambda: file_of(cafe.messages()[-1]) != file_of(floor))
    after = cafe.message(floor["message_id"])
    assert after is not None
    assert is_photo(after)


async def test_a_hand_beside_a_group_has_no_picture(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    await cafe.match()
    assert "photo" not in await cafe.hand("mona")


async def test_a_private_match_has_the_floor_above_the_hand(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    await cafe.meet("mona")
    cafe.say("mona", "/basra", "mona")
    hand = await cafe.sees("mona", holds_cards)
    assert is_photo(hand)
    assert cards_of(hand)


async def test_the_same_picture_is_not_uploaded_again(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    anew = await floor_again(cafe, floor)
    assert file_of(anew) == file_of(floor)
    assert uploads(cafe)[-1] == file_of(floor)


async def test_after_a_restart_the_same_picture_is_not_uploaded_again(
    open_cafe: OpenCafe,
) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    await cafe.bot.stop()
    await cafe.bot.start()
    await floor_again(cafe, floor)
    assert uploads(cafe)[-1] == file_of(floor)


async def test_a_file_forgotten_while_the_bot_was_down_is_uploaded_and_noted_again(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    await cafe.bot.stop()
    ledger.change("UPDATE uploads SET file_id = 'long gone'")
    await cafe.bot.start()
    await floor_again(cafe, floor)
    assert uploads(cafe)[-2] == "long gone"
    await cafe.bot.stop()
    assert ledger.rows("SELECT platform, file_id FROM uploads") == [("telegram", file_of(floor))]


async def floor_again(cafe: Cafe, floor: Seen) -> Seen:
    """Ask for the floor, and wait until it is posted anew."""
    cafe.say("mona", "/floor")
    return await cafe.sees("group", lambda m: is_photo(m) and m["message_id"] > floor["message_id"])


async def test_a_file_that_telegram_forgot_is_uploaded_again(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    forgotten = bad_request("wrong file identifier/HTTP URL specified")
    cafe.world.faults.plant(Fault("sendPhoto", refusal=forgotten))
    await floor_again(cafe, floor)
    assert len(cafe.world.faults.made("sendPhoto")) == 3


async def test_words_stand_alone_in_a_group_that_forbids_photos(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    cafe.world.faults.plant(Fault("sendPhoto", refusal=FORBIDDEN, times=None))
    cafe.world.faults.plant(Fault("editMessageMedia", refusal=FORBIDDEN, times=None))
    floor = await cafe.match()
    assert is_text(floor)
    await cafe.play_next()
    await cafe.until(lambda: (cafe.message(floor["message_id"]) or floor)["text"] != floor["text"])
    assert len(cafe.world.faults.made("sendPhoto")) == 1  # it is not tried at every play
    assert not cafe.world.faults.made("editMessageMedia")


async def test_where_a_group_forbids_photos_everything_is_told_there_in_words(
    open_cafe: OpenCafe,
) -> None:
    cafe = await open_cafe(PICTURES="true")
    cafe.speak_english()
    group = cafe.world.chat("group").id
    for method in ("sendPhoto", "editMessageMedia"):
        cafe.world.faults.plant(Fault(method, chat_id=group, refusal=FORBIDDEN, times=None))
    await cafe.match()
    await cafe.play_out("mona", "omar", plays=3)
    page = await cafe.ask("mona", "/rules")
    await cafe.tap("mona", page, "▶")
    await cafe.sees("group", says("Page 2 of 6", "takes"))
    sure = await cafe.ask("mona", "/resign")
    await cafe.tap("mona", sure, "Yes, resign")
    await cafe.sees("group", has_button("Rematch"))
    cafe.say("mona", "/replay 1")
    shown = await cafe.sees("group", lambda m: says("📼")(m) and has_button("▶")(m))
    await cafe.tap("mona", shown, "▶")
    cafe.say("mona", "/review")
    review = await cafe.sees("group", says("Match 1 in review", "Mona: accuracy"))
    assert "Each line is" not in review["text"]  # there is no plot
    assert not [m for m in cafe.messages() if "photo" in m]
    assert "photo" in await cafe.ask("mona", "/rules", "mona")


async def test_a_photo_gives_way_to_words_when_photos_become_forbidden(
    open_cafe: OpenCafe,
) -> None:
    cafe = await open_cafe(PICTURES="true")
    floor = await cafe.match()
    cafe.world.faults.plant(Fault("sendPhoto", refusal=FORBIDDEN, times=None))
    cafe.world.faults.plant(Fault("editMessageMedia", refusal=FORBIDDEN, times=None))
    await cafe.play_next()
    words = await cafe.sees("group", is_text)
    assert has_button(*labels(floor))(words)
    await cafe.until(lambda: cafe.message(floor["message_id"]) is None)


async def test_a_replay_whose_photo_must_go_stays_as_words(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    await cafe.match()
    await cafe.play_next()
    sure = await cafe.ask("mona", "/resign")
    await cafe.tap("mona", sure, "Yes, resign")
    cafe.say("mona", "/replay 1", "mona")
    shown = await cafe.sees("mona", lambda m: "photo" in m and "📼" in m["text"])
    cafe.world.faults.plant(Fault("editMessageMedia", refusal=FORBIDDEN, times=None))
    await cafe.tap("mona", shown, "▶", "mona")
    words = await cafe.sees("mona", lambda m: "photo" not in m and has_button("▶")(m))
    assert words["message_id"] > shown["message_id"]


async def test_without_pictures_no_photo_is_ever_tried(cafe: Cafe) -> None:
    floor = await cafe.match()
    await cafe.play_next()
    assert is_text(floor)
    assert not cafe.world.faults.made("sendPhoto")
    assert not cafe.world.faults.made("editMessageMedia")
