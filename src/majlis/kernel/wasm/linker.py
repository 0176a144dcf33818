"""From the one object file that LLVM writes to a module that runs by itself: memory laid out, addresses filled in.

The object holds all code, so no other files, libraries or sections are to be thrown away: what remains of a linker's
work is this (https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md). Whatever else an object may hold is
refused, and so is a function that nobody defines: a name of Python's or of a C library.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

PAGE = 1 << 16
STACK = 1 << 18
"""Bytes of the stack; it lies below everything else, so that an overflow traps instead of overwriting."""

TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA, CUSTOM = 1, 2, 3, 5, 6, 7, 10, 11, 0
SECTIONS = {TYPE, IMPORT, FUNCTION, CODE, DATA, CUSTOM, 12}
"""What an object may hold; 12 counts the data segments."""
I32, CONST = 0x7F, 0x41
OF_FUNCTION, OF_DATA, OF_GLOBAL, OF_SECTION = 0, 1, 2, 3
UNDEFINED = 0x10

ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32 = 3, 4, 5
UNMOVED = {0, 6, 7}
"""Indices of functions, types and globals: with one object they stay as they are."""


class LinkError(Exception):
    """An object holds what this linker does not know, or asks for what nobody defines."""


class ByteReader:
    """Bytes read one after another."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """A LEB128 number without a sign."""
        return self._leb128()[0]

    def signed(self) -> int:
        """A LEB128 number with a sign."""
        value, bits = self._leb128()
        return value - (1 << bits) if value >> (bits - 1) else value

    def _leb128(self) -> tuple[int, int]:
        """The bits of a LEB128 number, and how many they are."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value, shift

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def name(self) -> str:
        return self.take(self.number()).decode()


