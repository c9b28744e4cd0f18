"""A thinking process: reads questions from its standard input, writes answers to its standard output.

It ends when its input ends, so it never outlives the server. Each message is four bytes of length, then
MessagePack.
"""

import os
import signal
import sys
import threading

from minoteka.core.position import Observation
from minoteka.search.bot import Bot, Stop
from minoteka.server.processes import read_message, write_message
from minoteka.tables.thinking import answered, choice
from minoteka.tables.thoughts import Answer, Pondering

_ready: set[tuple[str, str]] = set()


def _get_ready(bot: Bot, seen: Observation) -> None:
    """Load or compile what the bot needs, before its time runs: a thought that must stop at once does that."""
    stopped = Stop()
    stopped.set()
    bot.choose(seen, 0, stopped)


def think(bot: Bot, seen: Observation, question: Pondering) -> Answer:
    """Ask the bot, with a timer that stops it."""
    if (question.game, question.bot) not in _ready and len(seen.legal_moves()) > 1:
        _get_ready(bot, seen)
        _ready.add((question.game, question.bot))
    stop = Stop()
    timer = threading.Timer(question.seconds, stop.set)
    timer.daemon = True
    timer.start()
    try:
        return choice(bot, seen, question.seed, stop)
    finally:
        timer.cancel()


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # a table's own work comes before a bot's thoughts
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while (message := read_message(source)) is not None:
        write_message(target, answered(message, think))


if __name__ == "__main__":
    main()
