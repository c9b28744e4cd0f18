"""The games as Gymnasium environments for one agent: the other seats are bots, or whatever plays for them.

>>> env = gymnasium.make("minoteka.envs.gymnasium:minoteka/trimino-v1", seats=3, opponents="easy")
"""

from collections.abc import Callable
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded

from minoteka import catalog
from minoteka.core.actions import Acting
from minoteka.core.errors import Illegal
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
from minoteka.search.bot import Bot

Seen = dict[str, Small]
Policy = Callable[[Seen], int]
"""Plays a seat: from what it sees to an action, as the agent itself does."""


class GameEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; an episode is one round. An action of the agent goes on until it is to act again."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # where the toolkit looks for it

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        opponents: str | Bot | Policy = "greedy",
        seat: int | None = None,
        illegal: str = "end",
        reward: str = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """``seat``: where the agent sits, by default by lot. ``illegal``: whether such an action ends or raises."""
        self.table = RoundTable(game, seats, reward, options)
        if illegal not in ("end", "raise"):
            raise BadInput(f"An illegal action may 'end' the round or 'raise' an error, not {illegal!r}.")
        if not (isinstance(opponents, str) or hasattr(opponents, "choose") or callable(opponents)):
            raise BadInput(f"The opponents are a bot, its name, or something to call, not {opponents!r}.")
        with told():
            self.opponents: Bot | Policy = catalog.bot(opponents) if isinstance(opponents, str) else opponents
        self.render_mode = check_render_mode(render_mode)
        self.illegal, self.wanted = illegal, self.table.seat(seat)
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self._acting: Acting | None = None
        self.over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a round and play up to the agent's first decision; a round that ends before it is dealt anew."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.table.seats)) if self.wanted is None else self.wanted
        acting = self._others(self.table.deal(seed))
        while acting.position.is_over:
            acting = self._others(self.table.deal(None))
        return self._told(acting), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """One action of the agent, then the others' moves."""
        acting = self.acting
        if self.over:
            raise ResetNeeded(OVER)
        info: dict[str, Any] = {"seat": self.seat}
        try:
            acted = acting.act(whole("An action", action))
        except Illegal as error:
            if self.illegal == "raise":
                raise BadInput(str(error)) from error
            self.over = True
            return self.table.observation(acting, self.seat), LOWEST, True, False, {**info, "illegal": True}
        after = self._others(acted)
        reward, outcome = 0.0, after.position.outcome
        if outcome is not None:
            reward = self.table.rewards(after.position)[self.seat]
            info["outcome"] = outcome.as_json()
        return self._told(after), reward, self.over, False, info

    def action_masks(self) -> Small:
        """Which actions are legal now: by this name sb3-contrib's MaskablePPO asks for them."""
        return self.table.mask(self.acting)

    @property
    def acting(self) -> Acting:
        """The round as it stands."""
        if self._acting is None:
            raise ResetNeeded(UNDEALT)
        return self._acting

    def _others(self, acting: Acting) -> Acting:
        """What is after the other seats' moves, when the agent is to act or the round is over."""
        while not acting.position.is_over and acting.position.to_act != self.seat:
            acting = self._moved(acting)
        return acting

    def _moved(self, acting: Acting) -> Acting:
        """One action of another seat, or its whole move."""
        seat = acting.position.to_act
        if not callable(self.opponents):
            seed = int(self.np_random.integers(1 << 62))
            chosen = self.opponents.choose(acting.position.observe(seat), seed)
            return Acting(acting.position.play(chosen.move))
        action = whole("What the opponents answer", self.opponents(self.table.observation(acting, seat)))
        try:
            return acting.act(action)
        except Illegal as error:
            raise BadInput(f"The opponents answered action {action}, which may not be taken now.") from error

    def _told(self, acting: Acting) -> Seen:
        """Remember where the round stands, show it if somebody watches, and say what the agent sees."""
        self._acting, self.over = acting, acting.position.is_over
        if self.render_mode == "human":
            self.render()
        return self.table.observation(acting, self.seat)

    def render(self) -> Any:
        """The table as the agent's seat sees it: printed for people (``human``), or as a text (``ansi``)."""
        if self.render_mode is None:
            raise BadInput(UNSHOWN)
        return self.table.shown(self.acting, self.render_mode, self.seat)


for _game in catalog.OWN.values():
    gymnasium.register(
        f"minoteka/{_game.name}-v{_game.rules_version}", entry_point=f"{__name__}:GameEnv", kwargs={"game": _game.name}
    )
