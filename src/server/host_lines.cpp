#include <algorithm>

#include "server/host.hpp"
#include "server/house.hpp"
#include "table/messages.hpp"
#include "table/past.hpp"

// Who looks at a table: their coming and going, what they ask and what they are told.

namespace fondaco::server {

namespace {

Text text_of(const Json& json) { return std::make_shared<const std::string>(json.dump()); }

void acknowledge(Line& line, const std::string& id, std::uint32_t seq) {
  line.send(text_of({
      {"type", "ack"},
      {"id",   id   },
      {"seq",  seq  }
  }));
}

/// Ids are the client's own, so those of two people may be alike.
std::string id_of(const std::string& person, const std::string& id) { return person + ":" + id; }

constexpr auto kPresenceAfter = std::chrono::milliseconds(200);
const Refusal kBusy{"busy", "Too much waits at this table; please try again.", {}};

}  // namespace

Host::Viewer* Host::find(const Line* line) {
  const auto found =
      std::find_if(viewers_.begin(), viewers_.end(), [&](const Viewer& v) { return v.line.get() == line; });
  return found == viewers_.end() ? nullptr : &*found;
}

void Host::join(const std::shared_ptr<Line>& line, std::string person, Request request) {
  const auto too_many = [line, id = request.id](Host& host) { host.refuse_to(*line, kBusy, id); };
  enqueue(
      [line, person = std::move(person), request = std::move(request)](Host& host) {
        if (host.failure_) return host.refuse_to(*line, *host.failure_, request.id);
        host.admit({line, person}, request);
      },
      too_many);
}

void Host::admit(Viewer viewer, const Request& request) {
  const std::vector<Seat> own = seats_of(viewer.person);
  if (request.seat >= 0) {
    const auto wanted = static_cast<Seat>(request.seat);
    if (std::find(own.begin(), own.end(), wanted) == own.end())
      return viewer.line->send(
          text_of(refusal_json({"not_seated", "This seat is not yours.", {}}, request.id)));
    viewer.seat = wanted;
  } else if (!own.empty()) {
    const Seats deciders = table_->deciders();
    const auto asked =
        std::find_if(own.begin(), own.end(), [&](Seat seat) { return deciders.contains(seat); });
    viewer.seat = asked == own.end() ? own.front() : *asked;
  }
  Json json = {
      {"type", "joined"}
  };
  if (!request.id.empty()) json["id"] = request.id;
  json["table"] = id_;
  json["you"] = viewer.seat == kNobody ? Json(nullptr) : Json(viewer.seat);
  json["yours"] = own;
  json["about"] = about_json(*table_);
  json["present"] = present_json(*table_, viewer.seat, now());
  if (request.number >= 0)
    json["entries"] = entries_json(
        *table_, static_cast<std::uint32_t>(std::min<std::int64_t>(request.number, UINT32_MAX)), viewer.seat);
  if (Viewer* before = find(viewer.line.get())) {
    *before = viewer;
  } else {
    viewers_.push_back(viewer);
    presence_told_.reset();  // this one has heard of another presence than the others
  }
  json["presence"] = presence();
  viewer.line->send(text_of(json));
  presence_changed();
  if (!thinking_ && table_->bot_turn()) go_on();  // which may have waited for somebody to look
}

void Host::leave(std::shared_ptr<Line> line) {
  enqueue([line = std::move(line)](Host& host) {
    Viewer* viewer = host.find(line.get());
    if (viewer == nullptr) return;
    host.viewers_.erase(host.viewers_.begin() + (viewer - host.viewers_.data()));
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (host.advice_[seat].line == line.get()) host.end_advice(seat);
    }
    host.presence_changed();
    host.set_timer();
  });
}

void Host::hear(const std::shared_ptr<Line>& line, Request request) {
  const auto too_many = [line, id = request.id](Host& host) { host.refuse_to(*line, kBusy, id); };
  enqueue(
      [line, request = std::move(request)](Host& host) {
        if (host.failure_) return host.refuse_to(*line, *host.failure_, request.id);
        Viewer* viewer = host.find(line.get());
        if (viewer == nullptr)
          return host.refuse_to(*line, {"not_joined", "Join a table first.", {}}, request.id);
        changes(request.asked) ? host.change(*viewer, request) : host.answer(*viewer, request);
      },
      too_many);
}

void Host::refuse_to(Line& line, const Refusal& refusal, const std::string& id) {
  house_.metrics().refused(refusal.code);
  line.send(text_of(refusal_json(refusal, id)));
}

void Host::answer(Viewer& viewer, const Request& request) {
  Json json = Json::object();
  const auto fill = [&](const char* type, const Json& fields) {
    json["type"] = type;
    if (!request.id.empty()) json["id"] = request.id;
    json.update(fields);
    viewer.line->send(text_of(json));
  };
  switch (request.asked) {
    case Asked::Preview: {
      auto preview = preview_json(*table_, request.action, viewer.seat);
      if (!preview) return refuse_to(*viewer.line, preview.error(), request.id);
      json["at"] = table_->moment();
      return fill("preview", *preview);
    }
    case Asked::History: {
      auto history = history_json(*table_, request, viewer.seat);
      if (!history) return refuse_to(*viewer.line, history.error(), request.id);
      return fill("history", *history);
    }
    case Asked::Log: {
      auto log = log_json(*table_, request, viewer.seat);
      if (!log) return refuse_to(*viewer.line, log.error(), request.id);
      return fill("log", *log);
    }
    case Asked::World:
      if (!table_->begun())
        return refuse_to(*viewer.line, {"not_begun", "The game begins when every seat is taken.", {}},
                         request.id);
      return fill("world", world_json(*table_, viewer.seat));
    default: return refuse_to(*viewer.line, {"bad_message", "This is not for a table.", {}}, request.id);
  }
}

