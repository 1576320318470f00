#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>

#include "core/registry.hpp"
#include "terminal/prompt.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/texts.hpp"

// Moves typed in the words of the screen and of help: "row to Sardinia", "галера 8", "моряк из порта".

namespace fondaco::terminal::serenissima {

namespace {

using Typed = std::vector<std::string>;

/// Words and what they are in notation; those with nothing are left out.
constexpr std::pair<std::string_view, std::string_view> kDictionary[] = {
    {"row",        "move"    },
    {"go",         "move"    },
    {"start",      "port"    },
    {"blockade",   "yes"     },
    {"sink",       "scuttle" },
    {"the",        ""        },
    {"turn",       ""        },
    {"at",         ""        },
    {"in",         ""        },
    {"into",       ""        },
    {"onto",       ""        },
    {"идти",       "move"    },
    {"начать",     "port"    },
    {"порт",       "port"    },
    {"порта",      "port"    },
    {"номер",      "number"  },
    {"взять",      "take"    },
    {"забрать",    "take"    },
    {"активация",  "activate"},
    {"инвестиции", "invest"  },
    {"погрузить",  "load"    },
    {"моряк",      "sailor"  },
    {"моряка",     "sailor"  },
    {"из",         "from"    },
    {"с",          "from"    },
    {"на",         "to"      },
    {"в",          "to"      },
    {"скинуть",    "jettison"},
    {"затопить",   "scuttle" },
    {"продать",    "sell"    },
    {"захватить",  "capture" },
    {"напасть",    "attack"  },
    {"высадить",   "land"    },
    {"продолжать", "continue"},
    {"прекратить", "end"     },
    {"блокада",    "yes"     },
    {"да",         "yes"     },
    {"пропустить", "no"      },
    {"нет",        "no"      },
    {"нанять",     "hire"    },
    {"купить",     "buy"     },
    {"форт",       "fort"    },
    {"базилика",   "basilica"},
    {"базилику",   "basilica"},
    {"конец",      "end"     },
    {"закончить",  "end"     },
    {"ход",        ""        },
};

bool is_galley(std::string_view word) { return word.starts_with("galley") || word.starts_with("галер"); }

/// The names of an entry in both languages, in lower case.
std::array<std::string, 2> names_of(const Json& entry) {
  return {lowered(in_language(entry["name"], Language::English)),
          lowered(in_language(entry["name"], Language::Russian))};
}

/// The key of the zone that was typed: its key, its name, or a beginning of the name that fits no other.
std::string zone_typed(std::string_view typed) {
  constexpr std::size_t kFewest = 3;  // letters of a beginning
  std::string found;
  for (const Json& zone : data()["zones"]) {
    const std::string key(text_of(zone["key"]));
    if (lowered(key) == typed) return key;
    for (const std::string& name : names_of(zone)) {
      if (name == typed) return key;
      if (width(typed) < kFewest || !name.starts_with(typed) || found == key) continue;
      if (!found.empty()) return {};
      found = key;
    }
  }
  return found;
}

std::string good_typed(std::string_view typed) {
  for (const Json& good : data()["goods"]) {
    const auto names = names_of(good);
    if (text_of(good["key"]) == typed || names[0] == typed || names[1] == typed)
      return std::string(text_of(good["key"]));
  }
  return {};
}

/// The words in notation, as far as they are known.
Typed translated(std::string_view text) {
  Typed words;
  for (auto [word, rest] = split(text); !word.empty(); std::tie(word, rest) = split(rest)) {
    const auto known = std::find_if(std::begin(kDictionary), std::end(kDictionary),
                                    [&](const auto& entry) { return entry.first == word; });
    if (known != std::end(kDictionary)) {
      if (!known->second.empty()) words.emplace_back(known->second);
    } else if (const std::string good = good_typed(word); !good.empty()) {
      words.push_back(good);
    } else if (!is_galley(word) || words.empty()) {
      words.push_back(word);
    }
  }
  return words;
}

/// A zone is the rest of the words, after a "to" perhaps; they become one.
void join_zone(Typed& words) {
  constexpr std::array<std::string_view, 6> kVerbs = {"move", "port", "hire", "fort", "basilica", "attack"};
  const bool verb = std::find(kVerbs.begin(), kVerbs.end(), words.front()) != kVerbs.end();
  if (verb && words.size() > 2 && words[1] == "to") words.erase(words.begin() + 1);
  const std::size_t from = verb || words.front() == "stay" || words.front() == "остаться" ? 1 : 0;
  std::string name;
  for (std::size_t i = from; i < words.size(); ++i) name += (i > from ? " " : "") + words[i];
  const std::string zone = zone_typed(name);
  if (zone.empty()) return;
  words.resize(from);
  words.push_back(zone);
}

/// Where the galley lies that is active.
std::string own_zone(const Sea& sea) {
  return sea.active == nullptr ? "" : std::string(tables::kZoneKeys[sea.active->zone]);
}

/// What is said otherwise than in notation, or in another question.
void put_right(const Scene& s, Typed& words) {
  const std::string phase = s.view["phase"], first = words.front();
  const Sea sea(s);
  const bool numbers = phase == "setup_galley" || phase == "buy_number";
  const bool alone = words.size() == 1;
  if (first == "stay" || first == "stop" || first == "остаться" || first == "стоп") {
    if (phase == "move" && (alone || words[1] == own_zone(sea))) words = {"end"};
  } else if (first == "done" || first == "готово") {
    if (alone && phase != "step3" && phase != "turn") words = {"end"};
  } else if (numbers && (is_galley(first) || first == "take")) {
    words[0] = "number";
  } else if (first == "attack" && !alone && words[1] == own_zone(sea)) {
    words[1] = "port";
  } else if (first == "sell" && phase == "step3") {
    words.resize(1);
  } else if (first == "load" && words.size() == 2 && sea.active != nullptr) {
    const std::size_t port = tables::kZonePort[sea.active->zone];
    if (port < tables::kPorts && words[1] == tables::kGoodKeys[sea.ports[port].good]) words.resize(1);
  } else if (alone && phase == "move" && zone_typed(lowered(first)) == first) {
    words = first == own_zone(sea) ? Typed{"end"} : Typed{"move", first};
  } else if (alone && (phase == "setup_port" || phase == "setup_close" || phase == "buy_place") &&
             zone_typed(lowered(first)) == first) {
    words = {"port", first};
  }
}

}  // namespace

std::string reworded(const Scene& s, std::string_view typed) {
  Typed words = translated(typed);
  if (words.empty()) return {};
  join_zone(words);
  put_right(s, words);
  std::string notation;
  for (const std::string& word : words) add_to(notation, word, " ");
  const bool other_good = words.size() == 2 && words[0] == "load" && !good_typed(words[1]).empty();
  return other_good || find_game("serenissima")->parse_notation(notation) ? notation : std::string();
}

std::string misread(const Scene& s, std::string_view typed) {
  if (!typed.starts_with("load ")) return {};
  return s.say(s.view["phase"] == "load" ? kSerenissima.loads_what_it_produces : kTexts.other_question);
}

}  // namespace fondaco::terminal::serenissima
