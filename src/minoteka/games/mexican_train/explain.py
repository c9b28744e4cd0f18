"""Why a move of Mexican Train is not allowed: the rule it breaks and the trains at fault."""

from minoteka.core.errors import Illegal
from minoteka.games.mexican_train.notation import parts, train_text
from minoteka.games.mexican_train.pieces import TEXTS, tile_of
from minoteka.games.mexican_train.rules import DRAW, MAX_MOVES, PASS, legal, open_to
from minoteka.games.mexican_train.state import EXTRA, MEXICAN, TRAIN
from minoteka.kernel import State, buffer


def explain(s: State, seat: int, move: int) -> Illegal:
    """The reason, for the seat to act, why ``move`` is not in its list."""
    if move in (DRAW, PASS):
        return not_now(s, move)
    train, end, far = parts(move)
    tile, place = TEXTS[tile_of(end, far)], train_text(train)
    if not int(s.hand[seat][end]) >> far & 1:
        return Illegal("mexican-train-not-in-hand", piece=tile)
    if s.drew and s.drawn != 1 + tile_of(end, far):
        return Illegal("mexican-train-drawn-only", piece=tile, drawn=TEXTS[int(s.drawn) - 1])
    if not open_to(s, train):
        return closed(s, train)
    here = int(s.end[train])
    if end != here:
        code = "mexican-train-turned" if far == here else "mexican-train-no-join"
        return Illegal(code, [place], piece=tile, **owned(train), end=here, right=f"{far}-{end}@{place}")
    return Illegal("mexican-train-doubles-wait", [place], piece=tile)


def owned(train: int) -> dict[str, str | int | None]:
    """A train and whose it is: people say a name, not a number."""
    return {"train": train_text(train), "owner": None if train == MEXICAN else train}


def not_now(s: State, move: int) -> Illegal:
    """A draw or a pass while something else is due."""
    out = buffer(MAX_MOVES)
    legal(s, out)
    due = int(out[0])
    if due not in (DRAW, PASS):
        train, end, far = parts(due)
        return Illegal("mexican-train-must-lay", [train_text(train)], piece=TEXTS[tile_of(end, far)])
    if move == PASS:
        return Illegal("mexican-train-must-draw")
    return Illegal("mexican-train-reserve-empty" if s.left == 0 else "mexican-train-drew-already")


def closed(s: State, train: int) -> Illegal:
    """The train may not be used at this step: which double, rule or missing marker forbids it."""
    place, own = train_text(train), train_text(int(s.turn))
    if s.bound:
        binding = int(s.doubles[0])
        value = int(s.end[binding])
        where = train_text(binding)
        return Illegal("mexican-train-open-double", [where], double=f"{value}-{value}", **owned(binding))
    if s.step == TRAIN:
        return Illegal("mexican-train-go-on", [own], train=own)
    if s.step == EXTRA and s.cover_own:
        where = train_text(int(s.doubles[int(s.uncovered) - 1]))
        return Illegal("mexican-train-cover-double", [where], train=where)
    if s.own_first and s.length[s.turn] == 0:
        return Illegal("mexican-train-own-first", [own], train=own)
    return Illegal("mexican-train-closed", [place], **owned(train))
