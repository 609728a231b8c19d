"""Tests of core.store."""
