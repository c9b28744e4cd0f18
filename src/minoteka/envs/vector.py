"""Many rounds at once as a Gymnasium vector environment, on all cores: dealt, played and told inside compiled loops.

>>> env = minoteka.envs.vector.VectorGame("trimino", 1024, seats=3, opponents="random", threads=2)
"""

import os
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from minoteka.core.batch import Batch
from minoteka.core.fairness import new_secret
from minoteka.core.game import Game
from minoteka.envs import loops
from minoteka.envs.play import BadInput, RoundTable, whole
from minoteka.kernel import COMPILED, buffer, real_rows, row, rows, small_rows
from minoteka.kernel.addresses import keep_addresses

RESETS = {
    AutoresetMode.DISABLED: loops.NEVER,
    AutoresetMode.NEXT_STEP: loops.NEXT_STEP,
    AutoresetMode.SAME_STEP: loops.SAME_STEP,
}
OPPONENTS = ("random", "self")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""Those that this process may use."""


def _some(what: str, given: Any) -> int:
    if whole(what, given) < 1:
        raise BadInput(f"{what} is 1 or more, not {given!r}.")
    return int(given)


class VectorGame(VectorEnv[Any, Any, Any]):
    """``num_envs`` tables of one game. ``opponents``: ``random``, or ``self``: the agent acts for every seat in turn.
    ``threads``: as many as there are cores, unless told otherwise; the rounds are the same.

    What is returned are the same arrays at every step, filled anew: copy what is to be kept. The legal actions of round
    ``i`` are ``info["legal"][i, :info["many"][i]]``; ``mask=True`` adds them to the observation as a dense mask.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "result",
        mask: bool = False,
        threads: int | None = None,
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        **options: Any,
    ) -> None:
        if not COMPILED:
            raise BadInput("The vectorised environment needs compiled kernels: unset MINOTEKA_KERNEL.")
        if opponents not in OPPONENTS:
            raise BadInput(f"The opponents are 'random' or 'self', not {opponents!r}.")
        self.table = table = RoundTable(game, seats, reward, options)
        try:
            mode = AutoresetMode(autoreset)
        except ValueError as error:
            known = ", ".join(mode.value for mode in RESETS)
            raise BadInput(f"The autoreset mode is one of {known}, not {autoreset!r}.") from error
        if opponents == "self" and seat is not None:
            raise BadInput("Who acts for all seats has none: leave out seat, or let the opponents be 'random'.")
        if not isinstance(mask, bool | np.bool_):
            raise BadInput(f"mask is True or False, not {mask!r}.")
        seat, self.masked = table.seat(seat), bool(mask)
        self.num_envs = _some("The number of rounds", num_envs)
        self.threads = CORES if threads is None else _some("The number of threads", threads)
        self.metadata = {"autoreset_mode": mode}
        space = table.observation_space()
        self.single_observation_space = space if mask else space["observation"]
        self.single_action_space = table.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        sides = table.game.teams(table.seats, table.options)
        blank = table.game.layout.array(1)
        blank[0] = table.game.blank(table.seats, table.options)
        margin = reward == "margin" or table.seats == 1
        terms = (opponents == "self", margin, -1 if seat is None else seat, table.seats, len(set(sides)))
        settings = row([*map(int, terms), RESETS[mode]])
        self._terms = loops.RoundTerms(blank, settings, row(sides), table.game.weight_array())
        self._told = self._arrays()
        self._mask: NDArray[np.int8] = small_rows(num_envs if mask else 0, table.game.actions)
        self._rounds: loops.RoundRows | None = None
        self._deal, self._step = keep_addresses(loops.deal_all(table.game)), keep_addresses(loops.step_all(table.game))
        self._every = np.arange(num_envs)

    def _arrays(self) -> loops.RoundNews:
        game, count = self.table.game, self.num_envs
        widest, wide = min(game.actions, game.max_moves), game.planes.size
        return loops.RoundNews(
            small_rows(count, wide),
            small_rows(count, wide),
            rows(count, widest),
            buffer(count),
            real_rows(count, self.table.seats),
            buffer(count),
            buffer(count),
            buffer(count),
        )

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Fresh rounds everywhere; a seed starts the rounds' generators, without one they go on.

        ``options={"reset_mask": …}``: only where that is true, as Gymnasium's own vector environments do it.
        """
        which = self._which((options or {}).get("reset_mask"), seed)
        if self._rounds is None or seed is not None:
            table = self.table
            start = int(new_secret()[:15], 16) if seed is None else whole("A seed", seed)
            batch = Batch(table.game, table.seats, table.options, self.num_envs, start, self.threads)
            held, seats = buffer(self.num_envs), buffer(self.num_envs)
            self._batch = batch
            self._rounds = loops.RoundRows(batch.states, batch.seen, batch.rngs, batch.moves, batch.counts, held, seats)
        self._batch._spread(self._deal, self._terms, self._rounds, self._told, which)
        return self._seen(), self._info()

    def _which(self, mask: Any, seed: Any) -> NDArray[np.int64]:
        """The rounds to be dealt anew: 1 where a mask says so, or everywhere."""
        if mask is None:
            return np.ones(self.num_envs, np.int64)
        if not (isinstance(mask, np.ndarray) and mask.dtype == bool and mask.shape == (self.num_envs,)):
            raise BadInput(f"reset_mask is a NumPy array of {self.num_envs} bools, not {mask!r:.60}.")
        if seed is not None:
            raise BadInput("A seed starts all rounds anew: leave out the reset_mask, or the seed.")
        if self._rounds is None:
            raise ResetNeeded("Nothing is dealt yet: call reset() without a reset_mask first.")
        return mask.astype(np.int64)

    def __getstate__(self) -> Any:
        raise BadInput("A VectorGame is neither copied nor pickled: make one like it, and reset it with the same seed.")

    def __repr__(self) -> str:
        return f"VectorGame({self.table.game.name!r}, num_envs={self.num_envs}, seats={self.table.seats})"

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action in every round. The reward is that of the seat that acted; all seats' are in the info."""
        if self._rounds is None:
            raise ResetNeeded("Call reset() before the first step.")
        try:
            given = row(actions)
        except TypeError as error:
            raise BadInput(f"A step takes {self.num_envs} whole numbers.") from error
        if len(given) != self.num_envs:
            raise BadInput(f"A step takes {self.num_envs} actions, not {len(given)}.")
        told = self._told
        self._batch._spread(self._step, self._terms, self._rounds, told, given)
        rewards = told.rewards[self._every, told.actors]
        info = {**self._info(), "rewards": told.rewards, "illegal": told.illegal, "acted": told.actors}
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and told.over.any():
            info |= {"final_obs": told.last, "_final_obs": told.over.astype(bool)}
        return self._seen(), rewards, told.over.astype(bool), np.zeros(self.num_envs, bool), info

    def _seen(self) -> Any:
        if not self.masked:
            return self._told.planes
        self._batch._spread(loops.mask_all(self.table.game), self._told.legal, self._told.many, self._mask)
        return {"observation": self._told.planes, "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        assert self._rounds is not None
        return {"legal": self._told.legal, "many": self._told.many, "seat": self._rounds.seats}
