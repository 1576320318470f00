#pragma once

// Only for the sources of this folder.

#include <optional>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include "net/loop.hpp"

namespace fondaco::net {

struct Loop::Core {
  /// Not told that one thread alone runs it: Asio then keeps what that thread posts to itself apart for a
  /// while, and what another posts later overtakes it.
  boost::asio::io_context context;
  std::optional<boost::asio::executor_work_guard<boost::asio::io_context::executor_type>> held;
};

}  // namespace fondaco::net
