// The game on one screen, with the anchors that questions and reasons point at.

export const title = { en: "Mille Fiori in short", ru: "«Венецианская мозаика» вкратце" };

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
        en: "Each card puts one of your glass rhombi on the board and scores at once. Whoever has the most points at the end wins; those who are tied share the victory.",
        ru: "Каждая карта ставит на поле ваш стеклянный ромб и сразу приносит очки. Побеждает тот, у кого в конце больше всего очков; при равенстве победа общая.",
      },
    ],
  },
  {
    id: "turn",
    title: { en: "Round and turn", ru: "Раунд и ход" },
    text: [
      {
        en: "In a round everybody gets five cards. All select one in secret and pass the rest to the left; then, from the holder of the Doge on, each plays the selected card. This is repeated until four cards each have been played (three with two players); what is left goes face up beside the board.",
        ru: "В начале раунда у каждого пять карт. Все тайно выбирают одну и передают остальные налево; затем, начиная с владельца карты Дожа, каждый играет выбранную. Так играют по четыре карты (вдвоём по три); оставшиеся ложатся лицом вверх рядом с полем.",
      },
      {
        en: "A card either places a rhombus on a free cell of its area or only moves the ship by its number. After the round the Doge moves to the left.",
        ru: "Карта либо ставит ромб на свободную ячейку своей области, либо только двигает корабль на своё число. После раунда карта Дожа переходит налево.",
      },
    ],
  },
  {
    id: "workshops",
    title: { en: "Workshops", ru: "Мастерские" },
    text: [
      {
        en: "Any free cell with the material of the card. You get a point for each cell of your connected group, two if the new cell is pigment. Whoever fills the last of the three cells around a star gets an extra card.",
        ru: "Любая свободная ячейка с сырьём карты. Очко за каждую ячейку вашей связной группы, по два, если новая ячейка — краситель. Кто займёт последнюю из трёх ячеек вокруг звезды, получает дополнительную карту.",
      },
    ],
  },
  {
    id: "residences",
    title: { en: "Residences", ru: "Жилые кварталы" },
    text: [
      {
        en: "Only the next cell of the row. You get its number and those of your cells right before it. Your third and fifth different number bring an extra card.",
        ru: "Только следующая ячейка ряда. Вы получаете её число и числа ваших ячеек прямо перед ней. Третье и пятое новое число дают дополнительную карту.",
      },
    ],
  },
  {
    id: "citizens",
    title: { en: "Citizens: nobles and commoners", ru: "Горожане: знать и простой народ" },
    text: [
      {
        en: "Any free cell of the pyramid that rests on two filled ones (level 1 on none). You get 1, 3 or 6 points by the level, twice as many if cell and card show the same symbol. Every other rhombus of the triangle below pays its owner: 3 on level 2, 1 on level 1. Level 3 brings an extra card.",
        ru: "Любая свободная ячейка пирамиды, под которой заняты обе (на уровне 1 опоры не нужны). 1, 3 или 6 очков по уровню, вдвое больше, если символ ячейки совпал с картой. Остальные ромбы треугольника под ней платят владельцам: 3 на уровне 2, 1 на уровне 1. Уровень 3 даёт дополнительную карту.",
      },
    ],
  },
  {
    id: "trade",
    title: { en: "Trade", ru: "Торговля" },
    text: [
      {
        en: "Any free cell with the good of the card. Everybody gets, for each own cell of this good, as many points as cells of it are filled. If somebody now has more of it than you, the good deal brings you an extra card.",
        ru: "Любая свободная ячейка с товаром карты. Каждый получает за каждую свою ячейку этого товара столько очков, сколько его ячеек занято. Если теперь у кого-то их больше, чем у вас, хорошая сделка даёт вам дополнительную карту.",
      },
    ],
  },
  {
    id: "harbour",
    title: { en: "Harbour", ru: "Гавань" },
    text: [
      {
        en: "Any free ship cell; with a ship card you may also sail its number. The third ship of a row completes the fleet: each of the three pays its owner 0, 1, 3, 6 or 10 points for 0 to 4 filled goods cells of the row.",
        ru: "Любая свободная ячейка корабля; с картой корабля можно ещё и плыть на её число. Третий корабль ряда завершает флот: каждый из трёх платит владельцу 0, 1, 3, 6 или 10 очков за 0–4 занятые ячейки товаров в ряду.",
      },
    ],
  },
  {
    id: "sea",
    title: { en: "The sea route", ru: "Морской путь" },
    text: [
      {
        en: "Any card can be used for its number alone. Only the space where the ship stops counts: its points, and on spaces 7, 16 and 20 an extra card. What goes beyond the last space is lost.",
        ru: "Любую карту можно сыграть только ради числа. Считается лишь деление, где корабль остановился: его очки, а на делениях 7, 16 и 20 — ещё и дополнительная карта. Лишние шаги за последнее деление пропадают.",
      },
    ],
  },
  {
    id: "extra",
    title: { en: "Extra cards and bonuses", ru: "Дополнительные карты и бонусы" },
    text: [
      {
        en: "An extra card is one of the open cards beside the board, played at once like one from your hand; it may bring another. You may decline.",
        ru: "Дополнительная карта — одна из открытых рядом с полем; её играют сразу, как карту с руки, и она может принести следующую. Можно отказаться.",
      },
      {
        en: "All four materials, four different residence numbers, all three symbols of a pyramid, all four goods: each of these brings the area’s bonus once, 20 for the first player, then 15, 10 and 5. It costs one more rhombus.",
        ru: "Все четыре вида сырья, четыре разных числа, все три символа пирамиды, все четыре товара: за каждое — бонус области, один раз; первому 20, затем 15, 10 и 5. На него уходит ещё один ромб.",
      },
    ],
  },
  {
    id: "end",
    title: { en: "The end", ru: "Конец игры" },
    text: [
      {
        en: "The game ends with the round that uses up the deck, or with the turn cycle in which somebody has placed all 27 rhombi of the supply; three more lie in the box for what is still played in that cycle.",
        ru: "Игра заканчивается с раундом, в котором исчерпана колода, или с кругом ходов, в котором кто-то поставил все 27 ромбов запаса; на остаток этого круга в коробке есть ещё три.",
      },
    ],
  },
];