def leb(value: int) -> bytes:
    """A number without a sign as LEB128."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed_leb(value: int) -> bytes:
    """A number with a sign as LEB128."""
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def padded(value: int) -> bytes:
    """An address as LEB128 in the five bytes that LLVM leaves for it; below 2**31 it reads the same with a sign."""
    return bytes([*(value >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), value >> 28])


class Symbol(NamedTuple):
    """What an object calls by name: a function by its index, or a place in a data segment."""

    kind: int
    name: str
    number: int
    """Of the function, or of the data segment in which it lies."""
    offset: int = 0


class Relocation(NamedTuple):
    """A place in a section that waits for an address."""

    kind: int
    offset: int
    symbol: int
    addend: int


class Parsed:
    """An object file, taken apart."""

    def __init__(self, data: bytes) -> None:
        self.sections: dict[int, bytes] = {}
        self.order: list[int] = []
        self.symbols: list[Symbol] = []
        self.alignments: list[int] = []
        self.relocations: dict[int, list[Relocation]] = {}
        reader = ByteReader(data)
        if reader.take(8) != b"\0asm\1\0\0\0":
            raise LinkError("this is no WebAssembly object")
        while reader:
            number, body = reader.byte(), ByteReader(reader.take(reader.number()))
            if number not in SECTIONS:
                raise LinkError(f"the object holds a section {number}, which this linker does not know")
            if number == CUSTOM:
                self._custom(body.name(), body)
            else:
                self.sections[number] = body.data
            self.order.append(number)

    def _custom(self, name: str, body: ByteReader) -> None:
        if name == "linking":
            if body.number() != 2:
                raise LinkError("the object is linked by a convention of another version")
            while body:
                kind, part = body.byte(), ByteReader(body.take(body.number()))
                if kind == 8:
                    self.symbols = list(_symbols(part))
                elif kind == 5:
                    self.alignments = list(_alignments(part))
        elif name.startswith("reloc."):
            section = self.order[body.number()]
            self.relocations[section] = list(_relocations(body))


def _symbols(body: ByteReader) -> Iterator[Symbol]:
    for _ in range(body.number()):
        kind, flags = body.byte(), body.number()
        if kind == OF_DATA:
            name = body.name()
            if flags & UNDEFINED:
                raise LinkError(f"nobody defines {name}")
            index, offset, _ = body.number(), body.number(), body.number()
            yield Symbol(kind, name, index, offset)
        elif kind in (OF_FUNCTION, OF_GLOBAL):
            index = body.number()
            named = not flags & UNDEFINED or flags & 0x40
            yield Symbol(kind, body.name() if named else "", index)
        elif kind == OF_SECTION:
            yield Symbol(kind, "", body.number())
        else:
            raise LinkError(f"the object has a symbol of kind {kind}, which this linker does not know")


def _alignments(body: ByteReader) -> Iterator[int]:
    for _ in range(body.number()):
        body.name()
        yield body.number()
        body.number()


def _relocations(body: ByteReader) -> Iterator[Relocation]:
    for _ in range(body.number()):
        kind, offset, symbol = body.byte(), body.number(), body.number()
        if kind in UNMOVED:
            continue
        if kind not in (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32):
            raise LinkError(f"the object has a relocation of kind {kind}, which this linker does not know")
        yield Relocation(kind, offset, symbol, body.signed())


class DataSegment(NamedTuple):
    """A piece of memory: where its bytes stand in the section, and what they are."""

    start: int
    content: bytes


def _segments(section: bytes) -> Iterator[DataSegment]:
    body = ByteReader(section)
    for _ in range(body.number()):
        if body.byte() != 0 or body.byte() != CONST:
            raise LinkError("a data segment does not lie at a fixed place")
        body.signed()
        body.byte()
        size = body.number()
        start = body.at
        yield DataSegment(start, body.take(size))


def _check_imports(section: bytes) -> None:
    body = ByteReader(section)
    for _ in range(body.number()):
        module, name, kind = body.name(), body.name(), body.byte()
        if (module, name) not in (("env", "__linear_memory"), ("env", "__stack_pointer")):
            raise LinkError(f"nobody defines {name}: the code still needs something of Python's or of a C library")
        if kind == 2:
            has_most = body.byte()
            body.number()
            if has_most:
                body.number()
        else:
            body.take(2)


def link(data: bytes, functions: Sequence[str], places: Sequence[str]) -> bytes:
    """The module: the named functions and the addresses of the named data are its exports, beside memory and stack."""
    parsed = Parsed(data)
    _check_imports(parsed.sections.get(IMPORT, b"\0"))
    segments = list(_segments(parsed.sections.get(DATA, b"\0")))
    addresses, top = [], STACK
    for segment, alignment in zip(segments, parsed.alignments, strict=True):
        top = -(-top >> alignment) << alignment
        addresses.append(top)
        top += len(segment.content)
    heap = -(-top // 64) * 64
    code = _relocated(parsed, CODE, addresses)
    content = _relocated(parsed, DATA, addresses)
    named = {symbol.name: symbol for symbol in parsed.symbols}
    constants = {name: addresses[named[name].number] + named[name].offset for name in places} | {"__heap_base": heap}
    exports = [("memory", 2, 0), ("__stack_pointer", 3, 0)]
    exports += [(name, 3, 1 + number) for number, name in enumerate(constants)]
    exports += [(name, 0, named[name].number) for name in functions]
    sections = {
        TYPE: parsed.sections[TYPE],
        FUNCTION: parsed.sections[FUNCTION],
        MEMORY: b"\1\0" + leb(-(-heap // PAGE)),
        GLOBAL: _globals([(STACK, True), *((value, False) for value in constants.values())]),
        EXPORT: leb(len(exports)) + b"".join(_export(*export) for export in exports),
        CODE: code,
        DATA: _data(segments, addresses, content),
    }
    return b"\0asm\1\0\0\0" + b"".join(bytes([number]) + leb(len(body)) + body for number, body in sections.items())


def _relocated(parsed: Parsed, section: int, addresses: list[int]) -> bytes:
    """A section with its addresses filled in."""
    body = bytearray(parsed.sections.get(section, b"\0"))
    for kind, offset, number, addend in parsed.relocations.get(section, []):
        symbol = parsed.symbols[number]
        address = addresses[symbol.number] + symbol.offset + addend
        new = address.to_bytes(4, "little") if kind == ADDRESS_I32 else padded(address)
        body[offset : offset + len(new)] = new
    return bytes(body)


def _globals(values: list[tuple[int, bool]]) -> bytes:
    parts = [bytes([I32, is_mutable, CONST]) + signed_leb(value) + b"\x0b" for value, is_mutable in values]
    return leb(len(parts)) + b"".join(parts)


def _export(name: str, kind: int, index: int) -> bytes:
    return leb(len(name)) + name.encode() + bytes([kind]) + leb(index)


def _data(segments: list[DataSegment], addresses: list[int], content: bytes) -> bytes:
    """The data that is not zero: memory is, before anybody writes to it."""
    parts = []
    for segment, address in zip(segments, addresses):
        piece = content[segment.start : segment.start + len(segment.content)]
        if any(piece):
            parts.append(b"\0" + bytes([CONST]) + signed_leb(address) + b"\x0b" + leb(len(piece)) + piece)
    return leb(len(parts)) + b"".join(parts)
