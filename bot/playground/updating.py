"""Methods by which the bot gets updates and answers taps."""

from typing import Any

from bot.playground.parameter import Call, Method, boolean, integer, string, structure
from bot.playground.refusal import bad_request
from bot.playground.tap import read_answer

LONGEST_POLL = 50


async def _get_updates(call: Call) -> list[dict[str, Any]]:
    limit, patience = call.get("limit", 100), call.get("timeout", 0)
    if "allowed_updates" in call.values:
        call.world.updates.allowed = _kinds(call.get("allowed_updates"))
    limit = limit if 1 <= limit <= 100 else 100
    return await call.world.updates.fetch(
        call.get("offset", 0), limit, min(max(patience, 0), LONGEST_POLL)
    )


def _kinds(value: Any) -> set[str]:
    if not isinstance(value, list) or not all(isinstance(kind, str) for kind in value):
        raise bad_request("can't parse allowed_updates: expected an Array of String")
    return set(value)


def _set_webhook(call: Call) -> bool:
    url = call.get("url", "")
    if url and not url.startswith("https://"):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    if "allowed_updates" in call.values:
        call.world.updates.allowed = _kinds(call.get("allowed_updates"))
    _drop_pending(call)
    call.world.updates.set_webhook({"url": url} if url else None)
    return True


def _delete_webhook(call: Call) -> bool:
    _drop_pending(call)
    call.world.updates.set_webhook(None)
    return True


def _drop_pending(call: Call) -> None:
    if call.get("drop_pending_updates"):
        call.world.updates.pending.clear()


def _get_webhook_info(call: Call) -> dict[str, Any]:
    updates = call.world.updates
    return {
        "url": (updates.webhook or {}).get("url", ""),
        "has_custom_certificate": False,
        "pending_update_count": len(updates.pending),
        **({"allowed_updates": sorted(updates.allowed)} if updates.allowed else {}),
    }


def _answer(call: Call) -> bool:
    world = call.world
    answer = read_answer(
        call.get("text", ""),
        call.get("show_alert", False),
        call.get("url", ""),
        world.bot.username,
    )
    world.taps.settle(call.get("callback_query_id", ""), answer, world.clock())
    world.wake()
    return True


METHODS = {
    "getUpdates": Method(
        _get_updates,
        {"offset": integer, "limit": integer, "timeout": integer, "allowed_updates": structure},
    ),
    "setWebhook": Method(
        _set_webhook,
        {
            "url": string,
            "ip_address": string,
            "max_connections": integer,
            "allowed_updates": structure,
            "drop_pending_updates": boolean,
            "secret_token": string,
        },
    ),
    "deleteWebhook": Method(_delete_webhook, {"drop_pending_updates": boolean}),
    "getWebhookInfo": Method(_get_webhook_info, {}),
    "answerCallbackQuery": Method(
        _answer,
        {
            "callback_query_id": string,
            "text": string,
            "show_alert": boolean,
            "url": string,
            "cache_time": integer,
        },
    ),
}
