"""Every rule of the page in small positions."""

import pytest

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.fairness import Chance
from minoteka.core.position import Position
from minoteka.games.trimino import GAME
from minoteka.games.trimino.board import place_of
from minoteka.games.trimino.placing import put
from tests.games.trimino.positions import (
    BRIDGE,
    BRIDGE_HANDS,
    HEXAGON,
    HEXAGON_HANDS,
    SIZES,
    THREE,
    THREE_HANDS,
    TILES,
    TWO,
    TWO_HANDS,
    ZEROS,
    after,
    deal,
    with_reserve,
)


def code_of(position: Position, move: str) -> str:
    with pytest.raises(Illegal) as error:
        position.play(move)
    return error.value.code


def test_the_56_tiles_and_the_worth_of_the_rulebooks_example() -> None:
    assert len(TILES) == 56
    assert after(deal("", "")).inventory() == TILES
    assert after(deal("234", ""), "new:234").view().tiles[0].worth == 9


def test_a_mirrored_tile_does_not_exist() -> None:
    with pytest.raises(Malformed) as error:
        after(deal("234", "")).play("new:243")
    assert error.value.code == "trimino-mirrored"


@pytest.mark.parametrize("ruleset", list(SIZES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rule_1_hand_sizes(ruleset: str, seats: int) -> None:
    given = Position.dealt(GAME, seats, {"ruleset": ruleset}, Chance("hands")).deal()
    size = SIZES[ruleset][seats]
    assert [len(hand) for hand in given["hands"]] == [size] * seats
    assert len(given["reserve"]) == 56 - seats * size


def test_rule_1_any_tile_opens_field_1_with_its_first_value_on_top() -> None:
    given = deal("234 000", "")
    position = after(given)
    assert list(position.legal_moves()) == [f"new:{tile}" for tile in sorted(given["hands"][0])]
    laid = position.play("new:234").view().tiles
    assert [(t.place, t.up, t.values, t.seat) for t in laid] == [("1:0,0", True, [2, 3, 4], 0)]


def test_rule_2_both_numbers_of_the_shared_side_must_agree() -> None:
    """The opening shows 2 on top, 3 right and 4 left; 223 goes to its right side in one way only."""
    position = after(deal("234", "223"), "new:234")
    assert [m for m in position.legal_moves() if m[-3:] in ("223", "232", "322")] == ["1:1,0:223"]
    assert code_of(position, "1:1,0:232") == "trimino-corner"


def test_rule_2_a_triple_has_one_text_per_place() -> None:
    position = after(deal("033", "333"), "new:033")
    assert [move for move in position.legal_moves() if move.endswith("333")] == ["1:0,1:333"]


def test_rule_2_a_place_without_a_shared_side_is_no_attachment() -> None:
    """(2,0) touches the opening in its right corner only."""
    position = after(deal("345", "444"), "new:345")
    assert code_of(position, "1:2,0:444") == "trimino-touches"
    assert code_of(position, "1:7,0:444") == "trimino-apart"
    assert code_of(position, "2:0,0:444") == "trimino-no-field"


def test_rule_2_a_point_binds_also_where_tiles_touch_only_there() -> None:
    """Before the bridge is closed, (1,1) lies on (0,1) alone; the point across shows the 3 of (3,1)."""
    position = after(deal("000 011 112 123 023 033", "001 111 122 003"), BRIDGE.rsplit(" ", 1)[0])
    place = [move for move in position.legal_moves() if move.startswith("1:1,1:")]
    assert place == ["1:1,1:033"]
    assert code_of(position, "1:1,1:023") == "trimino-point"


def test_rule_2_whoever_can_lay_must() -> None:
    position = after(deal("000", "001"), "new:000")
    assert position.legal_moves() == ("1:-1,0:100", "1:0,1:001", "1:1,0:010")
    assert code_of(position, "draw") == code_of(position, "pass") == "trimino-must-lay"


def test_rule_3_two_forced_draws_then_a_pass() -> None:
    position = after(deal("000", "", avoid=ZEROS), "new:000")
    assert position.legal_moves() == ("draw",)
    assert code_of(position, "pass") == "trimino-must-draw"
    position = position.play("draw")
    assert position.to_act == 1
    assert position.legal_moves() == ("draw",)
    position = position.play("draw")
    assert position.legal_moves() == ("pass",)
    assert code_of(position, "draw") == "trimino-drawn-all"
    assert position.play("pass").to_act == 0


@pytest.mark.parametrize("reserve", ["001", "555 001"])
def test_rule_3_a_drawn_tile_that_fits_must_be_laid(reserve: str) -> None:
    draws = "draw " * len(reserve.split())
    position = after(deal("000", "", reserve=reserve, avoid=ZEROS[4:]), "new:000 " + draws)
    assert position.legal_moves() == ("1:-1,0:100", "1:0,1:001", "1:1,0:010")
    assert position.play("1:0,1:001").to_act == 0


def test_rule_3_with_an_empty_reserve_one_passes_at_once() -> None:
    position = with_reserve(after(deal("000", "", avoid=ZEROS), "new:000"), 0)
    assert position.legal_moves() == ("pass",)
    assert code_of(position, "draw") == "trimino-reserve-empty"


def test_rule_3_the_reserve_runs_out_before_the_second_draw() -> None:
    given = deal("000 001 002 003 004 005", "")  # a tile with two zeros is nowhere else
    position = with_reserve(after(given, "new:000"), 1).play("draw")
    assert position.legal_moves() == ("pass",)


def test_rule_4_a_closed_hexagon_entitles_to_a_further_tile() -> None:
    position = after(deal(*HEXAGON_HANDS), HEXAGON)
    assert position.to_act == 1
    hand = position.view(1).hands[1].tiles
    assert list(position.legal_moves()) == [*(f"new:{tile}" for tile in hand), "skip"]
    assert code_of(position, "draw") == code_of(position, "pass") == "trimino-further"
    skipped = position.play("skip")
    assert (skipped.to_act, skipped.view().fields) == (0, 1)
    laid = position.play(f"new:{hand[0]}")
    assert (laid.to_act, laid.view().fields) == (0, 2)
    assert laid.view().tiles[-1].place == "2:0,0"
    assert any(move.startswith("2:") for move in laid.legal_moves())


def test_rule_4_two_hexagons_at_once_give_one_further_tile() -> None:
    position = after(deal(*TWO_HANDS), TWO)
    assert len(position.view().hexagons) == 2
    tile = position.view(1).hands[1].tiles[0]
    assert position.play(f"new:{tile}").to_act == 0


def test_rule_4_a_new_field_needs_a_hexagon() -> None:
    position = after(deal("005", "001 055"), "new:005")
    assert code_of(position, "new:055") == "trimino-no-new-field"
    assert code_of(position, "skip") == "trimino-nothing-to-skip"


def play_down(position: Position, seat: int, keep: int) -> Position:
    """The same position with only ``keep`` tiles in a hand (the lowest ones)."""
    state = GAME.layout.copy(position._state)
    while state.held[seat] > keep:
        state.hands[seat] &= ~(1 << (int(state.hands[seat]).bit_length() - 1))
        state.held[seat] -= 1
    return Position(GAME, position.seats, position.options, state)


def test_rule_5_going_out_ends_the_round_also_with_a_hexagon() -> None:
    position = after(deal(*HEXAGON_HANDS), HEXAGON.rsplit(" ", 1)[0])
    position = play_down(position, 1, 1).play("1:0,1:504")
    left = sum(int(v) for tile in position.view().hands[0].tiles for v in tile)
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [left, 0], "winners": [1], "reason": "out"}


def test_rule_5_going_out_with_the_further_tile() -> None:
    position = after(deal(*HEXAGON_HANDS), HEXAGON.rsplit(" ", 1)[0])
    position = play_down(position, 1, 2).play("1:0,1:504")
    (last, _) = position.legal_moves()
    assert last.startswith("new:")
    assert position.play(last).outcome is not None
    assert position.play("skip").to_act == 0


def test_rule_5_whoever_goes_out_wins_alone_also_against_a_worthless_hand() -> None:
    position = play_down(play_down(after(deal("001", "000 011"), "new:001"), 1, 1), 0, 1)
    state = GAME.layout.copy(position._state)
    state.hands[0], state.hands[1] = 1 << TILES.index("000"), 1 << TILES.index("011")
    position = Position(GAME, 2, position.options, state).play("1:0,1:101")
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [0, 0], "winners": [1], "reason": "out"}


