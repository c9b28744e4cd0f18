"""Bots in a browser think in a worker of their own: messages there and back, one thought after the other."""

from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from minoteka.core.position import Observation
from minoteka.search.bot import Bot
from minoteka.site.deadline import Patience
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


def think(bot: Bot, seen: Observation, question: Pondering) -> Answer:
    """Ask the bot; a device that is too slow for all its iterations stops at the end of the time."""
    return choice(bot, seen, question.seed, Patience(question.seconds))


def answer(message: Any) -> bytes:
    """What the thinking worker calls, with bytes of its own."""
    return answered(bytes(message.to_py()), think)
