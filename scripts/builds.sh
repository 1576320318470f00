#!/usr/bin/env bash
# builds.sh [PRESET…]: builds the presets (release, clang, debug, asan-ubsan, tsan unless told otherwise) and shows that all have the same
# signatures; then runs the quick tests of the sanitizer builds. clang needs the package clang-19.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
presets=("$@")
[[ $# -gt 0 ]] || presets=(release clang debug asan-ubsan tsan)

for preset in "${presets[@]}"; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target fondaco pinned_test scenario_test \
    {calimala,millefiori}_{hidden,recorded}_test >/dev/null
  printf '%s\n' "$preset"
  "build/$preset/fondaco" bench --games 200 | awk 'NR > 1 { print "  " $1, $2, "players:", $NF }'
  ctest --preset "$preset" --output-on-failure -R '^(Pinned|Scenarios)|Hidden|Recorded' | tail -n 3 | sed 's/^/  /'
done
