#include "server/host.hpp"

#include <algorithm>

#include "bots/levels.hpp"
#include "server/house.hpp"
#include "server/log.hpp"
#include "table/messages.hpp"

namespace fondaco::server {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kKnownIds = 64;
constexpr std::size_t kMostTasks = 1000;  // beyond that, who asks for something has to try again
constexpr auto kLongestTimer = std::chrono::hours(1);

const Refusal kUnavailable{
    "store_unavailable", "This could not be stored, so it did not happen; please try again later.", {}};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

struct Host::Change {
  Entry entry;
  std::vector<StoredSeat> seats_before;
  std::vector<Owing> owings;
  EventList events;
  Answer<Appended> done;
  Clock::time_point start = Clock::now();
};

Host::Host(House& house, net::Loop& loop, std::string id)
    : house_(house),
      loop_(loop),
      id_(std::move(id)),
      timer_(loop),
      presence_timer_(loop),
      used_(Clock::now()) {}

Millis Host::now() const { return house_.settings().now(); }

/// `otherwise` is done at once, if it is given and too much waits already.
void Host::enqueue(Task task, std::function<void(Host&)> otherwise) {
  loop_.post([self = shared_from_this(), task = std::move(task), otherwise = std::move(otherwise)]() mutable {
    if (self->house_.closing()) return;
    if (self->closed_) return self->house_.host(self->id_)->enqueue(std::move(task), std::move(otherwise));
    if (otherwise && self->tasks_.size() >= kMostTasks) return otherwise(*self);
    self->tasks_.push_back(std::move(task));
    self->work_off();
  });
}

/// Does what waits, as long as nothing is under way.
void Host::work_off() {
  if (!tasks_.empty()) used_ = Clock::now();
  if (!table_ && !busy_) load();
  while (!busy_ && !tasks_.empty()) {
    const Task task = std::move(tasks_.front());
    tasks_.pop_front();
    task(*this);
  }
}

void Host::load() {
  busy_ = true;
  house_.store().read<StoredTable>(
      [id = id_](Store& store) { return store.load_table(id); },
      [self = shared_from_this()](Stored<StoredTable> stored) {
        self->loop_.post([self, stored = std::move(stored)]() mutable { self->loaded(std::move(stored)); });
      });
}

void Host::loaded(Stored<StoredTable> stored) {
  busy_ = false;
  if (!stored) {
    const bool missing = stored.error().kind == StoreError::Kind::Missing;
    if (!missing)
      log_error("table could not be loaded", {
                                                 {"table",  id_                },
                                                 {"reason", stored.error().text}
      });
    return fail_all(missing ? Refusal{"no_such_table", "There is no such table.", {}} : kUnavailable);
  }
  const auto setup = read_setup(Json::parse(stored->setup, nullptr, false));
  auto table = setup ? Table::reopen(*setup) : tl::make_unexpected(setup.error());
  if (!table) {
    log_error("table makes no sense", {
                                          {"table",  id_          },
                                          {"reason", table.error()}
    });
    return fail_all({"no_such_table", "This table can't be read any more.", {}});
  }
  for (const Entry& entry : stored->entries) table->commit(entry);
  table->shrink();
  table_ = std::make_unique<Table>(std::move(*table));
  owner_ = std::move(stored->owner);
  seats_ = std::move(stored->seats);
  const Summary found = summary();
  called_ = found.waiting;
  called_over_ = table_->finished();
  // The rules may have changed since: lists should not go on to show what was.
  const Summary& before = stored->summary;
  if (found.status != before.status || found.waiting != before.waiting || found.bot_turn != before.bot_turn)
    house_.store().write<void>([id = id_, found](Store& store) { return store.set_summary(id, found); },
                               [](const auto&) {});
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    const bool wanted = found.waiting.contains(seat) || called_over_;
    if (seats_[seat].owed > 0 && !seats_[seat].webhook.empty() && wanted) call_hook(seat);
  }
  go_on();
}

