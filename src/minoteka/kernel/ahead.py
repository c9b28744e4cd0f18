"""Kernels compiled beforehand for wasm32 (``MINOTEKA_KERNEL=ahead``), from Numba's own code by the LLVM that it brings.

Numba writes the code of each function before anything is optimised. There a pointer is just a pointer, and no record
of ours holds one: the same text is good for addresses of 32 bits, once it is told of another machine. It is noted as
it is written, linked, optimised and emitted as one object that shares its memory with Python (``kernel.foreign``).
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.codegen import CodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.lowering import Lower

from minoteka.kernel.foreign import flat
from minoteka.kernel.kinds import Kind, kinds

TRIPLE = "wasm32-unknown-emscripten"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
WORD, LENGTH, BYTE, REAL, ADDRESS = ir.IntType(64), ir.IntType(32), ir.IntType(8), ir.DoubleType(), ir.PointerType()
NOTHING = ir.VoidType()
NIL = ir.Constant(ADDRESS, None)

RUNTIME = """
declare ptr @malloc(i32)
declare void @free(ptr)
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %step) {
  %room = trunc i64 %size to i32
  %head = add i32 %step, 32
  %all = add i32 %head, %room
  %block = call ptr @malloc(i32 %all)
  %start = ptrtoint ptr %block to i32
  %past = add i32 %start, %head
  %mask = sub i32 0, %step
  %place = and i32 %past, %mask
  %data = inttoptr i32 %place to ptr
  store i64 1, ptr %block
  %where = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %block, i32 0, i32 3
  store ptr %data, ptr %where
  ret ptr %block
}
define void @NRT_MemInfo_call_dtor(ptr %block) {
  call void @free(ptr %block)
  ret void
}
"""
"""What Numba's code asks of its surroundings: room for local arrays, behind a head that counts who uses it."""

SYSTEM = tuple(f"llvm.{name}" for name in ("exp", "log", "pow", "sin", "cos"))
"""What LLVM would ask the system's mathematics for, which differ in the last bit: ``kernel.real`` has them."""


class Noted(JITCodeLibrary):
    """Numba's collection of code, as the text of all that is put into it: nothing of it will run on this machine."""

    def __init__(self, codegen: Any, name: str) -> None:
        CodeLibrary.__init__(self, codegen, name)
        self._linking_libraries: list[Noted] = []
        self.texts: list[str] = []

    def add_linking_library(self, library: "Noted") -> None:
        """Note whose code this one calls."""
        self._linking_libraries.append(library)

    def add_ir_module(self, module: Any) -> None:
        """Note a module as it is before anything is optimised."""
        self.texts.append(cgutils.normalize_ir_text(str(module)))  # type: ignore[no-untyped-call]

    def finalize(self) -> None:
        """Nothing more comes; no code is made of it here."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere."""
        return 0


JITCPUCodegen._library_class = Noted  # before anything is compiled
JITCPUCodegen.set_env = lambda *_: None  # type: ignore[method-assign]  # there is no function that would look there
for wrapper in ("create_cpython_wrapper", "create_cfunc_wrapper"):  # nor one that calls it
    setattr(Lower, wrapper, lambda *_: None)


class Export(NamedTuple):
    """A function of the library: its name there, the shape that says what it takes, and the compiled function."""

    symbol: str
    shape: Callable[..., Any]
    compiled: Any


