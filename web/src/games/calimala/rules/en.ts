// The rules in English. `{wood}` is a glyph, `{0}` the mark of a colour, `[words](#section)` a link.

import type { Block } from "@/kit/blocks";
import { hints } from "./hints";
import * as n from "./numbers";
import type { ChapterKey, SectionId } from "./sections";

const [first, second, third] = n.points as [number, number, number];
const [most, more, less] = n.influencePoints as [number, number, number];
const tied = (from: number, to: number): string[] => [
  to > 3 && from === 3 ? "from 3rd on" : `${from}–${to}`,
  String(n.shared(n.points, from, to)),
  String(n.shared(n.influencePoints, from, to)),
];

const chapters: Record<ChapterKey, string> = {
  start: "Before the first turn",
  turn: "A turn",
  actions: "The nine actions",
  cards: "Action cards",
  council: "Council and points",
  two: "With two players",
  well: "Playing well",
  other: "Other ways to play",
};

const minute: Block[] = [
  "You are a cloth merchant in Florence. The city has nine actions, and a street joins every two neighbours.",
  {
    picture: "minute",
    caption: "",
    legend: [
      "**Place a disc** on a street, on top of whatever lies there, and carry out both actions of that street.",
      "**The stack acts.** The owners of the second and the third disc carry out the same two actions after you.",
      `**A fourth disc leaves.** The lowest becomes a seat in the city council, and the next of ${n.tiles} tiles is scored: ${first}, ${second} and ${third} points for the most cubes in what it names.`,
    ],
  },
  `Whoever can’t carry out an action draws a card with an action for later. At the end influence cards are scored too: ${most}, ${more} and ${less} points. The most points win.`,
];

