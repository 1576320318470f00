#include <cmath>

#include "drawing_check.hpp"
#include "millefiori_box.hpp"

namespace make_tables::millefiori {
namespace {

constexpr Rect kBoard = {0, 0, 1, 1};  // without the score track
constexpr double kTolerance = 0.004;   // each of two points was measured to about 0.002

Point middle(const Entry& entry) { return {entry["x"].number(), entry["y"].number()}; }

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

double size(const Entry& entry) {
  const double size = entry.number();
  entry.require(size > 0 && size < 1, "must be between 0 and 1");
  return size;
}

struct Sizes {
  double half_width, half_height;                  // of a rhombus
  double frame_half_width, frame_tip, frame_side;  // of a workshop
  double space, slot, star;                        // radius
  double level_star;                               // above its cell
};

Sizes read_sizes(const Entry& drawing) {
  drawing.fields({"rhombus", "frame", "space", "slot", "star", "level_star"});
  const std::vector<Entry> rhombus = drawing["rhombus"].list(2);
  const Entry frame = drawing["frame"];
  frame.fields({"half_width", "tip", "side"});
  Sizes s{size(rhombus[0]),      size(rhombus[1]),      size(frame["half_width"]),
          size(frame["tip"]),    size(frame["side"]),   size(drawing["space"]),
          size(drawing["slot"]), size(drawing["star"]), size(drawing["level_star"])};
  frame["side"].require(s.frame_side < s.frame_tip, "must end below the tip");
  return s;
}

class Board {
 public:
  Board(const Entry& file, const Box& c) : c_(c), sizes_(read_sizes(file["drawing"])), all_(kBoard) {
    for (const Entry& area : file["areas"].list()) {
      all_.check_inside(area["box"], shape(rect(area["box"])));
      areas_.emplace_back(rect(area["box"]));
    }
  }

  void add_cells(const Entry& file) {
    cells_ = file["cells"].list();
    Sheet frames(kBoard);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      add_rhombus(cells_[i], c_.cells[i].area, cells_[i]["rot"].integer(0, 179));
      if (c_.cells[i].area == kWorkshops) frames.add(cells_[i], frame(cells_[i]));
    }
    for (std::size_t i = 0; i < cells_.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) check_place(cells_[i], c_.cells[i], cells_[j], c_.cells[j]);
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (c_.cells[i].level != kLevels) continue;
      const Point cell = middle(cells_[i]);
      add(file["drawing"]["level_star"], c_.cells[i].area,
          square({cell.x, cell.y - sizes_.level_star}, sizes_.star));
    }
  }

  void add_bonuses(const Entry& file) {
    for (const Entry& cell : file["bonus_cells"].list())
      add_rhombus(cell, cell["area"].index_in(c_.areas, "area"), 0);

    const std::vector<Entry> triples = file["triples"].list();
    for (std::size_t i = 0; i < triples.size(); ++i) {
      const Point star = middle(triples[i]);
      add(triples[i], kWorkshops, square(star, sizes_.star));
      for (const Cell& cell : c_.cells)
        if (cell.area == kWorkshops && cell.triple == i)
          triples[i].require(distance(star, middle(cells_[cell.place])) <= sizes_.frame_tip + kTolerance,
                             "is drawn apart from " + cell.key);
    }

    check_keyed_list(file["markers"], kMarkers);
    for (const Entry& marker : file["markers"].list()) {
      marker.fields({"id", "key", "area", "name", "x", "y"});
      add(marker, marker["area"].index_in(c_.areas, "area"), square(middle(marker), sizes_.star));
    }
  }

  void add_sea(const Entry& file) {
    const std::vector<Entry> spaces = file["sea_route"].list();
    for (std::size_t i = 1; i < spaces.size(); ++i) {
      all_.add(spaces[i], square(middle(spaces[i]), sizes_.space));
      const Entry& before = spaces[i - 1];
      spaces[i].require(i == 1 || distance(middle(before), middle(spaces[i])) <= 4 * sizes_.space,
                        "is drawn apart from the space before it");
    }
    const std::vector<Entry> slots = file["start_slots"].list(kColours);
    for (std::size_t i = 0; i < slots.size(); ++i) {
      slots[i].fields({"id", "x", "y"});
      check_id(slots[i], i);
      all_.add(slots[i], square(middle(slots[i]), sizes_.slot));
    }
    const Point first = middle(slots.front());
    const Point last = middle(slots.back());
    const Point start = middle(spaces.front());
    spaces.front().require(start.x > first.x && start.x < last.x && std::abs(start.y - first.y) <= kTolerance,
                           "must lie among the places of the ships");
  }

 private:
  // Inside its area and clear of everything on the board.
  void add(const Entry& entry, std::size_t area, const Shape& shape) {
    areas_[area].check_inside(entry, shape);
    all_.add(entry, shape);
  }

  void add_rhombus(const Entry& entry, std::size_t area, int degrees) {
    const double w = sizes_.half_width;
    const double h = sizes_.half_height;
    const Shape rhombus = {
        {0,  -h},
        {w,  0 },
        {0,  h },
        {-w, 0 }
    };
    add(entry, area, around(middle(entry), rhombus, degrees));
  }

  Shape frame(const Entry& entry) const {
    const double w = sizes_.frame_half_width;
    const double tip = sizes_.frame_tip;
    const double side = sizes_.frame_side;
    const Shape hexagon = {
        {0,  -tip },
        {w,  -side},
        {w,  side },
        {0,  tip  },
        {-w, side },
        {-w, -side}
    };
    return around(middle(entry), hexagon);
  }

  // What belongs together is drawn together; the other cell has the lower id.
  void check_place(const Entry& entry, const Cell& cell, const Entry& other_entry, const Cell& other) const {
    const Point at = middle(entry);
    const Point to = middle(other_entry);
    if (cell.area >= kTrade && other.area >= kTrade)
      entry.require(cell.row != other.row || std::abs(at.y - to.y) <= kTolerance,
                    "is not drawn in one line with " + other.key + " of its row");
    if (cell.area != other.area) return;
    if ((cell.neighbours & bit(other.place)) != 0)
      entry.require(gap(frame(entry), frame(other_entry)) <= kTolerance,
                    "is drawn apart from " + other.key + ", its neighbour");
    if ((cell.supports & bit(other.place)) != 0)
      entry.require(at.y < to.y && std::abs(at.x - to.x) <= sizes_.half_width + kTolerance,
                    "is not drawn right above " + other.key + ", on which it rests");
    if (cell.area == kResidences && cell.place == other.place + 1)
      entry.require(distance(at, to) <= 2 * sizes_.half_height + kTolerance,
                    "is drawn apart from " + other.key + ", the residence before it");
  }

  const Box& c_;
  Sizes sizes_;
  Sheet all_;
  std::vector<Sheet> areas_;
  std::vector<Entry> cells_;
};

}  // namespace

void check_drawing(const Entry& file, const Box& c) {
  Board board(file, c);
  board.add_cells(file);
  board.add_bonuses(file);
  board.add_sea(file);
}

}  // namespace make_tables::millefiori
