#include <array>

#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/texts.hpp"

// The closer look: every port with its numbers and neighbours, the galleys, the Doge cards.

namespace fondaco::terminal::serenissima {

namespace {

constexpr std::array<std::size_t, 6> kPortWidths = {5, 16, 9, 11, 10, 9};
constexpr std::size_t kNeighbourColumn = 60;

std::string prices(std::size_t at) {
  std::string text;
  for (std::size_t slot = 0; slot < tables::kWarehouse[at]; ++slot)
    add_to(text, std::to_string(tables::kPrice[at][slot]), " ");
  return text;
}

/// What the port pays now, and with one more cube.
std::string income_words(const Port& port, std::size_t at) {
  const std::string now = std::to_string(income(port, at));
  if (port.cubes() >= tables::kWarehouse[at]) return now;
  Port next = port;
  for (std::size_t good = 0; next.cubes() == port.cubes(); ++good) next.stored |= 1u << good;
  return now + " → " + std::to_string(income(next, at));
}

Lines zone_lines(const Scene& s, const Sea& sea, std::size_t zone) {
  const std::size_t at = tables::kZonePort[zone];
  std::array<std::string, 6> cells = {
      std::string(tables::kZoneKeys[zone]), zone_name(s, zone), "", "", "", ""};
  if (at >= sea.ports.size()) {
    cells[2] = s.say(kSerenissima.details_sea);
  } else if (sea.ports[at].closed) {
    cells[2] = s.say(kSerenissima.closed);
  } else {
    const Port& port = sea.ports[at];
    cells[2] = good_letter(s, port.good) + ":" + warehouse(s, port, at);
    cells[3] = prices(at);
    cells[4] = income_words(port, at);
    cells[5] = holder(s, port);
  }
  std::string neighbours;
  for (std::size_t other = 0; other < tables::kZones; ++other) {
    if (adjacent(zone, other)) add_to(neighbours, tables::kZoneKeys[other], " ");
  }
  return beside({columns(cells, kPortWidths)}, kNeighbourColumn,
                wrapped(neighbours, 0, kColumns - kNeighbourColumn));
}

}  // namespace

Lines details(const Scene& s) {
  const Sea sea(s);
  std::vector<std::string> names;
  for (const std::size_t head : {6u, 0u, 1u, 2u, 3u, 4u})
    names.push_back(s.say(kSerenissima.port_heads[head]));
  Lines lines = {
      s.ink.bold(left(columns(names, kPortWidths), kNeighbourColumn) + s.say(kSerenissima.port_heads[5]))};
  for (std::size_t zone = 0; zone < tables::kZones; ++zone) append(lines, zone_lines(s, sea, zone));
  if (!sea.galleys.empty()) lines.push_back(s.ink.bold(s.say(kSerenissima.details_galleys_head)));
  Lines galleys;
  for (const auto& [number, galley] : sea.galleys)
    galleys.push_back("  " + fill(s.say(kSerenissima.details_galley),
                                  {right(std::to_string(number), 2), player_name(s, galley.owner),
                                   zone_name(s, galley.zone), crew_and_cargo(s, galley)}));
  for (const std::string& galley : galleys) append(lines, wrapped(galley, 6));
  append(lines, wrapped(fill(s.say(kSerenissima.details_doge), {doge_text(s, s.view["doge_pile_left"])}), 2));
  append(lines,
         wrapped(fill(s.say(kSerenissima.details_discard), {doge_text(s, s.view["doge_discard"])}), 2));
  return lines;
}

}  // namespace fondaco::terminal::serenissima
