# Warnings are errors; ccache and mold are used when found; FONDACO_SANITIZE names sanitizers, FONDACO_COVERAGE counts branches.
add_library(fondaco_flags INTERFACE)
target_compile_options(fondaco_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Werror)

# Bots promise the same answer on every target; a fused multiply-add would round once instead of twice.
add_compile_options(-ffp-contract=off)
# Every x86-64 machine since 2009 has these instructions (popcnt, SSE4.2); src/cli/processor.cpp tells older ones so.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  add_compile_options(-march=x86-64-v2)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Names below the checkout count as relative ones, so that what one checkout compiled serves another.
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD AND NOT FONDACO_FUZZ)
  add_link_options(-fuse-ld=mold)
endif()

if(FONDACO_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link) # so that the fuzzer sees into the libraries too
endif()
set(FONDACO_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=")
if(FONDACO_SANITIZE)
  add_compile_options(-fsanitize=${FONDACO_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${FONDACO_SANITIZE})
endif()
option(FONDACO_COVERAGE "Count which branches run" OFF)
if(FONDACO_COVERAGE)
  add_compile_options(--coverage -fprofile-abs-path -fprofile-update=atomic)
  add_link_options(--coverage)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # These five are wrong too often in g++ 12 under -O3 (PR105651 and its like); clang and the sanitizers watch instead.
  target_compile_options(fondaco_flags INTERFACE -Wno-array-bounds -Wno-restrict -Wno-maybe-uninitialized -Wno-stringop-overflow
                                                 -Wno-stringop-overread)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(fondaco_flags INTERFACE -Wno-deprecated-declarations) # libstdc++ 12's own std::stable_sort trips it
endif()

# Rules never throw; without this, coverage would count a branch "this call throws" at every call in them.
function(fondaco_without_throw_branches target)
  if(FONDACO_COVERAGE)
    target_compile_options(${target} PRIVATE -fno-exceptions)
  endif()
endfunction()