def test_rule_5_blocked_when_all_pass_in_succession_with_tiles_left_in_the_reserve() -> None:
    given = deal("000", "", avoid=ZEROS)
    position = after(given, "new:000 draw draw pass draw draw pass")
    hands = [hand.tiles for hand in position.view().hands]
    worth = [sum(int(v) for tile in hand for v in tile) for hand in hands]
    assert position.view().reserve == 32
    assert position.outcome is not None
    lowest = [worth.index(min(worth))]
    assert position.outcome.as_json() == {"scores": worth, "winners": lowest, "reason": "blocked"}


def test_rule_5_a_tile_laid_breaks_the_succession_of_passes() -> None:
    position = after(deal("000", "", "001 011", avoid=ZEROS[4:]), "new:000 draw draw pass 1:0,1:001")
    assert position.view().passes == 0
    assert not position.is_over


def test_reverse_credits_every_tile_laid_and_the_further_tile() -> None:
    position = after(deal(*HEXAGON_HANDS, ruleset="reverse"), HEXAGON, "reverse")
    assert position.view().points == [5 + 3 + 7, 1 + 5 + 9]
    tile = position.legal_moves()[-2]
    assert position.play(tile).view().points == [15, 15 + sum(map(int, tile[4:]))]


def test_reverse_hands_count_nothing_and_the_highest_wins() -> None:
    given = deal("000", "", ruleset="reverse", avoid=ZEROS)
    position = after(given, "new:000 draw draw pass draw draw pass", "reverse")
    assert position.outcome is not None
    assert position.outcome.as_json() == {"scores": [0, 0], "winners": [0, 1], "reason": "blocked"}


