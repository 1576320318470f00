#include "games/tuscany/given.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/counts.hpp"
#include "core/given.hpp"
#include "games/tuscany/effects.hpp"
#include "games/tuscany/legal.hpp"

namespace fondaco::tuscany {

namespace {

std::uint8_t tile_with(std::size_t colour, unsigned farms) {
  std::uint8_t found = kNone;
  for (std::uint8_t tile = 0; tile < kTiles; ++tile) {
    if (kTileColour[tile] == colour && kTileFarms[tile] == farms) found = tile;
  }
  return found;
}

std::uint8_t item_on(const Player& p, int cell) {
  if ((p.covered & bit(cell)) == 0) return kNone;
  if ((p.hexes & bit(cell)) != 0) return kHex;
  unsigned farms = 0;
  for (std::size_t farm = 0; farm < kFarms; ++farm)
    farms |= (p.farms[farm] & bit(cell)) != 0 ? 1u << farm : 0;
  return tile_with(cell_colour(p, cell), farms);
}

std::string complete_boards(const State& s) {
  for (Seat seat = 0; seat < players(s); ++seat) {
    for (std::size_t letter = 0; letter < 3; ++letter) {
      const std::uint8_t board = s.players[seat].boards[letter];
      if (board / (kBoards / 3) != static_cast<int>(letter)) {
        return of_player(seat, "boards") + ": a board A, a board B and a board C are expected";
      }
      for (Seat other = 0; other < seat; ++other) {
        if (s.players[other].boards[letter] == board) {
          return of_player(seat, "boards") + ": seat " + std::to_string(other) + " has " +
                 std::string(kBoardKeys[board]) + " already";
        }
      }
    }
  }
  return {};
}

/// Boards that are named push equal ones of other players, if those are not named, to one that is left.
void exchange_boards(State& s, const Json& named) {
  constexpr int kOfLetter = kBoards / 3;
  for (std::size_t letter = 0; letter < 3; ++letter) {
    unsigned taken = 0;
    for (Seat seat = 0; seat < players(s); ++seat) {
      if (is_named(named, of_player(seat, "boards"))) taken |= 1u << s.players[seat].boards[letter];
    }
    for (Seat seat = 0; seat < players(s); ++seat) {
      std::uint8_t& board = s.players[seat].boards[letter];
      if (is_named(named, of_player(seat, "boards"))) continue;
      const int first = kOfLetter * static_cast<int>(letter);
      if (((taken >> board) & 1u) != 0)
        board = static_cast<std::uint8_t>(first + std::countr_one(taken >> first));
      taken |= 1u << board;
    }
  }
}

std::string complete_domain(State& s, Seat seat, const Items& items) {
  Player& p = s.players[seat];
  const std::string path = of_player(seat, "domain");
  p.covered = p.frontier = p.hexes = 0;
  p.farms = {};
  if (s.phase == Phase::Layout) {
    const bool empty =
        std::all_of(items.begin(), items.end(), [](std::uint8_t item) { return item == kNone; });
    if (!empty) return path + ": no cell is covered while layouts are chosen";
    if ((p.layout == kNone) != (p.start == kNone))
      return of_player(seat, "start") + ": it belongs to the layout";
  } else if (p.layout == kNone) {
    p.layout = 0;
  }
  p.colours = {};
  if (p.layout == kNone) return {};
  join_boards(p, p.layout);
  if (p.start == kNone) p.start = static_cast<std::uint8_t>(castle_cell(p.boards, p.layout, 0));
  if (cell_colour(p, p.start) != kCastle)
    return of_player(seat, "start") + ": it is no castle cell of this layout";
  if (s.phase == Phase::Layout) return {};
  cover(p, p.start);
  for (int cell = 0; cell < kCells; ++cell) {
    const std::uint8_t item = items[static_cast<std::size_t>(cell)];
    if (item == kNone) continue;
    if (item != kHex && colour_of(item) != cell_colour(p, cell)) {
      return path + "/" + std::to_string(cell) + ": the cell is for a " +
             std::string(kColourKeys[cell_colour(p, cell)]) + ", not for a " + std::string(kTileKeys[item]);
    }
    if (cell != p.start) put_on_cell(p, cell, item);
  }
  if (const Cells apart = p.covered & ~connected_cells(p); apart != 0) {
    return path + "/" + std::to_string(std::countr_zero(apart)) +
           ": the cell is not connected with the starting castle";
  }
  return {};
}

/// How many cards of each colour are still to be laid somewhere.
using Rest = std::array<int, kColours>;

void subtract(Rest& rest, const Counts& counts) {
  for (std::size_t c = 0; c < kColours; ++c) rest[c] -= counts[c];
}

/// As many of these as are left.
void clip(Counts& counts, Rest& rest) {
  for (std::size_t c = 0; c < kColours; ++c) {
    counts[c] = static_cast<std::uint8_t>(std::clamp(rest[c], 0, int{counts[c]}));
    rest[c] -= counts[c];
  }
}

/// A deck of the cards that are left, those of the old deck first; as many as are named, if a number is.
std::string make_deck(State& s, const Json& named, Rest& rest) {
  std::vector<std::uint8_t> cards;  // next first
  for (std::size_t i = s.deck.size(); i > 0; --i) {
    if (rest[s.deck[i - 1]] > 0) cards.push_back(s.deck[i - 1]), --rest[s.deck[i - 1]];
  }
  for (std::uint8_t c = 0; c < kColours; ++c) {
    for (; rest[c] > 0; --rest[c]) cards.push_back(c);
  }
  if (is_named(named, "/deck")) {
    const Json& count = named["deck"];
    if (!count.is_number_unsigned() || count.get<std::uint64_t>() > cards.size()) {
      return "/deck: a number from 0 to " + std::to_string(cards.size()) + " is expected, not " +
             count.dump();
    }
    for (; cards.size() > count.get<std::size_t>(); cards.pop_back()) ++rest[cards.back()];
  }
  s.deck.clear();
  for (std::size_t i = cards.size(); i > 0; --i) s.deck.push_back(cards[i - 1]);
  return {};
}

/// Hands and discard pile as they are named, the deck of what is left; or the other way round.
std::string complete_piles(State& s, const Json& named) {
  Rest rest{};
  std::copy(kRegionCopies.begin(), kRegionCopies.end(), rest.begin());
  const bool deck_listed = is_named(named, "/deck") && named["deck"].is_array();
  if (deck_listed) subtract(rest, counted<kColours>(s.deck));
  if (is_named(named, "/discard")) subtract(rest, s.discard);
  for (Seat seat = 0; seat < players(s); ++seat) {
    if (is_named(named, of_player(seat, "hand"))) subtract(rest, s.players[seat].hand);
  }
  for (std::size_t c = 0; c < kColours; ++c) {
    if (rest[c] < 0) {
      return "/players: there are more " + std::string(kColourKeys[c]) + " cards than " +
             std::to_string(kRegionCopies[c]);
    }
  }
  for (Seat seat = 0; seat < players(s); ++seat) {
    if (!is_named(named, of_player(seat, "hand"))) clip(s.players[seat].hand, rest);
  }
  if (!is_named(named, "/discard")) clip(s.discard, rest);
  if (!deck_listed) {
    if (std::string error = make_deck(s, named, rest); !error.empty()) return error;
  }
  for (std::size_t c = 0; c < kColours; ++c) {
    if (rest[c] > 0 && is_named(named, "/discard")) {
      return "/discard: " + std::to_string(rest[c]) + " " + std::string(kColourKeys[c]) +
             " cards more lie nowhere else";
    }
    s.discard[c] = static_cast<std::uint8_t>(s.discard[c] + rest[c]);
  }
  return {};
}

/// What was drawn and paid since the latest shuffle, and the deck that it made.
std::string complete_shuffle(State& s, const Json& named) {
  Counts pool = counted<kColours>(s.deck);
  Rest discarded{};
  std::copy(s.discard.begin(), s.discard.end(), discarded.begin());
  for (Seat seat = 0; seat < players(s); ++seat) {
    Player& p = s.players[seat];
    if (!is_named(named, of_player(seat, "drawn"))) p.drawn = Counts{};
    if (!is_named(named, of_player(seat, "paid"))) p.paid = Counts{};
    for (std::size_t c = 0; c < kColours; ++c) {
      if (p.drawn[c] > p.hand[c] + p.paid[c]) {
        return of_player(seat, "drawn") + ": more " + std::string(kColourKeys[c]) +
               " cards were drawn than are in hand or were paid";
      }
    }
    add(pool, p.drawn);
    subtract(discarded, p.paid);
  }
  for (std::size_t c = 0; c < kColours; ++c) {
    if (discarded[c] < 0)
      return "/players: more " + std::string(kColourKeys[c]) + " cards were paid than are discarded";
  }
  if (is_named(named, "/pool") && pool != s.pool) {
    return "/pool: it must be the deck together with what was drawn since";
  }
  s.pool = pool;
  return {};
}

std::string complete_cards(State& s, const Json& named) {
  bool any = is_named(named, "/deck") || is_named(named, "/discard") || is_named(named, "/pool");
  for (Seat seat = 0; seat < players(s); ++seat) {
    for (const char* field : {"hand", "drawn", "paid"}) any |= is_named(named, of_player(seat, field));
  }
  if (!any) return {};
  if (std::string error = complete_piles(s, named); !error.empty()) return error;
  return complete_shuffle(s, named);
}

std::string complete_yields(State& s, const Json& named) {
  if (!is_named(named, "/yield_deck") && !is_named(named, "/yield_discard")) return {};
  std::array<int, kYields> rest{};
  std::copy(kYieldCopies.begin(), kYieldCopies.end(), rest.begin());
  const bool listed = is_named(named, "/yield_deck");
  if (is_named(named, "/yield_discard")) {
    for (std::size_t y = 0; y < kYields; ++y) rest[y] -= s.yield_discard[y];
  } else {
    s.yield_discard = {};
  }
  if (listed) {
    for (const std::uint8_t card : s.yield_deck) --rest[card];
  } else {
    s.yield_deck.clear();
  }
  for (std::uint8_t y = 0; y < kYields; ++y) {
    const bool settled = listed && is_named(named, "/yield_discard");
    if (rest[y] < 0 || (settled && rest[y] > 0)) {
      return "/yield_deck: with the discard pile there must be " + std::to_string(kYieldCopies[y]) +
             " cards of " + std::string(kYieldKeys[y]);
    }
    for (; rest[y] > 0; --rest[y]) {
      if (listed) {
        ++s.yield_discard[y];
      } else {
        s.yield_deck.push_back(y);
      }
    }
  }
  return {};
}

std::string complete_bonuses(State& s, const Json& named) {
  for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
    int left = kBonusCopies[bonus];
    if (is_named(named, "/bonus_pile")) left -= s.bonus_pile[bonus];
    for (Seat seat = 0; seat < players(s); ++seat) left -= s.players[seat].bonus[bonus];
    if (left < 0) {
      return "/players: there are more " + std::string(kBonusKeys[bonus]) + " bonus tiles than " +
             std::to_string(kBonusCopies[bonus]);
    }
    if (!is_named(named, "/bonus_pile")) s.bonus_pile[bonus] = static_cast<std::uint8_t>(left);
  }
  return {};
}

std::string complete_storage(State& s, const Json&) {
  for (Seat seat = 0; seat < players(s); ++seat) {
    Player& p = s.players[seat];
    std::sort(p.storage.begin(), p.storage.end());
    if (static_cast<int>(p.storage.size()) > capacity(s, p)) {
      return of_player(seat, "storage") + ": there are " + std::to_string(capacity(s, p)) + " spaces, not " +
             std::to_string(p.storage.size());
    }
  }
  return {};
}

/// No more neutral tiles than there are: the supply, unless it is named, loses its last ones. No display that
/// would have to be cleared.
std::string complete_tiles(State& s, const Json& named) {
  int neutral = static_cast<int>(s.supply.size());
  for (const std::uint8_t count : s.neutral_discard) neutral += count;
  for (const std::uint8_t tile : s.display) neutral += tile != kNone && is_neutral(tile);
  if (!is_named(named, "/supply")) {
    for (; neutral > kNeutral && !s.supply.empty(); --neutral) s.supply.take(0);
  }
  if (neutral > kNeutral) {
    return "/neutral_discard: there are " + std::to_string(kNeutral) + " neutral tiles, not " +
           std::to_string(neutral);
  }
  const std::uint8_t colour = crowded_colour(s);
  if (colour == kNone) return {};
  return "/display: so many tiles of the colour " + std::string(kColourKeys[colour]) + " never stay there";
}

/// What the phase is about must be there.
std::string complete_phase(State& s) {
  const Player& p = s.players[s.active];
  if (s.phase != Phase::Discard) s.taking = kNone;
  if (s.phase != Phase::Pay) s.placing_item = s.placing_cell = kNone;
  if (s.phase == Phase::Discard &&
      (s.taking == kNone || s.display[s.taking] == kNone || !storage_full(s, p))) {
    return "/taking: a filled slot is expected, and a full storage";
  }
  if (s.phase == Phase::Pay &&
      (s.placing_cell == kNone || s.placing_item >= p.storage.size() ||
       (place_cells(s, s.placing_item, payable_colours(p)) & bit(s.placing_cell)) == 0)) {
    return "/placing: an item and a cell where it can be placed and paid are expected";
  }
  if (s.phase == Phase::Refresh && !refresh_due(s)) return "/phase: no refresh is due";
  if (s.phase == Phase::Marble && p.marble == 0)
    return of_player(s.active, "marble") + ": one is expected in this phase";
  return s.phase == Phase::Over ? std::string() : complete_decision(s);
}

}  // namespace

ItemsBySeat items_of(const State& s) {
  ItemsBySeat items;
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    for (int cell = 0; cell < kCells; ++cell) {
      items[seat][static_cast<std::size_t>(cell)] = item_on(s.players[seat], cell);
    }
  }
  return items;
}

std::string complete(State& s, const Json& named, const ItemsBySeat& items) {
  exchange_boards(s, named);
  if (std::string error = complete_boards(s); !error.empty()) return error;
  for (Seat seat = 0; seat < players(s); ++seat) {
    if (std::string error = complete_domain(s, seat, items[seat]); !error.empty()) return error;
  }
  for (const auto step :
       {complete_cards, complete_yields, complete_bonuses, complete_storage, complete_tiles}) {
    if (std::string error = step(s, named); !error.empty()) return error;
  }
  return complete_phase(s);
}

}  // namespace fondaco::tuscany
