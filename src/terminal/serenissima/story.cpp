#include "terminal/story.hpp"

#include <array>
#include <map>
#include <utility>

#include "games/serenissima/happenings.hpp"
#include "terminal/serenissima/crews.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/story_texts.hpp"
#include "terminal/serenissima/texts.hpp"

// What happened, in sentences: one for each turn, with a clause for each thing done in it.

namespace fondaco::terminal::serenissima {

namespace {

class Narrator final : Storyteller {
 public:
  explicit Narrator(const Scene& scene) : Storyteller(scene), crews_(scene.players) {}

  void tell(const Json& event) {
    const std::string type = event["type"];
    if ((type == "special" || type == "round_started") && special_ && idle_) told(say(kStory.buys_nothing));
    follow(event);
    if (type != run_) end_run();
    if (const auto* teller = teller_of<Narrator>(kTellers, type)) (this->*teller->tell)(event);
  }

  /// Keeps track of whose turn it is, and of what belongs to whom, without telling.
  void follow(const Json& event) {
    const std::string type = event["type"];
    if (type == "note") return;
    before_ = std::exchange(last_, type);
    follow_turn(event, type);
    crews_.follow(event);
    const auto galley = [&event] { return event["galley"].get<int>(); };
    const auto zone = [&event](const char* field) {
      return static_cast<int>(zone_with(text_of(event[field])));
    };
    if (type == "launched") galleys_[galley()] = event["seat"].get<int>();
    if (type == "launched" || type == "moved") zones_[galley()] = zone("zone");
    if (type == "took_port" || type == "landed") ports_[zone("port")] = event["seat"].get<int>();
  }

  Lines finish() {
    end_all();
    return std::move(lines_);
  }

  static const std::array<Teller<Narrator>, 33> kTellers;

 private:
  void follow_turn(const Json& event, std::string_view type) {
    if (type == "round_started") round_ = event["round"].get<int>();
    if (type == "round_started" || type == "special") special_ = type == "special";
    if (type == "turn_started" || type == "special") {
      active_ = event["seat"].get<int>();
      galley_ = type == "special" ? 0 : event["galley"].get<int>();
      invests_ = type == "special";
      idle_ = true;
    } else if (type == "invested" || type == "activated") {
      invests_ = type == "invested";
    } else if (type != "turn_over") {
      idle_ = false;
    }
  }

  std::string galley(const Json& e) const { return std::to_string(e["galley"].get<int>()); }
  std::string seat(const Json& e) const { return player_name(s_, e["seat"].get<int>()); }
  std::string side(const Json& e) const { return side_name(s_, e["seat"].get<int>()); }
  std::string good(const Json& e) const { return good_name(s_, good_with(text(e, "good"))); }
  std::string place(const Json& e, const char* field) const {
    return zone_name(s_, zone_with(text(e, field)));
  }
  bool port_is(const Json& e, const char* field) const { return e[field] == "port"; }

  void need_head() {
    if (!head_.empty()) return;
    const std::string who = player_name(s_, active_), number = std::to_string(galley_);
    open(galley_ == 0 ? fill(say(kStory.special), {who})
                      : fill(say(invests_ ? kStory.investment : kStory.activation), {who, number}),
         active_);
  }
  void told(const std::string& words) {
    end_run();
    need_head();
    clause(words);
    battle_ = false;
  }
  /// Several events of one type make one clause.
  void run(const Json& e, const std::string& start, const std::string& between, const std::string& words) {
    if (run_.empty()) {
      need_head();
      run_ = text(e, "type");
      run_text_ = start + words;
    } else {
      run_text_ += between + words;
    }
  }
  void end_run() {
    if (!run_text_.empty()) clause(std::move(run_text_));
    run_text_.clear();
    run_.clear();
  }
  void end_all() {
    end_run();
    end_income();
    flush();
    for (const std::string& note : notes_) put(s_.ink.faint(note));
    notes_.clear();
  }

  void silent(const Json&) {}
  void note(const Json& e) {
    if (notes_.empty() || notes_.back() != text(e, "text")) notes_.push_back(text(e, "text"));
  }

  void closed(const Json& e) { sentence(fill(say(kStory.closed), {place(e, "port")})); }
  void took_port(const Json& e) {
    open(seat(e) + ":", e["seat"].get<int>());
    clause(fill(say(kStory.starts_in), {place(e, "port")}));
  }
  void launched(const Json& e) {
    if (round_ > 0) return;  // a purchase has told it
    if (seat_ != e["seat"].get<int>()) open(seat(e) + ":", e["seat"].get<int>());
    clause(fill(say(kStory.galley), {galley(e)}));
  }
  void new_turn(const Json&) { end_all(); }

