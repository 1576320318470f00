#include "terminal/story.hpp"

#include <array>

#include "games/tuscany/happenings.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/payment.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

// What happened, in sentences: one for each turn, with a clause for each thing done in it.

namespace fondaco::terminal::tuscany {

namespace {

class Narrator final : Storyteller {
 public:
  explicit Narrator(const Scene& scene) : Storyteller(scene) {}

  /// What happened before: only counted.
  void follow(const Json& event) {
    const std::string type = event["type"];
    if (event.contains("seat") && event["seat"].is_number()) actor_ = event["seat"].get<int>();
    if (type == "round_scored") {
      round_ = event["round"].get<int>() + 1;
      ending_ = false;
    }
    if (type != "refilled" || actor_ < 0 || text(event, "tile").starts_with("neutral")) return;
    int& used = used_[static_cast<std::size_t>(actor_)];
    if (++used < tables::kStack * round_ || ending_) return;
    ending_ = true;
    emptied_ = actor_;
  }

  void tell(const Json& event) {
    const std::string type = event["type"];
    emptied_ = -1;
    follow(event);
    if (emptied_ >= 0) tell_emptied();
    if (type != "drew" && type != "reshuffled") end_draw();
    // A castle's tile leaves the display before it is placed.
    if (type != "refilled" && type != "five" && type != "reshuffled" && type != "placed") end_refill();
    if (const auto* teller = teller_of<Narrator>(kTellers, type)) (this->*teller->tell)(event);
  }

  Lines finish() {
    end_draw();
    end_refill();
    end_clause();
    tell_later();
    flush();
    return std::move(lines_);
  }

  static const std::array<Teller<Narrator>, 24> kTellers;

 private:
  /// The sentence of a seat.
  void need_head(const Json& event) {
    const int seat = event["seat"].get<int>();
    if (seat_ == seat && !head_.empty()) return;
    end_clause();
    open(player_name(s_, seat) + ":", seat);
  }

  /// Starts a clause to which more may be added.
  void begin(const Json& event, std::string words) {
    need_head(event);
    end_clause();
    clause_ = std::move(words);
  }
  void add(const Json& event, const std::string& words) {
    need_head(event);
    add_to(clause_, words);
  }
  void end_clause() {
    if (!clause_.empty()) clause(std::move(clause_));
    clause_.clear();
    by_yield_ = false;
  }
  /// Cards drawn one by one are told together.
  void end_draw() {
    if (drawn_.empty()) return;
    const Json event = {
        {"seat", drawer_}
    };
    if (drawn_.contains("?")) {
      add(event,
          fill(say(kTuscany.tell_draws), {terminal::counted(s_.language, total(drawn_), kNouns.card_drawn)}));
    } else {
      add(event, fill(say(kTuscany.tell_draws_known), {cards_text(s_, drawn_)}));
    }
    drawn_ = Json::object();
  }
  /// What became of the display is told with the step that changed it.
  void end_refill() {
    name_refills();
    clause_ += renewed_;
    renewed_.clear();
  }
  void name_refills() {
    if (!refills_.empty()) renewed_ += fill(say(kTuscany.tell_refilled), {listed(refills_)});
    refills_.clear();
  }
  void whole(const Json& event, std::string words) {
    begin(event, std::move(words));
    end_clause();
  }

  std::string item(const Json& e, const char* field) const {
    return item_name(s_, item_with(text(e, field)));
  }
  std::string counted(const Json& e, const Noun& points) const {
    return terminal::counted(s_.language, e["points"].get<int>(), points);
  }
  std::string colour(const Json& e) const { return colour_name(s_, colour_with(text(e, "colour"))); }

