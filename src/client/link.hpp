#pragma once

#include <memory>
#include <optional>
#include <string>

#include "client/address.hpp"
#include "core/json.hpp"

namespace fondaco::client {

/// A line to a table that mends itself: when it is lost, it is opened again, what was missed is asked for and
/// what was not acknowledged is sent once more under the same id. Works on a thread of its own.
class Link {
 public:
  Link(Address server, std::string token);
  ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  /// Adds an id to a message and sends it; gives the id. What changes the table is kept until it has been
  /// answered.
  std::string send(Json message);

  /// The next message from the table, if one has come; each is as the protocol says. When the line is lost
  /// there is one of the type "lost" in between. When the table can't be joined, or what answers is no server
  /// of tables, there is a last one of the type "refused", with a code and a text. A "joined" has "more" if
  /// its log is to be continued.
  std::optional<Json> next();
  /// Can be read (poll) when `next` has something.
  int signal() const;

 private:
  struct Line;
  std::shared_ptr<Line> line_;
};

}  // namespace fondaco::client
