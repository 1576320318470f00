#include "terminal/story.hpp"

#include <array>

#include "games/millefiori/happenings.hpp"
#include "terminal/millefiori/gain.hpp"
#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

// What happened, in sentences: one for each turn, with a clause for each card played in it.

namespace fondaco::terminal::millefiori {

namespace {

class Narrator final : Storyteller {
 public:
  explicit Narrator(const Scene& scene) : Storyteller(scene) {}

  /// What happened before: the card in play, and whether it has been used.
  void follow(const Json& event) {
    const std::string type = event["type"];
    if (type == "revealed" || type == "took") show_card(event);
    if (type == "turn_over" || Gain().add(event)) used_ = true;
  }

  void tell(const Json& event) {
    const std::string type = event["type"];
    if (type != "laid_out") flush_laid_out();
    if (const auto* teller = teller_of<Narrator>(kTellers, type)) (this->*teller->tell)(event);
  }

  Lines finish() {
    flush_laid_out();
    end_play();
    drop_bare_head();
    flush();
    tell_supply();
    return std::move(lines_);
  }

  static const std::array<Teller<Narrator>, 19> kTellers;

 private:
  std::string who(const Json& event) const { return player_name(s_, event["seat"].get<int>()); }

  void show_card(const Json& e) {
    active_ = e["seat"].get<Seat>();
    card_ = card_name(s_, card_of(text(e, "card")));
    if (e["type"] == "took") card_ = fill(say(kMillefiori.tell_extra), {card_});
    used_ = false;
  }

  /// The turn that is told; its card is named again if it was shown earlier.
  void need_head(const Words& words) {
    if (head_.empty()) open(fill(say(words), {player_name(s_, active_), card_}), active_);
  }

  /// Adds the clause of the card in play, if it has been used.
  void end_play() {
    if (!play_.empty()) {
      need_head(kMillefiori.tell_play);
      std::string words = prefix_ + gain_text(s_, play_, active_);
      if (play_.no_rhombus) words += say(kMillefiori.tell_no_rhombus);
      if (play_.earned) words += fill(say(kMillefiori.tell_earned), {why_earned()});
      if (play_.lapsed) words += say(kMillefiori.tell_lapsed);
      clause(std::move(words));
    }
    play_ = {};
    prefix_.clear();
  }

  std::string why_earned() const {
    switch (play_.cell.empty() ? 'H' : play_.cell[0]) {
      case 'W': return say(kMillefiori.by_star);
      case 'R': return say(kMillefiori.by_values);
      case 'T': return say(kMillefiori.by_deal);
      case 'H': return fill(say(kMillefiori.by_space), {std::to_string(play_.ship.value_or(0))});
      default: return say(kMillefiori.by_level);
    }
  }

  void tell_supply() {
    if (!supply_empty_.empty()) sentence(supply_empty_);
    supply_empty_.clear();
  }

  /// Which card the viewer is to play now is what the question will say.
  void drop_bare_head() {
    if (clauses_.empty() && seat_ >= 0 && seat_ == s_.seat) head_.clear();
  }

  void flush_laid_out() {
    if (laid_out_.empty()) return;
    sentence(fill(say(kMillefiori.tell_laid_out), {laid_out_}));
    laid_out_.clear();
  }

  void silent(const Json&) {}
  void note(const Json& e) {
    end_play();
    drop_bare_head();
    sentence(s_.ink.faint(text(e, "text")));
  }
  void revealed(const Json& e) {
    flush();
    show_card(e);
    need_head(kMillefiori.tell_play);
  }
  void took(const Json& e) {
    end_play();
    show_card(e);
    if (!head_.empty()) prefix_ = card_ + ": ";
  }
  void played(const Json& e) {
    play_.add(e);
    used_ = true;
  }
  void declined(const Json&) {
    end_play();
    need_head(kMillefiori.tell_plain);
    clause(say(kMillefiori.tell_declined));
  }
  void supply_empty(const Json& e) { supply_empty_ = fill(say(kMillefiori.tell_supply_empty), {who(e)}); }
  void turn_over(const Json&) {
    end_play();
    if (!used_) {
      need_head(kMillefiori.tell_play);
      clause(say(kMillefiori.tell_nothing));
    }
    flush();
    tell_supply();
  }
  void passed(const Json& e) {
    sentence(fill(say(kMillefiori.tell_passed), {std::to_string(e["cycle"].get<int>() + 1)}));
  }
  void laid_out(const Json& e) {
    add_to(laid_out_,
           card_name(s_, card_of(text(e, "card"))) + " (" + player_letter(s_, e["seat"].get<int>()) + ")");
  }
  void doge(const Json& e) { doge_ = who(e); }
  void dealt(const Json& e) { sentence(fill(say(kMillefiori.tell_round), {number(e, "round"), doge_})); }
  void game_over(const Json& e) {
    std::string names;
    for (int p = 0; p < s_.players; ++p) {
      if (s_.view["players"][static_cast<std::size_t>(p)]["supply"] == 0) add_to(names, player_name(s_, p));
    }
    const bool deck = text(e, "reason") == "deck";
    sentence(
        s_.ink.bold(fill(say(deck ? kMillefiori.tell_over_deck : kMillefiori.tell_over_rhombi), {names})));
  }

  Seat active_ = 0;     // whose turn it is
  std::string card_;    // which that seat plays
  bool used_ = true;    // for something that was told
  std::string prefix_;  // before the clause of an extra card
  Gain play_;
  std::string laid_out_, doge_, supply_empty_;
};

constexpr std::array<Teller<Narrator>, 19> Narrator::kTellers = {
    {
     {"selected", &Narrator::silent},     {"revealed", &Narrator::revealed},
     {"placed", &Narrator::played},       {"points", &Narrator::played},
     {"bonus", &Narrator::played},        {"no_rhombus", &Narrator::played},
     {"sailed", &Narrator::played},       {"supply_empty", &Narrator::supply_empty},
     {"earned", &Narrator::played},       {"lapsed", &Narrator::played},
     {"took", &Narrator::took},           {"declined", &Narrator::declined},
     {"turn_over", &Narrator::turn_over}, {"passed", &Narrator::passed},
     {"laid_out", &Narrator::laid_out},   {"doge", &Narrator::doge},
     {"dealt", &Narrator::dealt},         {"game_over", &Narrator::game_over},
     {"note", &Narrator::note},
     }
};

static_assert(tells_every<Narrator>(Narrator::kTellers, fondaco::millefiori::kHappeningKeys));

}  // namespace

Lines story(const Scene& s, std::span<const Json> events, std::size_t from) {
  return told_by(Narrator(s), events, from);
}

}  // namespace fondaco::terminal::millefiori
