"""What the store raises on purpose."""


class StoreError(Exception):
    """The database cannot be used; the message says why in one sentence and holds no password."""
