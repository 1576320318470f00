#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace fondaco::server {

/// Waits, in a coroutine, for a function that answers by calling back from any thread, once. The coroutine
/// goes on where it was.
template <class T>
boost::asio::awaitable<T> answer_of(std::function<void(std::function<void(T)>)> start) {
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>&, void(T)>(
      [](auto handler, std::function<void(std::function<void(T)>)> begin) {
        auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        begin([kept](T value) {
          const auto executor = boost::asio::get_associated_executor(*kept);
          boost::asio::post(executor,
                            [kept, value = std::move(value)]() mutable { (*kept)(std::move(value)); });
        });
      },
      boost::asio::use_awaitable, std::move(start));
}

}  // namespace fondaco::server
