"""What is shown of Row. The page has no board of this game's own, so the view brings a picture."""


def over(s):
    return s.reason != 0


def result(s):
    scores = [int(s.turn), 1 - int(s.turn)]
    return {"scores": scores, "winners": [1 - int(s.turn)], "reason": "blocked"}


def view(s, seat):
    shown = {
        "game": "row",
        "seat": seat,
        "seats": 2,
        "to_act": -1 if over(s) else int(s.turn),
        "over": over(s),
        "outcome": result(s) if over(s) else None,
        "options": {"length": int(s.length)},
        "hands": [{"count": 0, "tiles": []} for _ in range(2)],
        "cells": [int(cell) for cell in s.cells[: s.length]],
    }
    return {**shown, "picture": draw_svg(shown)}


def moves(s, seat, codes):
    return [{"text": f"lay {code + 1}", "kind": "lay", "cells": [str(code + 1), str(code + 2)]} for code in codes]


def events(before, move, after, seat):
    happened = [{"kind": "laid", "seat": int(before.turn), "cells": [str(move + 1), str(move + 2)]}]
    return [*happened, {"kind": "over", **result(after)}] if over(after) else happened


def draw_text(view):
    return "".join(".01"[cell] for cell in view["cells"])


def draw_svg(view):
    fills = ("#eee", "#c33", "#36c")
    cells = "".join(
        f'<rect x="{10 * i + 0.5}" y="0.5" width="9" height="9" fill="{fills[cell]}"/>'
        for i, cell in enumerate(view["cells"])
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {10 * len(view["cells"])} 10">{cells}</svg>'
