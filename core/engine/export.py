"""What is kept on one person, for /mydata."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import rating
from core.store import person as rows
from core.store import preference as preferences


async def export(connection: AsyncConnection, person_id: int) -> dict[str, Any]:
    """Everything kept on a person as plain values.

    Their own cards once played, and nobody else's name.
    """

    async def all_of(statement: Any) -> list[dict[str, Any]]:
        return [_plain(row) for row in await connection.execute(statement, {"person": person_id})]

    known = (await connection.execute(rows.BY_ID, {"person": person_id})).all()
    skill = (await connection.execute(rows.LUCK, {"person": person_id})).one_or_none()
    if not known or skill is None:
        return {}
    records = await all_of(rows.KEPT_RECORDS)
    return {
        "person": _person(known[0], skill),
        "accounts": [_account(row) for row in known if row.platform is not None],
        "link_codes": await all_of(rows.KEPT_LINKS),
        "private_chats": await all_of(rows.KEPT_CHATS),
        "blocked": [
            row.id for row in await connection.execute(rows.BLOCKED_BY, {"person": person_id})
        ],
        "matches": await all_of(rows.KEPT_MATCHES),
        "results": await all_of(rows.KEPT_RESULTS),
        "plays": await all_of(rows.KEPT_PLAYS),
        "changed_settings": await all_of(preferences.KEPT_CHANGES),
        "hand_messages": await all_of(rows.KEPT_POSTS),
        "records": [{**row, "document": json.loads(row["document"])} for row in records],
    }


def _person(known: Any, skill: Any) -> dict[str, Any]:
    return {
        "id": known.id,
        "name": known.name,
        "language": known.language,
        "language_chosen": known.language_chosen,
        "luck": skill.luck,
        "preferences": known.preferences or {},
        "lessons": skill.lessons,
        "rating": {
            "shown": rating.shown(skill.mu),
            "mu": skill.mu,
            "sigma": skill.sigma,
            "rated_matches": known.rated_matches,
        },
    }


def _account(row: Any) -> dict[str, Any]:
    return {
        "platform": row.platform,
        "external_id": row.external_id,
        "username": row.username,
        "name": row.account_name,
        "language": row.account_language,
        "reachable": row.reachable,
        "hand_place": row.hand_place,
    }


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in row._mapping.items()
    }
