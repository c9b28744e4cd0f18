"""Row: two players lay dominoes on a row of cells by turns; whoever finds no place for the next one has lost."""

from minoteka.core.options import Whole
from minoteka.core.rooms import game_of
from minoteka_row.state import LONGEST

GAME = game_of(
    "row",
    __name__,
    rules_version=1,
    seats=(2,),
    options=(Whole("length", 9, 4, LONGEST),),
    hides=False,
)
