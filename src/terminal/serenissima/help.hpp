#pragma once

#include <array>

#include "terminal/texts.hpp"

// What help says about Serenissima.

namespace fondaco::terminal::serenissima {

/// The rules in a few lines, for those who know the game.
inline constexpr std::array<Words, 15> kRulesReminder = {
    {
     {"• In each round every galley has one turn, in the order of the numbers. Its owner activates it or "
         "invests.",
         "• В каждом раунде у каждой галеры один ход, по порядку номеров. Владелец активирует её или "
         "инвестирует."},
     {"• Activation: load, row, then sell or fight. A galley has 5 places, at least one of them for a "
         "sailor.",
         "• Активация: погрузка, перемещение, затем продажа или сражение. На галере 5 мест, хотя бы одно — "
         "для моряка."},
     {"• Load the good that the port produces for 1 ducat, to the port's owner if it is an opponent; in "
         "your own port one is free. Goods go between your galleys in the zone, sailors only off the active "
         "one; where a port is yours sailors go all ways, the port included.",
         "• Погрузка: товар порта за 1 дукат, в чужом порту — его владельцу; в своём один бесплатно. Между "
         "вашими галерами в зоне передают товары, а моряков — только с активной; в своём порту моряков "
         "передают в обе стороны, и порту тоже."},
     {"• Row one zone for each sailor aboard. An opponent whose galleys in a zone have more sailors than "
         "yours may blockade it there: it stops. A sale or a capture can be blockaded in the same way.",
         "• Перемещение: зона за каждого моряка на борту. Соперник, у которого на галерах в зоне моряков "
         "больше, может объявить блокаду: галера останавливается. Так же блокируют продажу и захват."},
     {"• Sell each good that the port neither produces nor stores, one cube of each. The next free slot "
         "says what the bank pays (nothing in your own port); spices bring 2 more.",
         "• Продажа: товары, которых порт не производит и не хранит, по одному. Платят по следующей клетке "
         "склада (в своём порту — ничего); специи дают ещё 2."},
     {"• Fight with one die for each sailor, as the attacker with one less for each zone rowed. Half the "
         "faces are skulls, each removes a sailor; both sides roll at once. A galley without sailors sinks; "
         "an attacker who wins may take its goods. Whoever breaks off a battle ends the turn; after a battle "
         "nothing is sold.",
         "• Сражение: кубик за каждого моряка; у нападающего за каждую пройденную зону на один меньше. "
         "Половина граней — черепа, каждый убирает моряка; бросают одновременно. Галера без моряков тонет; "
         "победивший нападающий может забрать её товары. Кто прекращает сражение, заканчивает ход; после "
         "сражения не продают."},
     {"• A neutral port is captured by landing sailors. An opponent's port is attacked once no galley of "
         "his is there, and never his only one. Whoever lands all sailors loses the galley.",
         "• Нейтральный порт захватывают высадкой. Чужой порт атакуют, когда в его зоне нет галер владельца, "
         "и никогда — последний порт. Кто высадит всех, теряет галеру."},
     {"• Invest: sailors for 1 (in your ports, on galleys there), one galley for as many ducats as you "
         "have galleys and 1 for its sailor, a fort or a basilica for 2. A port holds as many sailors as it "
         "has slots; nobody has more than six galleys.",
         "• Инвестиции: моряки по 1 (в порты и на галеры в них), одна галера — столько дукатов, сколько у "
         "вас галер, и 1 за моряка; форт или базилика за 2. В порту столько моряков, сколько клеток на "
         "складе; больше шести галер не бывает."},
     {"• A fort needs wood and stone in the port, a basilica gold and marble: produced or stored. A fort "
         "rolls 2 dice at attackers before the battle.",
         "• Для форта в порту нужны дерево и камень, для базилики — золото и мрамор: свои или на складе. "
         "Форт бросает 2 кубика до начала сражения."},
     {"• After a round a Doge card: wine pays 3 for each port of yours that produces or stores wine; "
         "hourglasses move the time. Whoever has fewer than 2 galleys may then buy up to 2.",
         "• После раунда — карта дожа: вино даёт 3 за каждый ваш порт, где есть вино; часы двигают время. У "
         "кого меньше двух галер, может докупить до двух."},
     {"• Three scorings: each of your ports pays by its stored goods, each basilica 5. After the third "
         "the most ducats win, then the most ports.",
         "• Три подсчёта: каждый ваш порт платит по числу товаров на складе, базилика — 5. После третьего "
         "побеждает тот, у кого больше дукатов, затем — портов."},
     {"• With 2 or 3 players four ports are closed: no trade and no capture there.",
         "• Вдвоём и втроём четыре порта закрыты: там не торгуют и их не захватывают."},
     {"• While loading, a galley may for a moment hold six; then something must leave. What was moved one "
         "way does not go back in the same step.",
         "• При погрузке на галере может на миг оказаться шесть единиц, тогда что-то надо снять. Переданное "
         "не возвращают в том же шаге."},
     {"• Rules in force that differ from these are named at the top of the board.",
         "• Если какие-то правила в этой игре другие, они названы в первых строках доски."},
     {"• Moves can be typed in the words of the screen (row Sardinia, galley 8, done) or as: activate, "
         "invest, load, sailor from port, sailor to 6, wood from 6, jettison wood, scuttle, move ALG, sell, "
         "sell wood, capture, land 2, attack 7, attack port, continue, take marble, yes, no, hire VAL, hire "
         "5, buy, number 9, port VAL, fort VAL, basilica VAL, end. The closer look (c) names the codes of "
         "the ports.",
         "• Ход можно ввести словами с экрана (идти Сардиния, галера 8, готово) или так: activate "
         "(активация), invest (инвестиции), load (погрузить), sailor from port (моряк из порта), sailor to 6 "
         "(моряк на галеру 6), wood from 6 (дерево с галеры 6), jettison wood (за борт), scuttle (затопить), "
         "move ALG (идти), sell и sell wood (продать), capture (захватить), land 2 (высадить), attack 7, "
         "attack port (напасть), continue (сражаться дальше), take marble (забрать), yes, no, hire VAL, hire "
         "5 (нанять), buy (купить галеру), number 9, port VAL, fort VAL, basilica VAL, end (конец). Товары: "
         "wood дерево, stone камень, marble мрамор, wine вино, gold золото, spice специи. Коды портов "
         "показывает команда «с»."},
     }
};

/// The signs on the table and in the options.
inline constexpr std::array<Words, 12> kSigns = {
    {
     {"  w:sm4··       makes wood; stores stone, marble; the next cube brings 4",
         "  д:км4··       даёт дерево; хранит камень, мрамор; следующий товар — за 4"},
     {"  B3  –         Blue's port with 3 sailors; neutral",
         "  С3  –         порт синих, в нём 3 моряка; нейтральный"},
     {"  #  †          a fort, a basilica", "  #  †          форт, базилика"},
     {"  4B3ww         Blue's galley 4 with 3 sailors and 2 wood",
         "  4С3дд         галера 4 синих: 3 моряка, 2 дерева"},
     {"  >4B3          the galley whose turn it is; > whoever is asked",
         "  >4С3          галера, чей ход; > кого спрашивают"},
     {"  ─ │ ╲ ╱       neighbouring zones; ┌ └ too", "  ─ │ ╲ ╱       соседние зоны; ┌ └ тоже"},
     {"  Wheel         the order of the turns; after the last one the Doge",
         "  Колесо        порядок ходов галер; после последней — дож"},
     {"  ▪■·□          the time: past cells, cells to come; ■ □ scorings",
         "  ▪■·□          время: пройденные и будущие клетки; ■ □ — подсчёты"},
     {"  Reserve       sailors that can be hired", "  Резерв        моряки, которых можно нанять"},
     {"  Income        what a scoring would pay now", "  Прибыль       сколько дал бы подсчёт сейчас"},
     {"  you win 45 %  if you fight to the end", "  победа 45 %   если сражаться до конца"},
     {"  Fees, Spent   at the end: from opponents who loaded in your ports; all costs",
         "  Сборы, расход в итоге: от соперников за погрузку у вас; все траты"},
     }
};

}  // namespace fondaco::terminal::serenissima
