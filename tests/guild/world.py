"""What people do in the local Discord, and what they see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.guild.body import Draft
from tests.guild.command import CHAT, USER
from tests.guild.interaction import COMMAND, COMPLETION, COMPONENT, Interaction
from tests.guild.message import Message, label_of
from tests.guild.place import Channel
from tests.guild.postman import PATIENCE, Postman
from tests.guild.refusal import MisstepError
from tests.guild.scene import Where, Who

if TYPE_CHECKING:
    from tests.guild.gateway import Gateway

CAFE = "cafe"


class World(Postman):
    """People's doings, named as one names them in Discord.

    People are named by key or id, channels by key or id (`cafe`; `mona` is Mona's private channel
    with the bot). Each doing returns its Interaction once the bot has acknowledged it (or
    `patience` seconds have passed: then `ack` is 0).
    """

    gateway: Gateway

    # doing

    def say(self, who: Who, text: str, channel: Where = CAFE) -> Message:
        """Write an ordinary message."""
        return self.post(self.person(who), self._place(who, channel), Draft(content=text))

    async def slash(
        self,
        who: Who,
        name: str,
        /,
        channel: Where = CAFE,
        *,
        patience: float = PATIENCE,
        **options: Any,
    ) -> Interaction:
        """Give a slash command; an option that is a person is named by key."""
        person, place = self.person(who), self._place(who, channel)
        command = self._command(name, CHAT, place, person)
        data = self._data(command)
        data["options"] = [
            self._option(command, key, value, data, place) for key, value in options.items()
        ]
        return await self._act(COMMAND, person, place, data, patience)

    async def menu(
        self, who: Who, name: str, target: Who, channel: Where = CAFE, *, patience: float = PATIENCE
    ) -> Interaction:
        """Choose a command in somebody's context menu."""
        person, place = self.person(who), self._place(who, channel)
        command = self._command(name, USER, place, person)
        data = self._data(command)
        aim = self._account(target)
        self._resolve(data, aim, place)
        return await self._act(COMMAND, person, place, data | {"target_id": str(aim.id)}, patience)

    async def autocomplete(
        self,
        who: Who,
        name: str,
        /,
        channel: Where = CAFE,
        *,
        focus: str,
        written: str = "",
        patience: float = PATIENCE,
        **options: Any,
    ) -> list[dict[str, Any]]:
        """Write into an option; the choices that the bot proposes."""
        person, place = self.person(who), self._place(who, channel)
        command = self._command(name, CHAT, place, person)
        declared = next((o for o in command.get("options", []) if o["name"] == focus), None)
        if declared is None or not declared.get("autocomplete"):
            raise MisstepError(f"/{name} completes no option {focus}")
        data = self._data(command)
        data["options"] = [
            self._option(command, key, value, data, place) for key, value in options.items()
        ]
        focused = {"type": declared["type"], "name": focus, "value": written, "focused": True}
        data["options"].append(focused)
        done = await self._act(COMPLETION, person, place, data, patience)
        return done.choices

    async def press(
        self, who: Who, message: Message, button: str, *, patience: float = PATIENCE
    ) -> Interaction:
        """Press the button whose label begins so (or whose custom_id is this)."""
        found = self.button(message, button)
        person = self.person(who)
        if message.owner_id not in (None, person.id):
            raise MisstepError("Only the person who asked sees that message")
        if message.id not in self.posts or message.deleted:
            raise MisstepError("That message is gone")
        if found.get("disabled") or "custom_id" not in found:
            raise MisstepError("That button cannot be pressed")
        return await self.forge(person, message, found["custom_id"], patience=patience)

    async def forge(
        self, who: Who, message: Message, custom_id: str, *, patience: float = PATIENCE
    ) -> Interaction:
        """Press a button that the message does not have, or no longer.

        The bot is told of a message that has it: of one that changed while the press was under way.
        """
        person, place = self.person(who), self.channels[message.channel_id]
        data = {"component_type": 2, "custom_id": custom_id, "id": 2}
        return await self._act(COMPONENT, person, place, data, patience, message)

    def button(self, message: Message, wanted: str) -> dict[str, Any]:
        """A message's button, by the beginning of its label or by its whole custom_id."""
        for button in message.buttons:
            if button.get("custom_id") == wanted or label_of(button).startswith(wanted):
                return button
        raise MisstepError(f"No button {wanted}: {message.labels}")

    # seeing

    def messages(self, channel: Where = CAFE) -> list[Message]:
        """The bot's messages that everybody there sees, oldest first."""
        place = self.channel(channel)
        return [m for m in self.posts.values() if self._is_bots(m, place) and not m.is_ephemeral]

    def dm(self, who: Who) -> list[Message]:
        """The bot's messages in a person's private channel, oldest first."""
        return self.messages(self.private_channel(self.person(who)))

    def ephemerals(self, who: Who) -> list[Message]:
        """The messages that a person alone sees, wherever, oldest first."""
        owner = self.person(who).id
        return [m for m in self.posts.values() if m.owner_id == owner and not m.is_thinking]

    def pings(self, who: Who) -> list[Message]:
        """The messages that rang for a person, also those that are gone."""
        number = self.person(who).id
        return [m for m in self.rung if number in m.pings or m.everyone]

    async def sees(
        self, where: Where, what: Callable[[Message], bool], patience: float = PATIENCE
    ) -> Message:
        """Wait until the newest message of a channel for which `what` holds stands there."""
        return await self._awaits(lambda: self.messages(where), what, patience)

    async def is_shown(
        self, who: Who, what: Callable[[Message], bool], patience: float = PATIENCE
    ) -> Message:
        """Wait until a person alone is shown a message for which `what` holds."""
        return await self._awaits(lambda: self.ephemerals(who), what, patience)

    async def wait_for(self, look: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until `look` finds something, asked again after each change."""
        return await self.bell.wait_for(look, patience)

    async def _awaits(
        self, look: Callable[[], list[Message]], what: Callable[[Message], bool], patience: float
    ) -> Message:
        try:
            return await self.bell.wait_for(
                lambda: next((m for m in reversed(look()) if what(m)), None), patience
            )
        except TimeoutError:
            stand = "\n---\n".join(f"{m.content}\n{m.labels}" for m in look())
            raise AssertionError(f"not seen among:\n{stand}") from None

    def _is_bots(self, message: Message, place: Channel) -> bool:
        is_here = message.channel_id == place.id
        return is_here and message.author is self.bot and not message.is_thinking
