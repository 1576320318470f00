#include <array>

#include "terminal/prompt.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/texts.hpp"

// Moves typed in the words of the screen: "row sardinia", "галера 8", "done".

namespace fondaco::terminal::serenissima {

namespace {

enum class About { Nothing, Zone, Number, Good };

struct Verb {
  std::string_view typed, notation;
  About about;
};

constexpr std::array<Verb, 40> kVerbs = {
    {{"done", "end", About::Nothing},
     {"stay", "end", About::Nothing},
     {"stop", "end", About::Nothing},
     {"готово", "end", About::Nothing},
     {"конец", "end", About::Nothing},
     {"купить", "buy", About::Nothing},
     {"затопить", "scuttle", About::Nothing},
     {"продолжать", "continue", About::Nothing},
     {"остаться", "end", About::Nothing},
     {"стоп", "end", About::Nothing},
     {"да", "yes", About::Nothing},
     {"нет", "no", About::Nothing},
     {"активация", "activate", About::Nothing},
     {"инвестиции", "invest", About::Nothing},
     {"захватить", "capture", About::Nothing},
     {"погрузить", "load", About::Nothing},
     {"продать", "sell", About::Nothing},
     {"row", "move", About::Zone},
     {"go", "move", About::Zone},
     {"move", "move", About::Zone},
     {"идти", "move", About::Zone},
     {"port", "port", About::Zone},
     {"порт", "port", About::Zone},
     {"hire", "hire", About::Zone},
     {"нанять", "hire", About::Zone},
     {"fort", "fort", About::Zone},
     {"форт", "fort", About::Zone},
     {"basilica", "basilica", About::Zone},
     {"базилика", "basilica", About::Zone},
     {"galley", "number", About::Number},
     {"галера", "number", About::Number},
     {"нанять", "hire", About::Number},
     {"напасть", "attack", About::Number},
     {"высадить", "land", About::Number},
     {"sell", "sell", About::Good},
     {"продать", "sell", About::Good},
     {"take", "take", About::Good},
     {"забрать", "take", About::Good},
     {"load", "load", About::Good},
     {"погрузить", "load", About::Good}}
};

/// Whether the name, in either language, or the key of an entry was typed.
bool names(const Json& entry, std::string_view typed) {
  return lowered(text_of(entry["key"])) == typed ||
         lowered(in_language(entry["name"], Language::English)) == typed ||
         lowered(in_language(entry["name"], Language::Russian)) == typed;
}

/// The key of the zone or good that was typed, or nothing.
std::string key_named(const Json& entries, std::string_view typed) {
  for (const Json& entry : entries) {
    if (names(entry, typed)) return std::string(text_of(entry["key"]));
  }
  return {};
}

/// The first word, and the others without the "to" or "at" before a place.
std::pair<std::string, std::string> verb_and_rest(std::string_view typed) {
  auto [verb, rest] = split(typed);
  const auto [small, place] = split(rest);
  if (small == "to" || small == "at" || small == "in" || small == "в") rest = place;
  return {verb, rest};
}

/// A zone alone is where to row, or the port that is asked for.
std::string zone_alone(const Scene& s, const std::string& zone) {
  const std::string phase = s.view["phase"];
  if (zone.empty()) return {};
  if (phase == "move") return zone_with(zone) == Sea(s).active->zone ? "end" : "move " + zone;
  return phase.starts_with("setup") || phase == "buy_place" ? "port " + zone : std::string();
}

}  // namespace

std::string reworded(const Scene& s, std::string_view typed) {
  const auto [verb, rest] = verb_and_rest(typed);
  for (const Verb& known : kVerbs) {
    if (known.typed != verb || rest.empty() != (known.about == About::Nothing)) continue;
    const std::string notation(known.notation);
    if (known.about == About::Nothing) return notation;
    if (known.about == About::Number && rest.find_first_not_of("0123456789") == std::string::npos)
      return notation + " " + rest;
    if (known.about == About::Zone) {
      if (const std::string zone = key_named(data()["zones"], rest); !zone.empty())
        return notation + " " + zone;
    }
    if (known.about != About::Good) continue;
    const std::string good = key_named(data()["goods"], rest);
    if (good.empty()) continue;
    const Sea sea(s);
    const Port* port = sea.active == nullptr ? nullptr : sea.open_port(sea.active->zone);
    const bool produced =
        port != nullptr && tables::kPortGood[tables::kZonePort[sea.active->zone]] == good_with(good);
    return notation == "load" && produced ? notation : notation + " " + good;
  }
  const bool stays = verb == "stay" || verb == "остаться";
  return zone_alone(s, key_named(data()["zones"], stays ? std::string_view(rest) : typed));
}

std::string misread(const Scene& s, std::string_view typed) {
  const bool loads = s.view["phase"] == "load" && typed.starts_with("load ");
  return loads ? s.say(kSerenissima.loads_what_it_produces) : std::string();
}

}  // namespace fondaco::terminal::serenissima
