// The rules in English. `{castle}` is a glyph, `{1}` the mark of a colour, `[words](#section)` a link.

import type { Block } from "@/kit/blocks";
import { hints } from "./hints";
import * as n from "./numbers";
import type { ChapterKey, SectionId } from "./sections";

const [one, two, three] = n.areas as [number, number, number];
const [seven, fourteen, last] = n.ends as [number, number, number];

const chapters: Record<ChapterKey, string> = {
  start: "Before the first turn",
  turn: "A turn",
  points: "Green points",
  tiles: "The eight kinds of tiles",
  end: "Rounds and the end",
  well: "Playing well",
  other: "Other ways to play",
};

const NAMES = {
  castle: "{castle} Castle",
  city: "{city} City",
  tavern: "{tavern} Tavern",
  field: "{field} Field",
  quarry: "{quarry} Quarry",
  village: "{village} Village",
  monastery: "{monastery} Monastery",
  cart: "{cart} Cart",
};

const minute: Block[] = [
  `You settle a domain of ${n.allCells} cells in eight colours with tiles of the same colours. In your turn you do one of three things.`,
  {
    picture: "minute",
    caption: "",
    legend: [
      "**Draw** region cards. Tiles are paid with them.",
      `**Take** one of the ${n.display} open tiles into your storage.`,
      "**Place** a stored tile beside your others, for two cards of its colour. Each kind of tile does something at once, and a complete area brings green points.",
    ],
  },
  `After each of ${n.stacks} rounds all the green points that you have are added to your red ones, and stay green. So what you score early counts three times. The most red points win.`,
];

