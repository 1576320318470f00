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
