#!/usr/bin/env bash
# builds.sh [PRESET…]: builds the presets (release, clang, debug, asan-ubsan, tsan unless told otherwise) and shows that all have the same
# signatures; then runs the quick tests and those of the server in each. clang needs the package clang-19.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
presets=("$@")
[[ $# -gt 0 ]] || presets=(release clang debug asan-ubsan tsan)
targets=(fondaco pinned_test scenario_test think_test {bot_pool,clock,leak,log,past,store,story,table,undo,webhooks,wire}_test {given,message,text}_fuzz_smoke)
for data in data/*.json; do
  game=$(basename "$data" .json)
  targets+=("${game}"_{conformance,given,hidden,recorded}_test "${game}_fuzz_smoke")
done
export FONDACO_QUICK=1 FONDACO_SLOW=1

for preset in "${presets[@]}"; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target "${targets[@]}" >/dev/null
  printf '%s\n' "$preset"
  "build/$preset/fondaco" bench --games 200 | awk 'NR > 1 { print "  " $1, $2, "players:", $NF }'
  ctest --preset "$preset" --output-on-failure -R '^(Pinned|Scenarios|fuzz|BotPool|Table|Storing|Rating|Story|EntryWords|Thinker|Waiting|Webhooks|HookUrl|server)|Conformance|Hidden|Recorded|Given|Leaks|TableLog|Past|Wire' | tail -n 3 | sed 's/^/  /'
done
