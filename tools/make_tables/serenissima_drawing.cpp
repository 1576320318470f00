#include <algorithm>
#include <cmath>

#include "drawing_check.hpp"
#include "serenissima_box.hpp"

namespace make_tables::serenissima {
namespace {

double above_zero(const Entry& entry) {
  const double number = entry.number();
  entry.require(number > 0, "must be above 0");
  return number;
}

// [width, height]
Point size(const Entry& entry) {
  const Point size = point(entry);
  entry.require(size.x > 0 && size.y > 0, "must be above 0");
  return size;
}

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

Sheet panel(const Entry& entry, Sheet& canvas) {
  canvas.add(entry["panel"]);
  return Sheet(rect(entry["panel"]));
}

// ---------------------------------------------------------------- the chart

// Degrees of longitude and latitude become units of the canvas.
class Chart {
 public:
  explicit Chart(const Entry& map)
      : origin_(point(map["origin"])), degree_(size(map["degree"])), pool_(size(map["pool"])) {}

  Point at(Point degrees) const {
    return {(degrees.x - origin_.x) * degree_.x, (origin_.y - degrees.y) * degree_.y};
  }

  Shape outline(const Entry& list, const Sheet& canvas) const {
    Shape shape;
    for (const Entry& corner : list.list()) {
      shape.push_back(at(point(corner)));
      canvas.check_inside(corner, {shape.back()});
    }
    list.require(shape.size() >= 3, "must have three corners or more");
    return shape;
  }

  // What holds the pool of a zone.
  Shape pool(Point middle) const {
    return shape(Rect{middle.x - pool_.x, middle.y - pool_.y, 2 * pool_.x, 2 * pool_.y});
  }

