"""Thinking itself, wherever it happens: a question in, an answer out. Who stops a thought in time is the caller's."""

from collections.abc import Callable
from itertools import islice

import msgspec

from minoteka import catalog
from minoteka.core import record as records
from minoteka.core.position import Observation
from minoteka.protocol.tables import PlyAnalysis
from minoteka.search.analysis import analyse
from minoteka.search.bot import Bot, Candidate, Stop
from minoteka.tables.thoughts import Answer, Failed, Judgements, Judging, Pondering

Think = Callable[[Bot, Observation, Pondering], Answer]
"""Has a bot choose within the question's time."""
_decoder: "msgspec.msgpack.Decoder[Pondering | Judging]" = msgspec.msgpack.Decoder(Pondering | Judging)


def choice(bot: Bot, seen: Observation, seed: int, stop: Stop) -> Answer:
    """What a bot chooses, with the moves that it considered most."""
    found = bot.choose(seen, seed, stop)
    candidates = [Candidate(c.move, float(c.value), int(c.visits)) for c in found.candidates[:20]]
    return Answer(found.move, candidates, found.iterations)


def judge(judging: Judging) -> Judgements:
    """What moves of a finished match were worth."""
    record = records.read(iter(judging.record), catalog.game)
    judged = islice(analyse(record, judging.iterations, judging.start, Stop()), judging.count)
    return Judgements([PlyAnalysis(**j.as_json()) for j in judged])


def ponder(question: Pondering, think: Think) -> Answer:
    """Ask the bot that is meant."""
    game = catalog.game(question.game)
    options = game.settle(question.seats, question.options)
    state = game.layout.from_bytes(question.state)
    seen = Observation(game, question.seats, options, state, question.seat)
    return think(catalog.bot(question.bot), seen, question)


def answered(message: bytes, think: Think) -> bytes:
    """A message's answer; whatever a bot does wrong is an answer too."""
    try:
        asked = _decoder.decode(message)
        answer: Answer | Judgements | Failed = ponder(asked, think) if isinstance(asked, Pondering) else judge(asked)
    except Exception as error:  # its table hears of it, and whoever thinks goes on
        answer = Failed(f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(answer)
