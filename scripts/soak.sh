#!/usr/bin/env bash
# soak.sh [GAME…]: the long form of what ./test runs short, for these games or all. Checked random games at each player count (100,000
# each, or $GAMES) and traces checked by the independent rules in tests/oracle (25 for each player count and set of options, or $TRACES).
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
fondaco=${FONDACO:-build/release/fondaco}
[[ -x $fondaco ]] || { echo "Build first: ./test" >&2; exit 1; }

all=$("$fondaco" games --json | python3 -c '
import json, sys
for game in json.load(sys.stdin):
    print(game["key"], *range(game["players"][0], game["players"][1] + 1))
')
for wanted in "$@"; do
  grep -q "^$wanted " <<<"$all" || { echo "soak.sh: there is no game $wanted" >&2; exit 2; }
done
while read -r game counts; do
  [[ $# -eq 0 || " $* " == *" $game "* ]] || continue
  for players in $counts; do
    for policy in uniform weighted; do
      # weighted only where the game has preferences
      [[ $policy == uniform ]] || "$fondaco" sim "$game" --policy "$policy" --games 1 >/dev/null 2>&1 || continue
      "$fondaco" sim "$game" --policy "$policy" --players "$players" --games "${GAMES:-100000}" --seed 1 \
        --threads "$(getconf _NPROCESSORS_ONLN)" --check
    done
  done
  tests/oracle/check_traces.sh "$fondaco" python3 "$game" "${TRACES:-25}" | tail -n 3
done <<<"$all"
