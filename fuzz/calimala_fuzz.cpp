#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/hash.hpp"
#include "games/calimala/calimala.hpp"

// Drives the rules with bytes: options, seed, then decisions, legal or not. Whatever the bytes say, the
// invariants of 9.7 hold, a listed action is accepted, any other is refused and leaves the state alone, and
// the game ends.

namespace {

using namespace fondaco;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), end_(data + size) {}
  bool empty() const { return data_ == end_; }
  std::uint8_t next() { return empty() ? 0 : *data_++; }

 private:
  const std::uint8_t* data_;
  const std::uint8_t* end_;
};

void require(bool holds) {
  if (!holds) std::abort();
}

calimala::Options options_from(Bytes& bytes) {
  using namespace calimala;
  Options options;
  options.players = static_cast<std::uint8_t>(2 + bytes.next() % 4);
  const std::uint8_t switches = bytes.next();
  options.obligation = static_cast<Obligation>(switches % 3);
  options.palazzo_tie = static_cast<PalazzoTie>((switches >> 2) & 1);
  options.final_tie = static_cast<FinalTie>((switches >> 3) & 1);
  options.centre_action = static_cast<std::uint8_t>((switches >> 4) % kActions);
  for (auto& rows : options.row_capacity) rows = static_cast<std::uint8_t>(1 + bytes.next() % 9);
  for (auto& cells : options.house_cells) cells = bytes.next() % 6;
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto options = options_from(bytes);
  Seed seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8 | bytes.next();
  auto state = Calimala::start(options, seed);
  Rng rng(seed);
  EventList events;
  ActionList legal;
  int decisions = 0;
  while (!Calimala::deciders(state).empty()) {
    require(Calimala::violation(state) == nullptr);
    const Seats seats = Calimala::deciders(state);
    const std::uint8_t byte = bytes.next();
    if (byte == 0xFF && !bytes.empty()) {  // anything at all
      const auto before = state;
      const Seat seat = bytes.next() % 8;
      const Action action = static_cast<Action>(bytes.next() | (bytes.next() << 8));
      Calimala::legal(state, seat, legal);
      const bool listed = legal.contains(action);
      events.clear();
      const Error error = Calimala::apply(state, seat, action, events);
      require(static_cast<bool>(error) != listed);
      require(listed || state == before);
      decisions += listed;
      continue;
    }
    if (byte == 0xFE) Calimala::resample(state, seats.front(), rng);
    const Seat seat = seats.nth(byte % seats.size());
    Calimala::legal(state, seat, legal);
    require(!legal.empty());
    events.clear();
    require(!Calimala::apply(state, seat, legal[bytes.next() % legal.size()], events));
    require(!events.overflowed());
    require(++decisions <= Calimala::kMaxDecisions);
  }
  require(Calimala::violation(state) == nullptr);
  return 0;
}
