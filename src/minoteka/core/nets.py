"""A judgement learnt from play: one small network for every game, how it is asked and how it is kept.

A game's kernel ``features`` tells numbers for each seat. A seat's strength is a network of its own numbers and of their
sum over all seats, so that nobody's place at the table matters; strengths become parts of one whole (softmax). All is
reckoned in doubles and in one order, so that it has the same bits in every mode; kept it is in halves of them.
"""

import json
import math
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from minoteka.core.errors import Malformed
from minoteka.kernel import Reals, floats, kernel, stage
from minoteka.kernel.bits import natural
from minoteka.kernel.real import exp

UNITS = 32
"""Inner units: each a weighted sum, cut off below zero."""
AT_ONCE = 4
"""A game has a multiple of so many numbers a seat: they are weighed together."""
HEAD = 2
"""Before its weights a net has the number of seats and of numbers for each."""
FORM = 1
"""The version of the file."""


class Features(NamedTuple):
    """What a game tells of each seat: how many numbers, and a version that is raised when they mean something else."""

    inputs: int
    version: int


NO_FEATURES = Features(0, 0)
"""Of a game that cannot be learnt so."""


@kernel
def net(numbers: Reals, notes: Reals, out: Reals) -> None:
    """What each seat may expect by its features, with which ``notes`` begin; the rest of them is written on."""
    seats, inputs = int(numbers[0]), int(numbers[1])
    together, units = seats * inputs, seats * inputs + UNITS
    own = HEAD
    shared = own + inputs * UNITS
    bias = shared + inputs * UNITS
    last, past = bias + UNITS, bias + 2 * UNITS
    for j in range(UNITS):
        notes[natural(together + j)] = numbers[natural(bias + j)]
    for i in range(0, inputs, AT_ONCE):
        a = b = c = d = 0.0
        for seat in range(seats):
            k = seat * inputs + i
            a += notes[k]
            b += notes[k + 1]
            c += notes[k + 2]
            d += notes[k + 3]
        weigh(numbers, shared + i * UNITS, a, b, c, d, notes, together)
    top = -1e300
    for seat in range(seats):
        for j in range(UNITS):
            notes[natural(units + j)] = notes[natural(together + j)]
        strength = 0.0
        for i in range(0, inputs, AT_ONCE):
            k = seat * inputs + i
            a, b, c, d = notes[k], notes[k + 1], notes[k + 2], notes[k + 3]
            weigh(numbers, own + i * UNITS, a, b, c, d, notes, units)
            k = past + i
            strength += (a * numbers[k] + b * numbers[k + 1]) + (c * numbers[k + 2] + d * numbers[k + 3])
        strength += told(numbers, last, notes, units)
        out[seat] = strength
        top = max(top, strength)
    total = 0.0
    for seat in range(seats):
        out[seat] = exp(out[seat] - top)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@stage
def weigh(numbers: Any, at: int, a: float, b: float, c: float, d: float, notes: Any, units: int) -> None:
    """Add four inputs to all units; nothing of nothing."""
    if a == 0.0 and b == 0.0 and c == 0.0 and d == 0.0:
        return
    for j in range(UNITS):
        k = natural(at + j)
        first = a * numbers[k] + b * numbers[natural(k + UNITS)]
        second = c * numbers[natural(k + 2 * UNITS)] + d * numbers[natural(k + 3 * UNITS)]
        notes[natural(units + j)] += first + second


@stage
def told(numbers: Any, last: int, notes: Any, units: int) -> float:
    """What the units say together: halves are added until four are left."""
    for j in range(UNITS):
        k = natural(units + j)
        notes[k] = max(notes[k], 0.0) * numbers[natural(last + j)]
    half = UNITS // 2
    while half >= AT_ONCE:
        for j in range(half):
            notes[natural(units + j)] += notes[natural(units + half + j)]
        half //= 2
    total: float = (notes[units] + notes[units + 1]) + (notes[units + 2] + notes[units + 3])
    return total


def size(inputs: int) -> int:
    """How many weights a net has."""
    return 2 * inputs * UNITS + 2 * UNITS + inputs


def room(seats: int, features: Features) -> Any:
    """What ``net`` writes on, for so many seats at most."""
    return floats(seats * features.inputs + 2 * UNITS)


class Learner(Protocol):
    """What must be known of a game to judge by a net."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def features(self) -> Features:
        """What it tells of a seat."""


@dataclass(frozen=True, eq=False)
class Net:
    """A judgement for one kind of table."""

    game: str
    features: Features
    seats: int
    options: Mapping[str, Any]
    weights: Sequence[float]

    @cached_property
    def numbers(self) -> Any:
        """As the kernel takes it."""
        found = floats(HEAD + len(self.weights))
        for i, number in enumerate((self.seats, self.features.inputs, *self.weights)):
            found[i] = number
        return found

    def to_bytes(self) -> bytes:
        """A line of JSON that says what it is for, then the weights, four bytes each."""
        head = {
            "net": FORM,
            "game": self.game,
            "features": list(self.features),
            "units": UNITS,
            "seats": self.seats,
            "options": dict(self.options),
        }
        return json.dumps(head).encode() + b"\n" + struct.pack(f"<{len(self.weights)}f", *self.weights)

    def fits(self, game: Learner, seats: int, options: Mapping[str, Any]) -> bool:
        """Whether it may judge at such a table: it knows nothing of others."""
        agreed = all(name in options and options[name] == value for name, value in self.options.items())
        return game.name == self.game and seats == self.seats and agreed

    @staticmethod
    def from_bytes(data: bytes, find: Callable[[str], Learner], name: str) -> "Net":
        """What ``to_bytes`` wrote; one line of refusal if it is damaged, or for another state of its game."""
        line, _, body = data.partition(b"\n")
        try:
            head = json.loads(line)
            features, seats, options = Features(*head["features"]), int(head["seats"]), dict(head["options"])
            form, game = (head["net"], head["units"]), str(head["game"])
            weights = struct.unpack(f"<{size(features.inputs)}f", body)
            if not all(map(math.isfinite, weights)):
                raise ValueError(name)
        except (ValueError, KeyError, TypeError, struct.error) as error:
            raise Malformed("net-broken", name=name) from error
        if form != (FORM, UNITS) or find(game).features != features:
            raise Malformed("net-other", name=name, game=game)
        return Net(game, features, seats, options, weights)


def numbers_of(judgement: Net | None) -> Any:
    """A net as the kernel takes it, nothing for none."""
    return floats(0) if judgement is None else judgement.numbers
