// The game on one screen, with the anchors that questions and reasons point at.

export const title = { en: "Serenissima in short", ru: "Serenissima вкратце" };

export const note = {
  en: "The illustrated rules will come with the board. Until then, this is the whole game in short.",
  ru: "Правила с рисунками появятся вместе с полем. Пока — вся игра вкратце.",
};

export const sections = [
  {
    id: "goal",
    title: { en: "The goal", ru: "Цель" },
    text: [
      {
        en: "Trade across the Mediterranean, take ports and fill their warehouses. After the third scoring the most ducats win, then the most ports.",
        ru: "Торгуйте по всему Средиземному морю, занимайте порты и наполняйте их склады. После третьего подсчёта побеждает тот, у кого больше дукатов, затем — портов.",
      },
    ],
  },
  {
    id: "setup",
    title: { en: "The beginning", ru: "Начало" },
    text: [
      {
        en: "Everybody has 5 ducats, chooses one of the five starting ports (three sailors guard it) and two galleys with three sailors each; three galleys with two players. With two or three players four ports are closed: no trade and no capture there.",
        ru: "У каждого 5 дукатов, один из пяти начальных портов (в нём три моряка) и две галеры с тремя моряками; вдвоём — по три галеры. Вдвоём и втроём четыре порта закрыты: там не торгуют и их не захватывают.",
      },
    ],
  },
  {
    id: "turn",
    title: { en: "Round and turn", ru: "Раунд и ход" },
    text: [
      {
        en: "In each round every galley has one turn, in the order of the numbers on the wheel. Its owner activates it (load, row, then sell or fight) or invests instead.",
        ru: "В каждом раунде у каждой галеры один ход, по порядку номеров на колесе. Владелец активирует её (погрузка, перемещение, затем продажа или сражение) или вместо этого инвестирует.",
      },
    ],
  },
  {
    id: "load",
    title: { en: "Load", ru: "Погрузка" },
    text: [
      {
        en: "A galley has five places, at least one for a sailor, at most four for goods. A port gives only the good that it makes, for 1 ducat, paid to its owner if that is an opponent; in your own port the first cube of an activation is free.",
        ru: "На галере пять мест: хотя бы одно для моряка, не больше четырёх для товаров. Порт даёт только свой товар за 1 дукат, в чужом порту — его владельцу; в своём первый кубик за активацию бесплатно.",
      },
      {
        en: "Goods move freely between your galleys in the zone, sailors only off the active one; in your own port sailors move all ways, but one must stay in the port. What was moved one way does not go back in the same step. A galley without sailors sinks.",
        ru: "Между вашими галерами в зоне товары передают свободно, а моряков — только с активной; в своём порту моряков передают в обе стороны, но один остаётся в порту. Переданное не возвращают в том же шаге. Галера без моряков тонет.",
      },
    ],
  },
  {
    id: "row",
    title: { en: "Row", ru: "Перемещение" },
    text: [
      {
        en: "One zone for each sailor aboard, or fewer. Each zone rowed lowers the strength of this turn by one.",
        ru: "По зоне за каждого моряка на борту или меньше. Каждая пройденная зона снижает военную мощь в этот ход на единицу.",
      },
    ],
  },
  {
    id: "blockade",
    title: { en: "Blockades", ru: "Блокады" },
    text: [
      {
        en: "An opponent whose galleys in the zone have more sailors than your galley may declare a blockade: it stops there, or sells nothing this turn, or can’t capture the port before it has sunk a galley there. Garrisons do not count, and opponents never count together.",
        ru: "Соперник, у которого на галерах в зоне моряков больше, чем на вашей галере, может объявить блокаду: галера останавливается, или ничего не продаёт в этот ход, или не может захватить порт, пока не потопит там галеру. Моряки в портах не считаются, соперники не складываются.",
      },
    ],
  },
  {
    id: "sell",
    title: { en: "Sell …", ru: "Продажа …" },
    text: [
      {
        en: "One cube of each good that the port neither makes nor stores. The next free slot of the warehouse says what the bank pays, 2 and more; your own port pays nothing; spices bring 2 more everywhere. After a sale the turn ends; after a battle nothing is sold.",
        ru: "По одному кубику каждого товара, которого порт не производит и не хранит. Следующая свободная клетка склада говорит, сколько платит банк, от 2; свой порт не платит; специи везде дают ещё 2. После продажи ход окончен; после сражения не продают.",
      },
    ],
  },
  {
    id: "battle",
    title: { en: "… or fight", ru: "… или сражение" },
    text: [
      {
        en: "The attacker rolls as many dice as the strength, the defender one for each sailor; half the faces are skulls, and each removes a sailor. A beaten galley sinks; a victorious attacker may take its goods. Breaking off ends the turn.",
        ru: "Нападающий бросает столько кубиков, какова военная мощь, защитник — по кубику за моряка; половина граней — черепа, каждый убирает моряка. Побеждённая галера тонет; победивший нападающий может забрать её товары. Кто прекращает сражение, заканчивает ход.",
      },
      {
        en: "An opponent’s port can be attacked when none of his galleys is in the zone and it is not his only port. A fort fires two dice first.",
        ru: "На чужой порт нападают, если в зоне нет галер владельца и это не последний его порт. Форт сначала бросает два кубика.",
      },
    ],
  },
  {
    id: "capture",
    title: { en: "Take a port", ru: "Захват порта" },
    text: [
      {
        en: "A neutral port, or one whose garrison is beaten, is taken by landing sailors, at most as many as it has slots. Stored goods and buildings stay. Whoever lands all sailors loses the galley. The turn ends.",
        ru: "Нейтральный порт или порт без защитников занимают высадкой моряков, не больше числа клеток склада. Товары и постройки остаются. Кто высадит всех, теряет галеру. Ход окончен.",
      },
    ],
  },
  {
    id: "invest",
    title: { en: "Invest", ru: "Инвестиции" },
    text: [
      {
        en: "Sailors for 1 each, in your ports and on galleys there; one galley for as many ducats as you have galleys, and 1 for its sailor; a fort where wood and stone are made or stored, a basilica where gold and marble are, for 2 each. Nobody has more than six galleys.",
        ru: "Моряки по 1, в свои порты и на галеры в них; одна галера — столько дукатов, сколько у вас галер, и 1 за моряка; форт, где есть дерево и камень, базилика, где есть золото и мрамор (свои или на складе), по 2. Больше шести галер не бывает.",
      },
    ],
  },
  {
    id: "round",
    title: { en: "The end of a round", ru: "Конец раунда" },
    text: [
      {
        en: "A Doge card: wine pays 3 for each of your ports that makes or stores wine; hourglasses move the time. Then whoever has fewer than two galleys may buy up to two, with sailors for them.",
        ru: "Карта дожа: вино даёт 3 за каждый ваш порт, где есть вино; песочные часы двигают время. Затем тот, у кого меньше двух галер, может докупить до двух и моряков на них.",
      },
    ],
  },
  {
    id: "end",
    title: { en: "Scoring and the end", ru: "Подсчёт и конец игры" },
    text: [
      {
        en: "Three times: each of your ports pays 0, 2, 5, 10, 15, 20 ducats for 0 to 5 stored goods, each basilica 5. The third scoring ends the game.",
        ru: "Три раза: каждый ваш порт платит 0, 2, 5, 10, 15, 20 дукатов за 0–5 товаров на складе, каждая базилика — 5. Третий подсчёт заканчивает игру.",
      },
    ],
  },
];
