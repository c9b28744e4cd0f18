"""Mining riddles: the same on any number of cores, and a run that was ended goes on as if it had not been."""

import pytest

from minoteka import catalog
from minoteka.arena.mining import Vein, dig, keys_of, mine
from minoteka.puzzles.riddle import file_of, read

VEIN = Vein("only-place", "test")


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    path = tmp_path_factory.mktemp("mine") / "only-place.jsonl"
    return [*mine(VEIN, path, 4, 1)][-1][0].riddles


def test_what_is_found_is_proven(found):
    assert len(found) == 4
    judge = catalog.judge(catalog.theme("only-place")[1])
    for riddle in found:
        judge.check(riddle, catalog.game)


def test_several_cores_find_the_same(found, tmp_path):
    assert [*mine(VEIN, tmp_path / "two.jsonl", 4, 2)][-1][0].riddles == found


def test_an_ended_run_goes_on(found, tmp_path):
    path = tmp_path / "torn.jsonl"
    [*mine(VEIN, path, 3, 1)]
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert [*mine(VEIN, path, 4, 1)][-1][0].riddles == found
    assert path.read_bytes().startswith(whole)


def test_likes_share_a_key():
    hands = '[["01","01","02","03","12","23"],["01","02","03","12","13","23"]]'
    start = catalog.position(f'riomino 2 {{"first":0,"hands":{hands},"start":"13"}}')
    faces = [keys_of(start.play(move), "x")[1] for move in start.legal_moves()]
    assert len(faces) == 4 and len(set(faces)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(name for _, name, _ in catalog.all_themes()))
def test_no_two_riddles_of_a_theme_are_alike(name):
    game, theme = catalog.theme(name)
    known = set()
    for riddle in read(file_of(game, theme)):
        keys = keys_of(catalog.position(riddle.position), riddle.line[0])
        assert known.isdisjoint(keys), riddle.number
        known.update(keys)


def test_rounds_bring_what_their_number_says():
    assert dig(VEIN, 3) == dig(VEIN, 3)
