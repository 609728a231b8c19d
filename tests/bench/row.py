"""One measured figure, and the table of all of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """A figure. `aim` is a bound in the same unit: at least with `least`, else at most."""

    name: str
    figure: float
    unit: str
    aim: float | None = None
    least: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the aim is met; None where there is none."""
        if self.aim is None:
            return None
        return self.figure >= self.aim if self.least else self.figure <= self.aim

    @property
    def wanted(self) -> str:
        """The aim in words."""
        return "" if self.aim is None else f"{'≥' if self.least else '≤'} {_short(self.aim)}"


def table(rows: Sequence[Row]) -> str:
    """The rows in columns: name, figure, unit, aim, met."""
    head = ("", "figure", "unit", "aim", "met")
    cells = [head, *[_cells(row) for row in rows]]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    return "\n".join([_line(line, widths) for line in cells])


def save(path: Path, rows: Sequence[Row], machine: dict[str, Any]) -> None:
    """Write the rows as JSON, and the machine that they were measured on."""
    found = [{**asdict(row), "met": row.met} for row in rows]
    text = json.dumps({"machine": machine, "rows": found}, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def _cells(row: Row) -> tuple[str, ...]:
    verdict = {True: "yes", False: "NO", None: ""}[row.met]
    return (row.name, _short(row.figure), row.unit, row.wanted, verdict)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    name, figure, *rest = cells
    line = [name.ljust(widths[0]), figure.rjust(widths[1])]
    line += [cell.ljust(width) for cell, width in zip(rest, widths[2:], strict=True)]
    return "  ".join(line).rstrip()


def _short(figure: float) -> str:
    return f"{figure:,.0f}" if abs(figure) >= 1000 else f"{figure:.3g}"
