"""What every fork finds loaded: the program and its sentences. Only their parent imports it."""

import bot.cli  # noqa: F401 - to be there
from bot.text import LANGUAGES, speech_in
from tests.tracing import skip_greenlets

for language in LANGUAGES:
    speech_in(language).say("about")  # reads the language's sentences, here once for all forks
skip_greenlets()
