// The calls about tables that somebody no longer wants.
#include "server/api_call.hpp"
#include "server/replies.hpp"
#include "table/fields.hpp"

namespace fondaco::server {

using net::Task;

Task<HttpReply> Api::close(const Call& call) {
  if (call.person.empty()) co_return not_signed_in();
  using Result = tl::expected<bool, Refusal>;
  std::function<void(std::function<void(Result)>)> start =
      [host = house_.host(call.parts[0]), person = call.person](std::function<void(Result)> done) {
        host->close(person, std::move(done));
      };
  const Result closed = co_await net::answer_of<Result>(std::move(start));
  if (!closed) co_return refusal_reply(closed.error());
  co_return json_reply({
      {"status", key_of(Status::Closed)}
  });
}

Task<HttpReply> Api::hide(const Call& call) {
  if (call.person.empty()) co_return not_signed_in();
  Fields fields(call.body);
  const bool hidden = fields.flag("hidden");
  if (const std::string error = fields.error(); !error.empty())
    co_return refusal_reply(400, "bad_message", error);
  std::function<Stored<bool>(Store&)> work = [id = call.parts[0], person = call.person,
                                              hidden](Store& store) -> Stored<bool> {
    const auto line = store.find_table(id, person);
    if (!line) return tl::make_unexpected(line.error());
    if (line->mine.empty() && !line->owner) return false;
    if (const auto set = store.set_hidden(id, person, hidden); !set) return tl::make_unexpected(set.error());
    return true;
  };
  const Stored<bool> done = co_await write<bool>(house_.store(), std::move(work));
  if (!done) {
    const HttpReply missing = refusal_reply(404, "no_such_table", "There is no such table.");
    co_return missing_or_unavailable(done.error(), missing);
  }
  if (!*done) co_return refusal_reply(403, "not_seated", "You have no seat at this table.");
  co_return json_reply({
      {"hidden", hidden}
  });
}

}  // namespace fondaco::server
