"""`python -m bot`, and the `basra` command."""

from bot.cli import main

if __name__ == "__main__":
    main()
