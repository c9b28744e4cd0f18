"""The brains of a server, a pool of thinking processes: questions wait fairly, a process that dies is replaced and
its question asked again.
"""

import asyncio
import os
from asyncio.subprocess import Process

import msgspec
import structlog
from prometheus_client import Histogram

from minoteka.server.bots.queue import FairQueue
from minoteka.server.processes import asked, ended, started
from minoteka.tables.seams import Lost, Urgency
from minoteka.tables.thoughts import Answer, Failed, Judgements, Judging, Pondering

log = structlog.get_logger()
_outcomes: msgspec.msgpack.Decoder[Answer | Judgements | Failed] = msgspec.msgpack.Decoder(Answer | Judgements | Failed)

ATTEMPTS = 4
LEAST = 2
"""Processes that think, unless fewer are wished: one of several is for people alone."""
PATIENCE = 120.0
"""Seconds beyond a thought's own limit before its process is taken for dead: a cold start may have to compile."""


THOUGHTS = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
JUDGING = 60.0
"""Seconds that judging a few moves may take."""
Thought = Pondering | Judging
Outcome = Answer | Judgements | Failed


class _Waiting:
    __slots__ = ("attempts", "future", "key", "question", "urgency")

    def __init__(self, key: str, question: Thought, urgency: Urgency, future: "asyncio.Future[Outcome]") -> None:
        self.key = key
        self.question = question
        self.urgency = urgency
        self.future = future
        self.attempts = 0


class BrainPool:
    """Make it, ``start`` it in the loop that uses it, ``close`` it."""

    def __init__(self, workers: int, queue: int) -> None:
        self.workers = workers or max(LEAST, (os.cpu_count() or 1) - 1)
        self._queue: FairQueue[_Waiting] = FairQueue(queue)
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: dict[int, Process] = {}
        self.answered = 0
        self.replaced = 0
        self.seconds = Histogram("minoteka_thought_seconds", "asked until answered", registry=None, buckets=THOUGHTS)

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._queue)

    def start(self) -> None:
        """Start the processes; they get ready in the background."""
        self._tasks = [asyncio.create_task(self._serve(number)) for number in range(self.workers)]

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self.processes.values()):
            await ended(process)

    async def think(self, key: str, question: Pondering, urgency: Urgency) -> Answer:
        """The bot's choice. ``Full`` if too many wait; ``Lost`` if it can't be had."""
        answer = await self._answer(key, question, urgency)
        assert isinstance(answer, Answer)
        return answer

    async def judge(self, key: str, judging: Judging) -> Judgements:
        """What moves were worth."""
        judged = await self._answer(key, judging, Urgency.COURTESY)
        assert isinstance(judged, Judgements)
        return judged

    async def _answer(self, key: str, question: Thought, urgency: Urgency) -> Outcome:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        began = loop.time()
        self._queue.put(key, _Waiting(key, question, urgency, future), urgency)
        answer = await future
        self.seconds.observe(loop.time() - began)
        if isinstance(answer, Failed):
            raise Lost(answer.why)
        return answer

    async def _serve(self, number: int) -> None:
        """Think for ever. Where there are several, the first one is for people alone: they never wait for bots' own."""
        least = Urgency.WATCHER if number == 0 and self.workers > 1 else Urgency.COURTESY
        process = await self._spawn(number)
        while True:
            thought = await self._queue.get(least)
            if thought.future.done():
                continue
            try:
                answer = await asyncio.wait_for(_ask(process, thought.question), _limit(thought.question))
            except asyncio.CancelledError:
                thought.future.cancel()
                raise
            except (EOFError, OSError, TimeoutError, msgspec.DecodeError) as error:
                process = await self._replace(number, process, thought, error)
                continue
            self.answered += 1
            if not thought.future.done():
                thought.future.set_result(answer)

    async def _replace(self, number: int, process: Process, thought: _Waiting, error: Exception) -> Process:
        log.warning("thinker-lost", pid=process.pid, why=type(error).__name__)
        self.replaced += 1
        thought.attempts += 1
        if thought.attempts < ATTEMPTS:
            self._queue.put(thought.key, thought, thought.urgency, again=True)
        elif not thought.future.done():
            thought.future.set_exception(Lost("no process could answer"))
        await ended(process)
        return await self._spawn(number)

    async def _spawn(self, number: int) -> Process:
        while True:
            try:
                process = await started("minoteka.server.bots.worker")
            except OSError as error:
                log.error("thinker-not-started", why=str(error))
                await asyncio.sleep(1.0)
                continue
            self.processes[number] = process
            return process


def _limit(question: Thought) -> float:
    return PATIENCE + (question.seconds if isinstance(question, Pondering) else JUDGING)


async def _ask(process: Process, question: Thought) -> Outcome:
    return _outcomes.decode(await asked(process, msgspec.msgpack.encode(question)))
