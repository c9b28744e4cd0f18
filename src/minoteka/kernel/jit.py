"""The decorator of every kernel, and typed kernels for drivers that serve all games."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from minoteka.kernel.settings import CHECKED, COMPILED, cache_dir

F = TypeVar("F", bound=Callable[..., Any])

if COMPILED:
    import numba
    import numpy as np
    from numba.core.registry import CPUDispatcher

    from minoteka.kernel.plain import Plain

    class _Kernel(CPUDispatcher):
        """A compiled kernel that runs its source instead when Python hands it a plain state (``Layout.plain``).

        Compiled callers never come this way: they call each other directly.
        """

        def __call__(self, *arguments: Any) -> Any:
            if arguments and type(arguments[0]) is Plain:
                return self.py_func(*arguments)
            return super().__call__(*arguments)


def kernel(function: F) -> F:
    """Compile ``function`` on first use and keep the result on disk; interpreted, leave it as it is."""
    return _compiled(function, None) if COMPILED else function


def typed(function: F, signature: Any, *, brief: bool = False) -> F:
    """``function`` compiled for one signature, so that it can be passed to a driver as a value.

    Closures and untyped function arguments would be compiled anew in every process. Other threads may run meanwhile,
    except during a ``brief`` one: to wake them for a microsecond that they can't use costs many.
    """
    if not COMPILED:
        return function
    return _compiled(cast(F, getattr(function, "py_func", function)), signature, brief=brief)


def _compiled(function: F, signature: Any, *, brief: bool = False) -> F:
    kept = cache_dir(function.__module__) + ("-brief" if brief else "")  # Numba's index knows nothing of locks
    numba.config.CACHE_DIR = kept  # type: ignore[attr-defined]  # set by Numba at run time
    options: dict[str, Any] = {"cache": True, "nogil": not brief, "boundscheck": CHECKED, "error_model": "numpy"}
    made = numba.njit(**options)(function) if signature is None else numba.njit(signature, **options)(function)
    made.__class__ = _Kernel
    return cast(F, made)


def zeros(count: int) -> Any:
    """``count`` zero integers for use *inside* kernels (a local array; a list when interpreted)."""
    return [0] * count


if COMPILED:
    from numba.extending import overload

    @overload(zeros)
    def _zeros(count: Any) -> Any:
        def local(count: Any) -> Any:
            return np.zeros(count, np.int64)

        return local
