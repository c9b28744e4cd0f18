"""The games in OpenSpiel: importing this module registers them, every option is a parameter.

>>> game = pyspiel.load_game("minoteka_simino(seats=2,powers=white)")

The deal is drawn in ``DIGITS`` chance nodes, the digits of a seed: ``minoteka play --seed`` deals the same from
``1.22.333.4.5``. With ``plies`` and ``worlds`` a game is small enough for exact methods: it begins after some random
plies of the deal ``seed``, in one of so many worlds that the seats cannot tell apart.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel

from minoteka import catalog
from minoteka.core import actions
from minoteka.core.actions import Acting
from minoteka.core.errors import MinotekaError
from minoteka.core.fairness import Chance
from minoteka.core.game import SPECTATOR, Game
from minoteka.core.position import Position
from minoteka.envs.moments import Moment, worlds
from minoteka.envs.play import RoundTable
from minoteka.kernel import below, rng_from_int

DIGITS, BASE = 5, 1024
"""How many chance nodes a deal has, and how many outcomes each."""
USUAL = {int: -1, str: ""}
"""What stands for a default that depends on other options."""


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters with their defaults."""
    found: dict[str, Any] = {"seats": max(2, game.seats[0]), "reward": "result", "plies": 0, "worlds": 1, "seed": 0}
    for option in game.options:
        kind = type(next(value for value in option.samples() if value is not None))
        found[option.name] = option.default if type(option.default) is kind else USUAL[kind]
    return found


def short_name(game: Game) -> str:
    """What OpenSpiel loads the game by."""
    return f"minoteka_{game.name.replace('-', '_')}"


def _type(game: Game, zero_sum: bool = True) -> Any:
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION if game.hides else kinds.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Minoteka: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the toolkit has no types
    """A game with its seats and options, as OpenSpiel loads it."""

    declared: Game

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game = self.declared
        usual = _parameters(game)
        parameters = {**usual, **(given or {})}
        options = {
            option.name: parameters[option.name]
            for option in game.options
            if parameters[option.name] != usual[option.name]
        }
        try:
            self.table = RoundTable(game, parameters["seats"], parameters["reward"], options)
            plies, count, seed = (parameters[name] for name in ("plies", "worlds", "seed"))
            self.worlds = self._small(plies, count, seed) if plies or count != 1 else ()
        except (MinotekaError, ValueError) as error:
            raise pyspiel.SpielError(str(error)) from error
        zero_sum = parameters["reward"] == "result" and self.table.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(self.worlds) or BASE,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=2 * game.max_plies,
            **({"utility_sum": 0.0} if zero_sum else {}),
        )
        super().__init__(_type(game, zero_sum), info, dict(given or {}))

    def _small(self, plies: int, count: int, seed: int) -> Sequence[Moment]:
        """The worlds that a small game may begin in."""
        if not (plies >= 0 and 1 <= count <= BASE):
            raise ValueError(f"A small game has plies from 0 on and 1 to {BASE} worlds, not {plies} and {count}.")
        table, rng = self.table, rng_from_int(seed)
        position = Position.dealt(table.game, table.seats, table.options, Chance(str(seed)))
        for ply in range(plies):
            legal = position.legal_moves()
            position = position.play(legal[below(rng, len(legal))])
            if position.is_over:
                raise ValueError(f"The round of seed {seed} is over after {ply + 1} plies: take fewer.")
        return worlds(position, count, seed)

    def new_initial_state(self) -> "SpielState":
        """Before the deal, or before chance chooses a world."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of a deal, or the choice of a world."""
        return 1 if self.worlds else DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What turns states into tensors and strings."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # the toolkit has no types
    """A round, or the drawing of its deal. What changes are two values that nobody changes: copies cost nothing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()
        self.moment: Moment | None = None

    @property
    def position(self) -> Position | None:
        """The position, when it is dealt."""
        return None if self.moment is None else self.moment.acting.position

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        position = self.moment.acting.position
        return int(pyspiel.PlayerId.TERMINAL) if position.is_over else position.to_act

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None, "OpenSpiel asks here for players only"
        return self.moment.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next digit of the seed, or the world: all alike."""
        if self.moment is not None:
            raise pyspiel.SpielError("Everything is dealt: chance has nothing to say any more.")
        count = len(self.get_game().worlds) or BASE
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.moment is not None:
            if action not in self.moment.legal:
                raise pyspiel.SpielError(f"Action {action} is not legal now.")
            self.moment = self.moment.after(action)
            return
        game = self.get_game()
        if not 0 <= action < (len(game.worlds) or BASE):
            raise pyspiel.SpielError(f"Chance has no outcome {action} now.")
        self.digits = (*self.digits, action)
        if game.worlds:
            self.moment = game.worlds[action]
        elif len(self.digits) == DIGITS:
            table, seed = game.table, ".".join(map(str, self.digits))
            self.moment = Moment(Acting(Position.dealt(table.game, table.seats, table.options, Chance(seed))))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.moment is None:
            return f"world {action}" if self.get_game().worlds else f"digit {action}"
        return self.moment.acting.text(action) if action in self.moment.legal else str(action)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.moment is not None and self.moment.acting.position.is_over

    def returns(self) -> list[float]:
        """What the round is worth to each seat."""
        table = self.get_game().table
        if self.moment is None or not self.moment.acting.position.is_over:
            return [0.0] * table.seats
        rewards: list[float] = table.rewards(self.moment.acting.position)
        return rewards

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":
        """A state that ``player`` cannot tell from this one; its history stays the true one's."""
        if not 0 <= player < self.num_players():
            raise pyspiel.SpielError(f"There are players 0 to {self.num_players() - 1}, and no {player}.")
        other: SpielState = self.clone()
        if self.moment is None:
            return other
        chosen = int(probability_sampler() * (1 << 62))
        found = self._same_to(player)
        other.moment = found[chosen % len(found)] if found else self.moment.guessed(player, chosen)
        return other

    def _same_to(self, player: int) -> list[Moment]:
        """The worlds of a small game, played up to now, that are this one to ``player``."""
        assert self.moment is not None, "there is something to compare"
        found = []
        for world in self.get_game().worlds:
            for action in self.history()[1:]:
                if action not in world.legal:
                    break
                world = world.after(action)
            else:
                if world.heard(player) == self.moment.heard(player):
                    found.append(world)
        return found

    def __str__(self) -> str:
        if self.moment is None:
            return "seed " + ".".join(map(str, self.digits))
        acting = self.moment.acting
        hands = [f"seat {seat}: {_own(acting.position, seat)}" for seat in range(acting.position.seats)]
        return "\n".join((self.moment.drawn(), *hands, f"held {acting.held}, deal {'.'.join(map(str, self.digits))}"))


