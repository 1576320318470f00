#!/usr/bin/env bash
# check_traces.sh FONDACO PYTHON SEEDS: traces of SEEDS games for each player count and set of options, each checked by calimala.py.
set -euo pipefail
fondaco=$1 python=$2 seeds=$3
here=$(CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

option_sets=(
  ""
  "--option obligation=strict --option palazzo_tie=last --option final_tie=ladder --option centre_action=sea"
  "--option obligation=at_placement_only --option layout=suggested --option house_cells=[1,0,2]"
  "--option card_copies=[9,1,9,1,9,1,7,0,8] --option row_capacity=[2,9,1]"
)
for players in 2 3 4 5; do
  for set in "${!option_sets[@]}"; do
    for ((seed = 1; seed <= seeds; seed++)); do
      # shellcheck disable=SC2086  # several words
      "$fondaco" trace calimala --players $players --seed $seed ${option_sets[set]} >"$folder/$players-$set-$seed.jsonl"
    done
  done
done
"$python" "$here/calimala.py" "$folder"/*.jsonl
