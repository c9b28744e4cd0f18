"""Row: two players lay dominoes on a row of cells by turns; whoever finds no place for the next one has lost."""

import re
from types import SimpleNamespace

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.game import Game, Kernels
from minoteka.core.options import Whole
from minoteka.core.outcome import Outcome
from minoteka.kernel import Layout, assign, below, kernel
from minoteka_row.shown import draw_svg, draw_text, events, moves, view
from minoteka_row.state import LONGEST, setup, state_fields

LAYOUT = Layout(state_fields)


@kernel
def deal(s, rng):
    if s.first < 0:
        s.first = below(rng, 2)
    s.turn = s.first


@kernel
def legal(s, out):
    count = 0
    for cell in range(s.length - 1):
        if not s.cells[cell] and not s.cells[cell + 1]:
            out[count] = cell
            count += 1
    return count


@kernel
def is_over(s):
    for cell in range(s.length - 1):
        if not s.cells[cell] and not s.cells[cell + 1]:
            return False
    return True


@kernel
def to_act(s):
    return -1 if is_over(s) else s.turn


@kernel
def apply(s, move):
    s.cells[move] = 1 + s.turn
    s.cells[move + 1] = 1 + s.turn
    s.turn = 1 - s.turn


@kernel
def scores(s, out):
    out[s.turn] = 0.0
    out[1 - s.turn] = 1.0


@kernel
def observe(s, seat, out):
    assign(out, s)


@kernel
def complete(obs, seat, rng, out):
    assign(out, obs)


@kernel
def evaluate(s, weights, out):
    if is_over(s):
        scores(s, out)
    else:
        out[0] = out[1] = weights[0]


@kernel
def priors(s, moves, count, weights, out):
    for i in range(count):
        out[i] = 1.0


def move_text(s, move):
    return f"lay {move + 1}"


def read_move(s, text):
    found = re.fullmatch(r"lay ([1-9]|1[0-9])", text)
    if not found or int(found[1]) >= s.length:
        raise Malformed("move-text", text=text)
    return int(found[1]) - 1


def read_deal(s, deal):
    if not isinstance(deal, dict) or set(deal) != {"first"}:
        raise Malformed("deal-keys", keys="first")
    if type(deal["first"]) is not int or deal["first"] not in (0, 1):
        raise Malformed("deal-first", seats=2)
    s.first = s.turn = deal["first"]


def explain(s, seat, move):
    return Illegal("row-taken", [str(move + 1)], cell=move + 1)


def outcome(s):
    return Outcome((float(s.turn), float(1 - s.turn)), (1 - int(s.turn),), "blocked")


GAME = Game(
    name="row",
    rules_version=1,
    seats=(2,),
    options=(Whole("length", 9, 4, LONGEST),),
    layout=LAYOUT,
    max_moves=LONGEST,
    max_plies=LONGEST,
    kernels=Kernels(
        LAYOUT,
        deal=deal,
        to_act=to_act,
        legal=legal,
        apply=apply,
        is_over=is_over,
        scores=scores,
        observe=observe,
        complete=complete,
        evaluate=evaluate,
        priors=priors,
    ),
    weights=(0.5,),
    notation=SimpleNamespace(
        move_text=move_text, read_move=read_move, write_deal=lambda s: {"first": int(s.first)}, read_deal=read_deal
    ),
    setup=setup,
    outcome=outcome,
    inventory=lambda s: [str(s.length)],
    view=view,
    moves=moves,
    events=events,
    explain=explain,
    draw_text=draw_text,
    draw_svg=draw_svg,
    figures={},
    hides=False,
)
