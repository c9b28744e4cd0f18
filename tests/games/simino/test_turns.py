"""Rules 8 to 12, tandem and solitaire in small positions. Numbers are those of the rules page."""

import pytest

from minoteka.core.errors import Malformed
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.position import Position
from minoteka.games.simino import GAME
from tests.games.simino.tables import counts, dealt, field, hand_of, played

YELLOW = "YKa1e YRa2e"
"""Two tiles with yellow on a1 and a2: the yellow double fits across them."""


def outcome(position):
    return position.outcome.as_json()


def test_everyone_takes_five_or_four_or_none():
    for options, size in (({}, 5), ({"powers": "white"}, 4), ({"powers": "black"}, 4), ({"hand": 7}, 7)):
        assert counts(Position.dealt(GAME, 4, options, Chance("x"))) == [size] * 4
    position = Position.dealt(GAME, 3, {"powers": "both"}, Chance("x"), first=1)
    assert counts(position) == [0, 1, 0]  # the tile of the first turn
    assert position.view().reserve == 35
    assert [len(hand) for hand in position.deal()["hands"]] == [0, 0, 0]
    assert len(position.deal()["reserve"]) == 36


def test_default_options_follow_each_other():
    assert GAME.settle(2, {"powers": "both"})["draw"] == "one-per-turn"
    assert GAME.settle(2, {"powers": "both", "draw": "refill"})["hand"] == 4
    assert GAME.settle(2, {"draw": "one-per-turn"})["hand"] == 0
    assert GAME.settle(2, {"floors": "none"})["floors"] is None


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (3, {"teams": "tandem"}, "simino-options-tandem"),
        (2, {"hand": 0}, "simino-options-empty-hand"),
        (4, {"hand": 10}, "simino-options-hand"),
        (1, {"match": "points:17"}, "simino-options-solitaire-points"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_a_reason(seats, options, code):
    with pytest.raises(Malformed) as refusal:
        GAME.settle(seats, options)
    assert refusal.value.code == code
    assert "error-" not in refusal.value.say("uk")


def test_a_usual_move_lays_one_and_draws_one():
    position = dealt(["YK YY RR", "YR YO BB"], "WG WP WR").play("YKa1e")
    assert hand_of(position, 0) == {"YY", "RR", "WG"}
    assert hand_of(position, 1) == {"YR", "YO", "BB"}
    assert position.to_act == 1


def test_rule_9_the_penalty_comes_first_and_then_the_mover_refills():
    position = played(dealt(["YK YY RR", "YR YO BB"], "WG WP WR WK GG"), "YKa1e YRa2e YYa1n")
    assert hand_of(position, 1) == {"YO", "BB", "WP", "WR"}
    assert hand_of(position, 0) == {"RR", "WG", "WK"}


def test_whoever_holds_more_does_not_draw_until_fewer():
    position = played(dealt(["YK YY RR", "YR YO BB"], "WG WP WR WK GG GK"), "YKa1e YRa2e YYa1n YOa3e")
    assert counts(position) == [3, 3]
    assert position.view().reserve == 36 - 6 - 4  # the fourth move draws nothing
    assert hand_of(position, 1) == {"BB", "WP", "WR"}


def test_rule_9_two_doubles_add_up():
    position = field("YKa1e YRa2e KGc1e", ["YY KK", "OO"], "WW WB WG WR", hand=2).play("KKb1e+YYa1n")
    assert hand_of(position, 1) == {"OO", "WW", "WB"}
    assert hand_of(position, 0) == {"WG", "WR"}


def test_rule_9_floor_three_costs_two():
    laid = "WBa1n BOb2n ORb4n WRb1e RPa5n BKc2n OKc4n RGb6e OPd4n KPc5e RRa5e"
    assert counts(field(laid, ["RK YY", "WW"], "WK WP WG", hand=1).play("RKb5e")) == [1, 3]


def test_rule_9_what_the_reserve_lacks_the_mover_gives_by_choice():
    position = field(YELLOW, ["YY RR GG", "BB"]).play("YYa1n")
    assert position.to_act == 0
    assert position.legal_moves() == ("give GG", "give RR")
    after = position.play("give RR")
    assert after.to_act == 1
    assert hand_of(after, 1) == {"BB", "RR"}
    assert hand_of(after, 0) == {"GG"}


def test_rule_9_partly_from_the_reserve_and_partly_from_the_hand():
    laid = "WBa1n BOb2n ORb4n WRb1e RPa5n BKc2n OKc4n RGb6e OPd4n KPc5e RRa5e"
    position = field(laid, ["RK YY GG", "WW"], "WG").play("RKb5e")
    assert position.legal_moves() == ("give GG", "give YY")
    assert hand_of(position, 1) == {"WW", "WG"}
    after = position.play("give GG")
    assert (counts(after), after.to_act) == ([1, 3], 1)


def test_rule_9_gives_one_by_one_also_when_all_must_go():
    laid = "WBa1n BOb2n ORb4n WRb1e RPa5n BKc2n OKc4n RGb6e OPd4n KPc5e RRa5e"
    position = field(laid, ["RK YY GG", "WW"]).play("RKb5e")
    assert position.legal_moves() == ("give GG", "give YY")
    position = position.play("give YY")
    assert position.legal_moves() == ("give GG",)
    position = position.play("give GG")
    assert outcome(position) == {"scores": [3, 0], "winners": [0], "reason": "all-out"}


def test_rule_9_only_until_the_hand_is_empty():
    position = field(YELLOW, ["YY", "BB GG"]).play("YYa1n")
    assert outcome(position) == {"scores": [2, 0], "winners": [0], "reason": "all-out"}


def test_rule_8_a_seat_that_can_lay_must_and_one_that_cannot_passes_without_drawing():
    assert "pass" not in field(YELLOW, ["YO", "BB"]).legal_moves()
    position = field(YELLOW, ["BB", "YO"], "WW WG", hand=3)
    assert position.legal_moves() == ("pass",)
    assert counts(position.play("pass")) == [1, 1]


def test_rule_8_with_one_per_turn_the_tile_came_already():
    position = field(YELLOW, ["BB", "GG"], "YO WW", draw="one-per-turn").play("pass")
    assert hand_of(position, 1) == {"GG", "YO"}
    assert "pass" not in position.legal_moves()
    after = position.play("YOa3e")  # never refilled: one goes, none comes but at the next own turn
    assert counts(after) == [2, 1]
    assert hand_of(after, 0) == {"BB", "WW"}


def test_one_per_turn_comes_besides_the_penalty():
    position = field(YELLOW, ["YY GG", "BB"], "OO PP WG", draw="one-per-turn").play("YYa1n")
    assert hand_of(position, 1) == {"BB", "OO", "PP"}


def test_rule_10_the_others_play_on_and_the_last_scores_nothing():
    position = field("YKa1e", ["YR", "YO GG", "YB"]).play("YRa2e")
    assert position.view().points == [3, 0, 0]
    assert position.to_act == 1
    position = position.play("YOa3e")
    assert position.to_act == 2
    position = position.play("YBa4e")
    assert outcome(position) == {"scores": [3, 0, 1], "winners": [0], "reason": "all-out"}


def test_rule_10_an_empty_hand_waits_while_the_reserve_has_tiles():
    position = field("YKa1e", ["YR", "YO"], "BB GG", draw="one-per-turn").play("YRa2e")
    assert not position.is_over
    assert counts(position) == [0, 2]


def test_rule_10_who_sits_empty_goes_out_when_the_reserve_ends():
    """Seat 1 laid its last tile earlier; seat 0 passes with the last tile of the reserve in hand."""
    position = field(YELLOW, ["BB", "", "GG"], draw="one-per-turn").play("pass")
    assert position.view().out == [1]
    assert position.view().points == [0, 2, 0]
    assert position.to_act == 2
    position = position.play("pass")
    assert outcome(position) == {"scores": [1, 2, 1], "winners": [1], "reason": "blocked"}


def test_rule_10_penalties_skip_seats_that_are_out():
    position = field(YELLOW, ["YY GG WW", "", "BB"], out=[1]).play("YYa1n").play("give GG")
    assert hand_of(position, 2) == {"BB", "GG"}
    assert position.to_act == 2


def test_rule_11_blocked_exchanges_the_counts():
    position = played(field(YELLOW, ["BB GG PP", "OO"]), "pass pass")
    assert outcome(position) == {"scores": [1, 3], "winners": [1], "reason": "blocked"}


@pytest.mark.parametrize(
    ("hands", "scores"),
    [
        (["BB GG PP", "OO WW", "WB"], [1, 2, 3]),
        (["BB GG", "OO WW", "WB WG WP"], [2, 2, 2]),
        (["BB GG PP", "OO WW BG", "WB WG WP OB"], [3, 3, 3]),
        (["BB", "OO WW", "WB WG", "GG PP BG PB OB"], [5, 2, 2, 1]),
        (["BB GG", "OO WW", "WB WG", "PP BG PB OB OP"], [3, 3, 3, 2]),
        (["BB", "OO"], [1, 1]),
    ],
)
def test_rule_11_ties_share_the_mean_rounded_down(hands, scores):
    position = played(field(YELLOW, hands), " ".join(["pass"] * len(hands)))
    assert outcome(position)["scores"] == scores
    assert outcome(position)["reason"] == "blocked"
    assert outcome(position)["winners"] == [i for i, score in enumerate(scores) if score == max(scores)]


def test_rule_11_a_tile_laid_starts_the_passes_anew():
    position = played(field(YELLOW, ["BB", "YO GG", "PP"]), "pass YOa3e pass pass")
    assert not position.is_over
    assert outcome(position.play("pass"))["reason"] == "blocked"


def test_rule_11_one_per_turn_goes_on_while_the_reserve_has_tiles():
    position = field(YELLOW, ["BB", "GG"], "PP OO WW", draw="one-per-turn")
    position = played(position, "pass pass pass")
    assert position.view().reserve == 0
    assert not position.is_over
    position = position.play("pass")
    assert outcome(position) == {"scores": [3, 2], "winners": [0], "reason": "blocked"}


def test_rule_11_whoever_went_out_first_wins_a_blocked_round_too():
    position = played(field("YKa1e", ["YR", "BB GG WW", "OO"]), "YRa2e pass pass")
    assert outcome(position) == {"scores": [4, 1, 3], "winners": [0], "reason": "blocked"}


# --- tandem ------------------------------------------------------------------------------------


def test_tandem_the_partner_plays_both_turns():
    position = field("YKa1e", ["YR", "YO GG", "YB BB", "YG PP"], teams="tandem").play("YRa2e")
    assert position.view().points == [4, 0, 0, 0]  # the rivals' tiles only
    position = played(position, "YOa3e YBa4e YGa5e")
    assert (position.view().turn, position.to_act) == (0, 2)
    assert hand_of(position, 2) == {"BB"}
    assert position.legal_moves()[0].startswith("BB")


def test_tandem_penalties_aimed_at_who_is_out_go_to_the_partner():
    position = field(YELLOW, ["YY GG WW", "", "BB", "PP"], teams="tandem", out=[1])
    position = played(position, "YYa1n give:GG")
    assert hand_of(position, 3) == {"PP", "GG"}
    assert (position.view().turn, position.to_act) == (1, 3)


def test_tandem_ends_when_a_team_is_out_and_adds_its_points():
    position = field("YKa1e", ["YR", "YO GG", "YB", "YG PP"], teams="tandem")
    position = played(position, "YRa2e YOa3e YBa4e")
    assert outcome(position) == {"scores": [7, 0, 7, 0], "winners": [0, 2], "reason": "all-out"}


def test_tandem_blocked_exchanges_the_teams_counts_on_top():
    position = played(field("YKa1e", ["YR", "GG", "BB", "PP WW"], teams="tandem"), "YRa2e pass pass pass")
    # Seat 0 won the rivals' 3 tiles; then 1 tile against 3.
    assert outcome(position) == {"scores": [6, 1, 6, 1], "winners": [0, 2], "reason": "blocked"}


def test_tandem_equal_points_are_shared():
    position = played(field(YELLOW, ["BB", "GG", "PP", "OO"], teams="tandem"), "pass pass pass pass")
    assert outcome(position) == {"scores": [2, 2, 2, 2], "winners": [0, 1, 2, 3], "reason": "blocked"}


def test_tandem_sides_are_opposite():
    assert GAME.teams(4, GAME.settle(4, {"teams": "tandem"})) == (0, 1, 0, 1)


# --- solitaire ---------------------------------------------------------------------------------


def test_solitaire_ends_without_a_pass_and_counts():
    position = field("YKa1e YRa2e YOa3e", ["YY BB"], "WW GG PP", hand=2)
    position = position.play("YYa1n")
    # Refilled with white, and nothing fits: 1 for floor two, −1 for each of two tiles in the hand and in the reserve.
    assert outcome(position) == {"scores": [1 - 4], "winners": [0], "reason": "solitaire"}


def test_solitaire_with_nothing_left_earns_five_more():
    position = field("YKa1e YRa2e YOa3e", ["YY"], hand=2)
    assert outcome(position.play("YYa1n")) == {"scores": [1 + 5], "winners": [0], "reason": "solitaire"}


def test_solitaire_one_per_turn_passes_while_tiles_come():
    position = field("YKa1e YRa2e", ["BB"], "WW YO", draw="one-per-turn")
    assert position.legal_moves() == ("pass",)
    position = position.play("pass")
    assert position.legal_moves() == ("pass",)
    position = position.play("pass")
    assert position.view().reserve == 0
    position = position.play("YOa3e")
    assert position.outcome is not None
    assert position.outcome.reason == "solitaire"


def test_solitaire_has_no_penalties():
    position = field(YELLOW, ["YY YO"], "WW GG", hand=2).play("YYa1n")
    assert counts(position) == [2]


# --- matches -----------------------------------------------------------------------------------


def finished(match):
    ply = 0
    while not match.is_over:
        legal = match.position.legal_moves()
        match = match.play(legal[(ply * 7) % len(legal)])
        ply += 1
    return match


def test_rule_12_seven_rounds_and_the_start_moves_on():
    match = finished(Match.start(GAME, 3, {"match": "rounds:7"}, Chance("m"), first=2))
    assert match.firsts == (2, 0, 1, 2, 0, 1, 2)
    totals = [sum(outcome.scores[seat] for outcome in match.rounds) for seat in range(3)]
    assert list(match.ended.scores) == totals
    assert match.ended.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))


def test_rule_12_until_seventeen_points():
    match = finished(Match.start(GAME, 2, {"match": "points:17"}, Chance("m")))
    assert max(match.ended.scores) >= 17
    before = [sum(outcome.scores[seat] for outcome in match.rounds[:-1]) for seat in range(2)]
    assert max(before) < 17


def test_solitaire_may_play_rounds():
    match = finished(Match.start(GAME, 1, {"match": "rounds:2"}, Chance("m")))
    assert len(match.rounds) == 2
    assert match.ended.winners == (0,)
