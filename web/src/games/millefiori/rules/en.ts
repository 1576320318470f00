// The rules in English. `{quartz}` is a glyph, `{0}` the mark of a colour, `[words](#section)` a link.

import type { Block } from "@/kit/blocks";
import { hints } from "./hints";
import * as n from "./numbers";
import { gains, pointsOf } from "./scenes";
import type { ChapterKey, SectionId } from "./sections";

const [twenty, fifteen, ten, five] = n.bonus;
const [low, middle, high] = n.level;

const chapters: Record<ChapterKey, string> = {
  start: "Before the first card",
  turn: "Rounds and turns",
  areas: "The areas",
  more: "Extra cards and bonuses",
  end: "The end",
  well: "Playing well",
  other: "Other ways to play",
};

const minute: Block[] = [
  "You deal in glass in Venice. Your glass **rhombi** spread over the city, and each of them brings points as soon as it is placed.",
  {
    picture: "minute",
    caption: "",
    legend: [
      "**Keep one, pass the rest.** All select a card of their hand in secret. What is left goes to the left neighbour.",
      "**Play it.** The card places a rhombus in the area of its colour, and you score at once. Or it only moves your ship, as far as its number says.",
      "**Earn extra cards.** A {star} star lets you play one of the open cards beside the board right away. That card may bring the next.",
    ],
  },
  `Every area pays in its own way. Whoever first has all symbols of an area gets ${twenty} more points, those who follow ${fifteen}, ${ten} and ${five}. The game ends with the deck, or when somebody has placed ${n.supply} rhombi. The most points win.`,
];

