"""How quick everything is: `make bench` prints a table and writes it to bench.json.

May import all of the project. Each module holds the benches of one subject.
"""
