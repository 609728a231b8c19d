"""The tests. They mirror the source tree; `wire/` drives whole processes, `bench/` measures."""
