#include "server/replies.hpp"

namespace fondaco::server {

namespace {

/// The status of what a table refused.
int status_of(const Refusal& refusal) {
  const std::string& code = refusal.code;
  if (code == "no_such_table") return 404;
  if (code == "store_unavailable" || code == "busy") return 503;
  if (code == "not_seated" || code == "bad_invite" || code == "listed_only" || code == "not_owner")
    return 403;
  if (code == "bad_message" || code == "no_such_position" || code == "bad_record") return 400;
  return 409;
}

}  // namespace

HttpReply json_reply(const Json& json, int status) {
  HttpReply reply;
  reply.status = status;
  reply.body = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  return reply;
}

HttpReply refusal_reply(int status, const Refusal& refusal) {
  return json_reply(refusal_json(refusal, {}), status);
}

HttpReply refusal_reply(int status, std::string code, std::string text) {
  return refusal_reply(status, Refusal{std::move(code), std::move(text), {}});
}

HttpReply refusal_reply(const Refusal& refusal) { return refusal_reply(status_of(refusal), refusal); }

HttpReply unavailable() {
  return refusal_reply(503, "store_unavailable", "The store can't be reached now; please try again later.");
}

HttpReply missing_or_unavailable(const StoreError& error, const HttpReply& missing) {
  return error.kind == StoreError::Kind::Missing ? missing : unavailable();
}

HttpReply not_signed_in() { return refusal_reply(401, "not_signed_in", "Please tell a name first."); }

HttpReply bad_name() {
  return refusal_reply(400, "bad_name", "A name is 1 to 40 letters of plain text, and no bot's.");
}

HttpReply unknown(const StoreError& error) { return missing_or_unavailable(error, not_signed_in()); }

}  // namespace fondaco::server
