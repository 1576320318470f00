#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seats.hpp"
#include "core/target.hpp"

namespace fondaco {

/// One thing that happened while an action was carried out. `type` and the meaning of a, b, c are the game's
/// own.
struct Event {
  std::uint8_t type = 0;
  Seat seat = kNobody;
  std::int16_t a = 0;
  std::int16_t b = 0;
  std::int16_t c = 0;

  friend constexpr bool operator==(const Event&, const Event&) = default;
};

/// An event of one of the types that a game knows.
template <class Type>
FONDACO_FN constexpr Event happening(Type type, Seat seat, int a = 0, int b = 0, int c = 0) {
  const auto small = [](int value) { return static_cast<std::int16_t>(value); };
  return {static_cast<std::uint8_t>(type), seat, small(a), small(b), small(c)};
}

/// Where events go when nobody listens: costs nothing.
struct NoEvents {
  FONDACO_FN constexpr void operator()(const Event&) const {}
};

/// Collects the events of one action, in order. Events past the capacity are counted, not kept; no game comes
/// near.
class EventList {
 public:
  static constexpr std::size_t kCapacity = 256;

  void operator()(const Event& event) {
    if (size_ < kCapacity) items_[size_] = event;
    ++size_;
  }
  std::size_t size() const { return size_ < kCapacity ? size_ : kCapacity; }
  bool overflowed() const { return size_ > kCapacity; }
  void clear() { size_ = 0; }
  const Event& operator[](std::size_t i) const { return items_[i]; }
  const Event* begin() const { return items_.data(); }
  const Event* end() const { return items_.data() + size(); }

 private:
  std::size_t size_ = 0;
  std::array<Event, kCapacity> items_{};
};

}  // namespace fondaco
