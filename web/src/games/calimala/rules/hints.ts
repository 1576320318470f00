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
        "**Let a disc act again.** It acts as the second and as the third disc too. Place where others will soon want to place, on streets with actions that everybody needs.",
        "**See who acts after you.** The owners of the second and third disc get the same two actions. A stack is best when they are yours, or when their owners have nothing to do these actions with.",
        "**Look at the next tile before you make a stack of four.** It is scored at the end of that turn. Ask who has most cubes there, and whose disc gets the seat.",
        "**Choose the order of your actions.** An impossible action brings a card. Often one order does both, and another does one and brings a card; both can be right.",
        "**Build early.** A ship, a house or a workshop pays with every later action and is worth nothing by itself. In the last third of the game cubes on the board are better.",
        "**Count places, not cubes.** One cube more than the others is enough. A row in which nobody has a cube yet is cheap, and every cube counts for two tiles.",
        "**Remember your influence card.** It pays more than any tile, at the very end, when everybody else has long stopped looking there.",
      ],
    },
  ],
};

const ru: Hints = {
  title: "Несколько советов",
  blocks: [
    {
      list: [
        "**Пусть диск действует ещё.** Он действует и вторым, и третьим в стопке. Ставьте туда, куда скоро захотят ставить другие: на улицы с действиями, которые нужны всем.",
        "**Смотрите, кто действует после вас.** Владельцы второго и третьего диска получают те же два действия. Лучше всего, когда эти диски ваши или когда их владельцам не с чем эти действия выполнять.",
        "**Прежде чем сложить стопку из четырёх, посмотрите на следующий жетон.** В конце этого хода его подсчитают. У кого там больше кубиков и чей диск получит место в совете?",
        "**Выбирайте порядок действий.** Невыполнимое действие приносит карту. Часто в одном порядке удаются оба, а в другом одно и карта; правильным бывает и то и другое.",
        "**Стройте рано.** Корабль, дом и мастерская окупаются с каждым следующим действием, а сами по себе не стоят ничего. В последней трети партии важнее кубики на поле.",
        "**Считайте места, а не кубики.** Достаточно одного кубика сверх остальных. Ряд, где ещё никого нет, обходится дёшево, а каждый кубик считается для двух жетонов.",
        "**Помните о своей карте влияния.** Она платит больше любого жетона, и в самом конце, когда другие туда уже давно не смотрят.",
      ],
    },
  ],
};

export const hints = { en, ru };
