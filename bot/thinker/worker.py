"""A worker: takes tasks from its standard input, one at a time, and answers on its output.

It ends by itself when the input is closed, however the bot ended, even in the middle of a task.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from bot.thinker.task import HEADER, Task, do, pack, unpack

NICENESS: Final = 19  # people's taps go before any thought


def main() -> None:
    """Think until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then lets us go
    os.nice(NICENESS)
    gc.disable()  # a search leaves no cycles behind; a collection took longer than the whole of one
    tasks: SimpleQueue[Task] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    try:
        _say(None)
        while True:
            _say(do(tasks.get()))
    except BrokenPipeError:
        os._exit(0)  # leaves the pipe as it is


def _listen(line: BinaryIO, tasks: SimpleQueue[Task]) -> None:
    while header := line.read(HEADER.size):
        tasks.put(unpack(line.read(*HEADER.unpack(header))))
    os._exit(0)


def _say(value: object) -> None:
    sys.stdout.buffer.write(pack(value))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
