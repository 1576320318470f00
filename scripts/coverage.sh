#!/usr/bin/env bash
# coverage.sh: branch coverage of the rules, src/games, by their tests: a line for each game, then each line of code with a branch that no
# test took (scripts/branches.py).
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
if ! command -v gcov >/dev/null; then
  echo "coverage.sh needs gcov, which comes with g++: apt-get install g++" >&2
  exit 1
fi
cmake --preset coverage >/dev/null
cmake --build --preset coverage --target rules_tests >/dev/null
find build/coverage -name '*.gcda' -delete
FONDACO_QUICK=1 ctest --preset coverage --label-regex '^rules$' --parallel "$(getconf _NPROCESSORS_ONLN)" | tail -n 4
# Only what was built without throw branches (tests/CMakeLists.txt), or every call would count as two.
scripts/branches.py src/games build/coverage/src/CMakeFiles/fondaco_games.dir build/coverage/tests
