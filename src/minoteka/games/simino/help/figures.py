"""The figures of the rules pages: each a real position, so that the pictures are tested too."""

from collections.abc import Callable, Mapping

FIGURES: Mapping[str, Callable[[], str]] = {}
