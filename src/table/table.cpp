#include "table/table.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "bots/levels.hpp"

namespace fondaco {

namespace {

constexpr int kWorldsOfForced = 64;
constexpr int kReallyPlayed = 10;  // decisions of a seat
constexpr std::ptrdiff_t kCommonTexts = 16;

/// A person's name, or "bot LEVEL" as records have it.
std::string name_of(const Chair& chair) {
  if (chair.holder == Holder::Person) return chair.name;
  return "bot " + std::string(kLevelKeys[static_cast<std::size_t>(std::max(1, chair.level) - 1)]);
}

/// Takes back a decision and what followed, or that decision alone: then the others' are made once more.
void take_back(Course& course, std::size_t decision, bool only_this) {
  std::vector<Decision> others;
  if (only_this)
    others.assign(course.decisions_begin() + static_cast<std::ptrdiff_t>(decision) + 1,
                  course.decisions_end());
  course.rewind(decision);
  for (const Decision& other : others) must(course.decide(other.seat, other.action));
}

}  // namespace

tl::expected<Table, std::string> Table::open(Setup setup) {
  auto course = Course::resume(setup.origin);
  if (!course) return tl::make_unexpected(course.error().sentence("the game that the table goes on from"));
  if (static_cast<int>(setup.chairs.size()) != course->players())
    return tl::make_unexpected("the table needs as many chairs as players");
  setup.origin.decisions = {};                                          // the course has them
  setup.origin.options = course->game().options_json(course->state());  // a record may leave out usual ones
  return Table(std::move(setup), std::move(*course));
}

tl::expected<Table, std::string> Table::reopen(Setup setup) {
  auto whole = open(setup);
  if (whole || setup.origin.decisions.empty()) return whole;
  const auto decisions = std::exchange(setup.origin.decisions, {});
  auto opened = open(std::move(setup));
  if (!opened) return opened;
  Course course = opened->course_;
  for (const Decision& decision : decisions) {
    if (course.decide(decision.seat, decision.action)) break;
  }
  return Table(std::move(opened->setup_), std::move(course), true);
}

Table::Table(Setup setup, Course course, bool cut_short)
    : setup_(std::move(setup)),
      course_(std::move(course)),
      chairs_(setup_.chairs),
      clock_(setup_.clock),
      cut_short_(cut_short),
      diverged_(cut_short),
      base_(course_.decisions()) {
  clock_.run(awaited(), setup_.created);
}

Status Table::status() const {
  if (closed_) return Status::Closed;
  if (diverged_) return Status::Diverged;
  if (course_.over()) return Status::Over;
  bool somebody = false;
  bool gave_up = false;
  for (const Chair& chair : chairs_) {
    if (chair.holder == Holder::Open) return Status::Gathering;
    somebody = somebody || (chair.holder == Holder::Person && !chair.resigned);
    gave_up = gave_up || chair.resigned;
  }
  if (gave_up && !somebody) return Status::Abandoned;
  return paused_ ? Status::Paused : Status::Playing;
}

bool Table::counts() const {
  if (!setup_.rated || helped_) return false;
  if (status() != Status::Abandoned) return true;
  std::array<int, kMaxSeats> decided{};
  for (std::size_t i = base_; i < course_.decisions(); ++i) ++decided[course_.decision(i).seat];
  for (const Seat seat : people()) {
    if (decided[seat] < kReallyPlayed) return false;
  }
  return true;
}

std::string Table::moment() const {
  return std::to_string(course_.decisions()) + "." + std::to_string(undos_);
}

Seats Table::deciders() const {
  return status() == Status::Playing ? game().deciders(course_.state()) : Seats();
}

Seats Table::present() const {
  Seats seats;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (chairs_[seat].present()) seats.insert(seat);
  }
  return seats;
}

Seats Table::people() const {
  Seats seats;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (chairs_[seat].holder == Holder::Person) seats.insert(seat);
  }
  return seats;
}

Seats Table::awaited() const {
  Seats seats;
  for (const Seat seat : deciders()) {
    if (chairs_[seat].present()) seats.insert(seat);
  }
  return seats;
}