  void loaded(const Json& e) {
    const int price = e["price"].get<int>();
    if (price == 0) return told(fill(say(kStory.loads_free), {good(e)}));
    const std::string paid = ducats(s_, price);
    told(e["to"].is_null()
             ? fill(say(kStory.loads), {good(e), paid})
             : fill(say(kStory.loads_from), {good(e), paid, side_name(s_, e["to"].get<int>())}));
  }
  void sailor(const Json& e) {
    const bool to = e["way"] == "to";
    if (port_is(e, "with")) return told(say(to ? kStory.sailor_to_port : kStory.sailor_from_port));
    told(fill(say(to ? kStory.sailor_to : kStory.sailor_from), {number(e, "with")}));
  }
  void moved_good(const Json& e) {
    told(fill(say(e["way"] == "to" ? kStory.good_to : kStory.good_from), {number(e, "with"), good(e)}));
  }
  void jettisoned(const Json& e) { told(fill(say(kStory.jettisons), {good(e)})); }
  void sunk(const Json& e) {
    const bool manned = crews_.of(e["galley"].get<int>()) > 0;
    told(fill(say(manned ? kStory.scuttled : kStory.sinks), {galley(e), side(e)}));
  }
  void moved(const Json& e) {
    const std::string zone = place(e, "zone");
    run(e, fill(say(kStory.rows), {zone}), " – " + zone, "");
  }
  void blockade(const Json& e) {
    const std::string of = text(e, "of");
    const std::size_t what = of == "move" ? 0 : of == "sale" ? 1 : 2;
    told(fill(say((e["declared"].get<bool>() ? kStory.blocks : kStory.lets)[what]), {seat(e)}));
  }
  void sold(const Json& e) {
    const std::string paid =
        e["ducats"] == 0 ? "" : "\u00a0" + number(e, "ducats");  // an own port pays nothing
    run(e, fill(say(kStory.sells), {place(e, "port")}) + " ", ", ", good(e) + paid);
  }
  void attacked(const Json& e) {
    const Json& target = e["target"];
    if (target.is_number()) {
      told(fill(say(kStory.attacks_galley), {number(e, "target"), owner_of(galleys_, target.get<int>())}));
    } else {
      const int zone = zones_[e["galley"].get<int>()];
      told(fill(say(kStory.attacks_port),
                {zone_name(s_, static_cast<std::size_t>(zone)), owner_of(ports_, zone)}));
    }
    battle_ = true;
    rounds_ = 0;
  }
  std::string owner_of(const std::map<int, int>& owners, int what) const {
    const auto found = owners.find(what);
    return found == owners.end() ? "?" : side_name(s_, found->second);
  }
  /// A battle goes on in the clause that it has, or in a new one without the comma.
  void fight(const std::string& words) {
    end_run();
    if (battle_ && !clauses_.empty()) {
      clauses_.back() += words;
    } else {
      told(words.substr(2));
      battle_ = true;
    }
  }
  void fort_fired(const Json& e) {
    fight(fill(say(kStory.fort_fires), {number(e, "skulls"), number(e, "dice")}));
  }
  void rolled(const Json& e) {
    const bool more = rounds_++ > 0 && battle_ && !clauses_.empty();
    fight(fill(
        say(more ? kStory.skulls_then : kStory.skulls),
        {number(e, "skulls"), number(e, "dice"), number(e, "against_skulls"), number(e, "against_dice")}));
  }
  void looted(const Json& e) { told(fill(say(kStory.takes), {good(e)})); }
  void lost_port(const Json& e) { told(fill(say(kStory.loses_port), {seat(e), place(e, "port")})); }
  void landed(const Json& e) {
    told(fill(say(kStory.lands), {place(e, "port"), sailors(s_, e["sailors"].get<int>())}));
  }
  void hired(const Json& e) {
    told(e["at"].is_number() ? fill(say(kStory.hires_galley), {number(e, "at")})
                             : fill(say(kStory.hires_port), {place(e, "at")}));
  }
  void bought(const Json& e) {
    std::string words =
        fill(say(kStory.buys), {galley(e), place(e, "port"), ducats(s_, e["ducats"].get<int>())});
    if (e["from_garrison"].get<bool>()) words += say(kStory.with_garrison);
    told(words);
  }
  void built(const Json& e) {
    told(fill(say(e["what"] == "fort" ? kStory.fort : kStory.basilica), {place(e, "port")}));
  }
  void turn_over(const Json&) {
    if (idle_) told(say(invests_ ? kStory.buys_nothing : kStory.nothing));
    if (before_ == "lost_port") told(say(kStory.nobody_lands));
    end_all();
  }

