"""Positions and observations as values, batches of them, and the three kinds of errors."""

import copy
import pickle
from dataclasses import replace

import pytest

import minoteka
from minoteka import catalog
from minoteka.core.actions import Acting
from minoteka.core.batch import Batch
from minoteka.core.errors import Illegal, Malformed, NotYours
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Observation, Position

GAME = catalog.game("riomino")


def fresh(seed="p1", **options):
    return Position.dealt(GAME, 2, options, Chance(seed))


def test_playing_leaves_the_old_position_alone():
    before = fresh()
    data = before.to_bytes()
    after = before.play(before.legal_moves()[0])
    assert before.to_bytes() == data != after.to_bytes()
    assert before == fresh()
    assert hash(before) == hash(fresh())
    assert before != after


def test_malformed_is_not_illegal_is_not_yours():
    position = fresh()
    with pytest.raises(Malformed):
        position.play("nonsense")
    with pytest.raises(Illegal):
        position.play("pass")
    match = Match.start(GAME, 2, {}, Chance("p1"))
    with pytest.raises(NotYours):
        match.play(match.position.legal_moves()[0], seat=1 - match.position.to_act)
    with pytest.raises(NotYours):
        position.observe(1 - position.to_act).check(position.legal_moves()[0])


@pytest.mark.parametrize(
    "text", ["", " ", "12ne@c4 ", "12NE@c4", "12ne@z9", "99ne@c3", "x" * 10_000, "pass\n", "١٢ne@c4"]
)
def test_what_cannot_be_read_is_malformed(text):
    with pytest.raises(Malformed):
        fresh().play(text)


def test_the_first_seat_can_be_named():
    assert {Position.dealt(GAME, 2, {}, Chance("p1"), first=seat).to_act for seat in (0, 1)} == {0, 1}
    with pytest.raises(Malformed):
        Position.dealt(GAME, 2, {}, Chance("p1"), first=2)


def test_an_observation_is_not_a_position():
    seen = fresh().observe(0)
    assert isinstance(seen, Observation)
    assert not hasattr(seen, "play")
    assert not hasattr(seen, "inventory")


def test_the_opening_seat_is_drawn_fairly():
    firsts = [fresh(str(n)).deal()["first"] for n in range(400)]
    assert 150 < sum(firsts) < 250


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_plays_like_single_positions(threads):
    batch = Batch(GAME, 2, {"level": "junior"}, 12, seed=3, threads=threads)
    batch.deal()
    singles = [batch.position(i) for i in range(12)]
    for _ in range(6):
        batch.legal()
        chosen = []
        for i, single in enumerate(singles):
            count = int(batch.counts[i])
            texts = sorted(GAME.notation.move_text(single._state, int(batch.moves[i][k])) for k in range(count))
            assert tuple(texts) == single.legal_moves()
            chosen.append(int(batch.moves[i][0]) if count else -1)
        batch.apply(chosen)
        singles = [s if s.is_over else s.play_code(code) for s, code in zip(singles, chosen, strict=True)]
        assert [batch.position(i) for i in range(12)] == singles
        assert list(batch.turns()) == [-1 if s.is_over else s.to_act for s in singles]
    seen = batch.observe(0)
    assert GAME.layout.to_bytes(seen[5]) == singles[5].observe(0).to_bytes()
    seen = batch.observe([i % 2 for i in range(12)])
    assert GAME.layout.to_bytes(seen[5]) == singles[5].observe(1).to_bytes()


def test_a_batch_plays_out_the_same_on_any_number_of_threads():
    ends = []
    for threads in (1, 2):
        batch = Batch(GAME, 2, {}, 40, seed=8, threads=threads)
        batch.deal()
        batch.play_out()
        ends.append([batch.position(i).to_bytes() for i in range(40)])
    assert ends[0] == ends[1]
    assert all(batch.position(i).is_over for i in range(40))
    assert [tuple(row) for row in batch.scores()] == [batch.position(i).outcome.scores for i in range(40)]


def test_a_copy_is_itself_and_what_is_pickled_comes_back_with_its_past():
    position = fresh(level="junior")
    for _ in range(3):
        position = position.play(position.legal_moves()[-1])
    bare = Position.from_bytes(GAME, 2, position.options, position.to_bytes())
    for held in (position, bare, position.observe(0), GAME):
        assert copy.deepcopy(held) is held
        again = pickle.loads(pickle.dumps(held))
        assert again == held and repr(again) == repr(held)
    for held in (position, bare):
        assert pickle.loads(pickle.dumps(held)).text() == held.text()
    assert pickle.loads(pickle.dumps(Acting(position))).legal() == Acting(position).legal()
    with pytest.raises(pickle.PicklingError, match="no other process"):
        pickle.dumps(replace(GAME, name="another"))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Position.dealt("riomino", 2, {}, Chance("1")),
        lambda: Position.dealt(GAME, 2, None, Chance("1")),
        lambda: Position.dealt(GAME, 2, {}, "1"),
        lambda: Chance(1),
        lambda: fresh().play(None),
        lambda: minoteka.position(b"riomino"),
        lambda: minoteka.solve(fresh().observe(0)),
        lambda: list(minoteka.analyse(fresh())),
        lambda: minoteka.bot("greedy").choose(fresh(), 1),
    ],
)
def test_a_thing_of_another_kind_is_named(wrong):
    with pytest.raises(TypeError, match="must be of type"):
        wrong()


def test_a_row_has_names_for_its_parts_and_pieces():
    for game in minoteka.games().values():
        planes = game.planes
        assert f"{planes.size} numbers: {next(iter(planes.parts))}" in repr(planes)
        assert len(planes.tiles) in {length for part in planes.parts.values() for length in part.shape}
        for row in ([0] * planes.size, [0], None):
            with pytest.raises(Malformed, match="NumPy"):
                planes.split(row)
    assert minoteka.game("trimino").planes.tiles[17] == "035"
    acting = Acting(fresh())
    assert repr(acting) == f"<Acting on {acting.position!r}>"
    with pytest.raises(Illegal, match="99999"):
        acting.text(99999)
