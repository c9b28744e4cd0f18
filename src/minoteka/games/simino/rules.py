"""The rules of Simino on the record: moves, turns, penalties and how a round ends.

Numbers are those of the rules page. Where a tile may lie (rules 1 to 7) is decided in laying.py and doubles.py, points
are counted in scoring.py.
"""

from typing import Any

from minoteka.core import defaults
from minoteka.core.outcome import Outcome, outcome_of
from minoteka.games.simino.board import PLACES
from minoteka.games.simino.doubles import add_pairs
from minoteka.games.simino.laying import PLACEMENTS, fitting, lay, playable, promising
from minoteka.games.simino.options import ONE_PER_TURN, REFILL
from minoteka.games.simino.pieces import DOUBLES, LAID, TEXTS, TILES
from minoteka.games.simino.scoring import exchange, go_out, one_side_left, score_solitaire
from minoteka.games.simino.state import MAX_SEATS
from minoteka.kernel import State, below, kernel, shuffle
from minoteka.kernel.bits import lowest_bit
from minoteka.kernel.listing import list_bits
from minoteka.kernel.random import Rng

# Move codes: a placement, a pass, giving a tile, or two placements of doubles.
PASS = PLACEMENTS
GIVE = PASS + 1
PAIR = GIVE + TILES

RUNNING, ALL_OUT, BLOCKED, SOLITAIRE = range(4)
REASONS = ("", "all-out", "blocked", "solitaire")

# At most 64 ways to lay on each place. At most 180 ways to lay a double upstairs: 9 white halves have at most 12 places
# between them, which take 7 doubles each, and other places take two. So 180² / 2 pairs apart; and a double upon
# the first lies on one of 6 places: any of 7 on a white one, else the black one.
MAX_MOVES = PLACES * 64 + 180 * 180 // 2 + 6 * (12 * 7 + 168)
# 36 tiles are laid; 4 passes in a row block a round unless a tile came with them, which happens 36 times at most; and
# a tower needs two tiles a floor, so penalties, given tile by tile, sum up to at most 2 * (1 + … + 17) = 306.
MAX_PLIES = TILES + 4 * (TILES + 1) + TILES + 306

is_over = defaults.is_over


@kernel
def deal(s: State, rng: Rng) -> None:
    """Shuffle the tiles, give everyone a hand, and draw who starts unless that is known."""
    if s.first < 0:
        s.first = below(rng, s.seats)
    for tile in range(TILES):
        s.deck[tile] = tile
    shuffle(rng, s.deck, TILES)
    hand_out(s)


@kernel
def hand_out(s: State) -> None:
    """The hands are the front of the deck, seat by seat; then the first turn begins."""
    for seat in range(s.seats):
        for _ in range(s.hand):
            take(s, seat)
    s.turn = s.first
    begin_turn(s)


@kernel
def take(s: State, seat: int) -> None:
    """The seat takes the next tile of the reserve."""
    s.hands[seat] |= 1 << s.deck[s.drawn]
    s.held[seat] += 1
    s.drawn += 1
    s.fresh[seat] += 1


@kernel
def player(s: State, turn: int) -> int:
    """Who plays a seat's turns and takes its penalties: itself or, once it is out, its partner."""
    return (turn + 2) % MAX_SEATS if (s.out >> turn) & 1 else turn


@kernel
def next_turn(s: State) -> int:
    """Whose turn follows: the next seat still in; in tandem every seat's turn is played."""
    turn = (s.turn + 1) % s.seats
    while not s.tandem and (s.out >> turn) & 1:
        turn = (turn + 1) % s.seats
    return turn


@kernel
def to_act(s: State) -> int:
    """The seat to move, −1 when the round is over."""
    return -1 if s.reason else player(s, s.turn)


@kernel
def legal(s: State, out: Any) -> int:
    """All legal moves: tiles to give, or placements and pairs of doubles, or a pass (rules 6, 8 and 9)."""
    hand = s.hands[player(s, s.turn)]
    if s.owed > 0:
        return list_bits(hand, 1, GIVE, out, 0)  # rule 9: any tile of the hand may be given
    count = 0
    places = promising(s)
    while places:
        place = lowest_bit(places)
        places &= places - 1
        for way in range(2):
            count = list_bits(fitting(s, place, way) & hand, 2, place * LAID + way, out, count)
    doubles = hand & DOUBLES
    if doubles & (doubles - 1):
        count = add_pairs(s, doubles, PAIR, out, count)
    if count == 0:
        out[0] = PASS
        count = 1
    return count


@kernel
def apply(s: State, move: int) -> None:
    """One move with all that follows from it."""
    mover = player(s, s.turn)
    if move == PASS:
        note_pass(s, mover)
        end_turn(s, mover)
    elif GIVE <= move < PAIR:
        give(s, mover, move - GIVE)
        if s.owed == 0:
            end_turn(s, mover)
    else:
        penalty = play_tiles(s, mover, move)
        if s.seats > 1:
            settle_penalty(s, mover, penalty)
        if s.owed == 0:
            refill(s, mover)
            end_turn(s, mover)