void Host::change(Viewer& viewer, const Request& request) {
  const std::string id = id_of(viewer.person, request.id);
  const auto known =
      std::find_if(ids_.begin(), ids_.end(), [&](const auto& entry) { return entry.first == id; });
  if (!viewer.person.empty() && known != ids_.end())
    return acknowledge(*viewer.line, request.id, known->second);
  if (request.asked == Asked::Fill && viewer.person != owner_)
    return refuse_to(*viewer.line, {"not_owner", "Only who made the table can do this.", {}}, request.id);
  if (request.asked == Asked::Name && !shares_screen(viewer, static_cast<Seat>(request.seat)))
    return refuse_to(
        *viewer.line,
        {"own_name", "Who holds one seat goes by their own name, and so does everybody else.", {}},
        request.id);
  auto entry = propose(viewer, request);
  if (!entry) return refuse_unless_done(viewer, request.id, entry.error());
  if (request.asked == Asked::Hint && table_->hinted(viewer.seat) != 0) {  // the table has been told
    acknowledge(*viewer.line, request.id, table_->hinted(viewer.seat));
    return advise(viewer.line, viewer.seat, request);
  }
  entry->id = id;
  std::vector<Taking> takings;
  if (entry->what == What::Leave) takings.push_back({entry->seat, {}});
  append(
      std::move(*entry), takings,
      [this, line = viewer.line, seat = viewer.seat, request](const tl::expected<Appended, Refusal>& result) {
        if (!result) return refuse_to(*line, result.error(), request.id);
        acknowledge(*line, request.id, result->seq);
        if (request.asked == Asked::Hint && !result->repeated) advise(line, seat, request);
      });
}

/// Whether the seat is one of several that the viewer's person holds.
bool Host::shares_screen(const Viewer& viewer, Seat seat) const {
  const std::vector<Seat> own = seats_of(viewer.person);
  return own.size() > 1 && std::find(own.begin(), own.end(), seat) != own.end();
}

/// What somebody asks for, from a seat; who made the table can fill it without sitting there.
tl::expected<Entry, Refusal> Host::propose(const Viewer& viewer, const Request& request) const {
  if (viewer.seat != kNobody) return table_->propose(request, viewer.seat, now());
  if (request.asked != Asked::Fill) return refuse("not_seated", "You have no seat at this table.");
  auto entry = table_->propose_sit(static_cast<Seat>(request.seat), {}, now());
  if (entry) entry->number = static_cast<int>(request.number);
  return entry;
}

/// What can't be done now may have been done long ago, or just before the server was killed, under the same
/// id: then it is acknowledged once more.
void Host::refuse_unless_done(const Viewer& viewer, const std::string& id, const Refusal& refusal) {
  if (viewer.person.empty()) return refuse_to(*viewer.line, refusal, id);
  house_.store().read<std::uint32_t>(
      [table = id_, stored = id_of(viewer.person, id)](Store& store) {
        return store.find_entry(table, stored);
      },
      [self = shared_from_this(), line = viewer.line, id, refusal](const Stored<std::uint32_t>& seq) {
        seq ? acknowledge(*line, id, *seq) : self->refuse_to(*line, refusal, id);
      });
}

void Host::broadcast(const Entry& entry, const EventList& events) {
  std::vector<std::pair<Seat, Text>> told;
  const Millis time = now();
  for (const Viewer& viewer : viewers_) {
    auto found =
        std::find_if(told.begin(), told.end(), [&](const auto& t) { return t.first == viewer.seat; });
    if (found == told.end()) {
      Json list = Json::array();
      list.push_back(entry_json(*table_, entry, table_->course().decisions(), events, viewer.seat));
      Json json = {
          {"type", "update"},
          {"table", id_},
          {"entries", std::move(list)},
          {"present", present_json(*table_, viewer.seat, time)}
      };
      told.emplace_back(viewer.seat, text_of(json));
      found = told.end() - 1;
    }
    viewer.line->tell(found->second);
  }
}

/// Whoever has got up sees what spectators see.
void Host::unseat_viewers() {
  for (Viewer& viewer : viewers_) {
    if (viewer.seat != kNobody && seats_[viewer.seat].person != viewer.person) viewer.seat = kNobody;
  }
}

Json Host::presence() const {
  Json seats = Json::array();
  int watching = 0;
  for (Seat seat = 0; seat < table_->players(); ++seat) {
    seats.push_back(std::any_of(viewers_.begin(), viewers_.end(), [&](const Viewer& viewer) {
      return !viewer.person.empty() && viewer.person == seats_[seat].person;
    }));
  }
  for (const Viewer& viewer : viewers_) watching += viewer.seat == kNobody;
  return {
      {"seats",    std::move(seats)},
      {"watching", watching        }
  };
}

/// Somebody has come or gone. It is told a little later, so that many who come and go at once are told of
/// once.
void Host::presence_changed() {
  if (presence_due_ || closed_ || house_.closing()) return;
  presence_due_ = true;
  presence_timer_.after(kPresenceAfter, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) self->tell_presence();
  });
}

void Host::tell_presence() {
  presence_due_ = false;
  if (viewers_.empty() || !table_) return;
  Json json = {
      {"type",  "presence"},
      {"table", id_       }
  };
  json.update(presence());
  const Text text = text_of(json);
  if (presence_told_ && *presence_told_ == *text) return;
  presence_told_ = text;
  for (const Viewer& viewer : viewers_) viewer.line->tell(text);
}

}  // namespace fondaco::server
