#!/usr/bin/env bash
# coverage.sh: branch coverage of src/games by the tests of the rules, and the lines with a branch that no test took. Left out: comparison
# operators that the compiler writes. Needs the package gcovr.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake --preset coverage >/dev/null
cmake --build --preset coverage >/dev/null
find build/coverage -name '*.gcda' -delete
FONDACO_QUICK=1 ctest --preset coverage --parallel "$(getconf _NPROCESSORS_ONLN)" \
  -E 'Data|Cli|Play|Screen|Bot|soak|oracle|fuzz' | tail -n 4
tests=build/coverage/tests/CMakeFiles
# Only what was built without throw branches (tests/CMakeLists.txt), or every call would count as two.
gcovr --root . --filter 'src/games/' --branches --exclude-throw-branches --exclude-unreachable-branches \
  --exclude-lines-by-pattern '.*operator==.*default.*' --gcov-ignore-parse-errors \
  build/coverage/src/CMakeFiles/fondaco_games.dir "$tests"/*_*_test.dir "$tests"/{pinned,heap,scenario,record}_test.dir
