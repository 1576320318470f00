#include <algorithm>

#include "tuscany_box.hpp"

namespace make_tables::tuscany {
namespace {

// What a preset may not change: flags are options of their own.
const Keys kCommon = {"display_size", "take_only_placeable", "extra_lap_after_round_3",
                      "hex_usable_same_turn"};

// A preset is a part of the rules: no field that these do not have, and none that holds for all editions.
void check_preset(const Entry& preset, const Entry& rules) {
  preset.require(preset.json().is_object(), "must be an object");
  for (const auto& item : preset.json().items()) {
    const bool known = rules.has(item.key()) && item.key() != "presets" && item.key() != "edition";
    preset.require(known,
                   "has a field " + in_quotes(item.key()) + " that " + rules.path() + " does not have");
    const bool common = std::find(kCommon.begin(), kCommon.end(), item.key()) != kCommon.end();
    preset[item.key()].require(!common, "is the same in all editions");
    if (rules[item.key()].json().is_object()) check_preset(preset[item.key()], rules[item.key()]);
  }
}

// The rules with a preset laid over them, field by field.
class Rules {
 public:
  explicit Rules(const Entry& rules) : layers_{rules} {}
  Rules(const Entry& rules, const Entry& preset) : layers_{preset, rules} {}

  Entry operator[](std::string_view field) const {
    for (const Entry& layer : layers_)
      if (layer.has(field)) return layer[field];
    return layers_.back()[field];
  }

  Rules part(std::string_view field) const {
    Rules part(layers_.back()[field]);
    if (layers_.size() > 1 && layers_.front().has(field))
      return {part.layers_.back(), layers_.front()[field]};
    return part;
  }

 private:
  std::vector<Entry> layers_;  // the first that has a field counts
};

std::vector<std::size_t> read_tie_breaks(const Entry& list) {
  std::vector<std::size_t> words;
  for (const Entry& entry : list.list()) {
    const std::size_t word = entry.index_in(kTieBreakKeys, "tie-break");
    entry.require(std::count(words.begin(), words.end(), word) == 0, "is listed twice");
    entry.require(words.empty() || words.back() != kShared, "stands after \"shared\", which ends every tie");
    words.push_back(word);
  }
  list.require(!words.empty() && words.back() == kShared, "must end with \"shared\"");
  list.require(words.size() <= kMaxTieBreaks, "has more than " + std::to_string(kMaxTieBreaks) + " entries");
  return words;
}

Edition read_edition(const Rules& rules, const Box& c) {
  const Rules points = rules.part("final_points");
  Edition e{};
  e.draw_base = rules["draw_base"].integer(1, 9);
  e.monastery_cards = rules["monastery_cards"].integer(1, 9);
  e.start_hand = rules["start_hand"].integer(0, sum(c.region_copies) / c.max_players);
  // So that the neutral tiles alone never show so many: clearing the display comes to an end.
  const int neutral = *std::max_element(c.neutral_tiles.begin(), c.neutral_tiles.end());
  e.removed_at = rules["same_colour_removed_at"].integer(kSlots / 2 + 1, kSlots);
  rules["same_colour_removed_at"].require(
      e.removed_at > neutral,
      "there are as many neutral tiles of a colour: the display could stay so for ever");
  e.base_storage = rules["base_storage"].integer(1, kMaxStorage);
  const int spaces = e.base_storage + 1 + c.domain_cells[kCity];
  rules["base_storage"].require(spaces <= kMaxStorage,
                                "a bonus tile at the start and one for each city could make " + n(spaces) +
                                    " spaces, more than " + n(kMaxStorage));
  e.storage_green = rules["storage_bonus_green"].integer(0, 20);
  e.overflow_red = rules["hex_overflow_red"].integer(0, 20);
  e.marble_actions = rules["marble_actions_per_turn"].integer(0, 9);
  e.per_tile = points["stored_tile"].integer(0, 20);
  e.per_hex = points["stored_hex"].integer(0, 20);
  e.per_marble = points["marble"].integer(0, 20);
  e.per_worker = points["worker"].integer(0, 20);
  e.cards_per_point = points["region_cards_per_point"].integer(1, kByte);
  e.tie_breaks = read_tie_breaks(rules["tie_breaks"]);
  return e;
}

}  // namespace

void read_rules(const Entry& file, Box& c) {
  check_keyed_list(file["editions"], kEditionKeys.size());
  for (const Entry& edition : file["editions"].list()) {
    edition.fields({"id", "key", "name"}, {"short"});
    require_key(edition, kEditionKeys[static_cast<std::size_t>(edition["id"].integer(0, kByte))]);
  }
  const Entry rules = file["rules"];
  rules.fields({"edition", "draw_base", "monastery_cards", "start_hand", "display_size",
                "same_colour_removed_at", "base_storage", "storage_bonus_green", "hex_overflow_red",
                "marble_actions_per_turn", "final_points", "tie_breaks", "take_only_placeable",
                "extra_lap_after_round_3", "hex_usable_same_turn", "presets"});
  rules["final_points"].fields({"stored_tile", "stored_hex", "marble", "worker", "region_cards_per_point"});
  require_text(rules["edition"], kEditionKeys.front());
  require_number(rules["display_size"], kSlots);
  c.take_only_placeable = rules["take_only_placeable"].flag();
  c.extra_lap = rules["extra_lap_after_round_3"].flag();
  c.hex_usable_same_turn = rules["hex_usable_same_turn"].flag();
  rules["presets"].fields({kEditionKeys.back()});
  const Entry preset = rules["presets"][kEditionKeys.back()];
  check_preset(preset, rules);
  c.editions = {read_edition(Rules(rules), c), read_edition(Rules(rules, preset), c)};
}

}  // namespace make_tables::tuscany
