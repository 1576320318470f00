#pragma once

#include <memory>
#include <string>
#include <utility>

namespace fondaco::server {

/// A message on its way to many.
using Text = std::shared_ptr<const std::string>;

/// Somebody's connection. From any thread; nothing is sent once it is closed.
class Line {
 public:
  virtual ~Line() = default;
  /// The address that its limits go by.
  virtual const std::string& from() const = 0;
  virtual void send(Text text) = 0;
  /// News of a table, which nobody asked for: nothing any more once the line has turned to another table.
  virtual void tell(Text text) { send(std::move(text)); }
};

}  // namespace fondaco::server
