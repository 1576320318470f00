#pragma once

#include <cstddef>
#include <cstdint>

#include "bytes.hpp"
#include "core/game.hpp"

// Drives the rules of a game with bytes: options, seed, then decisions, legal or not. Whatever the bytes say,
// the invariants hold, a listed action is accepted, any other is refused and leaves the state alone, and the
// game ends.

namespace fondaco::fuzz {

/// The first bytes are the options, as `options_from` reads them; the others decide a game.
template <Game G>
int drive(const std::uint8_t* data, std::size_t size, typename G::Options (*options_from)(Bytes&)) {
  Bytes bytes(data, size);
  const auto options = options_from(bytes);
  Seed seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8 | bytes.next();
  auto state = G::start(options, seed);
  Rng rng(seed);
  EventList events;
  ActionList legal;
  int decisions = 0;
  while (!G::deciders(state).empty()) {
    require(G::violation(state) == nullptr);
    const Seats seats = G::deciders(state);
    const std::uint8_t byte = bytes.next();
    if (byte == 0xFF && !bytes.empty()) {  // anything at all
      const auto before = state;
      const Seat seat = bytes.next() % 8;
      const Action action = static_cast<Action>(bytes.next() | (bytes.next() << 8));
      G::legal(state, seat, legal);
      const bool listed = legal.contains(action);
      events.clear();
      const Error error = G::apply(state, seat, action, events);
      require(static_cast<bool>(error) != listed);
      require(listed || state == before);
      decisions += listed;
      continue;
    }
    if (byte == 0xFE) G::resample(state, seats.front(), rng);
    const Seat seat = seats.nth(byte % seats.size());
    G::legal(state, seat, legal);
    require(!legal.empty());
    events.clear();
    require(!G::apply(state, seat, legal[bytes.next() % legal.size()], events));
    require(!events.overflowed());
    require(++decisions <= G::kMaxDecisions);
  }
  require(G::violation(state) == nullptr);
  return 0;
}

}  // namespace fondaco::fuzz
