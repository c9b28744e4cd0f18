"""Our own processes beside the server: started, asked, ended. A message is four bytes of length, then its body."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import BinaryIO

import minoteka


async def started(module: str) -> Process:
    """A process that runs one of our modules; it ends with its input, so it never outlives the server."""
    sources = str(Path(minoteka.__file__).parents[1])
    path = os.pathsep.join(filter(None, (sources, os.environ.get("PYTHONPATH"))))
    command = (sys.executable, "-m", module)
    return await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": path}
    )


async def asked(process: Process, body: bytes) -> bytes:
    """What a process answers; ``EOFError`` if it is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(body).to_bytes(4, "big") + body)
    await process.stdin.drain()
    try:
        head = await process.stdout.readexactly(4)
        return await process.stdout.readexactly(int.from_bytes(head, "big"))
    except asyncio.IncompleteReadError as error:
        raise EOFError from error


async def ended(process: Process) -> None:
    """End a process, whatever it does."""
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            return
    await process.wait()


def read_message(source: BinaryIO) -> bytes | None:
    """The next message, on the other side; None at the end."""
    head = source.read(4)
    if len(head) < 4:
        return None
    body = source.read(int.from_bytes(head, "big"))
    return body or None


def write_message(target: BinaryIO, body: bytes) -> None:
    """An answer, from the other side."""
    target.write(len(body).to_bytes(4, "big") + body)
    target.flush()
