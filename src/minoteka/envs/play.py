"""What the adapters share: a table for rounds with spaces, deals and rewards, and errors of the toolkits' kind."""

import operator
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
import rich
from gymnasium import spaces
from gymnasium.error import Error
from numpy.typing import NDArray

from minoteka import catalog
from minoteka.core import actions
from minoteka.core.actions import Acting
from minoteka.core.errors import MinotekaError
from minoteka.core.fairness import Chance, new_secret
from minoteka.core.game import SPECTATOR, Game
from minoteka.core.position import Position
from minoteka.kernel import floats

RENDER_MODES = ["human", "ansi"]
UNDEALT = "Nothing is dealt yet: call reset() first."
OVER = "The round is over: call reset() before the next step."
UNSHOWN = "Choose a render mode when you make the environment: 'human' or 'ansi'."
LOWEST = -1.0
"""The reward of whoever takes an illegal action."""

Small = NDArray[np.int8]


class BadInput(Error, ValueError):
    """What was asked for cannot be had: an unknown game, a wrong option, an action that is not legal."""


class NoSuchRenderMode(BadInput, TypeError):
    """What Stable-Baselines3's ``make_vec_env`` takes for "make it without": it asks for pictures first."""


@contextmanager
def told() -> Iterator[None]:
    """Our errors as the toolkits' own."""
    try:
        yield
    except MinotekaError as error:
        raise BadInput(str(error)) from error


def whole(what: str, given: Any) -> int:
    """A whole number, be it Python's or NumPy's; nothing else is taken for one, nor are true and false."""
    try:
        if not isinstance(given, bool):
            return operator.index(given)
    except TypeError:
        pass
    raise BadInput(f"{what} is a whole number, not {given!r}.")


def plain(value: Any) -> Any:
    """A value of NumPy's as Python's own."""
    return value.item() if isinstance(value, np.generic) else value


def check_render_mode(wanted: str | None) -> str | None:
    """How rounds are shown, if they are."""
    if wanted not in (None, *RENDER_MODES):
        raise NoSuchRenderMode(f"The render mode is 'human' or 'ansi', not {wanted!r}.")
    return wanted


class RoundTable:
    """Where rounds are played: a game, its seats and options, and what a round is worth."""

    def __init__(self, game: str | Game, seats: int | None, reward: str, options: Mapping[str, Any]) -> None:
        if not isinstance(game, str | Game):
            raise BadInput(f"A game is its name or what minoteka.game() gives, not {game!r}.")
        with told():
            self.game = catalog.game(game) if isinstance(game, str) else game
            actions.check(self.game)
            self.seats = max(2, self.game.seats[0]) if seats is None else whole("The number of seats", seats)
            self.options = self.game.settle(self.seats, {name: plain(value) for name, value in options.items()})
        if reward not in ("result", "margin"):
            raise BadInput(f"The reward is 'result' or 'margin', not {reward!r}.")
        self.reward = reward
        self._seed: int | str = ""
        self._dealt = 0

    def seat(self, wanted: int | None) -> int | None:
        """A seat of the table that somebody asks for, or none."""
        if wanted is None:
            return None
        if not 0 <= whole("A seat", wanted) < self.seats:
            raise BadInput(f"There are seats 0 to {self.seats - 1}, and no {wanted}.")
        return int(wanted)

    def deal(self, seed: int | None) -> Acting:
        """A fresh round: ``seed`` gives what ``minoteka play --seed`` deals, and without one the next of its deals."""
        if seed is not None:
            self._seed, self._dealt = whole("A seed", seed), 0
        elif self._seed == "":
            self._seed = new_secret()
        chance = Chance(f"{self._seed}/{self._dealt}" if self._dealt else str(self._seed))
        self._dealt += 1
        return Acting(Position.dealt(self.game, self.seats, self.options, chance))

    def observation_space(self) -> spaces.Dict:
        """The planes as one row, and which actions are legal."""
        parts = self.game.planes.parts.values()
        low = np.concatenate([np.full(part.end - part.start, part.low, np.int8) for part in parts])
        high = np.concatenate([np.full(part.end - part.start, part.high, np.int8) for part in parts])
        mask = spaces.Box(0, 1, (self.game.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, low.shape, np.int8), "action_mask": mask})

    def action_space(self) -> spaces.Discrete[Any]:
        """The actions of the game, the same for every seat and every option."""
        return spaces.Discrete(self.game.actions)

    def observation(self, acting: Acting, seat: int) -> dict[str, Small]:
        """What a seat knows; the mask is empty unless it is to act."""
        to_act = seat == acting.position.to_act
        mask = self.mask(acting) if to_act else np.zeros(self.game.actions, np.int8)
        return {"observation": np.asarray(acting.planes(seat), np.int8), "action_mask": mask}

    def mask(self, acting: Acting) -> Small:
        """What the seat to act may do; nothing when the round is over."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[acting.legal()] = 1
        return mask

    def shown(self, acting: Acting, render_mode: str, seat: int = SPECTATOR) -> str | None:
        """The table as a seat or a spectator sees it: printed (``human``), or as a text (``ansi``)."""
        if render_mode == "ansi":
            return acting.position.draw(seat)
        rich.print(acting.position.markup(seat))
        return None

    def rewards(self, position: Position) -> list[float]:
        """What a finished round is worth to each seat, −1 … 1.

        ``result``: sides that won share 1, and what the others lose makes the sum 0. ``margin``: what the bots strive
        for, in which points count too. A seat alone has its score.
        """
        outcome = position.outcome
        assert outcome is not None, "the round is over"
        if self.reward == "margin" or self.seats == 1:
            values = floats(self.seats)
            self.game.kernels.evaluate(position._state, self.game.weight_array(), values)
            return [2.0 * float(value) - 1.0 for value in values]
        teams = self.game.teams(self.seats, self.options)
        sides, winners = len(set(teams)), {teams[seat] for seat in outcome.winners}
        return [(sides * (team in winners) / len(winners) - 1.0) / (sides - 1.0) for team in teams]
