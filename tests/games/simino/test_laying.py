"""Rules 1 to 7 in small positions: where a tile may lie. Numbers are those of the rules page."""

import pytest

from minoteka.games.simino.pieces import TEXTS
from tests.games.simino.tables import counts, dealt, field, lays, played

CORNERS = ("a1e", "a1n", "e1e", "f1n", "a6e", "a5n", "e6e", "f5n")
LEFT = {"e1e", "f1n", "a6e", "a5n", "e6e", "f5n"}
"""The corner places that a tile on a1, b1 leaves."""


def test_material_is_every_pair_once():
    position = dealt(["YK WW RR OB GG", "WY WO WR WP WB"])
    assert len(TEXTS) == 36
    assert position.inventory() == sorted(TEXTS)
    assert sum(text[0] == text[1] for text in TEXTS) == 8


def test_rule_1_first_tile_in_any_corner_two_directions_two_ways():
    position = dealt(["YK WW RR OB GG", "WY WO WR WP WB"])
    assert lays(position, "YK") == sorted(way + place for place in CORNERS for way in ("YK", "KY"))
    assert lays(position, "WW") == sorted("WW" + place for place in CORNERS)


def test_rule_2_another_corner_takes_only_new_colours():
    position = field("YKa1e", ["WO WY", "BB"])
    assert {move[2:] for move in lays(position, "WO")} == LEFT
    assert LEFT.isdisjoint(move[2:] for move in lays(position, "WY"))


def test_rule_2_colours_of_every_tile_count():
    position = field("YKa1e WOf1n", ["PP RR WR OB", "BB"])
    assert {move[2:] for move in lays(position, "PP")} == LEFT - {"e1e", "f1n"}
    assert LEFT.isdisjoint(move[2:] for move in lays(position, "WR"))
    assert LEFT.isdisjoint(move[2:] for move in lays(position, "OB"))


def test_rule_2_the_first_joint_closes_the_corners():
    assert lays(field("YKa1e ROf1n", ["PP", "BB"]), "PP") != []
    assert lays(field("YKa1e ROf1n YBa2e", ["PP", "BB"]), "PP") == []


def test_rule_3_a_joined_tile_may_still_cover_a_corner():
    position = field("YKa1e KBc1e", ["PB", "RR"])
    assert "BPe1e" in lays(position, "PB")


def test_rule_3_black_and_blue_join_in_seven_ways():
    position = field("KGa1e BRf5n", ["BK", "RR"])
    ways = ["KBa2e", "KBa2n", "KBd5e", "KBe4n", "BKe5n", "KBe4e", "KBf3n"]
    assert lays(position, "BK") == sorted(ways)


def test_rule_3_one_half_is_enough_and_the_other_may_clash():
    """Yellow meets yellow on a2; black on b2 meets white on b1 all the same."""
    assert "YKa2e" in field("YWa1e", ["YK", "RR"]).legal_moves()


def test_rule_3_counts_the_ground_half_even_when_covered():
    position = field("WYa1e WOa2e GGa1n", ["WR RG", "BB"], powers="white")
    assert "WRa3n" in lays(position, "WR")  # white lies beneath the green top of a2
    assert "GRa3n" not in lays(position, "RG")


@pytest.mark.parametrize(("holes", "allowed"), [("tileable", False), ("single-cell", True)])
def test_rule_4_an_odd_region_is_a_hole_only_by_the_strict_rule(holes, allowed):
    """Orange-red on b5, b6 would leave a4, a5, a6: never to be filled, but no cell alone."""
    position = field("YWa1n WOa3e OOb4e", ["OR", "BB"], holes=holes)
    assert ("ORb5n" in position.legal_moves()) == allowed


@pytest.mark.parametrize("holes", ["tileable", "single-cell"])
def test_rule_4_a_cell_alone_is_always_a_hole(holes):
    ground = "BKe1e RRf5n WPa1n BRe2e POb2e PGb3e ROf3n WGb4e GGd4e WWb1e"
    position = field(ground, ["RG", "YY"], holes=holes)
    assert "RGd3e" in position.legal_moves()
    assert "RGd2n" not in position.legal_moves()  # e3 would be alone


def test_rule_4_a_hole_upstairs_is_allowed():
    """After a yellow double on a2, a3 the halves on a1 and a4 can never carry a tile along the edge again."""
    assert "YYa2n" in field("YKa1e YRa2e YOa3e YBa4e", ["YY", "GG"]).legal_moves()


def test_rule_5_across_two_tiles_never_on_one():
    position = field("YKa1e YRa2e", ["YY KK", "BB"])
    assert "YYa1n" in position.legal_moves()
    assert "YYa1e" not in position.legal_moves()
    one = field("YYa1e YRa2e", ["YK", "BB"])
    assert not [move for move in lays(one, "YK") if move[2:] == "a1e"]


def test_rule_5_each_half_on_its_own_colour():
    """Across b1 and b2 only the tile that repeats both tops, and only that way round."""
    position = field("YKa1e YRa2e", ["RK YK RR KK", "BB"])
    above = [move for move in position.legal_moves() if move[2:] == "b1n"]
    assert above == ["KRb1n"]


def test_rule_5_only_at_one_height():
    position = field("YKa1e YRa2e YYa1n YOa3e", ["YB", "BB"])
    assert not [move for move in position.legal_moves() if move[2:] == "a2n"]  # heights 2 and 1


def test_rule_5_needs_no_match_sideways_upstairs():
    laid = "YKa1e YRa2e YYa1n"
    assert "KRb1n" in field(laid, ["RK", "BB"]).legal_moves()  # beside the yellow double on floor two


