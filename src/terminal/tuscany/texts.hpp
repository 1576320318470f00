#pragma once

#include <array>

#include "terminal/switches.hpp"

// What is said about The Castles of Tuscany. Names of colours, bonus tiles and yield cards come from the
// game's data.

namespace fondaco::terminal::tuscany {

struct TuscanyTexts {
  // help
  Words typed_move, details_command;
  // names
  std::array<Words, 8> colour_letters;  // in the order of the data, as all lists here
  std::array<Words, 4> farm_letters;
  std::array<Words, 5> bonus_words, bonus_letters, bonus_effects;
  Words hex, worker, none, empty;
  // the table
  Words first_edition, joining, chooses_bonus, in_round, in_last_lap, in_last_but_one, in_final_lap,
      whose_turn, game_over;
  std::array<Words, 3> green_counts;  // in the last round, the second, the first
  std::array<Words, 4> colour_heads;
  Words display_label, piles_line, bonus_line;
  std::array<Words, 9> player_heads;
  Words could_place, storage;
  Words brief_line, storage_empty, storage_free, storage_full;
  // the closer look
  Words details_storage, details_bonus, details_queue, details_own_queue, details_unseen, details_discard,
      details_yields, details_neutral, details_aside;
  std::array<Words, 10> result_heads;
  std::array<Words, 4> tie_breaks;  // in the order of the rules
  // layouts
  std::array<Words, 5> layout_heads;
  Words layout_areas, castle_label, castle_item, other_layouts, other_layouts_head;
  // questions
  Words ask_layout, ask_bonus, ask_action, ask_second, ask_refresh, ask_take, ask_discard, ask_pay,
      ask_castle, ask_marble;
  // options
  Words draw_label, no_draw, take_label, take_for_one, take_for_any, take_item, no_cell, refresh_label,
      place_label, cell_item, hex_item, or_price, pay_label, more_payments, it_brings, brings_nothing,
      castle_none, bonus_item;
  Words with_colour, of_colour, castle_effect, city_effect;
  Words slots_range, cells_range, storage_range, one_place;
  Words option_layout, option_bonus, option_draw, option_take, option_refresh, option_place, option_discard,
      option_pay, option_castle, option_end, option_marble;
  // story
  Words tell_built, tell_bonus, tell_draws, tell_draws_known, tell_shuffled_region, tell_shuffled_yield,
      tell_shuffled_neutral, tell_took, tell_gave_up, tell_refreshed, tell_refilled, tell_five, tell_paid,
      tell_placed, tell_placed_by_castle, tell_colour_done, tell_yield, tell_declined, tell_marble,
      tell_round, tell_final_lap, tell_over, tell_left_over;
  Words emptied, emptied_before_extra, emptied_at_the_end;
  Words for_area, for_colour, for_farms, for_overflow;
  Words left_tiles, left_hexes, left_marble, left_workers, left_cards;
};

inline constexpr Rule kTakeOnlyPlaceable = {
    "take_only_placeable",
    false,
    {"only tiles that could be placed may be taken", "брать можно лишь тайлы, которые можно выложить"}
};
inline constexpr Rule kExtraLap = {
    "extra_lap_after_round_3",
    true,
    {"no extra lap after round 3", "после раунда 3 нет дополнительного круга"}
};
inline constexpr Rule kHexAtOnce = {
    "hex_usable_same_turn",
    false,
    {"a hex may be placed in the turn it was gained", "гекс можно выложить в том же ходу"}
};
inline constexpr std::array kRules = {kTakeOnlyPlaceable, kExtraLap, kHexAtOnce};

inline constexpr TuscanyTexts kTuscany = {
    .typed_move = {"place 0 on 14", "place 0 on 14"},
    .details_command = {"c, closer     the others' domains, tiles and cards to come",
                   "с, смотреть   чужие владения, предстоящие тайлы и карты"},
    .colour_letters =
        {{{"K", "К"}, {"C", "Г"}, {"T", "Т"}, {"F", "П"}, {"Q", "Р"}, {"V", "Д"}, {"M", "М"}, {"W", "В"}}},
    .farm_letters = {{{"v", "в"}, {"p", "с"}, {"o", "о"}, {"w", "п"}}},
    .bonus_words = {{{"card", "карта области"},
                     {"storage", "склад"},
                     {"marble", "мрамор"},
                     {"worker", "работник"},
                     {"yield", "карта бонуса"}}},
    .bonus_letters = {{{"c", "к"}, {"s", "с"}, {"m", "м"}, {"w", "р"}, {"y", "б"}}},
    .bonus_effects = {{{"with each Draw action", "при каждом действии «взять карты»"},
                       {"and +2 green points at once", "и сразу +2 зелёных очка"},
                       {"for each quarry covered", "за каждый выложенный карьер"},
                       {"for each village covered", "за каждую выложенную деревню"},
                       {"for each cart covered", "за каждую выложенную повозку"}}},
    .hex = {"hex", "гекс"},
    .worker = {"worker", "работник"},
    .none = {"none", "нет"},
    .empty = {"empty", "пусто"},
    .first_edition = {"first edition of 2020", "первое издание 2020 года"},
    .joining = {"all join their boards, in secret", "все тайно соединяют планшеты"},
    .chooses_bonus = {"{0} chooses a bonus tile", "{0} выбирает тайл бонуса"},
    .in_round = {"round {0} of {1}, lap {2}", "раунд {0} из {1}, круг {2}"},
    .in_last_lap = {"round {0}, last lap", "раунд {0}, последний круг"},
    .in_last_but_one = {"round {0}, last lap but one", "раунд {0}, предпоследний круг"},
    .in_final_lap = {"round {0}, extra lap", "раунд {0}, дополнительный круг"},
    .whose_turn = {"{0}'s turn", "ходит {0}"},
    .game_over = {"the game is over", "игра окончена"},
    .green_counts = {{{"green ×1", "зелёные очки ×1"},
                      {"green points ×2", "зелёные очки ×2"},
                      {"green points ×3", "зелёные очки ×3"}}},
    .colour_heads = {{{"Colour", "Цвет"}, {"Hand", "Рука"}, {"Cells", "Занято"}, {"Bonus", "За цвет"}}},
    .display_label = {"Display", "Открыты"},
    .piles_line = {"Face down (+ discarded): region cards {0}+{1}, yield cards {2}+{3}, tiles {4}+{5}.",
                   "В запасе (+ сброс): карты областей {0}+{1}, карты бонусов {2}+{3}, тайлы {4}+{5}."},
    .bonus_line = {"Bonus tiles left: {0}.", "Тайлы бонуса: {0}."},
    .player_heads = {{{"Player", "Игрок"},
                      {"Green", "Зел."},
                      {"Red", "Кр."},
                      {"Red+gr.", "Кр.+зел."},
                      {"Tiles", "Тайлы"},
                      {"Cards", "Карты"},
                      {"Workers", "Работн."},
                      {"Marble", "Мрамор"},
                      {"Bonus", "Бонус"}}},
    .could_place = {"Could place", "Можно"},
    .storage = {"Storage", "Склад"},
    .brief_line = {"You have {0}, {1}, {2}, {3}; cards: {4}; storage: {5}.",
                   "У вас {0}, {1}, {2}, {3}; карты: {4}; склад: {5}."},
    .storage_empty = {"empty ({0}\u00a0free)", "пусто (свободно\u00a0{0})"},
    .storage_free = {"{0}\u00a0free", "свободно\u00a0{0}"},
    .storage_full = {"full", "полон"},
    .details_storage = {"Storage: {0}", "Склад: {0}"},
    .details_bonus = {"Bonus tiles: {0}", "Тайлы бонуса: {0}"},
    .details_queue = {"Tiles to come: {0}", "В стопках: {0}"},
    .details_own_queue = {"Your tiles to come: {0}.", "В ваших стопках: {0}."},
    .details_unseen = {"Region cards that you do not see, in the deck and in other hands: {0}.",
                   "Невидимые вам карты областей, в колоде и у других: {0}."},
    .details_discard = {"Discarded region cards: {0}.", "Сброшенные карты областей: {0}."},
    .details_yields = {"Yield cards to come: {0}.", "Карты бонусов в колоде: {0}."},
    .details_neutral = {"Neutral tiles in the display, slots: {0}.",
                   "Нейтральные среди открытых, места: {0}."},
    .details_aside = {"Neutral tiles put aside: {0}.", "Отложенные нейтральные тайлы: {0}."},
    .result_heads = {{{"Place", "Место"},
                      {"Player", "Игрок"},
                      {"Red pts", "Кр. очки"},
                      {"Round 1", "Раунд 1"},
                      {"Round 2", "Раунд 2"},
                      {"Round 3", "Раунд 3"},
                      {"Yield", "В игре"},
                      {"Left", "Остаток"},
                      {"Empty", "Пусто"},
                      {"Gr. pts", "Зел. очки"}}},
    .tie_breaks = {{{"more empty cells", "больше пустых ячеек"},
                    {"more green points", "больше зелёных очков"},
                    {"fewer green points", "меньше зелёных очков"},
                    {"fewer region cards", "меньше карт областей"}}},
    .layout_heads = {{{"    Layout", "    Соединение"},
                      {"Points", "Очки"},
                      {"3 cells", "Зоны 3"},
                      {"2 cells", "Зоны 2"},
                      {"Castle cells, what is around", "Крепости и соседи"}}},
    .layout_areas = {"Areas of three cells: {0}, of two: {1}", "Зоны из трёх ячеек: {0}, из двух: {1}"},
    .castle_label = {"Starting castle on", "Стартовый замок"},
    .castle_item = {"cell {0}: beside it {1}; area points {2}", "ячейка {0}: рядом {1}; очков за зоны {2}"},
    .other_layouts = {"the other {0} layouts", "другие способы ({0})"},
    .other_layouts_head = {"Layouts and area points", "Соединения и очки за зоны"},
    .ask_layout =
        {"How do you join your boards? Points are what complete areas can bring. Choose a number, or "
         "type: layout A C' B +- castle 2", "Как соединить планшеты? Очки — сколько могут дать полные зоны. Выберите номер или наберите: "
         "layout A C' B +- castle 2"},
    .ask_bonus = {"Which bonus tile do you choose?", "Какой тайл бонуса вы выберете?"},
    .ask_action = {"What do you do?", "Что вы сделаете?"},
    .ask_second = {"The marble gives you a second action. What do you do?",
                   "Мрамор даёт второе действие. Что вы сделаете?"},
    .ask_refresh = {"Still nothing in the display can be placed. Which colour is cleared next?",
                   "Ни один открытый тайл всё ещё не выложить. Какой цвет убрать?"},
    .ask_take = {"Which tile do you take?", "Какой тайл вы возьмёте?"},
    .ask_discard = {"Your storage is full. What do you give up for {0}?",
                   "Склад полон. Что убрать с него ради тайла «{0}»?"},
    .ask_pay = {"How do you pay for {0} on the {1} cell {2}?",
                   "Чем вы заплатите за «{0}» на ячейке {2} ({1})?"},
    .ask_castle = {"The castle: which tile of the display do you place at once, and where?",
                   "Крепость: какой из открытых тайлов вы сразу выложите и куда?"},
    .ask_marble = {"Do you spend a marble for another action?", "Потратить мрамор на ещё одно действие?"},
    .draw_label = {"Draw", "Взять карты"},
    .no_draw = {"You can't draw: no region cards are left, neither in the deck nor discarded.",
                   "Взять карты нельзя: карт областей не осталось ни в колоде, ни в сбросе."},
    .take_label = {"Take", "Взять тайл"},
    .take_for_one = {"Your storage is full: if you take a tile, you give up {0}.",
                   "Склад полон: если взять тайл, со склада уйдёт «{0}»."},
    .take_for_any = {"Your storage is full: if you take a tile, you choose what to give up.",
                   "Склад полон: если взять тайл, вы выберете, что убрать со склада."},
    .take_item = {"{0}, {1}", "{0}, {1}"},
    .no_cell = {"no cell", "некуда"},
    .refresh_label = {"Take, clearing", "Взять, убрав"},
    .place_label = {"Place {0}", "Выложить «{0}»"},
    .cell_item = {"cell\u00a0{0}:\u00a0{1}", "яч.\u00a0{0}:\u00a0{1}"},
    .hex_item = {"{0}, {1}; {2}", "{0}, {1}; {2}"},
    .or_price = {" or ", " или "},
    .pay_label = {"Pay", "Плата"},
    .more_payments = {"other ways to pay ({0})", "другие способы оплаты ({0})"},
    .it_brings = {"It brings {0}.", "Это даёт: {0}."},
    .brings_nothing = {"It brings nothing at once.", "Сразу это ничего не даёт."},
    .castle_none = {"place nothing", "ничего не выкладывать"},
    .bonus_item = {"{0} ({1} left)", "{0} (осталось {1})"},
    .with_colour = {" (colour {0})", " (цвет {0})"},
    .of_colour = {" ({0} for the colour)", " (из них за цвет {0})"},
    .castle_effect = {"a tile from the display", "открытый тайл"},
    .city_effect = {"bonus tile", "тайл бонуса"},
    .slots_range = {"the slots of the display are numbered 0 to {0}.",
                   "места открытых тайлов — от 0 до {0}."},
    .cells_range = {"the cells are numbered 0 to {0}.", "номера ячеек — от 0 до {0}."},
    .storage_range = {"the places in your storage are numbered 0 to {0}.",
                   "места на вашем складе — от 0 до {0}."},
    .one_place = {"your storage has one place, number 0.", "на вашем складе одно место, номер 0."},
    .option_layout = {"layout", "соединение"},
    .option_bonus = {"bonus tile {0}", "тайл бонуса: {0}"},
    .option_draw = {"draw cards", "взять карты"},
    .option_take = {"take {0}", "взять тайл «{0}»"},
    .option_refresh = {"clear the {0} tiles from the display", "убрать из открытых тайлы «{0}»"},
    .option_place = {"{0} on cell {1}", "«{0}» на ячейку {1}"},
    .option_discard = {"give up {0}", "убрать со склада «{0}»"},
    .option_pay = {"pay {0}", "заплатить: {0}"},
    .option_castle = {"castle: {0} on cell {1}", "крепость: «{0}» на ячейку {1}"},
    .option_end = {"end the turn", "закончить ход"},
    .option_marble = {"spend a marble for another action", "потратить мрамор на ещё одно действие"},
    .tell_built = {"{0}: layout {1}, starting castle on cell {2}.",
                   "{0}: соединение {1}, стартовый замок на ячейке {2}."},
    .tell_bonus = {"bonus tile: {0}", "тайл бонуса: {0}"},
    .tell_draws = {"draws {0}", "берёт {0}"},
    .tell_draws_known = {"draws {0}", "берёт карты: {0}"},
    .tell_shuffled_region = {"The discarded region cards were shuffled ({0}).",
                   "Сброс карт областей перетасован ({0})."},
    .tell_shuffled_yield = {"The discarded yield cards were shuffled ({0}).",
                   "Сброс карт бонусов перетасован ({0})."},
    .tell_shuffled_neutral = {"The neutral tiles put aside were shuffled ({0}).",
                   "Отложенные нейтральные тайлы перемешаны ({0})."},
    .tell_took = {"takes {0}", "берёт тайл «{0}»"},
    .tell_gave_up = {"gives up {0}", "убирает со склада «{0}»"},
    .tell_refreshed = {"clears the {0} tiles from the display", "убирает из открытых тайлы «{0}»"},
    .tell_refilled = {" (replaced by {0})", " (взамен: {0})"},
    .tell_five = {", five {0} tiles leave the display", ", пять тайлов «{0}» убраны"},
    .tell_paid = {" (paid: {0})", " (плата: {0})"},
    .tell_placed = {"places {0} on cell {1}", "выкладывает «{0}» на ячейку {1}"},
    .tell_placed_by_castle = {"with the castle places {0} on cell {1}",
                   "благодаря крепости выкладывает «{0}» на ячейку {1}"},
    .tell_colour_done = {"all {0} cells are covered", "все ячейки «{0}» заняты"},
    .tell_yield = {"yield card: {0}", "карта бонуса: {0}"},
    .tell_declined = {"places nothing with the castle", "не пользуется крепостью"},
    .tell_marble = {"spends a marble", "тратит мрамор"},
    .tell_round = {"Round {0} is scored", "Подсчёт раунда {0}"},
    .tell_final_lap = {"The extra lap: everybody has one more turn, then round 3 is scored.",
                   "Дополнительный круг: у каждого ещё один ход, затем подсчёт раунда 3."},
    .tell_over = {"The game is over.", "Игра окончена."},
    .tell_left_over = {"Red points for what is left:", "Красные очки за остаток:"},
    .emptied = {"{0} has emptied stack {1}: the round ends with this lap.",
                   "{0}: стопка {1} исчерпана, раунд закончится с этим кругом."},
    .emptied_before_extra = {"{0} has emptied stack {1}: after this lap there is one extra lap.",
                   "{0}: стопка {1} исчерпана, после этого круга — один дополнительный."},
    .emptied_at_the_end = {"{0} has emptied stack {1}: the game ends with this lap.",
                   "{0}: стопка {1} исчерпана, игра закончится с этим кругом."},
    .for_area = {"+{0} for the area", "+{0} за зону"},
    .for_colour = {"+{0} for the colour", "+{0} за цвет"},
    .for_farms = {"+{0} for the farms", "+{0} за фермы"},
    .for_overflow = {"+{0}, as there is no space for the hex", "+{0}: гексу нет места"},
    .left_tiles = {"tiles", "тайлы"},
    .left_hexes = {"hexes", "гексы"},
    .left_marble = {"marble", "мрамор"},
    .left_workers = {"workers", "работники"},
    .left_cards = {"cards", "карты"},
};

struct TuscanyNouns {
  Noun card, card_drawn, region_card, yield_card, marble, worker, hex, green_point, red_point;
};
inline constexpr TuscanyNouns kNouns = {
    .card = {"card",        "cards",        "карта",         "карты",         "карт"         },
    .card_drawn = {"card",        "cards",        "карту",         "карты",         "карт"         },
    .region_card = {"region card", "region cards", "карта области", "карты области", "карт области" },
    .yield_card = {"yield card",  "yield cards",  "карта бонуса",  "карты бонуса",  "карт бонуса"  },
    .marble = {"marble",      "marble",       "мрамор",        "мрамора",       "мрамора"      },
    .worker = {"worker",      "workers",      "работник",      "работника",     "работников"   },
    .hex = {"hex",         "hexes",        "гекс",          "гекса",         "гексов"       },
    .green_point = {"green point", "green points", "зелёное очко",  "зелёных очка",  "зелёных очков"},
    .red_point = {"red point",   "red points",   "красное очко",  "красных очка",  "красных очков"},
};

inline constexpr std::array<KeyedWords, 14> kReasons = {
    {
     {"no_cards_left", {"no region cards are left to draw.", "карт областей больше нет."}},
     {"no_such_item", {"the storage holds nothing at this place.", "на этом месте склада ничего нет."}},
     {"same_item", {"name the first of the equal items.", "назовите первый из одинаковых тайлов."}},
     {"hex_too_new", {"the hex was gained in this turn.", "гекс получен в этом же ходу."}},
     {"cell_covered", {"the cell is covered already.", "ячейка уже занята."}},
     {"wrong_colour",
         {"the tile has another colour than the cell.", "у тайла другой цвет, чем у ячейки."}},
     {"not_adjacent", {"no covered cell is adjacent.", "рядом нет занятой ячейки."}},
     {"cannot_pay", {"there are not enough cards and workers.", "не хватает карт и работников."}},
     {"empty_slot", {"there is no tile in this slot.", "на этом месте тайла нет."}},
     {"refresh_due",
         {"nothing in the display can be placed: clear a colour first.",
          "ни один открытый тайл не выложить: сначала уберите цвет."}},
     {"no_refresh_due",
         {"something in the display can be placed.", "среди открытых есть тайл, который можно выложить."}},
     {"colour_not_in_display", {"the display shows no such tile.", "такого тайла среди открытых нет."}},
     {"not_placeable", {"the tile could not be placed.", "этот тайл некуда выложить."}},
     {"none_left", {"no such bonus tile is left.", "таких тайлов бонуса не осталось."}},
     }
};

}  // namespace fondaco::terminal::tuscany
