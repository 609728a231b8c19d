"""Fixtures for every test."""

from tests.tracing import skip_greenlets

pytest_plugins = ["tests.database"]
skip_greenlets()
