#include "server/visit.hpp"

#include "table/messages.hpp"

namespace fondaco::server {

namespace {

constexpr int kPolicy = 1008;  // the WebSocket code for whoever breaks the rules of the house
constexpr int kMostIgnored = 100;
constexpr double kViewsForOne = 10;  // views of the past that cost as much as a message
constexpr double kLogsCost = 2;      // of reading the log, besides the message itself

}  // namespace

/// The wire as one table has it. Tables don't wait for each other: what one is just telling must not come
/// after another has been joined.
class Visit::Ear : public Line {
 public:
  Ear(std::weak_ptr<Wire> wire, std::string from) : wire_(std::move(wire)), from_(std::move(from)) {}

  const std::string& from() const override { return from_; }

  void send(Text text) override {
    if (const auto wire = wire_.lock()) wire->send(std::move(text));
  }
  void tell(Text text) override {
    const std::lock_guard lock(mutex_);
    if (listens_) send(std::move(text));
  }
  void turn_away() {
    const std::lock_guard lock(mutex_);
    listens_ = false;
  }

 private:
  std::weak_ptr<Wire> wire_;
  const std::string from_;
  std::mutex mutex_;
  bool listens_ = true;
};

Visit::Visit(Services& services, const std::shared_ptr<Wire>& wire, std::string person)
    : services_(services), wire_(wire), from_(wire->from()), person_(std::move(person)) {}

/// Whether it comes too fast: for one line or, if it is to be stored, for all that come from there.
bool Visit::too_fast(const tl::expected<Request, Refusal>& request) {
  if (!services_.house.settings().limit_rates) return false;
  double cost = 1;
  if (request) {
    cost += request->count / kViewsForOne;
    const bool from_the_log =
        request->asked == Asked::Log || (request->asked == Asked::Join && request->number >= 0);
    if (from_the_log) cost += kLogsCost;
  }
  if (!messages_.take(std::chrono::steady_clock::now(), cost)) return true;
  return request && changes(request->asked) && !services_.door.request(from_, Doorkeeper::Cost::Message);
}

void Visit::refuse(const Refusal& refusal, const std::string& id) {
  services_.house.metrics().refused(refusal.code);
  if (const auto wire = wire_.lock())
    wire->send(std::make_shared<const std::string>(
        refusal_json(refusal, id).dump(-1, ' ', false, Json::error_handler_t::replace)));
}

void Visit::nonsense(const Refusal& refusal, const std::string& id) {
  refuse(refusal, id);
  if (++senseless_ < kMostIgnored) return;
  if (const auto wire = wire_.lock()) wire->close(kPolicy, "too many messages without meaning");
}

void Visit::hear_bytes() { nonsense({"bad_message", "A message is text.", {}}, {}); }

void Visit::hear(std::string_view text) {
  const auto wire = wire_.lock();
  if (!wire) return;
  std::string id;
  auto request = read_request(text, id);
  if (too_fast(request)) {
    refuse({"too_fast", "Slower, please.", {}}, id);
    if (++too_fast_ >= kMostIgnored) wire->close(kPolicy, "too many messages");
    return;
  }
  if (!request) return nonsense(request.error(), id);
  senseless_ = 0;
  switch (request->asked) {
    case Asked::Ping: {
      Json json = {
          {"type", "pong"}
      };
      if (!id.empty()) json["id"] = id;
      json["now"] = services_.house.settings().now();
      return wire->send(std::make_shared<const std::string>(json.dump()));
    }
    case Asked::Join:
      if (table_ != request->table) {  // a table that is joined again stays joined, should this be refused
        gone();
        host_ = services_.house.host(request->table);
        ear_ = std::make_shared<Ear>(wire_, from_);
        table_ = request->table;
      }
      return host_->join(ear_, person_, std::move(*request));
    default:
      if (!host_) return refuse({"not_joined", "Join a table first.", {}}, id);
      return host_->hear(ear_, std::move(*request));
  }
}

void Visit::gone() {
  if (!host_) return;
  ear_->turn_away();
  host_->leave(ear_);
  host_.reset();
}

void OpenWires::add(const std::shared_ptr<Wire>& wire) {
  const std::lock_guard lock(mutex_);
  wires_.emplace(wire.get(), wire);
}

void OpenWires::remove(const Wire* wire) {
  const std::lock_guard lock(mutex_);
  wires_.erase(wire);
}

std::size_t OpenWires::size() const {
  const std::lock_guard lock(mutex_);
  return wires_.size();
}

void OpenWires::close_all(int code, const std::string& reason) {
  const std::lock_guard lock(mutex_);
  for (const auto& [key, weak] : wires_) {
    if (const auto wire = weak.lock()) wire->close(code, reason);
  }
}

}  // namespace fondaco::server
