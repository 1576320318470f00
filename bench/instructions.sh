#!/usr/bin/env bash
# instructions.sh [PLAYERS…]: instructions per decision of random play by callgrind (legal list + choice + apply, over whole games). Two runs
# of different length are subtracted, so that starting the program does not count. Needs the package valgrind and a release build.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
fondaco=build/release/fondaco
players=("$@")
[[ $# -gt 0 ]] || players=(2 3 4 5)

# What a run of so many games costs, and how many decisions it has.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$fondaco" sim calimala --players "$1" --games "$2" --seed 1 2>&1 >/dev/null |
    awk '/Collected/ { print $NF }'
}
decisions() {
  "$fondaco" sim calimala --players "$1" --games "$2" --seed 1 --json | awk -F'[ ,]+' '/"decisions":/ { print $3 }'
}

for count in "${players[@]}"; do
  all=$(($(instructions "$count" 300) - $(instructions "$count" 100)))
  of=$(($(decisions "$count" 300) - $(decisions "$count" 100)))
  printf 'calimala, %d players: %d instructions per decision (%d over %d decisions)\n' "$count" $((all / of)) "$all" "$of"
done
