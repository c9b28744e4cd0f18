"""What a game declares: one ``Game`` value, built from its rooms, that everything else in the house works with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from threading import Lock
from typing import Any, Protocol

from minoteka import texts
from minoteka.core import defaults
from minoteka.core.errors import Illegal, Malformed
from minoteka.core.options import Option, Options, settle
from minoteka.core.outcome import Outcome
from minoteka.core.pieces import PieceSet
from minoteka.core.shown import Event, Tried, Types, View
from minoteka.kernel import COMPILED, Layout, State, floats, typed
from minoteka.kernel.blocks import Blocks

Json = dict[str, Any]
SPECTATOR = -1
"""The seat number of somebody who holds no hand."""


class Kernels:
    """The rules as functions on the record, compiled for first-class use the first time each is asked for.

    Those of ``core.defaults`` a game may do without.

    ========== ========================================= ==================================================
    deal       ``deal(s, rng)``                          all chance of a round; ``s`` is set up and blank
    to_act     ``to_act(s) -> seat``                     whose decision it is (−1 when over)
    legal      ``legal(s, out) -> n``                    the codes of all legal moves, no duplicates
    apply      ``apply(s, move)``                        one legal move, in place
    is_over    ``is_over(s) -> bool``
    scores     ``scores(s, out)``                        the round's score per seat
    observe    ``observe(s, seat, out)``                 what ``seat`` (or −1) may know, the rest blank
    complete   ``complete(obs, seat, rng, out)``         a full state that looks like ``obs`` to ``seat``
    evaluate   ``evaluate(s, weights, out)``             expected result per seat in 0 … 1; exact when over
    priors     ``priors(s, moves, n, weights, out)``     how promising each move looks (≥ 0, any scale)
    likelihood ``likelihood(s, seat, weights) -> real``  how well the others' hands fit what they did (> 0, any scale)
    ========== ========================================= ==================================================
    """

    NAMES = (
        "deal",
        "to_act",
        "legal",
        "apply",
        "is_over",
        "scores",
        "observe",
        "complete",
        "evaluate",
        "priors",
        "likelihood",
    )

    def __init__(self, layout: Layout, **sources: Callable[..., Any]) -> None:
        sources = {**defaults.KERNELS, **sources}
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
                signature = self.signatures[name] if COMPILED else None
                self.__dict__[name] = typed(self._sources[name], signature, brief=True)
        return self.__dict__[name]

    @cached_property
    def signatures(self) -> Mapping[str, Any]:
        """The compiler's signature of each kernel of this game."""
        from numba import types

        record, whole, real = self._layout.numba_type, types.int64, types.float64
        wholes, reals = whole[::1], real[::1]
        return {
            "deal": types.void(record, wholes),
            "to_act": whole(record),
            "legal": whole(record, wholes),
            "apply": types.void(record, whole),
            "is_over": types.boolean(record),
            "scores": types.void(record, reals),
            "observe": types.void(record, whole, record),
            "complete": types.void(record, whole, wholes, record),
            "evaluate": types.void(record, reals, reals),
            "priors": types.void(record, wholes, whole, reals, reals),
            "likelihood": real(record, whole, reals),
        }


class Notation(Protocol):
    """The texts of a game (its ``notation`` module)."""

    def move_text(self, s: State, move: int) -> str:
        """The canonical text of a move."""

    def read_move(self, s: State, text: str) -> int:
        """The code of a well-formed text (legal or not); ``Malformed`` otherwise."""

    def tried_text(self, move: Any) -> str:
        """The text of a move that is described by a struct (one of ``Types.tried``), well-formed or not."""

    def write_deal(self, s: State) -> Json:
        """The deal of a round that has not begun."""

    def read_deal(self, s: State, deal: Any) -> None:
        """Put a deal into a state that is set up and blank; ``Malformed`` unless it is the whole material."""


