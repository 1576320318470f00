#include "terminal/story.hpp"

#include <algorithm>
#include <array>

#include "games/calimala/happenings.hpp"
#include "terminal/calimala/names.hpp"
#include "terminal/calimala/screen.hpp"
#include "terminal/calimala/texts.hpp"

// What happened, in sentences: one for each activation, with what its owner did in it.

namespace fondaco::terminal::calimala {

namespace {

class Narrator final : Storyteller {
 public:
  explicit Narrator(const Scene& scene) : Storyteller(scene) {}

  /// What happened before: the turn under way, and the sculptures in the Palazzo.
  void follow(const Json& event) {
    if (event["type"] == "placed") turn_ = &event;
    if (event["type"] == "turn_over") turn_ = nullptr;
    sculptures_ += to_palazzo(event);
  }

  void tell(const Json& event) {
    const std::string type = event["type"];
    if (type != "cube") flush_third();
    if (type != "points") flush_points();
    sculptures_ += to_palazzo(event);
    if (const auto* teller = teller_of<Narrator>(kTellers, type)) (this->*teller->tell)(event);
  }

  Lines finish() {
    flush_third();
    flush_points();
    // That the viewer's own disc acts now is what the question will say.
    if (clauses_.empty() && seat_ >= 0 && seat_ == s_.seat) head_.clear();
    flush();
    return std::move(lines_);
  }

  static const std::array<Teller<Narrator>, 25> kTellers;

 private:
  std::string who(const Json& event) const { return player_name(s_, participant(event["seat"])); }

  static bool to_palazzo(const Json& event) {
    return event["type"] == "cube" && event["location"] == "palazzo_sculptures";
  }

  /// What hangs on a turn is told under it, also when the turn itself was told earlier.
  void put(const std::string& words) override {
    if (words.starts_with(' ') && turn_ != nullptr) {
      lines_.push_back(fill(say(kCalimala.tell_turn), {who(*turn_), number(*turn_, "street"),
                                                       street_name(s_, (*turn_)["street"].get<int>())}));
      turn_ = nullptr;
    }
    Storyteller::put(words);
  }

  /// A clause about what a seat did, under its own head.
  void did(const Json& event, const std::string& words) {
    const int seat = participant(event["seat"]);
    if (head_.empty() || seat_ != seat) open(fill(say(kCalimala.tell_plain), {who(event)}), seat);
    clause(words);
  }

  void flush_third() {
    if (third_.empty()) return;
    const std::string places = listed(third_);
    third_.clear();
    sentence(fill(say(kCalimala.tell_third), {places}));
  }

  std::string location(const std::string& key) const {
    const std::size_t cut = key.find('_');
    if (cut == std::string::npos) return place_name(s_, key);
    const std::string row = key.substr(cut + 1);
    return place_name(s_, key.substr(0, cut)) + ": " +
           (row == "sculptures" ? say(kCalimala.sculpture) : material_name(s_, row));
  }

  std::string in_place(std::string_view key) const { return say(placed_name(key).in_it); }
  std::string to_place(std::string_view key) const { return say(placed_name(key).to_it); }
  std::string effect(const Json& event) const;