  void silent(const Json&) {}
  void note(const Json& e) {
    end_clause();
    sentence(s_.ink.faint(text(e, "text")));
  }
  void built(const Json& e) {
    end_clause();
    sentence(fill(say(kTuscany.tell_built),
                  {player_name(s_, e["seat"].get<int>()), text(e, "layout"), number(e, "start")}));
  }
  void bonus(const Json& e) { begin(e, fill(say(kTuscany.tell_bonus), {bonus_name(s_, text(e, "bonus"))})); }
  void drew(const Json& e) {
    drawer_ = e["seat"].get<int>();
    const std::string card = e.contains("card") && !e["card"].is_null() ? text(e, "card") : "?";
    drawn_[card] = drawn_.value(card, 0) + 1;
  }
  void reshuffled(const Json& e) {
    const std::string what = text(e, "what");
    later_.push_back(fill(say(what == "region"  ? kTuscany.tell_shuffled_region
                              : what == "yield" ? kTuscany.tell_shuffled_yield
                                                : kTuscany.tell_shuffled_neutral),
                          {number(e, "cards")}));
  }
  void took(const Json& e) { begin(e, fill(say(kTuscany.tell_took), {item(e, "tile")})); }
  void gave_up(const Json& e) { begin(e, fill(say(kTuscany.tell_gave_up), {item(e, "item")})); }
  void refreshed(const Json& e) { begin(e, fill(say(kTuscany.tell_refreshed), {colour(e)})); }
  void refilled(const Json& e) { refills_.push_back(item(e, "tile")); }
  void five(const Json& e) {
    name_refills();
    renewed_ += fill(say(kTuscany.tell_five), {colour(e)});
  }
  void paid(const Json& e) {
    std::vector<std::string> parts;
    const std::string cards = cards_text(s_, e["cards"]);
    if (!cards.empty()) parts.push_back(cards);
    if (e["workers"] != 0) parts.push_back(multiple(say(kTuscany.worker), e["workers"].get<int>()));
    paid_ = fill(say(kTuscany.tell_paid), {listed(parts)});
  }
  void placed(const Json& e) {
    const Words& words = e["by_castle"].get<bool>() ? kTuscany.tell_placed_by_castle : kTuscany.tell_placed;
    begin(e, fill(say(words), {item(e, "tile"), number(e, "cell")}) + paid_);
    end_refill();
    paid_.clear();
  }
  void colour_done(const Json& e) { add(e, fill(say(kTuscany.tell_colour_done), {colour(e)})); }
  void green(const Json& e) {
    if (by_yield_) return;
    const std::string reason = text(e, "reason"), points = counted(e, kNouns.green_point);
    if (reason == "storage") return add(e, "+" + points);
    const Words& words = reason == "area"     ? kTuscany.for_area
                         : reason == "colour" ? kTuscany.for_colour
                                              : kTuscany.for_farms;
    add(e, fill(say(words), {points}));
  }
  void red(const Json& e) {
    const std::string reason = text(e, "reason");
    if (reason == "overflow") return add(e, fill(say(kTuscany.for_overflow), {counted(e, kNouns.red_point)}));
    if (reason == "yield") return;
    const int seat = e["seat"].get<int>();
    if (reason == "round") return clause(player_name(s_, seat) + ": +" + counted(e, kNouns.red_point));
    // The final scoring, seat by seat.
    const std::string part = s_.say(*left_over(reason)) + " " + number(e, "points");
    if (seat != scored_seat_) {
      end_clause();
      clause_ = player_name(s_, seat) + ": " + part;
    } else {
      clause_ += ", " + part;
    }
    scored_seat_ = seat;
  }
  static const Words* left_over(std::string_view reason) {
    if (reason == "tiles") return &kTuscany.left_tiles;
    if (reason == "hexes") return &kTuscany.left_hexes;
    if (reason == "marble") return &kTuscany.left_marble;
    return reason == "workers" ? &kTuscany.left_workers : &kTuscany.left_cards;
  }
  void gained(const Json& e) {
    if (by_yield_) return;
    const std::string what = text(e, "what");
    const Noun& noun = what == "marble" ? kNouns.marble : what == "workers" ? kNouns.worker : kNouns.hex;
    add(e, "+" + terminal::counted(s_.language, e["count"].get<int>(), noun));
  }
  void yield(const Json& e) {
    add(e, fill(say(kTuscany.tell_yield), {yield_name(s_, text(e, "card"))}));
    by_yield_ = true;
  }
  void declined(const Json& e) { whole(e, say(kTuscany.tell_declined)); }
  void marble_spent(const Json& e) { whole(e, say(kTuscany.tell_marble)); }
  void turn_over(const Json&) {
    end_clause();
    flush();
    tell_later();
  }
  void tell_emptied() {
    const Words& words = round_ < tables::kRounds ? kTuscany.emptied
                         : kExtraLap.on(s_)       ? kTuscany.emptied_before_extra
                                                  : kTuscany.emptied_at_the_end;
    later_.push_back(s_.ink.bold(fill(say(words), {player_name(s_, emptied_), std::to_string(round_)})));
  }
  /// What is told after the turn.
  void tell_later() {
    for (const std::string& words : later_) sentence(words);
    later_.clear();
  }
  void round_scored(const Json& e) {
    open(s_.ink.bold(fill(say(kTuscany.tell_round), {number(e, "round")})) + ":", -1);
  }
  void final_lap(const Json&) { sentence(s_.ink.bold(say(kTuscany.tell_final_lap))); }
  void game_over(const Json&) {
    end_clause();
    open(s_.ink.bold(say(kTuscany.tell_over)) + " " + say(kTuscany.tell_left_over), -1);
  }

  std::string clause_;  // being told
  bool by_yield_ = false;
  Json drawn_ = Json::object();  // colours, "?" for what is not known
  int drawer_ = -1;
  std::string paid_;
  std::vector<std::string> refills_;
  std::string renewed_;  // what became of the display
  Lines later_;
  int scored_seat_ = -1;
  // Who acts, the own tiles that each has used, and whether the round is about to end and by whom.
  int actor_ = -1, round_ = 1, emptied_ = -1;
  bool ending_ = false;
  std::array<int, kMaxSeats> used_{};
};

constexpr std::array<Teller<Narrator>, 24> Narrator::kTellers = {
    {
     {"chose_layout", &Narrator::silent},
     {"built", &Narrator::built},
     {"bonus", &Narrator::bonus},
     {"drew", &Narrator::drew},
     {"reshuffled", &Narrator::reshuffled},
     {"took", &Narrator::took},
     {"gave_up", &Narrator::gave_up},
     {"refilled", &Narrator::refilled},
     {"refreshed", &Narrator::refreshed},
     {"five", &Narrator::five},
     {"paid", &Narrator::paid},
     {"placed", &Narrator::placed},
     {"green", &Narrator::green},
     {"red", &Narrator::red},
     {"colour_done", &Narrator::colour_done},
     {"gained", &Narrator::gained},
     {"yield", &Narrator::yield},
     {"declined", &Narrator::declined},
     {"marble_spent", &Narrator::marble_spent},
     {"turn_over", &Narrator::turn_over},
     {"round_scored", &Narrator::round_scored},
     {"final_lap", &Narrator::final_lap},
     {"game_over", &Narrator::game_over},
     {"note", &Narrator::note},
     }
};

static_assert(tells_every<Narrator>(Narrator::kTellers, fondaco::tuscany::kHappeningKeys));

}  // namespace

Lines story(const Scene& s, std::span<const Json> events, std::size_t from) {
  return told_by(Narrator(s), events, from);
}

}  // namespace fondaco::terminal::tuscany
