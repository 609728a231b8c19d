"""The rules of Egyptian Basra: pure, immutable values and functions.

No clock, no I/O and no hidden randomness: a shuffled pack, a seed or a `random.Random` is always
passed in. Modules here import one another and the standard library, nothing else.
"""
