"""numba compiles for WebAssembly: LLVM's wasm32 in place of this machine's processor, and nothing is run on the way.

numba keeps one compiler for the whole process and resolves inner functions through it, so it is replaced before
anything is compiled; such a process cannot run machine code of its own. `build.py` therefore starts one for each game.
Not the optimised code of another processor is translated: sizes of pointers would be folded into it. The code is made
for wasm32 from the beginning, and optimised once, as a whole, when all entries are in.
"""

# numba and llvmlite carry no types, and this file consists of their classes.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false, reportIndexIssue=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import callconv, cgutils, codegen, compiler, cpu, externals, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.extending import intrinsic
from numba.np import arrayobj

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+sign-ext,+nontrapping-fptoint,+multivalue"  # what every browser of today has


def install() -> WasmContext:
    """Make this process compile for WebAssembly, for good; before anything was compiled."""
    context = WasmContext(cpu_target.typing_context, "cpu")
    cpu_target.__dict__["_toplevel_target_context"] = context
    if cpu_target.target_context is not context:
        raise RuntimeError("numba has compiled something already: WebAssembly needs a process of its own")
    return context


class WasmLibrary(codegen.CPUCodeLibrary):
    """Collects functions without optimising any: the whole is optimised when it is complete."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_specific(self) -> None:
        pass

    def _verify_declare_only_symbols(self) -> None:
        pass


class WasmCodegen(codegen.CPUCodegen):
    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._engine = None
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:  # numba makes one module before it knows
            module.data_layout = self._data_layout
        return module

    def _check_llvm_bugs(self) -> None:
        pass

    def _add_module(self, module: Any) -> None:
        pass

    def set_env(self, env_name: str, env: Any) -> None:
        pass


def trap(builder: Any) -> None:
    module = builder.module
    found = module.globals.get("llvm.trap")
    builder.call(found or ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])


class TrapConvention(callconv.CPUCallConv):
    """Where Python would raise, WebAssembly traps; numba's own way would put pickled exceptions into the file."""

    def _end(self, builder: Any) -> None:
        trap(builder)
        builder.unreachable()

    def return_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
        self._end(builder)

    def return_dynamic_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
        self._end(builder)

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        self._end(builder)

    def return_native_error(self, builder: Any, *_: Any) -> None:
        self._end(builder)


class WasmContext(cpu.CPUContext):
    allow_dynamic_globals = False  # an address of this machine must never become a constant

    @global_compiler_lock
    def init(self) -> None:
        self.is32bit = False  # would only rewrite 64-bit division, which WebAssembly has
        self._internal_codegen = WasmCodegen("numba.wasm")
        externals.c_math_functions.install(self)

    @property
    def call_conv(self) -> TrapConvention:
        return TrapConvention(self)

    def load_additional_registries(self) -> None:
        # numba's own runtime (reference counts) would be compiled and run here; rules allocate nothing
        kept, rtsys.initialize = rtsys.initialize, lambda context: None
        try:
            super().load_additional_registries()
        finally:
            rtsys.initialize = kept

    def post_lowering(self, mod: Any, library: Any) -> None:
        pass

    def create_cpython_wrapper(self, *_: Any, **__: Any) -> None:
        pass

    def create_cfunc_wrapper(self, *_: Any, **__: Any) -> None:
        pass

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        # numba tells functions apart by this: one and the same for all would call the wrong one without a word
        return [].append


