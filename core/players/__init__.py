"""Computer players. Each gets a SeatView and a random.Random and nothing else.

May import `core.rules` only.
"""
