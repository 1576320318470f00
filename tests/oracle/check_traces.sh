#!/usr/bin/env bash
# check_traces.sh FONDACO PYTHON GAME SEEDS: traces of SEEDS games for each player count and set of options, each checked by GAME.py.
set -euo pipefail
fondaco=$1 python=$2 game=$3 seeds=$4
here=$(CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

policies=(uniform)
case $game in
  calimala)
    counts=(2 3 4 5)
    option_sets=(
      ""
      "obligation=strict palazzo_tie=last final_tie=ladder centre_action=sea"
      "obligation=at_placement_only layout=suggested house_cells=[1,0,2]"
      "card_copies=[9,1,9,1,9,1,7,0,8] row_capacity=[2,9,1]"
    ) ;;
  millefiori)
    counts=(2 3 4)
    option_sets=(
      ""
      "select_in_turn=true harbour_sail_optional=false first=random"
      "navigate_noop_allowed=false leftovers_immediately=true rhombi_box=0 first=1"
      "select_in_turn=true leftovers_immediately=true rhombi_box=87 trade_bonus_counts=true"
    ) ;;
  tuscany)
    counts=(2 3 4)
    option_sets=(
      ""
      "edition=first_edition_2020"
      "take_only_placeable=true extra_lap_after_round_3=false"
      "hex_usable_same_turn=true edition=first_edition_2020"
    ) ;;
  serenissima)
    counts=(2 3 4) policies=(weighted uniform)
    option_sets=(
      ""
      "closed_port_policy=draft origin_zone_blockade=true skip_moot_blockade=false min_attack_strength=0 defender_loots=true"
      "land_ends_activation=false unlanded_conquest_neutral=false sailor_transfer_both_ways_everywhere=true new_galley_crew=hire_or_garrison"
      "origin_zone_sale_blockade=false capture_blockade=false scuttle_with_crew=false special_invest_sailors=anywhere hidden_money=true"
      'closed_port_policy=fixed closed_ports=["NAP","RAG","COR","MOD"]'
    ) ;;
  *) echo "check_traces.sh: there is no oracle for $game" >&2; exit 2 ;;
esac
for players in "${counts[@]}"; do
  for set in "${!option_sets[@]}"; do
    options=()
    for option in ${option_sets[set]}; do options+=(--option "$option"); done
    for ((seed = 1; seed <= seeds; seed++)); do
      for policy in "${policies[@]}"; do
        "$fondaco" trace "$game" --policy "$policy" --players "$players" --seed "$seed" ${options[@]+"${options[@]}"} \
          >"$folder/$players-$set-$seed-$policy.jsonl"
      done
    done
  done
done
"$python" "$here/$game.py" "$folder"/*.jsonl