NO_TRIPLES = "000 111 222 333 444 555"


def test_triominos_the_highest_triple_starts_and_is_the_only_opening() -> None:
    given = deal("333 455", "444 445", "111", ruleset="triominos", first=1, avoid="555 222 000")
    position = after(given, ruleset="triominos")
    assert position.legal_moves() == ("new:444",)
    assert code_of(position, "new:445") == "trimino-opening-tile"
    assert position.play("new:444").view().points == [0, 22, 0]


def test_triominos_a_low_triple_beats_any_other_tile() -> None:
    given = deal("455 355", "000", ruleset="triominos", first=1, avoid="111 222 333 444 555")
    position = after(given, ruleset="triominos")
    assert position.legal_moves() == ("new:000",)
    assert position.play("new:000").view().points == [0, 40]


def test_triominos_without_a_triple_worth_decides_then_the_text() -> None:
    """345 and 255 (worth 12) are the best tiles dealt: the larger text opens, for its worth alone."""
    high = "455 445 355 " + NO_TRIPLES
    low = "001 002 003 004 005 011 012 013"
    given = deal(f"255 {low}", "345", ruleset="triominos", first=1, avoid=f"{high} 444 335 344")
    given["hands"][1] = ["345", "014", "015", "022", "023", "024", "025", "033", "034"]
    used = {tile for hand in given["hands"] for tile in hand}
    given["reserve"] = [tile for tile in TILES if tile not in used]
    position = after(given, ruleset="triominos")
    assert position.legal_moves() == ("new:345",)
    assert position.play("new:345").view().points == [0, 12]


def test_triominos_a_deal_with_another_starter_is_refused() -> None:
    given = deal("555", "444", ruleset="triominos", first=1)
    with pytest.raises(Malformed) as error:
        after(given, ruleset="triominos")
    assert error.value.code == "trimino-deal-first"


def triominos(hands: tuple[str, ...], moves: str) -> Position:
    """Moves at triominos scoring, whatever tile opens: the rules of scoring are looked at alone."""
    classic = deal(*hands)
    position = Position.from_deal(GAME, 2, {"ruleset": "classic"}, classic)
    state = GAME.layout.copy(position._state)
    state.ruleset = 2
    for move in moves.split():
        GAME.kernels.apply(state, GAME.notation.read_move(state, move))
    return Position(GAME, 2, {"ruleset": "triominos", "rounds": 3}, state)


