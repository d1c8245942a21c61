"""Memory of a GPU as DLPack, the form in which PyTorch, JAX and others take it over without a copy.

A capsule holds a struct that says where the numbers lie and how; whoever takes it calls `deleter` when done. The layout
is DLPack's own (dlpack.h, version 0.8, which every library still reads).
"""

from __future__ import annotations

import ctypes
from typing import Any

CUDA = 2  # DLPack's number for the kind of memory
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)

_given: dict[int, Any] = {}  # what others hold, by the address of its struct: kept alive until they let go


@_Deleter
def _let_go(managed: Any, given: dict[int, Any] = _given, address: Any = ctypes.addressof) -> None:
    """Bound by its defaults: others may let go when the interpreter has already forgotten this module's names."""
    given.pop(address(managed.contents), None)


class GpuArray:
    """An array on the GPU that belongs to an environment: the next step writes into it. `torch.from_dlpack(array)` and
    `jax.dlpack.from_dlpack(array)` look at the same memory; `numpy.asarray(array)` copies it to the processor."""

    def __init__(self, array: Any) -> None:
        self.memory = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype: Any = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.memory.__cuda_array_interface__

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        found = self.memory.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """Steps run on CUDA's own default stream, which waits for others and others for it: nothing is to be done."""
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        code, bits = KINDS[self.dtype.kind], 8 * self.dtype.itemsize
        address = self.__cuda_array_interface__["data"][0]
        tensor = _Tensor(address, CUDA, 0, len(self.shape), code, bits, 1, shape, None, 0)
        managed = _Managed(tensor, None, _let_go)
        _given[ctypes.addressof(managed)] = (managed, shape, self.memory)
        return _new_capsule(ctypes.addressof(managed), b"dltensor", None)