Millis Table::latest() const { return rows_.empty() ? setup_.created : rows_.back().at; }

Entry Table::made(What what, Seat seat, Millis now, int number, std::string text) const {
  return {seq() + 1, std::max(now, latest()), seat, what, number, std::move(text), {}};
}

Entry Table::bot_entry(Seat seat, Action action, Millis now) const {
  return made(What::Act, seat, now, 0, std::string(game().notation(action)));
}

std::optional<BotTurn> Table::bot_turn() const {
  for (const Seat seat : deciders()) {
    if (chairs_[seat].automatic())
      return BotTurn{seat, chairs_[seat].level, course_.thinking_rng().next64() + seat};
  }
  return std::nullopt;
}

/// Whether everybody could tell that the seat has no choice: it has none in every world that fits what is
/// public.
bool Table::all_see_it_forced(const AnyState& state, Seat seat) const {
  ActionList real;
  game().legal(state, seat, real);
  if (real.size() != 1) return false;
  Rng rng(course_.decisions());
  for (int i = 0; i < kWorldsOfForced; ++i) {
    AnyState world = state;
    game().resample(world, kNobody, rng);
    ActionList legal;
    game().legal(world, seat, legal);
    if (legal.size() != 1 || legal[0] != real[0]) return false;
  }
  return true;
}

std::string Table::orders_error(const Json& orders) const {
  if (game().check_orders == nullptr) return ": this game has no standing orders";
  return game().check_orders(course_.state(), orders);
}

/// What the seat's standing orders answer to the question of the moment.
std::optional<Action> Table::ordered(Seat seat) const {
  const Chair& chair = chairs_[seat];
  if (chair.orders.empty() || chair.asks_at == course_.decisions()) return std::nullopt;
  return game().ordered(course_.state(), seat, chair.orders);
}

std::optional<Entry> Table::housekeeping(Millis now) const {
  if (status() != Status::Playing) return std::nullopt;
  if (proposal_ && missing(*proposal_).empty()) {
    if (proposal_->what == What::Pause) return made(What::Pause, proposal_->seat, now);
    return made(What::Undo, proposal_->seat, now, static_cast<int>(proposal_->decision),
                std::string(key_of(UndoKind::Agreed)));
  }
  if (const auto first = clock_.due(); first && first->at <= now)
    return made(What::TimeOut, first->seat, now);
  for (const Seat seat : deciders()) {
    const Chair& chair = chairs_[seat];
    if (chair.present()) {
      if (const auto action = ordered(seat)) return bot_entry(seat, *action, now);
      if (!chair.plays_forced) continue;
    }
    if (!all_see_it_forced(course_.state(), seat)) continue;
    ActionList legal;
    game().legal(course_.state(), seat, legal);
    return bot_entry(seat, legal[0], now);
  }
  return std::nullopt;
}

/// Who has still to answer.
Seats Table::missing(const Proposal& proposal) const {
  Seats seats = present();
  for (const Seat seat : proposal.agreed) seats.erase(seat);
  return seats;
}

/// Whether a question that nobody has refused makes no sense any more.
bool Table::lapsed(const Proposal& proposal, Millis now) const {
  if (finished() || !chairs_[proposal.seat].present()) return true;
  if (proposal.what != What::Undo || !missing(proposal).empty()) return false;
  return proposal.agreed == Seats::only(proposal.seat) ||
         leaves_no_time(proposal.decision, proposal.seat, UndoKind::Agreed, now);
}

std::optional<Entry> Table::after_restart(Millis started) const {
  if (!due() || started <= latest()) return std::nullopt;
  return made(What::Restart, kNobody, started);
}

std::optional<Millis> Table::due() const {
  const auto first = status() == Status::Playing ? clock_.due() : std::nullopt;
  return first ? std::optional(first->at) : std::nullopt;
}

