"""Each rule of the page as a small position."""

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.mexican_train import GAME
from minoteka.kernel import below, buffer, shuffle
from tests.games.mexican_train.tables import marked, moves, play, raw, table

HANDS = {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9}
SHORT_HANDS = {2: 15, 3: 13, 4: 10}
FIVES = "0-5 1-5 2-5 3-5 4-5 5-6 5-7 5-8 5-9 5-10 5-11 5-12"


# -- material and deal


@pytest.mark.parametrize(
    ("top", "seats", "each"), [(12, *i) for i in HANDS.items()] + [(9, *i) for i in SHORT_HANDS.items()]
)
def test_deal(top: int, seats: int, each: int) -> None:
    deal = Position.dealt(GAME, seats, {"set": top}, Chance("deal")).deal()
    tiles = {f"{a}-{b}" for b in range(top + 1) for a in range(b + 1)}
    assert deal["engine"] == top
    assert [len(hand) for hand in deal["hands"]] == [each] * seats
    dealt = [tile for hand in deal["hands"] for tile in hand] + deal["reserve"]
    assert sorted(dealt) == sorted(tiles - {f"{top}-{top}"})
    assert 0 <= deal["first"] < seats


def test_the_deal_follows_from_the_seed_as_the_docs_say() -> None:
    chance = Chance("fair")
    deal = Position.dealt(GAME, 3, {"set": 9}, chance).deal()
    rng, shuffled = chance.stream("deal"), buffer(54)
    tiles = [f"{low}-{high}" for high in range(10) for low in range(high + 1) if (low, high) != (9, 9)]
    assert deal["first"] == below(rng, 3)
    for i in range(54):
        shuffled[i] = i
    shuffle(rng, shuffled, 54)
    order = [tiles[int(i)] for i in shuffled]
    assert [set(hand) for hand in deal["hands"]] == [set(order[13 * seat : 13 * seat + 13]) for seat in range(3)]
    assert deal["reserve"] == order[39:]


def test_starting_seat_can_be_named() -> None:
    assert Position.dealt(GAME, 5, {}, Chance("a"), first=3).to_act == 3


def test_short_set_is_for_four_at_most() -> None:
    with pytest.raises(Malformed, match="short set"):
        GAME.settle(5, {"set": 9})


def test_short_set_has_ten_engines() -> None:
    assert GAME.settle(3, {"set": 9})["rounds"] == 10
    assert GAME.settle(3, {})["rounds"] == 13
    with pytest.raises(Malformed):
        GAME.settle(3, {"set": 9, "rounds": 11})


# -- rule 1: where one may play


def test_own_train_mexican_train_and_marked_trains_are_open() -> None:
    position = table(["3-7 9-12 4-7", "0-1", "0-2"], {"0": "12-7", "1": "12-3", "2": "12-4"}, marked="2")
    assert moves(position) == ["12-9@m", "4-7@2", "7-3@0", "7-4@0"]


def test_a_marked_train_not_yet_begun_may_be_begun_by_others() -> None:
    position = table(["7-12 1-1", "0-1", "0-2"], {"0": "12-8"}, marked="2")
    assert moves(position) == ["12-7@2", "12-7@m"]
    after = play(position, "12-7@2")
    assert after.view().trains[2].end == 7
    assert marked(after) == "2"


def test_an_open_double_is_the_only_place_marked_or_not() -> None:
    position = table(
        ["3-5 7-12 3-12", "0-1"], {"0": "12-7", "1": "12-5 5-5", "m": "12-3 3-3"}, open_doubles="1m"
    )  # fmt: skip
    assert moves(position) == ["5-3@1"]
    assert moves(play(position, "5-3@1")) == ["pass"]


def test_open_doubles_are_covered_in_the_order_laid() -> None:
    position = table(
        ["0-5 1-1", "3-10 0-0", "5-12 11-11"],
        {"1": "12-5 5-5", "m": "12-3 3-3"},
        open_doubles="m1", reserve="6-6 7-7",
    )  # fmt: skip
    position = play(position, "draw", "pass")
    assert moves(position) == ["3-10@m"]
    position = play(position, "3-10@m")
    assert moves(position) == ["5-12@1"]
    assert position.view().binding == "1"


