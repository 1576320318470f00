#!/usr/bin/env bash
# instructions.sh GAME PLAYERS…: instructions per decision of random play (of the policy $POLICY: uniform, or weighted) by callgrind (legal
# list + choice + apply, over whole games). Two runs of different length are subtracted, so that starting the program does not count. Needs the package valgrind and a release build.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
fondaco=build/release/fondaco
[[ $# -ge 2 ]] || { echo "usage: bench/instructions.sh GAME PLAYERS…" >&2; exit 2; }
game=$1 policy=${POLICY:-uniform}
shift

# What a run of so many games costs, and how many decisions it has.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$fondaco" sim "$game" --policy "$policy" --players "$1" --games "$2" --seed 1 2>&1 >/dev/null |
    awk '/Collected/ { print $NF }'
}
decisions() {
  "$fondaco" sim "$game" --policy "$policy" --players "$1" --games "$2" --seed 1 --json | awk -F'[ ,]+' '/"decisions":/ { print $3 }'
}

for count in "$@"; do
  all=$(($(instructions "$count" 300) - $(instructions "$count" 100)))
  of=$(($(decisions "$count" 300) - $(decisions "$count" 100)))
  printf '%s, %s, %d players: %d instructions per decision (%d over %d decisions)\n' "$game" "$policy" "$count" $((all / of)) "$all" "$of"
done
