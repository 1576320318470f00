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
        "**Look at what you pass on.** Your left neighbour plays from it next. Of two cards that are worth the same to you, keep the one that would help them more.",
        "**Hunt for extra cards.** A whole card more is nearly always worth more than a few points. See which of the open cards would bring the next one before you select.",
        "**Go for a bonus while it is high.** The first in an area gets the most. Two areas that you lead are better than five in which you come third.",
        "**Let one group grow in the workshops.** Every new cell pays for the whole group. Keep pigment for the moment when the group is large.",
        "**Trade pays everybody.** Fill a good of which you have most. Where somebody has more than you, the extra card must be worth their points.",
        "**Wait with the third ship.** A fleet pays once, by the goods of its row that are filled by then. Best with two of the three ships yours.",
        "**A poor card is a good oar.** When nothing fits, sail; a number that ends on a star turns it into an extra card.",
      ],
    },
  ],
};

const ru: Hints = {
  title: "Несколько советов",
  blocks: [
    {
      list: [
        "**Смотрите, что отдаёте.** Из этих карт сыграет сосед слева. Из двух карт, одинаково ценных для вас, оставьте ту, что больше помогла бы ему.",
        "**Охотьтесь за дополнительными картами.** Целая карта почти всегда лучше нескольких очков. Ещё до выбора посмотрите, какая из открытых карт принесёт следующую.",
        "**Берите бонус, пока он дорог.** Больше всех получает первый в области. Две области, где вы впереди, лучше пяти, где вы третий.",
        "**В мастерских растите одну группу.** Каждая новая ячейка платит за всю группу. Краситель приберегите до тех пор, пока она не станет большой.",
        "**Торговля платит всем.** Занимайте товар, которого у вас больше всех. Если у кого-то его больше, дополнительная карта должна стоить его очков.",
        "**Не спешите с третьим кораблём.** Флот платит один раз, и тем больше, чем больше товаров его ряда к тому времени занято. Лучше всего, когда два корабля из трёх ваши.",
        "**Плохая карта — хорошее весло.** Если ставить некуда, плывите; число, которое приводит на звезду, превращает её в дополнительную карту.",
      ],
    },
  ],
};

export const hints = { en, ru };
