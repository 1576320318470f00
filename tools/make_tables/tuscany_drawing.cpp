#include <cmath>
#include <numbers>

#include "drawing_check.hpp"
#include "tuscany_box.hpp"

namespace make_tables::tuscany {
namespace {

double radius(const Entry& entry) {
  const double radius = entry["radius"].number();
  entry["radius"].require(radius > 0, "must be above 0");
  return radius;
}

// A hexagon on one of its sides.
Shape hexagon(Point middle, double radius) {
  const double half = radius / 2;
  const double height = radius * std::numbers::sqrt3 / 2;
  return around(
      middle,
      {
          {radius,  0      },
          {half,    height },
          {-half,   height },
          {-radius, 0      },
          {-half,   -height},
          {half,    -height}
  });
}

Sheet panel(const Entry& entry, Sheet& canvas) {
  canvas.add(entry["panel"]);
  return Sheet(rect(entry["panel"]));
}

// Hexagons by their middles.
void add_hexagons(const Entry& entry, std::size_t size, Sheet& sheet) {
  for (const Entry& at : entry["at"].list(size)) sheet.add(at, hexagon(point(at), radius(entry)));
}

// However the boards are joined: the middle of what they cover is the middle of the drawing.
void check_domain(const Entry& domain, const Sheet& bare, const Box& c) {
  domain.fields({"panel", "middle", "radius", "bonus_tiles"});
  const double side = radius(domain);
  for (const Offsets& offsets : c.offsets) {
    Sheet sheet = bare;
    for (const Entry& bonus : domain["bonus_tiles"].list(kBonusKeys.size())) sheet.add(bonus);
    Cell least = cell_of_domain(c, offsets, 0);
    Cell most = least;
    for (std::size_t cell = 1; cell < kCells; ++cell) {
      const Cell at = cell_of_domain(c, offsets, cell);
      least = {std::min(least.column, at.column), std::min(least.row, at.row)};
      most = {std::max(most.column, at.column), std::max(most.row, at.row)};
    }
    const auto [x, y] = point(domain["middle"]);
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      const Cell at = cell_of_domain(c, offsets, cell);
      const Point middle = {x + (at.column - (least.column + most.column) / 2.0) * side * 1.5,
                            y + (at.row - (least.row + most.row) / 2.0) * side * std::numbers::sqrt3 / 2};
      sheet.add(domain, hexagon(middle, side));
    }
  }
}

void check_hand(const Entry& hand, Sheet sheet) {
  hand.fields({"panel", "card", "at", "deck"});
  const auto [width, height] = point(hand["card"]);
  hand["card"].require(width > 0 && height > 0, "must be above 0");
  std::vector<Entry> cards = hand["at"].list(kTileColours);
  cards.push_back(hand["deck"]);
  for (const Entry& card : cards) sheet.add(card, shape(Rect{point(card).x, point(card).y, width, height}));
}

void check_tracks(const Entry& tracks, Sheet sheet) {
  tracks.fields({"panel", "spaces", "green", "red"});
  tracks["spaces"].integer(1, 1000);
  sheet.add(tracks["green"]);
  sheet.add(tracks["red"]);
}

}  // namespace

void check_drawing(const Entry& file, const Box& c) {
  const Entry drawing = file["drawing"];
  drawing.fields({"canvas", "domain", "display", "storage", "colour_bonus", "hand", "tracks"});
  Sheet canvas = whole(drawing["canvas"]);
  check_domain(drawing["domain"], panel(drawing["domain"], canvas), c);

  Sheet display = panel(drawing["display"], canvas);
  drawing["display"].fields({"panel", "radius", "at"});
  add_hexagons(drawing["display"], kSlots, display);

  Sheet storage = panel(drawing["storage"], canvas);
  drawing["storage"].fields({"panel", "radius", "at", "workers", "marble"});
  add_hexagons(drawing["storage"], kMaxStorage, storage);
  storage.check_point(drawing["storage"]["workers"]);
  storage.check_point(drawing["storage"]["marble"]);

  Sheet bonus = panel(drawing["colour_bonus"], canvas);
  drawing["colour_bonus"].fields({"panel", "radius", "at"});
  add_hexagons(drawing["colour_bonus"], kTileColours, bonus);

  check_hand(drawing["hand"], panel(drawing["hand"], canvas));
  check_tracks(drawing["tracks"], panel(drawing["tracks"], canvas));
}

}  // namespace make_tables::tuscany
