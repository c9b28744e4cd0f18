"""What is shown of Row. The page has no board of this game's own, so the view brings a picture."""

from minoteka.core.shown import Event, Held, Over, Tried, Types, View, head
from minoteka_row.rules import outcome


class RowView(View):
    """The cells (0: free, else 1 and the seat that covered it), and how they look."""

    cells: list[int]
    picture: str


class TryLay(Tried, tag="lay"):
    """A domino on two neighbouring cells."""

    cells: list[str]


class Lay(TryLay):
    """A domino that may be laid."""

    text: str


class Laid(Event, tag="laid"):
    """A domino was laid."""

    seat: int
    cells: list[str]


TYPES = Types(RowView, Lay, Laid | Over, TryLay)


def over(s):
    return s.reason != 0


def view(s, seat, options):
    cells = [int(cell) for cell in s.cells[: s.length]]
    return RowView(
        **head("row", 2, seat, options, -1 if over(s) else s.turn, outcome(s) if over(s) else None),
        hands=[Held(0), Held(0)],
        cells=cells,
        picture=picture(cells),
    )


def moves(s, seat, codes):
    return [Lay([str(code + 1), str(code + 2)], f"lay {code + 1}") for code in codes]


def events(before, move, after, seat):
    happened = [Laid(int(before.turn), [str(move + 1), str(move + 2)])]
    return [*happened, Over.by(outcome(after))] if over(after) else happened


def draw_text(view):
    return "".join(".01"[cell] for cell in view.cells)


def draw_svg(view):
    return view.picture


def picture(cells):
    fills = ("#eee", "#c33", "#36c")
    drawn = "".join(
        f'<rect x="{10 * i + 0.5}" y="0.5" width="9" height="9" fill="{fills[cell]}"/>' for i, cell in enumerate(cells)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {10 * len(cells)} 10">{drawn}</svg>'
