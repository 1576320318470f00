#pragma once

#include <array>
#include <string_view>

#include "terminal/screen.hpp"

// What is said about Mille Fiori. Names of areas and cards come from the game's data.

namespace fondaco::terminal::millefiori {

struct MillefioriTexts {
  // help
  Words typed_move, details_command;
  // the board
  Words round_of, selecting, plays_card, may_take, game_over;
  std::array<Words, 6> area_labels;    // in the order of the data
  std::array<Words, 15> kind_letters;  // as on the cells; ships have none
  Words workshops_head, nobles_head, commoners_head, fleet_head, filled, bonus_head;
  Words sea_label, sea_points, sea_ships;
  Words display_line;
  std::array<Words, 10> player_heads;
  Words doge;
  // the closer look
  Words hands_head, holds, holds_unknown, you_hold, your_selected, unseen_head, discard_head;
  std::array<Words, 10> result_heads;
  // questions
  Words brief_line, brief_hand, ask_select, ask_select_last, ask_use, ask_extra;
  std::array<Words, 4> select_heads;
  std::array<Words, 3> take_heads;
  Words extra_legend;
  // options
  Words place_label, sail_label, no_sail_label, navigate_label, decline;
  Words option_select, option_place, option_no_sail, option_navigate, option_take, option_decline;
  Words with_bonus, ship_to, stays;
  // story
  Words tell_play, tell_plain, tell_extra, tell_declined, tell_lapsed, tell_no_rhombus, tell_nothing,
      tell_supply_empty, tell_passed, tell_laid_out, tell_round, tell_over_deck, tell_over_rhombi;
};

inline constexpr MillefioriTexts kMillefiori = {
    .typed_move = {"place W10", "place W10"},
    .details_command = {"c, cards      hands that you know, cards not seen yet, the discard pile",
                   "к, карты      известные вам карты, ещё не виденные, стопка сброса"},
    .round_of = {"round {0} of {1}, turn cycle {2} of {3}", "раунд {0} из {1}, круг {2} из {3}"},
    .selecting = {"selecting cards", "выбор карт"},
    .plays_card = {"{0} plays {1}", "{0}: {1}"},
    .may_take = {"{0} may play an extra card", "{0}: доп. карта"},
    .game_over = {"the game is over", "игра окончена"},
    .area_labels = {{{"Workshops", "Мастерские"},
                     {"Residences", "Жилые кв."},
                     {"Nobles", "Знать"},
                     {"Commoners", "Народ"},
                     {"Trade", "Торговля"},
                     {"Harbour", "Гавань"}}},
    .kind_letters = {{{"q", "к"},
                      {"a", "з"},
                      {"l", "и"},
                      {"p", "р"},
                      {"k", "к"},
                      {"l", "л"},
                      {"c", "м"},
                      {"x", "к"},
                      {"f", "р"},
                      {"s", "ш"},
                      {"c", "к"},
                      {"G", "G"},
                      {"C", "C"},
                      {"E", "E"},
                      {"S", "S"}}},
    .workshops_head = {"Workshops (quartz, ash, limestone, pigment ×2)",
                   "Мастерские (кварц, зола, известняк, краситель р ×2)"},
    .nobles_head = {"Nobles (lion, coin, cross x)", "Знать (лев, монета, крест)"},
    .commoners_head = {"Commoners (fish, shell, crab)", "Народ (рыбы, ракушка ш, рак к)"},
    .fleet_head = {"Fleet", "Флот"},
    .filled = {"filled", "занято"},
    .bonus_head = {"Bonus cells", "Бонусы"},
    .sea_label = {"Sea route", "Море"},
    .sea_points = {"points", "очки"},
    .sea_ships = {"ships", "корабли"},
    .display_line = {"Display {0}, deck {1}, discard pile {2}.",
                   "Рядом с полем {0}, в колоде {1}, в сбросе {2}."},
    .player_heads = {{{"Player", "Игрок"},
                      {"Points", "Очки"},
                      {"Rhombi", "Ромбы"},
                      {"Ship", "Кор."},
                      {"Hand", "Рука"},
                      {"Worksh.", "Маст."},
                      {"Residences", "Жилые кв."},
                      {"Nobles", "Знать"},
                      {"Comm.", "Народ"},
                      {"Trade", "Торг."}}},
    .doge = {"D", "Д"},
    .hands_head = {"Hands", "Карты игроков"},
    .holds = {"{0} holds: {1}.", "{0} держит: {1}."},
    .holds_unknown = {"Cards of {0} that you do not know: {1}.", "{0}: неизвестных вам карт {1}."},
    .you_hold = {"You hold: {1}.", "У вас: {1}."},
    .your_selected = {" You have selected {0}.", " Вы выбрали: {0}."},
    .unseen_head = {"Cards that you have not seen ({0})", "Карты, которых вы не видели ({0})"},
    .discard_head = {"Discard pile ({0})", "Стопка сброса ({0})"},
    .result_heads = {{{"Place", "Место"},
                      {"Player", "Игрок"},
                      {"Points", "Очки"},
                      {"Worksh.", "Маст."},
                      {"Resid.", "Жилые"},
                      {"Citiz.", "Гор."},
                      {"Trade", "Торг."},
                      {"Fleets", "Флот"},
                      {"Bonus", "Бонус"},
                      {"Sea", "Море"}}},
    .brief_line = {"You have {0} and {1}+{2} rhombi, your ship stands on {3}.",
                   "У вас {0}, ромбов {1}+{2}, корабль на делении {3}."},
    .brief_hand = {" In hand: {0}.", " В руке: {0}."},
    .ask_select = {"Which card do you select? The others go to {0}.",
                   "Какую карту вы выберете? Остальные получит {0}."},
    .ask_select_last = {"Which card do you select? What is left goes to the display.",
                   "Какую карту вы выберете? Остальное ляжет рядом с полем."},
    .ask_use = {"Your card is {0} ({1}). Place a rhombus, or navigate {2}?",
                   "Ваша карта: {0} ({1}). Поставить ромб или плыть на {2}?"},
    .ask_extra = {"You may play an extra card from the display. Which one?",
                   "Можно сыграть дополнительную карту из лежащих рядом с полем. Какую?"},
    .select_heads = {{{"    Card", "    Карта"},
                      {"Area", "Область"},
                      {"Placing a rhombus, at best", "Ромб, лучшее"},
                      {"Navigating", "Навигация"}}},
    .take_heads = {{{"  Card", "  Карта"},
                    {"A rhombus, at best", "Ромб, лучшее"},
                    {"Number → space", "Число → деление"}}},
    .extra_legend = {"* brings an extra card", "* даёт дополнительную карту"},
    .place_label = {"Place", "Ромб"},
    .sail_label = {"Place and sail", "Ромб, плыть"},
    .no_sail_label = {"Place, no sail", "Ромб, не плыть"},
    .navigate_label = {"Navigate", "Навигация"},
    .decline = {"play no extra card", "не играть дополнительную карту"},
    .option_select = {"select {0}", "выбрать {0}"},
    .option_place = {"rhombus on {0}", "ромб на {0}"},
    .option_no_sail = {"rhombus on {0}, without sailing", "ромб на {0}, не плыть"},
    .option_navigate = {"navigate", "навигация"},
    .option_take = {"extra card {0}", "дополнительная карта {0}"},
    .option_decline = {"no extra card", "без дополнительной карты"},
    .with_bonus = {" (bonus\u00a0{0})", " (бонус\u00a0{0})"},
    .ship_to = {"ship to {0}", "корабль на {0}"},
    .stays = {"the ship stays on 20", "корабль остаётся на 20"},
    .tell_play = {"{0}, {1}:", "{0}, {1}:"},
    .tell_plain = {"{0}:", "{0}:"},
    .tell_extra = {"extra card {0}: ", "доп. карта {0}: "},
    .tell_declined = {"no extra card", "без дополнительной карты"},
    .tell_lapsed = {", but no extra card lies there", ", но дополнительных карт нет"},
    .tell_no_rhombus = {", no rhombus left for the bonus", ", для бонуса нет ромба"},
    .tell_nothing = {"navigates without effect", "навигация без результата"},
    .tell_supply_empty = {"{0} has used up the supply: the game ends with this turn cycle.",
                   "{0}: запас пуст, игра закончится с этим кругом ходов."},
    .tell_passed = {"Turn cycle {0}: the hands were passed to the left.", "Круг {0}: карты переданы налево."},
    .tell_laid_out = {"Laid out beside the board: {0}.", "Легли рядом с полем: {0}."},
    .tell_round = {"Round {0}: {1} has the Doge, new cards are dealt.",
                   "Раунд {0}: карта Дожа – {1}, розданы новые карты."},
    .tell_over_deck = {"The game is over: the deck is used up.", "Игра окончена: колода исчерпана."},
    .tell_over_rhombi = {"The game is over: a supply of rhombi is empty.",
                   "Игра окончена: у одного из игроков кончился запас ромбов."},
};

struct MillefioriNouns {
  Noun point, space;
};
inline constexpr MillefioriNouns kNouns = {
    .point = {"point", "points", "очко",    "очка",    "очков"  },
    .space = {"space", "spaces", "деление", "деления", "делений"},
};

inline constexpr std::array<ReasonSentence, 11> kReasons = {
    {
     {"other_question", {"another question is being asked.", "сейчас задан другой вопрос."}},
     {"card_not_in_hand", {"there is no such card in your hand.", "такой карты у вас в руке нет."}},
     {"card_not_in_display", {"no such card lies beside the board.", "такой карты рядом с полем нет."}},
     {"no_rhombus_left",
         {"you have no rhombus left, not even in the box.", "у вас не осталось ромбов, даже в коробке."}},
     {"wrong_area", {"the card belongs to another area.", "карта относится к другой области."}},
     {"wrong_symbol",
         {"the cell shows another symbol than the card.", "на ячейке другой символ, чем на карте."}},
     {"cell_filled", {"the cell is filled already.", "ячейка уже занята."}},
     {"not_next_residence",
         {"residences are filled in the order of the row.", "жилые кварталы заполняют по порядку ряда."}},
     {"not_supported",
         {"both cells below it must be filled first.", "сначала должны быть заняты обе ячейки под ней."}},
     {"must_sail", {"with a ship card you must sail.", "с картой корабля нужно плыть."}},
     {"ship_at_last_space",
         {"your ship stands on the last space.", "ваш корабль уже на последнем делении."}},
     }
};

}  // namespace fondaco::terminal::millefiori
