from minoteka import texts
from minoteka.games.gemblo.pieces import ALL_LEFT, KINDS, ORIENTATIONS, PIECES
from minoteka.geometry.hexagonal import free_form, is_connected


def test_a_colour_has_18_different_pieces_of_72_blocks() -> None:
    assert KINDS == 18
    assert len({free_form(cells) for cells in PIECES.values()}) == 18
    assert sum(len(cells) for cells in PIECES.values()) == 72
    assert all(is_connected(cells) for cells in PIECES.values())
    assert ALL_LEFT == 0b111111111111111111


def test_sizes_rise_with_the_numbers() -> None:
    sizes = [len(PIECES[number]) for number in range(1, 19)]
    assert sizes == [1, 2] + [3] * 3 + [4] * 5 + [5] * 8


def test_92_fixed_orientations_each_from_its_smallest_cell() -> None:
    assert len(ORIENTATIONS) == len(set(ORIENTATIONS)) == 92
    assert all(min(cells) == (0, 0) == cells[0] for _, cells in ORIENTATIONS)


def test_a_piece_is_called_by_its_size_and_by_no_number() -> None:
    for language in texts.LANGUAGES:
        called = {n: texts.say("gemblo-event-laid-you", language, piece=n) for n in PIECES}
        assert not any(letter.isdigit() for letter in "".join(called.values()))
        assert all((called[n] == called[m]) == (len(PIECES[n]) == len(PIECES[m])) for n in PIECES for m in PIECES)
