#include "calimala_box.hpp"
#include "drawing_check.hpp"

namespace make_tables::calimala {
namespace {

void require_cells(const Entry& cells, std::size_t drawn, int needed) {
  cells["at"].require(static_cast<int>(drawn) >= needed,
                      std::to_string(drawn) + " cells are drawn, " + n(needed) + " are needed");
}

void check_city_and_council(const Entry& drawing, Sheet& panels) {
  panels.add(drawing["city_panel"]);
  Sheet city(rect(drawing["city_panel"]));
  std::size_t id = 0;
  for (const Entry& cell : drawing["city_cells"].list(kCells)) {
    cell.fields({"id", "rect"});
    check_id(cell, id++);
    city.add(cell["rect"]);
  }
  id = 0;
  for (const Entry& street : drawing["streets"].list(kStreets)) {
    street.fields({"id", "plate", "foot"});
    check_id(street, id++);
    city.add(street["plate"]);
    city.check_point(street["foot"]);
  }

  panels.add(drawing["council_panel"]);
  Sheet council(rect(drawing["council_panel"]));
  id = 0;
  for (const Entry& space : drawing["council_spaces"].list(kTiles)) {
    space.fields({"id", "rect", "seat"});
    check_id(space, id++);
    council.add(space["rect"]);
    Sheet(rect(space["rect"])).check_point(space["seat"]);
  }
}

// Buildings and cities are panels; the cells of each location lie in its own panel.
void check_locations_drawn(const Entry& drawing, Sheet& panels, const Box& c) {
  std::vector<Sheet> sheets;  // by object: six cities, four buildings
  const std::vector<Entry> cities = drawing["cities"].list(kCities);
  for (std::size_t i = 0; i < kCities; ++i) {
    if (i < kPorts) {
      cities[i].fields({"key", "panel", "band"});
    } else {
      cities[i].fields({"key", "panel", "band", "houses"});
    }
    require_key(cities[i], c.cities[i]);
    panels.add(cities[i]["panel"]);
    sheets.emplace_back(rect(cities[i]["panel"]));
    Sheet(rect(cities[i]["panel"])).add(cities[i]["band"]);
    if (i < kPorts) continue;
    const Entry houses = cities[i]["houses"];
    houses.fields({"size", "at"});
    require_cells(houses, sheets[i].add_cells(houses), c.house_cells[i - kPorts]);
  }
  const std::vector<Entry> buildings = drawing["buildings"].list(kBuildings);
  for (std::size_t i = 0; i < kBuildings; ++i) {
    buildings[i].fields({"key", "panel"});
    require_key(buildings[i], c.buildings[i]);
    panels.add(buildings[i]["panel"]);
    sheets.emplace_back(rect(buildings[i]["panel"]));
  }
  const std::vector<Entry> locations = drawing["locations"].list(kLocations);
  for (std::size_t i = 0; i < kLocations; ++i) {
    locations[i].fields({"key", "size", "at"});
    require_key(locations[i], c.locations[i]);
    std::size_t object = 0;
    while ((locations_of_object(object) & bit(i)) == 0) ++object;
    require_cells(locations[i], sheets[object].add_cells(locations[i]), c.capacity[i]);
  }
}

void check_mat_drawn(const Entry& drawing, const Box& c) {
  Sheet sheet = whole(drawing["mat_canvas"]);
  const Entry mat = drawing["mat"];
  mat.fields({"warehouses", "workshops", "ships", "discs"});
  std::size_t id = 0;
  for (const Entry& warehouse : mat["warehouses"].list(kMaterials)) {
    warehouse.fields({"key", "size", "at"});
    require_key(warehouse, c.materials[id++]);
    require_cells(warehouse, sheet.add_cells(warehouse), c.warehouse);
  }
  id = 0;
  for (const Entry& workshop : mat["workshops"].list(static_cast<std::size_t>(c.max_workshops))) {
    workshop.fields({"id", "size", "at"});
    check_id(workshop, id++);
    require_cells(workshop, sheet.add_cells(workshop), c.workshop_load);
  }
  id = 0;
  for (const Entry& ship : mat["ships"].list(static_cast<std::size_t>(c.max_ships))) {
    ship.fields({"id", "rect"});
    check_id(ship, id++);
    sheet.add(ship["rect"]);
  }
  const Keys discs = {"own", "white", "support"};
  id = 0;
  for (const Entry& disc : mat["discs"].list(discs.size())) {
    disc.fields({"key", "at", "radius", "count"});
    require_key(disc, discs[id++]);
    const double radius = disc["radius"].number();
    disc["radius"].require(radius > 0, "must be above 0");
    sheet.add(disc["at"], square(point(disc["at"]), radius));
    sheet.check_point(disc["count"]);
  }
}

}  // namespace

void check_drawing(const Entry& file, const Box& c) {
  const Entry drawing = file["drawing"];
  drawing.fields({"canvas", "mat_canvas", "stack", "city_panel", "city_cells", "streets", "council_panel",
                  "council_spaces", "buildings", "cities", "locations", "mat"});
  drawing["stack"].fields({"disc_width", "rim", "ellipse"});
  for (std::string_view field : {"disc_width", "rim", "ellipse"})
    drawing["stack"][field].require(drawing["stack"][field].number() > 0, "must be above 0");
  Sheet panels = whole(drawing["canvas"]);
  check_city_and_council(drawing, panels);
  check_locations_drawn(drawing, panels, c);
  check_mat_drawn(drawing, c);
}

}  // namespace make_tables::calimala
