"""Numbers by chance, the same compiled and interpreted: xoshiro128++ on four 32-bit words, fast, for searches and
simulation; or a stream of ChaCha20, which nobody can go on with who has only seen its numbers, for deals that people
play. A generator's length says which it is.

Every step stays below 2**63, so nothing overflows in either mode. docs/fairness.md describes both for other programs.
"""

from typing import Any

from minoteka.kernel.jit import kernel
from minoteka.kernel.memory import buffer

WORD = 0xFFFFFFFF

FAST_WORDS = 4
"""Words of the fast generator."""
Rng = Any
"""Four 32-bit words in a buffer of int64; or a ``chacha.Tape``."""


def rng_from_bytes(seed: bytes) -> Rng:
    """A generator started from 16 bytes (four little-endian words); all zero is refused by the algorithm."""
    if len(seed) != 16 or not any(seed):
        raise ValueError("a generator starts from 16 bytes that are not all zero")
    rng = buffer(FAST_WORDS)
    for i in range(4):
        rng[i] = int.from_bytes(seed[4 * i : 4 * i + 4], "little")
    return rng


def rng_from_int(seed: int) -> Rng:
    """A generator for searches and tests from any integer of up to 64 bits; distinct seeds, distinct streams."""
    rng = buffer(FAST_WORDS)
    start(rng, seed & WORD, (seed >> 32) & WORD)
    return rng


@kernel
def start(rng: Rng, low: int, high: int, stream: int = 0) -> None:
    """Start one of 2**32 streams of a seed of two words; a few steps spread them over the whole state."""
    rng[0] = low
    rng[1] = high
    rng[2] = 0x9E3779B9 ^ stream
    rng[3] = 0x243F6A88
    for _ in range(12):
        fast32(rng)


@kernel
def fast32(rng: Rng) -> int:
    """The next 32 uniform bits of the fast generator."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    total = (a + d) & WORD
    result = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = ((d << 11) & WORD) | (d >> 21)
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d
    return result


@kernel
def fraction(rng: Rng) -> float:
    """A number from 0 up to, but not including, 1, from the fast generator."""
    return fast32(rng) / (WORD + 1)


@kernel
def uniform32(rng: Rng) -> int:
    """The next 32 uniform bits of either generator."""
    if len(rng) == FAST_WORDS:
        return fast32(rng)
    at = rng[0]
    rng[0] = at + 1 if at + 1 < len(rng) else 1
    return int(rng[at])


@kernel
def below(rng: Rng, n: int) -> int:
    """An exactly uniform number in 0 … n−1 for 1 ≤ n < 2**31."""
    found = scaled(uniform32(rng), n)
    while found < 0:
        found = scaled(uniform32(rng), n)
    return found


@kernel
def pick(rng: Rng, n: int) -> int:
    """The same from the fast generator, for loops in which to ask which one it is would be felt."""
    found = scaled(fast32(rng), n)
    while found < 0:
        found = scaled(fast32(rng), n)
    return found


@kernel
def scaled(bits: int, n: int) -> int:
    """32 bits as a number below n by multiply-shift; −1 if they must be rejected, so that all are as likely."""
    product = bits * n
    if (product & WORD) < n and (product & WORD) < (WORD + 1 - n) % n:
        return -1
    return product >> 32


@kernel
def shuffle(rng: Rng, items: Any, count: int) -> None:
    """Put the first ``count`` items into uniformly random order (Fisher–Yates from the end)."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]
