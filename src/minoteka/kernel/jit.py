"""The decorator of every kernel, and typed kernels for drivers that serve all games."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from minoteka.kernel.settings import AHEAD, CHECKED, COMPILED

F = TypeVar("F", bound=Callable[..., Any])

if COMPILED:
    import numpy as np
    from numba.core.caching import NullCache
    from numba.core.registry import CPUDispatcher
    from numba.core.typeinfer import register_dispatcher
    from numba.extending import overload

    from minoteka.kernel.kept import BriefCode, KeptCode
    from minoteka.kernel.plain import Plain

    class _Kernel(CPUDispatcher):
        """A compiled kernel that runs its source instead when Python hands it a plain state (``Layout.plain``).

        Compiled callers never come this way: they call each other directly.
        """

        _cache: Any

        def __call__(self, *arguments: Any) -> Any:
            if arguments and type(arguments[0]) is Plain:
                return self.py_func(*arguments)
            return super().__call__(*arguments)

        def compile(self, signature: Any) -> Any:
            """Compile for a signature, or find what was kept; sources are looked at only now."""
            if isinstance(self._cache, NullCache) and not AHEAD:
                self._cache = (KeptCode if self.targetoptions["nogil"] else BriefCode)(self.py_func)
            return super().compile(signature)

    OPTIONS = {"nopython": True, "boundscheck": CHECKED, "error_model": "numpy"}


def kernel(function: F) -> F:
    """Compile ``function`` on first use and keep the result on disk; interpreted, leave it as it is."""
    return cast(F, _Kernel(function, targetoptions={**OPTIONS, "nogil": True})) if COMPILED else function


def stage(function: F) -> F:
    """A part of a driver, compiled into the driver itself: bundles of buffers are not handed on at every call."""
    if not COMPILED:
        return function
    return cast(F, _Kernel(function, targetoptions={**OPTIONS, "nogil": True, "forceinline": True}))


def typed(function: F, signature: Any, *, brief: bool = False) -> F:
    """``function`` compiled for one signature, so that it can be passed to a driver as a value.

    Closures and untyped function arguments would be compiled anew in every process. Other threads may run meanwhile,
    except during a ``brief`` one: to wake them for a microsecond that they can't use costs many.
    """
    if not COMPILED:
        return function
    made = _Kernel(getattr(function, "py_func", function), targetoptions={**OPTIONS, "nogil": not brief})
    with register_dispatcher(made):
        made.compile(signature)
        made.disable_compile()
    return cast(F, made)


def entry(function: Any) -> Any:
    """What a typed kernel is called by without ceremony: it trusts its arguments. Interpreted: itself."""
    if not COMPILED:
        return function
    (compiled,) = function.overloads.values()
    return compiled.entry_point


def zeros(count: int) -> Any:
    """``count`` zero integers for use *inside* kernels (a local array; a list when interpreted)."""
    return [0] * count


if COMPILED:

    @overload(zeros)
    def _zeros(count: Any) -> Any:
        def local(count: Any) -> Any:
            return np.zeros(count, np.int64)

        return local
