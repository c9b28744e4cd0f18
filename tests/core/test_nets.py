"""A learnt judgement: what the kernel reckons, in which bits, and what a file of one must say."""

import json
import math
import struct

import pytest

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.nets import UNITS, Features, Net, net, room, size
from minoteka.kernel import floats, rng_from_int
from minoteka.kernel.random import fraction

SEATS, INPUTS = 3, 8
FEATURES = Features(INPUTS, 1)


def drawn(count, seed, spread=1.0):
    """Numbers that four bytes hold."""
    rng = rng_from_int(seed)
    return [struct.unpack("<f", struct.pack("<f", spread * (2.0 * fraction(rng) - 1.0)))[0] for _ in range(count)]


WEIGHTS = tuple(drawn(size(INPUTS), 5, 0.5))
ROWS = [drawn(INPUTS, 10 + seat, 3.0) for seat in range(SEATS)]


def asked(rows, weights=WEIGHTS):
    notes, out = room(SEATS, FEATURES), floats(SEATS)
    for i, number in enumerate(number for row in rows for number in row):
        notes[i] = number
    net(Net("tiny", FEATURES, SEATS, {}, weights).numbers, notes, out)
    return [float(part) for part in out]


def reckoned(rows):
    """The same in plain words: own numbers and everybody's sum, units cut off below zero, a way straight past them."""
    own, shared = WEIGHTS[: INPUTS * UNITS], WEIGHTS[INPUTS * UNITS : 2 * INPUTS * UNITS]
    rest = WEIGHTS[2 * INPUTS * UNITS :]
    bias, last, past = rest[:UNITS], rest[UNITS : 2 * UNITS], rest[2 * UNITS :]
    together = [sum(row[i] for row in rows) for i in range(INPUTS)]
    strengths = []
    for row in rows:
        units = [
            bias[j] + sum(row[i] * own[i * UNITS + j] + together[i] * shared[i * UNITS + j] for i in range(INPUTS))
            for j in range(UNITS)
        ]
        strengths.append(
            sum(max(0.0, unit) * weight for unit, weight in zip(units, last, strict=True))
            + sum(number * weight for number, weight in zip(row, past, strict=True))
        )
    total = sum(math.exp(strength) for strength in strengths)
    return [math.exp(strength) / total for strength in strengths]


def test_the_kernel_reckons_what_was_meant():
    found = asked(ROWS)
    assert found == pytest.approx(reckoned(ROWS), rel=1e-12)
    assert max(found) - min(found) > 0.01


def test_its_bits_are_the_same_in_every_mode():
    assert [part.hex() for part in asked(ROWS)] == BITS


def test_nobodys_place_at_the_table_matters():
    turned = asked([*ROWS[1:], ROWS[0]])
    assert turned == pytest.approx([*asked(ROWS)[1:], asked(ROWS)[0]], rel=1e-12)


def simino(**changed):
    game = catalog.game("simino")
    given = {"game": "simino", "features": game.features, "seats": 2, "options": game.settle(2, {})}
    given |= {"weights": tuple(drawn(size(given["features"].inputs), 3)), **changed}
    return Net(**given)


def test_a_file_reads_back():
    kept = simino()
    data = kept.to_bytes()
    read = Net.from_bytes(data, catalog.game, "it")
    assert read.weights == kept.weights
    assert read.to_bytes() == data
    assert len(data) < 12_000


def head(data):
    line, _, body = data.partition(b"\n")
    return json.loads(line), body


def rewritten(**changed):
    told, body = head(simino().to_bytes())
    return json.dumps({**told, **changed}).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "net-broken"),
        (b"[]\n", "net-broken"),
        (simino().to_bytes()[:-1], "net-broken"),
        (rewritten(features=[40, 1]), "net-broken"),
        (rewritten(features=None), "net-broken"),
        (rewritten(seats="two"), "net-broken"),
        (simino().to_bytes()[:-4] + struct.pack("<f", math.nan), "net-broken"),
        (rewritten(net=2), "net-other"),
        (rewritten(units=16), "net-other"),
        (rewritten(features=[catalog.game("simino").features.inputs, 99]), "net-other"),
        (rewritten(game="riomino"), "net-other"),
        (rewritten(game="chess"), "unknown-game"),
    ],
)
def test_what_is_none_is_refused_in_one_line(data, code):
    with pytest.raises(Malformed) as refused:
        Net.from_bytes(data, catalog.game, "it.net")
    assert refused.value.code == code
    assert "\n" not in refused.value.say("en")


def test_it_judges_its_own_kind_of_table_only():
    game, judgement = catalog.game("simino"), simino()
    usual = game.settle(2, {})
    assert judgement.fits(game, 2, usual)
    assert not judgement.fits(game, 3, usual)
    assert not judgement.fits(game, 2, game.settle(2, {"powers": "both"}))
    assert not judgement.fits(catalog.game("riomino"), 2, usual)


BITS = ["0x1.9be61c1772831p-1", "0x1.49da3fbdd6edcp-3", "0x1.1a353f917c195p-5"]