@pytest.mark.parametrize(
    ("hands", "moves", "bonus"),
    [
        (HEXAGON_HANDS, HEXAGON, 50),
        (TWO_HANDS, TWO, 60),
        (THREE_HANDS, THREE, 70),
        (BRIDGE_HANDS, BRIDGE, 40),
    ],
)
def test_triominos_hexagons_and_bridges(hands: tuple[str, ...], moves: str, bonus: int) -> None:
    before, last = moves.rsplit(" ", 1)
    position = triominos(hands, before)
    seat = position.to_act
    now = position.view().points[seat]
    after_it = position.play(last)
    assert after_it.view().points[seat] == now + sum(map(int, last[-3:])) + bonus
    assert after_it.to_act != seat, "there is no further tile"
    assert all(move.startswith("1:") or move == "draw" for move in after_it.legal_moves())


def test_triominos_only_the_last_of_those_moves_scored_extra() -> None:
    for hands, moves in ((HEXAGON_HANDS, HEXAGON), (BRIDGE_HANDS, BRIDGE)):
        position = triominos(hands, moves.rsplit(" ", 1)[0])
        laid = [0, 0]
        for tile in position.view().tiles:
            laid[tile.seat] += tile.worth
        opening = {"005": 0, "000": 40}[position.view().tiles[0].piece]
        assert position.view().points == [laid[0] + opening, laid[1]]


def test_triominos_three_draws_cost_five_each_and_a_pass_ten() -> None:
    given = deal("000", "", ruleset="triominos", avoid=ZEROS + " 111 222 333 444 555")
    position = after(given, "new:000 draw draw draw", "triominos")
    assert position.view().points == [40, -15]
    assert position.legal_moves() == ("pass",)
    assert position.play("pass").view().points == [40, -25]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_triominos_an_empty_reserve_costs_nothing(left: int) -> None:
    given = deal("000", "", ruleset="triominos", avoid=ZEROS + " 111 222 333 444 555")
    position = after(given, "new:000", "triominos")
    state = GAME.layout.copy(position._state)
    state.taken = 56 - left
    for i in range(left):
        state.reserve[56 - left + i] = TILES.index("111")  # does not fit
    position = Position(GAME, 2, position.options, state)
    for _ in range(left):
        position = position.play("draw")
    assert position.legal_moves() == ("pass",)
    assert position.play("pass").view().points == [40, -5 * left]


def test_triominos_out_scores_25_and_the_others_worth() -> None:
    position = triominos(HEXAGON_HANDS, HEXAGON.rsplit(" ", 1)[0])
    position = play_down(position, 1, 1)
    before = position.view().points
    position = position.play("1:0,1:504")
    others = sum(int(v) for tile in position.view().hands[0].tiles for v in tile)
    assert position.outcome is not None
    assert position.outcome.scores == (before[0], before[1] + 9 + 50 + 25 + others)
    assert position.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("hands", "gains"),
    [
        (("011 012", "112 122", "222"), (0 + 9 + 6 - 5, 0, 0)),
        (("023", "122", "222 111"), (5 + 9 - 5, 5 + 9 - 5, 0)),
        (("122", "023", "113"), (5, 5, 5)),
    ],
)
def test_triominos_blocked_the_lowest_hands_gain_the_others_less_their_own(
    hands: tuple[str, ...], gains: tuple[int, ...]
) -> None:
    given = deal("000", "", "", ruleset="triominos", avoid=ZEROS + " 111 222 333 444 555")
    position = with_reserve(after(given, "new:000", "triominos"), 0)
    state = GAME.layout.copy(position._state)
    for seat, hand in enumerate(hands):
        state.hands[seat] = sum(1 << TILES.index(tile) for tile in hand.split())
        state.held[seat] = len(hand.split())
    position = Position(GAME, 3, position.options, state)
    for _ in range(3):
        position = position.play("pass")
    assert position.outcome is not None
    assert position.outcome.scores == (40 + gains[0], gains[1], gains[2])
    assert position.outcome.reason == "blocked"


@pytest.mark.parametrize("step", [1, -1])
def test_a_chain_of_all_tiles_fits_in_a_row(step: int) -> None:
    state = GAME.blank(2, GAME.settle(2, {}))
    for i in range(56):
        put(state, 0, place_of(0, (i * step, 0)), 0)
    assert state.laid == 56
    assert state.open == 58
    assert sum(1 for point in state.point if point) == 58
