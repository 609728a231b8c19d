"""The database: tables, transactions and migrations, on SQLite and on PostgreSQL alike.

Knows rows and nothing of their meaning: statements stand in one module a subject, and `core.engine`
makes objects of what they give. May import SQLAlchemy, Alembic and the standard library; of this
project nothing.
"""
