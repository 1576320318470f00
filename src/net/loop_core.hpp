#pragma once

// Only for the sources of this folder.

#include <optional>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>

#include "net/loop.hpp"

namespace fondaco::net {

struct Loop::Core {
  boost::asio::io_context context{1};
  std::optional<boost::asio::executor_work_guard<boost::asio::io_context::executor_type>> held;
};

}  // namespace fondaco::net
