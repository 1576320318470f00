#!/usr/bin/env bash
# soak.sh [GAMES [TRACES]]: the long form of what ./test runs short. Checked random games at each player count (100,000 each unless
# told otherwise) and traces checked by the independent rules in tests/oracle (25 for each player count and set of options).
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
games=${1:-100000} traces=${2:-25}
fondaco=build/release/fondaco
[[ -x $fondaco ]] || { echo "Build first: ./test" >&2; exit 1; }

for players in 2 3 4 5; do
  "$fondaco" sim calimala --players $players --games "$games" --seed 1 --threads "$(getconf _NPROCESSORS_ONLN)" --check
done
tests/oracle/check_traces.sh "$fondaco" python3 "$traces" | tail -n 3
