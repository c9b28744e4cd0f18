"""Row: two players lay dominoes on a row of cells by turns; whoever finds no place for the next one has lost."""

from minoteka.core.options import Whole
from minoteka.core.rooms import game_of
from minoteka_row import notation, rules, shown, state

GAME = game_of(
    "row",
    (state, rules, shown),
    rules_version=1,
    seats=(2,),
    options=(Whole("length", 9, 4, state.LONGEST),),
    notation=notation,
    draw_text=shown.draw_text,
    draw_svg=shown.draw_svg,
    hides=False,
)
