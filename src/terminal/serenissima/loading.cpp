#include "terminal/serenissima/loading.hpp"

#include "terminal/serenissima/menu_texts.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/texts.hpp"

namespace fondaco::terminal::serenissima {

namespace {

constexpr std::size_t kLabelColumns = 14;
constexpr std::size_t kInline = 3;  // exchanges listed without a menu of their own

std::string with_change(const Words& words, const Scene& s, const std::string& who, int from, int by) {
  return fill(s.say(words), {who, std::to_string(from), std::to_string(from + by)});
}

std::string lost(const Scene& s, const Galley& galley) {
  const std::string cargo = goods_text(s, galley.cargo);
  return cargo.empty() ? "" : fill(s.say(kMenu.cargo_lost), {cargo});
}

/// What comes aboard a full galley takes the sixth place.
std::string full_words(const Scene& s, const Sea& sea) {
  return sea.active->load() < tables::kGalleySlots ? "" : s.say(kMenu.load_full);
}

/// The port's good and what it costs.
std::string load_words(const Scene& s, const Sea& sea) {
  const Galley& galley = *sea.active;
  const std::size_t at = tables::kZonePort[galley.zone];
  const std::size_t good = sea.ports[at].good;
  const std::string name = good_name(s, good), price = ducats(s, tables::kGoodCost);
  const std::string left = std::to_string(s.view["supply"].value(std::string(tables::kGoodKeys[good]), 0));
  const int owner = sea.ports[at].owner;
  std::string text;
  if (s.view["free_good"].get<bool>()) {
    text = fill(s.say(kMenu.load_free), {name, left});
  } else if (owner == kNeutral || owner == galley.owner) {
    text = fill(s.say(kMenu.load_bank), {name, price, left});
  } else {
    text = fill(s.say(kMenu.load_to), {name, price, side_name(s, owner), left});
  }
  return text + full_words(s, sea);
}

/// A step with another galley or with the port: what moves, which way, and with whom.
struct Transfer {
  bool sailor = false, to = false;
  std::size_t good = 0;
  int with = 0;  // 0: the port

