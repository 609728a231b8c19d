"""Rate limits: a bucket for each route and each channel, server or token in it."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

from tests.guild.refusal import RefusalError

WIDE = (10_000, 1.0)
_MAJOR = re.compile(r"/(channels|guilds|webhooks|interactions)/([^/]+)(?:/([^/]+))?")


@dataclass(slots=True)
class Bucket:
    """So many calls in a window of seconds; `ends` is when the present one does."""

    limit: int
    window: float
    left: int
    ends: float


class BucketBook:
    """Wide limits unless a test narrows a route with `limit`; `burst` is the limit over all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._narrow: list[tuple[str, int, float]] = []
        self._buckets: dict[str, Bucket] = {}

    def limit(self, route: str, calls: int, seconds: float) -> None:
        """Let so many calls that fit a pattern (`POST /channels/*`) be made in so many seconds."""
        self._narrow.append((route, calls, seconds))

    def take(self, method: str, path: str) -> tuple[dict[str, str], RefusalError | None]:
        """Count a call: the headers of its answer, and the refusal if it is one too many."""
        route = _template(path)
        name = hashlib.sha256(f"{method} {route}".encode()).hexdigest()[:32]
        bucket = self._bucket(f"{name}:{_major(path)}", f"{method} {path}")
        is_over = bucket.left <= 0
        bucket.left = max(0, bucket.left - 1)
        after = max(0.001, bucket.ends - self._clock())
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": name,
        }
        return headers, flood(after) if is_over else None

    def _bucket(self, key: str, call: str) -> Bucket:
        limit, window = next(
            ((n, s) for route, n, s in reversed(self._narrow) if fnmatchcase(call, route)), WIDE
        )
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.limit != limit or bucket.ends <= now:
            bucket = self._buckets[key] = Bucket(limit, window, limit, now + window)
        return bucket


def flood(seconds: float, *, everywhere: bool = False) -> RefusalError:
    """The refusal of a call too many: wait so long, with this bucket or with everything."""
    return RefusalError(
        429,
        0,
        "You are being rate limited.",
        retry_after=round(seconds, 3),
        **{"global": everywhere},
    )


def _template(path: str) -> str:
    return re.sub(
        r"/\d{5,}", "/:id", re.sub(r"/(webhooks|interactions)/\d+/[^/]+", r"/\1/:t", path)
    )


def _major(path: str) -> str:
    found = _MAJOR.search(path)
    if not found:
        return ""
    return found[2] if found[1] in ("channels", "guilds") else f"{found[2]}:{found[3]}"