class Series(Protocol):
    """How rounds make a match (absent: a game is a single round)."""

    def single(self, seats: int, options: Options) -> bool:
        """Whether these options ask for one round only, without a match around it."""

    def prepare(self, s: State, number: int, before: Sequence[Outcome], first: int) -> None:
        """Before the deal of round ``number`` (from 0): who starts (``first`` started round 0), which engine."""

    def is_over(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> bool:
        """Whether no further round is played."""

    def standing(self, seats: int, options: Options, rounds: Sequence[Outcome]) -> Outcome:
        """Totals and leaders after these rounds; final when the match is over."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One game: name, limits, kernels, texts and pictures. ``catalog`` lists them; nothing registers itself.

    ``search`` holds what tree searches should do differently here (names of ``search.settings.Settings``), and
    ``pace``, the iterations that fit into a second of one core at the start of a game.
    """

    name: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    layout: Layout
    max_moves: int
    max_plies: int
    kernels: Kernels
    weights: Sequence[float]
    notation: Notation
    setup: Callable[[State, int, Options], None]
    outcome: Callable[[State], Outcome]
    inventory: Callable[[State], list[str]]
    types: Types
    """The structs of what is shown: see ``core.shown``."""
    view: Callable[[State, int, Options], View]
    moves: Callable[[State, int, Sequence[int]], Sequence[Tried]]
    events: Callable[[State, int, State, int], Sequence[Event]]
    explain: Callable[[State, int, int], Illegal]
    draw_text: Callable[[Any], str]
    draw_svg: Callable[[Any], str]
    figures: Mapping[str, Callable[[], str]]
    hides: bool = True
    search: Mapping[str, float] = field(default_factory=dict)
    heard: Callable[[State, int, int], str] | None = None
    """A move's text as another seat may hear it, from that seat's observation before it; None: texts tell no secret."""
    own: Callable[[State, int], Mapping[str, Any]] | None = None
    """The fields of a seat's view that differ from a spectator's; with it, many views cost little more than one."""
    check_options: Callable[[int, Options], None] = lambda seats, options: None
    teams: Callable[[int, Options], tuple[int, ...]] = lambda seats, options: tuple(range(seats))
    series: Series | None = None
    solve: Callable[..., Any] | None = None
    cut: Callable[..., Any] | None = None
    """A dealt position with fewer tiles, for solvers: ``cut(position, tiles)``; None: its deals are whole."""
    pieces: PieceSet | None = None

    def __repr__(self) -> str:
        seats = "–".join(str(number) for number in sorted({self.seats[0], self.seats[-1]}))
        return f"<Game {self.name}, {seats} seats, rules version {self.rules_version}>"

    @property
    def package(self) -> str:
        """The package that the game lives in, with its help and, outside this house, its texts."""
        return self.setup.__module__.rpartition(".")[0]

    def help(self, language: str) -> str | None:
        """The rules for players as Markdown, figures as ``![caption](figure:name)``; None: not in this language."""
        page = resources.files(self.package) / "help" / f"{language}.md"
        return page.read_text("utf-8") if page.is_file() else None

    def bring_texts(self) -> None:
        """Add the texts that a game of another package brings (``texts/<language>.ftl``) to everybody's."""
        folder = resources.files(self.package) / "texts"
        for language in texts.LANGUAGES:
            page = folder / f"{language}.ftl"
            if page.is_file():
                texts.add(self.name, language, page.read_text("utf-8"))

    @cached_property
    def blocks(self) -> Blocks:
        """States as positions hold them."""
        return Blocks(self.layout, self.kernels, self.max_moves)

    def settle(self, seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value at a table with ``seats``; a clear error for what makes no sense."""
        if seats not in self.seats:
            possible = "–".join(str(number) for number in sorted({self.seats[0], self.seats[-1]}))
            raise Malformed("seats", game=self.name, seats=seats, possible=possible)
        options = settle(self.options, seats, given)
        self.check_options(seats, options)
        return options

    def blank(self, seats: int, options: Options) -> State:
        """A state set up for ``seats`` and ``options`` in which nothing was dealt yet."""
        state = self.layout.new()
        self.setup(state, seats, options)
        return state

    def weight_array(self, weights: Sequence[float] | None = None) -> Any:
        """Weights of the evaluation as kernels take them; the game's own unless others are given."""
        chosen = self.weights if weights is None else weights
        numbers = floats(len(chosen))
        for i, weight in enumerate(chosen):
            numbers[i] = weight
        return numbers

    def is_match(self, seats: int, options: Options) -> bool:
        """Whether a table with these options plays a series of rounds."""
        return self.series is not None and not self.series.single(seats, options)
