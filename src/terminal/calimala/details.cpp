#include <algorithm>

#include "terminal/calimala/names.hpp"
#include "terminal/calimala/screen.hpp"
#include "terminal/calimala/texts.hpp"

// The closer look: who leads on each tile and influence card, and who wins ties.

namespace fondaco::terminal::calimala {

Lines details(const Scene& s) {
  Lines lines = {s.ink.bold(kCalimala.details_head.in(s.language))};
  const Json& tiles = s.view["tiles"];
  for (std::size_t space = 0; space < tiles.size(); ++space) {
    const std::string key = tiles[space];
    const std::string name = name_of(entry(data()["scoring_tiles"], key), s.language, Form::Full);
    lines.push_back(tile_mark(s, space) + " " + left(name, 24) +
                    leaders(s, entry(data()["scoring_tiles"], key)));
  }
  const auto known = known_influence(s);
  if (!known.empty()) lines.push_back(s.ink.bold(kCalimala.details_influence.in(s.language)));
  for (const KnownInfluence& card : known) {
    lines.push_back("    " + left(card.text, 40) + leaders(s, entry(data()["influence_cards"], card.key)));
  }
  std::vector<std::pair<std::uint32_t, int>> order;
  for (int p = 0; p < participants(s); ++p)
    order.emplace_back(fondaco::calimala::ladder_key(0, standing_of(s, p)), p);
  std::stable_sort(order.begin(), order.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::string ties;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int p = order[i].second;
    add_to(ties,
           fill(kCalimala.details_tie_entry.in(s.language),
                {player_letter(s, p), std::to_string(seats_of(s, p)), std::to_string(palazzo_of(s, p))}),
           i > 0 && order[i].first == order[i - 1].first ? " = " : ", ");
  }
  append(lines, wrapped(fill(kCalimala.details_ties.in(s.language), {ties}), 2));
  return lines;
}

}  // namespace fondaco::terminal::calimala
