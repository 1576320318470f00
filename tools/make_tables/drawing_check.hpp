#pragma once

// Shapes of the drawings: inside their panel, never one upon another.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

#include "json_check.hpp"

namespace make_tables {

struct Point {
  double x, y;
};

struct Rect {
  double x, y, width, height;
};

using Shape = std::vector<Point>;  // the corners of a convex one, in order

inline std::string brief(double number) { return Json(number).dump(); }

// [x, y]
inline Point point(const Entry& entry) {
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

inline Shape shape(const Rect& r) {
  return {
      {r.x,           r.y           },
      {r.x + r.width, r.y           },
      {r.x + r.width, r.y + r.height},
      {r.x,           r.y + r.height}
  };
}

// What holds a disc or a star: the square around a point.
inline Shape square(Point middle, double radius) {
  return shape(Rect{middle.x - radius, middle.y - radius, 2 * radius, 2 * radius});
}

// Corners given around a point, turned clockwise.
inline Shape around(Point middle, Shape corners, double degrees = 0) {
  const double angle = degrees * std::numbers::pi / 180;
  for (Point& p : corners)
    p = {middle.x + p.x * std::cos(angle) - p.y * std::sin(angle),
         middle.y + p.x * std::sin(angle) + p.y * std::cos(angle)};
  return corners;
}

// From where to where a shape reaches, measured at right angles to a side.
inline std::pair<double, double> extent(const Shape& shape, Point from, Point to) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  double least = HUGE_VAL;
  double most = -HUGE_VAL;
  for (const Point& p : shape) {
    const double across = (p.x * (to.y - from.y) - p.y * (to.x - from.x)) / length;
    least = std::min(least, across);
    most = std::max(most, across);
  }
  return {least, most};
}

// The width of the widest strip along one of the sides that keeps two shapes apart; below 0 they overlap.
inline double gap(const Shape& a, const Shape& b) {
  double widest = -HUGE_VAL;
  for (const Shape* sides : {&a, &b}) {
    for (std::size_t i = 0; i < sides->size(); ++i) {
      const Point from = (*sides)[i];
      const Point to = (*sides)[(i + 1) % sides->size()];
      const auto [a_least, a_most] = extent(a, from, to);
      const auto [b_least, b_most] = extent(b, from, to);
      widest = std::max({widest, b_least - a_most, a_least - b_most});
    }
  }
  return widest;
}

// Takes shapes one by one; each must lie within the bounds and clear of all before it.
class Sheet {
 public:
  explicit Sheet(Rect bounds) : bounds_(bounds) {}

  void add(const Entry& entry, const Shape& added) {
    check_inside(entry, added);
    for (const Placed& other : placed_)
      entry.require(gap(added, other.shape) >= -kSlack, "overlaps " + other.path);
    placed_.push_back({added, entry.path()});
  }

  void add(const Entry& entry) { add(entry, shape(rect(entry))); }

  // A row of squares: {"size": 27, "at": [[x, y], …]}; each point is a corner, top left. Gives their number.
  std::size_t add_cells(const Entry& cells) {
    const double size = cells["size"].number();
    cells["size"].require(size > 0, "must be above 0");
    const std::vector<Entry> corners = cells["at"].list();
    for (const Entry& corner : corners) {
      const auto [x, y] = point(corner);
      add(corner, shape(Rect{x, y, size, size}));
    }
    return corners.size();
  }

  void check_inside(const Entry& entry, const Shape& shape) const {
    for (const Point& p : shape)
      entry.require(holds(p), "lies outside the area [" + brief(bounds_.x) + ", " + brief(bounds_.y) + ", " +
                                  brief(bounds_.width) + ", " + brief(bounds_.height) + "]");
  }

  void check_point(const Entry& entry) const { check_inside(entry, {point(entry)}); }

 private:
  struct Placed {
    Shape shape;
    std::string path;
  };

  static constexpr double kSlack = 1e-6;  // coordinates are decimal fractions

  bool holds(Point p) const {
    return p.x >= bounds_.x - kSlack && p.y >= bounds_.y - kSlack &&
           p.x <= bounds_.x + bounds_.width + kSlack && p.y <= bounds_.y + bounds_.height + kSlack;
  }

  Rect bounds_;
  std::vector<Placed> placed_;
};

// An empty canvas: [width, height]
inline Sheet whole(const Entry& size) {
  const auto [width, height] = point(size);
  size.require(width > 0 && height > 0, "must be above 0");
  return Sheet({0, 0, width, height});
}

}  // namespace make_tables
