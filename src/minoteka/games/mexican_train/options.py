"""The options of Mexican Train: the set, the open hands, the house rules and the length of a match."""

from minoteka.core.errors import Malformed
from minoteka.core.options import Choice, Flag, Options, Whole

FULL, SHORT = 12, 9
SHORT_SEATS = 4
FIRST_TURNS = ("one", "train")

OPTIONS = (
    Choice("set", FULL, (FULL, SHORT)),
    Flag("open_hands"),
    Choice("first_turn", "one", FIRST_TURNS),
    Choice("double_blank", 0, (0, 25, 50)),
    Flag("cover_own_double"),
    Flag("own_train_first"),
    Flag("doubles_bind", True),
    Flag("doubles_from_hand"),
    Whole("rounds", lambda seats, options: options["set"] + 1, 1, FULL + 1),
)


def check_options(seats: int, options: Options) -> None:
    """The short set is for two to four and has ten engines."""
    if options["set"] == SHORT and seats > SHORT_SEATS:
        raise Malformed("mexican-train-options-set", seats=seats, most=SHORT_SEATS)
    if options["rounds"] > options["set"] + 1:
        raise Malformed("mexican-train-options-rounds", rounds=options["rounds"], most=options["set"] + 1)
