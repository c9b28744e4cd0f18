"""What must hold in every game: the board's symmetries, what only grows, and that the order leaves no trace."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from minoteka.core.errors import MinotekaError
from minoteka.core.position import Position
from minoteka.games.gemblo import GAME
from minoteka.games.gemblo.board import COLOURS, ROWS, cell_at, column, row
from minoteka.games.gemblo.patterns import PATTERNS, RING, window_bit, window_mask
from minoteka.games.gemblo.placing import END_ROW, FIRST_ROW, has_link, put, ring_of, taken_around
from minoteka.geometry.hexagonal import SYMMETRIES, Matrix, apply, hexagon
from minoteka.kernel import COMPILED

GAMES = settings(max_examples=12 if COMPILED else 3, deadline=None)
SEATS = st.sampled_from(GAME.seats)
CHOICES = st.lists(st.integers(0, 2**16), min_size=20, max_size=108)

TURNS = {2: (3, 2), 3: (2, 1), 4: (3, 2), 6: (1, 1)}
"""Sixths of a turn that take the board onto itself, and by how many the colours move on."""


def played(seats: int, first: int, choices: list[int]) -> list[Position]:
    """The positions of a game in which the n-th choice picks a move, until the choices or the game end."""
    position = Position.from_deal(GAME, seats, {}, {"first": first})
    found = [position]
    for choice in choices:
        if position.is_over:
            break
        legal = position.legal_moves()
        position = position.play(legal[choice % len(legal)])
        found.append(position)
    return found


def turned(text: str, symmetry: Matrix) -> str:
    if text == "pass":
        return text
    number, _, cells = text.partition(":")
    pairs = (part.split(",") for part in cells.split(";"))
    moved = sorted(apply(symmetry, (int(q), int(r))) for q, r in pairs)
    return f"{number}:" + ";".join(f"{q},{r}" for q, r in moved)


@GAMES
@given(st.sampled_from(sorted(TURNS)), CHOICES)
def test_a_turned_board_has_the_turned_moves(seats: int, choices: list[int]) -> None:
    sixths, steps = TURNS[seats]
    symmetry = SYMMETRIES[sixths]
    position = Position.from_deal(GAME, seats, {}, {"first": 0})
    other = Position.from_deal(GAME, seats, {}, {"first": steps % seats})
    other._state.turn = steps  # with two seats the third colour is again the first seat's
    for choice in choices:
        if position.is_over:
            break
        legal = position.legal_moves()
        assert sorted(turned(text, symmetry) for text in legal) == list(other.legal_moves())
        move = legal[choice % len(legal)]
        position, other = position.play(move), other.play(turned(move, symmetry))
    assert position.is_over == other.is_over


@GAMES
@given(SEATS, CHOICES)
def test_taken_cells_only_grow_and_a_pass_is_final(seats: int, choices: list[int]) -> None:
    positions = played(seats, 0, choices)
    for before, after in pairwise(positions):
        s, t = before._state, after._state
        for i in range(ROWS):
            for colour in range(COLOURS):
                assert int(s.shut[i][colour]) & ~int(t.shut[i][colour]) == 0
        assert int(s.stuck) & ~int(t.stuck) == 0
        for colour in range(COLOURS):
            assert int(t.left[colour]) & ~int(s.left[colour]) == 0


@GAMES
@given(SEATS, CHOICES)
def test_link_cells_are_those_that_an_open_line_reaches(seats: int, choices: list[int]) -> None:
    s = played(seats, 0, choices)[-1]._state
    for colour in range(int(s.colours)):
        begun = int(s.left[colour]) != 2**18 - 1
        for i in range(FIRST_ROW, END_ROW):
            shut, link = int(s.shut[i][colour]), int(s.link[i][colour])
            assert shut & link == 0
            for q in range(ROWS):
                if begun and not shut >> q & 1:
                    assert bool(has_link(s, colour, i * ROWS + q)) == bool(link >> q & 1)


@GAMES
@given(SEATS, CHOICES, st.randoms(use_true_random=False))
def test_the_order_of_the_pieces_leaves_no_trace(seats: int, choices: list[int], chance: object) -> None:
    positions = played(seats, 0, choices)
    end = positions[-1]._state
    laid = [
        (piece.colour, GAME.notation.read_move(end, f"{piece.piece}:{';'.join(piece.cells)}"))
        for piece in positions[-1].view().pieces
        if piece.colour < int(end.colours)
    ]
    chance.shuffle(laid)  # type: ignore[attr-defined]  # hypothesis' generator
    fresh = GAME.blank(seats, {})
    for colour, move in laid:
        put(fresh, colour, move)
    for name in ("tile", "shut", "link", "left"):
        assert _plain(getattr(fresh, name)) == _plain(getattr(end, name)), name


def _plain(values: object) -> object:
    return values.tolist() if hasattr(values, "tolist") else values


@GAMES
@given(SEATS, CHOICES)
def test_a_window_shows_what_is_around(seats: int, choices: list[int]) -> None:
    s = played(seats, 0, choices)[-1]._state
    colour = int(s.turn)
    for i in range(FIRST_ROW, END_ROW):
        for bit in range(ROWS):
            if int(s.link[i][colour]) >> bit & 1:
                window = int(taken_around(s, colour, i, bit))
                q, r = cell_at(i * ROWS + bit)
                for dq, dr in hexagon(5):
                    shut = int(s.shut[row(r + dr)][colour]) >> column(q + dq) & 1
                    link = int(s.link[row(r + dr)][colour]) >> column(q + dq) & 1
                    earlier = link and (dr, dq) < (0, 0)
                    assert window >> window_bit((dq, dr)) & 1 == int(bool(shut or earlier))
                assert ring_of(window) == sum((window >> b & 1) << n for n, b in enumerate(RING))


def test_windows_have_61_bits_and_patterns_405_masks() -> None:
    assert sorted(window_bit(cell) for cell in hexagon(5)) == list(range(61))
    assert len({window_mask(cells) for _, _, cells in PATTERNS}) == len(PATTERNS) == 405


START = Position.from_deal(GAME, 4, {}, {"first": 0})


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=30), st.from_regex(r"\A(1?[0-9]):(-?[0-9]{1,2},-?[0-9]{1,2};?){1,5}\Z")))
def test_any_text_is_a_move_or_a_clear_error(text: str) -> None:
    position, data = START, START.to_bytes()
    said = ""
    try:
        position.play(text)
    except MinotekaError as error:
        said = error.say("uk")
    assert not said.startswith("error-")
    assert GAME.layout.to_bytes(position._state) == data
