"""A turn of Mexican Train as a small state machine, one function a step. Numbers are those of the rules page.

A turn starts (1), lays a tile or draws one (2), looks at what the tile asks for (3), may owe an extra tile (4), may
fail (5), and ends (6), which may end the round (7)::

    start_turn ─▶ PLAY ── draw, lay ─▶ after_tile ─▶ TRAIN or EXTRA ── draw, lay ─▶ … ─▶ end_turn ─▶ start_turn
                   └───────────────── fail ────────────────────────────────────────────────▲
"""

from minoteka.games.mexican_train.pieces import VALUES, put, take
from minoteka.games.mexican_train.rules import BLOCKED, DRAW, OUT, PASS, give, is_blocked, open_to
from minoteka.games.mexican_train.state import EXTRA, PLAY, TRAIN, TRAINS
from minoteka.kernel import State, kernel


@kernel
def apply(s: State, move: int) -> None:
    """One step of a turn."""
    if move == DRAW:
        draw(s)
    elif move == PASS:
        fail(s)
    else:
        lay(s, move)


@kernel
def note_nothing_fits(s: State) -> None:
    """Everybody sees that no tile (rule 4: no tile but a double) of the hand fits a place open now.

    What was known of the hand before holds no longer once a drawn tile stays in it.
    """
    seat = s.turn
    if s.drew:
        s.lacks[seat] = s.lacks_plain[seat] = 0
    ends = 0
    for train in range(TRAINS):
        if open_to(s, train):
            ends |= 1 << s.end[train]
    s.shunned[seat] &= ~ends
    s.lacks_plain[seat] |= ends
    if s.step == PLAY or s.from_hand:
        s.lacks[seat] |= ends


@kernel
def note_shunned(s: State, train: int) -> None:
    """Everybody sees which open ends a seat leaves alone when it lays a tile of its hand."""
    if s.drew:
        return
    for other in range(TRAINS):
        if other != train and other != s.turn and open_to(s, other):
            s.shunned[s.turn] |= 1 << s.end[other]


@kernel
def draw(s: State) -> None:
    """Rules 2 and 4: a tile from the reserve. Who draws again has drawn a double that did not fit, and keeps it."""
    note_nothing_fits(s)
    if s.drew:
        s.kept[s.turn] += 1
    s.left -= 1
    tile = s.reserve[s.left]
    s.reserve[s.left] = 0
    give(s, s.turn, tile)
    s.drew = 1
    s.drawn = 1 + tile


@kernel
def lay(s: State, move: int) -> None:
    """A tile goes from the hand to a train's end; whatever double lay there is covered."""
    train, end, far = move // (VALUES * VALUES), move // VALUES % VALUES, move % VALUES
    seat = s.turn
    note_shunned(s, train)
    take(s.hand[seat], end, far)
    s.count[seat] -= 1
    put(s.table, end, far)
    s.laid[s.lays] = move
    s.lays += 1
    s.length[train] += 1
    s.end[train] = far
    cover(s, train)
    if end == far:
        s.doubles[s.uncovered] = train
        s.uncovered += 1
        if s.kept[seat] > 0 and not s.drew:
            s.kept[seat] -= 1
    s.drew = s.drawn = 0
    after_tile(s, train, end == far)


@kernel
def cover(s: State, train: int) -> None:
    """Rule 3: a double at this train's end is uncovered no more."""
    waiting = 0
    bound = 0
    for i in range(s.uncovered):
        if s.doubles[i] != train:
            s.doubles[waiting] = s.doubles[i]
            waiting += 1
            if i < s.bound:
                bound += 1
    forget(s, waiting, bound)


@kernel
def forget(s: State, uncovered: int, bound: int) -> None:
    """The queue of doubles is shorter now; places behind its end stay blank."""
    for i in range(uncovered, s.uncovered):
        s.doubles[i] = 0
    s.uncovered = uncovered
    s.bound = bound


@kernel
def after_tile(s: State, train: int, double: bool) -> None:
    """Rule 3: the marker, the empty hand, and what the tile asks for."""
    seat = s.turn
    if train == seat:
        s.marked[seat] = 0
    if s.count[seat] == 0:
        s.reason = OUT
    elif goes_on(s, train):
        s.step = TRAIN
    elif double:
        s.step = EXTRA
    else:
        end_turn(s)


@kernel
def goes_on(s: State, train: int) -> bool:
    """``first_turn = train``: a first turn that began on the own train goes on there while the hand has a tile for it.

    A tile after a double elsewhere (rule 4) is no beginning; nor is an open double, which never lies on a train whose
    owner had no turn yet. That no other tile fits is seen by everybody.
    """
    seat = s.turn
    if not s.long_first or s.turns >= s.seats or train != seat or s.step == EXTRA:
        return False
    if s.hand[seat][s.end[seat]]:
        return True
    s.lacks[seat] |= 1 << s.end[seat]
    s.lacks_plain[seat] |= 1 << s.end[seat]
    return False


@kernel
def fail(s: State) -> None:
    """Rule 5: nothing could be laid; the own train is open to all now."""
    note_nothing_fits(s)
    s.marked[s.turn] = 1
    end_turn(s)


@kernel
def end_turn(s: State) -> None:
    """Rule 6: doubles left uncovered join the queue OD (``doubles_bind = false``: they bind nobody)."""
    if s.bind:
        s.bound = s.uncovered
    else:
        forget(s, 0, 0)
    s.drew = s.drawn = 0
    s.turns += 1
    s.turn = (s.turn + 1) % s.seats
    start_turn(s)


@kernel
def start_turn(s: State) -> None:
    """Rules 1 and 7: doubles that nothing can cover any more are dropped; then the round may be blocked."""
    s.step = PLAY
    alive = 0
    for i in range(s.bound):
        if s.table[s.end[s.doubles[i]]] != (2 << s.top) - 1:
            s.doubles[alive] = s.doubles[i]
            alive += 1
    forget(s, alive, alive)
    if is_blocked(s):
        s.reason = BLOCKED
