"""Where the code of one compiled kernel is kept: Numba's cache with a folder of ours, set for that function alone."""

from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from minoteka.kernel.sources import cache_dir, digest


class _Folder(_CacheLocator):
    """The folder is named after the sources; so is the stamp: a file's date says nothing."""

    _suffix = ""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file  # Numba names it in warnings
        self._module, self._line = function.__module__, function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Any, file: str) -> "_Folder":
        return cls(function, file)

    def get_cache_path(self) -> str:
        return f"{cache_dir(self._module, Path(self._py_file))}{self._suffix}"

    def get_source_stamp(self) -> str:
        return digest(self._module, Path(self._py_file))

    def get_disambiguator(self) -> str:
        return str(self._line)


class _BriefFolder(_Folder):
    _suffix = "-brief"  # Numba's index knows nothing of locks


class _Kept(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Folder]  # noqa: RUF012  # as Numba has it


class _BriefKept(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_BriefFolder]  # noqa: RUF012


class KeptCode(FunctionCache):
    """The code of a kernel that lets other threads run."""

    _impl_class = _Kept


class BriefCode(FunctionCache):
    """The code of a brief one, which does not."""

    _impl_class = _BriefKept