class WasmModule:
    """Entries gathered, then emitted as one object."""

    def __init__(self, context: WasmContext, name: str) -> None:
        self._context = context
        self._library = context.codegen().create_library(name)
        self._wrappers: list[ir.Module] = []
        self.exports: list[str] = []

    def add(self, name: str, function: Callable[..., Any], arguments: Sequence[Any], result: Any) -> None:
        flags = compiler.Flags()
        flags.no_compile = True
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        flags.nrt = False
        made = compiler.compile_extra(
            cpu_target.typing_context,
            self._context,
            function,
            tuple(arguments),
            result,
            flags,
            locals={},
            library=self._library,
        )
        self._wrap(name, made.fndesc)
        self.exports.append(name)

    def _wrap(self, name: str, described: Any) -> None:
        """A plain function of that name around numba's, whose results come by a pointer and a status."""
        context, convention = self._context, self._context.call_conv
        module = context.create_module(f"export {name}")
        inner = convention.get_function_type(described.restype, described.argtypes)
        callee = ir.Function(module, inner, described.llvm_func_name)
        nothing = described.restype in (types.none, types.void)
        result = ir.VoidType() if nothing else context.get_value_type(described.restype)
        outer = ir.FunctionType(result, [context.get_value_type(kind) for kind in described.argtypes])
        wrapper = ir.Function(module, outer, name)
        builder = ir.IRBuilder(wrapper.append_basic_block("entry"))
        status, out = convention.call_function(builder, callee, described.restype, described.argtypes, wrapper.args)
        with builder.if_then(status.is_error, likely=False):
            trap(builder)
        if nothing:
            builder.ret_void()
        else:
            builder.ret(out)
        self._wrappers.append(module)

    def _square_root(self) -> ir.Module:
        """numba calls the C library's; WebAssembly has an instruction, as exact as IEEE 754 wants it."""
        module, real = self._context.create_module("sqrt"), ir.DoubleType()
        function = ir.Function(module, ir.FunctionType(real, [real]), "sqrt")
        builder = ir.IRBuilder(function.append_basic_block("entry"))
        builder.ret(builder.call(module.declare_intrinsic("llvm.sqrt", [real]), function.args))
        return module

    @global_compiler_lock
    def emitted(self) -> bytes:
        """The object file; everything but the entries is internal, so that LLVM may inline or drop it."""
        for module in (*self._wrappers, self._square_root()):
            self._library.add_ir_module(module)
        self._library.finalize()
        module = self._library._final_module
        for function in module.functions:
            if not function.is_declaration and function.name not in self.exports:
                function.linkage = "internal"
        outside = (llvm.Linkage.common, llvm.Linkage.external, llvm.Linkage.linkonce_odr)
        for variable in module.global_variables:
            if variable.linkage in outside and not variable.is_declaration:
                variable.linkage = "internal"
        machine = self._context.codegen()._tm
        tuning = llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = False
        tuning.loop_unrolling = False  # a third of the module would be copies of loops' bodies, for none of the speed
        passes = llvm.create_pass_builder(machine, tuning)
        merging = llvm.create_new_module_pass_manager()
        merging.add_merge_functions_pass()  # numba compiles a function anew for each entry that calls it
        for _ in range(2):  # the second round finds what the first one inlined
            merging.run(module, passes)
            passes.getModulePassManager().run(module, passes)
        merging.run(module, passes)
        missing = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
        missing += [v.name for v in module.global_variables if v.is_declaration]
        if missing:
            raise LookupError(f"compiled rules call what a browser does not have: {', '.join(missing)}")
        return machine.emit_object(module)


@intrinsic
def view(typing: Any, pointer: Any, shape: Any, dtype: Any) -> Any:
    """`numba.carray` without reference counts: the memory at a pointer as an array that nobody owns."""
    array = types.Array(dtype=dtype.dtype, ndim=len(shape), layout="C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = arrayobj.make_array(array)(context, builder)
        word, item = context.get_value_type(types.intp), context.get_data_type(array.dtype)
        given = cgutils.unpack_tuple(builder, arguments[1], len(shape))
        extents = [context.cast(builder, n, kind, types.intp) for n, kind in zip(given, signature.args[1], strict=True)]
        step = word(context.get_abi_sizeof(item))
        strides: list[Any] = []
        for extent in reversed(extents):
            strides.insert(0, step)
            step = builder.mul(step, extent)
        arrayobj.populate_array(
            made,
            data=builder.bitcast(arguments[0], item.as_pointer()),
            shape=cgutils.pack_array(builder, extents),
            strides=cgutils.pack_array(builder, strides),
            itemsize=word(context.get_abi_sizeof(item)),
            meminfo=None,
        )
        return made._getvalue()

    return array(pointer, shape, dtype), generate


@intrinsic
def behind(typing: Any, pointer: Any, count: Any) -> Any:
    """The address so many bytes further on."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(arguments[0], [context.cast(builder, arguments[1], count, types.intp)])

    return types.voidptr(pointer, count), generate
