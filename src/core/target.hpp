#pragma once

// The rules compile for every target from one source. Under nvcc a plain constexpr function that reads a
// namespace-scope table compiles silently to a trap, so every rules function and every table carries one of
// these two marks; elsewhere they cost nothing.

#if defined(__CUDACC__)
#define FONDACO_FN __host__ __device__
#define FONDACO_TABLE static __device__ constexpr
#else
#define FONDACO_FN
#define FONDACO_TABLE inline constexpr
#endif

// Stands before a short loop without branches, so that it is left whole until the compiler can take all its
// steps at once; g++ would rather unroll it first, and then it can't.
#if defined(__GNUC__) && !defined(__clang__) && !defined(__CUDACC__)
#define FONDACO_TOGETHER _Pragma("GCC unroll 1")
#else
#define FONDACO_TOGETHER
#endif
