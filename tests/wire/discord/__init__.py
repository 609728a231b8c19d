"""Whole bot processes on the local Discord of `tests.guild`."""