  static bool is(std::span<const std::string_view> words) {
    return words.size() == 3 && (words[1] == "from" || words[1] == "to");
  }
  explicit Transfer(std::span<const std::string_view> words)
      : sailor(words[0] == "sailor"),
        to(words[1] == "to"),
        good(sailor ? 0 : good_with(words[0])),
        with(number_of(words[2])) {}
};

/// The galley that this transfer leaves without a sailor, or nullptr.
const Galley* emptied(const Sea& sea, const Transfer& transfer) {
  if (!transfer.sailor || (transfer.with == 0 && !transfer.to)) return nullptr;
  const Galley& from = transfer.to ? *sea.active : sea.galleys.at(transfer.with);
  return from.sailors == 1 ? &from : nullptr;
}

std::string transfer_words(const Scene& s, const Sea& sea, const Transfer& transfer) {
  const std::string with = std::to_string(transfer.with);
  if (!transfer.sailor)
    return fill(s.say(transfer.to ? kMenu.good_to : kMenu.good_from), {with, good_name(s, transfer.good)}) +
           (transfer.to ? "" : full_words(s, sea));
  std::string text;
  if (transfer.with == 0) {
    const int garrison = sea.ports[tables::kZonePort[sea.active->zone]].garrison;
    const int after = garrison + (transfer.to ? 1 : -1);
    text = fill(s.say(transfer.to ? kMenu.to_port : kMenu.from_port),
                {std::to_string(garrison), std::to_string(after)});
  } else {
    text = with_change(transfer.to ? kMenu.to_galley : kMenu.from_galley, s, with,
                       sea.galleys.at(transfer.with).sailors, transfer.to ? 1 : -1);
  }
  if (const Galley* gone = emptied(sea, transfer)) return text + sinking_words(s, *gone);
  return transfer.to ? text : text + full_words(s, sea);
}

/// The steps of loading by the part of the menu they belong to.
struct Parts {
  std::vector<Entry> plain, danger;
  std::map<int, std::vector<Entry>> exchanges;  // by the other galley
  bool jettison = false;                        // goods could be thrown overboard
};

void sort_in(const Scene& s, const Sea& sea, const Option& option, Parts& parts) {
  const WordList words = words_of(option.notation);
  const bool must_unload = sea.active->load() > tables::kGalleySlots;
  const std::string text = loading_words(s, sea, option.notation);
  if (option.notation == "end") {
    parts.plain.push_back({option.action, &kMenu.done_label, s.say(kMenu.end_load)});
  } else if (option.notation == "load") {
    parts.plain.push_back({option.action, &kMenu.load_label, text, 1});
  } else if (Transfer::is(words)) {
    const Transfer transfer(words);
    if (emptied(sea, transfer) != nullptr) {
      parts.danger.push_back({option.action, &kMenu.danger_label, text});
    } else if (transfer.with == 0) {
      parts.plain.push_back({option.action, &kMenu.crew_label, text, 2});
    } else {
      parts.exchanges[transfer.with].push_back(
          {option.action, &kMenu.exchange_label, text, transfer.sailor ? 0 : 1});
    }
  } else if (must_unload) {
    parts.plain.push_back({option.action, &kMenu.room_label, text, kLate});
  } else {
    parts.danger.push_back({option.action, &kMenu.danger_label, text, option.notation == "scuttle"});
    parts.jettison |= option.notation != "scuttle";
  }
}

FurtherMenu menu_behind(const Scene& s, std::string text, std::vector<Entry> entries) {
  FurtherMenu further{std::move(text), {}};
  add_entries(s, further.menu, std::move(entries));
  return further;
}

}  // namespace

void add_entries(const Scene& s, Menu& menu, std::vector<Entry> entries) {
  std::vector<MenuGroup> groups;
  for (int order = 0; order <= kDanger; ++order) {
    for (Entry& entry : entries) {
      if (entry.order != order) continue;
      group_labelled(groups, "  " + s.say(*entry.label))
          .items.push_back({entry.action, std::move(entry.text), entry.number});
    }
  }
  for (const MenuGroup& group : groups) add_group(menu, group, kLabelColumns);
}

std::string sinking_words(const Scene& s, const Galley& galley) {
  return fill(s.say(kMenu.galley_sinks), {std::to_string(galley.number), lost(s, galley)});
}

std::string loading_words(const Scene& s, const Sea& sea, std::string_view notation) {
  if (sea.active == nullptr) return {};
  const WordList words = words_of(notation);
  if (notation == "load") return load_words(s, sea);
  if (notation == "scuttle") return fill(s.say(kMenu.scuttle), {lost(s, *sea.active)});
  if (words[0] == "jettison") return fill(s.say(kMenu.jettison), {good_name(s, good_with(words[1]))});
  return Transfer::is(words) ? transfer_words(s, sea, Transfer(words)) : "";
}

Menu loading(const Scene& s, const Sea& sea, std::span<const Option> options) {
  Parts parts;
  for (const Option& option : options) sort_in(s, sea, option, parts);
  std::size_t exchanges = 0;
  for (const auto& [number, entries] : parts.exchanges) exchanges += entries.size();
  std::vector<FurtherMenu> further;
  for (auto& [number, entries] : parts.exchanges) {
    if (exchanges <= kInline) {
      for (Entry& entry : entries) {
        entry.order += 3;
        parts.plain.push_back(std::move(entry));
      }
      continue;
    }
    const std::string text =
        fill(s.say(kMenu.exchange_with), {std::to_string(number), crew_and_cargo(s, sea.galleys.at(number))});
    further.push_back(menu_behind(s, text, std::move(entries)));
  }
  Menu menu;
  add_entries(s, menu, std::move(parts.plain));
  const auto label = [&s](const Words& words) { return "  " + s.say(words); };
  if (!further.empty()) add_further(menu, std::move(further), kLabelColumns, label(kMenu.exchange_label));
  if (!parts.danger.empty()) {
    const Words& text = parts.jettison ? kMenu.danger_menu : kMenu.sink_menu;
    std::vector<FurtherMenu> danger = {menu_behind(s, s.say(text), std::move(parts.danger))};
    add_further(menu, std::move(danger), kLabelColumns, label(kMenu.danger_label));
  }
  return menu;
}

}  // namespace fondaco::terminal::serenissima
