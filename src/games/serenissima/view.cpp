#include "games/serenissima/view.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/counts.hpp"
#include "core/describe.hpp"
#include "core/keys.hpp"
#include "games/serenissima/given.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/legal.hpp"
#include "games/serenissima/notation.hpp"

namespace fondaco::serenissima {

namespace {

constexpr auto kPhaseKeys = keys_of<Phase::Over>({"setup_close",
                                                  "setup_port",
                                                  "setup_galley",
                                                  "turn",
                                                  "load",
                                                  "move",
                                                  "move_blockade",
                                                  "step3",
                                                  "sell_blockade",
                                                  "sell",
                                                  "capture_blockade",
                                                  "land",
                                                  "combat_continue",
                                                  "loot",
                                                  "invest",
                                                  "buy_number",
                                                  "buy_place",
                                                  "buy_crew",
                                                  "special",
                                                  "over"});
constexpr auto kPolicyKeys = keys_of<ClosedPorts::Draft>({"random", "fixed", "draft"});
constexpr auto kCrewKeys = keys_of<NewCrew::HireOrGarrison>({"hire", "hire_or_garrison"});
constexpr auto kSpecialKeys = keys_of<SpecialSailors::Anywhere>({"new_galleys_only", "anywhere"});
constexpr std::array<Name, 1> kZeroIsNull = {
    Name{0, ""}
};
constexpr std::array<Name, 2> kTargets = {
    Name{0,           ""    },
    Name{kPortTarget, "port"}
};
constexpr std::array<const char*, kGalleys + 1> kNumbers = {"0", "1", "2",  "3",  "4",  "5",  "6",  "7",
                                                            "8", "9", "10", "11", "12", "13", "14", "15"};

// ---------------------------------------------------------------- locks

// In the words of the notation: load, sailors from and to the port, then all between galleys, and overboard.
constexpr int kFirstLock = kFirstSailorFrom;
constexpr int kPortLocks = 3;
constexpr std::size_t kLockIds = kPortLocks + kFirstSellGood - kFirstLock;
using LockSet = BitSet<kLockIds>;

Action lock_action(std::size_t id) {
  return static_cast<Action>(id < kPortLocks ? kLoadGood + id : kFirstLock + id - kPortLocks);
}

Keys lock_keys() {
  static const auto texts = [] {
    std::array<std::string, kLockIds> all;
    for (std::size_t id = 0; id < kLockIds; ++id) all[id] = action_text(lock_action(id));
    return all;
  }();
  static const std::array<std::string_view, kLockIds> keys = [] {
    std::array<std::string_view, kLockIds> all;
    std::copy(texts.begin(), texts.end(), all.begin());
    return all;
  }();
  return keys;
}

bool is_locked(const Locks& locks, Choice chosen) {
  switch (chosen.kind) {
    case Kind::LoadGood: return locks.loaded != 0;
    case Kind::SailorFromPort: return locks.from[0] != 0;
    case Kind::SailorToPort: return locks.to[0] != 0;
    case Kind::SailorFrom: return (locks.from[chosen.what] & Locks::kSailor) != 0;
    case Kind::SailorTo: return (locks.to[chosen.what] & Locks::kSailor) != 0;
    case Kind::GoodFrom: return ((locks.from[chosen.what] >> chosen.good) & 1) != 0;
    case Kind::GoodTo: return ((locks.to[chosen.what] >> chosen.good) & 1) != 0;
    default: return ((locks.jettisoned >> chosen.good) & 1) != 0;
  }
}

void add_lock(Locks& locks, Choice chosen) {
  const auto good = static_cast<std::uint8_t>(1u << chosen.good);
  switch (chosen.kind) {
    case Kind::LoadGood: locks.loaded = 1; break;
    case Kind::SailorFromPort:
    case Kind::SailorFrom: locks.from[chosen.what] |= Locks::kSailor; break;
    case Kind::SailorToPort:
    case Kind::SailorTo: locks.to[chosen.what] |= Locks::kSailor; break;
    case Kind::GoodFrom: locks.from[chosen.what] |= good; break;
    case Kind::GoodTo: locks.to[chosen.what] |= good; break;
    default: locks.jettisoned |= good; break;
  }
}

template <class Io, class S>
void describe_locks(Io& io, S& s) {
  LockSet set;
  for (std::size_t id = 0; id < kLockIds; ++id) {
    if (is_locked(s.locks, choice(lock_action(id)))) set.insert(id);
  }
  io.set("locks", set, lock_keys());
  if constexpr (Io::kReading) {
    if (!io.has("locks")) return;
    s.locks = Locks{};
    set.for_each([&](std::size_t id) { add_lock(s.locks, choice(lock_action(id))); });
  }
}

// ---------------------------------------------------------------- the board

template <class Io, class G>
void describe_galley(Io& io, G& galley, int players) {
  io.number("owner", galley.owner, 0, players - 1);
  io.key("zone", galley.zone, kZoneKeys);
  io.number("sailors", galley.sailors, 0, kGalleySlots + 1);
  std::array<std::uint8_t, kGoods> cargo{};
  for (std::size_t good = 0; good < kGoods; ++good)
    cargo[good] = static_cast<std::uint8_t>(galley.cargo.count(good));
  io.counts("cargo", cargo, kGoodKeys);
  if constexpr (Io::kReading) {
    galley.cargo = Cargo{};
    for (std::size_t good = 0; good < kGoods; ++good) {
      if (cargo[good] > kGalleySlots)
        return io.fail(io.field_path("cargo"), "a galley does not hold so many cubes");
      galley.cargo.add(good, cargo[good]);
    }
  }
}

template <class Io, class S>
void describe_galleys(Io& io, S& s) {
  io.object("galleys", [&](auto& galleys) {
    for (std::size_t k = 1; k <= kGalleys; ++k) {
      if constexpr (Io::kReading) {
        if (!galleys.has(kNumbers[k])) continue;
        std::uint8_t there = 0;
        if (s.galleys[k].owner == kNobody) s.galleys[k].owner = 0;
        galleys.object_or_null(kNumbers[k], there,
                               [&](auto& inner) { describe_galley(inner, s.galleys[k], players(s)); });
        if (there == 0) s.galleys[k] = Galley{};
      } else if (in_play(s, k)) {
        galleys.object(kNumbers[k], [&](auto& inner) { describe_galley(inner, s.galleys[k], players(s)); });
      }
    }
  });
}

template <class Io, class S>
void describe_ports(Io& io, S& s) {
  io.object("ports", [&](auto& ports) {
    for (std::size_t at = 0; at < kPorts; ++at) {
      ports.object(kPortKeys[at].data(), [&](auto& inner) {
        auto& port = s.ports[at];
        inner.item("owner", port.owner, players(s), kNoneIsNull);
        inner.number("garrison", port.garrison, 0, kMaxWarehouse);
        inner.bits("stored", port.stored, kGoodKeys);
        inner.flag("fort", port.fort);
        inner.flag("basilica", port.basilica);
        inner.flag("closed", port.closed);
        inner.derived("produces", kGoodKeys[product(s.options, at)]);
      });
    }
  });
}

template <class Io, class S>
void describe_turn(Io& io, S& s) {
  auto& turn = s.turn;
  io.item("galley", turn.galley, kGalleys + 1, kZeroIsNull);
  io.key_or_null("origin", turn.origin, kZoneKeys, kNone);
  io.flag("free_good", turn.free_good);
  describe_locks(io, s);
  io.number("moved", turn.moved, 0, kGalleySlots);
  io.item("strength", turn.strength, kGalleySlots + 1, kNoneIsNull);
  io.flag("sale_blocked", turn.sale_blocked);
  io.flag("capture_blocked", turn.capture_blocked);
  io.flag("fought", turn.fought);
  io.flag("sold", turn.sold);
  io.item("target", turn.target, kGalleys + 1, kTargets);
  auto queue = turn.queue;
  std::reverse(queue.begin(), queue.end());
  io.list("queue", queue, players(s), Names{});
  FixedList<std::uint8_t, kGalleys> bought;
  for (std::uint8_t k = 1; k <= kGalleys; ++k) {
    if (((turn.bought >> k) & 1u) != 0) bought.push_back(k);
  }
  io.list("bought", bought, kGalleys + 1, Names{});
  std::uint8_t buying = s.phase >= Phase::BuyNumber && s.phase <= Phase::BuyCrew;
  io.object_or_null("buying", buying, [&](auto& inner) {
    inner.item("number", turn.number, kGalleys + 1, kZeroIsNull);
    inner.key_or_null("port", turn.port, kPortKeys, kNone);
  });
  if constexpr (Io::kReading) {
    std::reverse(queue.begin(), queue.end());
    turn.queue = queue;
    unsigned numbers = 0;
    for (const std::uint8_t k : bought) numbers |= 1u << k;
    turn.bought = static_cast<Numbers>(numbers & ~1u);
    if (buying == 0) {
      turn.number = 0;
      turn.port = kNone;
    }
  }
}

/// The one description of the state. `s` is const when writing.
template <class Io, class S>
void describe(Io& io, S& s) {
  io.key("phase", s.phase, kPhaseKeys);
  io.item("decider", s.decider, players(s), kNoneIsNull);
  io.number("round", s.round, 0, 200);
  io.number("wheel", s.wheel, 0, set_up(s).galleys);
  io.number("track", s.track, 0, set_up(s).track_end);
  io.derived("scorings", scorings(s));
  io.counts("supply", s.supply, kGoodKeys);
  io.derived("forts_left", forts_left(s));
  io.derived("basilicas_left", basilicas_left(s));
  if (io.sees(kNobody)) io.reversed_key_list("doge_pile", s.doge_pile, kDogeKeys);
  io.derived("doge_pile_left", counts_json(counted<kDogeKinds>(s.doge_pile), kDogeKeys));
  io.counts("doge_discard", s.doge_discard, kDogeKeys);
  io.objects("players", static_cast<std::size_t>(players(s)), [&](auto& player, std::size_t p) {
    player.number("ducats", s.players[p].ducats, 0, 20'000);
    player.number("reserve", s.players[p].reserve, 0, set_up(s).sailors);
    player.derived("galleys", galleys_of(s, static_cast<Seat>(p)));
    player.derived("ports", ports_of(s, static_cast<Seat>(p)));
  });
  describe_galleys(io, s);
  describe_ports(io, s);
  describe_turn(io, s);
  io.generator("rng", s.rng);
}

// ---------------------------------------------------------------- options

struct Flag {
  const char* key;
  std::uint8_t Options::* value;
};
constexpr std::array<Flag, 9> kFlags = {
    {{"origin_zone_blockade", &Options::origin_zone_blockade},
     {"origin_zone_sale_blockade", &Options::origin_zone_sale_blockade},
     {"skip_moot_blockade", &Options::skip_moot_blockade},
     {"capture_blockade", &Options::capture_blockade},
     {"defender_loots", &Options::defender_loots},
     {"land_ends_activation", &Options::land_ends_activation},
     {"unlanded_conquest_neutral", &Options::unlanded_conquest_neutral},
     {"sailor_transfer_both_ways_everywhere", &Options::sailor_transfer_both_ways_everywhere},
     {"scuttle_with_crew", &Options::scuttle_with_crew}}
};

/// The options, one description for writing, reading and listing them.
template <class Io, class O>
void describe_options(Io& io, O& options) {
  io.number("players", options.players, kMinPlayers, kMaxPlayers);
  io.key("closed_port_policy", options.closed_port_policy, kPolicyKeys);
  io.kind("list", "one port of each good that is closed");
  io.bits("closed_ports", options.closed_ports, kPortKeys);
  for (const Flag& flag : kFlags) io.flag(flag.key, options.*flag.value);
  io.number("min_attack_strength", options.min_attack_strength, 0, 1);
  io.key("new_galley_crew", options.new_galley_crew, kCrewKeys);
  io.key("special_invest_sailors", options.special_invest_sailors, kSpecialKeys);
  io.flag("hidden_money", options.hidden_money);
}

/// one port of each good, and enough starting ports stay open.
std::string check_options(Options& options) {
  const std::string path = "/closed_ports: ";
  const unsigned goods = kSetUp[options.players].closed;
  if (options.closed_port_policy != ClosedPorts::Fixed) {
    return options.closed_ports == 0 ? "" : path + "they are given only with the policy fixed";
  }
  if (goods == 0) {
    options.closed_ports = 0;
    return {};
  }
  for (std::size_t good = 0; good < kGoods; ++good) {
    const int wanted = static_cast<int>((goods >> good) & 1u);
    const int closed = std::popcount(options.closed_ports & producers(options, good));
    if (closed != wanted) {
      return path + std::to_string(wanted) + " that produces " + std::string(kGoodKeys[good]) +
             " is expected, not " + std::to_string(closed);
    }
  }
  const int open = std::popcount(kStartPorts & ~options.closed_ports);
  if (open >= options.players) return {};
  return path + "starting ports that would stay open: " + std::to_string(open) + ", too few";
}

}  // namespace

Json state_json(const State& state, Observer observer) {
  return written(observer, [&](Writer& io) { describe(io, state); });
}

std::string read_state(const Json& json, State& state) {
  const auto read_fields = [&json](Reader& io, State& s) {
    clear_for(s, json);
    describe(io, s);
  };
  return read_into(state, json, read_fields, [&json](State& s) { return complete(s, json); });
}

Json options_json(const Options& options) {
  return written(Observer::everything(), [&](Writer& io) { describe_options(io, options); });
}

std::string read_options(const Json& json, Options& options) {
  return read_into(options, json, [](Reader& io, Options& o) { describe_options(io, o); }, check_options);
}

Json options_schema(const Options& defaults) {
  OptionsSchema schema(options_json(defaults));
  describe_options(schema, defaults);
  return schema.list();
}

Json event_json(const State&, const Event& event, Observer) {
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  Json json = event_head(event, kHappeningKeys);
  const int a = event.a, b = event.b, c = event.c;
  switch (static_cast<Happening>(event.type)) {
    case Happening::Closed:
    case Happening::TookPort:
    case Happening::LostPort: json["port"] = kPortKeys[at(a)]; break;
    case Happening::Launched:
    case Happening::Moved:
      json["galley"] = a;
      json["zone"] = kZoneKeys[at(b)];
      break;
    case Happening::RoundStarted: json["round"] = a; break;
    case Happening::TurnStarted:
    case Happening::Activated:
    case Happening::Invested:
    case Happening::Sunk:
    case Happening::TurnOver: json["galley"] = a; break;
    case Happening::Loaded:
      json["galley"] = a;
      json["good"] = kGoodKeys[at(b)];
      json["price"] = c / 256;
      json["to"] = c % 256 == kNobody ? Json() : Json(c % 256);
      break;
    case Happening::Sailor:
      json["galley"] = a;
      json["way"] = c == 0 ? "from" : "to";
      json["with"] = place_json(at(b));
      break;
    case Happening::Good:
      json["galley"] = a;
      json["good"] = kGoodKeys[at(c % 8)];
      json["way"] = c < 8 ? "from" : "to";
      json["with"] = b;
      break;
    case Happening::Jettisoned:
    case Happening::Looted:
      json["galley"] = a;
      json["good"] = kGoodKeys[at(b)];
      break;
    case Happening::Blockade:
      json["of"] = kBlockedKeys[at(a)];
      json["declared"] = b != 0;
      break;
    case Happening::Sold:
      json["galley"] = a;
      json["port"] = kPortKeys[at(b / 8)];
      json["good"] = kGoodKeys[at(b % 8)];
      json["ducats"] = c;
      break;
    case Happening::Attacked:
      json["galley"] = a;
      json["target"] = place_json(at(b));
      break;
    case Happening::FortFired:
      json["port"] = kPortKeys[at(a)];
      json["dice"] = b;
      json["skulls"] = c;
      break;
    case Happening::Rolled:
      json["dice"] = a / 8;
      json["skulls"] = a % 8;
      json["against_dice"] = b / 8;
      json["against_skulls"] = b % 8;
      break;
    case Happening::Landed:
      json["port"] = kPortKeys[at(a)];
      json["sailors"] = b;
      break;
    case Happening::Hired: json["at"] = a != 0 ? Json(a) : Json(kPortKeys[at(b)]); break;
    case Happening::Bought:
      json["galley"] = a;
      json["port"] = kPortKeys[at(b % 32)];
      json["ducats"] = c;
      json["from_garrison"] = b >= 32;
      break;
    case Happening::Built:
      json["port"] = kPortKeys[at(a)];
      json["what"] = kBuildingKeys[at(b)];
      break;
    case Happening::Doge: json["card"] = kDogeKeys[at(a)]; break;
    case Happening::Advanced: json["track"] = a; break;
    case Happening::Scoring: json["number"] = a; break;
    case Happening::Income:
      json["ducats"] = a;
      json["reason"] = kForKeys[at(b)];
      break;
    case Happening::Shuffled:
    case Happening::Special:
    case Happening::GameOver: break;
  }
  return json;
}

}  // namespace fondaco::serenissima
