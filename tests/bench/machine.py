"""The machine that figures were measured on."""

from __future__ import annotations

import os
import platform
import sqlite3
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

_LIBRARIES = ("python-telegram-bot", "sqlalchemy", "aiosqlite", "httpx", "aiohttp")
_CPUS = Path("/proc/cpuinfo")


def machine() -> dict[str, Any]:
    """Processor, cores, versions and the date."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        **{name: version(name) for name in _LIBRARIES},
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _cpu() -> str:
    if _CPUS.exists():
        for line in _CPUS.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
