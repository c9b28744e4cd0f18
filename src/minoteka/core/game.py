"""What a game declares: one ``Game`` value, built from its rooms, that everything else in the house works with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module, resources
from pickle import PicklingError
from typing import Any, Protocol

from minoteka import texts
from minoteka.core.canvas import Canvas
from minoteka.core.errors import Illegal, Malformed
from minoteka.core.kernels import Kernels as Kernels  # declared with the game
from minoteka.core.nets import NO_FEATURES, Features
from minoteka.core.options import Option, Options, settle
from minoteka.core.outcome import Outcome
from minoteka.core.pieces import PieceSet
from minoteka.core.planes import NO_PLANES, Planes
from minoteka.core.shown import Event, Reason, Tried, Types, View
from minoteka.kernel import Layout, State, floats
from minoteka.kernel.blocks import Blocks

Json = dict[str, Any]
SPECTATOR = -1
"""The seat number of somebody who holds no hand."""


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

    ``search`` holds what tree searches should do differently here (names of ``search.settings.Settings``), ``pace``,
    the iterations that fit into a second of one core at the start of a game, and, by the name of a level, which share
    of its usual thought it has here.
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
    draw_board: Callable[[Any, Any], Canvas] | None = None
    """The board for terminals, from a view and a legal move that is shown as if it lay (or None); None: lines alone.
    Its lines are those that ``draw_text`` begins with.
    """
    draw_pieces: Callable[[Any, Sequence[str]], str] | None = None
    """Pieces of a hand, as a view names them, drawn as SVG; None: words must do."""
    hides: bool = True
    opening: int = 0
    """Random moves of each seat with which contests between bots begin, where deals alone would repeat games."""
    search: Mapping[str, float] = field(default_factory=dict)
    heard: Callable[[State, int, int], str] | None = None
    """A move's text as another seat may hear it, from that seat's observation before it; None: texts tell no secret."""
    own: Callable[[State, int], Mapping[str, Any]] | None = None
    """The fields of a seat's view that differ from a spectator's; with it, many views cost little more than one."""
    reasons: Callable[[State, int, State, int], Sequence[Reason]] = lambda before, move, after, seat: ()
    """What speaks for a move, weightiest first, from the mover's observations before and after it. What the move brings
    by chance or from hidden tiles was guessed in ``after``, and nothing may be made of it.
    """
    check_options: Callable[[int, Options], None] = lambda seats, options: None
    teams: Callable[[int, Options], tuple[int, ...]] = lambda seats, options: tuple(range(seats))
    series: Series | None = None
    solve: Callable[..., Any] | None = None
    cut: Callable[..., Any] | None = None
    """A dealt position with fewer tiles, for solvers: ``cut(position, tiles)``; None: its deals are whole."""
    pieces: PieceSet | None = None
    actions: int = 0
    """The size of the action space (``core.actions``); 0: it has none, toolkits of learning cannot play it."""
    half_text: Callable[[int], str] = str
    """The text of an action that begins a move and does not end it."""
    planes: Planes = NO_PLANES
    """What its planes are."""
    features: Features = NO_FEATURES
    """What a learnt judgement looks at."""

    def __repr__(self) -> str:
        seats = "–".join(str(number) for number in sorted({self.seats[0], self.seats[-1]}))
        return f"<Game {self.name}, {seats} seats, rules version {self.rules_version}>"

    def __reduce__(self) -> Any:
        """Other processes find it where it is: kernels are no data."""
        if getattr(import_module(self.package), "GAME", None) is not self:
            raise PicklingError(f"{self!r} is not {self.package}.GAME, so no other process would find it")
        return _found, (self.package,)

    def __deepcopy__(self, memory: Any) -> "Game":
        return self

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


def _found(package: str) -> Any:
    return import_module(package).GAME
