"""Passwords, as argon2 hashes."""

import asyncio
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from minoteka.protocol.problems import Busy
from minoteka.server.rates import Buckets, Rate

AT_ONCE = 2
"""Hashing a password takes much memory on purpose: few at a time."""


class Passwords:
    """Hashes and compares in threads."""

    def __init__(self, guesses: Rate | None) -> None:
        self._hasher = PasswordHasher()
        self._guesses = Buckets(guesses) if guesses else None
        self._gate = asyncio.Semaphore(AT_ONCE)

    def check_guesses(self, name: str) -> None:
        """Nobody may guess at one account without end, from however many addresses."""
        wait = self._guesses.take(name, time.monotonic()) if self._guesses else 0.0
        if wait:
            raise Busy("too-fast", seconds=max(1, round(wait)))

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        async with self._gate:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password. An unknown name takes as long as a wrong password."""
        async with self._gate:
            return await asyncio.to_thread(self._verify, hashed, password)

    def _verify(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            self._hasher.hash(password)
            return False
        try:
            return bool(self._hasher.verify(hashed, password))
        except (VerifyMismatchError, InvalidHashError):
            return False
