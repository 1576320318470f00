#include "terminal/calimala/names.hpp"

#include <algorithm>

#include "games/data.hpp"
#include "terminal/calimala/texts.hpp"

namespace fondaco::terminal::calimala {

const Json& data() {
  static const Json json = Json::parse(game_data("calimala"));
  return json;
}

std::string action_name(const Scene& s, std::string_view key) {
  std::string name = name_of(entry(data()["actions"], key), s.language);
  for (std::size_t at = 0; (at = name.find(' ', at)) != std::string::npos;) name.replace(at, 1, "\u00a0");
  return name;
}

std::string action_title(const Scene& s, std::string_view key) {
  std::string name = action_name(s, key);
  return name.ends_with('.') ? name_of(entry(data()["actions"], key), s.language, Form::Full) : name;
}

std::string place_name(const Scene& s, std::string_view key) {
  return key == "palazzo" ? name_of(entry(data()["buildings"], key), s.language) : tile_name(s, key);
}

std::string tile_name(const Scene& s, std::string_view key) {
  return name_of(entry(data()["scoring_tiles"], key), s.language);
}

std::string influence_name(const Scene& s, std::string_view key) {
  return name_of(entry(data()["influence_cards"], key), s.language);
}

std::string material_name(const Scene& s, std::string_view key) {
  return lowered(name_of(entry(data()["materials"], key), s.language));
}

std::string street_name(const Scene& s, int street) {
  const Json& cells = data()["streets"][static_cast<std::size_t>(street)]["cells"];
  const auto name = [&](std::size_t end) {
    return action_name(s, s.view["city"][cells[end].get<std::size_t>()].get<std::string>());
  };
  return name(0) + " · " + name(1);
}

int participants(const Scene& s) { return s.players == 2 ? 3 : s.players; }

int participant(const Json& who) { return who.is_number() ? who.get<int>() : kThird; }

namespace {

bool is_third(const Scene& s, int participant) { return s.players == 2 && participant == kThird; }

constexpr Colour kThirdColour = Colour::Green;  // as in the booklet

}  // namespace

std::string player_name(const Scene& s, int participant) {
  if (is_third(s, participant)) return s.ink.player(kThirdColour, kCalimala.third_party.in(s.language));
  return terminal::player_name(s, data(), participant);
}

std::string player_letter(const Scene& s, int participant) {
  if (is_third(s, participant)) return s.ink.player(kThirdColour, kCalimala.support_letter.in(s.language));
  return terminal::player_letter(s, data(), participant);
}

std::string disc_letter(const Scene& s, const Json& disc) {
  if (disc.is_null()) return "–";
  if (disc == "white") return s.say(kCalimala.white_letter);
  return player_letter(s, participant(disc));
}

std::string disc_name(const Scene& s, const Json& disc) {
  if (disc == "white") return s.say(kCalimala.disc_white);
  if (disc == "support") return s.say(kCalimala.disc_support);
  return player_name(s, participant(disc));
}

int counted_for(const Scene& s, const Json& tile_or_card, int participant) {
  int count = tile_or_card.value("counts_seats", false) ? seats_of(s, participant) : 0;
  for (const Json& location : tile_or_card.at("locations")) {
    count += s.view["board"][location.get<std::string>()][static_cast<std::size_t>(participant)].get<int>();
  }
  return count;
}

int seats_of(const Scene& s, int who) {
  const Json& seats = s.view["seats"];
  return static_cast<int>(std::count_if(seats.begin(), seats.end(), [who](const Json& seat) {
    return !seat.is_null() && participant(seat) == who;
  }));
}

Standing standing_of(const Scene& s, int who, std::size_t seats, std::size_t sculptures) {
  using namespace fondaco::calimala;
  Standing result;
  std::size_t deciding = 0;
  for (std::size_t i = 0; i < std::min(seats, s.view["seats"].size()); ++i) {
    const Json& seat = s.view["seats"][i];
    if (seat.is_null() || participant(seat) != who) continue;
    ++result.seats;
    deciding = kTiles - i;  // the last seat
  }
  const bool last = last_sculpture_counts(s);
  const Json& order = s.view["palazzo_order"];
  for (std::size_t i = 0; i < std::min(sculptures, order.size()); ++i) {
    if (participant(order[i]) != who) continue;
    if (result.seats == 0 && (result.sculptures == 0 || last)) deciding = kTiles - i;
    ++result.sculptures;
  }
  result.earliness = static_cast<std::uint8_t>(deciding);
  return result;
}

Standing standing_of(const Scene& s, int who) {
  return standing_of(s, who, s.view["seats"].size(), s.view["palazzo_order"].size());
}

bool last_sculpture_counts(const Scene& s) { return s.options.value("palazzo_tie", "first") == "last"; }

bool whole_ladder(const Scene& s) { return s.options.value("final_tie", "shared") == "ladder"; }

std::vector<Ranked> ranking(const Scene& s, const Json& tile_or_card) {
  std::vector<Ranked> order;
  for (int p = 0; p < participants(s); ++p) {
    if (const int count = counted_for(s, tile_or_card, p))
      order.push_back({fondaco::calimala::ladder_key(count, standing_of(s, p)), p, count});
  }
  std::stable_sort(order.begin(), order.end(),
                   [](const Ranked& a, const Ranked& b) { return a.key > b.key; });
  return order;
}

std::string leaders(const Scene& s, const Json& tile_or_card) {
  std::string text;
  std::uint32_t before = 0;
  for (const auto& [key, p, count] : ranking(s, tile_or_card)) {
    add_to(text, player_letter(s, p) + "\u00a0" + std::to_string(count), key == before ? " = " : ", ");
    before = key;
  }
  if (!text.empty()) return text;
  return std::string((s.view["phase"] == "over" ? kCalimala.nobody : kCalimala.nobody_yet).in(s.language));
}

int acting(const Scene& s) {
  if (s.view.contains("activation")) return s.view["activation"]["seat"].get<int>();
  return s.view["phase"] == "over" || s.view["phase"] == "influence" ? -1 : s.view["active"].get<int>();
}

int palazzo_of(const Scene& s, int participant) {
  return s.view["board"]["palazzo_sculptures"][static_cast<std::size_t>(participant)].get<int>();
}

std::vector<KnownInfluence> known_influence(const Scene& s) {
  std::vector<KnownInfluence> known;
  const auto add = [&](const Json& holder, const char* field, const Words& words, const std::string& who) {
    if (!holder.contains(field) || holder[field].is_null()) return;
    const std::string key = holder[field];
    known.push_back({key, fill(words.in(s.language), {influence_name(s, key), who})});
  };
  for (int p = 0; p < s.players; ++p) {
    const Json& player = s.view["players"][static_cast<std::size_t>(p)];
    const bool secret = p == s.seat && s.view["phase"] != "over";
    add(player, "kept", secret ? kCalimala.kept : kCalimala.kept_by, player_name(s, p));
    add(player, "open", kCalimala.open_by, player_name(s, p));
  }
  add(s.view, "beside", kCalimala.beside, {});
  return known;
}

std::string places_text(const Scene& s, const WordList& words) {
  std::string text;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i][0] >= '0' && words[i][0] <= '9') {
      add_to(text, words[i], " ");
    } else {
      add_to(text, place_name(s, words[i]));
    }
  }
  return text;
}

std::string cards_text(const Scene& s, const Json& counts) {
  std::string text;
  for (const auto& [key, count] : counts.items())
    add_to(text, multiple(action_title(s, key), count.get<int>()));
  return text;
}

}  // namespace fondaco::terminal::calimala
