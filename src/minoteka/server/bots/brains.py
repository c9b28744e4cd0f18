"""The pool of thinking processes: questions wait fairly, a process that dies is replaced and its question
asked again.
"""

import asyncio
import os
import sys
from pathlib import Path

import msgspec
import structlog

import minoteka
from minoteka.server.bots.queue import FairQueue
from minoteka.server.bots.thoughts import Answer, Question

log = structlog.get_logger()

ATTEMPTS = 4
PATIENCE = 120.0
"""Seconds beyond a thought's own limit before its process is taken for dead: a cold start may have to compile."""


class BotFailed(Exception):
    """No process could answer."""


class _Thought:
    __slots__ = ("attempts", "future", "key", "question")

    def __init__(self, key: str, question: Question, future: "asyncio.Future[Answer]") -> None:
        self.key = key
        self.question = question
        self.future = future
        self.attempts = 0


class Brains:
    """Make it, ``start`` it in the loop that uses it, ``close`` it."""

    def __init__(self, workers: int, queue: int) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._queue: FairQueue[_Thought] = FairQueue(queue)
        self._tasks: list[asyncio.Task[None]] = []
        self.processes: dict[int, asyncio.subprocess.Process] = {}
        self.answered = 0
        self.replaced = 0

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
            await _end(process)

    async def think(self, key: str, question: Question) -> Answer:
        """The bot's answer. ``queue.Full`` if too many wait; ``BotFailed`` if it can't be had."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.put(key, _Thought(key, question, future))
        answer = await future
        if answer.error:
            raise BotFailed(answer.error)
        return answer

    async def _serve(self, number: int) -> None:
        process = await self._spawn(number)
        while True:
            thought = await self._queue.get()
            if thought.future.done():
                continue
            try:
                answer = await asyncio.wait_for(_ask(process, thought.question), thought.question.seconds + PATIENCE)
            except asyncio.CancelledError:
                thought.future.cancel()
                raise
            except (EOFError, OSError, TimeoutError, msgspec.DecodeError) as error:
                process = await self._replace(number, process, thought, error)
                continue
            self.answered += 1
            if not thought.future.done():
                thought.future.set_result(answer)

    async def _replace(
        self, number: int, process: asyncio.subprocess.Process, thought: _Thought, error: Exception
    ) -> asyncio.subprocess.Process:
        log.warning("thinker-lost", pid=process.pid, why=type(error).__name__)
        self.replaced += 1
        thought.attempts += 1
        if thought.attempts < ATTEMPTS:
            self._queue.put(thought.key, thought, again=True)
        elif not thought.future.done():
            thought.future.set_exception(BotFailed("no process could answer"))
        await _end(process)
        return await self._spawn(number)

    async def _spawn(self, number: int) -> asyncio.subprocess.Process:
        sources = str(Path(minoteka.__file__).parents[1])
        path = os.pathsep.join(filter(None, (sources, os.environ.get("PYTHONPATH"))))
        while True:
            try:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "minoteka.server.bots.worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    env={**os.environ, "PYTHONPATH": path},
                )
            except OSError as error:
                log.error("thinker-not-started", why=str(error))
                await asyncio.sleep(1.0)
                continue
            self.processes[number] = process
            return process


async def _ask(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    body = msgspec.msgpack.encode(question)
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    await process.stdin.drain()
    try:
        head = await process.stdout.readexactly(4)
        answer = await process.stdout.readexactly(int.from_bytes(head, "big"))
    except asyncio.IncompleteReadError as error:
        raise EOFError from error
    return msgspec.msgpack.decode(answer, type=Answer)


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            return
    await process.wait()
