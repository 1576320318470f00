#pragma once

#include <memory>
#include <string>

namespace fondaco::server {

/// A message on its way to many.
using Text = std::shared_ptr<const std::string>;

/// Somebody's connection. From any thread; nothing is sent once it is closed.
class Line {
 public:
  virtual ~Line() = default;
  virtual void send(Text text) = 0;
};

}  // namespace fondaco::server
