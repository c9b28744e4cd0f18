"""What pages and terminals are told of a round: stacks, penalties, events, and the boards drawn from the view alone."""

from rich.text import Text

from minoteka.core.shown import Out
from minoteka.games.simino import GAME, draw
from minoteka.games.simino.shown import Half
from tests.games.simino.tables import field, played

TOWER = "YKa1e YRa2e YOa3e"


def cell(position, name):
    return next(one for one in position.view(0).cells if one.cell == name)


def board(position, seat=0):
    return Text.from_markup(draw.draw_text(position.view(seat))).plain.splitlines()


def events(position, move, seat=-1):
    code, after = position.code(move), position.play(move)
    return position.observe(seat).events(code, after.observe(seat)), after


def test_what_lies_beneath_is_public():
    position = field(TOWER, ["YY BB", "GG"]).play("YYa1n")
    assert cell(position, "a1").stack == [Half("Y", "YK"), Half("Y", "YY")]
    assert [cell(position, name).height for name in ("a1", "a2", "a3", "f6")] == [2, 2, 1, 0]
    assert position.view(1).cells == position.view(-1).cells
    assert position.view(0).climb == 1


def test_every_move_says_its_floor_and_penalty():
    position = field(TOWER, ["YY BB YG", "GG"])
    found = {move.text: move for move in position.observe(0).moves()}
    assert found["YYa1n"].penalty == 1
    assert found["YYa1n"].tiles[0].floor == 2
    assert found["YGa4e"].penalty == 0
    alone = field(TOWER, ["YY BB YG"])
    assert all(move.penalty == 0 for move in alone.observe(0).moves())


def test_two_doubles_name_both_floors():
    position = field("YKa1e YRa2e ROc2n", ["YY RR", "GG"])
    pair = next(move for move in position.observe(0).moves() if "+" in move.text)
    assert [part.floor for part in pair.tiles] == [2, 2]
    assert pair.penalty == 2


def test_the_text_board_shows_colour_height_and_joined_halves():
    # The double lies north; the mover owes its other tile.
    lines = board(field(TOWER, ["YY BB", "GG"]).play("YYa1n"), seat=1)
    row = {line[1]: line for line in lines if line[1:2].isdigit() and "│" in line}
    assert row["1"].split("│")[1:3] == [" Y2 ", " K1 "]
    assert row["2"].split("│")[1:3] == [" Y2 ", " R1 "]
    assert row["3"].split("│")[1] == " Y1   O1 "  # one tile: no line between its halves
    assert lines[lines.index(row["2"]) + 1].startswith("   ├    ┼────┼")  # nor across the double
    assert lines[-2:] == ["▶ 0: ▒▒", "  1: GG"]


def test_the_text_board_shows_debts_and_the_climb_alone():
    owing = field(TOWER, ["YY BB GG", "PP"]).play("YYa1n")
    assert any("⇢ 1: 1" in line for line in board(owing))
    assert any("▲ 1" in line for line in board(field(TOWER, ["YY YG"]).play("YYa1n")))


def test_the_picture_numbers_upper_floors():
    flat, high = field(TOWER, ["YY BB", "GG"]), field(TOWER, ["YY BB", "GG"]).play("YYa1n")
    floor = 'paint-order="stroke"'
    assert floor not in GAME.draw_svg(flat.view(0))
    assert GAME.draw_svg(high.view(0)).count(floor) == 1


def test_events_tell_a_round_to_its_end():
    position = field("YKa1e", ["YR GG", "BB", "PP"])
    happened, position = events(position, "YRa2e")
    assert [event.kind for event in happened] == ["laid"]
    assert (happened[0].piece, happened[0].cells, happened[0].floor) == ("YR", ["a2", "b2"], 1)
    position = played(position, "pass pass")
    happened, position = events(position, "pass")
    assert [event.kind for event in happened] == ["passed", "over"]
    assert happened[1].reason == "blocked"


def test_events_tell_who_is_out():
    happened, after = events(field("YKa1e", ["YR", "BB GG", "PP"]), "YRa2e")
    assert [event.kind for event in happened] == ["laid", "out"]
    assert happened[1] == Out(0)
    assert after.view().out == [0]