  void end(const Json&) { flush(); }
  void turn_over(const Json&) {
    flush();
    turn_ = nullptr;
  }
  void note(const Json& e) { sentence(s_.ink.faint(text(e, "text"))); }
  void kept(const Json& e) {
    sentence(e.contains("card")
                 ? fill(say(kCalimala.tell_kept), {who(e), influence_name(s_, text(e, "card"))})
                 : fill(say(kCalimala.tell_kept_secret), {who(e)}));
  }
  void opened(const Json& e) {
    sentence(fill(say(kCalimala.tell_opened), {who(e), influence_name(s_, text(e, "card"))}));
  }
  void drafted(const Json& e) {
    sentence(fill(say(kCalimala.tell_drafted), {who(e), action_title(s_, text(e, "card"))}));
  }
  void deck_made(const Json& e) {
    sentence(fill(say(kCalimala.tell_deck_made), {counted(s_.language, e["cards"].get<int>(), kNouns.card)}));
  }
  void placed(const Json& e) {
    turn_ = nullptr;
    const std::string kind = text(e, "disc");
    const Words& disc = kind == "own"     ? kCalimala.disc_own
                        : kind == "white" ? kCalimala.disc_white
                                          : kCalimala.disc_support;
    open(fill(say(kCalimala.tell_placed),
              {who(e), say(disc), number(e, "street"), street_name(s_, e["street"].get<int>())}),
         participant(e["seat"]));
  }
  void activated(const Json& e) {
    const auto depth = e["depth"].get<std::size_t>();
    if (depth < 2) return;
    const Words& ordinal = kCalimala.ordinals[std::min<std::size_t>(depth, 3) - 1];
    open(fill(say(kCalimala.tell_below), {who(e), say(ordinal)}), participant(e["seat"]));
  }
  void carried(const Json& e) {
    did(e, effect(e) + (e["by_card"].get<bool>() ? say(kCalimala.by_card) : ""));
  }
  void cube(const Json& e) {
    if (e["seat"] == "third") third_.push_back(location(text(e, "location")));
  }
  void declined(const Json& e) {
    did(e, fill(say(kCalimala.did_decline), {action_title(s_, text(e, "action"))}));
  }
  void impossible(const Json& e) {
    did(e, fill(say(kCalimala.did_not), {action_title(s_, text(e, "action"))}));
    impossible_ = true;
  }
  /// What came of an impossible action belongs to the same clause.
  void instead(const Json& e, const std::string& words) {
    if (impossible_ && !clauses_.empty()) {
      clauses_.back() += say(kCalimala.and_so) + words;
    } else {
      did(e, words);
    }
    impossible_ = false;
  }
  void drew(const Json& e) {
    instead(e, e.contains("card") ? fill(say(kCalimala.did_draw_known), {action_title(s_, text(e, "card"))})
                                  : say(kCalimala.did_draw));
  }
  void no_card(const Json& e) { instead(e, say(kCalimala.no_card)); }
  void reshuffled(const Json& e) {
    sentence(
        fill(say(kCalimala.tell_reshuffled), {counted(s_.language, e["cards"].get<int>(), kNouns.card)}));
  }
  void overflowed(const Json& e) {
    open(fill(say(kCalimala.tell_overflow), {number(e, "street"), disc_name(s_, e["disc"])}), -1);
  }
  void seated(const Json& e) {
    const std::string space = std::to_string(e["space"].get<int>() + 1);
    add(e["seat"].is_null() ? fill(say(kCalimala.tell_no_seat), {space})
                            : fill(say(kCalimala.tell_seat), {who(e), space}));
  }
  void white_back(const Json& e) { add(fill(say(kCalimala.tell_white_back), {who(e)})); }
  void replaced(const Json& e) { add(fill(say(kCalimala.tell_replaced), {who(e), number(e, "street")})); }
  void removed(const Json&) { add(say(kCalimala.tell_removed)); }
  void scoring(const Json& e) {
    palazzo_ = false;
    seats_ = e["space"].get<std::size_t>() + 1;  // the seat that this scoring came with counts already
    open(fill(say(kCalimala.tell_scoring),
              {name_of(entry(data()["scoring_tiles"], text(e, "tile")), s_.language, Form::Full)}),
         -1);
    clause(say(kCalimala.tell_nobody));
  }
  void influence(const Json& e) {
    palazzo_ = e["card"] == "palazzo";
    seats_ = s_.view["seats"].size();
    open(fill(say(kCalimala.tell_influence), {influence_name(s_, text(e, "card"))}), -1);
    clause(say(kCalimala.tell_nobody));
  }
  void points(const Json& e) { awards_.push_back(e); }

  /// Who got points, and why where the cubes alone do not tell.
  void flush_points() {
    if (awards_.empty()) return;
    clauses_.clear();  // not nobody, then
    for (std::size_t i = 0; i < awards_.size(); ++i) {
      const Json& e = awards_[i];
      const int count = e["count"].get<int>();
      std::string what = palazzo_ ? fill(say(kCalimala.in_palazzo), {std::to_string(count)})
                                  : counted(s_.language, count, kNouns.cube);
      const auto tied = [&](std::size_t other) {
        return other < awards_.size() && awards_[other]["count"] == e["count"];
      };
      const Words* before = tied(i - 1) ? tie_break(awards_[i - 1], e) : nullptr;
      const Words* after = tied(i + 1) ? tie_break(e, awards_[i + 1]) : nullptr;
      if (before == &kCalimala.tie_shared) after = before;
      if (after != nullptr) what += "; " + say(*after);
      clause(fill(say(kCalimala.tell_points), {who(e), number(e, "points"), what}));
    }
    awards_.clear();
  }

