#include "terminal/calimala/names.hpp"

#include <algorithm>
#include <array>

#include "terminal/calimala/texts.hpp"

namespace fondaco::data {
extern const std::string_view calimala;
}  // namespace fondaco::data

namespace fondaco::terminal::calimala {

const Json& data() {
  static const Json json = Json::parse(fondaco::data::calimala);
  return json;
}

const Json& entry(const Json& list, std::string_view key) {
  const auto found =
      std::find_if(list.begin(), list.end(), [key](const Json& item) { return item.at("key") == key; });
  return found == list.end() ? list.front() : *found;
}

std::string name_of(std::string_view list, std::string_view key, Language language, Form form) {
  const Json& item = entry(data().at(std::string(list)), key);
  const char* field = form == Form::Short && item.contains("short") ? "short" : "name";
  return item.at(field).at(language == Language::English ? "en" : "ru");
}

std::string place_name(const Scene& s, std::string_view key) {
  return key == "palazzo" ? name_of("buildings", key, s.language) : tile_name(s, key);
}

std::string tile_name(const Scene& s, std::string_view key) {
  return name_of("scoring_tiles", key, s.language);
}

std::string influence_name(const Scene& s, std::string_view key) {
  return name_of("influence_cards", key, s.language);
}

std::string material_name(const Scene& s, std::string_view key) {
  return lowered(name_of("materials", key, s.language));
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

/// The third party is green, as in the booklet.
int colour_of(const Scene& s, int participant) { return is_third(s, participant) ? 3 : participant; }

}  // namespace

std::string player_name(const Scene& s, int participant) {
  const std::string name = is_third(s, participant)
                               ? std::string(kCalimala.third_party.in(s.language))
                               : data()["colours"][static_cast<std::size_t>(participant)]["name"]
                                       [s.language == Language::English ? "en" : "ru"]
                                           .get<std::string>();
  return s.ink.player(colour_of(s, participant), name);
}

std::string player_letter(const Scene& s, int participant) {
  const Words& letter = is_third(s, participant) ? kCalimala.support_letter
                                                 : kCalimala.letters[static_cast<std::size_t>(participant)];
  return s.ink.player(colour_of(s, participant), letter.in(s.language));
}

std::string disc_letter(const Scene& s, const Json& disc) {
  if (disc.is_null()) return "–";
  if (disc == "white") return std::string(kCalimala.white_letter.in(s.language));
  return player_letter(s, participant(disc));
}

std::string disc_name(const Scene& s, const Json& disc) {
  if (disc == "white") return std::string(kCalimala.disc_white.in(s.language));
  if (disc == "support") return std::string(kCalimala.disc_support.in(s.language));
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

int palazzo_of(const Scene& s, int participant) {
  return s.view["board"]["palazzo_sculptures"][static_cast<std::size_t>(participant)].get<int>();
}

std::vector<std::string_view> words_of(std::string_view notation) {
  std::vector<std::string_view> words;
  while (!notation.empty()) {
    const std::size_t end = notation.find(' ');
    words.push_back(notation.substr(0, end));
    notation.remove_prefix(end == std::string_view::npos ? notation.size() : end + 1);
  }
  return words;
}

std::string name_of_game(Language language) {
  return data()["name"][language == Language::English ? "en" : "ru"];
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

std::string cards_text(const Scene& s, const Json& counts) {
  std::string text;
  for (const auto& [key, count] : counts.items()) {
    if (!text.empty()) text += ", ";
    text += action_name(s, key);
    if (count.get<int>() > 1)
      text += "\u00a0×" + std::to_string(count.get<int>());  // stays together when lines break
  }
  return text.empty() ? std::string(kCalimala.none.in(s.language)) : text;
}

}  // namespace fondaco::terminal::calimala