/// The table can't be opened: everybody who waits is told, and the next one may try again.
void Host::fail_all(const Refusal& refusal) {
  failure_ = refusal;
  const auto waiting = std::exchange(tasks_, {});
  for (const Task& task : waiting) task(*this);
  failure_.reset();
  closed_ = true;
  house_.close(id_, this);
}

void Host::shut() {
  loop_.post([self = shared_from_this()] {
    self->closed_ = true;
    self->timer_.cancel();
    self->presence_timer_.cancel();
  });
}

void Host::wake() {
  enqueue([](Host& host) {
    if (host.table_) host.go_on();
  });
}

std::vector<Seat> Host::seats_of(const std::string& person) const {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    if (!person.empty() && seats_[seat].person == person) seats.push_back(seat);
  }
  return seats;
}

Summary Host::summary() const { return summary_of(*table_, now()); }

/// How everybody did, as far as it was a game between them: a fork or a game of bots alone tells nothing.
std::vector<Result> Host::results() const {
  std::vector<Result> results;
  if (!table_->setup().forked_from.empty() || table_->people().empty()) return results;
  const std::vector<Standing> standings = table_->standings();
  for (Seat seat = 0; seat < table_->players(); ++seat) {
    const Chair& chair = table_->chairs()[seat];
    const bool person = chair.holder == Holder::Person;
    results.push_back({seat, person ? seats_[seat].person : std::string(), person ? 0 : chair.level,
                       standings[seat].points, standings[seat].rank});
  }
  return results;
}

/// Adds an entry, but tells nobody before it is safely stored. What cannot be stored is taken out again.
void Host::append(Entry entry, const std::vector<Taking>& takings, Answer<Appended> done) {
  busy_ = true;
  auto change = std::make_shared<Change>();
  const bool finished = table_->finished();
  table_->commit(entry, &change->events);
  Append row{id_, entry, summary(), takings, {}, false, {}};
  change->seats_before = seats_;
  for (const Taking& taking : takings) seats_[taking.seat] = {taking.person, {}, 0};
  row.owings = change->owings = owings(entry.seq);
  if (!finished && table_->finished()) {
    row.results = results();
    row.rated = table_->counts();
  }
  change->entry = std::move(entry);
  change->done = std::move(done);
  house_.store().write<Appended>(
      [row = std::move(row)](Store& store) { return store.append(row); },
      [self = shared_from_this(), change](Stored<Appended> stored) {
        self->loop_.post([self, change, stored = std::move(stored)] { self->appended(*change, stored); });
      });
}

void Host::appended(Change& change, const Stored<Appended>& stored) {
  busy_ = false;
  house_.metrics().stored(seconds_since(change.start));
  if (!stored || stored->repeated) {
    // It stands there already, or it could not be stored: in memory it never happened.
    seats_ = change.seats_before;
    table_->drop_latest();
    if (stored) {
      change.done(*stored);
    } else {
      log_error("entry could not be stored", {
                                                 {"table",  id_                },
                                                 {"reason", stored.error().text}
      });
      change.done(tl::make_unexpected(kUnavailable));
      if (stored.error().kind == StoreError::Kind::Conflict)
        table_.reset();  // somebody else writes: read again
      retry_at_ = Clock::now() + std::chrono::seconds(1);
    }
    set_timer();
    return work_off();
  }
  house_.metrics().added_entry(key_of(change.entry.what));
  if (!change.entry.id.empty()) {
    ids_.emplace_back(change.entry.id, stored->seq);
    if (ids_.size() > kKnownIds) ids_.pop_front();
  }
  change.done(*stored);
  if (change.entry.what == What::Leave) unseat_viewers();
  end_stale_advice(change.entry);
  broadcast(change.entry, change.events);
  call_hooks(change.owings);
  go_on();
}

