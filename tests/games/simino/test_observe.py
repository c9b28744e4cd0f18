"""What seats know of each other, and how guesses follow it."""

from collections import Counter

from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.core.shown import Drew, Hand
from minoteka.games.simino import GAME
from minoteka.games.simino.laying import playable
from minoteka.games.simino.pieces import TEXTS
from minoteka.games.simino.shown import Took
from minoteka.games.simino.view import tiles_in
from minoteka.kernel import below, rng_from_int
from tests.games.simino.tables import dealt, field, hand_of, played

YELLOW = "YKa1e YRa2e"


def guesses(position, seat, number=200):
    rng = rng_from_int(5)
    seen = position.observe(seat)
    return [seen.complete(rng) for _ in range(number)]


def rest(*used):
    """All tiles but these, as a reserve."""
    gone = {"".join(sorted(tile[:2], key="WYORPBGK".index)) for text in used for tile in text.split()}
    return " ".join(tile for tile in TEXTS if tile not in gone)


def everything(*hands):
    """These hands, and one more that holds all other tiles: the reserve is empty."""
    return [*hands, rest(YELLOW, *hands)]


def test_hands_and_the_deck_are_hidden_and_counts_are_not():
    position = dealt(["YK YY RR", "YR YO BB"], first=0)
    view = position.view(1)
    assert view.hands[0] == Hand(3, None)
    assert sorted(view.hands[1].tiles) == ["BB", "YO", "YR"]
    assert view.reserve == 30
    assert set(position.observe(1)._state.deck) == {-1}


def test_open_hands_show_tiles_but_not_the_deck():
    position = dealt(["YK YY RR", "YR YO BB"], open_hands=True)
    assert position.view().hands[0].tiles == ["YY", "YK", "RR"]
    assert set(position.observe()._state.deck) == {-1}


def test_without_evidence_every_unseen_tile_is_equally_likely():
    position = dealt(["YK YY RR", "YR YO BB"])
    often = Counter(tile for guess in guesses(position, 0, 3300) for tile in hand_of(guess, 1))
    assert len(often) == 33
    assert max(often.values()) < 1.4 * 300
    assert min(often.values()) > 0.6 * 300


def test_a_pass_tells_which_tiles_the_hand_lacks():
    laid, hands = YELLOW, ["BB GG", "OO WW"]
    position = field(laid, hands, rest(laid, *hands), hand=2)
    could = set(tiles_in(playable(position._state)))
    after = position.play("pass")
    often = Counter()
    for guess in guesses(after, 1, 1000):
        assert not hand_of(guess, 0) & could
        often.update(hand_of(guess, 0))
    unseen = [tile for tile in TEXTS if tile not in could | {"OO", "WW", "YK", "YR"}]
    assert set(often) == set(unseen)
    assert max(often.values()) < 2 * min(often.values())


def test_a_tile_taken_after_the_pass_may_be_anything():
    laid, hands = YELLOW, ["BB GG", "YY WW"]
    position = field(laid, hands, rest(laid, *hands), hand=2)
    could = set(tiles_in(playable(position._state)))
    after = played(position, "pass YYa1n")  # seat 0 takes a penalty tile
    fresh = [len(hand_of(guess, 0) & could) for guess in guesses(after, 1)]
    assert set(fresh) == {0, 1}


def test_the_giver_knows_what_it_gave_and_others_do_not():
    hands = everything("YY GG WW", "BB PP")
    position = field(YELLOW, hands).play("YYa1n")
    after = position.play("give GG")
    assert all("GG" in hand_of(guess, 1) for guess in guesses(after, 0))
    assert any("GG" not in hand_of(guess, 1) for guess in guesses(after, 2))
    other = field(YELLOW, hands).play("YYa1n").play("give WW")
    assert after.observe(2) == other.observe(2)
    assert after.observe() == other.observe()


def test_a_tile_given_on_unseen_is_no_longer_known():
    position = played(field(YELLOW, everything("YY GG WW BB", "RK PP OB")), "YYa1n give:GG")
    assert tiles_in(position._state.known[0][1]) == ["GG"]
    position = position.play("KRb1n")
    for gift in ("give PP", "give GG"):
        after = position.play(gift)  # to seat 2: seat 0 cannot tell which
        assert tiles_in(after._state.known[0][1]) == []
        assert len({"GG" in hand_of(guess, 1) for guess in guesses(after, 0)}) == 2


def test_only_the_two_who_handle_a_gift_see_it():
    position = field(YELLOW, ["YY GG WW", "BB PP", "OO RR"]).play("YYa1n")
    after = position.play("give GG")
    code = position.code("give GG")
    shown = {seat: position.observe(seat).events(code, after.observe(seat))[0].tiles for seat in (-1, 0, 1, 2)}
    assert shown == {-1: None, 0: ["GG"], 1: ["GG"], 2: None}


def test_penalties_are_face_up_only_to_their_owner():
    position = field(YELLOW, ["YY GG", "BB PP"], "OO WW RR", hand=2)
    after = position.play("YYa1n")
    code = position.code("YYa1n")
    for seat, took, drew in ((0, None, ["WW"]), (1, ["OO"], None), (-1, None, None)):
        happened = position.observe(seat).events(code, after.observe(seat))
        assert [event.kind for event in happened] == ["laid", "took", "drew"]
        assert happened[1] == Took(1, 1, took)
        assert happened[2] == Drew(0, 1, drew)


def test_evidence_never_excludes_the_truth():
    """At every ply of many rounds the true hands fit what everybody saw."""
    for number, (seats, options) in enumerate(
        [(3, {}), (4, {"powers": "both"}), (4, {"teams": "tandem"}), (3, {"draw": "one-per-turn", "hand": 3})] * 3
    ):
        position, rng = Position.dealt(GAME, seats, options, Chance(f"e{number}")), rng_from_int(number)
        while not position.is_over:
            s = position._state
            for owner in range(seats):
                wrong = bin(int(s.hands[owner]) & int(s.barred[owner])).count("1")
                assert wrong <= int(s.fresh[owner]) <= int(s.held[owner])
                for viewer in range(seats):
                    assert int(s.known[viewer][owner]) & ~int(s.hands[owner]) == 0
            legal = position.legal_moves()
            position = position.play(legal[below(rng, len(legal))])
