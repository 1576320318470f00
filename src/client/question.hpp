#pragma once

#include <memory>
#include <string>

#include "core/json.hpp"
#include "terminal/inquiry.hpp"

namespace fondaco::client {

/// What the table wants to know from the person at the terminal. It is known from `present`, put when a world
/// to look ahead in has come, and open until an answer was sent; that may be refused, and then it is open
/// again. The same for somebody who types and for a script.
struct Question {
  std::string at, status;  // the moment that the screen shows
  Json legal;              // what may be done in it
  std::string world;       // the id of the request for a world, while that is awaited
  std::unique_ptr<terminal::Inquiry> inquiry;
  std::string answer;  // the id of the action that was sent

  bool open() const { return inquiry && answer.empty(); }
  /// Whether another question, or the way this one was answered, is about to come.
  bool pending() const { return !world.empty() || !answer.empty(); }

  bool shows(const Json& present, const Json& options) const {
    return present["at"] == at && present["status"] == status && options == legal;
  }
  void show(const Json& present, const Json& options) {
    at = present["at"].get<std::string>();
    status = present["status"].get<std::string>();
    legal = options;
  }

  /// It is no more.
  void drop() {
    world.clear();
    inquiry.reset();
    answer.clear();
  }
  /// Whatever is asked is to be asked again.
  void put_anew() {
    drop();
    at.clear();
  }
};

}  // namespace fondaco::client
