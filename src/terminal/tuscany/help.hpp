#pragma once

#include <array>

#include "terminal/texts.hpp"

// What help says about The Castles of Tuscany.

namespace fondaco::terminal::tuscany {

/// The rules in a few lines, for those who know the game; {0} is a number of the edition.
namespace help {

inline constexpr Words kTurn = {
    "• A turn is one action: draw {0}, take a tile into the storage, or place a stored one. One marble "
    "a turn buys a second action.",
    "• Ход — одно действие: взять {0}, взять тайл на склад или выложить его со склада. Один мрамор за "
    "ход даёт второе действие."};
inline constexpr Words kTakeAny = {"• Any tile of the display may be taken, even if you can't place it yet.",
                                   "• Взять можно любой открытый тайл, даже если его пока некуда выложить."};
inline constexpr Words kTakePlaceable = {"• Only a tile that you could place may be taken.",
                                         "• Взять можно только тайл, который есть куда выложить."};
inline constexpr Words kTaken = {
    " The next one of your own stacks replaces it. If your storage is full, you first give up "
    "something in it.",
    " Его заменяет следующий из ваших стопок. Если склад полон, сначала что-нибудь с него убирают."};
inline constexpr Words kPlace = {
    "• A tile goes beside a covered cell on a cell of its colour and costs two cards of that colour; "
    "for each of them a worker or two cards of one other colour will do.",
    "• Тайл кладут рядом с занятой ячейкой на ячейку его цвета за две карты этого цвета; каждую "
    "заменит работник или две карты одного другого цвета."};
inline constexpr Words kAreas = {
    "• A complete area of 1, 2, 3 cells brings 1, 3, 6 green points; all cells of a colour bring its "
    "bonus to the first two players.",
    "• Полная зона из 1, 2, 3 ячеек даёт 1, 3, 6 зелёных очков; за все ячейки цвета первые два игрока "
    "получают очки сверх того."};
inline constexpr Words kEffects = {
    "• Castle: place a tile of the display at once, without paying. City: a bonus tile. Tavern: a hex. "
    "Field: 1 green point for each farm new in its area.",
    "• Крепость: сразу бесплатно выложить открытый тайл. Город: тайл бонуса. Таверна: гекс. Пашня: "
    "зелёное очко за каждую новую в зоне ферму."};
inline constexpr Words kMoreEffects = {
    "• Quarry: marble. Village: worker. Monastery: {0}. Cart: a yield card.",
    "• Карьер: мрамор. Деревня: работник. Монастырь: {0}. Повозка: карта бонуса."};
inline constexpr Words kHex = {
    "• A hex lies in the storage and goes on a cell of any colour, paid and working like a tile of "
    "that colour. If no space is free, it brings {0} instead.",
    "• Гекс лежит на складе и годится для ячейки любого цвета: цена и действие — как у тайла этого "
    "цвета. Если на складе нет места, вместо гекса дают {0}."};
inline constexpr Words kHexLater = {" It waits for a later turn than the one it was gained in.",
                                    " Выложить его можно только в один из следующих ходов."};
inline constexpr Words kHexAtOnce = {" It may be placed in the very turn it was gained in.",
                                     " Выложить его можно и в том же ходу."};
inline constexpr Words kRound = {"• Whoever empties a stack of {0} ends the round with the lap.",
                                 "• Кто исчерпает стопку из {0} тайлов, завершает раунд вместе с кругом."};
inline constexpr Words kExtraLap = {" After round 3 all have one more turn.",
                                    " После раунда 3 у всех ещё по одному ходу."};
inline constexpr Words kNoExtraLap = {" With round 3 the game ends.", " С раундом 3 кончается игра."};
inline constexpr Words kScoring = {
    "• After each round green points are added to the red ones, and stay: early ones count three times.",
    "• После каждого раунда зелёные очки прибавляются к красным и остаются: ранние считаются трижды."};
inline constexpr Words kFive = {
    "• Five tiles of a colour leave the display. If none of the eight can be placed, whoever takes "
    "clears colours first.",
    "• Пять открытых тайлов одного цвета убирают. Если ни один из восьми не выложить, берущий сначала "
    "убирает цвета."};
inline constexpr Words kLeft = {
    "• At the end each stored tile, stored hex, marble and worker brings a red point, and so do every "
    "{0}.",
    "• В конце красное очко дают каждый тайл и гекс на складе, мрамор, работник и каждые {0}."};
inline constexpr Words kWin = {
    "• The most red points win; a tie goes to {0}.",
    "• Побеждает тот, у кого больше красных очков; при равенстве — тот, у кого {0}."};
inline constexpr Words kMoves = {
    "• Moves can be typed: layout A C' B +- castle 2 (the second castle cell), bonus storage, draw, "
    "take 5 (slot), refresh city, place 0 on 14 (place in the storage, cell), discard 1, pay own "
    "worker, pay own 2 city, pay 2 city 2 field, castle 3 on 14 (slot, cell), castle none, marble, "
    "end. Equal tiles of the display share a number in the options.",
    "• Ход можно ввести и так: layout A C' B +- castle 2 (вторая крепость), bonus storage (тайл "
    "бонуса), draw (карты), take 5 (тайл с места 5), refresh city (убрать цвет), place 0 on 14 (место "
    "на складе и ячейка), discard 1 (убрать со склада), pay own worker или pay own 2 city (заплатить; own — "
    "карта цвета ячейки), castle 3 on 14 (место и ячейка), castle none, marble (мрамор), end (конец "
    "хода). Цвета: castle крепость, city город, tavern таверна, field пашня, quarry карьер, village "
    "деревня, monastery монастырь, cart повозка. Тайлы бонуса: card, storage, marble, worker, yield. "
    "Одинаковые открытые тайлы стоят под одним номером."};

}  // namespace help

/// The signs on the table and in the options.
inline constexpr std::array<Words, 16> kSigns = {
    {
     {"  *W14          a free cart cell, number 14; * a tile could go there now",
         "  *В14          свободная ячейка повозки, номер 14; * сюда можно класть"},
     {"  [W] (W)       covered by a tile, by a hex; no line inside an area",
         "  [В] (В)       занята тайлом, гексом; внутри зоны линий нет"},
     {"  vpow          farms: vineyard, pigs, olives, wheat",
         "  всоп          фермы: виноградник, свиноферма, оливки, пшеница"},
     {"  5 cart *      slot 5 of the display; * you could place it",
         "  5 повозка *   место 5 среди открытых; * вы могли бы выложить"},
     {"  Bonus 3 1     for the first and the second who covers the colour; – none left",
         "  За цвет 3 1   первому и второму, кто займёт весь цвет; – уже ничего"},
     {"  >             whose turn it is", "  >             чей ход"},
     {"  Red+gr.       red points if the round were scored now",
         "  Кр.+зел.      красные очки, если бы подсчёт был сейчас"},
     {"  Tiles 5/7     own tiles used; at 7, 14, 21 the round ends",
         "  Тайлы 5/7     своих тайлов открыто; на 7, 14, 21 раунд кончается"},
     {"  csmwy         bonus tiles: card, storage, marble, worker, yield",
         "  ксмрб         бонусы: карта области, склад, мрамор, работник, карта бонуса"},
     {"  KK·           covered and free cells of the colour K",
         "  КК·           занятые и свободные ячейки цвета К"},
     {"  cell 14: +3   on cell 14 for 3 green points; at a tile to take, its best cell",
         "  яч. 14: +3    на ячейку 14, 3 зелёных очка; если взять тайл — лучшая ячейка"},
     {"  no cell       there is no cell for it now", "  некуда        сейчас ячейки для него нет"},
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
