"""Positions and observations for people: immutable values around a state record.

A ``Position`` knows everything and belongs to the authority. An ``Observation`` is what one seat may know: views,
hints, bots and explanations are made from it alone, and it cannot be turned back into the position it came from.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Self

import msgspec

from minoteka.core import position_text, state_text
from minoteka.core.canvas import plain
from minoteka.core.errors import Malformed, MinotekaError, NotYours, expect
from minoteka.core.fairness import Chance
from minoteka.core.game import SPECTATOR, Game, Json
from minoteka.core.options import Options
from minoteka.core.outcome import Outcome
from minoteka.core.shown import Forced, fields
from minoteka.kernel import State, rng_from_int
from minoteka.kernel.random import Rng

Past = tuple["Past | None", Any]
"""How a position came about: what was before, and the move's code; at the start nothing, and the block dealt."""


class _Seen:
    """What positions and observations share: a game, its options and a state that nobody changes."""

    def __init__(self, game: Game, seats: int, options: Options, state: State) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self._block = game.blocks.of(state)

    @cached_property
    def to_act(self) -> int:
        """The seat whose decision it is; −1 when the round is over."""
        return int(self.game.blocks.to_act(self._block))

    @cached_property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return bool(self.game.blocks.is_over(self._block))

    @property
    def _state(self) -> State:
        """The state as a record, for searches and solvers."""
        return self.game.blocks.state(self._block)

    @cached_property
    def _bytes(self) -> bytes:
        return self.game.layout.to_bytes(self._state)

    def to_bytes(self) -> bytes:
        """The state as bytes: equality and hashing look at these."""
        return self._bytes

    @cached_property
    def _plain(self) -> State:
        """The state as Python reads it quickly: texts, views and explanations are made from this."""
        return self.game.blocks.plain(self._block)

    @cached_property
    def _moves(self) -> dict[str, int]:
        """The codes of the legal moves by their texts, sorted; none when the round is over."""
        return {} if self.is_over else self._legal()

    def _legal(self) -> dict[str, int]:
        text, plain = self.game.notation.move_text, self._plain
        return dict(sorted((text(plain, move), move) for move in self.game.blocks.moves(self._block)))

    def _code(self, text: str, legal: Mapping[str, int], viewer: int) -> int:
        expect("A move", text, str)
        if text in legal:
            return legal[text]
        if len(text) > 400:
            raise Malformed("move-text", text=text[:40])
        move = self.game.notation.read_move(self._plain, text)
        if self.is_over:
            raise NotYours("round-over")
        if self.game.notation.move_text(self._plain, move) in legal:
            return move
        raise self.game.explain(self._observed(viewer)._plain, viewer, move)

    def _observed(self, seat: int) -> "Observation":
        seen = self.game.blocks.new()
        self.game.blocks.observe(self._block, seat, seen)
        return Observation(self.game, self.seats, self.options, seen, seat)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.game is other.game and self._bytes == other._bytes

    def __hash__(self) -> int:
        return hash(self._bytes)

    def __deepcopy__(self, memory: Any) -> Self:
        """Nobody changes it: a copy is itself."""
        return self

    def __iter__(self) -> Iterator[str]:
        """The texts of the legal moves: ``for move in position``."""
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        """Whether a text is one of the legal moves, as the list writes it."""
        return isinstance(move, str) and move in self._moves

    def _told(self, who: str) -> str:
        agreed = "".join(
            f" {name}={value}" for name, value in position_text.unusual(self.game, self.seats, self.options)
        )
        turn = "over" if self.is_over else f"seat {self.to_act} to act"
        return f"<{who} of {self.game.name}, {self.seats} seats{agreed}: {turn}>"