const sections: Record<SectionId, { title: string; blocks: Block[] }> = {
  goal: {
    title: "What it is about",
    blocks: [
      "A card puts one rhombus of your colour on the board. What it brings depends on what lies there already: your own rhombi beside it, those of others, or both. All points come at once; at the end nothing more is counted. **Whoever has the most points then wins.**",
      {
        picture: "board",
        caption: "",
        legend: [
          "**Workshops**: groups of your own cells.",
          "**Residences**: one long row, filled in order.",
          "**Nobles**: a pyramid that grows from below.",
          "**Commoners**: a second pyramid with the same rules.",
          "**Trade**: goods that pay everybody who has them.",
          "**Harbour**: three ships in each row make a fleet.",
          "**Sea route**: here your ship sails.",
        ],
      },
      {
        table: [
          ["Area", "Cells", "Symbols of the cards"],
          ["Workshops", n.cells["workshops"] ?? "", "{quartz} quartz, {ash} ash, {limestone} limestone, {pigment} pigment"],
          ["Residences", n.cells["residences"] ?? "", "{key} key"],
          ["Nobles", n.cells["nobles"] ?? "", "{lion} lion, {coin} coin, {cross} cross"],
          ["Commoners", n.cells["commoners"] ?? "", "{fish} fish, {shell} shell, {crab} crab"],
          ["Trade", n.cells["trade"] ?? "", "{goblet} goblet, {carafe} carafe, {earrings} earrings, {swan} swan"],
          ["Harbour", n.cells["harbour"] ?? "", "{ship} ship"],
        ],
      },
      `For every cell there is exactly one card: ${n.cards} of both. A rhombus stays where it was placed until the end.`,
    ],
  },

  cards: {
    title: "What a card says",
    blocks: [
      {
        picture: "card",
        caption: "",
        legend: [
          "Its **colour** is the area where it can place a rhombus.",
          "Its **symbol** says which cells of the area it can fill. Citizens are different: there any symbol will do, but a matching one doubles your points.",
          "Its **number**, 1 to 5, is how far your ship sails if you use the card for that.",
          "**Two figures**: other players may get points from this placement too.",
        ],
      },
      {
        exactly: [
          "Cards with the same symbol and number are worth the same.",
          `The numbers 1 to 5 occur ${n.byNumber.slice(0, -1).join(", ")} and ${n.byNumber.at(-1)} times.`,
        ],
      },
    ],
  },

  setup: {
    title: "Set-up",
    blocks: [
      {
        steps: [
          "One player gets the {doge} **Doge** and plays first in this round.",
          `The ${n.cards} cards are shuffled. A few of them lie face up beside the board: the **open cards**. The others are the deck.`,
          `Everybody has a **supply** of ${n.supply} rhombi. ${n.box} more stay in the box for the last moments of the game.`,
          "Everybody’s ship stands at the start of the sea route.",
        ],
      },
      { picture: "setup", caption: "What you have at the start, and what lies beside the board." },
      {
        table: [
          ["Players", ...n.players],
          ["open cards at the start", ...n.open],
          ["cards in the deck", ...n.deck],
          ["dealt to each in a round", ...n.dealt],
          ["of these played", ...n.plays],
          ["laid open at the end of the round", ...n.leftovers],
          ["rounds until the deck is used up", ...n.rounds],
          ["turns each, at most", ...n.turns],
        ],
      },
      {
        exactly: [
          "Secret are the hands, the cards selected and the order of the deck. Everything else is open: the board, supplies, open cards, the discard pile, and how many cards each player and the deck have.",
          "The deck always deals out evenly; no round has fewer cards.",
          `Points simply go on past ${n.trackSpaces}.`,
        ],
      },
    ],
  },

  turn: {
    title: "A round",
    blocks: [
      `A round begins with ${n.hand} cards for everybody. Then come ${n.usualPlays} **turn cycles**, with two players ${n.twoPlayers.plays}. In each of them:`,
      {
        steps: [
          "**Select.** All choose one card of their hand at the same time and lay it face down.",
          "**Play.** Clockwise from the holder of the Doge, each turns up the card and [plays it](#play), with all [extra cards](#extra) that it brings.",
          "**Pass.** When everybody has played, each hands the rest of the hand to the **left** neighbour.",
        ],
      },
      { picture: "draft", caption: "One card each lies selected. The other four go to the left, but nobody looks at what they get before all have played." },
      "The last card of each hand is not played: when all have had their last turn, it joins the open cards. Then the Doge moves to the left neighbour, and the next round begins.",
      {
        exactly: [
          "A selected card can’t be exchanged or held back. **How** you use it is decided only when you play it.",
          "Cards go to the left in every round.",
          "You have seen what you passed on. So you know the hands of your left neighbours: one more with each turn cycle, until the next deal. The table shows them to you.",
          `With two players the last ${n.twoPlayers.leftovers} cards of each hand join the open cards.`,
        ],
      },
    ],
  },

  play: {
    title: "Playing a card",
    blocks: [
      "Every card can be used in one of two ways:",
      {
        list: [
          "**Place** a rhombus on a free cell that the card allows. The [area](#areas) says what it brings.",
          "**Only sail.** Colour and symbol do not matter; your ship moves as far as the number says on the [sea route](#sea). No rhombus is placed.",
        ],
      },
      { picture: "play", caption: "With Key 3, Anna fills the next residence or sails 3 spaces." },
      "Then everything happens in this order:",
      {
        steps: [
          "The rhombus is placed, and the area pays: you, and others too if it says so.",
          "If you now meet the condition for the [bonus](#bonus) of the area, you take it.",
          "If your ship moves, the space where it stops pays.",
          "The card goes to the discard pile. If you have earned an [extra card](#extra), you may play one now.",
        ],
      },
      {
        exactly: [
          "A card always finds a cell, since there are as many cards of each kind as cells.",
          "Played cards do not come back. For every card that was only used to sail, one cell that it could have filled stays free to the end.",
          "One card earns one extra card at most.",
          "A ship card, too, may be used only to sail. Then no ship cell is filled.",
        ],
      },
    ],
  },

  areas: {
    title: "At a glance",
    blocks: [
      {
        table: [
          ["Area", "Brings", "{star} Extra card"],
          ["[Workshops](#workshops)", "1 for each cell of your group, 2 on {pigment} pigment", "for the third cell around a star"],
          ["[Residences](#residences)", "its number and your numbers right before it", `for the ${n.extraAt}rd and the ${n.extraAgainAt}th different number`],
          ["[Nobles, Commoners](#citizens)", `${low}, ${middle} or ${high} by level, twice for the card’s symbol; the triangle pays again`, "on level 3"],
          ["[Trade](#trade)", "to everybody: own cells of the good × filled ones", "if somebody has more"],
          ["[Harbour](#harbour)", `up to ${n.fleet.at(-1)} for each ship of a full row; and you sail`, "only at sea"],
          ["[Sea route](#sea)", "the points of the space where the ship stops", "on a star"],
        ],
      },
    ],
  },

  workshops: {
    title: "Workshops",
    blocks: [
      "Place on any free cell with the **material** of the card; it need not touch anything of yours. You get **1 point for each cell of your group**, that is, of all your cells that hang together with the new one. If the new cell is {pigment} **pigment**, you get 2 for each.",
      { picture: "group", caption: `Anna places on pigment. Her group now has 4 cells: ${pointsOf("group")} points.` },
      `{star} There are ${n.stars} stars, each between three cells. Whoever fills the **last** of the three earns an extra card, no matter whose the other two are.`,
      { picture: "star", caption: "Boris and Vera have filled two cells around the star. Anna fills the third and earns the extra card." },
      {
        exactly: [
          "Neighbours are all cells whose frames touch: up to six, those to the left and right included.",
          "Only the new cell decides about doubling. Pigment cells that you filled earlier count like any other.",
          "Every cell belongs to exactly one star, and its three cells show three different materials. Each star brings one extra card in the whole game.",
        ],
      },
    ],
  },

  residences: {
    title: "Residences",
    blocks: [
      "A key always fills the **next free cell** of the row; you choose only when. You get the number of that cell **and the numbers of your cells right before it**, back to the first cell that is not yours.",
      { picture: "run", caption: "Vera has the first cell, Anna the next two, and now she fills the fourth." },
      {
        example: `{0} Anna gets 5 + 3 + 4 = ${pointsOf("run")} points. The 2 before them belongs to {2} Vera and ends her run. 5 is also her third different number, so she earns an extra card.`,
      },
      `Different numbers on your cells, wherever they are in the row, bring more: the ${n.extraAt}rd an extra card, the ${n.bonusAt}th the [bonus](#bonus), the ${n.extraAgainAt}th another extra card.`,
      { picture: "values", caption: "Only a number that you did not have yet brings you on." },
      { exactly: [`The row: ${n.residences.join(", ")}.`, "10 is a number like the others. A sixth different number brings nothing more."] },
    ],
  },

  citizens: {
    title: "Citizens: nobles and commoners",
    blocks: [
      "Two pyramids with the same rules; the colour of the card says which one. Place on any free cell of level 1, or higher up on a free cell whose **two cells below are filled**, no matter by whom. The symbol need not be that of the card.",
      {
        picture: "support",
        caption: "Anna plays a coin of the nobles. Four cells are possible; in the middle of level 2 she can place because both cells below are filled.",
      },
      {
        table: [
          ["Level", "1", "2", "3"],
          ["points", String(low), String(middle), String(high)],
          ["if the cell has the symbol of the card", String(2 * low), String(2 * middle), String(2 * high)],
        ],
      },
      `On level 2 and 3 the new rhombus is the top of a **triangle**. All other rhombi in it pay their owners again, you among them: ${middle} points on level 2, ${low} on level 1.`,
      { picture: "triangle", caption: "The coin of level 3 is the top of a triangle with five other rhombi." },
      {
        example: `{0} Anna places with a coin on the coin of level 3: 2 × ${high} = ${2 * high} points. The triangle pays her ${middle} + ${low} more, {1} Boris ${middle} + ${low} and {2} Vera ${low}. So Anna gets ${pointsOf("triangle")}, Boris ${pointsOf("triangle", 1)}, Vera ${pointsOf("triangle", 2)}. {3} Gleb stands outside.`,
      },
      "{star} Level 3 earns an extra card.",
      {
        exactly: [
          "The triangle is never doubled, and the new rhombus is not paid again as a part of it.",
          "On level 3 each rhombus of the triangle pays once; smaller triangles inside it do not count.",
          "For the [bonus](#bonus) the symbols of the cells count, not those of the cards. Each pyramid has a bonus of its own.",
        ],
      },
    ],
  },

  trade: {
    title: "Trade",
    blocks: [
      "Place on any free cell with the **good** of the card, in any row. Then this good pays **everybody**: each own cell of it brings as many points as cells of it are filled.",
      {
        picture: "goods",
        caption: `Anna places the third carafe, so each carafe brings 3: Anna gets ${pointsOf("goods")} for her two, Boris ${pointsOf("goods", 1)} for his one.`,
      },
      "{star} If somebody else now has **more** cells of this good than you, that was a **good deal** for them, and you earn an extra card.",
      { picture: "deal", caption: `Boris has two swans, Anna now one. He gets ${pointsOf("deal", 1)} points, she ${pointsOf("deal")} and an extra card.` },
      {
        exactly: [
          "Equally many is not enough; one opponent with more is.",
          "Only cells of this good are compared. Bonus points from the same card change nothing.",
          "The row matters only for the [fleet](#harbour).",
        ],
      },
    ],
  },

  harbour: {
    title: "Harbour",
    blocks: [
      "With a ship card you place on any free ship cell, and then you may **also sail** as far as the card’s number says, [as always](#sea).",
      "Ships pay when the **third of a row** is placed. Then the filled goods cells of the same row are counted, whoever has them, and each of the three ships pays its owner:",
      {
        table: [
          ["Filled goods cells", ...n.goodsInRow],
          ["points for each ship", ...n.fleet],
        ],
      },
      { picture: "fleet", caption: "Anna completes the fleet of this row. Three of its goods cells are filled." },
      {
        example: `Each ship brings ${n.fleet[3]} points: {0} Anna has two and gets ${pointsOf("fleet")}, {1} Boris gets ${pointsOf("fleet", 1)}. The goods of Vera and Gleb have helped them, but bring nothing here.`,
      },
      {
        exactly: [
          "A fleet pays once. Goods placed later in its row do not pay again.",
          "You sail the whole number or not at all. A ship on the last space of the route stays there; the rhombus is placed all the same.",
          "The harbour has no bonus cells.",
        ],
      },
    ],
  },

  sea: {
    title: "The sea route",
    blocks: [
      `Ships go forward only. **Only the space where your ship stops** counts: you get its points and, on a {star} star, an extra card. The last space brings ${n.lastPoints} points and an extra card, once, when you arrive.`,
      { picture: "sea", caption: `Anna sails 4 from space 5 and gets ${pointsOf("sail")} points. Boris sails 3 from space 4 and earns an extra card.` },
      {
        exactly: [
          "You sail exactly the number of the card, never less. Only the last space cuts it short; what is beyond is lost.",
          "Any number of ships may be on one space.",
          `The stars are on the spaces ${n.starSpaces[0]}, ${n.starSpaces[1]} and ${n.lastSpace}.`,
          "A ship on the last space never moves again. Cards may still be used to sail; then nothing happens.",
        ],
      },
    ],
  },

  extra: {
    title: "Extra cards",
    blocks: [
      "Whoever earns an extra card may **at once** play one of the **open cards** beside the board, as if it came from the hand: to place or to sail. If that earns another one, it goes on. So one turn can become a whole chain.",
      {
        picture: "chain",
        caption: "Anna sails onto a star. She takes Pigment, fills the last cell around a star in the workshops, takes Fish and sails once more.",
      },
      {
        example: `{0} Anna plays three cards in one turn. The last brings ${pointsOf("onwards")} point on space ${gains.onwards.ship} and no star, so the chain ends.`,
      },
      "All ways to earn one are listed [at a glance](#areas).",
      {
        exactly: [
          "You may decline. The right can’t be kept for later.",
          "If no open card is left, there is none to play.",
          "Open cards are not refilled. Only at the end of a round do the last cards of the hands join them.",
        ],
      },
    ],
  },

  bonus: {
    title: "Bonus cells",
    blocks: [
      `Five areas have four bonus cells: ${twenty}, ${fifteen}, ${ten} and ${five}. As soon as you meet the condition of an area, put **one more rhombus** of your supply on its highest free bonus cell and score it at once.`,
      { picture: "bonus", caption: `With a swan, Anna has all four goods. Boris holds the ${twenty} already, so she takes the ${gains.bonus.bonus}.` },
      {
        table: [
          ["Area", "You need, on cells of your own"],
          ["Workshops", "{quartz} {ash} {limestone} {pigment} all four materials"],
          ["Residences", `${n.bonusAt} different numbers`],
          ["Nobles", "{lion} {coin} {cross} all three symbols"],
          ["Commoners", "{fish} {shell} {crab} all three symbols"],
          ["Trade", "{goblet} {carafe} {earrings} {swan} all four goods"],
        ],
      },
      {
        exactly: [
          "Once in each area for each player. The two pyramids are two areas.",
          "The bonus can’t be refused, and its rhombus is one less in your supply.",
          `All four bonus cells are used with two and three players as well, the ${twenty} first.`,
        ],
      },
    ],
  },

  end: {
    title: "How the game ends",
    blocks: [
      "There are two ways, and the one that comes first counts:",
      {
        list: [
          "**The deck is used up.** The round in which its last cards were dealt is the last one.",
          `**Somebody’s supply is empty**: the last of ${n.supply} rhombi is placed, on a cell or a bonus cell. The turn cycle is finished, so that all have had equally many turns. Then the game is over, even in the middle of a round.`,
        ],
      },
      { picture: "end", caption: "Boris places his last rhombus. Vera still plays her selected card; Anna has no further turn." },
      "**The most points win.** Whoever is tied for the most shares the victory.",
      {
        exactly: [
          `Whoever still places in that turn cycle with an empty supply, for an extra card or a bonus too, takes the ${n.box} rhombi from the box.`,
          "If these are used up as well, a card can only be used to sail, and a bonus is lost.",
          "The cards left in the hands are then neither played nor laid open.",
        ],
      },
    ],
  },

  "two-players": {
    title: "With two players",
    blocks: [
      "Everything is as described, with one difference: each round only three of the five cards are played.",
      {
        list: [
          `${n.twoPlayers.open} cards lie open at the start.`,
          "You swap hands: what you pass to the left comes to your only opponent.",
          `After ${n.twoPlayers.plays} turn cycles the last ${n.twoPlayers.leftovers} cards of each hand join the open cards.`,
          `The deck lasts for ${n.twoPlayers.rounds} rounds, but a supply is often empty before that.`,
        ],
      },
    ],
  },

  hints: hints.en,

  variants: {
    title: "Options of a table",
    blocks: [
      "These can be chosen when a table is set up. This page describes what is usual.",
      {
        table: [
          ["Question", "Usual", "Otherwise"],
          ["[Who begins](#setup)", "the first seat", "by lot"],
          ["[Selecting](#turn)", "all at the same time", "each in turn"],
          ["[Ship cards](#harbour)", "may be placed without sailing", "placing means sailing too"],
          ["[Last cards of a round](#turn)", "laid open when all have played", "laid open as soon as their owner has played"],
          ["[A good deal](#trade)", "by cells of the good alone", "somebody else must also get more points from the move than you, your bonus included"],
        ],
      },
      {
        exactly: [
          "Each in turn: nobody selects beforehand. When your turn comes you choose a card of your hand and play it, knowing what the others have just played. The hands are passed after the turn cycle, as always.",
          "Laid open at once: later players of the same turn cycle may take these cards as extra cards.",
        ],
      },
    ],
  },
};

export const en = {
  title: "Mille Fiori",
  lead: "Rules for 2 to 4 players. Reading them takes about ten minutes; what stands under “To be exact” can wait until you need it.",
  minute,
  chapters,
  sections,
};
