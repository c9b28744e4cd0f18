"""Chance that players can check: a committed secret, the seats' own words, and streams derived from both.

The whole scheme, for anybody's own program, with test vectors: docs/fairness.md.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from minoteka.core.errors import Malformed, expect
from minoteka.kernel import rng_from_bytes
from minoteka.kernel.chacha import tape_from_key
from minoteka.kernel.random import Rng

SIMULATED, DEALT = 1, 2
"""The versions of the scheme. The first has a fast generator, whose state follows from enough of its numbers: for
simulation, and for records older than the second. The second is for all that people play.
"""
VERSIONS = (SIMULATED, DEALT)
MAX_WORD = 200


def new_secret() -> str:
    """A fresh secret seed: 64 hexadecimal digits from the system's generator."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the first move: the SHA-256 of the seed's text."""
    return hashlib.sha256(seed.encode()).hexdigest()


def key_of_day(secret: str, day: str) -> str:
    """The seed of a day's deals: HMAC-SHA256 of the date (``2026-11-15``) under a secret, any text.

    Who has the secret has every day's deal; who knows a day's key can check that day only.
    """
    return hmac.new(secret.encode(), day.encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True)
class Chance:
    """All chance of a match: a seed (any text) and one word per seat that wished to add one ("" for none), and the
    version of the scheme.
    """

    seed: str
    words: tuple[str, ...] = ()
    version: int = SIMULATED

    def __post_init__(self) -> None:
        expect("A seed", self.seed, str)

    @staticmethod
    def dealt(seed: str, words: tuple[str, ...] = ()) -> "Chance":
        """Chance for people: nobody can compute what is hidden from the tiles that they see."""
        return Chance(seed, words, DEALT)

    def material(self) -> bytes:
        """The key of all streams. Lengths are part of it, so no word can imitate a neighbour."""
        digest = hashlib.sha256()
        for part in (f"minoteka-chance-{self.version}", self.seed, *self.words):
            data = part.encode()
            digest.update(len(data).to_bytes(4, "big") + data)
        return digest.digest()

    def key(self, purpose: str, number: int = 0) -> bytes:
        """What one purpose (``deal``) and one round begin with."""
        return hmac.new(self.material(), f"{purpose}/{number}".encode(), hashlib.sha256).digest()

    def stream(self, purpose: str, number: int = 0) -> Rng:
        """The generator for one purpose (``deal``) and one round: streams never share numbers."""
        key = self.key(purpose, number)
        return rng_from_bytes(key[:16]) if self.version == SIMULATED else tape_from_key(key)


def check_words(words: Sequence[str]) -> tuple[str, ...]:
    """Words as seats may give them: short, one line each."""
    for word in words:
        if len(word) > MAX_WORD or not (word.isprintable() or word == ""):
            raise Malformed("words", limit=MAX_WORD)
    return tuple(words)
