"""`make bench`: measure everything, print a table, write bench.json."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from tests.bench.machine import machine
from tests.bench.plan import BENCHES, FULL, QUICK
from tests.bench.row import Row, save, table


def main() -> None:
    """Read the options and go."""
    options = _options()
    sizes = QUICK if options.quick else FULL
    names = [options.only] if options.only else [*BENCHES]
    facts = machine()
    rows: list[Row] = []
    for name in names:
        print(f"{name} …", flush=True)
        rows += asyncio.run(BENCHES[name](sizes))
    print(table(rows))
    save(options.json, rows, facts)


def _options() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="tiny sizes: only shows that it runs")
    parser.add_argument("--only", choices=[*BENCHES], help="one bench instead of all")
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="where to write")
    return parser.parse_args()


if __name__ == "__main__":
    main()
