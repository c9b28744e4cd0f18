"""What must hold in every round: the board's symmetries keep the rules, material stays, needs tell the truth."""

from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as some

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.riomino import GAME
from minoteka.games.riomino.board import CELLS, GRID, LEVELS, NEIGHBOUR, cell_of, name_of
from minoteka.games.riomino.pieces import ALL_SIDES, ANY, CORNERS, FACES
from minoteka.games.riomino.solve.desk import WORK, set_field
from minoteka.games.riomino.solve.field import TURNED_DICE, level_field
from minoteka.games.riomino.solve.future import held, put_on_desk, sideways_flip, upright_flip
from minoteka.games.riomino.solve.key import root_key
from minoteka.geometry.square import turned
from minoteka.kernel import COMPILED, below, rng_from_int

FEW = hypothesis_settings(max_examples=40 if COMPILED else 6)
ROUNDS = some.tuples(
    some.sampled_from(LEVELS),
    some.sampled_from(["last-move", "tashkent"]),
    some.integers(0, 2**32),
    some.integers(0, 20),
)


def reach(level: str, scoring: str, seed: int, plies: int) -> tuple[Position, list[str]]:
    """A position of random play, and the moves that led there."""
    position = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance(str(seed)))
    rng = rng_from_int(seed)
    moves = []
    while not position.is_over and len(moves) < plies:
        texts = position.legal_moves()
        moves.append(texts[below(rng, len(texts))])
        position = position.play(moves[-1])
    return position, moves


def turn_text(text: str, level: str, symmetry: int) -> str:
    """A move as it looks on the turned board."""
    if text == "pass":
        return text
    number = LEVELS.index(level)
    die, _, cell = text.partition("@")
    place = cell_of(cell, number)
    column, row = turned(place % GRID, place // GRID, GRID, symmetry)
    laid = TURNED_DICE[symmetry][4 * FACES.index(die[:2]) + CORNERS.index(die[2:])]
    return f"{FACES[laid // 4]}{CORNERS[laid % 4]}@{name_of(row * GRID + column, number)}"


def symmetries(level: str) -> list[int]:
    """The symmetries that keep a level's board; the frame of SPECIALIST has them all."""
    field = level_field(LEVELS.index(level))
    return list(range(8)) if field.framed else [symmetry for _, symmetry in field.symmetries]


def test_how_symmetric_the_boards_are() -> None:
    assert [len(symmetries(level)) for level in LEVELS] == [8, 4, 2, 8, 8]


@FEW
@given(ROUNDS, some.integers(0, 7))
def test_a_turned_round_has_the_turned_moves(chosen: tuple[str, str, int, int], which: int) -> None:
    level, scoring, seed, plies = chosen
    position, moves = reach(level, scoring, seed, plies)
    symmetry = symmetries(level)[which % len(symmetries(level))]
    image = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance(str(seed)))
    for text in moves:
        image = image.play(turn_text(text, level, symmetry))
    assert sorted(turn_text(text, level, symmetry) for text in position.legal_moves()) == list(image.legal_moves())
    assert position.outcome == image.outcome


@FEW
@given(ROUNDS, some.integers(0, 7))
def test_a_turned_position_has_the_same_root_key(chosen: tuple[str, str, int, int], which: int) -> None:
    level, scoring, seed, plies = chosen
    position, moves = reach(level, scoring, seed, plies + 1)
    field = level_field(LEVELS.index(level))
    image = Position.dealt(GAME, 2, {"level": level, "scoring": scoring}, Chance(str(seed)))
    _, symmetry = field.symmetries[which % len(field.symmetries)]
    for text in moves:
        image = image.play(turn_text(text, level, symmetry))
    keys = []
    for now in (position, image):
        desk = WORK.new()
        set_field(desk, field)
        put_on_desk(desk, now._state)
        keys.append(int(root_key(desk, 0, 0)))
    assert keys[0] == keys[1]


@FEW
@given(ROUNDS)
def test_material_stays_and_needs_tell_the_truth(chosen: tuple[str, str, int, int]) -> None:
    position, _ = reach(*chosen)
    fresh = Position.dealt(GAME, 2, {"level": chosen[0], "scoring": chosen[1]}, Chance(str(chosen[2])))
    assert position.inventory() == fresh.inventory()
    s = position._state
    for cell in range(CELLS):
        asked = [ANY] * 4
        for side in range(4):
            other = int(NEIGHBOUR[cell][side])
            if other >= 0 and s.die[other]:
                asked[side] = ALL_SIDES[s.die[other] - 1][side ^ 2]
        assert s.need[cell] == sum(value * 5**side for side, value in enumerate(asked))


@given(some.integers(0, 2**24 - 1))
def test_flips_of_masks_flip_dice(mask: int) -> None:
    dice = {laid for laid in range(24) if mask >> laid & 1}
    upright = {ALL_SIDES.index((s[2], s[1], s[0], s[3])) for s in (ALL_SIDES[laid] for laid in dice)}
    sideways = {ALL_SIDES.index((s[0], s[3], s[2], s[1])) for s in (ALL_SIDES[laid] for laid in dice)}
    assert int(upright_flip(mask)) == sum(1 << laid for laid in upright)
    assert int(sideways_flip(mask)) == sum(1 << laid for laid in sideways)


@given(some.lists(some.integers(0, 12), min_size=6, max_size=6))
def test_a_hand_holds_the_rotations_of_its_faces(counts: list[int]) -> None:
    hand = sum(count << (4 * face) for face, count in enumerate(counts))
    assert int(held(hand)) == sum(15 << (4 * face) for face, count in enumerate(counts) if count)
