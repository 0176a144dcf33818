"""Arrays as compiled code uses them, for type checkers: fields of records, tables, and room to work in."""

from typing import Any, Protocol, overload


class IntRow(Protocol):
    """A field of one number a seat, a kind, a place."""

    @property
    def size(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> "IntRow": ...
    def __setitem__(self, index: int | slice, value: int, /) -> None: ...


class FloatRow(Protocol):
    """An array of real numbers to work in."""

    @property
    def size(self) -> int: ...
    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int | slice, value: float, /) -> None: ...


class IntGrid(Protocol):
    """A field of one row a seat."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> IntRow: ...
    def __setitem__(self, index: Any, value: int, /) -> None: ...
