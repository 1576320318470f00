// The game on one screen, with the anchors that questions and reasons point at.

export const title = { en: "The Castles of Tuscany in short", ru: "«Замки Тосканы» вкратце" };

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
        en: "Everybody covers a domain of 30 cells with tiles. Complete areas bring green points. After each of three rounds all green points you have are added to your red ones and stay, so early ones count three times. The most red points win.",
        ru: "Каждый заполняет тайлами свои владения из 30 ячеек. Полные зоны приносят зелёные очки. После каждого из трёх раундов все зелёные очки прибавляются к красным и остаются, так что ранние считаются трижды. Побеждает тот, у кого больше красных очков.",
      },
    ],
  },
  {
    id: "domain",
    title: { en: "The domain", ru: "Владения" },
    text: [
      {
        en: "You join your three boards side by side in any order, each turned or not, each half a cell lower or higher than the one before, and put the starting castle on one of the three castle cells. Cells of one colour that touch are one area, at most three cells large.",
        ru: "Соедините три своих планшета в ряд в любом порядке, каждый можно повернуть; каждый следующий лежит на полячейки ниже или выше. Стартовый замок кладут на одну из трёх ячеек крепости. Соседние ячейки одного цвета — одна зона, не больше трёх ячеек.",
      },
    ],
  },
  {
    id: "turn",
    title: { en: "A turn", ru: "Ход" },
    text: [
      {
        en: "One action: draw region cards, take an open tile, or place a stored one. One marble a turn buys a second action.",
        ru: "Одно действие: взять карты области, взять открытый тайл или выложить тайл со склада. Один мрамор за ход даёт второе действие.",
      },
    ],
  },
  {
    id: "draw",
    title: { en: "Draw", ru: "Взять карты" },
    text: [
      {
        en: "Three region cards, and one more for each bonus tile of that kind. There is no limit to your hand.",
        ru: "Три карты области и ещё по одной за каждый такой тайл бонуса. Предела карт на руке нет.",
      },
    ],
  },
  {
    id: "take",
    title: { en: "Take a tile", ru: "Взять тайл" },
    text: [
      {
        en: "Any of the eight open tiles goes into your storage; if it is full, something stored leaves the game first. The next tile of your own stacks takes its place. If five open tiles have one colour, they leave and neutral ones follow.",
        ru: "Любой из восьми открытых тайлов ложится на склад; если он полон, сначала что-то с него выходит из игры. Место занимает следующий тайл из ваших стопок. Если открыто пять тайлов одного цвета, их убирают, а взамен открывают нейтральные.",
      },
      {
        en: "If none of the open tiles could be placed in your domain, you first clear colours until one can, and take such a tile.",
        ru: "Если ни один открытый тайл не выложить в ваши владения, сначала убирайте цвета, пока не появится подходящий, и возьмите его.",
      },
    ],
  },
  {
    id: "place",
    title: { en: "Place a tile", ru: "Выложить тайл" },
    text: [
      {
        en: "On a free cell of its colour beside a covered one. It costs two cards of that colour; for each of them a worker or two cards of one other colour will do.",
        ru: "На свободную ячейку его цвета рядом с занятой. Это стоит двух карт этого цвета; каждую заменит работник или две карты одного другого цвета.",
      },
      {
        en: "A complete area of 1, 2, 3 cells brings 1, 3, 6 green points. The first two players who cover all cells of a colour get its bonus.",
        ru: "Полная зона из 1, 2, 3 ячеек даёт 1, 3, 6 зелёных очков. Первые два игрока, занявшие все ячейки цвета, получают его бонус.",
      },
    ],
  },
  {
    id: "effects",
    title: { en: "What tiles do", ru: "Что делают тайлы" },
    text: [
      {
        en: "Castle: place an open tile at once, without paying. City: choose a bonus tile. Tavern: a hex, which lies in your storage and from your next turn on can cover a cell of any colour, paid and working like a tile of that colour; without space it is 2 red points. Field: a green point for each farm new in its area.",
        ru: "Крепость: сразу бесплатно выложить открытый тайл. Город: выбрать тайл бонуса. Таверна: гекс, который лежит на складе и со следующего хода годится для ячейки любого цвета — цена и действие как у тайла этого цвета; без места вместо него 2 красных очка. Пашня: зелёное очко за каждую новую в зоне ферму.",
      },
      {
        en: "Quarry: a marble. Village: a worker. Monastery: three region cards. Cart: a yield card, carried out at once.",
        ru: "Карьер: мрамор. Деревня: работник. Монастырь: три карты области. Повозка: карта бонуса, действует сразу.",
      },
    ],
  },
  {
    id: "bonus",
    title: { en: "Bonus tiles", ru: "Тайлы бонуса" },
    text: [
      {
        en: "One more card with every draw; one more storage space and 2 green points at once; one more marble for every quarry, worker for every village, yield card for every cart. They last for the whole game and add up. Everybody begins with one.",
        ru: "Ещё карта при каждом взятии; ещё ячейка склада и сразу 2 зелёных очка; ещё мрамор за каждый карьер, работник за каждую деревню, карта бонуса за каждую повозку. Действуют до конца игры и складываются. Один есть у каждого с начала.",
      },
    ],
  },
  {
    id: "end",
    title: { en: "Rounds and the end", ru: "Раунды и конец игры" },
    text: [
      {
        en: "A round ends with the lap in which somebody’s 7th, 14th or 21st own tile came into the display. After round 3 everybody has one more turn; then it is scored.",
        ru: "Раунд заканчивается с кругом, в котором открыт 7-й, 14-й или 21-й собственный тайл какого-то игрока. После раунда 3 у каждого ещё один ход; затем подсчёт.",
      },
      {
        en: "At the end each stored tile, stored hex, marble and worker brings a red point, and so do every five region cards. A tie goes to whoever has more empty cells, then more green points.",
        ru: "В конце красное очко дают каждый тайл и гекс на складе, мрамор, работник и каждые пять карт области. При равенстве впереди тот, у кого больше пустых ячеек, затем — зелёных очков.",
      },
    ],
  },
];
