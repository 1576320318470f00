#pragma once

#include "table/table.hpp"

// What a table tells: JSON for one who looks at it, from a seat or (kNobody) as a spectator. Nothing here
// holds more than the rules let that one know (docs/protocol.md).

namespace fondaco {

/// A table as it stands: seats, clocks, whose turn it is, the view and the legal actions.
Json present_json(const Table& table, Seat viewer, Millis now);

/// Who holds which seat, for everybody.
Json seats_json(const Table& table);

inline Observer observer_at(Seat viewer) {
  return viewer == kNobody ? Observer::spectator() : Observer::seat(viewer);
}

/// An entry of the log with what happened in the game, looked at with the viewer's own eyes or with others.
/// What a person arranged with the table alone (orders) is told to that person, whoever's eyes are borrowed.
Json entry_json(const Table& table, const Entry& entry, std::size_t decisions_after, const EventList& events,
                Seat viewer, Observer eyes);
inline Json entry_json(const Table& table, const Entry& entry, std::size_t decisions_after,
                       const EventList& events, Seat viewer) {
  return entry_json(table, entry, decisions_after, events, viewer, observer_at(viewer));
}

/// The entries after the first `since`, at most so many, in the same way. From the start on they begin with
/// all that was decided in the game that this one goes on from, under the number 0.
inline constexpr std::size_t kEntriesAtOnce = 1'000;
Json entries_json(const Table& table, std::uint32_t since, Seat viewer, Observer eyes);
inline Json entries_json(const Table& table, std::uint32_t since, Seat viewer) {
  return entries_json(table, since, viewer, observer_at(viewer));
}

/// What never changes: game, options, commitment and so on.
Json about_json(const Table& table);

/// What an action would bring, as far as the viewer can know it.
[[nodiscard]] tl::expected<Json, Refusal> preview_json(const Table& table, const std::string& action,
                                                       Seat viewer);

/// Chance that rests on what everybody knows (the moment and the commitment), so that nothing made with it
/// betrays anything: for worlds, previews and advice.
Rng public_chance(const Table& table, Seat viewer);

/// A world, whole, that the viewer can't tell from the real one.
Json world_json(const Table& table, Seat viewer);

Json refusal_json(const Refusal& refusal, const std::string& id);

}  // namespace fondaco