@kernel
def play_tiles(s: State, mover: int, move: int) -> int:
    """Lay one tile or two doubles; returns the penalty: floor − 1 for each (rule 9)."""
    s.passed = 0
    if move < PAIR:
        return play_tile(s, mover, move)
    both = move - PAIR
    return play_tile(s, mover, both // PLACEMENTS) + play_tile(s, mover, both % PLACEMENTS)


@kernel
def play_tile(s: State, mover: int, placement: int) -> int:
    """A tile leaves the hand and comes to lie; returns floor − 1."""
    tile = placement % LAID // 2
    if (s.barred[mover] >> tile) & 1:
        s.fresh[mover] -= 1  # it would have been laid instead of a pass, so it came afterwards
    leave_hand(s, mover, tile)
    return lay(s, placement) - 1


@kernel
def settle_penalty(s: State, mover: int, penalty: int) -> None:
    """Rule 9: the next seat takes the penalty from the reserve; what is missing the mover owes from its hand."""
    victim = player(s, next_turn(s))
    while penalty > 0 and s.drawn < TILES:
        take(s, victim)
        penalty -= 1
    s.owed = min(penalty, s.held[mover])


@kernel
def refill(s: State, seat: int) -> None:
    """After its move the seat refills its hand while the reserve lasts."""
    while s.draw == REFILL and s.held[seat] < s.hand and s.drawn < TILES:
        take(s, seat)


@kernel
def give(s: State, mover: int, tile: int) -> None:
    """A penalty tile goes from the mover's hand to the next seat."""
    victim = player(s, next_turn(s))
    leave_hand(s, mover, tile)
    s.hands[victim] |= 1 << tile
    s.held[victim] += 1
    s.fresh[victim] += 1
    for viewer in range(s.seats):
        if viewer != mover and viewer != victim:
            s.known[viewer][mover] = 0
    s.known[mover][victim] |= 1 << tile
    s.owed -= 1


@kernel
def leave_hand(s: State, seat: int, tile: int) -> None:
    """A tile goes; nobody expects it there any longer."""
    s.hands[seat] &= ~(1 << tile)
    s.held[seat] -= 1
    for viewer in range(s.seats):
        s.known[viewer][seat] &= ~(1 << tile)
    s.fresh[seat] = min(s.fresh[seat], s.held[seat])


@kernel
def note_pass(s: State, mover: int) -> None:
    """Everybody sees that none of the seat's tiles could be laid (rule 8)."""
    s.passed |= 1 << mover
    s.barred[mover] = playable(s) | (0 if s.fresh[mover] > 0 else s.barred[mover])
    s.fresh[mover] = 0


@kernel
def begin_turn(s: State) -> None:
    """With one-per-turn the seat to move takes a tile; alone, a turn without any move to come ends the round."""
    if s.draw == ONE_PER_TURN and s.drawn < TILES:
        take(s, player(s, s.turn))
    if s.seats == 1:
        to_come = s.draw == ONE_PER_TURN and s.drawn < TILES
        if not to_come and playable(s) & s.hands[0] == 0:
            score_solitaire(s)
            s.reason = SOLITAIRE


@kernel
def end_turn(s: State, mover: int) -> None:
    """Who is out, whether the round is over, and else the next turn (rules 10 and 11)."""
    if s.seats > 1:
        if s.drawn == TILES:
            for step in range(s.seats):
                go_out(s, (mover + step) % s.seats)
        if one_side_left(s):
            s.reason = ALL_OUT
            return
        if is_blocked(s):
            s.reason = BLOCKED
            exchange(s)
            return
    s.turn = next_turn(s)
    begin_turn(s)


@kernel
def is_blocked(s: State) -> bool:
    """Rule 11: every seat still in has passed since a tile was last laid, and no turn brings a new one."""
    if s.draw == ONE_PER_TURN and s.drawn < TILES:
        return False
    return s.passed | s.out == (1 << s.seats) - 1


@kernel
def side_points(s: State, seat: int) -> int:
    """The points gained in this round by a seat or, in tandem, by its team."""
    return s.points[seat] + (s.points[(seat + 2) % MAX_SEATS] if s.tandem else 0)


@kernel
def scores(s: State, out: Any) -> None:
    """The points gained in this round; in tandem the team's points for both partners."""
    for seat in range(s.seats):
        out[seat] = side_points(s, seat)


@kernel
def winners(s: State) -> int:
    """Whoever went out first has won (rule 12); in tandem, or if nobody did, who has the most points."""
    if s.first_out >= 0 and not s.tandem:
        return 1 << s.first_out
    best, found = side_points(s, 0), 0
    for seat in range(s.seats):
        if side_points(s, seat) > best:
            best, found = side_points(s, seat), 0
        if side_points(s, seat) == best:
            found |= 1 << seat
    return found


def outcome(s: State) -> Outcome:
    """How a finished round ended."""
    return outcome_of(s, s.seats, scores, winners, REASONS)


def inventory(s: State) -> list[str]:
    """All tiles: on the field, in hands and in the reserve."""
    tiles = [tile for tile in range(TILES) if s.where[tile]]
    tiles += [tile for tile in range(TILES) for seat in range(s.seats) if (int(s.hands[seat]) >> tile) & 1]
    tiles += [int(s.deck[i]) for i in range(s.drawn, TILES)]
    return sorted(TEXTS[tile] for tile in tiles)
