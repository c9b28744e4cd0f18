"""What a game need not write itself: the kernels of a plain round, and of a game in which everything lies open.

``turn`` is the seat to move and ``reason`` why the round is over (0 while it runs). A game whose state has no such
fields, or that hides something, brings its own kernels by the same names.
"""

from collections.abc import Callable, Mapping
from typing import Any

from minoteka.kernel import State, assign, kernel
from minoteka.kernel.random import Rng


@kernel
def to_act(s: State) -> int:
    """The seat to move, −1 when the round is over."""
    return -1 if s.reason else s.turn


@kernel
def is_over(s: State) -> bool:
    """Whether the round is over."""
    return bool(s.reason != 0)


@kernel
def winners(s: State) -> int:
    """Not told: whoever asks looks at the outcome."""
    return 0


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """Everything lies open: every seat and every spectator sees all."""
    assign(out, s)


@kernel
def complete(obs: State, seat: int, rng: Rng, out: State) -> None:
    """Nothing is hidden, so there is nothing to guess."""
    assign(out, obs)


@kernel
def priors(s: State, moves: Any, n: int, weights: Any, out: Any) -> None:
    """No opinion: every move looks as promising as any other."""
    for i in range(n):
        out[i] = 1.0


@kernel
def likelihood(s: State, seat: int, weights: Any) -> float:
    """Nothing is read out of what the others did: every guess is as likely as any other."""
    return 1.0


@kernel
def features(s: State, out: Any) -> bool:
    """Nothing to learn from."""
    return False


@kernel
def actions(s: State, held: int, codes: Any, count: int, out: Any) -> int:
    """A move is one action, and its code the number of it."""
    for i in range(count):
        out[i] = codes[i]
    return count


@kernel
def decide(s: State, held: int, action: int) -> int:
    """An action is the code of a move."""
    return action


@kernel
def planes(s: State, seat: int, held: int, out: Any) -> None:
    """Nothing is declared as numbers."""


KERNELS: Mapping[str, Callable[..., Any]] = {
    "to_act": to_act,
    "is_over": is_over,
    "winners": winners,
    "observe": observe,
    "complete": complete,
    "priors": priors,
    "likelihood": likelihood,
    "features": features,
    "actions": actions,
    "decide": decide,
    "planes": planes,
}
