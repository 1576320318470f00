#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/json_fwd.hpp"
#include "games/tuscany/domain.hpp"
#include "terminal/screen.hpp"

// A player's domain: what the geometry of the rules says about a view, and its drawing.

namespace fondaco::terminal::tuscany {

using fondaco::tuscany::Cells;

/// Three boards as the rules join them, and which cells are covered.
using Domain = fondaco::tuscany::Player;

/// Boards by their keys, a layout by its text, "A C' B +-". Nothing is covered.
Domain joined(const Json& boards, std::string_view layout);
/// The domain of a player in a view; none while the layout is not chosen or not shown.
std::optional<Domain> domain_of(const Json& player);

std::vector<int> cells_in(Cells cells);
/// The areas, each by its cells, the largest first, then by colour.
std::vector<Cells> areas_of(const Domain& domain);

inline constexpr std::size_t kDomainColumns = 46;

/// A player's domain: covered cells, free ones with their numbers, the frontier marked.
Lines domain_drawn(const Scene& s, const Json& player);
/// A domain before anything is covered, with these cells marked.
Lines layout_drawn(const Scene& s, const Domain& domain, Cells marked);
/// The three boards of a player side by side, before they are joined.
Lines boards_drawn(const Scene& s, const Json& boards);

}  // namespace fondaco::terminal::tuscany
