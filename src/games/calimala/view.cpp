#include "games/calimala/view.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/describe.hpp"
#include "core/keys.hpp"
#include "games/calimala/cards.hpp"
#include "games/calimala/effects.hpp"
#include "games/calimala/given.hpp"
#include "games/calimala/happenings.hpp"
#include "games/calimala/legal.hpp"
#include "games/calimala/notation.hpp"

namespace fondaco::calimala {

namespace {

constexpr auto kPhaseKeys =
    keys_of<Phase::Over>({"influence", "draft", "place", "act", "replace_white", "over"});
constexpr auto kObligationKeys =
    keys_of<Obligation::AtPlacementOnly>({"able", "strict", "at_placement_only"});
constexpr auto kPalazzoTieKeys = keys_of<PalazzoTie::Last>({"first", "last"});
constexpr auto kFinalTieKeys = keys_of<FinalTie::Ladder>({"shared", "ladder"});
constexpr std::array<Name, 2> kDiscNames = {
    Name{kWhiteDisc,   "white"  },
    Name{kSupportDisc, "support"}
};
constexpr std::array<Name, 2> kSeatNames = {
    Name{kNone,       ""     },
    Name{kThirdParty, "third"}
};
constexpr std::array<std::string_view, kDraftCards> kDraftKeys = {
    kActionKeys[kDraft[0]], kActionKeys[kDraft[1]], kActionKeys[kDraft[2]], kActionKeys[kDraft[3]],
    kActionKeys[kDraft[4]]};
constexpr Keys kTradeCityKeys = Keys(kCityKeys).subspan(kPorts);

/// Support discs only where there is a third party to support.
Names disc_names(const State& s) { return Names(kDiscNames).first(players(s) == 2 ? 2 : 1); }

/// Participants by name: the third party only where there is one.
Names seat_names(const State& s) { return Names(kSeatNames).first(players(s) == 2 ? 2 : 1); }

template <class Io, class S>
void describe_activation(Io& io, S& s) {
  auto& act = s.activation;
  io.number("seat", act.seat, 0, players(s) - 1);
  io.number("street", s.street, 0, kStreets - 1);
  io.number("depth", act.depth, 1, kMaxDepth);
  const auto actions = street_actions(s, s.street);
  FixedList<std::uint8_t, 4> slots;
  for (std::size_t end = 0; end < 2; ++end) {
    for (int i = 0; i < act.slots[end]; ++i) slots.push_back(actions[end]);
  }
  io.key_list("slots", slots, kActionKeys);
  if constexpr (Io::kReading) {
    act.slots = {static_cast<std::uint8_t>(slots.count(actions[0])),
                 static_cast<std::uint8_t>(slots.count(actions[1]))};
    if (act.slots[0] + act.slots[1] != static_cast<int>(slots.size())) {
      io.fail(io.field_path("slots"), "only the two actions of the street are expected");
    }
  }
  io.flag("placed", act.placed);
  io.flag("able", act.able);
  io.flag("support", act.support);
  io.bits("touched", act.touched, kLocationKeys);
}

template <class Io, class S>
void describe_player(Io& io, S& s, std::size_t p) {
  auto& mat = s.mats[p];
  const auto seat = static_cast<Seat>(p);
  io.number("points", s.points[p], 0, 250);
  io.number("own", s.supply[p][kOwn], 0, 60);
  io.number("white", s.supply[p][kWhite], 0, 60);
  io.number("support", s.supply[p][kSupport], 0, players(s) == 2 ? 60 : 0);
  for (std::size_t m = 0; m < kMaterials; ++m)
    io.number(kMaterialKeys[m].data(), mat.stock[m], 0, kWarehouse);

  FixedList<std::uint8_t, kMaxWorkshops> cloth;
  for (std::size_t w = 0; w < mat.workshops; ++w) cloth.push_back(mat.load[w]);
  io.list("cloth", cloth, kWorkshopLoad + 1, Names{});
  if constexpr (Io::kReading) {
    if (cloth.empty()) io.fail(io.field_path("cloth"), "the first workshop is always there");
    mat.workshops = static_cast<std::uint8_t>(cloth.size());
    mat.load = {};
    std::copy(cloth.begin(), cloth.end(), mat.load.begin());
  }
  io.number("ships", mat.ships, 0, kMaxShips);
  io.bits("houses", mat.houses, kTradeCityKeys);
  if (io.sees(seat)) io.counts("hand", s.hand[p], kActionKeys);
  io.derived("hand_size", total(s.hand[p]));
  io.key_or_null("known", s.known[p], kActionKeys, kNone);
  if (io.sees(seat)) io.bits("dealt", s.dealt[p], kInfluenceKeys);
  if (io.sees(seat) || s.phase == Phase::Over) io.key_or_null("kept", s.kept[p], kInfluenceKeys, kNone);
  if (io.sees(seat) || s.phase != Phase::Influence)
    io.key_or_null("open", s.opened[p], kInfluenceKeys, kNone);
}

/// What a seat has drawn and played since the latest reshuffle.
template <class Io, class R>
void describe_since(Io& io, R& reshuffle, std::size_t p) {
  if (io.sees(static_cast<Seat>(p))) io.counts("drawn", reshuffle.drawn[p], kActionKeys);
  io.derived("drawn_count", total(reshuffle.drawn[p]));
  io.counts("played", reshuffle.played[p], kActionKeys);
}

/// The one description of the state. `s` is const when writing.
template <class Io, class S>
void describe(Io& io, S& s) {
  const auto in_game = static_cast<std::size_t>(participants(s));
  io.key("phase", s.phase, kPhaseKeys);
  io.number("active", s.active, 0, players(s) - 1);
  io.number("turns", s.turns, 0, 100);
  io.keys("city", s.city, kActionKeys);
  io.lists("stacks", s.stacks, players(s), disc_names(s));
  io.keys("tiles", s.tiles, kTileKeys);
  io.list("seats", s.seats, static_cast<int>(in_game), seat_names(s));
  io.derived("scored", scored(s));
  io.object("board", [&](auto& board) {
    for (std::size_t i = 0; i < kLocations; ++i) {
      board.numbers(kLocationKeys[i].data(), std::span(s.cubes[i]).first(in_game), 0,
                    capacity(s.options, static_cast<int>(i)));
    }
  });
  io.list("palazzo_order", s.palazzo, static_cast<int>(in_game), seat_names(s));
  io.objects("players", static_cast<std::size_t>(players(s)),
             [&](auto& player, std::size_t p) { describe_player(player, s, p); });
  if (players(s) == 2) io.number("third_points", s.points[kThirdParty], 0, 250);
  io.counts("discard", s.discard, kActionKeys);

  if (io.sees(kNobody)) io.reversed_key_list("deck", s.deck, kActionKeys);
  io.derived("deck_size", s.deck.size());
  io.bits("offer", s.offer, kDraftKeys);
  const bool beside_shown = set_up(s).beside != Beside::FaceDown || s.phase == Phase::Over;
  if (beside_shown || io.sees(kNobody)) io.key_or_null("beside", s.beside, kInfluenceKeys, kNone);
  if (io.sees(kNobody)) io.key_or_null("boxed", s.boxed, kInfluenceKeys, kNone);
  if (Io::kReading || s.phase == Phase::Act)
    io.object("activation", [&](auto& inner) { describe_activation(inner, s); });
  if (Io::kReading || s.phase == Phase::ReplaceWhite) io.number("overflow_street", s.street, 0, kStreets - 1);

  io.object_or_null("reshuffle", s.reshuffle.happened, [&](auto& memory) {
    memory.counts("deck", s.reshuffle.deck, kActionKeys);
    memory.objects("players", static_cast<std::size_t>(players(s)),
                   [&](auto& player, std::size_t p) { describe_since(player, s.reshuffle, p); });
  });
  io.object("removed", [&](auto& removed) {
    removed.numbers("own", std::span(s.removed_own).first(static_cast<std::size_t>(players(s))), 0, 60);
    removed.number("white", s.removed_white, 0, 60);
    removed.number("support", s.removed_support, 0, 60);
  });
  io.generator("rng", s.rng);
}

/// The options, one description for writing and reading; a layout that is read needs more (read_layout).
template <class Io, class O>
void describe_options(Io& io, O& options) {
  io.number("players", options.players, kMinPlayers, kMaxPlayers);
  io.key("obligation", options.obligation, kObligationKeys);
  io.key("palazzo_tie", options.palazzo_tie, kPalazzoTieKeys);
  io.key("final_tie", options.final_tie, kFinalTieKeys);
  io.key("centre_action", options.centre_action, kActionKeys);
  io.kind("word or list", "random", "suggested", "nine actions");
  if (Io::kReading || options.layout == Layout::Random) {
    io.derived("layout", "random");
  } else {
    io.keys("layout", options.city, kActionKeys);
  }
  io.kind("list", "nine numbers, 45 together");
  io.numbers("card_copies", options.card_copies, 0, kActionCards);
  io.kind("list", "three numbers from 1 to 9");
  io.numbers("row_capacity", options.row_capacity, 1, 9);
  io.kind("list", "three numbers from 0 to 5");
  io.numbers("house_cells", options.house_cells, 0, kMaxPlayers);
}

/// The layout option: a word, or nine actions.
std::string read_layout(const Json& json, Options& options, bool centre_given) {
  if (json == "random") {
    options.layout = Layout::Random;
    return {};
  }
  options.layout = Layout::Given;
  if (json == "suggested") {
    options.city = kSuggestedLayout;
  } else {
    std::string error;
    const Json wrapped = {
        {"layout", json}
    };
    Reader reader(wrapped, "", error);
    if (!json.is_array()) return "/layout: random, suggested or a list of nine actions is expected";
    reader.keys("layout", options.city, kActionKeys);
    if (!error.empty()) return error;
    std::array<int, kActions> seen{};
    for (const std::uint8_t action : options.city) {
      if (++seen[action] > 1) return "/layout: " + std::string(kActionKeys[action]) + " stands there twice";
    }
  }
  const std::uint8_t centre = options.city[kCentreCell];
  if (centre_given && centre != options.centre_action) {
    return "/layout: its centre is " + std::string(kActionKeys[centre]) +
           ", but centre_action says otherwise";
  }
  options.centre_action = centre;
  return {};
}

}  // namespace

Json state_json(const State& state, Observer observer) {
  return written(observer, [&](Writer& io) { describe(io, state); });
}

std::string read_state(const Json& json, State& state) {
  return read_into(state, json, [](Reader& io, State& s) { describe(io, s); }, complete);
}

Json options_json(const Options& options) {
  return written(Observer::everything(), [&](Writer& io) { describe_options(io, options); });
}

std::string read_options(const Json& json, Options& options) {
  const auto check = [&json](Options& changed) -> std::string {
    if (json.contains("layout")) {
      std::string error = read_layout(json["layout"], changed, json.contains("centre_action"));
      if (!error.empty()) return error;
    }
    if (total(changed.card_copies) != kActionCards) {
      return "/card_copies: " + std::to_string(kActionCards) + " cards together are expected, not " +
             std::to_string(total(changed.card_copies));
    }
    for (const std::uint8_t card : kDraft) {
      if (changed.card_copies[card] == 0) {
        return "/card_copies: at least one " + std::string(kActionKeys[card]) +
               " card is needed for the draft";
      }
    }
    if (changed.layout == Layout::Random) changed.city = kSuggestedLayout;  // one value for one meaning
    return {};
  };
  return read_into(options, json, [](Reader& io, Options& o) { describe_options(io, o); }, check);
}

Json options_schema(const Options& defaults) {
  OptionsSchema schema(options_json(defaults));
  describe_options(schema, defaults);
  return schema.list();
}

Json event_json(const State& state, const Event& event, Observer observer) {
  const auto type = static_cast<Happening>(event.type);
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  Json json = event_head(event, kHappeningKeys);
  const bool participant = type == Happening::Cube || type == Happening::Seated || type == Happening::Points;
  if (participant && players(state) == 2 && event.seat == kThirdParty) {
    json["seat"] = "third";
  } else if (type == Happening::Seated && event.seat == kNobody) {
    json["seat"] = nullptr;
  }
  const auto disc = [](int d) {
    return d == kWhiteDisc ? Json("white") : d == kSupportDisc ? Json("support") : Json(d);
  };
  switch (type) {
    case Happening::Kept:
      if (observer.sees_secret_of(event.seat)) json["card"] = kInfluenceKeys[at(event.a)];
      break;
    case Happening::Opened:
    case Happening::Influence: json["card"] = kInfluenceKeys[at(event.a)]; break;
    case Happening::Drew:
      if (observer.sees_secret_of(event.seat)) json["card"] = kActionKeys[at(event.a)];
      break;
    case Happening::Drafted: json["card"] = kActionKeys[at(event.a)]; break;
    case Happening::DeckMade:
    case Happening::Reshuffled: json["cards"] = event.a; break;
    case Happening::Placed:
      json["disc"] = kDiscKindKeys[at(event.a)];
      json["street"] = event.b;
      break;
    case Happening::Activated:
      json["depth"] = event.a;
      json["street"] = event.b;
      break;
    case Happening::Carried:
      json["action"] = kActionKeys[kEffectAction[at(event.a)]];
      json["effect"] = effect_text(event.a);
      json["by_card"] = event.b != 0;
      break;
    case Happening::Cube: json["location"] = kLocationKeys[at(event.a)]; break;
    case Happening::Declined:
    case Happening::Impossible: json["action"] = kActionKeys[at(event.a)]; break;
    case Happening::Overflowed:
      json["disc"] = disc(event.a);
      json["street"] = event.b;
      break;
    case Happening::Removed: json["disc"] = disc(event.a); break;
    case Happening::Seated: json["space"] = event.a; break;
    case Happening::Replaced:
      json["street"] = event.a;
      json["position"] = event.b;
      break;
    case Happening::Scoring:
      json["space"] = event.a;
      json["tile"] = kTileKeys[at(event.b)];
      break;
    case Happening::Points:
      json["points"] = event.a;
      json["count"] = event.b;
      break;
    case Happening::GameOver: json["reason"] = kEndingKeys[at(event.a)]; break;
    case Happening::NoCard:
    case Happening::Finished:
    case Happening::WhiteBack:
    case Happening::TurnOver: break;
  }
  return json;
}

}  // namespace fondaco::calimala