class Position(_Seen):
    """A round at one moment, with everything that is hidden in it."""

    def __init__(self, game: Game, seats: int, options: Options, state: State, past: Past | None = None) -> None:
        super().__init__(game, seats, options, state)
        self._past = past

    @staticmethod
    def begun(game: Game, seats: int, options: Options, state: State) -> "Position":
        """The first position of a round, from a state that was dealt a moment ago."""
        start = Position(game, seats, options, state)
        start._past = (None, start._block)
        return start

    @staticmethod
    def dealt(
        game: Game, seats: int, options: Mapping[str, Any], chance: Chance, *, first: int | None = None
    ) -> "Position":
        """A fresh single round; ``first`` names the starting seat instead of the lot."""
        expect("The game", game, Game)
        expect("The chance", chance, Chance)
        settled = game.settle(seats, options)
        state = game.blank(seats, settled)
        if first is not None:
            state.first = check_seat(first, seats)
        game.kernels.deal(state, chance.stream("deal"))
        return Position.begun(game, seats, settled, state)

    @staticmethod
    def from_deal(game: Game, seats: int, options: Mapping[str, Any], deal: Any) -> "Position":
        """A fresh round from a deal as a record prints it."""
        settled = game.settle(seats, options)
        state = game.blank(seats, settled)
        game.notation.read_deal(state, deal)
        return Position.begun(game, seats, settled, state)

    @staticmethod
    def from_text(text: str, find: Callable[[str], Game], *, believed: bool = False) -> "Position":
        """The position that ``text()`` wrote, dealt and played anew; ``find`` knows the games by their names. A text
        that tells a state without its past must be ``believed``, as bytes are.
        """
        expect("The text of a position", text, str)
        told = position_text.read(text, find)
        if told.state:
            if not believed:
                raise Malformed("position-past")
            options = told.game.settle(told.seats, told.options)
            data = state_text.read(told.game, told.seats, options, told.state)
            return Position.from_bytes(told.game, told.seats, options, data)
        position = Position.from_deal(told.game, told.seats, told.options, told.deal)
        for number, move in enumerate(told.moves, 1):
            try:
                position = position.play(move)
            except MinotekaError as error:
                raise Malformed("position-move", number=number, move=move[:40], why=error) from error
        return position

    @staticmethod
    def from_bytes(game: Game, seats: int, options: Mapping[str, Any], data: bytes) -> "Position":
        """The position whose bytes ``to_bytes`` gave. They are believed: what strangers send is a text, not bytes."""
        settled = game.settle(seats, options)
        if len(data) != game.layout.size:
            raise Malformed("position-bytes", size=game.layout.size, found=len(data))
        return Position(game, seats, settled, game.layout.from_bytes(data))

    def legal_moves(self) -> tuple[str, ...]:
        """The texts of all legal moves, sorted; empty when the round is over."""
        return tuple(self._moves)

    def play(self, text: str) -> "Position":
        """The position after a move; this one stays as it is."""
        return self.play_code(self._code(text, self._moves, self.to_act))

    def play_code(self, move: int) -> "Position":
        """The position after a legal move's code."""
        after = self.game.blocks.copy(self._block)
        self.game.blocks.apply(after, move)
        return Position(self.game, self.seats, self.options, after, self._past and (self._past, move))

    def code(self, text: str) -> int:
        """The code of a legal move's text; the error says why it is none."""
        return self._code(text, self._moves, self.to_act)

    def read(self, text: str) -> int:
        """``code`` for texts that are nearly always legal (a record's): the other moves' texts are not made. Cheap."""
        move = self.game.notation.read_move(self._plain, text)
        return move if move in self.game.blocks.moves(self._block) else self.code(text)

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it runs."""
        return self.game.outcome(self._plain) if self.is_over else None

    def deal(self) -> Json:
        """The deal; only of a round that has not begun."""
        return self.game.notation.write_deal(self._plain)

    def moves(self) -> list[Any]:
        """The legal moves taken apart, in the game's own structs: text, piece, cells."""
        return [] if self.is_over else self.observe(self.to_act).moves()

    def text(self) -> str:
        """The position in one line: ``from_text`` reads it back to the byte. It tells what is hidden, too.

        Of one that was not dealt and played (a guess, a round of a batch, bytes) it tells the state.
        """
        if self._past is None:
            return position_text.write_state(self.game, self.seats, self.options, self._bytes)
        start, codes = self._way()
        now = Position(self.game, self.seats, self.options, start)
        deal, texts = now.deal(), []
        for code in codes:
            texts.append(self.game.notation.move_text(now._plain, code))
            now = now.play_code(code)
        return position_text.write(self.game, self.seats, self.options, deal, texts)

    def _way(self) -> tuple[Any, list[int]]:
        """The block dealt, and the codes of the moves since; nothing where the past is not known."""
        past: Past = self._past or (None, None)
        codes: list[int] = []
        while past[0] is not None:
            codes.append(past[1])
            past = past[0]
        return past[1], codes[::-1]

    def __reduce__(self) -> Any:
        start, codes = self._way()
        dealt = None if start is None else self.game.layout.to_bytes(self.game.blocks.state(start))
        return _kept, (self.game, self.seats, self.options, self._bytes, dealt, codes)

    @property
    def has_past(self) -> bool:
        """Whether it is known how the position came about, from its deal on."""
        return self._past is not None

    def inventory(self) -> list[str]:
        """All material, wherever it lies, sorted: it never changes during a round."""
        return self.game.inventory(self._plain)

    def observe(self, seat: int = SPECTATOR) -> "Observation":
        """What ``seat`` may know (by default: a spectator). The only door out of a position."""
        if seat != SPECTATOR:
            check_seat(seat, self.seats)
        return self._observed(seat)

    def view(self, seat: int = SPECTATOR) -> Any:
        """What a page draws for ``seat``: the game's own ``View``."""
        return self.observe(seat).view()

    def draw(self, seat: int = SPECTATOR) -> str:
        """The table as text, through the eyes of ``seat``."""
        return self.observe(seat).draw()

    def markup(self, seat: int = SPECTATOR) -> str:
        """The same with colours, in rich's markup: for terminals."""
        return self.observe(seat).markup()

    def __repr__(self) -> str:
        return self._told("Position")

    def __str__(self) -> str:
        return self.draw()

    def _repr_svg_(self) -> str:
        """Notebooks draw what a spectator sees."""
        return self.observe()._repr_svg_()