const sections: Record<SectionId, { title: string; blocks: Block[] }> = {
  goal: {
    title: "What it is about",
    blocks: [
      `Everybody has a **domain** of ${n.allCells} cells and covers it with tiles. Each of the eight colours is a kind of tile with its own effect: castles, cities, taverns, fields, quarries, villages, monasteries and carts. Complete areas and whole colours bring **green points**. Three times in a game all your green points are added to your **red points**. **Whoever has the most red points at the end wins.**`,
      {
        picture: "table",
        caption: "",
        legend: [
          "Your **domain**, joined from three region boards.",
          `The **display**: ${n.display} open tiles, for everybody.`,
          "The **bonus tiles**: better actions for the whole game.",
          "The **colour bonuses**, for those who cover a whole colour first.",
          "The **green** and the **red** track.",
          "The other players.",
          "Your **storage**, your workers and marble, your **region cards**.",
        ],
      },
    ],
  },

  setup: {
    title: "Set-up",
    blocks: [
      {
        steps: [
          "A first player is drawn, for the whole game. Turns go clockwise. When everybody has had one, a **lap** is over.",
          `The ${n.regionCards} region cards, the ${n.yieldCards} yield cards and the ${n.neutral} neutral tiles are shuffled, and ${n.display} neutral tiles are laid open: the display. The colour bonuses show their side I.`,
          `Everybody has the same tiles: a starting castle, and ${n.ownTiles} more that are shuffled into ${n.stacks} face-down **stacks** of ${n.stack}.`,
          `Everybody draws ${n.hand} region cards and is dealt three region boards: an A, a B and a C.`,
          "All at the same time, everybody [joins the boards](#domain) and sets the starting castle. Then the domains are shown.",
          "One after another, everybody [chooses a bonus tile](#bonus).",
        ],
      },
      {
        picture: "mat",
        caption: `Before you: ${n.stacks} stacks, a storage with ${n.storage} space, workers and marble. Bonus tiles add the spaces with a dashed line.`,
      },
      { table: [["Kind", "cells in a domain", "tiles: own + neutral", "region cards"], ...n.supply((kind) => NAMES[kind])] },
      {
        exactly: [
          "With 2 or 3 players the tiles and boards of the others stay in the box. All the neutral tiles, cards and bonus tiles are used at every number of players.",
          "The starting castle is one more tile than the table counts.",
          "Secret are the cards in hand, but not their number. The order of decks, stacks and supply is known to nobody, not even to a stack’s owner. Everything else is open.",
          "Workers, marble and hexes never run out, and nobody has too many of them. Points are not limited either.",
        ],
      },
    ],
  },

  domain: {
    title: "Joining the boards",
    blocks: [
      "Lay your three boards side by side, in any order, each of them turned round or not. Every board lies **half a cell lower or higher** than the one to its left, so that three cells touch three cells along the joint. Then put your starting castle on one of the three castle cells.",
      {
        picture: "domain",
        caption: "A, then C half a cell lower, then B half a cell higher. The joints make two areas of three cells, outlined here: monasteries and fields.",
      },
      "Cells of one colour that touch are one **area**, across a joint as well as on a board. No area is larger than three cells. [Larger areas pay more](#areas), so good joints are worth points.",
      {
        exactly: [
          "You see your cards and the display before you decide. Nobody sees the others’ choice before all have chosen.",
          "The starting castle has no effect and brings no points, even where it is an area by itself. But its cell counts as covered, for its area and for its colour.",
          `The outer boards may lie a whole cell apart. In all there are ${n.layouts} different domains from three boards.`,
        ],
      },
    ],
  },

  bonus: {
    title: "Bonus tiles",
    blocks: [
      "A bonus tile improves one thing that you do, **for the rest of the game**. You choose one before your first turn and another with every [city](#city).",
      { picture: "bonus", caption: "The five kinds. Several of a kind add up." },
      {
        table: [
          ["Bonus tile", "What it gives"],
          ["{card} +1 region card", "1 more card whenever you [draw](#draw)"],
          ["{storage} +1 storage space", `1 more space, and ${n.storageGreen} green points at once`],
          ["{marble} +1 marble", "1 more marble from every [quarry](#quarry)"],
          ["{worker} +1 worker", "1 more worker from every [village](#village)"],
          ["{cart} +1 yield card", "1 more yield card from every [cart](#cart)"],
        ],
      },
      {
        exactly: [
          `There are ${n.copies} of each kind. When a kind has run out, you choose another.`,
          "It works at once, in the same turn too. You can’t do without one.",
          "What a monastery or a yield card gives does not grow.",
        ],
      },
    ],
  },

  turn: {
    title: "One of three actions",
    blocks: [
      {
        list: [
          "[Draw](#draw) region cards.",
          "[Take](#take) an open tile into your storage.",
          "[Place](#place) a tile or a hex from your storage in your domain.",
        ],
      },
      { picture: "turn", caption: "The way of a tile: from the display into your storage, from there into your domain." },
      "Afterwards you may spend a marble on a [second action](#marble). Then it is the next player’s turn. You can’t pass.",
    ],
  },

  draw: {
    title: "Drawing cards",
    blocks: [
      `Draw ${n.drawn} region cards, and 1 more for each bonus tile of that kind. You may hold any number of cards.`,
      { picture: "draw", caption: `Anna has one such bonus tile and draws ${n.drawn + 1} cards.` },
      {
        exactly: [
          "When a card is needed and the deck is empty, the discarded cards are shuffled into a new one. If there are none either, you draw fewer. If not a single card is left, you can’t choose this action.",
        ],
      },
    ],
  },

  take: {
    title: "Taking a tile",
    blocks: [
      `Choose any of the ${n.display} open tiles and put it into your storage. Then **the next tile of your own stack** takes its place in the display. Stack 1 comes first, then 2, then 3. An empty stack [ends the round](#round).`,
      { picture: "take", caption: "Anna takes the quarry. Her stack brings a village in its place." },
      "If your storage is full, first give up something in it. A tile leaves the game, a hex goes back to the supply.",
      {
        exactly: [
          "You may take a tile for which you have no cell yet, unless [nothing fits](#refresh).",
          "Nothing is given up while a space is free.",
          `When your ${n.ownTiles} tiles are used up, neutral tiles come into the display instead. If their supply is empty, those put aside are shuffled; without any of these the place stays empty.`,
        ],
      },
    ],
  },

  five: {
    title: "Five of one colour",
    blocks: [
      `Whenever the display was filled up and **${n.five} or more** of its tiles have one colour, all tiles of that colour leave it. Neutral tiles take their places.`,
      { picture: "five", caption: "Five villages lie open: they leave, and five neutral tiles follow." },
      {
        exactly: [
          "This is repeated until no colour is there so often. All fields are one colour, whatever they show.",
          "Neutral tiles that leave are put aside and come back when the supply is used up. Tiles of players leave the game.",
        ],
      },
    ],
  },

  refresh: {
    title: "When nothing fits",
    blocks: [
      "You want to take a tile, but none of the open ones could be placed in your domain. Then **name a colour**: all its tiles leave the display, and neutral tiles take their places. Repeat this until one of the tiles could be placed. Such a tile you must take.",
      { picture: "refresh", caption: "Anna could only place castles, taverns and cities, and none lies open. She clears the villages, and a tavern turns up." },
      {
        exactly: [
          "What counts is a free cell of the colour beside a covered one, not whether you could pay.",
          "Whoever has cleared a colour must go on and take a tile. Whoever only wants to draw or to place clears nothing.",
          "If no neutral tile, neither in the supply nor put aside, could be placed, nothing is cleared, and you may take any tile.",
          "What leaves goes where [five of one colour](#five) go.",
        ],
      },
    ],
  },

  place: {
    title: "Placing a tile",
    blocks: [
      "A stored tile goes on a **free cell of its colour** that lies **beside a covered one**. It stays there for the rest of the game.",
      { picture: "place", caption: "Anna has a quarry in her storage. Of the quarry cells only the lit one lies beside a covered cell." },
      {
        steps: [
          "You [pay](#pay) and put the tile on the cell.",
          "If its [area](#areas) is complete, you get green points.",
          "If all cells of its [colour](#colours) are covered, you may get a colour bonus.",
          "The tile has its [effect](#effects).",
        ],
      },
      { exactly: ["The cells of two boards that touch along a joint lie beside each other too."] },
    ],
  },

  pay: {
    title: "Paying",
    blocks: [
      "A tile costs **two cards of the cell’s colour**. For each of the two you may give instead:",
      { list: ["a **worker**, or", "**two cards of one other colour**."] },
      { picture: "pay", caption: "Seven ways to pay for a monastery." },
      {
        exactly: [
          "The two cards of a pair are equal. Both pairs may have the same colour: four cards, the most that anything costs.",
          "Cards of the cell’s own colour are always single. A worker stands for one of the two cards, never for half a pair.",
          "What was paid is discarded before the tile has its effect. Workers go back to the supply.",
        ],
      },
    ],
  },

  marble: {
    title: "A second action",
    blocks: [
      "After your action you may spend **1 marble** and do one more: draw, take or place, the same again or another. Only one marble can be spent in a turn.",
      { picture: "marble", caption: "Anna takes a tile, spends a marble and places the tile at once." },
      { exactly: ["Marble that the first action has brought may be spent at once. A [hex](#tavern) that it has brought must wait."] },
    ],
  },

  areas: {
    title: "Areas",
    blocks: [
      "Cells of one colour that touch are an area. When you cover its **last** cell, you get green points at once, according to its size:",
      { picture: "areas", caption: `One cell ${one}, two cells ${two}, three cells ${three} green points.` },
      {
        exactly: [
          "Cells covered by hexes and by the starting castle count as covered.",
          "The starting castle alone is worth nothing. Where it is part of an area of two, the second castle completes that area.",
        ],
      },
    ],
  },

  colours: {
    title: "Colours",
    blocks: [
      "Whoever is the **first** to cover all cells of a colour gets the green points of side I. The tile is turned over, and the **second** player gets those of side II. After that there is nothing more to get for this colour.",
      { picture: "colours", caption: `Fields: Anna is first and gets ${n.colourBonus.field[0]} points, Boris gets ${n.colourBonus.field[1]}.` },
      { table: [["Kind", "cells", "first", "second"], ...n.bonuses((kind) => NAMES[kind])] },
      { exactly: [`One of the castle cells is covered from the start, so ${n.castles} are left to cover.`] },
    ],
  },

  effects: {
    title: "At a glance",
    blocks: [
      {
        table: [
          ["Tile", "You …"],
          ["{castle} [Castle](#castle)", "place an open tile at once, for nothing"],
          ["{city} [City](#city)", "choose a bonus tile"],
          ["{tavern} [Tavern](#tavern)", "get a hex, which fits every colour"],
          ["{field} [Field](#field)", "get 1 green point for each farm new in the area"],
          ["{quarry} [Quarry](#quarry)", "get 1 marble"],
          ["{village} [Village](#village)", "get 1 worker"],
          ["{monastery} [Monastery](#monastery)", `draw ${n.fromMonastery} region cards`],
          ["{cart} [Cart](#cart)", "turn up 1 yield card"],
        ],
      },
      "Area and colour are scored first, then the tile has its effect, once. It makes no difference whether it came from your storage or through a castle.",
    ],
  },

  castle: {
    title: "Castle",
    blocks: [
      "Choose one of the **open tiles** and place it in your domain at once. You pay nothing, and your storage is not needed. The cell must have the tile’s colour and lie beside a covered one, as always; the new castle counts already.",
      { picture: "castle", caption: "Anna’s castle brings a cart from the display. It is placed beside the castle and has its effect as well." },
      {
        exactly: [
          "You may do without it. Stored tiles and hexes can’t be placed in this way.",
          "The next tile of your stack comes into the display before the new tile has its effect. It counts for the end of the round like any other.",
          "A castle placed by a castle has its effect too.",
          "If none of the open tiles fits, nothing happens. No colour is cleared for a castle.",
        ],
      },
    ],
  },

  city: {
    title: "City",
    blocks: [
      "Choose a [bonus tile](#bonus) of any kind that is left.",
      { picture: "city", caption: `Anna takes another storage space: ${n.storageGreen} green points, and room for one more tile.` },
    ],
  },

  tavern: {
    title: "Tavern and hexes",
    blocks: [
      "You get a **hex**, which takes up a space of your storage. In a later turn you may place it like a tile, on a cell of **any colour**. You pay in the colour of that cell, and the hex does what a tile of that colour does.",
      { picture: "tavern", caption: "The hex of Anna’s tavern covers a village cell in a later turn. It costs two village cards and brings a worker." },
      {
        exactly: [
          "A hex can’t be placed in the turn in which you got it, not even with marble. If you also have an older one, one of them may be placed.",
          `A hex without a free space brings ${n.overflow} red points instead. Nothing may be given up to make room. This can only happen to the second hex of one action, because placing always frees a space.`,
          "A hex on a tavern cell brings a new hex, on a castle cell it places an open tile, and so on. It counts for area and colour like a tile.",
        ],
      },
    ],
  },

  field: {
    title: "Field",
    blocks: [
      "A field shows one or two farms: {vine} vineyard, {pigs} pigs, {olives} olives, {wheat} wheat. You get **1 green point for each farm** that no other field **of this area** shows yet. A complete area brings its points as well.",
      { picture: "field", caption: "An area of three fields, filled from left to right." },
      {
        example: `{1} Anna begins with wheat: 1 point. Olives and wheat bring 1 more, because wheat is there already. Vineyard and pigs bring 2, and the complete area ${three}.`,
      },
      {
        exactly: [
          "Fields of other areas do not matter.",
          "A hex on a field cell always brings 1 point. It shows no farm, so it takes nothing away from other fields.",
        ],
      },
    ],
  },

  quarry: {
    title: "Quarry",
    blocks: [
      "Take 1 marble, and 1 more for each bonus tile of that kind. Marble buys a [second action](#marble).",
      { picture: "quarry", caption: "With one bonus tile, a quarry brings 2 marble." },
    ],
  },

  village: {
    title: "Village",
    blocks: [
      "Take 1 worker, and 1 more for each bonus tile of that kind. A worker replaces a card when you [pay](#pay).",
      { picture: "village", caption: "With one bonus tile, a village brings 2 workers." },
    ],
  },

  monastery: {
    title: "Monastery",
    blocks: [
      `Draw ${n.fromMonastery} region cards. Bonus tiles don’t add to them.`,
      { picture: "monastery", caption: "Paid with two cards, a monastery more than pays them back." },
    ],
  },

  cart: {
    title: "Cart",
    blocks: [
      "Turn up the top yield card and carry it out, and 1 more card for each bonus tile of that kind.",
      { picture: "cart", caption: `One of the ${n.yieldCards} yield cards. Red points go straight to the red track.` },
      {
        table: [
          ["Yield card", "copies"],
          ["{worker} 1 worker", String(n.yields("worker"))],
          ["{marble} 1 marble", String(n.yields("marble"))],
          ["{hex} 1 hex", String(n.yields("hex"))],
          ["{card} 2 region cards", String(n.yields("cards"))],
          ["1 green point", String(n.yields("green"))],
          ["2 red points", String(n.yields("red2"))],
          ["3 red points", String(n.yields("red3"))],
        ],
      },
      {
        exactly: [
          "Cards are turned up one by one, and all of them are carried out. There is nothing to choose.",
          `A hex goes into your storage; [without space](#tavern) it brings ${n.overflow} red points.`,
          "When the deck is empty, the yield cards used so far are shuffled.",
        ],
      },
    ],
  },

  round: {
    title: "When a round ends",
    blocks: [
      `A round is nearly over when the **first** player empties a stack: stack 1 in round 1, stack 2 in round 2, stack 3 in round 3. That is ${seven} own tiles, then ${fourteen}, then ${last}. The lap is played to its end, so that all have had equally many turns. Then the round is scored: everybody **adds all green points to the red ones. The green ones stay.**`,
      { picture: "scoring", caption: "Anna’s green points of round 1 count three times, those of round 2 twice, those of round 3 once." },
      "After round 3 everybody has **one more turn**. Only then is it scored.",
      { picture: "lap", caption: "Boris empties his stack. Blue still has a turn, then the round is scored, and Anna begins the next one." },
      {
        exactly: [
          "What counts is how many own tiles have come into the display, for tiles taken and for tiles placed by castles.",
          "Nobody’s stacks change at the end of a round. Those who still have tiles of an earlier stack go on with them, and emptying that one ends nothing any more.",
          "The extra turn is a turn like any other, second action included.",
        ],
      },
    ],
  },

  end: {
    title: "What is left over",
    blocks: [
      "When round 3 has been scored, what you still have brings red points:",
      { picture: "left", caption: `1 tile, 1 hex, 1 marble, ${n.over.workers} workers and ${n.over.cards} cards: ${n.leftOver(n.over)} red points.` },
      {
        table: [
          ["Left over", "red points"],
          ["each tile in your storage", String(n.left.stored_tile)],
          ["each {hex} hex in your storage", String(n.left.stored_hex)],
          ["each {marble} marble", String(n.left.marble)],
          ["each {worker} worker", String(n.left.worker)],
          [`every ${n.left.region_cards_per_point} {card} region cards`, "1"],
        ],
      },
      { exactly: ["Bonus tiles and empty cells bring nothing."] },
    ],
  },

  winner: {
    title: "Who wins",
    blocks: [
      "**The most red points win.** If they are equal, whoever is ahead in the first of these that differs:",
      { steps: ["more empty cells in the domain;", "more green points;", "otherwise the victory is shared."] },
    ],
  },

  hints: hints.en,

  variants: {
    title: "Options of a table",
    blocks: [
      "These can be chosen when a table is set up. The first of each is what this page describes.",
      {
        table: [
          ["Question", "Usual", "Otherwise"],
          ["Edition: [cards drawn](#draw)", `${n.drawn} cards`, `${n.firstEdition.drawn} in the first edition of 2020`],
          ["Edition: [a point at the end](#end)", `for ${n.left.region_cards_per_point} cards`, `for ${n.firstEdition.cards} in the first edition`],
          ["Edition: [ties](#winner)", "empty cells, more green", "empty cells, fewer green, fewer cards in hand in the first edition"],
          ["[Tiles to take](#take)", "any open tile", "only those that could be placed now; any if none could ever be"],
          ["[Extra lap](#round)", "one more turn after round 3", "none; it is scored with the lap in which it ends"],
          ["[New hex](#tavern)", "from the next turn on", "in the same turn too"],
        ],
      },
    ],
  },

  ours: {
    title: "What we chose ourselves",
    blocks: [
      "The rules are those of the revised edition. Some things in the box are printed in no rulebook, so we made them to agree with every number that is known:",
      {
        list: [
          "the colours of the cells on the region boards, and how many cells of each colour a domain has;",
          "how many region cards there are of each colour;",
          "what the yield cards bring;",
          "the points of the colour bonuses;",
          "which farms stand on which fields.",
        ],
      },
      "If your box differs in these, the game is the same, but not every number.",
    ],
  },
};

export const en = {
  title: "The Castles of Tuscany",
  lead: "Rules for 2 to 4 players. Reading them takes about ten minutes; what stands under “To be exact” can wait until you need it.",
  minute,
  chapters,
  sections,
};