const sections: Record<SectionId, { title: string; blocks: Block[] }> = {
  goal: {
    title: "What it is about",
    blocks: [
      "You weave cloth and send it abroad, and you give material and sculptures to the buildings of Florence. All of this leaves cubes of your colour on the board. Place by place the board is scored: whoever has the most cubes there gets the most points. **Whoever has the most points at the end wins.**",
      {
        picture: "board",
        caption: "",
        legend: [
          "The **city**: nine actions and twelve streets.",
          `The **council**: ${n.tiles} spaces in a fixed order, each with a scoring tile.`,
          "Three **churches**, each with a row for wood, brick, marble and sculptures.",
          "The **Palazzo Vecchio**, with cells for sculptures only.",
          "Three **ports**: Barcelona, Lisbon, London.",
          "Three **trade cities**: Troyes, Bruges, Hamburg.",
        ],
      },
      {
        table: [
          ["Room for cubes", "each row {wood} {brick} {marble}", "sculptures {sculpt}"],
          ["{fiore} Santa Maria del Fiore", String(n.rows[0]), String(n.sculptures[0])],
          ["{miniato} San Miniato al Monte", String(n.rows[1]), String(n.sculptures[1])],
          ["{croce} Santa Croce", String(n.rows[2]), String(n.sculptures[2])],
          ["{palazzo} Palazzo Vecchio", "–", String(n.sculptures[3])],
        ],
      },
      `Each of the six cities has room for ${n.cells} cubes of cloth. Cubes of all players share these cells; a cube on the board stays there for the rest of the game.`,
    ],
  },

  setup: {
    title: "Set-up",
    blocks: [
      {
        steps: [
          "A start player is drawn. Turns go clockwise.",
          "Donate is always in the middle of the city. The other eight action tiles are shuffled around it.",
          `The ${n.tiles} scoring tiles are shuffled onto the council, face up.`,
          "Everybody gets a mat and discs, as the table says.",
          "Everybody [keeps an influence card](#influence), then [takes a starting card](#draft).",
        ],
      },
      {
        picture: "mat",
        caption: `Your mat: three warehouses with ${n.mat.warehouse} cells each, room for ${n.mat.workshops} workshops with ${n.mat.workshop} cells each, and for ${n.mat.ships} ships. You begin with one empty workshop; everything with a dashed line has yet to be built. So have your three trade houses.`,
      },
      {
        table: [
          ["Players", ...n.players],
          ["own discs each", ...n.own],
          ["white discs each", ...n.white],
          ["[support discs](#support) each", ...n.support],
          ["turns each", ...n.turns],
        ],
      },
      {
        exactly: [
          "Nobody ever runs out of cubes.",
          "Secret are the action cards in hand, the influence cards kept and the order of the deck. Everything else is open: stacks, mats, discs left, the discard pile, and how many cards each player holds.",
          "For a first game a suggested layout of the action tiles can be chosen. It is ours, not a printed one.",
        ],
      },
    ],
  },

  influence: {
    title: "Influence cards",
    blocks: [
      `There are ${n.influenceCards} influence cards: the six cities, the three churches and the Palazzo. You are dealt a few and **secretly keep one**. At the end all influence cards in the game are scored, each once and **for everybody**, whoever kept it: ${most}, ${more} and ${less} points for the most cubes there. So keep one for a place where you mean to be strong.`,
      { picture: "influence", caption: "With 3 players: Anna keeps one of three cards. One more lies face up beside the board before anybody chooses." },
      {
        table: [
          ["Players", ...n.players],
          ["dealt to each", ...n.dealt],
          ["kept in secret by each", "1", "1", "1", "1"],
          ["laid open by each", ...n.opened],
          ["beside the board", "1 face down", "1 face up", "1 face up", "–"],
          ["scored at the end", ...n.scoredAtEnd],
        ],
      },
      {
        exactly: [
          "All choose at the same time. The cards not kept leave the game unseen.",
          "With 2 and with 4 players one further undealt card leaves the game unseen.",
          "The card of the Palazzo counts your council seats and your sculptures in the Palazzo together.",
        ],
      },
    ],
  },

  draft: {
    title: "The starting card",
    blocks: [
      "Five action cards are laid out. Everybody takes one into hand. The player to the **right** of the start player chooses first, then it goes counter-clockwise; the start player chooses last.",
      { picture: "draft", caption: "The five cards. What is not taken is shuffled into the deck with all the others." },
      {
        exactly: [
          "Everybody sees who took which card.",
          `There are ${n.cards} action cards, ${n.copies} of each action. After the draft the deck has ${n.deck.join(", ")} cards with ${n.players.join(", ")} players.`,
        ],
      },
    ],
  },

  turn: {
    title: "What happens in a turn",
    blocks: [
      {
        steps: [
          "You [place](#place) one disc on a [street](#street).",
          "You carry out its two [actions](#actions).",
          "The owners of the second and of the third disc in that stack carry out the same two actions: [activation](#activation).",
          "If the stack now has four discs, the lowest leaves: [the fourth disc](#overflow). A tile is scored.",
        ],
      },
      "Then the next player clockwise has a turn. You can’t pass: each turn uses up exactly one disc, so all have equally many turns.",
    ],
  },

  street: {
    title: "Streets",
    blocks: [
      "A street lies between two neighbouring action tiles; there are twelve. Whoever acts with a disc on a street has **both** actions that it joins, in any order.",
      { picture: "city", caption: "Donate never moves, so four streets always lead to it. Here Anna’s disc stands between Wood and Donate." },
    ],
  },

  place: {
    title: "Placing a disc",
    blocks: [
      "Choose an own disc or a [white](#white) one, and any street. It goes on top of the stack, however high that is and whoever’s discs are in it. One condition: you must be able to carry out **at least one** of the two actions, at once or after playing [cards](#cards) that you hold.",
      { picture: "place", caption: "Anna would place here on top of Boris and Yellow. All she needs is room for wood, or something to donate." },
      {
        exactly: [
          "Cards that you might still draw do not count: only the hand that you hold now.",
          "A stack of three may be chosen too; the new disc makes it four, and the lowest leaves at the end of the turn.",
          "If no disc can be placed anywhere by this rule, place any disc on any street and draw one card for each of its actions. Then you may play cards, the new ones included. With two players see [support discs](#support).",
        ],
      },
    ],
  },

  activation: {
    title: "The stack acts",
    blocks: [
      "From top to bottom, one disc after another: first the disc just placed, then the second, then the third. The owner of each carries out both actions of the street, in any order, or [draws cards](#compensate) for what is impossible. The fourth disc does not act.",
      {
        picture: "activation",
        caption: "So an own disc acts up to three times: when it is placed, as the second and as the third. In other players’ turns too.",
      },
      {
        example:
          "{0} Anna places on Wood and Donate. She takes a wood and donates it. Then {1} Boris takes wood and donates, then {2} Yellow. The fourth disc, Boris’s, does not act but [leaves](#overflow).",
      },
      {
        exactly: [
          "Positions count. A white disc at the second or third position does nothing, and the discs below do not move up for it.",
          "If several of the top three discs are yours, each acts on its own, one after another.",
          "One disc is finished before the next begins. A cell that was filled meanwhile is gone, and what is possible is judged anew each time.",
          "You may **decline** an action that you could carry out. You get no card for it.",
        ],
      },
    ],
  },

  white: {
    title: "White discs",
    blocks: [
      "A white disc gives you each of the two actions **twice**: four actions in any order. After that it is nobody’s: as the second or third disc of a stack it is skipped.",
      { picture: "white", caption: "On Wood and Donate: wood, wood, donate, donate; or wood, donate, wood, donate; or any other order." },
      {
        exactly: [
          "After your four actions the second and the third disc act as always, with two actions each, your own too.",
          "When a white disc is the fourth, the player whose turn it is exchanges it for a disc of their own: from the supply or, if there is none, from any street, where the white disc then goes on top. More: [the fourth disc](#overflow).",
        ],
      },
    ],
  },

  obligation: {
    title: "The new disc must be able to act",
    blocks: [
      "At some moment of its activation, the disc that you have just placed must be able to carry out one of its actions. Until then you may not draw a card or play one that would put every action still open out of reach.",
      { picture: "obligation", caption: "Anna has no material, but two Wood cards, and she places on Build and By sea." },
      {
        example:
          "{0} Anna may draw a card for By sea, which is impossible. For Build she may not: only By sea would be left, and none of her cards makes that possible. So she plays both Wood cards and builds a ship.",
      },
      {
        exactly: [
          "One action is enough, with a white disc one of four. Carrying it out fulfils the duty; so does declining it while it is possible.",
          "The second and the third disc have no such duty: their owners may draw cards for both actions.",
        ],
      },
    ],
  },

  actions: {
    title: "At a glance",
    blocks: [
      {
        table: [
          ["Action", "You …"],
          ["{wood} [Wood](#wood-brick-marble)", "gain 1 wood"],
          ["{brick} [Brick](#wood-brick-marble)", "gain 1 brick"],
          ["{marble} [Marble](#wood-brick-marble)", "gain 1 marble"],
          ["{build} [Build](#build)", "build a ship, a trade house or a workshop"],
          ["{weave} [Weave](#weave)", "make 1 cloth in each of your workshops"],
          ["{sea} [By sea](#sea)", "send 1 cloth with each ship to ports"],
          ["{land} [By land](#land)", "send 1 cloth to each trade city where you have a house"],
          ["{donate} [Donate](#donate)", "give 1 material to a church"],
          ["{sculpt} [Sculpt](#sculpt)", "make 1 marble a sculpture"],
        ],
      },
      "An action tile and an action card of the same name do the same. An action that you can’t carry out even in part is **impossible** and brings a [card](#compensate) instead.",
    ],
  },

  "wood-brick-marble": {
    title: "Wood, brick, marble",
    blocks: [
      "Put a cube into your warehouse for that material.",
      { picture: "material", caption: `A warehouse holds ${n.mat.warehouse}. The action is impossible while it is full.` },
    ],
  },

  build: {
    title: "Build",
    blocks: [
      "Build **one** of three things. The material spent goes back to your supply.",
      { picture: "build", caption: "The price of a ship, a trade house and a workshop." },
      {
        table: [
          ["Build", "Price", "At most"],
          ["{ship} ship", `${n.cost.ship.wood} wood`, `${n.mat.ships}`],
          ["{house} trade house", `${n.cost.house.brick} brick`, "1 in each trade city"],
          ["{workshop} workshop", `${n.cost.workshop.wood} wood, ${n.cost.workshop.brick} brick`, `${n.mat.workshops}, the first included`],
        ],
      },
      {
        exactly: [
          "A new workshop is empty.",
          "A house may be built in a city whose cloth cells are full. Every trade city has a house cell for each player.",
          "Impossible if you lack the material for everything that you have not built yet, or if you have built everything.",
        ],
      },
    ],
  },

  weave: {
    title: "Weave",
    blocks: [
      `Put a cloth into **every** workshop that you have built and that has room. A workshop holds ${n.mat.workshop} cloth.`,
      { picture: "weave", caption: "With two workshops Anna makes two cloth at once. The action is impossible only if all her workshops are full." },
    ],
  },

  sea: {
    title: "By sea",
    blocks: [
      "Each of your ships carries one cloth to a port with a free cell. Several may go to the same port, and you may send fewer than you could.",
      { picture: "sea", caption: "Anna has two ships and sends one cloth to Lisbon and one to London." },
      {
        exactly: [
          "Ships are not used up: they sail again with your next action By sea, even in the same activation.",
          "Impossible without a ship, without cloth, or if all ports are full. Sending fewer counts as carried out and brings no card.",
          "From which workshops the cloth comes is your choice by the rules; here it is taken from the fullest, which is never worse.",
        ],
      },
    ],
  },

  land: {
    title: "By land",
    blocks: [
      "Send one cloth to each trade city in which you have a house, as long as you have cloth; at most **one per city** in one action. You may leave cities out.",
      { picture: "land", caption: "Anna has houses in Troyes and Hamburg: one cloth to each. Bruges gets none." },
      { exactly: ["Impossible without cloth, or if no city with a house of yours has a free cell, even if other trade cities have one."] },
    ],
  },

  donate: {
    title: "Donate",
    blocks: [
      "Move one wood, brick or marble from your warehouse to a free cell in the row of **that** material in one of the three churches.",
      { picture: "donate", caption: "Anna gives a brick to San Miniato." },
      { exactly: ["Impossible if no material of yours has a free cell in its row of any church."] },
    ],
  },

  sculpt: {
    title: "Sculpt",
    blocks: [
      "Move one marble from your warehouse to a free sculpture cell of a church **or of the Palazzo**.",
      { picture: "sculpt", caption: "Sculptures count for their church and for the tile Sculptures. In the Palazzo they also help to win [ties](#ties)." },
      {
        exactly: [
          "Impossible without marble, or if all sculpture cells are full.",
          "A sculpture is no marble donation, and marble in a church’s marble row is no sculpture.",
        ],
      },
    ],
  },

  cards: {
    title: "Playing cards",
    blocks: [
      "An action card is one action, once. While **your disc is being activated** you may play as many as you like: before, between and after its actions, in other players’ turns too, and also a card that you have only just drawn.",
      { picture: "cards", caption: "Wherever a gap shows, cards may be played." },
      {
        exactly: [
          "A card can be played only if its action can be carried out at least in part. Cards can’t be thrown away or exchanged. There is no limit to a hand.",
          "No card may be played before you place your disc, during scoring, when your fourth disc leaves, or in the middle of an action.",
          "You may play cards even if your disc could carry out none of its actions.",
          "Played cards lie face up on the discard pile. As soon as the last card of the deck is drawn, the discard pile is shuffled into a new deck. If there is nothing to shuffle, the deck is made anew at the next draw; if there are no cards at all, none is drawn.",
          "Cards left over at the end are worth nothing.",
        ],
      },
    ],
  },

  compensate: {
    title: "A card for an impossible action",
    blocks: [
      "If you can’t carry out an action of your disc at all, you **draw an action card** for it. You choose the order of your actions, and with it whether one is impossible when it comes.",
      { picture: "compensate", caption: "Donate, with nothing to give: Boris draws a card." },
      {
        example:
          "{1} Boris has no material. His disc on Wood and Donate acts. He chooses Donate first: impossible, so he draws a card. Then he takes wood. With wood first he could have donated it, and there would have been no card.",
      },
      {
        exactly: [
          "Only the moment counts, not what cards in your hand could change. You may also make an action impossible on purpose.",
          "One card for each impossible action: up to two for a second or third disc, one for a new own or support disc, three for a new white one, since [one action must be possible](#obligation).",
          "The card can’t be refused. There is none for an action declined, or carried out in part.",
          "The action is then settled: the card can help the other actions, not this one.",
        ],
      },
    ],
  },

  overflow: {
    title: "The fourth disc",
    blocks: [
      "When all three discs have acted and the stack has four, the lowest leaves. The others stay in their order. It moves to the next space of the council and is a **seat** of its owner, no matter whose turn it is. Then the tile of that space is [scored](#scoring).",
      { picture: "overflow", caption: "Boris’s disc takes the third seat. The third tile is scored at once, and his new seat counts already." },
      "If the disc is **white**, the seat goes to the **player whose turn it is**:",
      { picture: "swap", caption: "An own disc from the supply takes the seat. The white disc comes into the supply and may be placed in a later turn." },
      {
        list: [
          "With no own disc in supply, that player takes one of their own discs from any street, at any height, for the seat. The discs above it drop, and the white disc goes on top of that stack. Nobody acts.",
          "With no own disc on the streets either, the white disc leaves the game and nobody gets the seat. The tile is scored all the same.",
        ],
      },
      {
        exactly: [
          "The disc for the seat may come from the very stack that the white disc has left.",
          "Who placed the white disc does not matter.",
          "If you place on a stack of three whose lowest disc is yours, your new disc acts, and the lowest does not: it becomes your seat.",
          `After the ${n.tiles}th tile there are no seats: a fourth disc of any kind leaves the game.`,
        ],
      },
    ],
  },

  council: {
    title: "The council",
    blocks: [
      `The ${n.tiles} spaces are filled from left to right, the top row first. So all can see in which order the tiles will be scored; a turn scores one at most.`,
      "Seats bring no points by themselves. They decide [ties](#ties), together with the sculptures in the Palazzo, and they count for the influence card of the Palazzo.",
    ],
  },

  scoring: {
    title: "Scoring a tile",
    blocks: [
      {
        table: [
          ["Tile", "Counts your cubes …"],
          ["six cities", "in that city"],
          ["three churches", "in that church: its three rows and its sculptures"],
          ["Ports", "in all three ports"],
          ["Trade cities", "in all three trade cities"],
          ["Wood, brick, marble donations", "in the rows of that material in all three churches"],
          ["Sculptures", "in the sculpture cells of the churches and of the Palazzo"],
        ],
      },
      `The most cubes bring ${first} points, the second most ${second}, the third most ${third}. **Without a cube there are no points**, and places that nobody takes are lost.`,
      { picture: "scoring", caption: "Lisbon is scored. Green has no cube there and gets nothing." },
      { exactly: ["Every cube on the board counts for two of the tiles, except a sculpture in the Palazzo, which counts for one."] },
    ],
  },

  ties: {
    title: "Ties",
    blocks: [
      "Whoever is ahead in the first of these that differs wins the tie:",
      {
        steps: [
          "council seats **plus** sculptures in the Palazzo: more;",
          "council seats alone: more;",
          "with equal seats: whoever has had that many for longer, that is, whose **last** seat came earlier;",
          "with no seats: whose **first** sculpture in the Palazzo came earlier;",
          "with neither seats nor sculptures: a tie. The points of the places concerned are added, divided and rounded down.",
        ],
      },
      {
        picture: "ties",
        caption: "Anna has 2 seats, Boris 1 seat and 1 sculpture: 2 each. Anna has more seats and wins the tie. Yellow has neither and comes last.",
      },
      {
        table: [
          ["Tied for places", `of ${first} · ${second} · ${third} each gets`, `of ${most} · ${more} · ${less} each gets`],
          tied(1, 2),
          tied(1, 3),
          tied(1, 4),
          tied(1, 5),
          tied(2, 3),
          tied(2, 4),
          tied(2, 5),
          tied(3, 5),
        ],
      },
    ],
  },

  end: {
    title: "End and final scoring",
    blocks: [
      "The game ends in one of two ways, and always after a complete round:",
      {
        list: [
          "**All discs are placed.** Then the tiles that are left are scored in order, without new seats.",
          `**All ${n.tiles} tiles are scored.** Then the round is played to its end, so that all have had equally many turns. Discs act as always; a fourth disc leaves the game.`,
        ],
      },
      "Then all influence cards are turned up and scored, each for everybody:",
      { picture: "end", caption: `First ${most}, second ${more}, third ${less} points. Without a cube there are none; ties are broken as always.` },
      "**The most points win.** If points are equal, more council seats plus Palazzo sculptures; if these are equal too, the victory is shared. Cards, material and buildings left over are worth nothing.",
      { exactly: [`If the ${n.tiles}th tile is scored in the last turn of a round, the game ends at once.`] },
    ],
  },

  "two-players": {
    title: "The third party",
    blocks: [
      "With two players a {third} **third party** takes part in every scoring like a third player: its cubes, seats and sculptures take places and win ties. It never has a turn and can’t win the game.",
      {
        list: [
          `**Discs:** ${n.twoPlayers.own} own, ${n.twoPlayers.white} white and ${n.twoPlayers.support} [support discs](#support) each.`,
          `**Influence:** you are dealt ${n.twoPlayers.dealt} cards, keep one secretly and lay another open; both open cards are shown together. One further card lies face down beside the board. It is seen by nobody before the end.`,
          "**Copying:** whenever a player has acted with a disc of a stack that holds a support disc, the third party adds **one** cube to each place where that player has just put at least one.",
        ],
      },
      {
        picture: "third",
        caption: "Anna ships two cloth to Barcelona and donates a wood. The third party adds one cube in Barcelona and one in the wood row.",
      },
      {
        exactly: [
          "A place is a city, one row of one church, or the sculpture cells of one building. If no cell is free, no cube is added.",
          "Once per place and activation: cubes put there by cards count, and the four actions of a white disc are one activation.",
          "Cubes on mats, houses, ships and workshops are not copied. In the Palazzo the third party’s sculpture comes after the player’s.",
        ],
      },
    ],
  },

  support: {
    title: "Support discs",
    blocks: [
      "Support discs are the third party’s colour. On your turn you may place one instead of an own or white disc, but only on a stack **without** a support disc.",
      {
        picture: "support",
        caption: "Allowed on an empty street and on any coloured or white discs; not on a stack that holds a support disc, at whatever height.",
      },
      {
        list: [
          "Placing it: you carry out the two actions as with an own disc, then the third party copies. **No other disc of the stack acts.** A fourth disc leaves as always.",
          "Placing an own or white disc on a stack that holds one: a normal turn, but after **each** activation the third party copies. Support discs and white discs below are skipped.",
          "The support disc counts even as the fourth. When it leaves, it becomes a seat of the third party.",
        ],
      },
      {
        exactly: [
          "A seat won through a white disc always needs a disc of the player’s own colour, never a support disc.",
          "If you hold only support discs and can place none, place one on any street without a support disc and draw two cards. Then you may play cards; the third party copies, and a fourth disc leaves.",
        ],
      },
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
          ["[New disc](#obligation)", "must be able to act", "must carry out an action; or: is checked only when it is placed"],
          ["[Ties in the Palazzo](#ties)", "by first sculptures", "by last sculptures"],
          ["[Tie for the victory](#end)", "shared", "goes on through all steps of ties"],
          ["[City](#setup)", "shuffled", "suggested layout"],
        ],
      },
    ],
  },
};

export const en = {
  title: "Calimala",
  lead: "Rules for 2 to 5 players. Reading them takes about ten minutes; what stands under “To be exact” can wait until you need it.",
  minute,
  chapters,
  sections,
};
