"""Inline keyboards: read, and refused where Telegram refuses them."""

from typing import Any
from urllib.parse import urlsplit

from bot.playground.refusal import RefusalError, bad_request

MAX_BUTTONS = 100
MAX_ROW = 8
MAX_DATA_BYTES = 64
STYLES = ("primary", "success", "danger")
_ACTIONS = ("url", "callback_data", "copy_text")
_FIELDS = {"text", "style", "icon_custom_emoji_id", *_ACTIONS}


def read_keyboard(markup: Any) -> dict[str, Any] | None:
    """Check an InlineKeyboardMarkup and give it back in its plain form; None if it is empty.

    Raises RefusalError for whatever Telegram or its limits would refuse.
    """
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    rows = markup.get("inline_keyboard")
    if set(markup) != {"inline_keyboard"} or not isinstance(rows, list):
        raise bad_request("inline keyboard expected")
    if not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" must be an Array of Arrays')
    if sum(map(len, rows)) > MAX_BUTTONS or any(len(row) > MAX_ROW for row in rows):
        raise bad_request("reply markup is too long")
    kept = [[_button(button) for button in row] for row in rows if row]
    return {"inline_keyboard": kept} if kept else None


def _button(button: Any) -> dict[str, Any]:
    if not isinstance(button, dict):
        raise _failed("Object expected")
    for name in button:
        if name not in _FIELDS:
            raise _failed(f'unknown field "{name}"')
    _check_text(button)
    _check_action(button)
    if "style" in button and button["style"] not in STYLES:
        raise _failed("Invalid button style specified")
    return button


def _check_text(button: dict[str, Any]) -> None:
    if "text" not in button:
        raise _failed('Can\'t find field "text"')
    if not isinstance(button["text"], str):
        raise _failed('Field "text" must be of type String')
    if not button["text"].strip():
        raise bad_request("inline keyboard button text must be non-empty")


def _check_action(button: dict[str, Any]) -> None:
    actions = [name for name in _ACTIONS if button.get(name) not in (None, "")]
    if not actions:
        raise _failed("Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise _failed("Exactly one of the optional fields must be used")
    if actions == ["callback_data"]:
        _check_data(button["callback_data"])
    elif actions == ["url"]:
        check_url(button["url"])


def _check_data(data: Any) -> None:
    if not isinstance(data, str):
        raise _failed('Field "callback_data" must be of type String')
    if len(data.encode()) > MAX_DATA_BYTES:
        raise bad_request("BUTTON_DATA_INVALID")


def check_url(url: Any) -> None:
    """Refuse an address that no button may open."""
    if not isinstance(url, str):
        raise _failed('Field "url" must be of type String')
    fault = _url_fault(url)
    if fault:
        raise bad_request(f"inline keyboard button URL '{url}' is invalid: {fault}")


def _url_fault(url: str) -> str | None:
    scheme, separator, _ = url.partition("://")
    if separator and scheme.lower() not in ("http", "https", "tg"):
        return "Unsupported URL protocol"
    if scheme.lower() == "tg" and separator:
        return None
    try:
        host = urlsplit(url if separator else f"http://{url}").hostname or ""
    except ValueError:
        return "Wrong HTTP URL"
    if not host:
        return "URL host is empty"
    return None if "." in host and " " not in url else "Wrong HTTP URL"


def _failed(reason: str) -> RefusalError:
    return bad_request(f"can't parse inline keyboard button: {reason}")
