"""Tests of core.engine."""
