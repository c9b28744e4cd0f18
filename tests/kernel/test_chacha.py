"""ChaCha20 as RFC 8439 has it, word for word, and as a generator beside the fast one."""

import pytest

from minoteka.kernel import below, rng_from_int, shuffle, uniform32
from minoteka.kernel.chacha import BLOCKS, STATE, quarter, tape_from_key
from minoteka.kernel.memory import buffer

# Sections 2.1.1, 2.3.2 and A.1 of the RFC: key, nonce, number of the block, the block.
OF_THE_RFC = [
    (
        bytes(range(32)).hex(),
        "000000090000004a00000000",
        1,
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    (
        "00" * 32,
        "00" * 12,
        0,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "00" * 32,
        "00" * 12,
        1,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "00" * 31 + "01",
        "00" * 12,
        1,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
]


@pytest.mark.parametrize(("key", "nonce", "number", "block"), OF_THE_RFC)
def test_blocks_of_the_rfc(key, nonce, number, block):
    stream = tape_from_key(bytes.fromhex(key), bytes.fromhex(nonce), number)
    words = [int(uniform32(stream)) for _ in range(STATE)]
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == block


def test_the_quarter_round_of_the_rfc():
    words = buffer(4)
    for i, word in enumerate((0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)):
        words[i] = word
    quarter(words, 0, 1, 2, 3)
    assert [int(word) for word in words] == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_one_block_follows_another():
    whole = tape_from_key(bytes(32))
    first = [int(uniform32(whole)) for _ in range(2 * STATE)]
    second = tape_from_key(bytes(32), number=1)
    assert first[STATE:] == [int(uniform32(second)) for _ in range(STATE)]


def test_behind_its_end_a_tape_begins_anew():
    tape = tape_from_key(bytes(32))
    words = [int(uniform32(tape)) for _ in range(BLOCKS * STATE + 3)]
    assert len(set(words)) == BLOCKS * STATE
    assert words[-3:] == words[:3]


def test_both_generators_serve_the_same_draws():
    for rng in (tape_from_key(bytes(32)), rng_from_int(7)):
        items = list(range(40)) if not hasattr(rng, "dtype") else buffer(40)
        for i in range(40):
            items[i] = i
        shuffle(rng, items, 40)
        assert sorted(int(item) for item in items) == list(range(40))
        assert {int(below(rng, 6)) for _ in range(200)} == set(range(6))


@pytest.mark.parametrize(("key", "nonce"), [(bytes(31), bytes(12)), (bytes(32), bytes(8))])
def test_keys_of_another_length_are_refused(key, nonce):
    with pytest.raises(ValueError, match="32 bytes"):
        tape_from_key(key, nonce)