/// Whoever sits on several seats is asked once.
std::optional<Entry> Host::own_answer() const {
  if (!table_->proposal()) return std::nullopt;
  const Seats agreed = table_->proposal()->agreed;
  for (const Seat seat : table_->present()) {
    bool same = false;
    for (const Seat other : agreed)
      same = same || (!seats_[seat].person.empty() && seats_[other].person == seats_[seat].person);
    if (agreed.contains(seat) || !same) continue;
    Request yes;
    yes.asked = Asked::Answer;
    yes.yes = true;
    if (const auto entry = table_->propose(yes, seat, now())) return *entry;
  }
  return std::nullopt;
}

/// What the table does by itself, and then what people wait for.
void Host::go_on() {
  if (busy_ || !table_) return;
  if (Clock::now() < retry_at_) {
    set_timer();
    return work_off();
  }
  auto entry = table_->after_restart(house_.started());
  if (!entry) entry = own_answer();
  if (!entry) entry = table_->housekeeping(now());
  if (entry) return append(*entry, {}, [](const auto&) {});
  if (const auto turn = table_->bot_turn(); turn && !thinking_) think(*turn);
  set_timer();
  work_off();
}

/// Whether anybody waits for what a bot does: who looks, or who plays here himself.
bool Host::awaited() const { return !viewers_.empty() || !table_->present().empty(); }

/// Whose turn it takes to think for this table: of those who are not there, all wait in one place.
BotPool::Whose Host::whose(const std::string& person) const {
  const auto seated = std::find_if(viewers_.begin(), viewers_.end(),
                                   [](const Viewer& viewer) { return viewer.seat != kNobody; });
  if (seated != viewers_.end()) return {seated->line->from(), person};
  return {viewers_.empty() ? std::string() : viewers_.front().line->from(), person};
}

void Host::think(const BotTurn& turn) {
  if (!awaited()) return;
  thinking_ = true;
  house_.bots().think(whose(owner_), table_->game(), turn.level, table_->course().state(), turn.seat,
                      turn.seed,
                      [self = shared_from_this(), moment = table_->moment(), seat = turn.seat,
                       start = Clock::now()](const Thought& thought) {
                        self->house_.metrics().thought(seconds_since(start));
                        self->enqueue([moment, seat, action = thought.action](Host& host) {
                          host.thought(moment, seat, action);
                        });
                      });
}

void Host::thought(const std::string& moment, Seat seat, Action action) {
  thinking_ = false;
  if (!table_) return;
  // Somebody may have taken something back or returned meanwhile.
  const auto turn = table_->bot_turn();
  if (!turn || turn->seat != seat || table_->moment() != moment) return go_on();
  append(table_->bot_entry(seat, action, now()), {}, [](const auto&) {});
}

/// Wakes up when somebody's time runs out, or when nobody has been here for long.
void Host::set_timer() {
  if (!table_ || closed_ || house_.closing()) return;
  std::chrono::milliseconds wait = kLongestTimer;
  if (viewers_.empty()) wait = std::min(wait, house_.settings().unload_after);
  if (const auto due = table_->due())
    wait = std::min(wait, std::chrono::milliseconds(std::max<Millis>(1, *due - now())));
  if (Clock::now() < retry_at_)
    wait = std::min(wait, std::chrono::duration_cast<std::chrono::milliseconds>(retry_at_ - Clock::now()) +
                              std::chrono::milliseconds(1));
  timer_.after(wait, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) self->idle();
  });
}

void Host::idle() {
  if (busy_ || closed_) return;
  const bool unused = viewers_.empty() && tasks_.empty() && !thinking_ && !advising() &&
                      Clock::now() - used_ >= house_.settings().unload_after;
  if (unused && (!table_ || (!(table_->bot_turn() && awaited()) && !table_->housekeeping(now())))) {
    closed_ = true;
    timer_.cancel();
    return house_.close(id_, this);
  }
  go_on();
}

