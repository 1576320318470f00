#pragma once

// Rectangles of the drawings: inside their panel, never one upon another.

#include <string>
#include <vector>

#include "json_check.hpp"

namespace make_tables {

struct Rect {
  double x, y, width, height;
};

inline std::string brief(double number) { return Json(number).dump(); }

inline std::pair<double, double> point(const Entry& entry) {
  const std::vector<Entry> numbers = entry.list(2);
  return {numbers[0].number(), numbers[1].number()};
}

// [x, y, width, height]
inline Rect rect(const Entry& entry) {
  const std::vector<Entry> numbers = entry.list(4);
  const Rect rect{numbers[0].number(), numbers[1].number(), numbers[2].number(), numbers[3].number()};
  entry.require(rect.width > 0 && rect.height > 0, "must have a width and a height above 0");
  return rect;
}

// Takes rectangles one by one; each must lie within the bounds and clear of all before it.
class Sheet {
 public:
  explicit Sheet(Rect bounds) : bounds_(bounds) {}

  void add(const Entry& entry, const Rect& added) {
    entry.require(holds(added), "lies outside the area " + describe(bounds_));
    for (const Placed& other : placed_) entry.require(!overlap(added, other.rect), "overlaps " + other.path);
    placed_.push_back({added, entry.path()});
  }

  void add(const Entry& entry) { add(entry, rect(entry)); }

  // A row of squares: {"size": 27, "at": [[x, y], …]}; each point is a corner, top left. Gives their number.
  std::size_t add_cells(const Entry& cells) {
    const double size = cells["size"].number();
    cells["size"].require(size > 0, "must be above 0");
    const std::vector<Entry> corners = cells["at"].list();
    for (const Entry& corner : corners) {
      const auto [x, y] = point(corner);
      add(corner, {x, y, size, size});
    }
    return corners.size();
  }

  void check_point(const Entry& entry) const {
    const auto [x, y] = point(entry);
    entry.require(holds({x, y, 0, 0}), "lies outside the area " + describe(bounds_));
  }

 private:
  struct Placed {
    Rect rect;
    std::string path;
  };

  static constexpr double kSlack = 1e-6;  // coordinates are decimal fractions

  static std::string describe(const Rect& r) {
    return "[" + brief(r.x) + ", " + brief(r.y) + ", " + brief(r.width) + ", " + brief(r.height) + "]";
  }

  static bool overlap(const Rect& a, const Rect& b) {
    return a.x + a.width > b.x + kSlack && b.x + b.width > a.x + kSlack && a.y + a.height > b.y + kSlack &&
           b.y + b.height > a.y + kSlack;
  }

  bool holds(const Rect& r) const {
    return r.x >= bounds_.x - kSlack && r.y >= bounds_.y - kSlack &&
           r.x + r.width <= bounds_.x + bounds_.width + kSlack &&
           r.y + r.height <= bounds_.y + bounds_.height + kSlack;
  }

  Rect bounds_;
  std::vector<Placed> placed_;
};

}  // namespace make_tables
