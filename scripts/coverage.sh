#!/usr/bin/env bash
# coverage.sh [OUT.txt]: branch coverage of src/games by the tests of the rules; with OUT.txt also every line with a branch that no test took.
# Needs the package gcovr.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake --preset coverage >/dev/null
cmake --build --preset coverage >/dev/null
find build/coverage -name '*.gcda' -delete
ctest --preset coverage --parallel "$(getconf _NPROCESSORS_ONLN)" -E '^(Cli|Play|Terminal|MakeTables|Data/|oracle)' | tail -n 4
report=(gcovr --root . --filter 'src/games/' --branches --exclude-throw-branches --exclude-unreachable-branches build/coverage)
"${report[@]}"
[[ $# -eq 0 ]] || "${report[@]}" --json-pretty -o "$1.json" # every branch, by line
