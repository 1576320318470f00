#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

// What is asked.

namespace fondaco::terminal::millefiori {

namespace {

std::string question_of_selecting(const Scene& s) {
  const bool last = s.view["cycle"] == set_up(s, "plays");
  std::string text = s.say(kMillefiori.ask_select);
  if (kSelectInTurn.on(s)) text += s.say(kMillefiori.played_at_once);
  if (!last) return text + fill(s.say(kMillefiori.others_go_to), {player_name(s, (s.seat + 1) % s.players)});
  return text + s.say(kLeftoversAtOnce.on(s) ? kMillefiori.left_after_turn : kMillefiori.left_after_round);
}

}  // namespace

Lines question(const Scene& s) {
  const Json& view = s.view;
  if (view["phase"] == "select") return wrapped(question_of_selecting(s), 2);
  const Json& own = view["players"][s.seat];
  const bool rhombi = own["supply"] != 0 || own["box"] != 0, sails = own["ship"] != kLastSpace;
  const std::string only_ship =
      rhombi ? "" : s.say(sails ? kMillefiori.only_navigate : kMillefiori.nothing_left);
  if (view["phase"] == "extra") {
    Lines lines = rhombi ? Lines() : wrapped(only_ship, 2);
    append(lines, wrapped(s.say(kMillefiori.ask_extra), 2));
    return lines;
  }
  const Card card = card_of(text_of(view["card"]));
  const Words& ask = !sails                ? kMillefiori.ask_place
                     : card.kind != "ship" ? kMillefiori.ask_place_or_navigate
                     : kSailOptional.on(s) ? kMillefiori.ask_ship_may
                                           : kMillefiori.ask_ship_must;
  return wrapped(fill(s.say(kMillefiori.your_card) + (rhombi ? s.say(ask) : only_ship),
                      {card_name(s, card), area_name(s, text_of(kind_of(card)["area"])),
                       counted(s.language, card.number, kNouns.space)}),
                 2);
}

}  // namespace fondaco::terminal::millefiori
