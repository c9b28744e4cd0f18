"""Bots in a browser think in a worker of their own: messages there and back, one thought after the other."""

import time
from collections.abc import Awaitable
from typing import Any, Protocol, runtime_checkable

import msgspec

from minoteka.core.position import Observation
from minoteka.search.bot import Bot, Stop
from minoteka.tables.seams import Lost, Urgency
from minoteka.tables.thinking import answered, choice
from minoteka.tables.thoughts import Answer, Failed, Judgements, Judging, Pondering

_outcomes: "msgspec.msgpack.Decoder[Answer | Judgements | Failed]" = msgspec.msgpack.Decoder(
    Answer | Judgements | Failed
)


class WayOver(Protocol):
    """The way over to the worker that thinks."""

    def __call__(self, message: bytes, urgent: bool, /) -> Awaitable[bytes]:
        """The answer; ``urgent`` ones come first. An error if that worker fell."""


class OtherWorker:
    """Brains on the other side."""

    def __init__(self, ask: WayOver) -> None:
        self._ask = ask

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        """The bot's choice."""
        answer = await self._answer(question, urgent=True)
        assert isinstance(answer, Answer)
        return answer

    async def judge(self, key: str, judging: Judging) -> Judgements:
        """What moves were worth."""
        judged = await self._answer(judging, urgent=False)
        assert isinstance(judged, Judgements)
        return judged

    async def _answer(self, asked: Pondering | Judging, *, urgent: bool) -> Answer | Judgements:
        try:
            answer = _outcomes.decode(await self._ask(msgspec.msgpack.encode(asked), urgent))
        except Exception as error:  # a worker that fell is started again for the next question
            raise Lost(type(error).__name__) from error
        if isinstance(answer, Failed):
            raise Lost(answer.why)
        return answer


@runtime_checkable
class Scalable(Protocol):
    """A bot whose effort can be measured out: a level."""

    def scaled(self, factor: float) -> Bot:
        """The same with a part of its budget."""


class Pace:
    """No timer reaches a search that runs in a worker. A device that is too slow for a level's iterations gets fewer:
    as many as fit the time, by how long the thoughts before took.
    """

    def __init__(self) -> None:
        self._shares: dict[tuple[str, str], float] = {}

    def think(self, bot: Bot, seen: Observation, question: Pondering) -> Answer:
        """Ask the bot, or a hastier one of its level."""
        level = question.game, question.bot
        share = self._shares.get(level, 1.0)
        if isinstance(bot, Scalable):
            bot = bot.scaled(share)
        began = time.monotonic()
        answer = choice(bot, seen, question.seed, Stop())
        fits = share * question.seconds / max(time.monotonic() - began, 1e-3)
        self._shares[level] = min(1.0, fits if fits < share else (share + fits) / 2)
        return answer


_pace = Pace()


def answer(message: Any) -> bytes:
    """What the thinking worker calls, with bytes of its own."""
    return answered(bytes(message.to_py()), _pace.think)
