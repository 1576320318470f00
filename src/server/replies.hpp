#pragma once

#include "server/http_types.hpp"
#include "store/store.hpp"
#include "table/messages.hpp"

namespace fondaco::server {

HttpReply json_reply(const Json& json, int status = 200);
HttpReply refusal_reply(int status, const Refusal& refusal);
HttpReply refusal_reply(int status, std::string code, std::string text);
/// What a table refused, with the status that fits.
HttpReply refusal_reply(const Refusal& refusal);
HttpReply unavailable();
HttpReply missing_or_unavailable(const StoreError& error, const HttpReply& missing);
HttpReply not_signed_in();
HttpReply bad_name();
/// Whoever sends this can't be told.
HttpReply unknown(const StoreError& error);

}  // namespace fondaco::server
