#include "table/table.hpp"

// What may be taken back: freely until something hidden was revealed or another seat has acted on it; beyond
// that the others must agree. Against bots always.

namespace fondaco {

namespace {

constexpr int kWorlds = 32;

/// The same world for all positions that the seat can't tell apart.
AnyState as_known(const AnyGame& game, AnyState state, Seat seat) {
  Rng rng(0);
  game.resample(state, seat, rng);
  return state;
}

}  // namespace

/// Whether the seat has learnt something since it made a decision: in a world that it could not tell from the
/// real one, the same decisions would have shown it something else.
bool Table::revealed_since(std::size_t decision, Seat seat) const {
  const AnyState before = course_.state_after(decision);
  const AnyState known = as_known(game(), course_.state(), seat);
  Rng rng(decision);
  for (int i = 0; i < kWorlds; ++i) {
    AnyState world = before;
    game().resample(world, seat, rng);
    for (std::size_t d = decision; d < course_.decisions(); ++d) {
      const Decision& made = course_.decision(d);
      if (game().apply(world, made.seat, made.action, nullptr)) return true;
    }
    if (!game().equal(as_known(game(), world, seat), known)) return true;
  }
  return false;
}

std::optional<UndoOffer> Table::undo_offer(Seat seat) const {
  const auto last = course_.last_choice(seat);
  if (status() != Status::Playing || !chairs_[seat].present() || !last || *last < base_) return std::nullopt;
  bool others = false;                                           // decided since, where they had a choice
  Seats secretly = game().deciders(course_.state_after(*last));  // those of them who have not yet decided
  for (std::size_t i = *last + 1; i < course_.decisions(); ++i) {
    const Seat other = course_.decision(i).seat;
    others = others || (other != seat && course_.had_choice(i));
    if (other == seat || !secretly.contains(other)) secretly = Seats();
    secretly.erase(other);
  }
  if (!others && !revealed_since(*last, seat)) return UndoOffer{*last, UndoKind::Free};
  // A choice made in secret beside others is still unknown as long as one of them has not chosen.
  bool secret = secretly.contains(seat) && !deciders().empty();
  for (const Seat waiting : deciders()) secret = secret && waiting != seat && secretly.contains(waiting);
  if (secret) return UndoOffer{*last, UndoKind::Secret};
  const bool alone = present() == Seats::only(seat);
  if (alone && setup_.rated) return std::nullopt;  // nobody there could agree to it
  return UndoOffer{*last, alone ? UndoKind::Alone : UndoKind::Agreed};
}

}  // namespace fondaco
