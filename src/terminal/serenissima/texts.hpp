#pragma once

#include <array>

#include "terminal/switches.hpp"

// What is said about Serenissima. Names of ports, goods and colours come from the game's data; the words of
// the menus and of the story have files of their own.

namespace fondaco::terminal::serenissima {

struct SerenissimaTexts {
  // help
  Words typed_move, details_command, loads_what_it_produces;
  // names
  std::array<Words, 6> good_letters;  // in the order of the data, as all lists here
  std::array<Words, 4> doge_shorts;
  Words none, no_cargo, galley_of;
  // the table
  Words attack_with_none, garrison_crew, special_anywhere;
  Words setting_up, in_round, turn_of, special_of, asked, game_over;
  Words wheel_label, doge, no_port, closed, also_neighbours;
  Words time_line, scorings_line, supply_line, doge_line;
  std::array<Words, 6> player_heads;
  Words brief_line, brief_galley;
  // the closer look
  std::array<Words, 7> port_heads;
  Words details_doge, details_discard, details_galleys_head, details_galley, details_sea;
  // the end
  std::array<Words, 11> result_heads;
  Words more_ports;
};

inline constexpr std::array<Rule, 10> kRules = {
    {
     {"origin_zone_blockade",
         false,
         {"a galley that comes back to where it began can be blockaded",
          "галеру, вернувшуюся в исходную зону, можно блокировать"}},
     {"origin_zone_sale_blockade",
         true,
         {"no blockade of a sale where the galley began", "продажу в исходной зоне нельзя блокировать"}},
     {"skip_moot_blockade",
         true,
         {"a galley without moves left can be blockaded too",
          "о блокаде спрашивают и тогда, когда перемещений не осталось"}},
     {"capture_blockade",
         true,
         {"the capture of a port can't be blockaded", "захват порта нельзя блокировать"}},
     {"defender_loots",
         false,
         {"an attacked galley that wins may loot", "устоявшая галера забирает товары напавшей"}},
     {"land_ends_activation",
         true,
         {"after landing a galley may go on attacking galleys",
          "после высадки галера может и дальше нападать на галеры"}},
     {"unlanded_conquest_neutral",
         true,
         {"after a conquest somebody must land", "после победы над портом надо высадиться"}},
     {"sailor_transfer_both_ways_everywhere",
         false,
         {"sailors come from other galleys in every zone",
          "моряков с других галер можно брать в любой зоне"}},
     {"scuttle_with_crew",
         true,
         {"a galley with its crew can't be scuttled", "галеру с командой нельзя затопить"}},
     {"hidden_money", false, {"the money of others is hidden", "деньги соперников скрыты"}},
     }
};

inline constexpr SerenissimaTexts kSerenissima = {
    .typed_move = {"move ALG", "move ALG"},
    .details_command = {"c, closer     all ports with prices, incomes, neighbours; the Doge cards",
                   "с, смотреть   порты с ценами, прибылью и соседями; карты дожа"},
    .loads_what_it_produces = {"a port gives only the good that it produces.",
                   "порт даёт только тот товар, который производит."},
    .good_letters = {{{"w", "д"}, {"s", "к"}, {"m", "м"}, {"v", "в"}, {"g", "з"}, {"p", "с"}}},
    .doge_shorts = {{{"wine", "вино"},
                     {"1 hourglass", "одни часы"},
                     {"2 hourglasses", "двое часов"},
                     {"2 hourglasses + arrows", "двое часов и стрелки"}}},
    .none = {"none", "нет"},
    .no_cargo = {"no goods", "без товаров"},
    .galley_of = {"galley {0} of {1}", "галера {0} {1}"},
    .attack_with_none = {"a galley without strength left may attack too",
                   "нападать можно и без военной мощи"},
    .garrison_crew = {"the sailor of a new galley may come from the garrison",
                   "моряк новой галеры может быть из порта"},
    .special_anywhere = {"sailors may be hired everywhere in special investments",
                   "при специальных инвестициях моряков нанимают везде"},
    .setting_up = {"setting up: {0} chooses", "подготовка: выбирает {0}"},
    .in_round = {"round {0}", "раунд {0}"},
    .turn_of = {"turn of galley {0}, {1}", "ход галеры {0}, {1}"},
    .special_of = {"special investment: {0}", "специальные инвестиции: {0}"},
    .asked = {"{0} is asked", "спрашивают: {0}"},
    .game_over = {"the game is over", "игра окончена"},
    .wheel_label = {"Wheel", "Колесо"},
    .doge = {"Doge", "дож"},
    .no_port = {"open sea", "без порта"},
    .closed = {"closed", "закрыт"},
    .also_neighbours = {"Neighbours too: {0}.", "Соседи также: {0}."},
    .time_line = {"Time {0} of {1}", "Время {0} из {1}"},
    .scorings_line = {"scorings at {0}, {1}, {2}", "подсчёты: {0}, {1}, {2}"},
    .supply_line = {"Supply: {0}; forts\u00a0# {1}, basilicas\u00a0† {2}.",
                   "Запас: {0}; форты\u00a0# {1}, базилики\u00a0† {2}."},
    .doge_line = {"Doge cards to come: {0}; discarded: {1}.", "Карты дожа в колоде: {0}; сброс: {1}."},
    .player_heads = {{{"Player", "Игрок"},
                      {"Ducats", "Дукаты"},
                      {"Reserve", "Резерв"},
                      {"Galleys", "Галеры"},
                      {"Ports", "Порты"},
                      {"Income", "Прибыль"}}},
    .brief_line = {"You have {0} and {1} in reserve", "У вас {0}, в резерве {1}"},
    .brief_galley = {"; galley {0} at {1}: {2}", "; галера {0} ({1}): {2}"},
    .port_heads = {{{"Port", "Порт"},
                    {"Stored", "Склад"},
                    {"Prices", "Цены"},
                    {"Income", "Прибыль"},
                    {"Sailors", "Моряки"},
                    {"Neighbours", "Соседи"},
                    {"Code", "Код"}}},
    .details_doge = {"Doge cards to come, in an order that nobody knows: {0}.",
                   "Карты дожа в колоде, порядок не известен никому: {0}."},
    .details_discard = {"Doge cards discarded: {0}.", "Карты дожа в сбросе: {0}."},
    .details_galleys_head = {"Galleys", "Галеры"},
    .details_galley = {"{0} {1}, {2}: {3}", "{0} {1}, {2}: {3}"},
    .details_sea = {"open sea", "без порта"},
    .result_heads = {{{"Place", "Место"},
                      {"Player", "Игрок"},
                      {"Ducats", "Дукаты"},
                      {"Start", "Было"},
                      {"Sales", "Прод."},
                      {"Wareh.", "Склады"},
                      {"Basil.", "Базил."},
                      {"Wine", "Вино"},
                      {"Fees", "Сборы"},
                      {"Spent", "Расход"},
                      {"Ports", "Порты"}}},
    .more_ports = {"more ports", "больше портов"},
};

struct SerenissimaNouns {
  Noun ducat, up_to_ducats, sailor, sailor_landed, die, zone, zone_rowed, up_to_zones, slot, galley;
};
inline constexpr SerenissimaNouns kNouns = {
    .ducat = {"ducat",  "ducats",  "дукат",  "дуката",  "дукатов"},
    .up_to_ducats = {"ducat",  "ducats",  "дуката", "дукатов", "дукатов"},
    .sailor = {"sailor", "sailors", "моряк",  "моряка",  "моряков"},
    .sailor_landed = {"sailor", "sailors", "моряка", "моряков", "моряков"},
    .die = {"die",    "dice",    "кубик",  "кубика",  "кубиков"},
    .zone = {"zone",   "zones",   "зона",   "зоны",    "зон"    },
    .zone_rowed = {"zone",   "zones",   "зону",   "зоны",    "зон"    },
    .up_to_zones = {"zone",   "zones",   "зоны",   "зон",     "зон"    },
    .slot = {"slot",   "slots",   "клетка", "клетки",  "клеток" },
    .galley = {"galley", "galleys", "галера", "галеры",  "галер"  },
};

inline constexpr std::array<KeyedWords, 41> kReasons = {
    {
     {"must_unload",
         {"the galley holds six: something must leave it first.",
          "на галере шесть единиц: сначала что-то надо снять."}},
     {"no_sailor_left", {"no sailor would be left aboard.", "на борту не осталось бы моряка."}},
     {"no_such_number", {"there is no galley with this number.", "галеры с таким номером нет."}},
     {"number_taken", {"this galley is in play already.", "эта галера уже в игре."}},
     {"no_such_galley", {"no such galley is there.", "такой галеры там нет."}},
     {"not_a_starting_port", {"it is not a starting port.", "это не начальный порт."}},
     {"port_closed", {"the port is closed.", "порт закрыт."}},
     {"no_port_here", {"there is no port in this zone.", "в этой зоне нет порта."}},
     {"port_taken", {"the port has an owner already.", "порт уже кому-то принадлежит."}},
     {"not_your_port", {"the port is not yours.", "порт не ваш."}},
     {"no_opponents_port", {"the port belongs to no opponent.", "порт не принадлежит сопернику."}},
     {"good_stays_open",
         {"no port of this good is to be closed (any more).",
          "порт с этим товаром закрывать (больше) не нужно."}},
     {"too_few_starting_ports",
         {"too few starting ports would stay open.", "осталось бы слишком мало начальных портов."}},
     {"locked", {"the opposite was done in this loading step.", "за эту погрузку уже сделано обратное."}},
     {"garrison_needed", {"one sailor must stay in the port.", "один моряк должен остаться в порту."}},
     {"garrison_full", {"the port holds no more sailors.", "в порту больше нет места для моряков."}},
     {"not_aboard", {"the galley does not carry this good.", "такого товара на галере нет."}},
     {"galley_full", {"the galley is full.", "галера заполнена."}},
     {"none_left", {"there are none left.", "их больше не осталось."}},
     {"no_money", {"there are not enough ducats.", "не хватает дукатов."}},
     {"not_adjacent", {"that zone is not adjacent.", "эта зона не соседняя."}},
     {"no_moves_left", {"the galley has no moves left.", "у галеры не осталось перемещений."}},
     {"has_fought", {"after a battle nothing is sold.", "после сражения не торгуют."}},
     {"blockaded", {"a blockade was declared.", "объявлена блокада."}},
     {"nothing_to_sell",
         {"nothing is aboard that the port takes.", "на борту нет товаров, которые порт возьмёт."}},
     {"warehouse_full", {"the warehouse is full.", "склад заполнен."}},
     {"produced_here", {"the port produces this good.", "порт сам производит этот товар."}},
     {"stored_already", {"the port stores this good already.", "этот товар уже есть на складе."}},
     {"sell_one_first", {"sell at least one cube first.", "сначала продайте хотя бы один товар."}},
     {"no_strength",
         {"the galley has rowed too far to fight.", "галера зашла слишком далеко, чтобы драться."}},
     {"only_port", {"it is the only port of its owner.", "это последний порт владельца."}},
     {"galleys_first",
         {"the galleys of its owner must be sunk first.", "сначала надо потопить галеры владельца порта."}},
     {"must_land", {"at least one sailor must land.", "надо высадить хотя бы одного моряка."}},
     {"too_few_sailors", {"there are not so many sailors aboard.", "столько моряков на борту нет."}},
     {"port_too_small", {"the port does not hold so many.", "столько моряков в порт не поместится."}},
     {"not_full",
         {"goods go overboard only to make room for loot.",
          "за борт скидывают, только чтобы освободить место для добычи."}},
     {"bought_already",
         {"one galley can be bought in an investment.", "за инвестиции можно купить одну галеру."}},
     {"enough_galleys", {"you have as many galleys as allowed.", "больше галер иметь нельзя."}},
     {"only_new_galleys",
         {"sailors are hired only for the galleys just bought.",
          "моряков нанимают только на купленные сейчас галеры."}},
     {"goods_missing",
         {"the port neither produces nor stores what is needed.",
          "порт не производит и не хранит нужных товаров."}},
     {"stands_already", {"the port has one already.", "в порту это уже построено."}},
     }
};

}  // namespace fondaco::terminal::serenissima