void Table::note(const Entry& entry, Action action) {
  std::uint16_t text = 0;
  if (entry.what != What::Act && !entry.text.empty()) {
    // The same few words, found early, come again and again.
    const auto first = texts_.begin() + std::min<std::ptrdiff_t>(std::ssize(texts_), kCommonTexts);
    const auto known = std::find(texts_.begin(), first, entry.text);
    text = static_cast<std::uint16_t>((known == first ? std::ssize(texts_) : known - texts_.begin()) + 1);
    if (known == first) texts_.push_back(entry.text);
  }
  rows_.push_back({entry.at, entry.what, entry.seat, text, entry.what == What::Act ? action : entry.number});
}

Entry Table::entry(std::uint32_t seq) const {
  const Row& row = rows_[seq - 1];
  Entry entry{seq, row.at, row.seat, row.what, row.number, {}, {}};
  if (row.what == What::Act) {
    entry.text = game().notation(static_cast<Action>(row.number));
    entry.number = 0;
  } else if (row.text > 0) {
    entry.text = texts_[row.text - 1u];
  }
  return entry;
}

Course Table::opening() const {
  Course course = course_;
  course.rewind(base_);
  return course;
}

bool Table::advance(Course& course, const Entry& entry, EventList* events) {
  if (entry.what == What::Act) {
    const auto action = course.game().parse_notation(entry.text);
    return action && !course.decide(entry.seat, *action, events);
  }
  if (entry.what == What::Undo)
    take_back(course, static_cast<std::size_t>(entry.number), entry.text == key_of(UndoKind::Secret));
  return true;
}

/// What an undo means for the clocks. Whoever takes back without asking pays for the time since.
Clock::Undone Table::undone(std::size_t decision, Seat by, std::string_view kind, Seats deciders) const {
  const bool secret = kind == key_of(UndoKind::Secret);
  return {decision - base_, by, secret, secret || kind == key_of(UndoKind::Free), deciders};
}

/// Whether a seat that takes back a decision now would have no time to make it anew.
bool Table::leaves_no_time(std::size_t decision, Seat by, UndoKind kind, Millis now) const {
  Seats then = deciders();  // who stay so, if only that decision is taken back
  then.insert(by);
  if (kind != UndoKind::Secret) then = game().deciders(course_.state_after(decision));
  Clock clock = clock_;
  clock.take_back(undone(decision, by, key_of(kind), then), now);
  return clock.left(by, now) == Millis{0};
}

void Table::commit(const Entry& entry, EventList* events) {
  Action action = 0;
  if (entry.what == What::Act) action = game().parse_notation(entry.text).value_or(0);
  const Millis before = latest();
  note(entry, action);
  if (diverged_) return;
  const bool by_person = entry.what == What::Act && entry.seat < players() && chairs_[entry.seat].present();
  const bool chosen = by_person && !ordered(entry.seat);
  if (!advance(course_, entry, events)) {
    diverged_ = true;
    return;
  }
  switch (entry.what) {
    case What::Sit:
      chairs_[entry.seat] = entry.number > 0 ? Chair::of_bot(entry.number) : Chair::of_person(entry.text);
      break;
    case What::Leave: chairs_[entry.seat] = Chair{}; break;
    case What::Act:
      for (Seat seat = 0; seat < players(); ++seat) {
        if (seat != entry.seat) hinted_[seat] = 0;
      }
      clock_.decided(entry.seat, entry.at, by_person);
      if (proposal_ && proposal_->seat == entry.seat && chosen && course_.had_choice(course_.decisions() - 1))
        proposal_.reset();
      break;
    case What::Ask: {
      const bool undo = entry.text == key_of(What::Undo);
      proposal_ = Proposal{undo ? What::Undo : What::Pause, entry.seat,
                           static_cast<std::size_t>(entry.number), Seats::only(entry.seat)};
      break;
    }
    case What::Answer:
      if (!proposal_) break;
      entry.number != 0 ? proposal_->agreed.insert(entry.seat) : proposal_.reset();
      break;
    case What::Undo: {
      const auto decision = static_cast<std::size_t>(entry.number);
      ++undos_;
      clock_.take_back(undone(decision, entry.seat, entry.text, game().deciders(course_.state())), entry.at);
      chairs_[entry.seat].asks_at = decision;
      for (Chair& chair : chairs_) chair.away_since = std::min(chair.away_since, decision);
      if (proposal_ && proposal_->what == What::Undo && decision <= proposal_->decision) proposal_.reset();
      helped_ = helped_ || entry.text == key_of(UndoKind::Alone);
      break;
    }
    case What::Pause:
      paused_ = true;
      proposal_.reset();
      break;
    case What::GoOn: paused_ = false; break;
    case What::HandOver:
    case What::TimeOut:
      chairs_[entry.seat].away = true;
      chairs_[entry.seat].away_since = course_.decisions();
      chairs_[entry.seat].level = setup_.stand_in;
      break;
    case What::Return: chairs_[entry.seat].away = false; break;
    case What::Resign:
      chairs_[entry.seat].resigned = true;
      chairs_[entry.seat].level = setup_.stand_in;
      resigned_.push_back(entry.seat);
      break;
    case What::Forced: chairs_[entry.seat].plays_forced = entry.number != 0; break;
    case What::Hint:
      helped_ = true;
      hinted_[entry.seat] = seq();
      break;
    case What::Orders: {
      Json orders = parse_shallow(entry.text);
      if (orders_error(orders).empty()) chairs_[entry.seat].orders = std::move(orders);
      break;
    }
    case What::Restart: clock_.forgive(before, entry.at); break;
    case What::Chat: break;
    case What::Name: chairs_[entry.seat].name = entry.text; break;
    case What::Close: closed_ = true; break;
  }
  if (proposal_ && lapsed(*proposal_, entry.at)) proposal_.reset();
  clock_.run(awaited(), entry.at);
}

