"""The whole program in a real browser: `basra run` without a token, and people who click."""
