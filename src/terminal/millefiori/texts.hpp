#pragma once

#include <array>
#include <string_view>

#include "terminal/switches.hpp"

// What is said about Mille Fiori. Names of areas and cards come from the game's data.

namespace fondaco::terminal::millefiori {

struct MillefioriTexts {
  // help
  Words typed_move, details_command;
  std::array<std::string_view, 3> details_words;
  // the board
  Words round_of, selecting, selects, plays_card, may_take, game_over;
  Words other_box;
  std::array<Words, 6> area_labels;    // in the order of the data
  std::array<Words, 15> kind_letters;  // as on the cells; ships have none
  Words workshops_head, residences_head, values, nobles_head, commoners_head, fleet_head, filled, bonus_head;
  Words sea_label, sea_points, sea_ships;
  Words display_line;
  std::array<Words, 10> player_heads;
  Words doge;
  // the closer look
  Words hands_head, holds, holds_unknown, you_hold, your_selected, being_played, unseen_head, discard_head;
  std::array<Words, 10> result_heads;
  // questions
  Words brief_line, brief_hand;
  Words ask_select, played_at_once, others_go_to, left_after_turn, left_after_round;
  Words your_card, ask_place_or_navigate, ask_ship_may, ask_ship_must, ask_place;
  Words only_navigate, nothing_left, ask_extra;
  Words card_head, area_head, places_head, navigation_head, card_to_space_head;
  Words extra_legend, ends_legend;
  // options
  Words place_label, sail_label, no_sail_label, navigate_label, decline;
  Words option_select, option_place, option_no_sail, option_navigate, option_take, option_decline;
  Words with_bonus, with_fleet, row_of, ship_to, stays;
  // story
  Words tell_play, tell_plain, tell_extra, tell_declined, tell_earned, tell_lapsed, tell_no_rhombus,
      tell_nothing, tell_supply_empty, tell_passed, tell_laid_out, tell_round, tell_over_deck,
      tell_over_rhombi;
  Words by_star, by_values, by_level, by_deal, by_space;  // why an extra card was earned
};

inline constexpr Rule kSelectInTurn = {
    "select_in_turn", false, {"cards are selected in turn", "карты выбирают по очереди"}
};
inline constexpr Rule kLeftoversAtOnce = {
    "leftovers_immediately",
    false,
    {"leftovers go to the display after each turn", "остаток ложится рядом с полем после хода"}
};
inline constexpr Rule kSailOptional = {
    "harbour_sail_optional", true, {"a ship card must sail", "с картой корабля нужно плыть"}
};
inline constexpr Rule kNavigateOnLast = {
    "navigate_noop_allowed", true, {"no navigating on 20", "на делении 20 навигации нет"}
};
inline constexpr Rule kTradeBonusCounts = {
    "trade_bonus_counts",
    false,
    {"a trade bonus counts against the extra card", "бонус торговли учитывается в хорошей сделке"}
};
inline constexpr std::array kRules = {kSelectInTurn, kLeftoversAtOnce, kSailOptional, kNavigateOnLast,
                                      kTradeBonusCounts};

inline constexpr MillefioriTexts kMillefiori = {
    .typed_move = {"place W10", "place W10"},
    .details_command = {"c, cards      hands that you know, cards not seen yet, the discard pile",
                   "к, карты      известные вам карты, ещё не виденные, стопка сброса"},
    .details_words = {"cards", "карты", "к"},
    .round_of = {"round {0} of {1}, turn cycle {2} of {3}", "раунд {0} из {1}, круг {2} из {3}"},
    .selecting = {"selecting cards", "выбор карт"},
    .selects = {"{0} selects a card", "{0} выбирает карту"},
    .plays_card = {"{0} plays {1}", "{0}: {1}"},
    .may_take = {"{0} may play an extra card", "{0}: доп. карта"},
    .game_over = {"the game is over", "игра окончена"},
    .other_box = {"{0} rhombi in the box", "ромбов в коробке: {0}"},
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
                      {"x", "х"},
                      {"f", "р"},
                      {"s", "ш"},
                      {"c", "а"},
                      {"G", "к"},
                      {"C", "г"},
                      {"E", "с"},
                      {"S", "л"}}},
    .workshops_head = {"Workshops (quartz, ash, limestone, pigment ×2)",
                   "Мастерские (кварц, зола, известняк, краситель р ×2)"},
    .residences_head = {"Residences (3rd and 5th different value: *, 4th: bonus)",
                   "Жилые кварталы (3-е и 5-е новое число: *, 4-е: бонус)"},
    .values = {"values", "числа"},
    .nobles_head = {"Nobles (lion, coin, cross x)", "Знать (лев, монета, крест х)"},
    .commoners_head = {"Commoners (fish, shell, crab)", "Народ (рыбы, ракушка ш, рак а)"},
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
    .being_played = {"{0} is playing {1}.", "{0} играет карту: {1}."},
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
    .ask_select = {"Which card do you select?", "Какую карту вы выберете?"},
    .played_at_once = {" You play it at once.", " Её вы сыграете сразу."},
    .others_go_to = {" The others go to {0}.", " Остальные получит {0}."},
    .left_after_turn = {" What is left goes to the display after your turn.",
                   " Остальное ляжет рядом с полем после вашего хода."},
    .left_after_round = {" What is left goes to the display after the round.",
                   " Остальное ляжет рядом с полем после раунда."},
    .your_card = {"Your card is {0} ({1}). ", "Ваша карта: {0} ({1}). "},
    .ask_place_or_navigate = {"Place a rhombus, or navigate {2}?", "Поставить ромб или плыть на {2}?"},
    .ask_ship_may = {"Place and sail {2}, place only, or navigate?",
                   "Ромб и плыть на {2}, только ромб или только плыть?"},
    .ask_ship_must = {"Place and sail {2}, or only navigate?", "Ромб и плыть на {2} или только плыть?"},
    .ask_place = {"Place a rhombus? Your ship stands on 20.", "Поставить ромб? Корабль на делении 20."},
    .only_navigate = {"No rhombus is left: a card can only navigate.",
                   "Ромбов не осталось: карта годится только для навигации."},
    .nothing_left = {"No rhombus is left and your ship stands on 20: no card brings you anything.",
                   "Ромбов не осталось, корабль на делении 20: карты вам ничего не дадут."},
    .ask_extra = {"You may play an extra card from the display. Which one?",
                   "Можно сыграть дополнительную карту из лежащих рядом с полем. Какую?"},
    .card_head = {"    Card", "    Карта"},
    .area_head = {"Area", "Область"},
    .places_head = {"A rhombus, at best", "Лучшая ячейка"},
    .navigation_head = {"Navigating", "Навигация"},
    .card_to_space_head = {"    Card → space of the ship", "    Карта → деление корабля"},
    .extra_legend = {"* brings an extra card", "* даёт дополнительную карту"},
    .ends_legend = {"! ends the game with this turn cycle: your supply is then empty",
                   "! игра закончится с этим кругом ходов: ваш запас опустеет"},
    .place_label = {"Place", "Ромб"},
    .sail_label = {"Place and sail", "Ромб, плыть"},
    .no_sail_label = {"Place, no sail", "Ромб, не плыть (no sail)"},
    .navigate_label = {"Navigate", "Навигация"},
    .decline = {"play no extra card", "не играть дополнительную карту"},
    .option_select = {"{0}", "выбрать карту «{1}» ({0})"},
    .option_place = {"{0}", "ромб на {1} ({0})"},
    .option_no_sail = {"{0}", "ромб на {1}, не плыть ({0})"},
    .option_navigate = {"{0}", "навигация ({0})"},
    .option_take = {"{0}", "дополнительная карта «{1}» ({0})"},
    .option_decline = {"{0}", "без дополнительной карты ({0})"},
    .with_bonus = {" (bonus\u00a0{0})", " (бонус\u00a0{0})"},
    .with_fleet = {" fleet\u00a0+{0}", " флот\u00a0+{0}"},
    .row_of = {" (fleet\u00a0{0}, {1}\u00a0of\u00a0{2})", " (флот\u00a0{0}, {1}\u00a0из\u00a0{2})"},
    .ship_to = {"ship to {0}\u00a0+{1}", "корабль на {0}\u00a0+{1}"},
    .stays = {"the ship stays on 20", "корабль остаётся на 20"},
    .tell_play = {"{0}, {1}:", "{0}, {1}:"},
    .tell_plain = {"{0}:", "{0}:"},
    .tell_extra = {"extra card {0}", "доп. карта {0}"},
    .tell_declined = {"no extra card", "без дополнительной карты"},
    .tell_earned = {", earns a card ({0})", ", ещё карта ({0})"},
    .tell_lapsed = {", but the display is empty", ", но рядом с полем карт нет"},
    .tell_no_rhombus = {", no rhombus left for the bonus", ", для бонуса нет ромба"},
    .tell_nothing = {"navigates without effect", "навигация без результата"},
    .tell_supply_empty = {"{0} has used up the supply: the game ends with this turn cycle.",
                   "{0}: запас пуст, игра закончится с этим кругом ходов."},
    .tell_passed = {"Turn cycle {0}: the hands were passed to the left.", "Круг {0}: карты переданы налево."},
    .tell_laid_out = {"Laid out beside the board: {0}.", "Легли рядом с полем: {0}."},
    .tell_round = {"Round {0}: {1} has the Doge, new cards are dealt.",
                   "Раунд {0}: карта Дожа — {1}, розданы новые карты."},
    .tell_over_deck = {"The game is over: the deck is used up.", "Игра окончена: колода исчерпана."},
    .tell_over_rhombi = {"The game is over: no rhombus is left in the supply of {0}.",
                   "Игра окончена: запас ромбов пуст — {0}."},
    .by_star = {"star", "звезда"},
    .by_values = {"third or fifth value", "третье или пятое число"},
    .by_level = {"level\u00a03", "уровень\u00a03"},
    .by_deal = {"good deal", "хорошая сделка"},
    .by_space = {"space\u00a0{0}", "деление\u00a0{0}"},
};

struct MillefioriNouns {
  Noun space;
};
inline constexpr MillefioriNouns kNouns = {
    .space = {"space", "spaces", "деление", "деления", "делений"},
};

inline constexpr std::array<KeyedWords, 10> kReasons = {
    {
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