def test_rule_5_third_floor_and_the_ceiling():
    laid = "WBa1n BOb2n ORb4n WRb1e RPa5n BKc2n OKc4n RGb6e OPd4n KPc5e RRa5e"
    assert "RKb5e" in field(laid, ["RK", "YY"]).legal_moves()
    assert "RKb5e" in field(laid, ["RK", "YY"], floors=3).legal_moves()
    assert "RKb5e" not in field(laid, ["RK", "YY"], floors=2).legal_moves()


def test_floors_one_never_goes_upstairs():
    position = field("YKa1e YRa2e", ["YY BB", "GG"], floors=1)
    assert "YYa1n" not in position.legal_moves()


SECOND = "YKa6e KGc6e WKc4n WYa4n OWc2n WBa3e RBb1n OPd2n GGe5n"


def test_rule_6_two_doubles_in_one_move():
    position = field(SECOND, ["OO KK BB", "PP"])
    pairs = [move for move in position.legal_moves() if "+" in move]
    assert pairs == [
        "BBb2n+KKb6e",
        "BBb2n+KKc5n",
        "BBb2n+OOc2e",
        "KKb6e+OOc2e",
        "KKc5n+OOc2e",
    ]


def test_rule_6_both_orders_of_the_text_are_understood():
    position = field(SECOND, ["OO KK", "PP"])
    assert position.play("OOc2e+KKb6e") == position.play("KKb6e+OOc2e")


def test_rule_6_never_two_mixed_tiles_and_never_on_the_ground():
    position = field(SECOND, ["OB RR BB", "PP"])
    assert "BOb2e" in position.legal_moves()
    assert "BBa1n" in position.legal_moves()
    assert not [move for move in position.legal_moves() if "+" in move]


def test_rule_6_two_tiles_that_share_a_cell_exclude_each_other():
    position = field(SECOND, ["OB BB KK", "PP"])
    assert {"BBb2n", "BOb2e"} <= set(position.legal_moves())
    assert "BOb2e" not in position.play("BBb2n").legal_moves()


def test_rule_6_the_second_double_may_rest_on_the_first():
    """With strong black: the red double on a1, b1, then the black one across it and the red top of c1 on floor two."""
    position = field("RYa1n RGb1n RPc1e GBc2e RKc1n", ["RR KK", "OO"], "YY WW PP", powers="black")
    pairs = [move for move in position.legal_moves() if "+" in move]
    assert "RRa1e+KKb1e" in pairs
    assert "KKb1e+RRa1e" not in pairs
    after = position.play("RRa1e+KKb1e")
    assert {tile.tile: tile.floor for tile in after.view().tiles}["KK"] == 3
    assert counts(after)[1] == 1 + 1 + 2


WHITES = "WPf1n RYa1n BPe1n YWb2n BBd1n OWc2n GOb1e"
BLACKS = "PBa1e RBa2e BWc2e WRd3e ORe1n PWb3e OYf1n WYc4n"


@pytest.mark.parametrize(
    ("powers", "laid", "tile", "place", "allowed"),
    [
        # Weak white: e1 is blue, f1 white; b3 and c3 are both white.
        ("white", WHITES, "BY", "e1e", True),
        ("white", WHITES, "BW", "e1e", True),
        ("white", WHITES, "BK", "e1e", True),
        ("white", WHITES, "YB", "e1e", False),
        ("white", WHITES, "RG", "e1e", False),
        ("white", WHITES, "GG", "b3e", True),
        ("white", WHITES, "WW", "b3e", True),
        ("white", WHITES, "KK", "b3e", True),
        ("white", WHITES, "WG", "b3e", False),
        ("white", WHITES, "YB", "b3e", False),
        ("none", WHITES, "BY", "e1e", False),
        ("none", WHITES, "BW", "e1e", True),
        ("none", WHITES, "GG", "b3e", False),
        # Strong black: b2 blue and b3 purple; e2 and e3 red; d2 white and e2 red; c3 and d3 white; c2 blue, c3 white.
        ("black", BLACKS, "BK", "b2n", True),
        ("black", BLACKS, "KP", "b2n", True),
        ("black", BLACKS, "KB", "b2n", False),
        ("black", BLACKS, "KK", "e2n", True),
        ("black", BLACKS, "KK", "c3e", True),
        ("black", BLACKS, "KK", "d2e", False),
        ("black", BLACKS, "KW", "c3e", False),
        ("black", BLACKS, "WK", "c3e", False),
        ("black", BLACKS, "BK", "c2n", True),
        ("black", BLACKS, "KW", "c2n", True),
        ("black", BLACKS, "BY", "c2n", False),
        # Both: black does not cover white, and one tile never uses both powers.
        ("both", WHITES, "BW", "e1e", True),
        ("both", WHITES, "KW", "e1e", True),
        ("both", WHITES, "BY", "e1e", True),
        ("both", WHITES, "BK", "e1e", False),
        ("both", WHITES, "KB", "e1e", False),
        ("both", WHITES, "KY", "e1e", False),
        ("both", WHITES, "KK", "b3e", False),
        ("both", WHITES, "GG", "b3e", True),
        ("both", WHITES, "WG", "b3e", False),
        ("both", BLACKS, "KK", "e2n", True),
        ("both", BLACKS, "GG", "e2n", False),
    ],
)
def test_rule_7_powers(powers, laid, tile, place, allowed):
    held = "".join(sorted(tile, key="WYORPBGK".index))
    position = field(laid, [held, "OO"], powers=powers)
    assert (tile + place in position.legal_moves()) == allowed


def test_rule_7_powers_do_not_act_on_the_ground():
    position = field("WKa1e", ["RG", "BB"], powers="both")
    assert {move[2:] for move in lays(position, "RG")} == LEFT  # only as a new colour in a corner
    assert lays(played(field("WKa1e", ["WR RG", "BB"], powers="both"), "WRa2e"), "RG") == []
