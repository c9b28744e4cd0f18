"""A round as OpenSpiel needs it: immutable moments that remember what each seat has heard on the way to them.

What a seat has heard (perfect recall) is made when somebody asks, and kept. A moment can be pickled: it becomes the
bytes of its state and what was heard.
"""

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple

from minoteka import catalog
from minoteka.core.actions import NOTHING, Acting
from minoteka.core.game import SPECTATOR
from minoteka.core.position import Observation, Position
from minoteka.kernel import rng_from_int

SECRET = -1
"""Instead of an action that a seat did not see."""


class Heard(NamedTuple):
    """All that a seat has come to know: moves in words, as actions, and a digest of everything it has seen."""

    moves: str
    actions: tuple[int, ...]
    digest: str


class Moment:
    """An ``Acting`` with the way to it: the moment before, and the action taken there."""

    def __init__(self, acting: Acting, before: "Moment | None" = None, action: int = NOTHING) -> None:
        self.acting, self._before, self._action = acting, before, action
        self._heard: dict[int, Heard] = {}
        self._drawn: dict[int, str] = {}

    def __deepcopy__(self, memory: Any) -> "Moment":
        return self

    def __reduce__(self) -> Any:
        position = self.acting.position
        heard = {seat: self.heard(seat) for seat in range(position.seats)}
        state = (position.game.name, position.seats, dict(position.options), position.to_bytes())
        return _restored, (*state, self.acting.held, heard)

    @cached_property
    def legal(self) -> list[int]:
        """The legal actions, ascending."""
        return self.acting.legal()

    def after(self, action: int) -> "Moment":
        """The moment after a legal action."""
        return Moment(self.acting.go(action), self, action)

    def drawn(self, seat: int = SPECTATOR) -> str:
        """The table as ``seat`` sees it."""
        if seat not in self._drawn:
            self._drawn[seat] = self.acting.position.draw(seat)
        return self._drawn[seat]

    def heard(self, seat: int) -> Heard:
        """What ``seat`` knows of the way here."""
        way: list[Moment] = []
        at: Moment | None = self
        while at is not None and seat not in at._heard:
            way.append(at)
            at = at._before
        for moment in reversed(way):
            moment._heard[seat] = moment._hear(seat)
        return self._heard[seat]

    def _hear(self, seat: int) -> Heard:
        """What ``seat`` knows here, when what it knew before is known."""
        now, before = self.acting, self._before
        seen = now.position.observe(seat)
        if before is None:
            return Heard("", (), _digest("", seen))
        known = before._heard[seat]
        mover, from_where = before.acting.position.to_act, before.acting
        if now.held != NOTHING:  # half a move: its own seat alone knows of it
            return known if seat != mover else known._replace(actions=(*known.actions, self._action))
        code = from_where.code(self._action)
        view = from_where.position.observe(seat)
        text = view.heard(code)
        taken = [self._action] if seat == mover or from_where.held == NOTHING else [from_where.held, self._action]
        if seat != mover and text != from_where.text(self._action):
            taken = [SECRET] * len(taken)
        moves = f"{known.moves} {text}".lstrip()
        return Heard(moves, (*known.actions, *taken), _digest(known.digest + text, seen))

    def guessed(self, seat: int, seed: int) -> "Moment":
        """A moment that is just like this one to ``seat``, which is to act if anything is held; the rest is a guess."""
        guess = self.acting.position.observe(seat).complete(rng_from_int(seed))
        moment = Moment(Acting(guess, self.acting.held))
        moment._heard[seat] = self.heard(seat)
        return moment


def _digest(before: str, seen: Observation) -> str:
    return sha256(before.encode() + seen.to_bytes()).hexdigest()[:16]


def _restored(name: str, seats: int, options: Any, data: bytes, held: int, heard: dict[int, Heard]) -> Moment:
    moment = Moment(Acting(Position.from_bytes(catalog.game(name), seats, options, data), held))
    moment._heard = heard
    return moment


def worlds(position: Position, count: int, seed: int) -> Sequence[Moment]:
    """``count`` positions that might be this one, itself the first: each looks like the one before it to one seat.

    The seats take turns, so that no seat knows which it is in, and none can rule out what others think.
    """
    found = [position]
    for number in range(1, count):
        seat = (position.to_act + number - 1) % position.seats
        found.append(found[-1].observe(seat).complete(rng_from_int((seed << 20) + number)))
    return [Moment(Acting(world)) for world in found]
