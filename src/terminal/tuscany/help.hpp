#pragma once

#include <array>

#include "terminal/texts.hpp"

// What help says about The Castles of Tuscany.

namespace fondaco::terminal::tuscany {

/// The rules in a few lines, for those who know the game.
inline constexpr std::array<Words, 13> kRulesReminder = {
    {
     {"• A turn is one action: draw region cards, take a tile into the storage, or place a stored one. "
         "One "
         "marble a turn buys a second action.",
         "• Ход — одно действие: взять карты областей, взять тайл на склад или выложить его. Один мрамор за "
         "ход даёт второе действие."},
     {"• A tile goes beside a covered cell on a cell of its colour and costs two cards of that colour; "
         "for "
         "each of them a worker or two cards of one other colour will do.",
         "• Тайл кладут рядом с закрытой ячейкой на ячейку его цвета за две карты этого цвета; каждую "
         "заменит "
         "работник или две карты одного другого цвета."},
     {"• A complete area of 1, 2, 3 cells brings 1, 3, 6 green points; all cells of a colour bring its "
         "bonus, "
         "for the first two players.",
         "• Полная зона из 1, 2, 3 ячеек даёт 1, 3, 6 зелёных очков; все ячейки цвета — бонус цвета, первым "
         "двум игрокам."},
     {"• Castle: place a tile of the display at once. City: a bonus tile. Tavern: a hex, which later "
         "counts "
         "as any tile.",
         "• Крепость: сразу выложить открытый тайл. Город: тайл бонуса. Таверна: гекс, который со "
         "следующего хода заменит любой тайл."},
     {"• Field: 1 green point for each farm new in its area. Quarry: marble. Village: worker. Monastery: "
         "3 "
         "cards. Cart: a yield card.",
         "• Пашня: зелёное очко за каждую новую в зоне ферму. Карьер: мрамор. Деревня: работник. Монастырь: "
         "3 "
         "карты. Повозка: карта бонуса."},
     {"• A tile taken is replaced by the next one of your own stacks. Whoever empties a stack of 7 ends "
         "the "
         "round after the lap.",
         "• Взятый тайл заменяет следующий из ваших стопок. Кто исчерпает стопку из 7, завершает раунд "
         "вместе "
         "с кругом."},
     {"• After each round green points are added to the red ones, and stay: early ones count three times.",
         "• После каждого раунда зелёные очки прибавляются к красным и остаются: ранние считаются трижды."},
     {"• Five tiles of a colour leave the display. If none of the eight can be placed, whoever takes "
         "clears "
         "colours first.",
         "• Пять открытых тайлов одного цвета убирают. Если ни один из восьми не выложить, берущий сначала "
         "убирает цвета."},
     {"• After round 3 all have one more turn. Each stored tile, marble, worker and every five cards "
         "bring a "
         "red point.",
         "• После раунда 3 у всех ещё по ходу. Каждый тайл на складе, мрамор, работник и каждые пять карт "
         "дают "
         "красное очко."},
     {"• The most red points win; then more empty cells, then more green points.",
         "• Побеждает тот, у кого больше красных очков; затем больше пустых ячеек, затем больше зелёных "
         "очков."},
     {"• The first edition of 2020: two cards a draw, a red point for three cards at the end, and other "
         "tie-breaks (more empty cells, fewer green points, fewer cards).",
         "• Первое издание 2020 года: две карты за действие, красное очко за три карты в конце и другие "
         "правила "
         "при ничьей (больше пустых ячеек, меньше зелёных очков, меньше карт)."},
     {"• Rules in force that differ from these are named in the second line of the board.",
         "• Если какие-то правила в этой игре другие, их называет вторая строка доски."},
     {"• Moves can be typed: layout A C' B +- castle 2 (the second castle cell), bonus storage, draw, "
         "take 5 "
         "(slot), refresh city, place 0 on 14 (place in the storage, cell), discard 1, pay own worker, pay "
         "own 2 "
         "city, pay 2 city 2 field, castle 3 on 14 (slot, cell), castle none, marble, end. Equal tiles of "
         "the display "
         "share a number in the options.",
         "• Ход можно ввести и так: layout A C' B +- castle 2 (вторая крепость), bonus storage (тайл "
         "бонуса), draw "
         "(карты), take 5 (тайл с места 5), refresh city (убрать цвет), place 0 on 14 (место на складе и "
         "ячейка), "
         "discard 1 (отказаться), pay own worker или pay own 2 city (заплатить; own — карта цвета ячейки), "
         "castle 3 "
         "on 14 (место и ячейка), castle none, marble (мрамор), end (конец хода). Цвета: castle крепость, "
         "city "
         "город, tavern таверна, field пашня, quarry карьер, village деревня, monastery монастырь, cart "
         "повозка. "
         "Тайлы бонуса: card, storage, marble, worker, yield. Одинаковые открытые тайлы стоят под одним "
         "номером."},
     }
};

/// The signs on the table and in the options.
inline constexpr std::array<Words, 15> kSigns = {
    {
     {"  *W14          a free cart cell, number 14; * a tile could go there now",
         "  *В14          свободная ячейка повозки, номер 14; * сюда можно класть"},
     {"  [W] (W)       covered by a tile, by a hex; no line inside an area",
         "  [В] (В)       закрыта тайлом, гексом; внутри зоны линий нет"},
     {"  vpow          farms: vineyard, pigs, olives, wheat",
         "  всоп          фермы: виноградник, свиноферма, оливки, пшеница"},
     {"  5 cart *      slot 5 of the display; * you could place it",
         "  5 повозка *   место 5 среди открытых; * вы могли бы выложить"},
     {"  Bonus 3 1     for the first and the second who covers the colour",
         "  Бонус 3 1     первому и второму, кто закроет весь цвет"},
     {"  >             whose turn it is", "  >             чей ход"},
     {"  Red+gr.       red points if the round were scored now",
         "  Кр.+зел.      красные очки, если бы подсчёт был сейчас"},
     {"  Tiles 5/7     own tiles used; at 7, 14, 21 the round ends",
         "  Тайлы 5/7     своих тайлов открыто; на 7, 14, 21 раунд кончается"},
     {"  csmwy         bonus tiles: card, storage, marble, worker, yield",
         "  ксмрб         тайлы бонуса: карта, склад, мрамор, работник, бонус"},
     {"  KK·           covered and free cells of the colour K",
         "  КК·           закрытые и свободные ячейки цвета К"},
     {"  14 +3         on cell 14 for 3 green points (in all)",
         "  14 +3         на ячейку 14, всего 3 зелёных очка"},
     {"  (1/3)         the first of the three cells of its area",
         "  (1/3)         первая из трёх ячеек своей зоны"},
     {"  2 cards → …   what it costs at least → what it brings besides points",
         "  2 карты → …   наименьшая цена → что ещё даёт, кроме очков"},
     {"  (colour 2)    2 of them for completing the colour", "  (цвет 2)      из них 2 за весь цвет"},
     {"  A' +-         board A turned; the next lies lower (+) or higher (-)",
         "  A' +-         планшет A повёрнут; следующий ниже (+) или выше (-)"},
     }
};

}  // namespace fondaco::terminal::tuscany
