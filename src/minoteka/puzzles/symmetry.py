"""The symmetries of a silhouette, and which of several mirrored or turned solutions stands for all of them."""

from collections.abc import Iterable, Sequence
from typing import Any

from minoteka.geometry.hexagonal import SYMMETRIES, Cell, Shape, apply, normalised
from minoteka.kernel import kernel, table, zeros


def self_maps(cells: Iterable[Cell]) -> list[dict[Cell, Cell]]:
    """Every way to turn or flip the cells onto themselves, the identity first."""
    home = tuple(sorted(cells))
    target = normalised(home)
    maps = []
    for symmetry in SYMMETRIES:
        turned = [apply(symmetry, cell) for cell in home]
        if normalised(turned) == target:
            dq = min(q for q, _ in home) - min(q for q, _ in turned)
            dr = min(r for _, r in home) - min(r for _, r in turned)
            maps.append({cell: (q + dq, r + dr) for cell, (q, r) in zip(home, turned, strict=True)})
    return maps


def option_images(maps: Sequence[dict[Cell, Cell]], options: Sequence[tuple[int, Shape]]) -> Any:
    """For each map after the identity, the number of the option that each option becomes."""
    number = {option: i for i, option in enumerate(options)}
    return table(
        [[number[kind, tuple(sorted(m[cell] for cell in cells))] for kind, cells in options] for m in maps[1:]]
    )


def representatives(rows: list[tuple[int, ...]], images: Any) -> list[tuple[int, ...]]:
    """Those solutions (sorted option numbers) that no symmetry makes smaller: one for each class."""
    if not rows or not len(images):
        return rows
    return [row for row, keep in zip(rows, _least(table(rows), images), strict=True) if keep]


@kernel
def _least(rows: Any, images: Any) -> Any:
    """1 for every row that is the smallest among its images, compared as sorted lists; else 0."""
    width = len(rows[0])
    image = zeros(width)
    kept = zeros(len(rows))
    for index in range(len(rows)):
        least = True
        for map_number in range(len(images)):
            for i in range(width):
                value = images[map_number][rows[index][i]]
                j = i
                while j > 0 and image[j - 1] > value:
                    image[j] = image[j - 1]
                    j -= 1
                image[j] = value
            for i in range(width):
                if image[i] != rows[index][i]:
                    least = least and image[i] > rows[index][i]
                    break
        kept[index] = 1 if least else 0
    return kept