@pytest.mark.parametrize(("gone", "expected"), [(FIVES, ["12-7@0", "12-7@m"]), (FIVES.replace("0-5 ", ""), ["draw"])])
def test_a_dead_double_binds_nobody(gone: str, expected: list[str]) -> None:
    trains = {"1": "12-5 5-5"}
    position = table(["3-4", "7-12 1-1"], trains, gone=gone, open_doubles="1", reserve="6-6 8-8")
    position = play(position, "draw", "pass")  # the queue is looked at when a turn starts
    assert position.to_act == 1 and moves(position) == expected


def test_a_dead_double_in_the_middle_of_the_queue_is_dropped_and_the_next_binds() -> None:
    position = table(
        ["3-5 1-1", "0-6 9-9", "0-0 8-8"],
        {"0": "12-3 3-3", "1": "12-5 5-5", "2": "12-6 6-6"},
        gone=FIVES.replace("3-5 ", ""), open_doubles="012", reserve="10-10",
    )  # fmt: skip
    # 3-5 covers the threes and is the last five: the double five is dead, the sixes bind.
    position = play(position, "3-5@0")
    assert position.view().binding == "2"
    assert moves(position) == ["6-0@2"]


# -- rule 2: lay, else draw one, else fail


def test_a_fitting_tile_must_be_laid() -> None:
    position = table(["3-12 1-1", "0-1"], reserve="2-2")
    assert moves(position) == ["12-3@0", "12-3@m"]


def test_without_one_a_tile_is_drawn_and_laid_if_it_fits() -> None:
    position = table(["1-1", "0-1 0-2"], reserve="7-12 2-2")
    assert moves(position) == ["draw"]
    position = play(position, "draw")
    assert moves(position) == ["12-7@0", "12-7@m"]
    position = play(position, "12-7@m")
    assert position.to_act == 1 and marked(position) == ""


def test_a_drawn_tile_that_does_not_fit_is_a_fail() -> None:
    position = play(table(["1-1", "0-1"], reserve="6-7 2-2"), "draw")
    assert moves(position) == ["pass"]
    position = play(position, "pass")
    assert position.to_act == 1 and marked(position) == "0"
    assert position.view(0).hands[0].tiles == ["1-1", "6-7"]


def test_only_one_tile_is_drawn_even_if_it_is_a_double() -> None:
    position = play(table(["1-1", "0-1"], reserve="6-6 2-2"), "draw")
    assert moves(position) == ["pass"]


def test_without_a_reserve_the_fail_comes_at_once() -> None:
    position = table(["1-1", "0-12 1-2"])
    assert moves(position) == ["pass"]
    assert marked(play(position, "pass")) == "0"


# -- rule 3: after a tile


def test_a_tile_on_the_own_train_removes_the_marker() -> None:
    position = table(["3-12 1-1 2-2", "0-1"], reserve="5-5", marked="01")
    assert marked(play(position, "12-3@0")) == "1"
    assert marked(play(position, "12-3@m")) == "01"
    assert marked(play(position, "12-3@1")) == "01"


def test_the_marker_goes_with_a_tile_on_an_open_double_of_the_own_train() -> None:
    position = table(["3-5 1-1", "0-1"], {"0": "12-5 5-5"}, reserve="6-6", marked="0", open_doubles="0")
    assert marked(play(position, "5-3@0")) == ""


def test_out() -> None:
    position = play(table(["3-12", "0-1 5-9"], reserve="5-5"), "12-3@m")
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [0, 15], "winners": [0], "reason": "out"}
    assert moves(position) == [] and position.to_act == -1


def test_out_on_a_double() -> None:
    position = play(table(["3-3", "0-1"], {"0": "12-3"}, reserve="5-5"), "3-3@0")
    assert position.outcome is not None and position.outcome.reason == "out"


# -- rule 4: the extra tile


