#pragma once

#include <chrono>
#include <string>

#include <tl/expected.hpp>

#include "client/address.hpp"
#include "core/json.hpp"
#include "terminal/texts.hpp"

namespace fondaco::client {

/// How long a server may take to answer.
inline constexpr std::chrono::seconds kAnswerTimeout{15};

struct HttpAnswer {
  int status = 0;
  Json body;  // null if it is none
};

/// Asks a server and waits, though not for ever. An error is a sentence: the server was not reached. A
/// refusal is an answer.
[[nodiscard]] tl::expected<HttpAnswer, std::string> ask(
    const Address& server, const std::string& method, const std::string& path, const std::string& token,
    const Json& body = nullptr, terminal::Language language = terminal::Language::English);

}  // namespace fondaco::client
