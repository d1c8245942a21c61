"""One relocatable WebAssembly object, as LLVM emits it, becomes a module that runs by itself.

A general linker is not needed: there is one object only, so the indices of its functions, types and globals are final.
What is left is to lay the data behind the stack, to write its addresses where the code mentions them, and to define the
memory and the stack pointer that the object expects from outside. The format is that of WebAssembly's tool conventions
("Linking").
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

STACK = 65536  # bytes below the data; the rules recurse nowhere
PAGE = 65536
MAGIC = b"\0asm\1\0\0\0"


class Section(IntEnum):
    CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)


class External(IntEnum):
    """What an import or an export is."""

    FUNCTION, TABLE, MEMORY, GLOBAL = range(4)


class Kind(IntEnum):
    """What a symbol stands for."""

    FUNCTION, DATA, GLOBAL, SECTION, EVENT, TABLE = range(6)


# Relocations: indices stay as they are; of addresses LLVM writes these three without position-independent code.
INDICES = {0, 6, 7, 20}  # of a function, a type, a global, a table
ADDRESS_UNSIGNED, ADDRESS_SIGNED, ADDRESS_WORD = 3, 4, 5
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of a symbol
SEGMENTS, SYMBOLS = 5, 8  # subsections of "linking"


class LinkError(ValueError):
    """The object holds something that code made of rules never does."""


class Reader:
    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def more(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def unsigned(self) -> int:
        return self._number()[0]

    def signed(self) -> int:
        value, bits, negative = self._number()
        return value - (1 << bits) if negative else value

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def block(self) -> bytes:
        return self.take(self.unsigned())

    def name(self) -> str:
        return self.block().decode()

    def _number(self) -> tuple[int, int, bool]:
        value = bits = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << bits
            bits += 7
            if not byte & 0x80:
                return value, bits, bool(byte & 0x40)


def unsigned(value: int, width: int = 1) -> bytes:
    """LEB128, in at least so many bytes."""
    out = bytearray()
    while value >= 0x80 or len(out) + 1 < width:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def signed(value: int, width: int = 1) -> bytes:
    out = bytearray()
    while not -0x40 <= value < 0x40 or len(out) + 1 < width:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def name(word: str) -> bytes:
    return unsigned(len(word.encode())) + word.encode()


@dataclass(frozen=True)
class Symbol:
    kind: int
    name: str
    index: int  # of a function, say; of data its segment, or −1 where it is not defined here
    offset: int = 0


@dataclass
class ObjectFile:
    sections: dict[int, bytes] = field(default_factory=dict[int, bytes])
    custom: dict[str, bytes] = field(default_factory=dict[str, bytes])
    order: list[int] = field(default_factory=list[int])  # relocations name their section by its place
    imports: list[bytes] = field(default_factory=list[bytes])  # of functions
    imported: list[str] = field(default_factory=list[str])
    stack_pointer: bool = False
    symbols: list[Symbol] = field(default_factory=list[Symbol])
    alignments: list[int] = field(default_factory=list[int])  # of data segments, as powers of two
    payloads: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])  # where in DATA, how long

    def body(self, section: Section) -> bytes:
        return self.sections.get(section, b"\0")


def link(data: bytes, exports: list[str]) -> bytes:
    """The module, exporting these functions, its `memory`, and `heap`: the first byte that nobody uses."""
    found = _read(data)
    places, heap = _place(found)
    code, contents = _relocated(found, places)
    return _written(found, exports, places, heap, code, contents)


# Reading


def _read(data: bytes) -> ObjectFile:
    if data[: len(MAGIC)] != MAGIC:
        raise LinkError("not a WebAssembly object")
    found, reader = ObjectFile(), Reader(data, len(MAGIC))
    while reader.more:
        section, body = reader.byte(), reader.block()
        found.order.append(section)
        if section == Section.CUSTOM:
            inner = Reader(body)
            word = inner.name()
            found.custom[word] = body[inner.at :]
        else:
            found.sections[section] = body
    _read_imports(found)
    _read_linking(found)
    _read_data(found)
    return found


def _read_imports(found: ObjectFile) -> None:
    reader = Reader(found.body(Section.IMPORT))
    for _ in range(reader.unsigned()):
        module, word, begin = reader.name(), reader.name(), reader.at
        match reader.byte():
            case External.FUNCTION:
                reader.unsigned()
                found.imports.append(name(module) + name(word) + reader.data[begin : reader.at])
                found.imported.append(word)
            case External.MEMORY:
                bounded = reader.byte() & 1
                reader.unsigned()
                if bounded:
                    reader.unsigned()
            case External.GLOBAL if word == "__stack_pointer" and not found.stack_pointer:
                reader.take(2)
                found.stack_pointer = True
            case other:
                raise LinkError(f"import of {module}.{word}, of kind {other}: indirect calls are not linked")


def _read_linking(found: ObjectFile) -> None:
    reader = Reader(found.custom["linking"])
    version = reader.unsigned()
    if version != 2:
        raise LinkError(f"linking section of version {version}")
    while reader.more:
        part, body = reader.byte(), Reader(reader.block())
        if part == SEGMENTS:
            for _ in range(body.unsigned()):
                body.name()
                found.alignments.append(1 << body.unsigned())
                body.unsigned()
        elif part == SYMBOLS:
            found.symbols = [_symbol(body) for _ in range(body.unsigned())]


def _symbol(body: Reader) -> Symbol:
    kind, flags = body.byte(), body.unsigned()
    defined = not flags & UNDEFINED
    if kind == Kind.DATA:
        word = body.name()
        if not defined:
            return Symbol(kind, word, -1)
        segment, offset = body.unsigned(), body.unsigned()
        body.unsigned()  # its size
        return Symbol(kind, word, segment, offset)
    if kind == Kind.SECTION:
        return Symbol(kind, "", body.unsigned())
    index = body.unsigned()
    return Symbol(kind, body.name() if defined or flags & EXPLICIT_NAME else "", index)


def _read_data(found: ObjectFile) -> None:
    reader = Reader(found.body(Section.DATA))
    for _ in range(reader.unsigned()):
        if reader.unsigned() != 0 or reader.byte() != 0x41:  # i32.const
            raise LinkError("a data segment without a constant address")
        reader.signed()
        reader.byte()  # end
        count = reader.unsigned()
        found.payloads.append((reader.at, count))
        reader.take(count)


# Linking


def _place(found: ObjectFile) -> tuple[list[int], int]:
    """The address of each data segment, and the first address behind them all."""
    places: list[int] = []
    at = STACK
    for (_, count), alignment in zip(found.payloads, found.alignments, strict=True):
        at = (at + alignment - 1) & -alignment
        places.append(at)
        at += count
    return places, (at + 15) & -16


def _relocated(found: ObjectFile, places: list[int]) -> tuple[bytes, bytes]:
    bodies = {part: bytearray(found.body(part)) for part in (Section.CODE, Section.DATA)}
    for word in ("reloc.CODE", "reloc.DATA"):
        if word not in found.custom:
            continue
        reader = Reader(found.custom[word])
        body = bodies[Section(found.order[reader.unsigned()])]
        for _ in range(reader.unsigned()):
            kind, offset, index = reader.byte(), reader.unsigned(), reader.unsigned()
            if kind in INDICES:
                continue
            if kind not in (ADDRESS_UNSIGNED, ADDRESS_SIGNED, ADDRESS_WORD):
                raise LinkError(f"relocation of kind {kind}")
            symbol = found.symbols[index]
            if symbol.kind != Kind.DATA or symbol.index < 0:
                raise LinkError(f"the address of {symbol.name!r}, which is not data of the rules")
            address = places[symbol.index] + symbol.offset + reader.signed()
            if kind == ADDRESS_WORD:
                body[offset : offset + 4] = address.to_bytes(4, "little")
            else:
                body[offset : offset + 5] = (unsigned if kind == ADDRESS_UNSIGNED else signed)(address, 5)
    return bytes(bodies[Section.CODE]), bytes(bodies[Section.DATA])


# Writing


def _written(
    found: ObjectFile, exports: list[str], places: list[int], heap: int, code: bytes, contents: bytes
) -> bytes:
    functions = {s.name: s.index for s in found.symbols if s.kind == Kind.FUNCTION}
    if missing := [word for word in exports if word not in functions]:
        raise LinkError(f"no function {', '.join(missing)} in the object")
    globals_ = [b"\x7f\x01\x41" + signed(STACK) + b"\x0b"] if found.stack_pointer else []  # a mutable i32
    globals_.append(b"\x7f\x00\x41" + signed(heap) + b"\x0b")
    table = [name("memory") + bytes([External.MEMORY]) + unsigned(0)]
    table.append(name("heap") + bytes([External.GLOBAL]) + unsigned(len(globals_) - 1))
    table += [name(word) + bytes([External.FUNCTION]) + unsigned(functions[word]) for word in exports]
    out = bytearray(MAGIC)

    def section(part: Section, body: bytes) -> None:
        out.extend(bytes([part]) + unsigned(len(body)) + body)

    section(Section.TYPE, found.body(Section.TYPE))
    section(Section.IMPORT, _vector(found.imports))
    section(Section.FUNCTION, found.body(Section.FUNCTION))
    section(Section.MEMORY, _vector([b"\0" + unsigned(-(-heap // PAGE))]))
    section(Section.GLOBAL, _vector(globals_))
    section(Section.EXPORT, _vector(table))
    if Section.DATA_COUNT in found.sections:
        section(Section.DATA_COUNT, found.sections[Section.DATA_COUNT])
    section(Section.CODE, code)
    segments = [
        b"\0\x41" + signed(address) + b"\x0b" + unsigned(count) + contents[begin : begin + count]
        for (begin, count), address in zip(found.payloads, places, strict=True)
    ]
    if segments:
        section(Section.DATA, _vector(segments))
    return bytes(out)


def _vector(items: list[bytes]) -> bytes:
    return unsigned(len(items)) + b"".join(items)
