"""The games as PettingZoo environments, one agent a seat (AEC); an episode is one round.

>>> env = minoteka.envs.pettingzoo.env("trimino", seats=3, ruleset="reverse")
"""

from typing import Any

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from minoteka.core.actions import Acting
from minoteka.core.game import Game
from minoteka.envs.play import (
    LOWEST,
    OVER,
    RENDER_MODES,
    UNDEALT,
    UNSHOWN,
    BadInput,
    RoundTable,
    Small,
    check_render_mode,
    told,
    whole,
)


def env(game: str | Game, seats: int | None = None, **given: Any) -> Any:
    """A game as agents meet it: an illegal action ends the round. ``given``: options, ``render_mode``, ``reward``."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **given), illegal_reward=LOWEST)
    return Ordered(wrappers.AssertOutOfBoundsWrapper(wrapped))


class Ordered(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """The toolkit's, which says nothing of ``last()`` after the end."""

    def last(self, observe: bool = True) -> Any:
        """What the agent to act is told."""
        if not self.agents:
            raise ResetNeeded(OVER)
        return super().last(observe)

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv):  # type: ignore[misc]  # the toolkit has no types, and calls it so
    """The same without wrappers: an illegal action is an error."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        render_mode: str | None = None,
        reward: str = "result",
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = RoundTable(game, seats, reward, options)
        self.metadata = {
            "name": f"minoteka_{self.table.game.name}_v{self.table.game.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._acting: Acting | None = None
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The planes of the game, and a mask of the legal actions."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The actions of the game."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round: the same seed, the same deal."""
        self._acting = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._follow()

    @property
    def acting(self) -> Acting:
        """The round as it stands."""
        if self._acting is None:
            raise ResetNeeded(UNDEALT)
        return self._acting

    def observe(self, agent: str) -> dict[str, Small]:
        """What the agent's seat knows, and what it may do if it is to act."""
        return self.table.observation(self.acting, self._seat[self._known(agent)])

    def last(self, observe: bool = True) -> Any:
        """What the agent to act is told."""
        if self._acting is None:
            raise ResetNeeded(UNDEALT)
        if not self.agents:
            raise ResetNeeded(OVER)
        return super().last(observe)

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadInput(f"There is no agent {agent!r}, but {', '.join(self.possible_agents)}.")
        return agent

    def step(self, action: Any) -> None:
        """One action of the agent selected: a move, or the first half of one."""
        acting, agent = self.acting, self.agent_selection
        if not self.agents:
            raise ResetNeeded(OVER)
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        with told():
            self._acting = acting.act(whole("An action", action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.acting.position.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, self.table.rewards(self.acting.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"outcome": outcome.as_json()} for agent in self.agents}
        self._accumulate_rewards()
        self._follow()

    def _follow(self) -> None:
        """Select the agent to act, and show the table if somebody watches."""
        position = self.acting.position
        if not position.is_over:
            self.agent_selection = self.possible_agents[position.to_act]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: printed for people (``human``), or as a text (``ansi``)."""
        if self.render_mode is None:
            raise BadInput(UNSHOWN)
        return self.table.shown(self.acting, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