def _own(position: Position, seat: int) -> str:
    """What ``seat`` knows and spectators do not, in one line."""
    return msgspec.json.encode(position.observe(seat).own()).decode()


class Observer:
    """Planes as tensors by the names of their parts; with perfect recall also all actions that were heard of."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"Observers have no parameters here, not {params}.")
        self.kind, self.planes = kind, game.table.game.planes
        everybody = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.seats = range(game.table.seats) if everybody else None
        count = len(self.seats) if self.seats else 1
        length = 2 * game.table.game.max_plies if kind.perfect_recall else 0
        self.tensor = np.zeros(count * self.planes.size + length, np.float32)
        rows = self.tensor[: count * self.planes.size].reshape(count, -1)
        self._rows, self._past = rows, self.tensor[count * self.planes.size :]
        self.dict = self.planes.split(rows if self.seats else rows[0])
        if length:
            self.dict["past"] = self._past

    def set_from(self, state: SpielState, player: int) -> None:
        """What ``player`` knows, into the tensor; all zero before the deal."""
        self.tensor.fill(0)
        if state.moment is None:
            return
        acting = state.moment.acting
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            self._rows[0] = actions.planes(acting.position.observe(SPECTATOR), seat=player)
        else:
            for row, seat in enumerate(self.seats or (player,)):
                self._rows[row] = acting.planes(seat)
        if self.kind.perfect_recall:
            taken = state.moment.heard(player).actions
            self._past[: len(taken)] = [action + 1 for action in taken]

    def string_from(self, state: SpielState, player: int) -> str:
        """What ``player`` knows, in words: the table as drawn for it, or with perfect recall the way to it."""
        if state.moment is None:
            return ""
        moment, kind = state.moment, self.kind
        if kind.perfect_recall:
            heard = moment.heard(player)
            held = (
                f" ({moment.acting.held})"
                if player == moment.acting.position.to_act and moment.acting.held >= 0
                else ""
            )
            return f"seat {player}: {heard.moves}{held} #{heard.digest}"
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return moment.drawn() if kind.public_info else ""
        if kind.public_info:
            return moment.drawn(player)
        return _own(moment.acting.position, player)


for _game in catalog.OWN.values():
    # A class for each: the registry outlives the interpreter, and nothing else that it could hold would survive that.
    # By its name here it is found when another process reads what was pickled.
    _class = type(f"Spiel_{_game.name}", (SpielGame,), {"declared": _game})
    globals()[_class.__name__] = _class
    pyspiel.register_game(_type(_game), _class)
