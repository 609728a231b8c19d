"""The playground, tested over HTTP with the real python-telegram-bot."""