def build(exports: list[Export]) -> bytes:
    """All of these in one object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, reloc="pic", codemodel="default", features=FEATURES
    )
    layout = str(machine.target_data)
    whole = llvm.parse_assembly(_told(f'target datalayout = ""\ntarget triple = ""\n{RUNTIME}', layout))
    for text in _texts(exports):
        whole.link_in(llvm.parse_assembly(_told(text, layout)))
    doors = ir.Module("doors")
    doors.triple, doors.data_layout = TRIPLE, layout
    for export in exports:
        _door(doors, export)
    whole.link_in(llvm.parse_assembly(str(doors)))
    _keep_only(whole, {export.symbol for export in exports})
    _optimise(whole, machine)
    if unknown := _unknown(whole):
        raise RuntimeError(f"kernels ask for what a library lacks: {', '.join(sorted(unknown))}")
    return bytes(machine.emit_object(_stepping(whole)))


def _told(text: str, layout: str) -> str:
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    return re.sub(r"\bgetelementptr (?!inbounds)", "getelementptr inbounds ", text)  # Numba does not say it of items


def _stepping(whole: Any) -> Any:
    """The same, told that a constant step up never leaves memory at its end: it then stands in the load or store
    itself. To be told last: nothing is concluded from it any more.
    """
    step = re.compile(r"\bgetelementptr(?: inbounds| nuw| nusw)* (\w+, ptr [^,\s]+, i32 \d)")
    return llvm.parse_assembly(step.sub(r"getelementptr inbounds nuw \1", str(whole)))


def _texts(exports: list[Export]) -> Iterator[str]:
    """The code of these functions and of all that they call, each module once."""
    waiting = [export.compiled.library for export in exports]
    seen = set()
    while waiting:
        library = waiting.pop()
        if id(library) not in seen:
            seen.add(id(library))
            waiting += library._linking_libraries
            yield from library.texts


def _keep_only(whole: Any, symbols: set[str]) -> None:
    """Everything but the exports may be inlined, or left out."""
    for thing in (*whole.functions, *whole.global_variables):
        if not thing.is_declaration and thing.name not in symbols:
            thing.linkage = "internal"
    whole.verify()


def _optimise(whole: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    unused = llvm.create_new_module_pass_manager()
    unused.add_global_dead_code_eliminate_pass()
    unused.run(whole, passes)
    passes.getModulePassManager().run(whole, passes)
    counts = llvm.create_new_module_pass_manager()
    counts.add_refprune_pass()  # Numba's own: pairs of "one more uses it", "one less"
    counts.run(whole, passes)
    passes.getModulePassManager().run(whole, passes)
    whole.verify()


def _unknown(whole: Any) -> set[str]:
    outside = {"malloc", "free", "memcpy", "memset", "memmove"}
    missing = {thing.name for thing in whole.functions if thing.is_declaration}
    return {name for name in missing - outside if not name.startswith("llvm.") or name.startswith(SYSTEM)}


PLAIN = {int: WORD, float: REAL, bool: BYTE}
ROWS = (Kind.STATES, Kind.WHOLES, Kind.REALS, Kind.SMALLS)
WIDTHS = {**dict.fromkeys(ROWS, 1), Kind.WHOLE_ROWS: 2, Kind.REAL_ROWS: 2, Kind.SMALL_ROWS: 2}
"""How many dimensions an array has."""


def _door(module: ir.Module, export: Export) -> None:
    """A function with a plain signature (``kernel.foreign``) that calls the one that Numba made."""
    signature = export.compiled.signature
    given = dict(kinds(export.shape))
    result = given.pop("return")
    pairs = [
        pair
        for (kind, its_type) in zip(given.values(), signature.args, strict=True)
        for pair in zip(flat(kind), _flat_types(its_type), strict=True)
    ]
    outer = [word for kind, _ in pairs for word in _passed(kind)]
    inner = [word for kind, _ in pairs for word in _expected(kind)]
    back = PLAIN.get(result)
    made = ir.Function(module, ir.FunctionType(_returned(back), outer), export.symbol)
    called = ir.Function(
        module, ir.FunctionType(LENGTH, [ADDRESS, ADDRESS, *inner]), export.compiled.fndesc.llvm_func_name
    )
    builder = ir.IRBuilder(made.append_basic_block())
    slot, error = builder.alloca(back or ADDRESS), builder.alloca(ADDRESS)
    words, waiting = [slot, error], list(made.args)
    for kind, its_type in pairs:
        mine = [waiting.pop(0) for _ in _passed(kind)]
        words += _words(builder, kind, its_type, mine)
    status = builder.call(called, words)
    with builder.if_then(builder.icmp_signed("!=", status, ir.Constant(LENGTH, 0))):
        trap = ir.FunctionType(NOTHING, [])
        builder.call(cgutils.get_or_insert_function(module, trap, "llvm.trap"), [])  # type: ignore[no-untyped-call]
    _return(builder, slot, back)


def _flat_types(its_type: Any) -> Iterator[Any]:
    if isinstance(its_type, types.NamedTuple):
        for inner in its_type.types:
            yield from _flat_types(inner)
    else:
        yield its_type


def _passed(kind: Any) -> list[Any]:
    """What the door takes."""
    if kind in PLAIN:
        return [LENGTH if kind is bool else PLAIN[kind]]
    return [] if kind is Kind.KERNEL else [ADDRESS] + [LENGTH] * WIDTHS.get(kind, 0)


def _expected(kind: Any) -> list[Any]:
    """What Numba's function takes: of an array its owner and parent, items, bytes of one, place, shape, strides."""
    if kind in PLAIN:
        return [PLAIN[kind]]
    if kind in WIDTHS:
        return [ADDRESS, ADDRESS, WORD, WORD, ADDRESS] + [WORD] * (2 * WIDTHS[kind])
    return [ADDRESS]


def _words(builder: Any, kind: Any, its_type: Any, mine: list[Any]) -> list[Any]:
    if kind is Kind.KERNEL:
        return [NIL]
    if kind is bool:
        return [builder.trunc(mine[0], BYTE)]
    if kind not in WIDTHS:
        return mine
    item = ir.Constant(WORD, _bytes_of(its_type.dtype))
    shape = [builder.zext(length, WORD) for length in mine[1:]]
    strides = [item] if len(shape) == 1 else [builder.mul(shape[1], item), item]
    items = shape[0] if len(shape) == 1 else builder.mul(*shape)
    return [NIL, NIL, items, item, mine[0], *shape, *strides]


def _bytes_of(item: Any) -> int:
    return int(item.size if isinstance(item, types.Record) else item.bitwidth // 8)


def _returned(back: Any) -> Any:
    if back is None:
        return NOTHING
    return LENGTH if back is BYTE else back


def _return(builder: Any, slot: Any, back: Any) -> None:
    if back is None:
        builder.ret_void()
    elif back is BYTE:
        builder.ret(builder.zext(builder.load(slot, typ=BYTE), LENGTH))
    else:
        builder.ret(builder.load(slot, typ=back))
