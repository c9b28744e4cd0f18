"""A thinking process: reads questions from its standard input, writes answers to its standard output.

It ends when its input ends, so it never outlives the server. Each message is four bytes of length, then
MessagePack.
"""

import os
import signal
import sys
import threading
from itertools import islice
from typing import BinaryIO

import msgspec

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.position import Observation
from minoteka.protocol.http import PlyAnalysis
from minoteka.search.analysis import analyse
from minoteka.search.bot import Bot, Candidate, Stop
from minoteka.tables.thoughts import Answer, Failed, Judgements, Judging, Pondering

_ready: set[tuple[str, str]] = set()


def _get_ready(bot: Bot, seen: Observation) -> None:
    """Load or compile what the bot needs, before its time runs: a thought that must stop at once does that."""
    stopped = Stop()
    stopped.set()
    bot.choose(seen, 0, stopped)


def think(question: Pondering) -> Answer:
    """Ask the bot, with a timer that stops it."""
    game = catalog.game(question.game)
    options = game.settle(question.seats, question.options)
    state = game.layout.from_bytes(question.state)
    seen = Observation(game, question.seats, options, state, question.seat)
    bot = catalog.bot(question.bot)
    if (question.game, question.bot) not in _ready and len(seen.legal_moves()) > 1:
        _get_ready(bot, seen)
        _ready.add((question.game, question.bot))
    stop = Stop()
    timer = threading.Timer(question.seconds, stop.set)
    timer.daemon = True
    timer.start()
    try:
        choice = bot.choose(seen, question.seed, stop)
    finally:
        timer.cancel()
    candidates = [Candidate(c.move, float(c.value), int(c.visits)) for c in choice.candidates[:20]]
    return Answer(choice.move, candidates, choice.iterations)


def judge(judging: Judging) -> Judgements:
    """What moves of a finished match were worth."""
    record = records.read(iter(judging.record), catalog.game)
    judged = islice(analyse(record, judging.iterations, judging.start, Stop()), judging.count)
    return Judgements([PlyAnalysis(**j.as_json()) for j in judged])


def answered(asked: Pondering | Judging) -> Answer | Judgements:
    """What is asked, answered."""
    return think(asked) if isinstance(asked, Pondering) else judge(asked)


def read_message(source: BinaryIO) -> bytes | None:
    """The next message, or None at the end."""
    head = source.read(4)
    if len(head) < 4:
        return None
    body = source.read(int.from_bytes(head, "big"))
    return body or None


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # a table's own work comes before a bot's thoughts
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decoder: msgspec.msgpack.Decoder[Pondering | Judging] = msgspec.msgpack.Decoder(Pondering | Judging)
    while (message := read_message(source)) is not None:
        try:
            answer: Answer | Judgements | Failed = answered(decoder.decode(message))
        except Exception as error:  # whatever a bot does wrong, its table hears of it and the process goes on
            answer = Failed(f"{type(error).__name__}: {error}")
        body = msgspec.msgpack.encode(answer)
        target.write(len(body).to_bytes(4, "big") + body)
        target.flush()


if __name__ == "__main__":
    main()
