"""Kernels as WebAssembly: lowered by Numba, optimised by its LLVM, linked here; the same rules, to the byte."""