void Table::drop_latest() {
  Table anew(setup_, opening(), cut_short_);
  for (std::uint32_t seq = 1; seq < this->seq(); ++seq) anew.commit(entry(seq));
  *this = std::move(anew);
}

/// People for whom a stand-in has decided anything.
Seats Table::stood_in_for() const {
  Seats away;
  Seats seats;
  for (const Row& row : rows_) {
    if (row.what == What::HandOver || row.what == What::TimeOut) away.insert(row.seat);
    if (row.what == What::Return) away.erase(row.seat);
    if (row.what == What::Act && away.contains(row.seat)) seats.insert(row.seat);
  }
  return seats;
}

std::vector<Standing> Table::standings() const {
  const Scores scores = game().scores(course_.state());
  const Seats helped = setup_.rated ? stood_in_for() : Seats();
  const auto order = [&](Seat seat) {
    const auto gave_up = std::find(resigned_.begin(), resigned_.end(), seat);
    const auto late = gave_up == resigned_.end() ? kMaxSeats : gave_up - resigned_.begin();
    return std::tuple(-static_cast<int>(late), helped.contains(seat),
                      course_.over() && late == kMaxSeats ? int{scores.ranks[seat]} : 0);
  };
  std::vector<Standing> result;
  for (Seat seat = 0; seat < players(); ++seat) {
    int rank = 1;
    for (Seat other = 0; other < players(); ++other) rank += order(other) < order(seat);
    result.push_back({scores.points[seat], rank});
  }
  return result;
}

Record Table::record() const {
  Record record = course_.record();
  record.names.clear();
  for (const Chair& chair : chairs_) record.names.push_back(name_of(chair));
  return record;
}

void Table::shrink() {
  rows_.shrink_to_fit();
  texts_.shrink_to_fit();
  course_.shrink();
  clock_.shrink();
}

std::size_t Table::bytes() const {
  std::size_t texts = texts_.capacity() * sizeof(std::string);
  for (const std::string& text : texts_) texts += text.size() > 15 ? text.capacity() : 0;
  return sizeof *this + rows_.capacity() * sizeof(Row) + texts + chairs_.capacity() * 2 * sizeof(Chair) +
         course_.bytes() + clock_.bytes() + setup_.origin.options.dump().size() * 4;
}

}  // namespace fondaco