def test_after_a_double_one_more_tile_is_due_on_any_open_train() -> None:
    position = table(["3-3 3-8 9-12 4-4", "0-4"], {"0": "12-3", "1": "12-4"}, marked="1", reserve="6-6")
    position = play(position, "3-3@0")
    assert position.to_act == 0
    assert moves(position) == ["12-9@m", "3-8@0"]
    covered = play(position, "3-8@0")
    assert covered.to_act == 1 and covered.view().binding is None
    left_open = play(position, "12-9@m")
    assert left_open.view().binding == "0" and marked(left_open) == "1"


def test_doubles_of_the_hand_wait() -> None:
    position = table(["3-3 4-4 0-1", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="6-7 2-2")
    position = play(position, "3-3@0")
    assert moves(position) == ["draw"]
    position = play(position, "draw")
    assert moves(position) == ["pass"]
    position = play(position, "pass")
    assert marked(position) == "0" and position.view().binding == "0"


def test_a_drawn_non_double_is_laid_if_it_fits_and_the_waiting_double_is_not_offered() -> None:
    position = table(["3-3 4-4 0-1", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="4-7 2-2")
    position = play(position, "3-3@0", "draw")
    assert moves(position) == ["4-7@m"]
    position = play(position, "4-7@m")
    assert position.to_act == 1 and marked(position) == ""


def test_drawn_doubles_are_laid_or_kept_and_the_seat_draws_again() -> None:
    position = table(["3-3 0-1", "0-9"], {"0": "12-3", "m": "12-4"}, reserve="6-6 4-4 11-11 0-2 10-10")
    position = play(position, "3-3@0", "draw")
    assert moves(position) == ["draw"]  # 6-6 fits nowhere and is kept
    position = play(position, "draw")
    assert moves(position) == ["4-4@m"]
    position = play(position, "4-4@m")
    assert position.to_act == 0 and moves(position) == ["draw"]
    position = play(position, "draw", "draw")  # 11-11 is kept, 0-2 is no double
    assert moves(position) == ["pass"]
    position = play(position, "pass")
    assert position.view(0).hands[0].tiles == ["0-1", "0-2", "6-6", "11-11"]
    assert [t.uncovered for t in position.view().trains] == [1, None, 2]
    assert marked(position) == "0"


def test_an_empty_reserve_ends_the_chain_of_doubles_in_a_fail() -> None:
    position = table(["3-3 0-1", "0-3 5-5"], {"0": "12-3"}, reserve="6-6")
    position = play(position, "3-3@0", "draw")
    assert moves(position) == ["pass"]
    position = table(["3-3 0-1", "0-3 5-5"], {"0": "12-3"})
    assert moves(play(position, "3-3@0")) == ["pass"]


def test_a_double_on_the_own_train_and_then_a_fail_marks_it_again() -> None:
    position = table(["3-3 0-1", "0-3 5-5"], {"0": "12-3"}, marked="0")
    unmarked = play(position, "3-3@0")
    assert marked(unmarked) == ""
    assert marked(play(unmarked, "pass")) == "0"


# -- rules 5 and 6


def test_a_tile_laid_elsewhere_brings_no_marker() -> None:
    position = table(["7-12 1-1", "0-1"], {"0": "12-8"}, reserve="5-5")
    assert marked(play(position, "12-7@m")) == ""


def test_a_seat_that_cannot_cover_the_open_double_fails() -> None:
    position = table(["7-12 1-1", "0-1"], {"1": "12-5 5-5"}, reserve="6-12 0-0", open_doubles="1")
    assert moves(position) == ["draw"]
    position = play(position, "draw")
    assert moves(position) == ["pass"]
    position = play(position, "pass")
    assert marked(position) == "0" and position.view().binding == "1"


# -- rule 7: blocked


def test_blocked_when_nobody_holds_a_tile_for_any_train() -> None:
    position = play(table(["1-1 2-2", "0-3 4-4"], {"0": "12-8", "1": "12-9", "m": "12-10"}), "pass")
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [6, 11], "winners": [0], "reason": "blocked"}


def test_a_tile_for_a_train_still_closed_keeps_the_round_going() -> None:
    position = table(["1-1 2-2", "0-8 4-4", "5-5"], {"0": "12-8", "1": "12-9", "2": "12-7", "m": "12-10"})
    position = play(position, "pass")
    assert moves(position) == ["8-0@0"]
    position = table(["1-1 7-7", "0-3 4-4", "5-5"], {"0": "12-8", "1": "12-9", "2": "12-7", "m": "12-10"})
    position = play(position, "pass", "pass", "pass")
    assert not position.is_over and marked(position) == "012"
    assert moves(position) == ["7-7@2"]


def test_not_blocked_while_there_is_a_reserve() -> None:
    position = table(["1-1 2-2", "0-3 4-4"], {"0": "12-8", "1": "12-9", "m": "12-10"}, reserve="6-6 5-5")
    assert not play(position, "draw", "pass").is_over


def test_not_blocked_while_a_double_can_be_covered() -> None:
    trains = {"0": "12-8 8-8", "1": "12-9", "m": "12-10"}
    assert not play(table(["1-1 2-2", "0-3 4-4"], trains, open_doubles="0"), "pass").is_over


def test_a_dead_double_does_not_keep_a_blocked_round_going() -> None:
    trains = {"0": "12-5 5-5", "1": "12-9", "m": "12-10"}
    position = table(["1-1 2-2", "0-3 4-4"], trains, gone=FIVES, open_doubles="0")
    position = play(position, "pass")
    assert position.outcome is not None and position.outcome.reason == "blocked"


def test_the_mexican_train_not_begun_counts_with_the_engine() -> None:
    position = table(["1-1 2-2", "0-12 4-4"], {"0": "12-8", "1": "12-9"})
    assert moves(play(position, "pass")) == ["12-0@m"]


def test_blocked_round_is_shared_by_equal_pips() -> None:
    position = play(
        table(["1-1 2-2", "0-6 4-4", "0-2 1-3"], {"0": "12-8", "1": "12-9", "2": "12-7", "m": "12-10"}), "pass"
    )
    assert position.outcome is not None and position.outcome.winners == (0, 2)


def test_own_train_first_counts_only_the_own_train_of_a_seat_not_begun() -> None:
    hands, trains = ["1-1 2-2", "0-8 4-4"], {"0": "12-8", "m": "12-10"}
    assert not play(table(hands, trains), "pass").is_over
    assert play(table(hands, trains, own_train_first=True), "pass").is_over


# -- rule 8: pips


@pytest.mark.parametrize("dear", [0, 25, 50])
def test_pips(dear: int) -> None:
    position = play(table(["3-12", "5-7 9-9 0-0"], double_blank=dear, reserve="5-5"), "12-3@0")
    assert position.outcome is not None
    assert position.outcome.scores == (0, 12 + 18 + dear)


# -- house rules


def test_first_turn_train_goes_on_while_a_tile_fits() -> None:
    position = table(["7-12 3-7 3-3 3-4 6-12", "0-1 0-2"], turns=0, first_turn="train", reserve="5-5")
    assert moves(position) == ["12-6@0", "12-6@m", "12-7@0", "12-7@m"]
    position = play(position, "12-7@0")
    assert moves(position) == ["7-3@0"]
    position = play(position, "7-3@0")
    assert moves(position) == ["3-3@0", "3-4@0"]
    position = play(position, "3-3@0")
    assert moves(position) == ["3-4@0"]
    position = play(position, "3-4@0")
    assert position.to_act == 1 and position.view().binding is None


def test_first_turn_train_that_ends_in_a_double_owes_an_extra_tile() -> None:
    position = table(["7-12 7-7 6-12 1-1", "0-1 0-2"], turns=0, first_turn="train", reserve="5-5 3-3")
    position = play(position, "12-7@0", "7-7@0")
    assert moves(position) == ["12-6@m"]
    position = play(position, "12-6@m")
    assert position.to_act == 1 and position.view().binding == "0"


def test_first_turn_train_covered_with_a_drawn_tile_ends_the_turn() -> None:
    position = table(["7-12 7-7 4-4", "0-1 0-2"], turns=0, first_turn="train", reserve="4-7 3-3")
    position = play(position, "12-7@0", "7-7@0", "draw", "7-4@0")
    assert position.to_act == 1


def test_first_turn_train_with_a_drawn_first_tile() -> None:
    position = table(["3-7 1-1", "0-1 0-2"], turns=0, first_turn="train", reserve="7-12 3-3")
    position = play(position, "draw")
    assert moves(position) == ["12-7@0", "12-7@m"]
    assert moves(play(position, "12-7@0")) == ["7-3@0"]
    assert play(position, "12-7@m").to_act == 1


def test_first_turn_used_up_by_a_tile_elsewhere_an_open_double_or_a_fail() -> None:
    hands = ["7-12 3-7 6-12 1-1", "0-6 0-3 0-0", "2-2 2-6"]
    position = table(
        hands, {"m": "12-6 6-6"}, open_doubles="m", turns=0, first_turn="train", reserve="4-4 8-12 2-8 9-9"
    )
    position = play(position, "6-12@m")  # seat 0 covers an open double,
    assert moves(position) == ["draw"]
    position = play(position, "draw", "pass")  # seat 1 fails,
    position = play(position, "draw", "12-8@m")  # seat 2 lays elsewhere:
    position = play(position, "12-7@0")  # these were their first turns
    assert position.to_act == 1


def test_cover_own_double() -> None:
    position = table(["3-3 3-8 9-12 4-4", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="6-6 4-6", cover_own_double=True)
    assert moves(play(position, "3-3@0")) == ["3-8@0"]
    position = table(["3-3 7-8 4-7", "0-4"], {"0": "12-3", "m": "12-4"}, reserve="4-4 5-5 3-6", cover_own_double=True)
    position = play(position, "3-3@0")
    assert moves(position) == ["draw"]
    position = play(position, "draw")
    assert moves(position) == ["draw"]  # 4-4 would fit the Mexican train, but only the double may be covered
    position = play(position, "draw", "draw")
    assert moves(position) == ["3-6@0"]


def test_own_train_first() -> None:
    position = table(["7-12 1-4", "0-1"], {"1": "12-4"}, marked="1", own_train_first=True, reserve="5-5")
    assert moves(position) == ["12-7@0"]
    position = table(["7-12 1-4", "0-1"], {"0": "12-4", "1": "12-4"}, marked="1", own_train_first=True, reserve="5-5")
    assert moves(position) == ["12-7@m", "4-1@0", "4-1@1"]


def test_own_train_first_still_bows_to_an_open_double() -> None:
    position = table(["7-12 1-4", "0-1"], {"1": "12-4 4-4"}, open_doubles="1", own_train_first=True, reserve="5-5")
    assert moves(position) == ["4-1@1"]


def test_doubles_that_do_not_bind() -> None:
    position = table(["3-3 9-12 1-1", "0-12 0-2"], {"0": "12-3"}, doubles_bind=False, reserve="6-6")
    position = play(position, "3-3@0", "12-9@m")
    assert position.view().binding is None
    assert moves(position) == ["12-0@1"]


def test_doubles_from_the_hand() -> None:
    position = table(["3-3 4-4 0-1", "0-4"], {"0": "12-3", "m": "12-4"}, doubles_from_hand=True, reserve="6-6 4-8")
    position = play(position, "3-3@0")
    assert moves(position) == ["4-4@m"]
    position = play(position, "4-4@m")
    assert position.to_act == 0 and moves(position) == ["draw"]
    position = play(position, "draw", "draw")
    assert moves(position) == ["4-8@m"]
    assert play(position, "4-8@m").view().binding == "0"


def test_no_duplicates_with_equal_ends() -> None:
    position = table(["7-12 1-12", "0-1", "0-2"], marked="12")
    assert len(raw(position)) == len(set(raw(position))) == 8
