"""ChaCha20 (RFC 8439): a stream that tells nothing of what comes next to whoever has seen what came before.

A stream is a tape of its first words, written when it is made: whoever takes numbers from it in a compiled loop pays
for no more than for reading them. One buffer, the same compiled and interpreted.
"""

from typing import Any

from minoteka.kernel.doors import door
from minoteka.kernel.jit import kernel
from minoteka.kernel.kinds import Wholes
from minoteka.kernel.memory import buffer

WORD = 0xFFFFFFFF
STATE = 16
"""Words of state (four constants, eight of the key, the block's number, three of the nonce), and of a block."""
BLOCKS = 32
"""Blocks on a tape: several times what any deal takes. Behind the last word a tape begins anew."""
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
DOUBLE_ROUNDS = 10

Tape = Any
"""Where the next word stands, then the words, in a buffer of int64."""


def state_of(key: bytes, nonce: bytes = bytes(12), number: int = 0) -> Any:
    """The state for block ``number`` of a key of 32 bytes, with room for the block behind it."""
    if len(key) != 32 or len(nonce) != 12:
        raise ValueError("a stream has a key of 32 bytes and a nonce of 12")
    words = [int.from_bytes(part[i : i + 4], "little") for part in (key, nonce) for i in range(0, len(part), 4)]
    state = buffer(2 * STATE)
    for i, word in enumerate((*CONSTANTS, *words[:8], number, *words[8:])):
        state[i] = word
    return state


def tape_from_key(key: bytes, nonce: bytes = bytes(12), number: int = 0) -> Tape:
    """The stream of a key of 32 bytes, from block ``number`` on."""
    tape = buffer(1 + BLOCKS * STATE)
    record(tape, state_of(key, nonce, number))
    return tape


@door
def record(tape: Wholes, state: Wholes) -> None:
    """Fill a tape with the blocks of a state."""
    tape[0] = 1
    for block in range(BLOCKS):
        next_block(state)
        for i in range(STATE):
            tape[1 + block * STATE + i] = state[STATE + i]


@kernel
def next_block(stream: Any) -> None:
    """The block of the state, behind it, and the next number."""
    for i in range(STATE):
        stream[STATE + i] = stream[i]
    for _ in range(DOUBLE_ROUNDS):
        for i in range(4):  # the columns of four rows of four words
            quarter(stream, STATE + i, STATE + 4 + i, STATE + 8 + i, STATE + 12 + i)
        for i in range(4):  # their diagonals
            quarter(stream, STATE + i, STATE + 4 + (i + 1) % 4, STATE + 8 + (i + 2) % 4, STATE + 12 + (i + 3) % 4)
    for i in range(STATE):
        stream[STATE + i] = (stream[STATE + i] + stream[i]) & WORD
    stream[12] = (stream[12] + 1) & WORD


@kernel
def quarter(words: Any, a: int, b: int, c: int, d: int) -> None:
    """The quarter round on four of the words."""
    mix(words, a, b, d, 16)
    mix(words, c, d, b, 12)
    mix(words, a, b, d, 8)
    mix(words, c, d, b, 7)


@kernel
def mix(words: Any, to: int, by: int, turned: int, left: int) -> None:
    """Add one word to another, mix the sum into a third and turn that."""
    words[to] = (words[to] + words[by]) & WORD
    mixed = words[turned] ^ words[to]
    words[turned] = ((mixed << left) & WORD) | (mixed >> (32 - left))
