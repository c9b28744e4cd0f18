"""How learning went, as a picture: the losses of every epoch, generation by generation."""

from collections.abc import Sequence

WIDE, HIGH, EDGE = 640, 320, 48
COLOURS = ("#8a8f98", "#2f6f8f")
"""Of what is learnt from, and of what was held out."""


def picture(generations: Sequence[Sequence[tuple[float, float]]], even: float, names: tuple[str, str]) -> str:
    """An SVG of (learnt, held out) by epoch; ``even`` is the loss of who always says "all alike"."""
    found = [pair for epochs in generations for pair in epochs]
    low = min(min(pair) for pair in found)
    high = max(even, max(max(pair) for pair in found))
    step, room = (WIDE - 2 * EDGE) / max(1, len(found) - 1), (HIGH - 2 * EDGE) / max(1e-9, high - low)

    def place(number: int, value: float) -> str:
        return f"{EDGE + number * step:.1f},{EDGE + (high - value) * room:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
    ]
    for value in (low, even):
        y = EDGE + (high - value) * room
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDE - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="{EDGE - 4}" y="{y + 4:.1f}" text-anchor="end">{value:.3f}</text>')
    at = 0
    for number, epochs in enumerate(generations):
        parts.append(f'<text x="{EDGE + at * step:.1f}" y="{HIGH - 16}">{number + 1}</text>')
        for which, colour in enumerate(COLOURS):
            line = " ".join(place(at + i, pair[which]) for i, pair in enumerate(epochs))
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at += len(epochs)
    for which, (name, colour) in enumerate(zip(names, COLOURS, strict=True)):
        parts.append(f'<text x="{EDGE + which * 160}" y="24" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
