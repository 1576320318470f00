#!/usr/bin/env bash
# coverage.sh: branch coverage of src/games by the tests, with the branches that no test took. Needs the package gcovr.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake --preset coverage >/dev/null
cmake --build --preset coverage >/dev/null
find build/coverage -name '*.gcda' -delete
ctest --preset coverage --parallel "$(getconf _NPROCESSORS_ONLN)" -E 'oracle|Cli|play|Play|data|MakeTables' | tail -n 4
gcovr --root . --filter 'src/games/' --branches --exclude-throw-branches --exclude-unreachable-branches --sort-percentage build/coverage
