#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/scores.hpp"
#include "core/target.hpp"
#include "games/calimala/happenings.hpp"
#include "games/calimala/state.hpp"

// Scoring phases, influence cards, tie-breaks and the winner (section 5).

namespace fondaco::calimala {

using PerParticipant = std::array<std::uint8_t, kMaxPlayers>;

/// A participant's standing in the city council: the first step of the tie-break ladder, and what follows it.
struct Standing {
  std::uint8_t seats = 0;
  std::uint8_t sculptures = 0;  // in the Palazzo
  std::uint8_t earliness = 0;   // ladder steps 3 and 4: more is earlier

  FONDACO_FN constexpr int influence() const { return seats + sculptures; }
};

FONDACO_FN constexpr Standing standing(const State& s, std::uint8_t participant) {
  Standing result;
  std::uint8_t last_seat = 0;
  for (std::size_t i = 0; i < s.seats.size(); ++i) {
    if (s.seats[i] != participant) continue;
    ++result.seats;
    last_seat = static_cast<std::uint8_t>(i);
  }
  std::uint8_t deciding = kNone;  // the first sculpture, or by the switch the last
  for (std::size_t i = 0; i < s.palazzo.size(); ++i) {
    if (s.palazzo[i] != participant) continue;
    ++result.sculptures;
    if (deciding == kNone || s.options.palazzo_tie == PalazzoTie::Last)
      deciding = static_cast<std::uint8_t>(i);
  }
  if (result.seats > 0) {
    result.earliness = static_cast<std::uint8_t>(kTiles - last_seat);
  } else if (result.sculptures > 0) {
    result.earliness = static_cast<std::uint8_t>(decltype(s.palazzo)::capacity() - deciding);
  }
  return result;
}

/// A number that is larger for whoever comes first. Equal only for participants with neither seats nor
/// sculptures in the Palazzo, who then share.
FONDACO_FN constexpr std::uint32_t ladder_key(int metric, const Standing& st) {
  return (static_cast<std::uint32_t>(metric) << 24) | (static_cast<std::uint32_t>(st.influence()) << 16) |
         (static_cast<std::uint32_t>(st.seats) << 8) | st.earliness;
}

/// Own cubes on a set of locations.
FONDACO_FN constexpr int cubes_on(const State& s, std::uint32_t locations, std::uint8_t participant) {
  int sum = 0;
  for (; locations != 0; locations &= locations - 1) {
    sum += s.cubes[static_cast<std::size_t>(std::countr_zero(locations))][participant];
  }
  return sum;
}

/// Gives out the points of three places by metric and ladder; no metric, no points.
template <class Sink>
FONDACO_FN constexpr void award(State& s, const PerParticipant& metric,
                                const std::array<std::uint8_t, 3>& prizes, Sink& sink) {
  struct Candidate {
    std::uint32_t key;
    std::uint8_t participant;
  };
  std::array<Candidate, kMaxPlayers> ranking{};
  std::size_t count = 0;
  for (std::uint8_t p = 0; p < participants(s); ++p) {
    if (metric[p] == 0) continue;
    const Candidate candidate{ladder_key(metric[p], standing(s, p)), p};
    std::size_t at = count++;
    for (; at > 0 && ranking[at - 1].key < candidate.key; --at) ranking[at] = ranking[at - 1];
    ranking[at] = candidate;
  }
  for (std::size_t first = 0; first < count && first < prizes.size();) {
    std::size_t end = first;
    int sum = 0;
    for (; end < count && ranking[end].key == ranking[first].key; ++end)
      sum += end < prizes.size() ? prizes[end] : 0;
    const int share = sum / static_cast<int>(end - first);  // rounded down, the rest is lost
    for (; first < end; ++first) {
      const std::uint8_t p = ranking[first].participant;
      s.points[p] = static_cast<std::uint8_t>(s.points[p] + share);
      sink(happening(Happening::Points, p, share, metric[p]));
    }
  }
}

template <class Sink>
FONDACO_FN constexpr void score_tile(State& s, int space, Sink& sink) {
  const std::uint8_t tile = s.tiles[static_cast<std::size_t>(space)];
  sink(happening(Happening::Scoring, kNobody, space, tile));
  PerParticipant metric{};
  for (std::uint8_t p = 0; p < participants(s); ++p) {
    metric[p] = static_cast<std::uint8_t>(cubes_on(s, kTileLocations[tile], p));
  }
  award(s, metric, kPhasePoints, sink);
}

template <class Sink>
FONDACO_FN constexpr void score_influence_card(State& s, std::uint8_t card, Sink& sink) {
  sink(happening(Happening::Influence, kNobody, card));
  PerParticipant metric{};
  for (std::uint8_t p = 0; p < participants(s); ++p) {
    const int seats = kInfluenceCountsSeats[card] != 0 ? s.seats.count(p) : 0;
    metric[p] = static_cast<std::uint8_t>(cubes_on(s, kInfluenceLocations[card], p) + seats);
  }
  award(s, metric, kInfluencePoints, sink);
}

/// FINAL (5.4): the tiles that are left (none if all were scored during the game), then every influence card
/// in play.
template <class Sink>
FONDACO_FN constexpr void final_scoring(State& s, Sink& sink) {
  for (int space = static_cast<int>(s.seats.size()); space < kTiles; ++space) score_tile(s, space, sink);
  if (s.beside != kNone) score_influence_card(s, s.beside, sink);
  for (int p = 0; p < players(s); ++p) {
    const auto seat = static_cast<std::size_t>(p);
    if (s.opened[seat] != kNone) score_influence_card(s, s.opened[seat], sink);
    if (s.kept[seat] != kNone) score_influence_card(s, s.kept[seat], sink);
  }
}

/// Points, then seats and Palazzo sculptures, then shared or down the ladder. The third party has no
/// place.
FONDACO_FN constexpr Scores scores_of(const State& s) {
  Scores result;
  result.players = s.options.players;
  std::array<std::uint32_t, kMaxPlayers> key{};
  for (std::uint8_t p = 0; p < result.players; ++p) {
    const Standing st = standing(s, p);
    result.points[p] = s.points[p];
    key[p] = ladder_key(s.points[p], st);
    if (s.options.final_tie == FinalTie::Shared) key[p] &= 0xFFFF0000u;
  }
  rank_by(result, key);
  return result;
}

}  // namespace fondaco::calimala
