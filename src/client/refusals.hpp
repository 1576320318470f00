#pragma once

#include <string>

#include "client/address.hpp"
#include "client/http.hpp"
#include "core/json.hpp"
#include "terminal/texts.hpp"

namespace fondaco::client {

/// What a table or server refused, in a sentence of our own for its code; in the server's words if the code
/// is not known here.
std::string refusal_in_words(const Json& error, terminal::Language language);

/// The same for an answer over HTTP that brought something else than what was asked for.
std::string refusal_in_words(const HttpAnswer& answer, const Address& server, terminal::Language language);

}  // namespace fondaco::client
