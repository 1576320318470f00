// A few hints for the first games, in both languages.

import type { Block } from "@/kit/blocks";

interface Hints {
  title: string;
  blocks: Block[];
}

const en: Hints = {
  title: "A few hints",
  blocks: [
    {
      list: [
        "**Score early.** Green points of the first round count three times. A small area that is complete now is often better than a large one later.",
        "**Join for areas.** Cells of one colour that touch across a joint make larger areas, and the last cell of a large one pays most.",
        "**Choose bonus tiles for what you do often.** A card more with every draw pays from the first turn on; one for quarries or villages wants many of these to be placed.",
        "**Spend marble.** Each is a whole second action. Take and place in one turn, before somebody clears the display or ends the round.",
        "**Use castles well.** Before you place one, see which open tile would fit beside it. The free tile has its effect too, even if it is another castle.",
        "**Watch the stacks.** Every tile taken, and every tile placed by a castle, uses up one of yours. Whoever is ahead in green points wants the round to end soon.",
        "**Don’t hoard cards.** Left over they are worth very little. Two of a colour that you don’t need stand for one that you do.",
      ],
    },
  ],
};

const ru: Hints = {
  title: "Несколько советов",
  blocks: [
    {
      list: [
        "**Набирайте очки рано.** Зелёные очки первого раунда считают трижды. Маленькая зона, готовая сейчас, часто лучше большой потом.",
        "**Соединяйте ради зон.** Ячейки одного цвета, которые касаются через стык, дают зоны больше, а последняя ячейка большой зоны платит больше всего.",
        "**Выбирайте жетоны бонуса под то, что делаете часто.** Лишняя карта при каждом добере окупается с первого хода; жетон карьеров или деревень хочет, чтобы их было много.",
        "**Тратьте мрамор.** Каждый — целое второе действие. Возьмите и выложите тайл за один ход, пока кто-нибудь не убрал его цвет или не закончил раунд.",
        "**Ставьте крепости с умом.** Сначала посмотрите, какой открытый тайл встанет рядом. Бесплатный тайл тоже действует, даже если это ещё одна крепость.",
        "**Следите за стопками.** Каждый взятый тайл и каждый выложенный крепостью тратит один из ваших. Кто впереди по зелёным очкам, тому выгодно закончить раунд скорее.",
        "**Не копите карты.** В конце они почти ничего не стоят. Две ненужные одного цвета заменяют одну нужную.",
      ],
    },
  ],
};

export const hints = { en, ru };
