#include "terminal/serenissima/names.hpp"

#include "games/data.hpp"
#include "terminal/serenissima/texts.hpp"

namespace fondaco::terminal::serenissima {

const Json& data() {
  static const Json json = Json::parse(game_data("serenissima"));
  return json;
}

std::string player_name(const Scene& s, int seat) { return terminal::player_name(s, data(), seat); }

std::string player_letter(const Scene& s, int seat) { return terminal::player_letter(s, data(), seat); }

std::string side_name(const Scene& s, int seat) { return terminal::side_name(s, data(), seat); }

std::string good_name(const Scene& s, std::size_t good) {
  return lowered(name_of(data()["goods"][good], s.language));
}

std::string good_letter(const Scene& s, std::size_t good) {
  static constexpr std::array<Hue, tables::kGoods> kHues = {Hue::DarkGreen, Hue::Grey,   Hue::Beige,
                                                            Hue::Red,       Hue::Yellow, Hue::Blue};
  return s.ink.thing(kHues[good], kSerenissima.good_letters[good].in(s.language));
}

std::string goods_text(const Scene& s, const Cargo& cargo) {
  std::vector<std::string> parts;
  for (std::size_t good = 0; good < cargo.size(); ++good) {
    if (cargo[good] > 0) parts.push_back(multiple(good_name(s, good), cargo[good]));
  }
  return listed(parts);
}

std::string goods_letters(const Scene& s, const Cargo& cargo) {
  std::string letters;
  for (std::size_t good = 0; good < cargo.size(); ++good)
    letters += repeated(good_letter(s, good), static_cast<std::size_t>(cargo[good]));
  return letters;
}

std::string zone_name(const Scene& s, std::size_t zone) { return name_of(data()["zones"][zone], s.language); }

std::string galley_sign(const Scene& s, const Galley& galley) {
  const Colour colour = colour_of(data(), galley.owner);
  return s.ink.player(colour, std::to_string(galley.number) + std::string(letter_of(colour, s.language)) +
                                  std::to_string(galley.sailors)) +
         goods_letters(s, galley.cargo);
}

std::string crew_and_cargo(const Scene& s, const Galley& galley) {
  const std::string cargo = goods_text(s, galley.cargo);
  return sailors(s, galley.sailors) + ", " + (cargo.empty() ? s.say(kSerenissima.no_cargo) : cargo);
}

std::string galley_of(const Scene& s, int number, int seat) {
  return fill(s.say(kSerenissima.galley_of), {std::to_string(number), side_name(s, seat)});
}

std::string warehouse(const Scene& s, const Port& port, std::size_t at) {
  std::string text;
  for (std::size_t good = 0; good < tables::kGoods; ++good) {
    if (stores(port, good)) text += good_letter(s, good);
  }
  const auto full = static_cast<std::size_t>(tables::kWarehouse[at]);
  for (auto slot = static_cast<std::size_t>(port.cubes()); slot < full; ++slot)
    text += slot == static_cast<std::size_t>(port.cubes()) ? std::to_string(tables::kPrice[at][slot])
                                                           : s.ink.faint("·");
  return text;
}

std::string holder(const Scene& s, const Port& port) {
  const std::string buildings = std::string(port.fort ? "#" : "") + (port.basilica ? "†" : "");
  if (port.owner == kNeutral) return s.ink.faint("–") + buildings;
  const Colour colour = colour_of(data(), port.owner);
  return s.ink.player(colour, std::string(letter_of(colour, s.language)) + std::to_string(port.garrison)) +
         buildings;
}

std::string doge_short(const Scene& s, std::size_t card) { return s.say(kSerenissima.doge_shorts[card]); }

std::string doge_text(const Scene& s, const Json& counts) {
  std::vector<std::string> parts;
  for (std::size_t card = 0; card < tables::kDogeKeys.size(); ++card) {
    const int count = counts.value(std::string(tables::kDogeKeys[card]), 0);
    if (count > 0) parts.push_back(multiple(doge_short(s, card), count));
  }
  return parts.empty() ? s.say(kSerenissima.none) : listed(parts);
}

std::string ducats(const Scene& s, int number) { return counted(s.language, number, kNouns.ducat); }

std::string sailors(const Scene& s, int number) { return counted(s.language, number, kNouns.sailor); }

std::string dice(const Scene& s, int number) { return counted(s.language, number, kNouns.die); }

}  // namespace fondaco::terminal::serenissima
