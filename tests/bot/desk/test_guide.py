"""/rules: whose rules are told, and turning the pages."""

from __future__ import annotations

from bot.actions import parse
from bot.desk.request import Answer, Reply, Tap
from bot.view import View
from core.rules.ruleset import PRESETS
from tests.bot.desk.office import Office
from tests.bot.views.reading import buttons, labels, read

ENDING = 5  # the number of the last page


async def ask(office: Office, words: str = "rules") -> View:
    reply = await office.ask(office.cafe.omar, words, office.group)
    assert reply.view is not None
    return reply.view


async def turn(office: Office, page: int, word: str = "house.en") -> Answer:
    return await office.tap(office.cafe.omar, f"g:{page}={word}", office.group)


def text(said: Reply | Answer) -> str:
    view = said.view if isinstance(said, Reply) else said.replace
    assert view is not None
    return read(view)


async def set_to(office: Office, name: str, value: str) -> None:
    await office.cafe.engine.houses.set(office.cafe.chat, office.cafe.mona, name, value)


async def test_the_pages_tell_what_the_group_has_set(office: Office) -> None:
    await set_to(office, "rules", "coffeehouse")
    await set_to(office, "jack_basra", "20")
    await set_to(office, "target", "151")
    assert "House (Coffeehouse) rules" in read(await ask(office))
    assert "Jack takes a lone Jack: +20" in text(await turn(office, 3))
    assert "at 151 or more" in text(await turn(office, ENDING))


async def test_the_match_that_goes_on_comes_before_the_setting(office: Office) -> None:
    await office.cafe.start(target=51)
    await set_to(office, "target", "151")
    assert "at 51 or more" in text(await turn(office, ENDING))


async def test_in_private_the_rules_are_those_of_the_match_whose_hand_is_there(
    office: Office,
) -> None:
    omar = office.cafe.omar
    await office.cafe.start(rules=PRESETS["coffeehouse"])
    reply = await office.ask(omar, "rules", office.private(omar))
    assert "Coffeehouse rules" in text(reply)


async def test_a_preset_that_is_named_is_kept_from_page_to_page(office: Office) -> None:
    view = await ask(office, "rules Classic")
    assert "Classic rules" in read(view)
    assert [str(one.action) for one in buttons(view)] == ["g:5=classic.en", "g:1=classic.en"]
    assert "Classic rules" in text(await turn(office, 1, "classic.en"))


async def test_rules_that_nobody_knows_are_not_explained(office: Office) -> None:
    assert "I don’t know the word marmalade" in read(await ask(office, "rules marmalade"))


async def test_a_page_stays_in_the_language_of_its_message(office: Office) -> None:
    assert "البصرة" in text(await turn(office, 1, "house.ar"))


async def test_a_forged_page_is_a_page_or_nothing(office: Office) -> None:
    assert "Page 4 of 6" in text(await turn(office, 99999, "house.en"))
    assert (await turn(office, 0, "marmalade.en")).replace is None
    assert "Page 1 of 6" in text(await turn(office, 0, "house.tlh"))


async def test_who_wants_no_pictures_reads_without(office: Office) -> None:
    assert (await ask(office)).picture is not None
    await set_to(office, "pictures", "off")
    assert (await ask(office)).picture is None


async def test_a_busy_group_turns_no_pages(office: Office) -> None:
    office.publisher.hold(office.group, 60)
    tap = Tap(parse("g:1=house.en"), office.actor(office.cafe.omar), office.group)
    assert (await office.desk.tap(tap)).replace is None


async def two_matches(office: Office) -> tuple[int, int]:
    """Mona plays Omar for 51 by the usual rules, Mona and Karim play by others."""
    cafe = office.cafe
    first = await cafe.start(target=51)
    second = await cafe.sit(cafe.karim, rules=PRESETS["coffeehouse"])
    return first.id, second.id


async def test_of_matches_that_differ_the_title_says_whose_rules_these_are(office: Office) -> None:
    first, second = await two_matches(office)
    told = await ask(office)
    assert "Standard rules" in read(told)
    assert f"Match {first}: Mona – Omar" in read(told)
    assert labels(told)[2:] == [f"Match {second}: Mona – Karim"]


async def test_a_button_leads_to_the_same_page_for_the_other_match(office: Office) -> None:
    first, second = await two_matches(office)
    page = await turn(office, 3)
    assert page.replace is not None
    other = await office.tap(office.cafe.omar, str(buttons(page.replace)[2].action), office.group)
    assert "Coffeehouse rules" in text(other)
    assert f"Match {second}: Mona – Karim" in text(other)
    assert "Page 4 of 6" in text(other)
    assert other.replace is not None
    assert labels(other.replace)[2:] == [f"Match {first}: Mona – Omar"]
    following = await office.tap(
        office.cafe.omar, str(buttons(other.replace)[1].action), office.group
    )
    assert "Coffeehouse rules" in text(following)
    assert "Page 5 of 6" in text(following)


async def test_pages_of_a_match_that_is_over_tell_what_is_played_now(office: Office) -> None:
    first, second = await two_matches(office)
    await office.cafe.engine.resign(second, office.cafe.karim.id)
    page = await turn(office, 0, f"{second}.en")
    assert "Standard rules" in text(page)
    assert f"Match {first}" not in text(page)


async def test_matches_by_the_same_rules_need_no_names(office: Office) -> None:
    cafe = office.cafe
    await cafe.start()
    await cafe.sit(cafe.karim)
    told = await ask(office)
    assert "Mona" not in read(told)
    assert len(buttons(told)) == 2


async def test_the_rules_of_a_match_elsewhere_are_not_told(office: Office) -> None:
    await office.cafe.start(rules=PRESETS["coffeehouse"])
    elsewhere = office.private(office.cafe.karim)
    page = await office.tap(office.cafe.karim, "g:0=1.en", elsewhere)
    assert "Standard rules" in text(page)
