#pragma once

#include <array>

#include "terminal/texts.hpp"

// The words of the story of Serenissima.

namespace fondaco::terminal::serenissima {

struct StoryTexts {
  Words closed, starts_in, galley, activation, investment, special, nothing, buys_nothing;
  Words loads_free, loads, loads_from;
  Words sailor_from_port, sailor_to_port, sailor_from, sailor_to, good_from, good_to, jettisons;
  Words rows;
  std::array<Words, 3> blocks, lets;  // the way, a sale, a capture
  Words sells, attacks_galley, attacks_port, fort_fires, skulls, skulls_then, sinks, scuttled, nobody_lands,
      takes, loses_port, lands;
  Words hires_port, hires_galley, buys, with_garrison, fort, basilica;
  Words doge, time, shuffled, shuffled_then, scoring, income, warehouses, basilicas, no_income, over;
};

inline constexpr StoryTexts kStory = {
    .closed = {"Closed for this game: {0}.", "На эту игру закрыт порт {0}."},
    .starts_in = {"starts in {0}", "начинает в порту {0}"},
    .galley = {"galley {0}", "галера {0}"},
    .activation = {"{0}, galley {1}:", "{0}, галера {1}:"},
    .investment = {"{0} invests (turn of galley {1}):", "{0}, инвестиции (ход галеры {1}):"},
    .special = {"{0}, special investment:", "{0}, специальные инвестиции:"},
    .nothing = {"does nothing", "ничего не делает"},
    .buys_nothing = {"buys nothing", "ничего не покупает"},
    .loads_free = {"loads {0} free", "грузит {0} бесплатно"},
    .loads = {"loads {0} for {1}", "грузит {0} за {1}"},
    .loads_from = {"loads {0} for {1} to {2}", "грузит {0} за {1} в пользу {2}"},
    .sailor_from_port = {"a sailor from the port", "моряк из порта на борт"},
    .sailor_to_port = {"a sailor to the port", "моряк с борта в порт"},
    .sailor_from = {"a sailor from galley {0}", "моряк с галеры {0}"},
    .sailor_to = {"a sailor to galley {0}", "моряк на галеру {0}"},
    .good_from = {"{1} from galley {0}", "{1} с галеры {0}"},
    .good_to = {"{1} to galley {0}", "{1} на галеру {0}"},
    .jettisons = {"throws {0} overboard", "скидывает за борт: {0}"},
    .rows = {"rows to {0}", "идёт: {0}"},
    .blocks = {{{"{0} blockades its way", "{0} объявляет блокаду перемещения"},
                {"{0} blockades the sale", "{0} объявляет блокаду продажи"},
                {"{0} blockades the capture", "{0} объявляет блокаду захвата"}}},
    .lets = {{{"{0} lets it pass", "{0} пропускает"},
              {"{0} lets it sell", "{0} не мешает продаже"},
              {"{0} lets it capture", "{0} не мешает захвату"}}},
    .sells = {"sells in {0}:", "продаёт (порт {0}):"},
    .attacks_galley = {"attacks galley {0} of {1}", "нападает на галеру {0} ({1})"},
    .attacks_port = {"attacks {0} ({1})", "нападает на порт {0} ({1})"},
    .fort_fires = {", the fort hits {0} of {1}", ", форт: черепов {0} из {1}"},
    .skulls = {", skulls {0} of {1} against {2} of {3}", ", черепов {0} из {1} против {2} из {3}"},
    .skulls_then = {", then {0} of {1} against {2} of {3}", ", затем {0} из {1} против {2} из {3}"},
    .sinks = {"galley {0} of {1} sinks", "галера {0} {1} тонет"},
    .scuttled = {"galley {0} of {1} is scuttled", "галера {0} {1} затоплена"},
    .nobody_lands = {"nobody lands: the port stays neutral",
               "никто не высаживается: порт остаётся нейтральным"},
    .takes = {"takes {0}", "забирает {0}"},
    .loses_port = {"{0} loses {1}", "{0} теряет порт {1}"},
    .lands = {"takes {0} with {1}", "захватывает порт {0} ({1})"},
    .hires_port = {"a sailor in {0}", "моряк в порт {0}"},
    .hires_galley = {"a sailor for galley {0}", "моряк на галеру {0}"},
    .buys = {"galley {0} in {1} for {2}", "галера {0} в порту {1} за {2}"},
    .with_garrison = {", its sailor from the garrison", ", моряк на неё из порта"},
    .fort = {"a fort in {0}", "форт в порту {0}"},
    .basilica = {"a basilica in {0}", "базилика в порту {0}"},
    .doge = {"Round {0} ends (Doge card: {1})", "Конец раунда {0} (карта дожа: {1})"},
    .time = {"time {0} of {1}", "время {0} из {1}"},
    .shuffled = {"all Doge cards are shuffled", "все карты дожа перетасованы"},
    .shuffled_then = {"All Doge cards are shuffled.", "Все карты дожа перетасованы."},
    .scoring = {"Scoring {0}", "Подсчёт {0}"},
    .income = {"{0} +{1}", "{0} +{1}"},
    .warehouses = {"warehouses {0}", "склады {0}"},
    .basilicas = {"basilicas {0}", "базилики {0}"},
    .no_income = {"nobody gets anything", "никто ничего не получает"},
    .over = {"The game is over.", "Игра окончена."},
};

}  // namespace fondaco::terminal::serenissima