class Observation(_Seen):
    """What one seat (or a spectator, −1) knows of a round."""

    def __init__(self, game: Game, seats: int, options: Options, state: State, seat: int) -> None:
        super().__init__(game, seats, options, state)
        self.seat = seat

    @cached_property
    def _moves(self) -> dict[str, int]:
        return self._legal() if self.to_act == self.seat and not self.is_over else {}

    def __reduce__(self) -> Any:
        return _kept_seen, (self.game, self.seats, self.options, self._bytes, self.seat)

    def legal_moves(self) -> tuple[str, ...]:
        """The seat's legal moves if it is its turn, sorted; else none."""
        return tuple(self._moves)

    def codes(self) -> list[int]:
        """The codes of the legal moves, in the order of their texts."""
        return list(self._moves.values())

    def text(self, move: int) -> str:
        """The text of a move's code."""
        return self.game.notation.move_text(self._plain, move)

    def heard(self, move: int) -> str:
        """The text of anybody's move as this seat may hear it: what changes hands in secret is not in it."""
        return self.text(move) if self.game.heard is None else self.game.heard(self._plain, move, self.seat)

    def moves(self) -> list[Any]:
        """The legal moves taken apart for a page: text, piece, cells, in the game's own structs."""
        if self.to_act != self.seat or self.is_over:
            return []
        codes = self.game.blocks.moves(self._block)
        shown: Sequence[Any] = self.game.moves(self._plain, self.seat, codes)
        texts = [move.text for move in shown]
        order = sorted(range(len(texts)), key=texts.__getitem__)
        self.__dict__.setdefault("_moves", {texts[i]: codes[i] for i in order})  # texts cost time: once is enough
        return [shown[i] for i in order]

    def tried(self, move: Mapping[str, Any]) -> int:
        """The code of a move that a page describes (``Types.tried``); the error says why it may not be played now."""
        try:
            described = msgspec.convert(move, self.game.types.tried)
        except msgspec.ValidationError as error:
            raise Malformed("move-tried", why=str(error)[:200]) from error
        return self.find(self.game.notation.tried_text(described))

    def check(self, text: str) -> None:
        """Pass if ``text`` may be played now by this seat; else raise the error that says why not."""
        self.find(text)

    def find(self, text: str) -> int:
        """The code of a move that this seat may play now; the error says why not."""
        if self.to_act != self.seat:
            raise NotYours("round-over" if self.is_over else "not-your-turn", seat=self.to_act)
        return self._code(text, self._moves, self.seat)

    def complete(self, rng: Rng) -> Position:
        """A full position that looks exactly like this to its seat, sampled with ``rng``."""
        guess = self.game.blocks.new()
        self.game.blocks.complete(self._block, self.seat, rng, guess)
        return Position(self.game, self.seats, self.options, guess)

    def view(self) -> Any:
        """What a page draws, rules not needed: the game's own ``View``."""
        return self.game.view(self._plain, self.seat, self.options)

    def draw(self) -> str:
        """The table as text, as this seat sees it."""
        return plain(self.markup())

    def markup(self) -> str:
        """The same with colours, in rich's markup: for terminals."""
        return self.game.draw_text(self.view())

    def __repr__(self) -> str:
        return self._told(f"What {'a spectator' if self.seat == SPECTATOR else f'seat {self.seat}'} sees")

    def __str__(self) -> str:
        return self.draw()

    def _repr_svg_(self) -> str:
        """Notebooks draw it."""
        return self.game.draw_svg(self.view())

    def own(self) -> dict[str, Any]:
        """The fields that this seat's view has otherwise than a spectator's: laid over those they give this seat's."""
        if not self.game.hides:
            return {"seat": self.seat}
        if self.game.own is None:
            return fields(self.view())
        return {"seat": self.seat, **self.game.own(self._plain, self.seat)}

    def events(self, move: int, after: "Observation") -> list[Any]:
        """What a page animates between this and ``after``, as this seat sees it: the game's own structs."""
        return list(self.game.events(self._plain, move, after._plain, self.seat))

    def reasons(self, move: int, rng: Rng | None = None) -> list[Any]:
        """What speaks for a move of this seat, weightiest first: the game's own structs. It is tried on a guess of what
        the seat cannot see, and whatever was guessed (with ``rng``) leaves the reasons as they are.
        """
        if len(self._moves) == 1:
            return [Forced()]
        guess = self.complete(rng_from_int(0) if rng is None else rng)
        after = guess.play_code(move).observe(self.seat)
        return list(self.game.reasons(self._plain, move, after._plain, self.seat))


def _kept(game: Game, seats: int, options: Options, data: bytes, dealt: bytes | None, codes: list[int]) -> Position:
    """A position that another process wrote down, with its past."""
    past: Past | None = None if dealt is None else (None, game.blocks.of(game.layout.from_bytes(dealt)))
    for code in codes:
        past = past, code
    return Position(game, seats, options, game.layout.from_bytes(data), past)


def _kept_seen(game: Game, seats: int, options: Options, data: bytes, seat: int) -> Observation:
    return Observation(game, seats, options, game.layout.from_bytes(data), seat)


def check_seat(seat: int, seats: int) -> int:
    """``seat`` if there is such a seat."""
    if not 0 <= seat < seats:
        raise Malformed("seat", seat=seat, seats=seats)
    return seat
