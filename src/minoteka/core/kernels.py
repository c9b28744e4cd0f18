"""The rules of a game as functions on its state: which there are, what each takes, and how they are compiled."""

from collections.abc import Callable, Mapping
from functools import cached_property
from threading import Lock
from typing import Any

from minoteka.core import defaults
from minoteka.kernel import COMPILED, Layout, typed
from minoteka.kernel.foreign import Foreign, symbol
from minoteka.kernel.kinds import Reals, Smalls, State, Wholes, signature
from minoteka.kernel.settings import FOREIGN


class Shapes:
    """Every kernel by its name: the annotations are its signature, in all ways to run it."""

    @staticmethod
    def deal(s: State, rng: Wholes) -> None:
        """All chance of a round; ``s`` is set up and blank."""

    @staticmethod
    def to_act(s: State) -> int:  # type: ignore[empty-body]  # these are shapes: a game brings the body
        """Whose decision it is (−1 when over)."""

    @staticmethod
    def legal(s: State, out: Wholes) -> int:  # type: ignore[empty-body]
        """The codes of all legal moves into ``out``, no duplicates; how many there are."""

    @staticmethod
    def apply(s: State, move: int) -> None:
        """One legal move, in place."""

    @staticmethod
    def is_over(s: State) -> bool:  # type: ignore[empty-body]
        """Whether the round is over."""

    @staticmethod
    def scores(s: State, out: Reals) -> None:
        """The round's score per seat."""

    @staticmethod
    def winners(s: State) -> int:  # type: ignore[empty-body]
        """The seats that won a finished round, as bits; 0: the game does not tell it by a kernel."""

    @staticmethod
    def observe(s: State, seat: int, out: State) -> None:
        """What ``seat`` (or −1) may know, the rest blank."""

    @staticmethod
    def complete(obs: State, seat: int, rng: Wholes, out: State) -> None:
        """A full state that looks like ``obs`` to ``seat``."""

    @staticmethod
    def evaluate(s: State, weights: Reals, out: Reals) -> None:
        """Expected result per seat in 0 … 1; exact when over."""

    @staticmethod
    def priors(s: State, moves: Wholes, count: int, weights: Reals, out: Reals) -> None:
        """How promising each move looks (≥ 0, any scale)."""

    @staticmethod
    def likelihood(s: State, seat: int, weights: Reals) -> float:  # type: ignore[empty-body]
        """How well the others' hands fit what they did (> 0, any scale)."""

    @staticmethod
    def features(s: State, out: Reals) -> bool:  # type: ignore[empty-body]
        """What a learnt judgement looks at, seat by seat (see ``core.nets``); False: ``evaluate`` knows the result."""

    @staticmethod
    def actions(s: State, held: int, codes: Wholes, count: int, out: Wholes) -> int:  # type: ignore[empty-body]
        """The actions by which the moves ``codes`` begin or, with an action ``held``, go on (see ``core.actions``)."""

    @staticmethod
    def decide(s: State, held: int, action: int) -> int:  # type: ignore[empty-body]
        """The code of the move that an action, after the one ``held``, makes; −1: none, or not yet."""

    @staticmethod
    def planes(s: State, seat: int, held: int, out: Smalls) -> None:
        """What ``seat`` may know as numbers, into a blank ``out``; the same for a state and what is observed of it."""


class Kernels:
    """The kernels of one game (see ``Shapes``), compiled for first-class use the first time each is asked for."""

    NAMES = tuple(name for name in vars(Shapes) if not name.startswith("_"))
    LEARNING = ("winners", "features", "actions", "decide", "planes")
    """Those that only learning needs, here or in toolkits."""

    def __init__(self, layout: Layout, **sources: Callable[..., Any]) -> None:
        sources = {**defaults.KERNELS, **sources}  # those a game may do without
        missing = set(self.NAMES) ^ set(sources)
        if missing:
            raise TypeError(f"kernels missing or unknown: {sorted(missing)}")
        self._layout = layout
        self._sources = sources
        self._lock = Lock()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._sources:
            raise AttributeError(name)
        with self._lock:
            if name not in self.__dict__:  # from now on it is found without asking here
                self.__dict__[name] = self._made(name)
        return self.__dict__[name]

    def _made(self, name: str) -> Any:
        if FOREIGN:
            return Foreign(symbol(self.owner, name), getattr(Shapes, name), self._sources[name])
        return typed(self._sources[name], self.signatures[name] if COMPILED else None, brief=True)

    @cached_property
    def owner(self) -> str:
        """The package whose rules these are: what a library calls them by."""
        return self._sources["apply"].__module__.rpartition(".")[0]

    @cached_property
    def signatures(self) -> Mapping[str, Any]:
        """The compiler's signature of each kernel of this game."""
        record = self._layout.numba_type
        return {name: signature(getattr(Shapes, name), record, {}) for name in self.NAMES}
