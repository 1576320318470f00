#pragma once

#include "table/table.hpp"

namespace fondaco {

/// Who plays on, against bots of a level.
struct Forker {
  std::string name;
  Seat seat = 0;
  int level = 1;
};

/// A table that goes on from a record.
Setup fork_of(Record origin, const Forker& forker);

/// A table that goes on from a position of another. The decisions of a finished game are taken along; of one
/// that is still played only who sits there (`own`) may go on, from what the seat knows: what it does not
/// know is drawn anew, and nobody is advised there who would not be here.
[[nodiscard]] tl::expected<Setup, Refusal> fork_of(const Table& table, std::size_t decisions,
                                                   const Forker& forker, bool own, Rng& rng);

}  // namespace fondaco
