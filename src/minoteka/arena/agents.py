"""Players from outside: ``module:name``, a callable that takes an observation and a seed and gives a move's text.

``policy:module:name`` is one for toolkits: it takes what PettingZoo's agents see (a dict with ``observation`` and
``action_mask``) and gives an action, twice in a row where a move is two of them.
"""

import inspect
import operator
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import minoteka
from minoteka import catalog
from minoteka.core import actions
from minoteka.core.errors import Illegal, Malformed
from minoteka.core.position import Observation
from minoteka.search.bot import Bot, Decision, Stop

POLICY = "policy"
FAULTS = (Exception, SystemExit)
"""Whatever stands in a file from outside is told in one line: its faults are not ours."""


def is_agent(text: str) -> bool:
    """Whether a text names an agent, not a bot of the catalog or one with other numbers."""
    head, colon, _ = text.partition(":")
    return bool(colon) and head not in catalog.BOTS


def agent(text: str) -> Bot:
    """The agent that a text names; modules beside the one who asks are found, too."""
    head, _, rest = text.partition(":")
    module, _, name = (rest if head == POLICY else text).partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)
    except FAULTS as error:
        raise Malformed("agent-import", text=text, why=_why(error)) from error
    if not callable(found):
        raise Malformed("agent-import", text=text, why=f"{name} is not callable")
    if not _takes(found, 1 if head == POLICY else 2):
        raise Malformed("agent-call", text=text)
    return Agent(text, _acting(found) if head == POLICY else found)


@dataclass(frozen=True)
class Agent:
    """A callable as a bot. What it does wrong is an error that names it."""

    name: str
    call: Callable[[Observation, int], Any]

    def choose(self, seen: Observation, seed: int, stop: Stop | None = None) -> Decision:
        """Ask it; its answer must be a legal move."""
        try:
            move = self.call(seen, seed)
        except Illegal as error:
            raise Malformed("agent-move", agent=self.name, move=str(error.details.get("action", ""))) from error
        except FAULTS as error:
            raise Malformed("agent-failed", agent=self.name, why=_why(error) + _where(error)) from error
        if not isinstance(move, str) or move not in seen:
            raise Malformed("agent-move", agent=self.name, move=str(move)[:40])
        return Decision(move)


def _takes(call: Callable[..., Any], count: int) -> bool:
    """Whether it can be called with so many arguments; where nobody can tell, the first move will."""
    try:
        inspect.signature(call).bind(*range(count))
    except TypeError:
        return False
    except ValueError:
        pass
    return True


def _why(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _where(error: BaseException) -> str:
    """The line that it came from, unless that is ours."""
    ours = str(Path(minoteka.__file__).parent)
    lines = [line for line in traceback.extract_tb(error.__traceback__) if not line.filename.startswith(ours)]
    return f" ({Path(lines[-1].filename).name}:{lines[-1].lineno})" if lines else ""


def _acting(policy: Callable[[Any], Any]) -> Callable[[Observation, int], str]:
    """A policy on actions as a callable on observations."""

    def choose(seen: Observation, seed: int) -> str:
        def act(planes: Any, legal: list[int]) -> int:
            mask = np.zeros(seen.game.actions, np.int8)
            mask[legal] = 1
            answer = policy({"observation": np.asarray(planes, np.int8), "action_mask": mask})
            try:
                return operator.index(answer)
            except TypeError as error:
                raise Illegal("action", action=str(answer)[:40]) from error

        return seen.text(actions.chosen(seen, act))

    return choose
