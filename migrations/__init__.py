"""How the tables came to be, step by step, for Alembic.

A package, so that an installed wheel has it too.
"""
