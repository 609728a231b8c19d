# Five chores: run, test, bench, shots, clean.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python

.PHONY: run test bench shots clean
run: $(VENV)/run.stamp
	@$(VENV)/bin/basra run

test: $(VENV)/dev.stamp
	PY=$(PY) sh tests/all.sh

bench: $(VENV)/dev.stamp
	$(PY) -m tests.bench

shots: $(VENV)/dev.stamp
	$(PY) -m tests.sheets
	$(PY) -m tests.shots

clean:
	rm -rf $(VENV) build *.egg-info .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(PY):
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Basra needs Python 3.11 or newer; set PYTHON=/path/to/it")'
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "No environment could be made: on Debian, apt install python3-venv"; exit 1; }

$(VENV)/run.stamp: requirements.txt pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable . 
	@touch $@

$(VENV)/dev.stamp: requirements-dev.txt pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
