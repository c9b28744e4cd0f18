"""Loops that call a game's kernels, compiled once for each game from one source.

A driver is its source: what it takes is read off its annotations (``kernel.kinds``), the kernels among them it brings
itself. Kernels reach compiled code as values with a signature, so that the result is kept on disk.
"""

from collections.abc import Callable, Hashable, Mapping
from functools import cache, partial
from typing import Any, Protocol

from minoteka.kernel.foreign import Foreign, symbol
from minoteka.kernel.jit import entry, typed
from minoteka.kernel.kinds import is_bundle, is_given, kinds, signature
from minoteka.kernel.memory import Layout
from minoteka.kernel.settings import COMPILED, FOREIGN


class HasKernels(Hashable, Protocol):
    """What a driver must know of a game."""

    @property
    def layout(self) -> Layout:
        """The layout of its states."""

    @property
    def kernels(self) -> Any:
        """Its kernels as attributes, the ``signatures`` of them, and their ``owner``."""


class Driver:
    """``driver(game)`` is the source for one game, without the kernels that stand first among its parameters.

    It is called by position and trusts what it is given: buffers made by ``kernel``, states of that game. ``without``
    names kernels for which its source is given None: what asks them is then not compiled.
    """

    def __init__(self, source: Callable[..., Any], without: tuple[str, ...] = ()) -> None:
        self.source, self.without = source, without
        self._ready = cache(self._made)

    def __call__(self, game: HasKernels) -> Callable[..., Any]:
        """The driver for a game; compiled, or found on disk, when first asked for."""
        return self._ready(game)

    def _made(self, game: HasKernels) -> Callable[..., Any]:
        if FOREIGN:  # it was compiled with the kernels in it
            return Foreign(symbol(game.kernels.owner, self.name), self.source).entry
        given = [self._bring(game, name, kind) for name, kind in kinds(self.source).items() if is_given(kind)]
        if not COMPILED:
            return partial(self.source, *given)
        shape = self.signature(game.layout.numba_type, game.kernels.signatures)
        return partial(entry(typed(self.source, shape)), *given)

    def signature(self, record: Any, kernels: Mapping[str, Any]) -> Any:
        """The compiler's signature for states of type ``record`` and kernels of these signatures (or types)."""
        return signature(self.source, record, {**kernels, **dict.fromkeys(self.without)})

    @property
    def name(self) -> str:
        """What a library calls it by, beside the game's package."""
        return "_without_".join((f"{self.source.__module__}.{self.source.__name__}", *self.without))

    def _bring(self, game: HasKernels, name: str, kind: Any) -> Any:
        """A kernel, or a bundle of them."""
        if is_bundle(kind):
            return kind(*(None if inner in self.without else getattr(game.kernels, inner) for inner in kinds(kind)))
        return getattr(game.kernels, name)


if COMPILED:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic
    def _uncounted(typing_context: Any, bundle: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            value = arguments[0]
            for i, kind in enumerate(bundle.types):
                if isinstance(kind, types.Array):
                    array = context.make_array(kind)(context, builder, builder.extract_value(value, i))
                    array.meminfo = ir.Constant(array.meminfo.type, None)
                    value = builder.insert_value(value, array._getvalue(), i)
            return value

        return bundle(bundle), generate

    borrowed: Any = _uncounted
else:

    def borrowed(bundle: Any) -> Any:
        """A bundle for a driver's own use: its caller holds the buffers, so that nobody need count who else does."""
        return bundle