  /// The step of the ladder (5.3) that put the first before the second.
  const Words* tie_break(const Json& first, const Json& second) const {
    const Standing a = standing_of(s_, participant(first["seat"]), seats_, sculptures_);
    const Standing b = standing_of(s_, participant(second["seat"]), seats_, sculptures_);
    if (a.influence() != b.influence()) return &kCalimala.tie_influence;
    if (a.seats != b.seats) return &kCalimala.tie_seats;
    if (a.seats > 0) return &kCalimala.tie_earlier_seat;
    return a.sculptures > 0 ? &kCalimala.tie_earlier_sculpture : &kCalimala.tie_shared;
  }

  void game_over(const Json& e) {
    sentence(s_.ink.bold(say(text(e, "reason") == "all_tiles_scored" ? kCalimala.tell_over_tiles
                                                                     : kCalimala.tell_over_discs)));
  }

  /// A further sentence of the same paragraph.
  void add(const std::string& words) {
    if (head_.empty()) {
      head_ = "  " + words;
    } else {
      head_ += " " + words;
    }
  }

  bool impossible_ = false;  // the latest clause says that an action could not be done
  bool palazzo_ = false;     // what is scored counts seats and sculptures
  Lines third_;
  std::vector<Json> awards_;
  std::size_t seats_ = 0, sculptures_ = 0;  // in the council and the Palazzo when it was scored
  const Json* turn_ = nullptr;  // the placement of a turn that was told earlier, until it is named
};

constexpr std::array<Teller<Narrator>, 25> Narrator::kTellers = {
    {
     {"kept", &Narrator::kept},
     {"opened", &Narrator::opened},
     {"drafted", &Narrator::drafted},
     {"deck_made", &Narrator::deck_made},
     {"placed", &Narrator::placed},
     {"activated", &Narrator::activated},
     {"carried", &Narrator::carried},
     {"cube", &Narrator::cube},
     {"declined", &Narrator::declined},
     {"impossible", &Narrator::impossible},
     {"drew", &Narrator::drew},
     {"no_card", &Narrator::no_card},
     {"reshuffled", &Narrator::reshuffled},
     {"finished", &Narrator::end},
     {"overflowed", &Narrator::overflowed},
     {"seated", &Narrator::seated},
     {"white_back", &Narrator::white_back},
     {"replaced", &Narrator::replaced},
     {"removed", &Narrator::removed},
     {"scoring", &Narrator::scoring},
     {"influence", &Narrator::influence},
     {"points", &Narrator::points},
     {"turn_over", &Narrator::turn_over},
     {"game_over", &Narrator::game_over},
     {"note", &Narrator::note},
     }
};

std::string Narrator::effect(const Json& event) const {
  const std::string notation = text(event, "effect");
  const WordList words = words_of(notation);
  const std::string_view action = words[0];
  if (action == "weave") return say(kCalimala.did_weave);
  if (words.size() < 2) return fill(say(kCalimala.did_take), {material_name(s_, action)});
  if (action == "build") {
    if (words[1] == "ship") return say(kCalimala.did_ship);
    if (words[1] == "workshop") return say(kCalimala.did_workshop);
    return fill(say(kCalimala.did_house), {in_place(words[2])});
  }
  if (action == "sculpt") return fill(say(kCalimala.did_sculpt), {in_place(words[1])});
  if (action == "donate")
    return fill(say(kCalimala.did_donate), {material_name(s_, words[2]), to_place(words[1])});
  return fill(say(action == "sea" ? kCalimala.did_sea : kCalimala.did_land), {places_text(s_, words)});
}

static_assert(tells_every<Narrator>(Narrator::kTellers, fondaco::calimala::kHappeningKeys));

}  // namespace

Lines story(const Scene& s, std::span<const Json> events, std::size_t from) {
  return told_by(Narrator(s), events, from);
}

}  // namespace fondaco::terminal::calimala
