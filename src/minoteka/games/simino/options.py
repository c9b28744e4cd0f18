"""The options of Simino; the rulebook invites players to mix them."""

from minoteka.core.errors import Malformed
from minoteka.core.options import Choice, Flag, Form, Options, Whole
from minoteka.games.simino.pieces import TILES

POWERS = ("none", "white", "black", "both")
DRAWS = ("refill", "one-per-turn")
REFILL, ONE_PER_TURN = range(2)
HOLES = ("tileable", "single-cell")
TILEABLE, SINGLE_CELL = range(2)
TEAMS = ("none", "tandem")
MATCHES = ("round", "rounds", "points")
ONE_ROUND, ROUNDS, POINTS = range(3)


def usual_draw(seats: int, given: Options) -> str:
    """With both powers nobody is dealt a hand: a tile comes with each turn."""
    return "one-per-turn" if given["powers"] == "both" else "refill"


def usual_hand(seats: int, given: Options) -> int:
    """Five tiles, four with powers, none where a tile comes with each turn."""
    if given["draw"] == "one-per-turn":
        return 0
    return 5 if given["powers"] == "none" else 4


OPTIONS = (
    Choice("powers", "none", POWERS),
    Choice("draw", usual_draw, DRAWS),
    Whole("hand", usual_hand, 0, TILES),
    Flag("open_hands"),
    Choice("holes", "tileable", HOLES),
    Whole("floors", None, 1, TILES, "none"),
    Choice("teams", "none", TEAMS),
    Form("match", "round", ("round",), {"rounds": (1, 99), "points": (1, 999)}, ("rounds:7", "points:17")),
)


def check_options(seats: int, options: Options) -> None:
    """Refuse what cannot be played, and say why."""
    if options["teams"] == "tandem" and seats != 4:
        raise Malformed("simino-options-tandem", seats=seats)
    if options["draw"] == "refill" and options["hand"] == 0:
        raise Malformed("simino-options-empty-hand")
    if options["hand"] * seats > TILES:
        raise Malformed("simino-options-hand", hand=options["hand"], seats=seats, most=TILES // seats)
    if seats == 1 and options["match"].startswith("points"):
        raise Malformed("simino-options-solitaire-points")


def teams(seats: int, options: Options) -> tuple[int, ...]:
    """The side each seat plays on: partners sit opposite."""
    return (0, 1, 0, 1) if options["teams"] == "tandem" else tuple(range(seats))