void Host::sit(Seat seat, Person person, Answer<Seat> answer) {
  enqueue([seat, person = std::move(person), answer = std::move(answer)](Host& host) {
    if (host.failure_) return answer(tl::make_unexpected(*host.failure_));
    // Whoever opens an invitation twice sits there already.
    if (seat < host.seats_.size() && host.seats_[seat].person == person.id) return answer(seat);
    if (host.table_->setup().rated && !host.seats_of(person.id).empty())
      return answer(refuse("one_seat", "In a rated game everybody has one seat."));
    auto entry = host.table_->propose_sit(seat, person.name, host.now());
    if (!entry) return answer(tl::make_unexpected(entry.error()));
    host.append(std::move(*entry),
                {
                    {seat, person.id}
    },
                [answer, seat](const tl::expected<Appended, Refusal>& result) {
                  result ? answer(seat) : answer(tl::make_unexpected(result.error()));
                });
  });
}

void Host::get_up(std::string person, Answer<Seat> answer) {
  enqueue([person = std::move(person), answer = std::move(answer)](Host& host) {
    if (host.failure_) return answer(tl::make_unexpected(*host.failure_));
    const std::vector<Seat> own = host.seats_of(person);
    if (own.empty()) return answer(refuse("not_seated", "You have no seat at this table."));
    Request request;
    request.asked = Asked::Leave;
    auto entry = host.table_->propose(request, own.front(), host.now());
    if (!entry) return answer(tl::make_unexpected(entry.error()));
    host.append(std::move(*entry),
                {
                    {own.front(), {}}
    },
                [answer, seat = own.front()](const tl::expected<Appended, Refusal>& result) {
                  result ? answer(seat) : answer(tl::make_unexpected(result.error()));
                });
  });
}

void Host::close(std::string person, Answer<bool> answer) {
  enqueue([person = std::move(person), answer = std::move(answer)](Host& host) {
    if (host.failure_) return answer(tl::make_unexpected(*host.failure_));
    if (person != host.owner_) return answer(refuse("not_owner", "Only who made the table can do this."));
    if (host.table_->status() == Status::Closed) return answer(true);
    auto entry = host.table_->propose_close(host.now());
    if (!entry) return answer(tl::make_unexpected(entry.error()));
    host.append(std::move(*entry), {}, [answer](const tl::expected<Appended, Refusal>& result) {
      result ? answer(true) : answer(tl::make_unexpected(result.error()));
    });
  });
}

void Host::set_webhook(std::string person, std::string url, Answer<Seat> answer) {
  enqueue([person = std::move(person), url = std::move(url), answer = std::move(answer)](Host& host) {
    if (host.failure_) return answer(tl::make_unexpected(*host.failure_));
    const std::vector<Seat> own = host.seats_of(person);
    if (own.empty()) return answer(refuse("not_seated", "You have no seat at this table."));
    host.house_.store().write<void>(
        [id = host.id_, own, url](Store& store) -> Stored<void> {
          for (const Seat seat : own) {
            if (const auto set = store.set_webhook(id, seat, url); !set) return set;
          }
          return {};
        },
        [self = host.shared_from_this(), own, person, url, answer](const Stored<void>& stored) {
          self->enqueue([own, person, url, answer, ok = stored.has_value()](Host& then) {
            if (!ok) return answer(tl::make_unexpected(kUnavailable));
            for (const Seat seat : own) {  // who may have got up meanwhile
              if (seat < then.seats_.size() && then.seats_[seat].person == person)
                then.seats_[seat].webhook = url;
            }
            answer(own.front());
          });
        });
  });
}

void Host::look(Look look, std::function<void(Refusal)> otherwise) {
  enqueue([look = std::move(look), otherwise = std::move(otherwise)](Host& host) {
    host.failure_ ? otherwise(*host.failure_) : look(*host.table_, host.seats_, host.owner_);
  });
}

}  // namespace fondaco::server