  void doge(const Json& e) {
    end_all();
    const Json& shown = entry(data()["doge"], text(e, "card"));
    const std::string card = lowered(name_of(shown, s_.language));
    pays_ = shown["wine_income"].get<int>() > 0;
    open(s_.ink.bold(fill(say(kStory.doge), {std::to_string(round_), card})) + ":", -1);
  }
  void advanced(const Json& e) {
    const int end = tables::kSetUp[static_cast<std::size_t>(s_.players)].track_end;
    clause(fill(say(kStory.time), {number(e, "track"), std::to_string(end)}));
  }
  void shuffled(const Json&) {
    if (!scoring_ && !head_.empty()) return clause(say(kStory.shuffled));
    end_income();
    sentence(say(kStory.shuffled_then));
  }
  void scoring(const Json& e) {
    flush();
    open(s_.ink.bold(fill(say(kStory.scoring), {number(e, "number")})) + ":", -1);
    pays_ = scoring_ = true;
  }
  void income(const Json& e) {
    const auto seat = e["seat"].get<std::size_t>();
    const std::string reason = text(e, "reason");
    incomes_[seat].ducats += e["ducats"].get<int>();
    if (reason == "wine") return;
    add_to(incomes_[seat].parts,
           fill(say(reason == "basilicas" ? kStory.basilicas : kStory.warehouses), {number(e, "ducats")}));
  }
  void end_income() {
    bool any = false;
    for (std::size_t seat = 0; seat < incomes_.size(); ++seat) {
      const Income& got = incomes_[seat];
      if (got.ducats == 0) continue;
      any = true;
      clause(fill(say(kStory.income), {player_name(s_, static_cast<int>(seat)), std::to_string(got.ducats)}) +
             (got.parts.empty() ? "" : " (" + got.parts + ")"));
    }
    if (pays_ && !any) clause(say(kStory.no_income));
    incomes_ = {};
    pays_ = scoring_ = false;
  }
  void game_over(const Json&) {
    end_all();
    sentence(s_.ink.bold(say(kStory.over)));
  }

  struct Income {
    int ducats = 0;
    std::string parts;
  };
  int round_ = 0, active_ = 0, galley_ = 0;
  bool invests_ = false, special_ = false, idle_ = false;
  bool scoring_ = false, pays_ = false;
  std::string last_, before_;  // the types of the latest event and of the one before
  Crews crews_;
  std::string run_, run_text_;  // a clause being told, and the type of its events
  bool battle_ = false;         // the last clause tells one
  int rounds_ = 0;
  std::map<int, int> galleys_, ports_;  // their owners
  std::map<int, int> zones_;            // of galleys
  std::array<Income, kMaxSeats> incomes_{};
  Lines notes_;
};

constexpr std::array<Teller<Narrator>, 33> Narrator::kTellers = {
    {
     {"closed", &Narrator::closed},
     {"took_port", &Narrator::took_port},
     {"launched", &Narrator::launched},
     {"round_started", &Narrator::new_turn},
     {"turn_started", &Narrator::new_turn},
     {"activated", &Narrator::silent},
     {"invested", &Narrator::silent},
     {"loaded", &Narrator::loaded},
     {"sailor", &Narrator::sailor},
     {"good", &Narrator::moved_good},
     {"jettisoned", &Narrator::jettisoned},
     {"sunk", &Narrator::sunk},
     {"moved", &Narrator::moved},
     {"blockade", &Narrator::blockade},
     {"sold", &Narrator::sold},
     {"attacked", &Narrator::attacked},
     {"fort_fired", &Narrator::fort_fired},
     {"rolled", &Narrator::rolled},
     {"looted", &Narrator::looted},
     {"lost_port", &Narrator::lost_port},
     {"landed", &Narrator::landed},
     {"hired", &Narrator::hired},
     {"bought", &Narrator::bought},
     {"built", &Narrator::built},
     {"doge", &Narrator::doge},
     {"advanced", &Narrator::advanced},
     {"shuffled", &Narrator::shuffled},
     {"scoring", &Narrator::scoring},
     {"income", &Narrator::income},
     {"special", &Narrator::new_turn},
     {"turn_over", &Narrator::turn_over},
     {"game_over", &Narrator::game_over},
     {"note", &Narrator::note},
     }
};

static_assert(tells_every<Narrator>(Narrator::kTellers, fondaco::serenissima::kHappeningKeys));

}  // namespace

Lines story(const Scene& s, std::span<const Json> events, std::size_t from) {
  return told_by(Narrator(s), events, from);
}

}  // namespace fondaco::terminal::serenissima