 private:
  Point origin_, degree_, pool_;
};

// The outline need not be convex.
bool holds(const Shape& outline, Point p) {
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point a = outline[i];
    const Point b = outline[(i + 1) % outline.size()];
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

void check_zones(const Entry& file, const Chart& chart, Sheet& canvas) {
  const Entry map = file["drawing"]["map"];
  const Shape sea = chart.outline(map["sea"], canvas);
  std::vector<Shape> islands;
  for (const Entry& island : map["islands"].list()) islands.push_back(chart.outline(island, canvas));
  for (const Entry& zone : file["zones"].list()) {
    const Point middle = chart.at({zone["lon"].number(), zone["lat"].number()});
    bool afloat = holds(sea, middle);
    for (const Shape& island : islands) afloat = afloat && !holds(island, middle);
    zone.require(afloat, "lies on land");
    canvas.add(zone, chart.pool(middle));
  }
}

// Ways that are drawn with a bend.
void check_bends(const Entry& bends, const Chart& chart, const Sheet& canvas, const Box& c) {
  std::vector<Set> seen;
  for (const Entry& bend : bends.list()) {
    bend.fields({"zones", "at"});
    const std::vector<Entry> zones = bend["zones"].list(2);
    const std::size_t a = zones[0].index_in(c.zone_keys, "zone");
    const std::size_t b = zones[1].index_in(c.zone_keys, "zone");
    bend["zones"].require((c.zones[a].neighbours & bit(b)) != 0, "the zones are no neighbours");
    bend["zones"].require(std::count(seen.begin(), seen.end(), bit(a) | bit(b)) == 0, "has two bends");
    seen.push_back(bit(a) | bit(b));
    canvas.check_inside(bend["at"], {chart.at(point(bend["at"]))});
  }
}

// ---------------------------------------------------------------- ports and galleys

// All alike, with room for the largest warehouse; what lies on a plaque is counted from its corner.
Point check_plaque(const Entry& plaque) {
  plaque.fields({"size", "owner", "good", "name", "slots", "fort", "basilica"});
  Sheet sheet = whole(plaque["size"]);
  for (std::string_view part : {"owner", "good", "fort", "basilica"}) sheet.add(plaque[part]);
  sheet.check_point(plaque["name"]);
  plaque["slots"].fields({"size", "at"});
  plaque["slots"]["at"].list(kMaxWarehouse);
  sheet.add_cells(plaque["slots"]);
  return size(plaque["size"]);
}

void check_ports(const Entry& drawing, Sheet& canvas, const Box& c) {
  const auto [width, height] = check_plaque(drawing["plaque"]);
  const std::vector<Entry> ports = drawing["ports"].list(kPorts);
  for (std::size_t i = 0; i < kPorts; ++i) {
    ports[i].fields({"key", "at"});
    require_key(ports[i], c.port_keys[i]);
    const auto [x, y] = point(ports[i]["at"]);
    canvas.add(ports[i]["at"], shape(Rect{x, y, width, height}));
  }
}

// The more galleys in a zone, the smaller; the last arrangement has a place for all.
void check_galleys(const Entry& galley, const Chart& chart) {
  galley.fields({"size", "berths"});
  const auto [width, height] = size(galley["size"]);
  const Shape pool = chart.pool({0, 0});
  std::size_t most = 0;
  for (const Entry& berths : galley["berths"].list()) {
    berths.fields({"scale", "at"});
    const double scale = above_zero(berths["scale"]);
    Sheet sheet({pool[0].x, pool[0].y, pool[2].x - pool[0].x, pool[2].y - pool[0].y});
    for (const Entry& at : berths["at"].list()) {
      const auto [x, y] = point(at);
      sheet.add(at,
                shape(Rect{x - width * scale / 2, y - height * scale / 2, width * scale, height * scale}));
    }
    berths["at"].require(berths["at"].list().size() > most, "must have more places than the one before it");
    most = berths["at"].list().size();
  }
  galley["berths"].require(
      static_cast<int>(most) >= kGalleys,
      std::to_string(most) + " galleys are drawn in a zone, " + n(kGalleys) + " may be there");
}

// ---------------------------------------------------------------- beside the chart

// Markers in a ring, clockwise from the Doge.
void check_wheel(const Entry& wheel, Sheet sheet) {
  wheel.fields({"panel", "middle", "radius", "hub", "marker", "doge", "sectors"});
  const Point middle = point(wheel["middle"]);
  const double radius = above_zero(wheel["radius"]);
  const double hub = above_zero(wheel["hub"]);
  const double half = above_zero(wheel["marker"]) / 2;
  wheel["hub"].require(hub < radius, "must be below the radius");
  sheet.check_inside(wheel["radius"], square(middle, radius));
  std::vector<Entry> places = wheel["sectors"].list(static_cast<std::size_t>(kGalleys));
  places.insert(places.begin(), wheel["doge"]);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Point at = point(places[i]);
    sheet.add(places[i], square(at, half));
    places[i].require(distance(at, middle) - half >= hub && distance(at, middle) + half <= radius,
                      "lies outside the ring");
    const Point before = point(places[i == 0 ? places.size() - 1 : i - 1]);
    places[i].require((before.x - middle.x) * (at.y - middle.y) > (before.y - middle.y) * (at.x - middle.x),
                      "does not follow clockwise");
  }
}

// Cells at equal distances; there is room for the longest track that the rules can count.
void check_track(const Entry& track, const Sheet& sheet) {
  track.fields({"panel", "from", "to", "cell"});
  const double cell = above_zero(track["cell"]);
  for (std::string_view end : {"from", "to"}) sheet.check_inside(track[end], square(point(track[end]), cell));
  track.require(distance(point(track["from"]), point(track["to"])) >= 2 * cell * kLongestTrack,
                "is too short for " + n(kLongestTrack) + " steps");
}

void check_supply(const Entry& supply, Sheet sheet) {
  supply.fields({"panel", "goods", "fort", "basilica"});
  supply["goods"].fields({"size", "at"});
  supply["goods"]["at"].list(kGoods);
  sheet.add_cells(supply["goods"]);
  sheet.add(supply["fort"]);
  sheet.add(supply["basilica"]);
}

}  // namespace

void check_drawing(const Entry& file, const Box& c) {
  const Entry drawing = file["drawing"];
  drawing.fields(
      {"canvas", "map", "plaque", "ports", "galley", "wheel", "track", "doge", "supply", "purses"});
  Sheet canvas = whole(drawing["canvas"]);
  check_wheel(drawing["wheel"], panel(drawing["wheel"], canvas));
  check_track(drawing["track"], panel(drawing["track"], canvas));
  check_supply(drawing["supply"], panel(drawing["supply"], canvas));
  Sheet doge = panel(drawing["doge"], canvas);
  drawing["doge"].fields({"panel", "pile", "discard"});
  doge.add(drawing["doge"]["pile"]);
  doge.add(drawing["doge"]["discard"]);
  for (const Entry& purse : drawing["purses"].list(kColours)) canvas.add(purse);

  drawing["map"].fields({"origin", "degree", "pool", "sea", "islands", "bends"});
  const Chart chart(drawing["map"]);
  check_zones(file, chart, canvas);
  check_bends(drawing["map"]["bends"], chart, canvas, c);
  check_ports(drawing, canvas, c);
  check_galleys(drawing["galley"], chart);
}

}  // namespace make_tables::serenissima
