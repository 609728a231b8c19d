#!/bin/sh
# Format, lint, types, import rules and all tests, in the order in which they tell most per second.
# PY is the environment's python.
set -eu
cd "$(dirname "$0")/.."
PY=${PY:-.venv/bin/python}
step() { printf '\n== %s\n' "$1"; }

step "format"; "$PY" -m ruff format --check .
step "lint"; "$PY" -m ruff check .
step "types"; "$PY" -m mypy
step "imports"; "$(dirname "$PY")/lint-imports"
step "tests"; "$PY" -m pytest -q -n 3 --dist loadgroup --cov --cov-report= "$@"
step "coverage of core/rules"; "$PY" -m coverage report --include='core/rules/*' --fail-under=100
# The bots of tests/wire and tests/browser, processes of their own, are measured too.
step "coverage of all"; "$PY" -m coverage report --fail-under=95
